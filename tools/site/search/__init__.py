"""Search in Ukrainian and Vietnamese, which Sphinx would otherwise treat as English.

The same rules stand twice: here, for the index, and in `stemmers.js`, for the reader's query.
The Ukrainian endings are data, in `ukrainian.json`, which both read.
"""

import json
import re
import unicodedata
from pathlib import Path

from sphinx.search import SearchLanguage

HERE = Path(__file__).parent
UKRAINIAN = json.loads((HERE / "ukrainian.json").read_text(encoding="utf-8"))
STEMMERS = (HERE / "stemmers.js").read_text(encoding="utf-8")


def ukrainian_stem(word: str) -> str:
    """The word without its ending: влучності and влучність are both влучн, порогів is порог.

    The о that comes and goes is dropped (позначок is as позначка), and a closed syllable's і
    becomes the о of the other forms (поріг is порог as well).
    """
    for ending in UKRAINIAN["endings"]:
        if word.endswith(ending) and len(word) - len(ending) >= UKRAINIAN["shortest"]:
            word = word.removesuffix(ending)
            break
    word = re.sub("(.{3})ок$", r"\1к", word)
    return re.sub(f"і([{UKRAINIAN['consonants']}]+)$", r"о\1", word)


def vietnamese_fold(word: str) -> str:
    """The word without its marks: ngưỡng is nguong, as it is typed in haste."""
    letters = unicodedata.normalize("NFD", word)
    return re.sub("[\u0300-\u036f]", "", letters).replace("đ", "d")


class SearchUkrainian(SearchLanguage):
    """Word forms found by their common beginning; any apostrophe is the letter ʼ."""

    lang = "uk"
    language_name = "Ukrainian"
    js_stemmer_code = f"{STEMMERS}\nvar Stemmer = ukrainianStemmer({json.dumps(UKRAINIAN)});"
    js_splitter_code = "var splitQuery = splitUkrainian;"

    def split(self, text: str) -> list[str]:
        return super().split(re.sub(r"(?<=\w)['’](?=\w)", "ʼ", text))

    def stem(self, word: str) -> str:
        return ukrainian_stem(word.lower())


class SearchVietnamese(SearchLanguage):
    """Words found with their marks or without."""

    lang = "vi"
    language_name = "Vietnamese"
    js_stemmer_code = f"{STEMMERS}\nvar Stemmer = vietnameseStemmer;"

    def stem(self, word: str) -> str:
        return vietnamese_fold(word.lower())
