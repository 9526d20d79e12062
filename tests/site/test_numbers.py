"""The marks on a page's numbers: where they stand, and that no page goes unmarked in silence."""

import json

import pytest
from bs4 import BeautifulSoup, Tag

from tools.numbers.lexer import Cell
from tools.numbers.listing import Numeral
from tools.site.numbers import UnmatchedError, mark

PAGE = """
<article><section id="top"><h1>Top<a class="headerlink" href="#top">#</a></h1>
<p>See <a class="reference internal" href="#eq">(1)</a>, {citation} and
<a class="reference internal" href="#part"><span class="std std-ref">Part 2</span></a>: 0.5 of
<strong>10\u202f000</strong> is <span class="math">\\(5000 = 10\\,000 / 2\\)</span>.</p>
<div class="math" id="eq"><span class="eqno">(1)</span>\\[x = 5\\]</div>
<section id="part"><h2>Part 2<a class="headerlink" href="#part">#</a></h2>
<div class="cell"><div class="cell_input">
<pre><span></span><span>print</span>(<span>7</span>)</pre></div>
<div class="cell_output"><pre>7 -8</pre>
<figure><img alt="9"/><figcaption>
<span class="caption-number">Fig. 3</span> Six: 6.</figcaption></figure>
</div></div></section></section></article>
""".replace(
    "{citation}",
    '<span class="bibtex-citation">[<a class="reference internal" href="#id4">12</a>]</span>',
)
CELLS = [Cell("hidden(1)", 3, "top"), Cell("print(7)", 20, "part")]


def numeral(section: str, line: int, place: str, text: str, expression: str = "x") -> Numeral:
    return Numeral(section, line, place, text, f"exactly {text}", expression)


NUMERALS = [
    numeral("top", 3, "code", "1"),
    numeral("top", 8, "prose", "0.5"),
    numeral("top", 8, "prose", "10000"),
    numeral("top", 8, "inline math", "5000"),
    numeral("top", 8, "inline math", "10000"),
    numeral("top", 8, "inline math", "2", "2"),
    numeral("top", 9, "display math", "5"),
    numeral("part", 12, "title", "2"),
    numeral("part", 15, "caption", "6"),
    numeral("part", 16, "alternative text", "9"),
    numeral("part", 20, "code", "7"),
    numeral("part", 30, "output", "7"),
    numeral("part", 30, "output", "-8"),
]


def marked(html: str = PAGE, numerals: list[Numeral] = NUMERALS) -> Tag:
    article = BeautifulSoup(html, "html.parser").article
    mark(article, ["top", "part"], numerals, CELLS, "en/page.html")
    return article


def test_each_number_is_marked_and_a_formula_as_a_whole():
    tags = [(tag.name, tag.get_text()) for tag in marked().select("[data-numbers]")]
    assert tags == [
        ("span", "0.5"),
        ("span", "10\u202f000"),
        ("span", "\\(5000 = 10\\,000 / 2\\)"),
        ("div", "(1)\\[x = 5\\]"),
        ("span", "2"),
        ("span", "7"),
        ("span", "7"),
        ("span", "-8"),
        ("span", "6"),
    ]


def test_a_mark_holds_printed_form_value_and_expression():
    formula = marked().select_one("p .math")
    assert json.loads(formula["data-numbers"]) == [
        ["5000", "exactly 5000", "x"],
        ["10\u202f000", "exactly 10000", "x"],
    ]


def test_the_text_stays_as_it_was():
    before = BeautifulSoup(PAGE, "html.parser").article
    assert marked().get_text() == before.get_text()


def test_a_link_is_not_marked():
    html = PAGE.replace("0.5 of", '<a class="reference external" href="/">0.5</a> of')
    assert marked(html).select("a [data-numbers]") == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("0.5 of", "0.6 of", r"page\.html#top: number 1 .*\n  the page: 0\.6,.*\n.*ledger: 0\.5,"),
        ("0.5 of", "half of", r"page\.html#top: number 1 "),
        ("x = 5", "x = 5, 4", r"page\.html#top: number 7 .*\n  the page: 4\n.*no more numbers"),
        ("7 -8", "7", r"page\.html#part: number 2 .*\n.*page: no more numbers\n.*ledger: -8"),
        ("Six: 6", "Six", r"page\.html#part: number 1 "),
        ("<span>7</span>", "<span>8</span>", r"page\.html#part: the page shows a cell .*\n.*print"),
    ],
)
def test_a_page_that_shows_something_else_is_refused(old: str, new: str, message: str):
    assert old in PAGE
    with pytest.raises(UnmatchedError, match=message):
        marked(PAGE.replace(old, new))
