"""Words in their dictionary forms, so that a term is found in any case and number."""

import re
import unicodedata
from collections import defaultdict
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


class Text:
    """A text as its words, in which those of a term are looked up by the first one."""

    def __init__(self, text: str, words: list[Word]) -> None:
        self._text = text
        self._words = words
        self._at: dict[str, list[int]] = defaultdict(list)
        for i, word in enumerate(words):
            for lemma in word.lemmas:
                self._at[lemma].append(i)

    def places(self, term: list[Word]) -> list[int]:
        """Where in the text the words of a term stand one after another."""
        starts = sorted({i for lemma in term[0].lemmas for i in self._at.get(lemma, ())})
        found = [self._words[i : i + len(term)] for i in starts]
        return [run[0].start for run in found if self._is(term, run)]

    def _is(self, term: list[Word], run: list[Word]) -> bool:
        return (
            len(run) == len(term)
            and all(a.lemmas & b.lemmas for a, b in zip(term, run, strict=True))
            and all(JOINED.fullmatch(self._text[a.end : b.start]) for a, b in pairwise(run))
        )


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
