"""Feedback points to sections that the book has."""

import json

import pytest

from tools.grading.course import LANGUAGES, ROOT, Assignment
from tools.grading.sections import section_title


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pointer_has_its_section(language: str) -> None:
    homework = Assignment("average-precision", language)
    path = ROOT / f"exercises/messages/{language}/average-precision.json"
    texts = json.loads(path.read_text("utf-8"))
    entries = [*texts["mistakes"].values(), *texts["questions"].values()]
    for label in {entry["section"] for entry in entries}:
        assert section_title(homework, label), label
    assert section_title(homework, "ap-nowhere") is None
