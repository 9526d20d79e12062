from pathlib import Path

import pytest

from tools.numbers.editions import check_editions
from tools.numbers.lexer import read_page

PAGE = """\
(top)=
# Title

```{{code-cell}} python3
:tags: [remove-cell]

language = "{language}"
```

(part-1)=
Text of $F_1$ and $F_2$, where $s \\ge t$, $\\mathrm{{TP}}$ and $a = \\text{{{language}}}$.

```{{code-cell}} python3
:nbgrader: points-2
x = 1
y = 2  # F_1
```
"""


def editions(**changed):
    return {
        language: read_page(
            Path(f"{language}.md"), changed.get(language) or PAGE.format(language=language)
        )
        for language in ("ru", "uk", "vi")
    }


def check(**changed):
    pages = editions(**changed)
    return [str(finding) for finding in check_editions(pages, 'language = "{language}"')]


def test_equal_editions():
    assert check() == []


@pytest.mark.parametrize("language", ["ru", "uk", "vi"])
@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("x = 1", "x = 3", 15, "the cell differs from {model}.md:15, which reads: x = 1"),
        ("# F_1", "# F_2", 16, "the cell differs from {model}.md:16, which reads: y = 2  # F_1"),
        ("y = 2  # F_1\n", "", 16, "which reads: y = 2  # F_1"),
        ("# F_1\n", "# F_1\nz = 1\n", 17, "which reads: (its end)"),
        ("part-1", "part-2", 10, "the label part-2 should be part-1, as in {model}.md:10"),
        ("$F_2$", "$F_1$", 11, "the name F_1 in part-1 should be F_2 in part-1"),
        (" and $F_2$", "", 16, "the name F_2 in part-1 is missing; it is in {model}.md:11"),
        (r"s \ge t", r"s \le t", 11, r"the formula s \le t should be s \ge t, as in {model}.md:11"),
        (
            "{TP}",
            "{FP}",
            11,
            r"the formula \mathrm{{FP}} should be \mathrm{{TP}}, as in {model}.md:11",
        ),
        ("points-2", "points-3", 14, "the metadata :nbgrader: points-3 should be :nbgrader: poi"),
        ('language = "', 'language  = "', 7, "the cell differs"),
    ],
)
def test_the_one_edition_that_differs_is_named(language, old, new, line, message):
    text = PAGE.format(language=language).replace(old, new)
    model = "uk" if language == "ru" else "ru"
    findings = check(**{language: text})
    assert any(
        finding.startswith(f"{language}.md:{line}:") and message.format(model=model) in finding
        for finding in findings
    ), findings
    assert all(finding.startswith(f"{language}.md") for finding in findings)


def test_the_cell_of_the_language_must_name_its_own_language():
    assert check(uk=PAGE.format(language="ru"))[0].startswith("uk.md:7:")


def test_a_missing_cell():
    text = PAGE.format(language="vi").split("```{code-cell} python3\n:nbg")[0]
    assert any("1 code cells, but 2 in ru.md" in finding for finding in check(vi=text))
