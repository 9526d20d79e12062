"""What a batch has found so far, so that a stopped one goes on where it was."""

import json
import shutil
from hashlib import file_digest, sha256
from pathlib import Path

from tools.grading.answers import LARGEST
from tools.grading.course import ROOT
from tools.grading.run import Outcome
from tools.grading.submissions import Submission


class Journal:
    """The outcomes of an unfinished batch, each under all that it follows from.

    A submission that was changed since, or tests, limits or a grader that were, is run again.
    """

    def __init__(self, course: Path, conditions: str = "") -> None:
        self._folder = course / "unfinished"
        grader = sorted((ROOT / "tools" / "grading").rglob("*.py"))
        self._base = sha256(conditions.encode())
        for path in grader:
            self._base.update(path.read_bytes())

    def get(self, submission: Submission) -> Outcome | None:
        """The outcome of a submission, if it was found before."""
        path = self._path(submission)
        return Outcome(**json.loads(path.read_text("utf-8"))) if path.is_file() else None

    def put(self, submission: Submission, outcome: Outcome) -> None:
        """Keeps the outcome, whole or not at all."""
        path = self._path(submission)
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(".partial")
        partial.write_text(json.dumps(outcome._asdict()), "utf-8")
        partial.replace(path)

    def clear(self) -> None:
        """Forgets everything: the batch is done."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def _path(self, submission: Submission) -> Path:
        key = self._base.copy()
        key.update(repr((submission.student, submission.assignment)).encode())
        for path in submission.notebooks():
            key.update(repr(path.name).encode() + _content(path))
        return self._folder / f"{key.hexdigest()}.json"


def _content(path: Path) -> bytes:
    """What stands for a file's content; one too large to be graded is not read."""
    try:
        size = path.stat().st_size
        if size > LARGEST:
            return str(size).encode()
        with path.open("rb") as file:
            return file_digest(file, "sha256").digest()
    except OSError as error:
        return type(error).__name__.encode()
