"""nbgrader's course: source, release and gradebook, made from the texts."""

import json
import shutil
from pathlib import Path

import nbformat

from tools.grading.course import ROOT, Assignment, GradingError, assignments
from tools.grading.hidden import Tests, tests
from tools.grading.nbgrader import CONFIG, api
from tools.grading.source import source

EXERCISES = ROOT / "exercises"


def release(course: Path, seed: str) -> None:
    """Makes or renews every assignment in the course folder.

    Raises
    ------
    GradingError
        When a text or its data are at fault, before anything is written; or when nbgrader
        refuses them.
    """
    made = [(assignment, _files(assignment, seed)) for assignment in assignments()]
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


def _files(assignment: Assignment, seed: str) -> dict[str, str]:
    """What the assignment's folder holds: the notebook and all that it imports, by name."""
    data = tests(assignment, seed)
    return {
        f"{assignment.homework}.ipynb": nbformat.writes(source(assignment, data)),
        "check.py": (EXERCISES / "check.py").read_text("utf-8"),
        "messages.json": _json(messages(assignment)),
        "mistakes.json": _json(_visible_mistakes(data)),
    }


def messages(assignment: Assignment) -> dict[str, str]:
    """What `check` says in the language of the assignment, by verdict."""
    folder = EXERCISES / "messages" / assignment.language
    common = json.loads((folder / "check.json").read_text("utf-8"))
    own = json.loads((folder / f"{assignment.homework}.json").read_text("utf-8"))
    return common | {mistake: entry["text"] for mistake, entry in own["mistakes"].items()}


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
