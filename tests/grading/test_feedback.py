"""The words of the feedback, in each language."""

import json

import pytest

from tools.grading.course import LANGUAGES, ROOT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["tools/grading/words/{}.json", "exercises/messages/{}/check.json"]
)
def test_catalogues_are_complete(language: str, name: str) -> None:
    def keys(language: str) -> list:
        words = json.loads((ROOT / name.format(language)).read_text("utf-8"))
        return [words.keys(), words.get("verdicts", {}).keys()]

    assert keys(language) == keys("ru")
