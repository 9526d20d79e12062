"""The search of each edition, in a real Chromium: what a reader asks, and what must come first."""

import gzip
import json
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
import yaml
from bs4 import BeautifulSoup
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from pymorphy3 import MorphAnalyzer

from tools.site.languages import LANGUAGES
from tools.terms.glossary import read_glossary

ROOT = Path(__file__).parents[2]
GOLDEN = yaml.safe_load(Path(__file__).with_name("golden_queries.yml").read_text("utf-8"))
CODES = [each.code for each in LANGUAGES]
FIRST = 3


@pytest.fixture(scope="module")
def context(browser: Browser, base_url: str) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=base_url, viewport={"width": 1280, "height": 800})
    yield context
    context.close()


@pytest.fixture(scope="module")
def pages(context: BrowserContext) -> dict[str, Page]:
    """The search page of each edition, ready to be asked."""
    pages = {code: context.new_page() for code in CODES}
    for code, page in pages.items():
        page.goto(f"/{code}/search.html?q=AUC")
        expect(results(page).first).to_be_visible()
    return pages


@pytest.fixture
def page(pages: dict[str, Page], language: str) -> Page:
    return pages[language]


@pytest.fixture(scope="module")
def places(site: Path) -> dict[str, list[dict]]:
    """What each edition's search looks through."""
    return {code: json.loads((site / code / "search.json").read_text("utf-8")) for code in CODES}


def field(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("searchbox")


def results(page: Page) -> Locator:
    return page.locator("#search-results li")


def ask(page: Page, query: str) -> list[str]:
    """Types a query; the addresses of the results shown."""
    field(page).fill(query)
    return page.evaluate(
        "[...document.querySelectorAll('#search-results a')].map((a) => a.getAttribute('href'))"
    )


def leads(address: str, wanted: str) -> bool:
    """Whether an address is on the wanted page, and at the wanted place if one is named."""
    path, _, place = wanted.partition("#")
    return address.partition("#")[0] == f"{path}.html" and place in ("", address.partition("#")[2])


# ------------------------------------------------------------------------------------- ranking


def test_golden_queries_find_their_page_among_the_first_three(page: Page, language: str):
    missed = {}
    for query, wanted in GOLDEN[language].items():
        first = ask(page, query)[:FIRST]
        if not any(leads(address, wanted) for address in first):
            missed[query] = (wanted, first)
    assert missed == {}
    assert len(GOLDEN[language]) >= 40


def test_every_term_finds_the_page_that_introduces_it(page: Page, language: str):
    """Asked in English or in any language of the book."""
    missed = {}
    for term in read_glossary(ROOT / "book" / "glossary.yml"):
        for word in {re.sub(r" \(.*\)", "", term.english), *term.words.values()}:
            first = ask(page, word)[:FIRST]
            if term.chapter and not any(leads(address, term.chapter) for address in first):
                missed[word] = (term.chapter, first)
    assert missed == {}


def test_a_chapter_stands_before_the_glossary_and_the_library(page: Page, language: str):
    queries = {"ru": "средняя точность", "uk": "середня влучність", "vi": "average precision"}
    first = [address.partition("#")[0] for address in ask(page, queries[language])]
    assert first[0] == "average-precision.html"
    assert {"glossary.html", "api.html"} <= set(first)


# --------------------------------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("language", "query", "same"),
    [
        ("ru", "распространённость", "распространенность"),
        ("ru", "ROC-кривая", "ROC кривая"),
        ("ru", "ROC-кривая", "ROC–КРИВАЯ"),
        ("ru", "Манна–Уитни", "манна-уитни"),
        ("ru", "0.75", "0,75"),
        ("ru", "10\N{NARROW NO-BREAK SPACE}000", "10 000"),
        ("ru", "10\N{NO-BREAK SPACE}000", "10000"),
        ("ru", "34/45", "34 ⁄ 45"),
        ("ru", "калибровка", unicodedata.normalize("NFD", "калибровкой")),
        ("uk", "обʼєкт", "об'єкт"),
        ("uk", "обʼєкт", "об’єкт"),
        ("uk", "обʼєкт", "обєкта"),
        ("uk", "звʼязок", unicodedata.normalize("NFD", "зв'язку")),
        ("uk", "довірчий", unicodedata.normalize("NFD", "ДОВІРЧИЙ")),
        ("vi", "tỉ lệ dự đoán đúng", "tỷ lệ dự đoán đúng"),
        ("vi", "đường ROC", unicodedata.normalize("NFD", "ĐƯỜNG ROC")),
        ("vi", "F-beta", "Fβ"),
        ("vi", "F1", "f₁"),
        ("vi", "average_precision", "average precision"),
    ],
)
def test_spellings_of_a_query_find_the_same(
    pages: dict[str, Page], language: str, query: str, same: str
):
    found = ask(pages[language], query)
    assert ask(pages[language], same) == found
    assert found


@pytest.mark.parametrize("word", ["đường", "dương"])
def test_marks_that_are_typed_count(pages: dict[str, Page], word: str):
    """Without them either word will do; with them the one that is written so comes first."""
    page = pages["vi"]
    ask(page, "duong")
    marks = {mark.lower() for mark in results(page).locator("mark").all_text_contents()}
    assert {"đường", "dương"} <= marks
    ask(page, word)
    assert word in results(page).first.text_content().lower()
    marks = {mark.lower() for mark in results(page).locator("mark").all_text_contents()}
    assert marks == {word}


def stems(page: Page, words: list[str]) -> dict[str, str]:
    found = page.evaluate(
        """async (words) => {
            const { terms } = await import("/assets/search/words.js");
            return words.map((word) => terms(word).join(" "));
        }""",
        words,
    )
    return dict(zip(words, found, strict=True))


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_forms_of_a_word_are_found_together(pages: dict[str, Page], language: str):
    """All but two in a hundred pairs of the forms that the book has of a noun or an adjective."""
    analyzer = MorphAnalyzer(lang=language)
    text = " ".join(path.read_text("utf-8") for path in (ROOT / "book" / language).glob("*.md"))
    forms = defaultdict(set)
    for word in set(re.findall("[а-яёіїєґʼ]{4,}", text.lower())):
        likely = analyzer.parse(word)[0]
        if likely.tag.POS in ("NOUN", "ADJF") and not {"Supr", "Apro"} & likely.tag.grammemes:
            forms[likely.normal_form, likely.tag.POS].add(word)
    stem = stems(pages[language], sorted(set().union(*forms.values())))
    pairs = [pair for each in forms.values() for pair in combinations(sorted(each), 2)]
    apart = [pair for pair in pairs if stem[pair[0]] != stem[pair[1]]]
    assert len(pairs) > 3000
    assert len(apart) <= 0.02 * len(pairs), apart


def test_different_words_stay_apart(pages: dict[str, Page]):
    words = "точность полнота порог оценка кривая объект класс пара площадь калибровка выборка"
    words += " влучність повнота поріг крива поширеність вибірка вартість помилка похибка"
    found = stems(pages["uk"], sorted(set(words.split())))
    assert found.pop("поріг") == found["порог"]
    assert found.pop("крива") == found["кривая"]
    assert len(set(found.values())) == len(found)


# ------------------------------------------------------------------------------------- results


def test_every_place_is_on_its_page(site: Path, places: dict[str, list[dict]], language: str):
    addresses = [place["address"] for place in places[language]]
    assert len(addresses) == len(set(addresses))
    for name in {address.partition("#")[0] for address in addresses}:
        soup = BeautifulSoup((site / language / name).read_text("utf-8"), "html.parser")
        here = {tag["id"] for tag in soup.find_all(id=True)} | {""}
        wanted = {a.partition("#")[2] for a in addresses if a.partition("#")[0] == name}
        assert wanted <= here
        headings = soup.select("article :is(h2, h3, h4)")
        assert {tag.parent["id"] for tag in headings if tag.parent.name == "section"} <= wanted


def test_texts_are_plain(places: dict[str, list[dict]], language: str):
    raw = re.compile(r"\\[A-Za-z(\[]|[_^]\{|\$|</|#|\{\{|data-|\s{2}| ,| \.(?!\d)")
    for place in places[language]:
        assert place["title"]
        for text in (place["title"], place.get("text", "")):
            found = raw.search(text)
            assert not found, f"{place['address']}: {text[max(0, found.start() - 30) :][:80]!r}"


def test_the_words_found_are_marked_in_the_excerpt(pages: dict[str, Page]):
    page = pages["ru"]
    ask(page, "бутстрэпом")
    marks = results(page).locator("mark").all_text_contents()
    assert marks
    assert all(mark.lower().startswith("бутстрэп") for mark in marks)
    for excerpt in results(page).locator("p").all_text_contents():
        assert len(excerpt) <= 250
    ask(page, "34/45")
    assert results(page).first.locator("mark").first.text_content() == "34/45"


def test_words_of_a_question_that_say_little_are_not_marked(pages: dict[str, Page]):
    ask(pages["ru"], "как выбрать порог")
    marks = results(pages["ru"]).locator("mark").all_text_contents()
    assert marks
    assert not {"как", "Как"} & set(marks)


def test_more_results_are_shown_on_demand(page: Page):
    shown = len(ask(page, "AUC"))
    more = page.locator("#search-more")
    more.click()
    expect(results(page)).to_have_count(2 * shown)
    expect(results(page).nth(shown).locator("a")).to_be_focused()
    assert ask(page, "34/45")
    expect(more).to_be_hidden()


def test_a_query_of_signs_alone_is_in_vain(page: Page):
    status = page.locator("#search-status")
    assert ask(page, "?! —") == []
    expect(status).to_have_text(status.get_attribute("data-none"))
    assert ask(page, "  ") == []
    expect(status).to_be_empty()


# ---------------------------------------------------------------------------------- the reader


def test_search_from_a_page_with_the_keyboard_alone(context: BrowserContext):
    page = context.new_page()
    page.goto("/ru/intro.html", wait_until="networkidle")
    page.keyboard.press("Control+k")
    page.keyboard.type("средней точностью")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=*")
    expect(field(page)).to_have_value("средней точностью")
    expect(results(page).first).to_be_visible()
    field(page).focus()
    page.keyboard.press("Tab")
    expect(results(page).first.locator("a")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/ru/average-precision.html*")
    page.close()


def test_another_language_is_asked_the_same(context: BrowserContext):
    page = context.new_page()
    page.goto("/ru/search.html")
    expect(field(page)).to_be_focused()
    page.keyboard.type("precision")
    page.wait_for_url("**/ru/search.html?q=precision")
    page.get_by_role("link", name="Українська").click()
    page.wait_for_url("**/uk/search.html?q=precision")
    expect(field(page)).to_have_value("precision")
    expect(results(page).first).to_be_visible()
    page.close()


def test_a_search_that_does_not_load_says_so(context: BrowserContext, language: str):
    page = context.new_page()
    page.route("**/search.json", lambda route: route.abort())
    page.goto(f"/{language}/search.html?q=AUC")
    status = page.locator("#search-status")
    expect(status).to_have_text(status.get_attribute("data-failed"))
    page.close()


def test_the_search_page_fits_a_small_screen(context: BrowserContext, language: str):
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"/{language}/search.html?q=precision")
    expect(results(page).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.close()


def test_the_search_is_light_and_no_other_page_loads_it(site: Path, language: str):
    assets = site / "assets" / "search"
    files = [site / language / "search.json", *assets.iterdir()]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < 220_000
    for path in (site / language).glob("*.html"):
        page = path.read_text("utf-8")
        assert ("assets/search/" in page) == (path.name == "search.html")
        assert not re.search("searchtools|language_data|searchindex", page)
