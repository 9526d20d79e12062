"""A class for each homework: solutions, stubs, every mistake and every correct variant."""

import csv
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import nbformat
import pytest
from bs4 import BeautifulSoup

from tools.grading import hidden
from tools.grading.answers import grade_id
from tools.grading.course import LANGUAGES, ROOT, Assignment, homeworks
from tools.grading.lacks import VARIANTS_FOLDER
from tools.grading.verdicts import Question, questions

SEED = "of the tests"


class Homework(NamedTuple):
    """A homework with its tests, as the course has them."""

    name: str

    @property
    def _module(self) -> str:
        return Assignment(self.name, "ru").module

    @property
    def checks(self) -> dict:
        return import_module(f"exercises.cases.{self._module}").CHECKS

    @property
    def mistakes(self) -> dict[str, dict[str, Callable]]:
        return import_module(f"exercises.mistakes.{self._module}").MISTAKES

    @property
    def mistakes_source(self) -> str:
        """The wrong functions, without what they are listed with."""
        text = (ROOT / f"exercises/mistakes/{self._module}.py").read_text("utf-8")
        text = text.replace("from exercises.mistakes import named\n", "")
        return text[: text.index("\nMISTAKES = ")]

    def tests(self, seed: str = SEED) -> dict[str, hidden.Tests]:
        return hidden.tests(Assignment(self.name, "ru"), seed)

    def catalogue(self, language: str) -> dict:
        path = ROOT / "exercises/messages" / language / f"{self.name}.json"
        return json.loads(path.read_text("utf-8"))

    def variants(self) -> list[Path]:
        return sorted((VARIANTS_FOLDER / self.name).glob("*/*.py"))


class Course:
    """A course with one homework, and the class that hands it in."""

    def __init__(self, homework: Homework, folder: Path) -> None:
        self.homework, self.folder = homework, folder
        self.handed_in = folder / "handed in"
        self("solutions", "--seed", SEED)
        self.release = self.notebook("release", "ru")
        self.questions: list[Question] = questions(self.release)
        self.tests = homework.tests()

    def __call__(self, *arguments: str | Path) -> subprocess.CompletedProcess:
        """Runs `python -m tools.grading` as make does; it must not refuse."""
        environment = {k: v for k, v in os.environ.items() if k != "HOMEWORK_SEED"}
        only = ("--homework", self.homework.name, "--course", str(self.folder / "course"))
        done = subprocess.run(
            [sys.executable, "-m", "tools.grading", *map(str, arguments), *only],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
        )
        assert done.returncode in (0, 1), done.stdout + done.stderr
        return done

    def path(self, step: str, language: str) -> Path:
        return Assignment(self.homework.name, language).notebook(self.folder / "course" / step)

    def notebook(self, step: str, language: str) -> nbformat.NotebookNode:
        return nbformat.read(self.path(step, language), as_version=4)

    def answer(self, name: str) -> nbformat.NotebookNode:
        """The stub of a question's answer."""
        wanted = next(question.answer for question in self.questions if question.name == name)
        return next(cell for cell in self.release.cells if grade_id(cell) == wanted)

    def questions_of(self, function: str) -> list[str]:
        """The tests of a function, or of what is found with it by hand."""
        return [name for name, check in self.homework.checks.items() if check.function == function]

    def by_hand(self, name: str) -> bool:
        """Whether a test asks for a value, not for a function."""
        return "def " not in self.answer(name).source

    def hands_in(self, student: str, language: str, step: str, answers: dict[str, str]) -> None:
        """The solved or the released notebook, with other sources for some answers."""
        assignment = Assignment(self.homework.name, language)
        folder = self.handed_in / student / assignment.name
        shutil.copytree(self.path(step, language).parent, folder)
        notebook = self.notebook(step, language)
        for cell in notebook.cells:
            cell.source = answers.get(grade_id(cell), cell.source)
        nbformat.write(notebook, folder / f"{assignment.homework}.ipynb")

    def mistaken(self, function: str, mistake: str) -> dict[str, str]:
        """The answers of a student who makes the mistake wherever it can be made."""
        wrong = self.homework.mistakes[function][mistake]
        answers = {}
        for name in self.questions_of(function):
            stub = self.answer(name)
            if not self.by_hand(name):
                source = f"{self.homework.mistakes_source}\n\n{function} = {wrong.__name__}\n"
                answers[grade_id(stub)] = source
            elif literal := self.wrong_by_hand(name, mistake):
                variable = stub.source.partition("=")[0].strip()
                answers[grade_id(stub)] = f"{variable} = {literal}"
        return answers

    def wrong_by_hand(self, name: str, mistake: str) -> str | None:
        """What the mistake gives for a question by hand, if that is a number or a list of them."""
        given = self.tests[name].mistakes.get(mistake)
        return _literal(given[0]) if given else None

    def marks(self) -> dict[str, dict[str, dict[str, str]]]:
        """By student and question, the row of the table."""
        table: dict = {}
        with (self.folder / "course/marks.csv").open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                table.setdefault(row["student"], {})[row["question"]] = row
        return table

    def feedback(self, student: str, language: str) -> str:
        """What the student reads."""
        assignment = Assignment(self.homework.name, language)
        folder = self.folder / "course/feedback" / student / assignment.name
        page = (folder / f"{assignment.homework}.html").read_text("utf-8")
        return BeautifulSoup(page, "html.parser").get_text()


def _literal(answer: hidden.Answer) -> str | None:
    """The answer as Python text, None if it is no number."""
    if isinstance(answer, list):
        items = [_literal(item) for item in answer]
        return None if None in items else f"[{', '.join(items)}]"
    try:
        Fraction(answer)
    except ValueError:
        return None
    return f'Fraction("{answer}")'


def language_of(number: int) -> str:
    return LANGUAGES[number % len(LANGUAGES)]


@pytest.fixture(scope="session", params=homeworks())
def homework(request: pytest.FixtureRequest) -> Homework:
    return Homework(request.param)


@pytest.fixture
def homeworks_of_the_course() -> list[Homework]:
    return [Homework(name) for name in homeworks()]


@pytest.fixture(scope="session")
def course(homework: Homework, tmp_path_factory: pytest.TempPathFactory) -> Course:
    """The class has handed its work in, and it is graded."""
    course = Course(homework, tmp_path_factory.mktemp(homework.name))
    for language in LANGUAGES:
        course.hands_in(f"solved-{language}", language, "solved", {})
        course.hands_in(f"stub-{language}", language, "release", {})
    number = 0
    for function, mistakes in homework.mistakes.items():
        for mistake in mistakes:
            answers = course.mistaken(function, mistake)
            course.hands_in(f"mistake-{mistake}", language_of(number), "solved", answers)
            number += 1
    for path in homework.variants():
        answers = {grade_id(course.answer(_first(course, path))): path.read_text("utf-8")}
        course.hands_in(_student(path), language_of(number), "solved", answers)
        number += 1
    for module in ("sklearn.metrics", "course_lib"):
        unfair = {
            grade_id(course.answer(name)): f"from {module} import roc_auc as {check.function}"
            for name, check in homework.checks.items()
            if not course.by_hand(name)
        }
        course.hands_in(f"unfair-{module}", language_of(number), "solved", unfair)
        number += 1
    course("grade", course.handed_in)
    return course


def _first(course: Course, path: Path) -> str:
    """The first test of the function that a variant writes."""
    function = path.parent.name
    asked = [name for name in course.questions_of(function) if not course.by_hand(name)]
    assert asked, f"{path}: no test asks for {function}"
    return asked[0]


def _student(path: Path) -> str:
    return f"variant-{path.parent.name}-{path.stem}"
