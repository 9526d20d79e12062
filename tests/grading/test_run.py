"""Text of a student as the formgrader shows it."""

import pytest

from tools.grading.run import harmless


@pytest.mark.parametrize(
    "text",
    ["$AP < 0.5$, $R_k<1$", "`a < b <= c`", "if a[i] == b:\n    x", "1 < 2 > 0", "a $\\lt$ b"],
)
def test_honest_text_stays(text: str) -> None:
    assert harmless(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("$a<b$", "$a< b$"),
        ("<script>", "< script>"),
        ("</b> <!-- <?x", "< /b> < !-- < ?x"),
        ("<<b>", "< < b>"),
        ("<\\b>", "< \\b>"),
        ("[me](javascript:x)", "[me] (javascript:x)"),
        ("[me]: javascript:x", "[me] : javascript:x"),
        (r"\href{x}", "href{x}"),
        ("&#36;&#92;href&bsol;", "& #36;& #92;href& bsol;"),
        (r"\\href{x}", "href{x}"),
        (r"\hr\hrefef{x}", r"\hrhrefef{x}"),
    ],
)
def test_active_text_is_shown(text: str, shown: str) -> None:
    assert harmless(text) == shown


def test_a_million_backslashes_take_no_time() -> None:
    text = "\\" * 1_000_000
    assert harmless(text + "href") == "href"
    assert harmless(text) == text
