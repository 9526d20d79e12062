"""The submissions in a folder of nbgrader's submitted layout: <student>/<assignment>/."""

import re
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple
from unicodedata import normalize

from tools.grading.course import Assignment, GradingError

NOT_FOR_NBGRADER = re.compile(r'[=*?[\]%#\\<>"\x00-\x1f\x7f]')
# Bytes of a folder's name.
LONGEST = 255


class Submission(NamedTuple):
    """What one student handed in for one assignment."""

    student: str
    assignment: Assignment
    folder: Path

    @property
    def student_id(self) -> str:
        """The student in nbgrader: a folder's name with the characters written out (`=3C`) that
        nbgrader would take for a pattern, an address, HTML or a script.
        """
        return NOT_FOR_NBGRADER.sub(lambda found: f"={ord(found[0]):02X}", self.student)

    def notebooks(self) -> list[Path]:
        """The notebooks in it: files alone, for a link may lead anywhere."""
        return [path for path in _notebooks(self.folder) if _is_file(path)]


def shown(name: str | Path) -> str:
    """A name from a folder as one line of text, whatever a terminal would do with it."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in str(name))


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
            remarks.append(f"{shown(path)}: there is no assignment {shown(path.name)}")
            continue
        submission = Submission(student, assignments[path.name], path)
        if why := _refused(submission):
            remarks.append(f"{shown(path)}: not graded; {why}")
            continue
        key = (student, path.name)
        if key in found:
            remarks.append(f"{shown(student)}, {path.name}: two folders; the newer one counts")
        if key not in found or _written(path) > _written(found[key].folder):
            found[key] = submission
    if not found:
        names = ", ".join(sorted(assignments))
        raise GradingError(
            f"{folder}: no submission in it; expected <student>/<assignment>/, assignments: {names}"
        )
    return [found[key] for key in sorted(found)], remarks


def _written(folder: Path) -> float:
    """When the newest notebook of a folder was written; a copied folder has a time of its own."""
    return max((path.lstat().st_mtime for path in _notebooks(folder)), default=0.0)


def _notebooks(folder: Path) -> list[Path]:
    """What is called like a notebook; not `._name.ipynb`, which macOS puts beside a file."""
    try:
        found = sorted(folder.iterdir())
    except OSError:  # a folder that we may not read holds nothing for us
        return []
    return [p for p in found if p.suffix.lower() == ".ipynb" and not p.name.startswith(".")]


def _is_file(path: Path) -> bool:
    try:
        return S_ISREG(path.lstat().st_mode)
    except OSError:
        return False


def _refused(submission: Submission) -> str | None:
    """Why a submission cannot be graded as this student's, None if it can."""
    student, _, folder = submission
    if folder.is_symlink() or folder.parent.is_symlink():
        return "it is a link, which may lead to the work of others: put the folder itself there"
    if not student or student.startswith("."):
        return "the student's folder has a name of dots or spaces: rename it"
    try:
        # A folder of the gradebook's name will stand in autograded/.
        if len(submission.student_id.encode()) > LONGEST:
            return "the name of the student's folder is too long: shorten it"
    except UnicodeEncodeError:
        return "the name of the student's folder is not UTF-8: rename it"
    return None


def _misplaced(folder: Path) -> list[str]:
    """What lies where no submission can: files beside the students' folders, or in them."""
    expected = "expected <student>/<assignment>/<notebook>"
    remarks = []
    for path in sorted(folder.glob("[!.]*")):
        if not path.is_dir():
            remarks.append(f"{shown(path)}: not graded; {expected}")
        elif not any(path.glob("[!.]*/")):
            remarks.append(f"{shown(path)}: no assignment in it; {expected}")
        else:
            loose = [each for each in _notebooks(path) if _is_file(each)]
            remarks += [f"{shown(each)}: not graded; {expected}" for each in loose]
    return remarks
