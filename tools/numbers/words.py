"""Number words, such as "half" and "eight", and words that compare, such as "higher".

What they are in one language stands in a lexicon, a YAML file:

    numbers:                          # the first that matches, so longer ones stand first
      3/4: three quarters             # canonical numeral: regular expression
      1/4: a quarter|one quarter
    comparing: [higher, less]         # regular expressions

Languages put the same thing in different words and in another order, so a section lists the
values that its words may say; each word must say one of them, and each of them must be said.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml

from tools.numbers.finding import Finding
from tools.numbers.ledger import Ledger
from tools.numbers.lexer import PLACES_OF_PROSE, Page


@dataclass
class Lexicon:
    """The words of one language: canonical numeral to regular expression, and comparatives."""

    numbers: Mapping[str, str]
    comparing: tuple[str, ...]

    def __post_init__(self) -> None:
        groups = [f"(?P<n{i}>{words})" for i, words in enumerate(self.numbers.values())]
        # The group's name tells which value a number word has.
        self.number = _words(groups)
        self.comparison = _words(self.comparing)

    def value_of(self, match: re.Match) -> str:
        """The canonical numeral that a matched number word says."""
        return list(self.numbers)[int(match.lastgroup[1:])]


class LexiconError(Exception):
    """A lexicon that cannot be used; the message says why."""


def _words(alternatives: Iterable[str]) -> re.Pattern:
    spaced = "|".join(alternatives).replace(" ", r"\s+") or "(?!)"
    return re.compile(rf"(?<!\w)(?:{spaced})(?!\w)", re.IGNORECASE)


def read_lexicon(path: Path) -> Lexicon:
    """The lexicon of one language.

    Raises
    ------
    LexiconError
        When the file is missing or malformed, or a regular expression in it is.
    """
    try:
        words = yaml.safe_load(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise LexiconError("no such lexicon") from None
    except (UnicodeDecodeError, yaml.YAMLError) as error:
        raise LexiconError(" ".join(str(error).split())) from error
    if not isinstance(words, dict):
        raise LexiconError("a lexicon is a mapping with numbers and comparing")
    if not isinstance(words.get("numbers", {}), dict):
        raise LexiconError("numbers must be a mapping, numeral to regular expression")
    numbers = {str(value): forms for value, forms in words.get("numbers", {}).items()}
    try:
        return Lexicon(numbers, tuple(words.get("comparing", ())))
    except re.error as error:
        raise LexiconError(str(error)) from error


@dataclass(frozen=True)
class Word:
    """A number word of a page: how it is said, what it says, where it stands."""

    said: str
    value: str
    start: int
    section: str


def number_words(page: Page, lexicon: Lexicon) -> Iterator[Word]:
    """The number words of a page, in order."""
    for start, end, section in _prose(page):
        for match in lexicon.number.finditer(page.text, start, end):
            yield Word(match[0], lexicon.value_of(match), match.start(), section)


def check_words(
    pages: Mapping[str, Page], ledger: Ledger, lexicons: Mapping[str, Lexicon]
) -> Iterator[Finding]:
    """Number words that say what the ledger has not, and entries of it that no word says."""
    said: dict[str, set[str]] = {}
    for language, page in pages.items():
        if language not in lexicons:
            continue
        for word in number_words(page, lexicons[language]):
            values = {e.text: e.origin for e in ledger.section(word.section).of_words()}
            said.setdefault(word.section, set()).add(word.value)
            if word.value not in values:
                known = ", ".join(f"{text} {origin}" for text, origin in values.items())
                message = (
                    f"“{word.said}” says {word.value}, which is not among the words of "
                    f"{word.section} ({known or 'it has none'})"
                )
                yield Finding(page.path, *page.place_of(word.start), message)
    if pages.keys() <= lexicons.keys():
        for section in ledger.sections.values():
            for entry in section.words:
                for text in entry.texts:
                    if text not in said.get(section.label, ()):
                        yield Finding(ledger.path, entry.line, 0, f"no word says {text}")


def unclaimed(
    pages: Mapping[str, Page], ledger: Ledger, lexicons: Mapping[str, Lexicon]
) -> Iterator[Finding]:
    """The first sentence that compares, of each section of which the ledger claims nothing."""
    seen = {label for label, section in ledger.sections.items() if section.claims is not None}
    for language, page in pages.items():
        if language not in lexicons:
            continue
        for start, end, section in _prose(page):
            match = lexicons[language].comparison.search(page.text, start, end)
            if match and section not in seen:
                seen.add(section)
                message = (
                    f"“{match[0]}” compares, but {section} claims nothing in {ledger.path} "
                    "(claims: [] says that there is nothing to claim)"
                )
                yield Finding(page.path, *page.place_of(match.start()), message)


def _prose(page: Page) -> Iterator[tuple[int, int, str]]:
    for passage in page.passages:
        if passage.mode == "text" and passage.place in PLACES_OF_PROSE:
            yield passage.start, passage.end, passage.section
