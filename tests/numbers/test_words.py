from pathlib import Path

import pytest

from tools.numbers.expressions import Expressions
from tools.numbers.ledger import evaluate, read_ledger
from tools.numbers.lexer import read_page
from tools.numbers.words import (
    LexiconError,
    check_words,
    number_words,
    read_lexicon,
    unclaimed,
)

ROOT = Path(__file__).resolve().parents[2]
LEXICON = """\
numbers:
  3/4: three quarters
  1/4: a quarter
  3: (?<!phase\\s)three
comparing: ["(?:not )?less"]
"""
PAGE = """\
(top)=
# A quarter

Three
quarters of it, phase three and threefold; `three`, $three$.

(part)=
It is not less, threes.
"""
LEDGER = "top:\n  words:\n    - 1/4: 1/4\n    - 3/4: 3/4\npart:\n  page: []\n"


@pytest.fixture
def lexicon(tmp_path):
    path = tmp_path / "en.yml"
    path.write_text(LEXICON, encoding="utf-8")
    return read_lexicon(path)


def ledger(folder, text):
    path = folder / "page.yml"
    path.write_text(text, encoding="utf-8")
    read = read_ledger(path)
    evaluate(read, Expressions({}))
    return read


def test_whole_words_of_the_text_count_the_longest_first(lexicon):
    words = list(number_words(read_page(Path("page.md"), PAGE), lexicon))
    assert [(word.said, word.value) for word in words] == [
        ("A quarter", "1/4"),
        ("Three\nquarters", "3/4"),
    ]


@pytest.mark.parametrize(
    ("text", "entries", "messages"),
    [
        (PAGE, LEDGER, []),
        (PAGE.replace("quarter\n", "quarter, a quarter\n"), LEDGER, []),
        (PAGE.replace("quarters", "parts"), LEDGER, ["“Three” says 3, which", "no word says 3/4"]),
        (PAGE.replace("A quarter", "Part"), LEDGER, ["no word says 1/4"]),
        (
            PAGE,
            LEDGER.replace("    - 1/4: 1/4\n", ""),
            ["“A quarter” says 1/4, which is not among"],
        ),
    ],
)
def test_each_word_is_bound_and_each_entry_said(tmp_path, lexicon, text, entries, messages):
    pages = {"en": read_page(Path("page.md"), text)}
    found = list(check_words(pages, ledger(tmp_path, entries), {"en": lexicon}))
    assert len(found) == len(messages)
    for finding, message in zip(found, messages, strict=True):
        assert finding.message.startswith(message)


def test_one_language_may_say_what_the_other_does_not(tmp_path, lexicon):
    pages = {
        "en": read_page(Path("en.md"), PAGE),
        "en-gb": read_page(Path("gb.md"), PAGE.replace("A quarter", "Part")),
    }
    lexicons = dict.fromkeys(pages, lexicon)
    assert list(check_words(pages, ledger(tmp_path, LEDGER), lexicons)) == []


def test_a_comparison_asks_for_a_claim(tmp_path, lexicon):
    pages = {"en": read_page(Path("page.md"), PAGE)}
    (finding,) = unclaimed(pages, ledger(tmp_path, LEDGER), {"en": lexicon})
    assert (finding.line, finding.column) == (8, 7)
    assert "“not less” compares, but part claims nothing" in finding.message
    silenced = LEDGER.replace("page: []", "claims: []")
    assert list(unclaimed(pages, ledger(tmp_path, silenced), {"en": lexicon})) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("numbers: {3: (three}", "unterminated subpattern"),
        ("numbers: [", "while parsing"),
        ("numbers: [three]", "numbers must be a mapping"),
        ("three", "a lexicon is a mapping"),
    ],
)
def test_a_malformed_lexicon_is_refused(tmp_path, text, message):
    path = tmp_path / "en.yml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LexiconError, match=message):
        read_lexicon(path)


def test_a_missing_lexicon_is_refused(tmp_path):
    with pytest.raises(LexiconError, match="no such lexicon"):
        read_lexicon(tmp_path / "en.yml")


OURS = {
    "ru": "половина, четверть, три четверти, треть, одна десятая, одной десятой, вдвое, сорока, "
    "третий, пятого, ста тысяч, тысяча, восьми",
    "uk": "половина, чверть, три чверті, третина, одна десята, однієї десятої, вдвічі, сорока, "
    "третій, пʼятого, ста тисяч, тисяча, восьми",
    "vi": "một nửa, một phần tư, ba phần tư, một phần ba, một phần mười, một phần mười, gấp đôi, "
    "bốn mươi, thứ ba, thứ năm, một trăm nghìn, một nghìn, tám",
}
VALUES = ["1/2", "1/4", "3/4", "1/3", "1/10", "1/10", "2", "40", "100000", "1000", "8"]


@pytest.mark.parametrize("language", OURS)
def test_the_lexicons_of_our_book(language):
    lexicon = read_lexicon(ROOT / "book" / "ledger" / "words" / f"{language}.yml")
    page = read_page(Path("page.md"), OURS[language])
    assert [word.value for word in number_words(page, lexicon)] == VALUES
