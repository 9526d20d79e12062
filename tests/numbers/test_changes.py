"""Fifty small changes to the real pages, in each language: every one is noticed, where it is."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tools.numbers.book import check_book, read_book, read_settings
from tools.numbers.lexer import read_page

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ["ru", "uk", "vi"]
CHAPTER = "book/{}/average-precision.md"
HOMEWORK, SOLUTION = "exercises/{}/average-precision.md", "solutions/{}/average-precision.md"
INTRO = "book/{}/intro.md"

# The page, a pattern, what its group becomes, and a part of the message; where there is nothing
# that it becomes, the first and the third group change places.
ROW = r"\| 1 \| 0\.9 \| 1 \| 1 \| 1/1 \| 1/3 \| 1/3 \|"
CHANGES = [
    # One digit: display math, inline math, tables, prose.
    (CHAPTER, r"\\frac\{34\}\{4(5)\} \\approx", "6", "34/46 should be 34/45 (= average_prec"),
    (CHAPTER, r"\\frac\{2\}\{(9)\}", "8", "2/8 should be 2/9"),
    (CHAPTER, r"\\approx 0\.7(5)56", "6", "0.7656 should be 0.7556"),
    (CHAPTER, r"\\frac\{17\}\{2(4)\}", "5", "17/25 should be 17/24"),
    (CHAPTER, r"\\frac\{900\}\{900 \+ 1(0)\\,000\}", "1", "11000 should be 10000"),
    (CHAPTER, r"\\frac\{9\}\{10(9)\} \\approx", "8", "9/108 should be 9/109"),
    (CHAPTER, r"\\sum_\{i=(1)\}\^\{m\}", "0", "0 should be 1"),
    (CHAPTER, r"\| 1 \| 0\.(9) \| 1 \| 1 \| 1/1 \|", "8", "0.8 should be 0.9"),
    (CHAPTER, r"\| 3 \| 0\.7 \| 1 \| 2 \| 2/(3) \|", "5", "2/5 should be 2/3"),
    (CHAPTER, r"\| 6 \| 20 \| 0\.6 \| 3/1(3) \|", "4", "3/14 should be 3/13"),
    (CHAPTER, r"13/(1)6", "2", "13/26 should be 13/16"),
    (CHAPTER, r"0\.016(4)", "5", "0.0165 should be 0.0164"),
    (CHAPTER, r"34\.(9)", "8", "34.8 should be 34.9"),
    (CHAPTER, r"34\.(0)\u00a0%", "1", "34.1 % should be 34.0 %"),
    (CHAPTER, r"0\.(1)3:", "2", "0.23 should be 0.13"),
    (CHAPTER, r"49/7(5)", "6", "49/76 should be 49/75"),
    (CHAPTER, r"\[0\.39(2), 0\.525\]", "3", "0.393 should be 0.392"),
    (INTRO, r"(1)0\u202f000", "2", "20000 should be 10000"),
    (INTRO, r"34/45 \\approx 0\.755(6)", "5", "0.7555 should be 0.7556"),
    (INTRO, r"CC BY (4)\.0", "3", "3.0 should be 4.0"),
    # Alternative text, captions, titles.
    (CHAPTER, r"alt: >-\n.*1/3.*3/(5)", "4", "3/4 should be 3/5"),
    (CHAPTER, r"caption: >-\n.*34/(4)5", "3", "34/35 should be 34/45"),
    (CHAPTER, r"caption: >-\n.*0\.(5), 0\.1", "6", "0.6 should be 0.5"),
    (HOMEWORK, r"## \S+ 1\. .*\((2)\u00a0", "3", "3 should be 2"),
    # Code, formats, comments in code.
    (CHAPTER, r"n = 200_00(0)", "1", "200001 should be 200000"),
    (CHAPTER, r"\[1, 0, 1\], \[3, (2), 1\]\)", "3", "3 should be 2"),
    (CHAPTER, r"average_precision\(\*five\):\.(4)f", "3", ".3f"),
    (CHAPTER, r"default_rng\((0)\)", "1", "1 should be 0"),
    (CHAPTER, r'"B": \(1\.5, (2)\.0\)', "3", "3.0 should be 2.0"),
    (CHAPTER, r"print\(\*exact\.positive_ranks\(\*five\)\)()", "  # 34/46", "34/46 is not in the"),
    (HOMEWORK, r"ap_five = None  # Fraction\((numerator)", "3", "3 is not in the ledger"),
    (HOMEWORK, r'"A": \[0\.91, 0\.6(4),', "3", "0.63 should be 0.64"),
    (HOMEWORK, r"night_true = \[1, 0, 0, (1)", "0", "0 should be 1"),
    # Metadata, structure.
    (HOMEWORK, r"grade_id: hand-five, .*points: (2)\}", "3", "points: 2}"),
    (HOMEWORK, r'"points": (0)\}', "1", '"points": 0}'),
    (HOMEWORK, r"schema_version: (3)", "4", "schema_version: 3"),
    (CHAPTER, r"^(2)\. ", "3", "list item 3 should be 2"),
    (CHAPTER, r"\{cite\}`davis200(6)`", "5", "did you mean davis2006"),
    (CHAPTER, r"\{code-cell\} python(3)", "2", "python2 should be python3"),
    (CHAPTER, r"language: python\n  name: python(3)", "2", "should read “  name: python3”"),
    # Form: trailing zero, sign, decimals, the reduced fraction.
    (CHAPTER, r"≈\u00a00\.94(0)\.", "", "0.94 should be 0.940"),
    (CHAPTER, r"\\frac\{34\}\{45\} (\\approx) 0", "=", "write ≈ before it"),
    (CHAPTER, r"\\approx 0\.755(6)", "", "0.755 should be 0.7556"),
    (
        CHAPTER,
        r"\\left\( \\frac\{1\}\{3\} \+ (\\frac\{2\}\{4\})",
        r"\frac{1}{2}",
        "1/2 should be 2/4",
    ),
    (SOLUTION, r"4/12()", " = 0.34", "0.34 is not in the ledger"),
    # Neighbours exchanged, one added, one deleted.
    (CHAPTER, rf"({ROW})", "| 1 | 0.9 | 1 | 1 | 1/3 | 1/1 | 1/3 |", "1/3 should be 1/1"),
    (CHAPTER, r"\| (4 \| 10) \| 0\.4", "10 | 4", "10 should be 4"),
    (CHAPTER, r"\| (8) (\|) (30) \| 0\.8", None, "30 should be 8"),
    (CHAPTER, r"(0\.856)(.*)(0\.749)", None, "0.749 should be 0.856"),
    (CHAPTER, r"(13/16)(.*)(5/8)", None, "5/8 should be 13/16"),
    (CHAPTER, r"49/72()", " 5", "5 is not in the ledger of ap-prevalence"),
    (CHAPTER, r"(0\.0101)", "", "0.0101 is missing here, in ap-prevalence"),
    (CHAPTER, r"3/4; (0, )1, 1, 0", "", "0 is missing here, in ap-bottom"),
]


@pytest.fixture(scope="module")
def book():
    return read_book(ROOT, read_settings(ROOT))


def changed(text, pattern, new):
    match = re.search(pattern, text, re.MULTILINE)
    assert match, pattern
    if new is None:
        return text[: match.start(1)] + match[3] + match[2] + match[1] + text[match.end(3) :]
    return text[: match.start(1)] + new + text[match.end(1) :]


def findings(book, path, text):
    """What the check says of the book, with another text on one page."""
    for chapter in book.chapters:
        for language, page in chapter.pages.items():
            if page.path == path:
                pages = {**chapter.pages, language: read_page(path, text)}
                return check_book(replace(book, chapters=[replace(chapter, pages=pages)]))
    raise AssertionError(path)


def test_there_are_fifty():
    assert len(CHANGES) >= 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "pattern", "new", "message"), CHANGES)
def test_a_change_is_noticed_where_it_is(book, language, name, pattern, new, message):
    path = ROOT / name.format(language)
    text = path.read_text(encoding="utf-8")
    wrong = changed(text, pattern, new)
    lines = [
        i
        for i, (a, b) in enumerate(zip(text.split("\n"), wrong.split("\n"), strict=True), 1)
        if a != b
    ]
    found = findings(book, path, wrong)
    assert any(f.path == path and f.line in lines and message in f.message for f in found), found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paragraph_in_another_section_is_noticed(book, language):
    path = ROOT / CHAPTER.format(language)
    text = path.read_text(encoding="utf-8")
    moved = re.search(r"^.*13/16.*\n", text, re.MULTILINE)[0]
    wrong = text.replace(moved, "").replace("\n(ap-bottom)=", f"\n{moved}\n(ap-bottom)=")
    messages = [finding.message for finding in findings(book, path, wrong)]
    assert "13/16 is not in the ledger of ap-ties; it is missing in ap-eight" in messages
