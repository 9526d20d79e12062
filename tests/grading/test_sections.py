"""Links from a homework to the book."""

import pytest

from tools.grading.course import LANGUAGES, GradingError
from tools.grading.sections import linked, sections


def test_heading_is_found_by_its_label() -> None:
    assert sections("vi")["ap-definition"].page == "average-precision"
    assert sections("ru")["ap-definition"].title != sections("vi")["ap-definition"].title
    assert "ap-nowhere" not in sections("ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_plain_text(language: str) -> None:
    titles = [section.title for section in sections(language).values()]
    assert any(title.startswith("Fβ: ") for title in titles)
    assert not [title for title in titles if {*"$\\`*"} & {*title}]


def test_link_leads_to_the_edition_of_the_language() -> None:
    text = linked("[x](book:roc-definition) and [y](book:auc-pairs)", "uk")
    assert "/uk/roc-curve.html#roc-definition)" in text
    assert "/uk/auc.html#auc-pairs)" in text


def test_link_to_no_section_is_refused() -> None:
    with pytest.raises(GradingError, match="book:roc-nowhere leads to no section of book/uk"):
        linked("[x](book:roc-nowhere)", "uk")
