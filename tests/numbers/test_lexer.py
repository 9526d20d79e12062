from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tools.numbers.lexer import NAME, NUMERAL, read_page
from tools.numbers.numerals import has_digit

PAGE = r"""---
kernelspec:
  name: python3
---

(top)=
# Title 34/45 and $F_1$

```{code-cell} python3
---
mystnb:
  image: {alt: "Alt 3/4"}
  figure:
    caption: >-
      Cap 12 of $P=1/2$.
    name: fig-1
---
x = f"{y:.4f} # 3" + a[-1]  # then 34/45 of F_1
np.float64(1.5e-3) + 10_000 - 1
```

(part-2)=
Text 1, 0 and $\mathrm{AP}=\frac{34}{45}\approx0.7556$, $\tfrac12$, `y[1]`, −1, 10 000, 91.0 %.
1. item {ref}`text 3 <part-2>` {cite:t}`abc2006, b1`
2. two [x](intro1) ![alt 5](pic1.png) 2006-01

| a | 3 |

$$
\sum_{i=1}^{n} x_{i-1} + 10\,000 \le -1, P_{0}^2, 2n, 91.0\,\%, x^2/3
$$ (eq-1)

% a comment 6
:::{admonition} Title 7
Body 8[^1] x² ½
:::

[^1]: note 9
"""


@pytest.fixture(scope="module")
def lexed():
    return read_page(Path("page.md"), PAGE)


def texts(page, kind, place):
    return [t.text for t in page.tokens if t.kind == kind and t.place == place]


@pytest.mark.parametrize(
    ("place", "numerals"),
    [
        ("title", ["34/45", "7"]),
        ("alternative text", ["3/4", "5"]),
        ("caption", ["12", "1/2"]),
        ("code", ["3", "-1", "1.5e-3", "10000", "1", "1"]),
        ("prose", ["1", "0", "-1", "10000", "91.0 %", "3", "2006", "01", "8", "9"]),
        ("inline math", ["34/45", "0.7556", "1/2"]),
        ("table", ["3"]),
        ("display math", ["1", "10000", "-1", "2", "2", "91.0 %", "2", "3"]),
    ],
)
def test_numerals_of_each_place(lexed, place, numerals):
    assert texts(lexed, NUMERAL, place) == numerals


def test_comments_of_cells_and_of_the_page(lexed):
    assert texts(lexed, NUMERAL, "comment") == ["34/45", "6"]


def test_names(lexed):
    names = [token.text for token in lexed.tokens if token.kind == NAME]
    assert names == ["F_1", ".4f", "F_1", "np.float64", "x_i-1", "P_0", "x²", "½"]


def test_structure(lexed):
    found = {
        (t.kind, t.text) for t in lexed.tokens if t.kind not in (NUMERAL, NAME, "front matter")
    }
    assert found == {
        ("kernel", "python3"),
        ("label", "fig-1"),
        ("label", "part-2"),
        ("label", "eq-1"),
        ("target", "part-2"),
        ("target", "intro1"),
        ("target", "pic1.png"),
        ("citation", "abc2006"),
        ("citation", "b1"),
        ("list marker", "1"),
        ("list marker", "2"),
        ("footnote", "1"),
    }


def test_lines_columns_and_sections(lexed):
    token = next(token for token in lexed.tokens if token.text == "0.7556")
    line, column = lexed.place_of(token.start)
    assert PAGE.split("\n")[line - 1][column - 1 :].startswith("0.7556")
    assert token.section == "part-2"
    assert list(lexed.sections) == ["top", "part-2"]


def test_the_cell_begins_after_its_options(lexed):
    (cell,) = lexed.cells
    assert cell.code.startswith("x = f")
    assert cell.code.endswith("- 1")
    assert PAGE.split("\n")[cell.line - 1].startswith("x = f")
    assert cell.section == "top"


@pytest.mark.parametrize(
    ("text", "markers"),
    [
        ("1. a\n2. b\n\n   more\n3. c", ["1", "2", "3"]),
        ("1. a\n   1. b\n   2. c\n2. d", ["1", "1", "2", "2"]),
        ("1. a\n\ntext\n\n1. b", ["1", "1"]),
        ("text that goes on to\n7. not a list", []),
        ("1) a\n2) b", ["1", "2"]),
        ("- a\n\n  1. b\n  2. c\n- d\n\n  1. e", ["1", "2", "1"]),
    ],
)
def test_ordered_lists_are_counted(text, markers):
    page = read_page(Path("page.md"), text)
    tokens = [token for token in page.tokens if token.kind == "list marker"]
    assert [token.text for token in tokens] == markers
    assert [token.expected for token in tokens] == markers


def test_sections_of_a_page_without_labels_are_its_headings():
    page = read_page(Path("page.md"), "7\n\n# A 1\n2\n## B\n```\n# 3\n```\n4\n")
    assert list(page.sections) == ["heading-1", "heading-2"]
    sections = [token.section for token in page.tokens]
    assert sections == ["", "heading-1", "heading-1", "heading-2", "heading-2"]
    part = read_page(Path("page.md"), "## B\n4\n", headings=1)
    assert [token.section for token in part.tokens] == ["heading-2"]


CELLS = """\
```{code-cell} python
---
nbgrader: {grade_id: hand-5, points: 12}
mystnb:
  figure:
    caption: >-
      Three: 34/45,
      image: 12
---
```

+++ {"nbgrader": {"schema_version": 3, "grade_id": "open", "points": 0}}
"""


def test_metadata_of_cells_and_the_points_in_it():
    page = read_page(Path("page.md"), CELLS)
    metadata = [token.text for token in page.tokens if token.kind == "metadata"]
    assert metadata[0] == "nbgrader: {grade_id: hand-5, points: 12}"
    assert len(metadata) == 2
    assert page.points == {"hand-5": 12, "open": 0}


def test_a_folded_caption_may_look_like_keys():
    page = read_page(Path("page.md"), CELLS)
    assert texts(page, NUMERAL, "caption") == ["34/45", "12"]


PIECES = [
    "7",
    "34/45",
    "0.5",
    "−1",
    "$",
    "$$",
    "`",
    "``",
    "```",
    ":::",
    "{math}",
    "{ref}",
    "x_",
    "\n",
]
PIECES += [
    "(a1)=",
    "[^1]",
    "](b2",
    "| ",
    "1. ",
    "%",
    "# ",
    "\\",
    "\\frac",
    "{",
    "}",
    "<",
    ">",
    " ",
    "---",
]
PIECES += [
    ":name: f1",
    "{code-cell} p3",
    "е",
    "₂",
    "½",
    "\n\n",
    "<!--",
    "-->",
    "'",
    '"',
    "_",
    "^",
    ".",
    "/",
]


@given(st.lists(st.sampled_from(PIECES), max_size=30).map("".join))
def test_every_digit_of_any_text_belongs_to_one_token(text):
    page = read_page(Path("page.md"), text)
    owners = [0] * len(text)
    for token in page.tokens:
        for offset in range(token.start, token.end):
            owners[offset] += 1
    unread = [
        (offset, character)
        for offset, character in enumerate(text)
        if has_digit(character) and owners[offset] != 1
    ]
    assert unread == []
