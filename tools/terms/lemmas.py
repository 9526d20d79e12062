"""Words in their dictionary forms, so that a term is found in any case and number."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from pymorphy3 import MorphAnalyzer

from tools.terms.prose import FORMULA

WORD = re.compile(rf"[^\W\d_]+(?:[ʼ'’][^\W\d_]+)*|\d+|{FORMULA}+")
JOINED = re.compile(r"[ \u00a0*_–—‑-]*\n?[ ]*")  # what may stand within a term
# So that «обычно» is not «обычная», nor «усреднить» «усреднённая».
KIND = {"INFN": "verb", "VERB": "verb", "GRND": "verb", "ADVB": "adverb", "ADJS": "short"}
INFLECTED = ("ru", "uk")


@dataclass(frozen=True)
class Word:
    """A word of a text: its possible dictionary forms, and where it stands."""

    lemmas: frozenset[str]
    start: int
    end: int


def words(text: str, language: str, as_written: bool = False) -> list[Word]:
    """The words of a text in order; of Vietnamese, or `as_written`, not in dictionary forms."""
    language = "" if as_written else language
    return [
        Word(_lemmas(match.group().casefold(), language), match.start(), match.end())
        for match in WORD.finditer(unicodedata.normalize("NFC", text))
    ]


def places(term: list[Word], words: list[Word], text: str) -> list[int]:
    """Where in `text`, whose words are given, those of a term stand one after another."""
    size = len(term)
    return [
        i
        for i in range(len(words) - size + 1)
        if all(a.lemmas & b.lemmas for a, b in zip(term, words[i : i + size], strict=True))
        and all(JOINED.fullmatch(text[a.end : b.start]) for a, b in pairwise(words[i : i + size]))
    ]


@cache
def _lemmas(word: str, language: str) -> frozenset[str]:
    if word.startswith(FORMULA):
        return frozenset([FORMULA])  # any formula
    if language not in INFLECTED:
        return frozenset([word])
    parsed = _analyzer(language).parse(word.replace("ё", "е"))
    return frozenset(f"{p.normal_form} {KIND.get(p.tag.POS, '')}".replace("ё", "е") for p in parsed)


@cache
def _analyzer(language: str) -> MorphAnalyzer:
    return MorphAnalyzer(lang=language)
