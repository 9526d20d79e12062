"""Rows of blocks side by side: what pairs, what stands once, and what is refused."""

import pytest
from bs4 import BeautifulSoup, Tag

from tools.site.alignment import MisalignedError, align, alone

PAGE = """
<section id="page"><h1>{title}<a class="headerlink" href="#page">#</a></h1><p>{text}</p>
<section id="part"><h2>{title}</h2>
<div class="math" id="{code}-eq">34/45</div>
<div class="cell"><div class="cell_input">print(1)</div><div class="cell_output">{code}</div></div>
</section></section>
"""


def section(html: str) -> Tag:
    return BeautifulSoup(html, "html.parser").section


def editions(**changes: str) -> dict[str, Tag]:
    """A page in three languages; a keyword gives a language's text instead."""
    pages = {
        code: PAGE.format(code=code, title=f"title {code}", text=f"text {code}")
        for code in ("ru", "uk", "vi")
    }
    return {code: section(html) for code, html in (pages | changes).items()}


def vietnamese(old: str, new: str) -> dict[str, Tag]:
    html = PAGE.format(code="vi", title="title vi", text="text vi")
    assert old in html
    return editions(vi=html.replace(old, new))


def test_rows_are_the_blocks_in_order_with_the_sections_where_they_begin():
    rows = align(editions(), "page.html")
    assert [row.section for row in rows] == ["page", None, "part", None, None, None]
    assert [list(row.shown) for row in rows] == [
        ["ru", "uk", "vi"],
        ["ru", "uk", "vi"],
        ["ru", "uk", "vi"],
        ["ru"],
        ["ru"],
        ["ru", "uk", "vi"],
    ]
    assert rows[1].cells["uk"].get_text() == "text uk"


def test_a_block_that_is_the_same_in_all_stands_once():
    formula, code, output = align(editions(), "page.html")[3:]
    assert formula.shared
    assert formula.cells["ru"].get_text() == "34/45"
    assert code.shared
    assert not output.shared


def test_the_part_of_a_code_cell_stands_alone_in_a_cell():
    pages = editions()
    block = align(pages, "page.html")[4].cells["ru"]
    assert block.parent["class"] == ["cell"]  # still in the page
    shell = alone(block)
    assert shell["class"] == ["cell"]
    assert [part.get_text() for part in shell] == ["print(1)"]


def test_a_block_that_differs_in_one_language_stands_in_each():
    rows = align(vietnamese("34/45", "34/46"), "page.html")
    assert not rows[3].shared
    assert rows[3].cells["vi"].get_text() == "34/46"


def test_a_missing_block_is_named_with_page_section_and_what_stands_there():
    with pytest.raises(MisalignedError) as error:
        align(vietnamese('<div class="math" id="vi-eq">34/45</div>', ""), "page.html")
    message = str(error.value)
    assert "page.html#part: block 2" in message
    assert "ru: formula «34/45»" in message
    assert "vi: code «print(1)»" in message


def test_a_missing_last_block_is_named():
    with pytest.raises(MisalignedError) as error:
        align(vietnamese("<p>text vi</p>", ""), "page.html")
    message = str(error.value)
    assert "page.html#page: block 2" in message
    assert "uk: paragraph «text uk»" in message
    assert "vi: nothing" in message


def test_a_block_of_another_kind_is_refused():
    with pytest.raises(MisalignedError, match="vi: list «text vi»"):
        align(vietnamese("<p>text vi</p>", "<ul><li>text vi</li></ul>"), "page.html")


@pytest.mark.parametrize("old", ['<section id="part">', '<section id="page">'])
def test_a_section_with_another_label_is_refused(old: str):
    with pytest.raises(MisalignedError, match=r"page\.html.*\n.*\n.*\n  vi: other"):
        align(vietnamese(old, '<section id="other">'), "page.html")
