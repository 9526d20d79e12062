"""Every solution, stub, mistake and correct variant of every homework, really graded."""

import html
import json
import re

from tools.grading.course import LANGUAGES, ROOT


def score(rows: dict) -> float:
    return sum(float(row["score"]) for row in rows.values())


def maximum(rows: dict) -> float:
    return sum(float(row["maximum"]) for row in rows.values())


def verdicts(rows: dict) -> dict[str, str]:
    return {name: row["verdict"] for name, row in rows.items()}


def test_solution_has_full_marks_in_each_language(course) -> None:
    marks = course.marks()
    for language in LANGUAGES:
        rows = marks[f"solved-{language}"]
        assert score(rows) == maximum(rows) > 0, verdicts(rows)
        assert set(verdicts(rows).values()) == {"correct", "by-hand"}


def test_stub_has_no_marks_in_each_language(course) -> None:
    marks = course.marks()
    for language in LANGUAGES:
        rows = marks[f"stub-{language}"]
        assert score(rows) == 0
        assert set(verdicts(rows).values()) == {"unanswered"}


def test_mistake_loses_its_points_and_no_others(course) -> None:
    marks, faults = course.marks(), []
    for function, mistakes in course.homework.mistakes.items():
        for mistake in mistakes:
            rows = marks[f"mistake-{mistake}"]
            lost = {name for name, row in rows.items() if row["score"] != row["maximum"]}
            expected = {
                name
                for name in course.questions_of(function)
                if mistake in course.tests[name].mistakes
                and (not course.by_hand(name) or course.wrong_by_hand(name, mistake))
            }
            if lost != expected or not lost:
                faults.append(f"{mistake} loses {sorted(lost)}, should lose {sorted(expected)}")
    assert not faults, "\n".join(faults)


def test_mistake_is_named_in_the_students_language(course) -> None:
    marks, faults = course.marks(), []
    for function, mistakes in course.homework.mistakes.items():
        hidden = [n for n in course.questions_of(function) if not course.tests[n].visible]
        written = [name for name in hidden if not course.by_hand(name)]
        for mistake in mistakes:
            rows = marks[f"mistake-{mistake}"]
            named = [n for n in written or hidden if rows[n]["verdict"] == f"wrong:{mistake}"]
            language = next(iter(rows.values()))["assignment"].rpartition("-")[2]
            text = course.homework.catalogue(language)["mistakes"][mistake]["text"]
            page = course.feedback(f"mistake-{mistake}", language)
            if not named or text.replace("`", "") not in page:
                faults.append(f"{mistake}: {verdicts(rows)}")
    assert not faults, "\n".join(faults)


def test_correct_variants_have_full_marks(course) -> None:
    marks = course.marks()
    variants = {student: rows for student, rows in marks.items() if student.startswith("variant-")}
    assert len(variants) == len(course.homework.variants())
    faults = {s: verdicts(rows) for s, rows in variants.items() if score(rows) != maximum(rows)}
    assert not faults


def test_imported_metric_is_refused_and_told(course) -> None:
    marks = course.marks()
    written = [name for name in course.homework.checks if not course.by_hand(name)]
    for module in ("sklearn.metrics", "course_lib"):
        rows = marks[f"unfair-{module}"]
        assert {rows[name]["verdict"] for name in written} == {"unfair-import"}
        assert {rows[name]["score"] for name in written} == {"0"}
        language = next(iter(rows.values()))["assignment"].rpartition("-")[2]
        words = ROOT / f"tools/grading/words/{language}.json"
        told = json.loads(words.read_text("utf-8"))["verdicts"]["unfair-import"]
        assert told in course.feedback(f"unfair-{module}", language)


def test_feedback_gives_nothing_away(course) -> None:
    secrets = set()
    for test in course.tests.values():
        if not test.visible:
            secrets |= {str(item) for case in test.data for item in case if len(str(item)) > 12}
            secrets |= {text for text in map(str, test.expected) if "/" in text or len(text) > 6}
    secrets -= {"ValueError"}
    for path in (course.folder / "course/feedback").rglob("*.html"):
        text = html.unescape(re.sub(r"<style>.*?</style>", "", path.read_text("utf-8"), flags=re.S))
        assert not [secret for secret in secrets if secret in text], path
        assert "Traceback" not in text
        assert "check." not in text
