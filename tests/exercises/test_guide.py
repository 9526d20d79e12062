"""The teacher's guide says of each mistake what grading then does."""

from tools.grading.course import LANGUAGES
from tools.grading.guide import LOST, NAMED


def rows(text: str) -> dict[str, list[str]]:
    """The cells of the guide's tables by their first one."""
    lines = [line[2:-2].split(" | ") for line in text.splitlines() if line[:1] == "|"]
    return {first: [cell.strip() for cell in cells] for first, *cells in lines}


def test_guide_agrees_with_the_marks(course) -> None:
    table = rows((course.folder / "course/guide-ru.md").read_text("utf-8"))
    tests, faults = list(course.homework.checks), []
    marks, words = course.marks(), course.homework.catalogue("ru")["mistakes"]
    for function, mistakes in course.homework.mistakes.items():
        for mistake in mistakes:
            said = dict(zip(tests, table[words[mistake]["text"].replace("|", r"\|")], strict=True))
            for name in course.questions_of(function):
                if course.by_hand(name) and not course.wrong_by_hand(name, mistake):
                    continue
                verdict = marks[f"mistake-{mistake}"][name]["verdict"]
                right = {"correct": "", f"wrong:{mistake}": NAMED}.get(verdict, LOST)
                if said[name] != right:
                    faults.append(f"{mistake}: {name}: {said[name]!r}, but it was {verdict}")
    assert not faults, "\n".join(faults)


def test_guide_is_in_each_language(course) -> None:
    guides = {(course.folder / f"course/guide-{each}.md").read_text("utf-8") for each in LANGUAGES}
    assert len(guides) == len(LANGUAGES)
    assert all("HOMEWORK_SEED" in guide for guide in guides)
