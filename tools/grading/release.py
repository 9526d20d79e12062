"""nbgrader's course: source, release and gradebook, made from the texts."""

import json
import re
import shutil
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from tools.grading.answers import grade_id
from tools.grading.course import LANGUAGES, ROOT, Assignment, GradingError
from tools.grading.hidden import Tests, tests
from tools.grading.nbgrader import CONFIG, api
from tools.grading.source import source
from tools.grading.verdicts import questions

EXERCISES = ROOT / "exercises"
HIDDEN_REGION = re.compile(r"### BEGIN HIDDEN TESTS.*?### END HIDDEN TESTS", re.DOTALL)


def release(course: Path, chosen: list[Assignment], seed: str) -> dict[str, dict[str, Tests]]:
    """Makes or renews assignments in the course folder; the data of their tests, by homework.

    Raises
    ------
    GradingError
        When a text or its data are at fault, before anything is written; or when nbgrader
        refuses them.
    """
    # The same in each language.
    drawn = {each.homework: tests(each, seed) for each in chosen if each.language == LANGUAGES[0]}
    made = [(assignment, _files(assignment, drawn[assignment.homework])) for assignment in chosen]
    course.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(CONFIG, course / CONFIG.name)
    nbgrader = api(course)
    for assignment, files in made:
        folder = course / "source" / assignment.name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name, text in files.items():
            (folder / name).write_text(text, "utf-8")
        result = nbgrader.generate_assignment(assignment.name)
        if not result["success"]:
            raise GradingError(_refusal(assignment, course, result))
        print(f"Released {assignment.name}", flush=True)
    return drawn


def _files(assignment: Assignment, data: dict[str, Tests]) -> dict[str, str]:
    """What the assignment's folder holds: the notebook and all that it needs, by name."""
    notebook = source(assignment, data)
    read = [assignment.data] if assignment.data.is_file() else []
    return {
        f"{assignment.homework}.ipynb": nbformat.writes(notebook),
        "check.py": (EXERCISES / "check.py").read_text("utf-8"),
        "messages.json": _json(messages(assignment)),
        "mistakes.json": _json(_visible_mistakes(data)),
        "questions.json": _json(_questions(assignment, notebook)),
        **{path.name: path.read_text("utf-8") for path in read},
    }


def messages(assignment: Assignment) -> dict[str, str]:
    """What `check` says in the language of the assignment, by verdict."""
    common = EXERCISES / "messages" / assignment.language / "check.json"
    mistakes = catalogue(assignment)["mistakes"]
    return json.loads(common.read_text("utf-8")) | {m: mistakes[m]["text"] for m in mistakes}


def catalogue(assignment: Assignment) -> dict[str, dict]:
    """The words of the assignment: its title, its questions, its mistakes."""
    folder = EXERCISES / "messages" / assignment.language
    return json.loads((folder / f"{assignment.homework}.json").read_text("utf-8"))


def _questions(assignment: Assignment, notebook: NotebookNode) -> list[dict]:
    """What can be seen at home of each question: its visible tests, or its stub."""
    titles = catalogue(assignment)["questions"]
    sources = {grade_id(cell): cell.source for cell in notebook.cells}
    found: dict[str, dict] = {}
    for question in questions(notebook):
        known = found.setdefault(
            question.answer,
            {"name": question.answer, "title": titles[question.name]["title"], "tests": []},
        )
        if question.by_hand:
            known["stub"] = sources[question.answer].strip()
        else:
            known["tests"].append(HIDDEN_REGION.sub("", sources[question.name]).strip())
    return list(found.values())


def _visible_mistakes(data: dict[str, Tests]) -> dict[str, dict[str, list[str]]]:
    return {name: test.mistakes for name, test in data.items() if test.visible}


def _json(value: dict) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _refusal(assignment: Assignment, course: Path, result: dict) -> str:
    if "there are submissions associated" in result["error"]:
        return (
            f"{assignment.name}: cells were added or removed, but {course}/gradebook.db holds "
            "marks for the old ones: keep a copy of that file, remove it and release again"
        )
    return f"{assignment.name}: nbgrader refused it\n{result.get('log', '')}{result['error']}"
