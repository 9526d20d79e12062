"""A whole small book that is not ours, through the command."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.numbers.expressions import Expressions, load_namespace
from tools.numbers.ledger import evaluate, read_ledger

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = """\
[tool.numbers]
languages = ["en", "fr"]
pages = { "{language}/{page}.md" = "numbers/{page}.yml" }
namespace = "numbers/names.py"
bibliography = "refs.bib"
language_cell = "tongue = '{language}'"
"""
PAGE = """\
(circle-1)=
# Circle

Half of 7 is $7/2 = 3.5$ {cite}`euclid300`.

```{code-cell} python3
print(7 / 2)
```
"""
LEDGER = "circle-1:\n  page:\n    - 7: seven\n    - 7/2: half(seven)\n    - 3.5: half(seven)\n"
LEDGER += "    - 7: seven\n    - 2: 2\n  output:\n    - 3.5: half(seven)\n"
NAMES = "from fractions import Fraction\n\nseven = 7\n\n\ndef half(x):\n    return Fraction(x, 2)\n"


@pytest.fixture
def book(tmp_path):
    for language in ("en", "fr"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "circle.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "numbers").mkdir()
    (tmp_path / "numbers" / "circle.yml").write_text(LEDGER, encoding="utf-8")
    (tmp_path / "numbers" / "names.py").write_text(NAMES, encoding="utf-8")
    (tmp_path / "refs.bib").write_text("@book{euclid300,\n  year = {300},\n}\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    return tmp_path


def numbers(folder, *options):
    run = subprocess.run(
        [sys.executable, "-m", "tools.numbers", *options],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": "", "HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stdout.splitlines(), run.stderr


def test_a_right_book(book):
    assert numbers(book) == (0, ["10 numerals on 2 pages are right"], "")


def test_a_wrong_number_fails_with_file_line_and_value(book):
    page = book / "fr" / "circle.md"
    page.write_text(PAGE.replace("3.5", "3.6"), encoding="utf-8")
    code, lines, errors = numbers(book)
    assert (code, lines) == (1, ["fr/circle.md:4:21: 3.6 should be 3.5 (= half(seven))"])
    assert "prints: 1" in errors


def test_a_reference_to_another_page_and_an_unknown_one(book):
    other = "(two-2)=\n# T\n\n{ref}`circle-1` {ref}`circle-3` {cite}`euclid301`\n"
    (book / "en" / "other.md").write_text(other, encoding="utf-8")
    (book / "numbers" / "other.yml").write_text("two-2:\n  page: []\n", encoding="utf-8")
    _, lines, _ = numbers(book)
    assert [line.split(" (")[0].split(",")[0] for line in lines] == [
        "en/other.md:4:23: circle-3 is no label of the book",
        "en/other.md:4:40: euclid301 is not in the bibliography",
    ]


def test_a_ledger_without_page_and_a_page_without_ledger(book):
    (book / "numbers" / "old.yml").write_text("a:\n  page: []\n", encoding="utf-8")
    (book / "en" / "new.md").write_text("(n)=\nThere are 5.\n", encoding="utf-8")
    code, lines, _ = numbers(book)
    assert code == 1
    assert lines[0].startswith("numbers/new.yml:1: no such ledger")
    assert lines[1:] == ["numbers/old.yml:1: no page has this ledger"]


BAD_LEDGERS = [
    (LEDGER.replace("circle-1:", "circle-2:"), "1: no page has a section circle-2 (did you mean"),
    (LEDGER + "circle-1:\n  page: []\n", "10: circle-1 stands twice in a ledger, first on line 1"),
    (LEDGER.replace("7: seven", "7: eight", 1), "3: eight: unknown name eight"),
    (LEDGER.replace("half(seven)", "half()", 1), "4: half(): TypeError"),
    (LEDGER.replace("7: seven", "7: half", 1), "3: half: <function half at"),
    (LEDGER.replace("7: seven", "7: 1 +", 1), "3: 1 + is not an expression"),
    (LEDGER.replace("7: seven", "seven: 7", 1), "3: seven is not a number"),
    (LEDGER.replace("- 3.5:", "- [3.5", 1), "6: malformed YAML"),
]


@pytest.mark.parametrize(("ledger", "message"), BAD_LEDGERS)
def test_a_bad_ledger_gives_one_clear_error(book, ledger, message):
    (book / "numbers" / "circle.yml").write_text(ledger, encoding="utf-8")
    code, lines, _ = numbers(book)
    first, *more = [line for line in lines if line.startswith("numbers/")]
    assert code == 1
    assert first.startswith(f"numbers/circle.yml:{message}"), lines
    assert more == []


def test_a_namespace_that_fails_is_one_error(book):
    (book / "numbers" / "names.py").write_text("seven = 7\nhalf = 1 / 0\n", encoding="utf-8")
    code, lines, _ = numbers(book)
    assert (code, lines) == (1, ["numbers/names.py:2: ZeroDivisionError: division by zero"])


def test_a_page_may_have_names_of_its_own(book):
    ledger = book / "numbers" / "circle.yml"
    ledger.write_text(LEDGER.replace("seven", "own_seven"), encoding="utf-8")
    assert numbers(book)[0] == 1
    own = book / "numbers" / "circle.py"
    own.write_text("own_seven = 7\n", encoding="utf-8")
    assert numbers(book)[0] == 0
    own.write_text("own_seven = 8\n", encoding="utf-8")
    assert "numbers/circle.yml:3: 7 should be 8 (= own_seven, which is 8)" in numbers(book)[1]
    own.write_text("own_seven = 7\nseven = 7.0\n", encoding="utf-8")
    code, lines, _ = numbers(book)
    assert (code, lines) == (
        1,
        ["numbers/circle.py:1: seven is taken: numbers/names.py defines it for all"],
    )


RUNNER = """\
from pathlib import Path

from nbformat.v4 import new_code_cell, new_notebook, new_output


def run(pages):
    printed = Path("printed.txt").read_text()
    if printed == "":
        raise RuntimeError("en/circle.md: a cell failed")
    output = new_output("stream", name="stdout", text=printed)
    return {page: new_notebook(cells=[new_code_cell(outputs=[output])]) for page in pages}
"""


@pytest.mark.parametrize(
    ("printed", "code", "shown"),
    [
        ("3.5", 0, "10 numerals on 2 pages are right"),
        ("3.6", 1, "fr/circle.md:7: the cell prints 3.6, it should be 3.5 (= half(seven))"),
        ("", 1, "en/circle.md: a cell failed"),
    ],
)
def test_what_the_cells_print_is_checked_too(book, printed, code, shown):
    (book / "runner.py").write_text(RUNNER, encoding="utf-8")
    (book / "printed.txt").write_text(printed, encoding="utf-8")
    settings = SETTINGS + 'outputs = "runner:run"\n'
    (book / "pyproject.toml").write_text(settings, encoding="utf-8")
    found, lines, errors = numbers(book)
    assert found == code
    assert shown in [*lines, errors.strip()]


def test_what_is_known_to_be_right_is_not_run_again(book):
    (book / "runner.py").write_text(RUNNER, encoding="utf-8")
    (book / "printed.txt").write_text("3.5", encoding="utf-8")
    settings = SETTINGS + 'outputs = "runner:run"\nkept = "kept"\ndepends = ["version.txt"]\n'
    (book / "pyproject.toml").write_text(settings, encoding="utf-8")
    (book / "version.txt").write_text("1", encoding="utf-8")
    assert numbers(book)[0] == 0
    (book / "printed.txt").write_text("3.6", encoding="utf-8")
    assert numbers(book)[0] == 0
    (book / "version.txt").write_text("2", encoding="utf-8")
    assert numbers(book)[0] == 1


def test_a_kept_ledger_is_read_again_when_it_or_the_namespace_changes(book):
    settings = SETTINGS + 'kept = "kept"\n'
    (book / "pyproject.toml").write_text(settings, encoding="utf-8")
    assert numbers(book)[0] == 0
    (book / "numbers" / "names.py").write_text(NAMES.replace("= 7", "= 8"), encoding="utf-8")
    assert "numbers/circle.yml:3: 7 should be 8 (= seven, which is 8)" in numbers(book)[1]
    (book / "numbers" / "names.py").write_text(NAMES, encoding="utf-8")
    (book / "numbers" / "circle.yml").write_text(LEDGER.replace("- 2: 2", "- 2: 3"))
    assert "numbers/circle.yml:7: 2 should be 3 (= 3, which is 3)" in numbers(book)[1]


WORDS = "numbers: {1/2: half|una mitad}\ncomparing: [is]\n"


def test_number_words_and_comparisons(book):
    for language in ("en", "fr"):
        (book / f"{language}.yml").write_text(WORDS, encoding="utf-8")
    (book / "pyproject.toml").write_text(SETTINGS + 'words = "{language}.yml"\n', encoding="utf-8")
    code, lines, errors = numbers(book)
    assert code == 1
    assert lines[0] == (
        "en/circle.md:4:1: “Half” says 1/2, which is not among the words of circle-1 (it has none)"
    )
    assert numbers(book, "--propose")[1][1:] == ["circle-1:", "  words:", "    - 1/2: TODO"]
    words = LEDGER.replace("  output:", "  words:\n    - 1/2: half(1)\n  output:")
    (book / "numbers" / "circle.yml").write_text(words, encoding="utf-8")
    code, _, errors = numbers(book)
    assert code == 0
    assert errors.startswith("en/circle.md:4:11: “is” compares, but circle-1 claims nothing in")
    claimed = words + "  claims:\n    - half(seven) < seven\n"
    (book / "numbers" / "circle.yml").write_text(claimed, encoding="utf-8")
    assert numbers(book)[::2] == (0, "")
    assert numbers(book, "--claims")[1] == ["numbers/circle.yml:13: circle-1: half(seven) < seven"]


def test_proposals_can_be_pasted(book):
    (book / "numbers" / "circle.yml").unlink()
    code, lines, _ = numbers(book, "--propose", "fr/circle.md")
    assert code == 0
    assert lines == [
        "# numbers/circle.yml, for fr/circle.md",
        "circle-1:",
        "  page:",
        "    - 7: TODO  # line 4",
        "    - 7/2: half(seven)  # line 4",
        "    - 3.5: half(seven)  # line 4",
        "    - 7: TODO  # line 7",
        "    - 2: TODO  # line 7",
    ]


def test_large_data_are_not_tried(book):
    names = (
        NAMES
        + "\n\ndef count(rows):\n    return len(rows)\n\n\nsmall, large = [0] * 44, [0] * 144\n"
    )
    (book / "numbers" / "names.py").write_text(names, encoding="utf-8")
    page = PAGE + "\nOf 44 and 144.\n"
    (book / "en" / "circle.md").write_text(page, encoding="utf-8")
    lines = numbers(book, "--propose", "en/circle.md")[1]
    assert "    - 44: count(small)  # line 10" in lines
    assert "    - 144: TODO  # line 10" in lines


def test_a_proposal_names_only_what_is_new(book):
    (book / "en" / "circle.md").write_text(PAGE.replace("Half", "At 12, half"), encoding="utf-8")
    _, lines, _ = numbers(book, "--propose")
    assert lines[1:] == ["circle-1:", "  page:", "    - 12: TODO  # line 4"]


@pytest.fixture(scope="module")
def our_book(tmp_path_factory):
    """A copy of what the check of our own book reads."""
    folder = tmp_path_factory.mktemp("ours")
    for file in ("pyproject.toml", "requirements.txt"):
        shutil.copy(ROOT / file, folder)
    for room in ("book", "course_lib", "exercises", "solutions", "tools"):
        shutil.copytree(ROOT / room, folder / room, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture
def changed(our_book):
    """Changes one file of the copy for one test."""
    kept = {}

    def change(name, old, new):
        path = our_book / name
        kept[path] = path.read_text(encoding="utf-8")
        assert old in kept[path]
        path.write_text(kept[path].replace(old, new), encoding="utf-8")

    yield change
    for path, text in kept.items():
        path.write_text(text, encoding="utf-8")


def ours(folder):
    run = subprocess.run(
        [sys.executable, "-m", "tools.numbers", "--static"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stdout.splitlines()


def test_our_book_is_right(our_book):
    code, lines = ours(our_book)
    assert code == 0, lines


def test_the_example_of_the_guide_is_a_right_ledger(tmp_path):
    guide = (ROOT / "book" / "ledger" / "README.md").read_text(encoding="utf-8")
    path = tmp_path / "example.yml"
    path.write_text(guide.split("```yaml\n")[1].split("```")[0], encoding="utf-8")
    ledger = read_ledger(path)
    evaluate(ledger, Expressions(load_namespace(ROOT / "book" / "ledger" / "namespace.py")))
    assert ledger.findings == []
    assert len(ledger.sections["ap-worked"].of_page("vi")) == 10


TRAPEZOIDS = {
    "course_lib/ranking.py": (
        "return float((gained * (tp / (tp + fp))).sum() / tp[-1])",
        "p = np.append(1.0, tp / (tp + fp))\n"
        "    return float((gained * (p[1:] + p[:-1]) / 2).sum() / tp[-1])",
    ),
    "course_lib/exact/ranking.py": (
        "    return area\n",
        "    precision, recall, _ = precision_recall_curve(y_true, y_score)\n"
        "    return trapezoid_area(recall, precision)\n",
    ),
}


@pytest.mark.parametrize("name", TRAPEZOIDS)
def test_average_precision_by_trapezoids_in_either_version_fails(our_book, changed, name):
    changed(name, *TRAPEZOIDS[name])
    code, lines = ours(our_book)
    assert code == 1
    assert any("average_precision(*five): DisagreementError" in text for text in lines)
