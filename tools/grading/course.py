"""Where the homework stands: its texts in the repository, nbgrader's course made from them."""

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
HOMEWORK = ROOT / "_homework"
LANGUAGES = ("ru", "uk", "vi")


class GradingError(Exception):
    """What stops the command; the message says what to do."""


class Assignment(NamedTuple):
    """One homework in one language: one assignment of nbgrader."""

    homework: str
    language: str

    @property
    def name(self) -> str:
        """The name that nbgrader knows, such as average-precision-ru."""
        return f"{self.homework}-{self.language}"

    @property
    def text(self) -> Path:
        """The homework's text, stubs and tests."""
        return ROOT / "exercises" / self.language / f"{self.homework}.md"

    @property
    def solution(self) -> Path:
        """Its worked solution."""
        return ROOT / "solutions" / self.language / f"{self.homework}.md"

    @property
    def data(self) -> Path:
        """What its notebook reads, and is released beside it, if it reads anything."""
        return ROOT / "exercises" / "data" / f"{self.homework}.json"

    def notebook(self, step: Path) -> Path:
        """Its notebook in one of nbgrader's folders, such as _homework/release."""
        return step / self.name / f"{self.homework}.ipynb"

    @property
    def module(self) -> str:
        """The name of its Python modules, average_precision."""
        return self.homework.replace("-", "_")


def homeworks(only: str | None = None) -> list[str]:
    """The names of every homework that a language has, or one of them; GradingError if none."""
    texts = (ROOT / "exercises" / language for language in LANGUAGES)
    found = sorted({path.stem for folder in texts for path in folder.glob("*.md")})
    if only not in (None, *found):
        raise GradingError(f"there is no homework {only!r}; there are {', '.join(found)}")
    return [name for name in found if only in (None, name)]


def assignments(only: str | None = None) -> list[Assignment]:
    """Every homework, or one of them, in every language; GradingError if a language lacks it."""
    found = [Assignment(name, language) for name in homeworks(only) for language in LANGUAGES]
    for assignment in found:
        for path in (assignment.text, assignment.solution):
            if not path.is_file():
                raise GradingError(f"{path.relative_to(ROOT)} is missing: write it")
    return found
