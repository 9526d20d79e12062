"""The submissions in a folder of nbgrader's submitted layout: <student>/<assignment>/."""

import re
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

from tools.grading.course import Assignment, GradingError


class Submission(NamedTuple):
    """What one student handed in for one assignment."""

    student: str
    assignment: Assignment
    folder: Path

    @property
    def student_id(self) -> str:
        """The student in nbgrader, which takes some characters of a folder's name for a pattern."""
        return re.sub(r"[%*?[\]]", lambda found: f"%{ord(found[0]):02X}", self.student)

    def notebooks(self) -> list[Path]:
        """The notebooks in it: files alone, for a link may lead anywhere."""
        found = sorted(self.folder.glob("*.ipynb"))
        return [path for path in found if path.is_file() and not path.is_symlink()]


def submissions(
    folder: Path, assignments: dict[str, Assignment]
) -> tuple[list[Submission], list[str]]:
    """The submissions by student and assignment, and what in the folder cannot be graded.

    Names of students are in Unicode's composed form (NFC): two spellings of one name are one
    student, whose submission is the newer one.

    Raises
    ------
    GradingError
        When there is no such folder, or no submission in it.
    """
    if not folder.is_dir():
        raise GradingError(f"{folder}: there is no such folder")
    found: dict[tuple[str, str], Submission] = {}
    remarks = _misplaced(folder)
    for path in sorted(folder.glob("[!.]*/[!.]*/")):
        student = normalize("NFC", path.parent.name).strip()
        if path.name not in assignments:
            remarks.append(f"{path}: there is no assignment {path.name}")
            continue
        key = (student, path.name)
        if key in found:
            remarks.append(f"{student}, {path.name}: two folders; the newer one counts")
        if key not in found or _written(path) > _written(found[key].folder):
            found[key] = Submission(student, assignments[path.name], path)
    if not found:
        names = ", ".join(sorted(assignments))
        raise GradingError(
            f"{folder}: no submission in it; expected <student>/<assignment>/, assignments: {names}"
        )
    return [found[key] for key in sorted(found)], remarks


def _written(folder: Path) -> float:
    """When the newest notebook of a folder was written; a copied folder has a time of its own."""
    return max((path.stat().st_mtime for path in folder.glob("*.ipynb")), default=0.0)


def _misplaced(folder: Path) -> list[str]:
    """What lies where no submission can: files beside the students' folders, or in them."""
    expected = "expected <student>/<assignment>/<notebook>"
    remarks = []
    for path in sorted(folder.glob("[!.]*")):
        if not path.is_dir():
            remarks.append(f"{path}: not graded; {expected}")
        elif not any(path.glob("[!.]*/")):
            remarks.append(f"{path}: no assignment in it; {expected}")
        else:
            loose = sorted(path.glob("[!.]*.ipynb"))
            remarks += [f"{each}: not graded; {expected}" for each in loose if each.is_file()]
    return remarks
