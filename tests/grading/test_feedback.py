"""The words of the feedback, in each language."""

import json

import pytest

from tools.grading.course import LANGUAGES, ROOT, Assignment
from tools.grading.feedback import feedback
from tools.grading.marks import Mark


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["tools/grading/words/{}.json", "exercises/messages/{}/check.json"]
)
def test_catalogues_are_complete(language: str, name: str) -> None:
    def keys(language: str) -> list:
        words = json.loads((ROOT / name.format(language)).read_text("utf-8"))
        return [words.keys(), words.get("verdicts", {}).keys()]

    assert keys(language) == keys("ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_links_to_the_book_and_shows_code_as_code(language: str) -> None:
    homework = Assignment("case-study", language)
    verdict = "wrong:binary-logarithm"
    page = feedback(homework, "O'Neil", [Mark("O'Neil", homework.name, "plot", 0, 1, verdict)], {})
    assert f"/{language}/probabilities.html#prob-log-loss" in page
    assert "<code>math.log</code>" in page
    assert "`" not in page
