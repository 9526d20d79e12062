"""The search rules: word forms and marks, alike in Python and in the browser's language."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.site.search import SearchUkrainian, SearchVietnamese

UKRAINIAN = SearchUkrainian({})
VIETNAMESE = SearchVietnamese({})
FORMS = [
    ("влучність", "влучності", "влучністю"),
    ("повнота", "повноти", "повноту", "повнотою"),
    ("поріг", "порога", "порогу", "порогів", "порогами"),
    ("оцінка", "оцінки", "оцінок", "оцінкам"),
    ("крива", "криву", "кривої", "кривих"),
    ("поширеність", "поширеності"),
    ("обʼєкт", "обʼєкта", "обʼєктів"),
]


@pytest.mark.parametrize("forms", FORMS, ids=lambda forms: forms[0])
def test_the_forms_of_a_ukrainian_word_are_found_together(forms: tuple[str, ...]):
    assert len({UKRAINIAN.stem(form) for form in forms}) == 1


def test_different_ukrainian_words_stay_apart():
    assert len({UKRAINIAN.stem(forms[0]) for forms in FORMS}) == len(FORMS)


def test_any_apostrophe_is_the_same():
    assert {tuple(UKRAINIAN.split(f"об{mark}єкт і поріг")) for mark in ("'", "’", "ʼ")} == {
        ("обʼєкт", "і", "поріг")
    }


@pytest.mark.parametrize(
    ("word", "typed"), [("ngưỡng", "nguong"), ("Đường", "duong"), ("cong", "cong"), ("AUC", "auc")]
)
def test_vietnamese_is_found_without_its_marks(word: str, typed: str):
    assert VIETNAMESE.stem(word) == typed


def test_short_vietnamese_words_are_not_taken_for_english_ones():
    assert all(VIETNAMESE.word_filter(word) for word in ("so", "to", "in", "do", "no"))


def in_javascript(language: SearchUkrainian | SearchVietnamese, words: list[str]) -> list[str]:
    node = Path(sys.executable).with_name("node")
    script = f"""{language.js_stemmer_code}
        const stemmer = new Stemmer();
        console.log(JSON.stringify({json.dumps(words)}.map((word) => stemmer.stemWord(word))));"""
    command = [str(node) if node.exists() else shutil.which("node"), "-"]
    return json.loads(
        subprocess.run(command, input=script, check=True, capture_output=True, text=True).stdout
    )


@pytest.mark.parametrize(("language", "code"), [(UKRAINIAN, "uk"), (VIETNAMESE, "vi")])
def test_python_and_javascript_agree_on_every_word_of_the_book(
    language: SearchUkrainian | SearchVietnamese, code: str
):
    book = Path(__file__).parents[2] / "book" / code
    text = " ".join(page.read_text(encoding="utf-8") for page in book.glob("*.md"))
    words = sorted(set(language.split(text)))
    assert len(words) > 500
    assert in_javascript(language, words) == [language.stem(word) for word in words]


def test_python_and_javascript_split_a_ukrainian_query_alike():
    query = "площа під ROC-кривою: об'єкти, 34/45"
    node = Path(sys.executable).with_name("node")
    script = f"""{UKRAINIAN.js_stemmer_code} {UKRAINIAN.js_splitter_code}
        console.log(JSON.stringify(splitQuery({json.dumps(query)})));"""
    command = [str(node) if node.exists() else shutil.which("node"), "--eval", script]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert json.loads(done.stdout) == UKRAINIAN.split(query)
