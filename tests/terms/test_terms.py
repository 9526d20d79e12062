"""The check of terms finds what it should, in any case and number, and nothing else."""

from dataclasses import replace
from pathlib import Path

import pytest

from tools.terms.check import check, check_page
from tools.terms.glossary import GlossaryError, read_glossary
from tools.terms.prose import FORMULA, prose

ROOT = Path(__file__).parents[2]
GLOSSARY = """
- en: positive class
  ru: положительный класс
  uk: позитивний клас
  vi: lớp dương
  chapter: classes
  avoid:
    ru:
      - {term: "позитивный класс", why: "calque"}
      - term: "проверочная точность"
        why: "ambiguous"
        once: true
        except: ["с проверочной точностью до"]
      - {term: "класса плюс", why: "spelling"}
      - {term: "обычная точность", why: "ambiguous"}
      - {term: "пример", why: "ambiguous", lint: false}
    uk:
      - {term: "додатний клас", why: "other meaning"}
    vi:
      - {term: "lớp tích cực", why: "mistranslation"}
"""


@pytest.fixture
def terms(tmp_path: Path) -> list:
    path = tmp_path / "glossary.yml"
    path.write_text(GLOSSARY, "utf-8")
    return read_glossary(path)


def faults(terms: list, tmp_path: Path, text: str, language: str = "ru") -> list[str]:
    page = tmp_path / "page.md"
    page.write_text(text, "utf-8")
    return [fault.removeprefix(f"{page}:") for fault in check_page(page, language, terms)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ru", "Объекты\nпозитивного класса."),
        ("ru", "*Позитивными* классами"),
        ("uk", "обʼєкти додатних класів"),
        ("vi", "Các mẫu thuộc lớp tích cực."),
    ],
)
def test_a_word_to_avoid_is_found_in_any_form(terms, tmp_path, language, text):
    (fault,) = faults(terms, tmp_path, text, language)
    assert "is not written for positive class" in fault


def test_a_fault_names_its_line_and_the_right_term(terms, tmp_path):
    assert faults(terms, tmp_path, "# Классы\n\nВот позитивный класс.") == [
        "3: “позитивный класс” is not written for positive class: положительный класс (calque)"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Позитивный. Класс",  # two sentences
        "Позитивный $x$ класс.",  # a formula is a word
        "Обычно точность растёт.",  # an adverb
        "Вот пример.",  # it has other uses
        "С проверочной точностью до сотых.",  # the context that allows it
        "`позитивный класс` и $\\text{позитивный класс}$",
        "$$\n\\text{позитивный класс}\n$$",
        '```{code-cell} python3\nprint("позитивный класс")\n```',
        "[позитивный класс]{.language-uk}",
        "классы плюс",  # a spelling is looked for as it is written
    ],
)
def test_what_is_no_fault(terms, tmp_path, text):
    assert faults(terms, tmp_path, text) == []


def test_a_caption_is_prose(terms, tmp_path):
    options = "---\nmystnb:\n  figure:\n    caption: >-\n      Позитивный класс.\n---\n"
    cell = f"```{{code-cell}} python3\n{options}```\n"
    assert [fault[:2] for fault in faults(terms, tmp_path, cell)] == ["6:"]


def test_a_spelling_is_found_as_it_is_written(terms, tmp_path):
    assert len(faults(terms, tmp_path, "из класса плюс")) == 1


def test_what_others_say_may_be_told_once(terms, tmp_path):
    assert faults(terms, tmp_path, "Проверочная точность.") == []
    assert len(faults(terms, tmp_path, "Проверочная точность. О проверочной точности.")) == 1


def test_a_chapter_introduces_its_terms(terms, tmp_path):
    page = tmp_path / "classes.md"
    page.write_text("Здесь ничего нет.", "utf-8")
    assert list(check_page(page, "ru", terms)) == [
        f"{page}:1: the term положительный класс (positive class) is not introduced"
    ]
    page.write_text("Объекты положительного класса.", "utf-8")
    assert list(check_page(page, "ru", terms)) == []


@pytest.mark.parametrize(("text", "is_introduced"), [("$F_2$-мера", True), ("мера", False)])
def test_a_symbol_may_be_a_formula(tmp_path, text, is_introduced):
    glossary, page = tmp_path / "glossary.yml", tmp_path / "rates.md"
    glossary.write_text("- {en: f, ru: Fβ-мера, uk: f, vi: f, chapter: rates}", "utf-8")
    page.write_text(text, "utf-8")
    assert (not list(check_page(page, "ru", read_glossary(glossary)))) == is_introduced


@pytest.mark.parametrize(
    "page",
    [
        "exercises/ru/classes.md",
        "solutions/ru/classes.md",
        "exercises/messages/ru/classes.json",
    ],
)
def test_the_homework_uses_the_terms_and_introduces_none(terms, tmp_path, page):
    page = tmp_path / page
    page.parent.mkdir(parents=True)
    page.write_text("О проверочной точности. О проверочной точности.", "utf-8")
    fault, *others = check(tmp_path, [replace(term, chapter=None) for term in terms])
    assert fault.startswith(f"{page}:1: “")
    assert not others


def test_a_chapter_that_does_not_exist_is_named(terms, tmp_path):
    (fault,) = check(tmp_path, terms)
    assert fault == f"{tmp_path / 'book'}: positive class belongs to classes, which does not exist"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- [", "glossary.yml: while parsing"),
        ("en: class", "it is a list of terms"),
        ("- {en: class, ru: класс, uk: клас}", "class: it lacks vi"),
        ("- {en: class, ru: класс, uk: клас, vi: lớp, sv: klass}", "class: unknown key sv"),
        (
            "- {en: class, ru: класс, uk: клас, vi: lớp, avoid: {ru: [{term: тип}]}}",
            "class: avoid: each has a term and a why",
        ),
        (
            "- {en: class, ru: к, uk: к, vi: l, avoid: {ru: [{term: т, why: в, when: к}]}}",
            "class: avoid: unknown key when",
        ),
    ],
)
def test_a_faulty_glossary_is_refused(tmp_path, text, message):
    path = tmp_path / "glossary.yml"
    path.write_text(text, "utf-8")
    with pytest.raises(GlossaryError, match=message):
        read_glossary(path)


def test_prose_keeps_places():
    page = "Слово `code` и $x$, слово.\n"
    assert prose(page) == f"Слово        и {FORMULA * 3}, слово.\n"


def test_every_page_of_the_book_uses_its_terms():
    assert list(check(ROOT, read_glossary(ROOT / "book" / "glossary.yml"))) == []
