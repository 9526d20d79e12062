"""The files of the built site: every page in every language, whole and in the right one."""

import copy
import json
import re
from collections import Counter
from functools import cache
from importlib.metadata import version
from pathlib import Path
from urllib.parse import unquote, urlsplit

import nbformat
import pytest
from bs4 import BeautifulSoup, Tag

from tools.numbers.book import read_book, read_settings
from tools.numbers.lexer import read_page
from tools.numbers.listing import Numeral, numerals
from tools.numbers.numerals import canonical
from tools.site.editions import page_names, read_yaml

ROOT = Path(__file__).parents[2]
VIETNAMESE = set("ăâđêôơưáàảãạắằẳẵặấầẩẫậéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ")
FOREIGN = {
    "ru": set("іїєґ") | VIETNAMESE,
    "uk": set("ыэъё") | VIETNAMESE,
    "vi": set("абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґ"),
}
PAGES = page_names(read_yaml(ROOT / "_toc.yml"))
IN_PARENTHESES = re.compile(r"\([^()]*\)")
ENGLISH_RUN = re.compile(r"[A-Za-z'’-]+(?:,? [A-Za-z'’-]+){4,}")
ENGLISH_WORD = re.compile(r"\b(the|of|and|is|are|was|that|this|which|with|from|for|by|when|then)\b")
NOT_PROSE = "pre, code, .math, script, .citation-list, .headerlink, [lang]"


@cache
def soup(path: Path) -> BeautifulSoup:
    return BeautifulSoup(path.read_text(encoding="utf-8"), "html.parser")


@cache
def book() -> dict[Path, tuple]:
    read = read_book(ROOT, read_settings(ROOT))
    return {p.path: (p, c.ledger) for c in read.chapters for p in c.pages.values()}


@cache
def numbers(language: str, name: str) -> list[Numeral]:
    """What the ledger says of a page."""
    page, ledger = book()[ROOT / "book" / language / f"{name}.md"]
    return numerals(page, ledger, language)


def marked(tag: Tag) -> list[list[str]]:
    return json.loads(tag["data-numbers"])


def every_page(site: Path) -> list[Path]:
    return [path for path in sorted(site.rglob("*.html")) if "_static" not in path.parts]


def test_a_page_says_its_language(site: Path, name: str, language: str):
    assert soup(site / language / f"{name}.html").html["lang"] == language


def test_no_mark_of_punctuation_is_doubled(site: Path, name: str, language: str):
    article = copy.copy(soup(site / language / f"{name}.html").select_one("article.bd-article"))
    for tag in article.select(NOT_PROSE):
        tag.replace_with("x")
    text = " ".join(article.get_text().split())
    assert [text[m.start() - 40 : m.end()] for m in re.finditer(r"\.\.|,,|;;|::", text)] == []


def test_every_page_stands_side_by_side(site: Path, name: str):
    page = soup(site / "side-by-side" / f"{name}.html")
    cells = page.select("article .cell-of-one")
    assert [cell["lang"] for cell in cells] == ["ru", "uk", "vi"] * (len(cells) // 3)
    assert cells


def test_sections_have_the_same_ids_in_every_language(site: Path, name: str):
    ids = [
        [tag["id"] for tag in soup(site / code / f"{name}.html").select("article section[id]")]
        for code in ("ru", "uk", "vi")
    ]
    assert ids[0]
    assert ids[0] == ids[1] == ids[2]
    strips = soup(site / "side-by-side" / f"{name}.html").select(".strip[id]")
    sections = soup(site / "ru" / f"{name}.html").select(
        "article section[id]:has(> h1, > h2, > h3)"
    )
    assert [tag["id"] for tag in strips] == [tag["id"] for tag in sections]


def paragraphs(article: Tag) -> list[str]:
    article = next(BeautifulSoup(str(article), "html.parser").children)
    for tag in article.select(NOT_PROSE):
        tag.decompose()
    texts = article.select("p, li, h1, h2, h3, th, td, caption, figcaption, summary, dt, dd")
    return [" ".join(tag.get_text(" ").split()) for tag in texts]


def prose_in_the_wrong_language(article: Tag, language: str) -> list[str]:
    """The paragraphs with a letter of another language, in an alphabet not theirs, or in English.

    An exception has a `lang` of its own.
    """
    wrong = []
    for text in paragraphs(article):
        letters = [letter for letter in text.lower() if letter.isalpha()]
        foreign = FOREIGN[language].intersection(letters)
        # In parentheses stand English terms and the names of authors.
        outside = [each for each in IN_PARENTHESES.sub("", text.lower()) if each.isalpha()]
        cyrillic = sum("\u0400" <= letter <= "\u04ff" for letter in outside)
        latin = language != "vi" and len(outside) > 30 and cyrillic < len(outside) / 2
        runs = ENGLISH_RUN.findall(IN_PARENTHESES.sub("", text.lower()))
        english = any(len(ENGLISH_WORD.findall(run)) > 1 for run in runs)
        unmarked = language == "vi" and len(letters) > 60 and not VIETNAMESE & set(letters)
        if foreign or latin or english or unmarked:
            wrong.append(text)
    return wrong


def test_paragraphs_are_in_the_language_of_their_page(site: Path, name: str, language: str):
    article = soup(site / language / f"{name}.html").select_one("article")
    assert len(paragraphs(article)) > 5
    assert prose_in_the_wrong_language(article, language) == []


def test_cells_side_by_side_are_in_their_language(site: Path, name: str, language: str):
    page = soup(site / "side-by-side" / f"{name}.html")
    for cell in page.select(f"article .cell-of-one[lang={language}]"):
        assert prose_in_the_wrong_language(cell, language) == []


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Середня влучність є сумою.", "ru"),
        ("Это предложение стоит на чужой странице.", "uk"),
        ("Средняя точность", "vi"),
        ("Show the code of this cell and then its output", "uk"),
        ("Слова на месте. Here the rest of it is in English. И снова слова на месте.", "ru"),
        ("Đường cong này, which is drawn for the positives and negatives, đi qua gốc.", "vi"),
        ("An English paragraph that is long enough to be told from a name or a term at once", "vi"),
    ],
)
def test_a_paragraph_in_a_wrong_language_would_be_seen(text: str, language: str):
    article = BeautifulSoup(f"<article><p>{text}</p></article>", "html.parser")
    assert prose_in_the_wrong_language(article, language) == [text]


def test_no_id_stands_twice(site: Path):
    for path in every_page(site):
        ids = Counter(tag["id"] for tag in soup(path).find_all(id=True))
        assert [each for each, times in ids.items() if times > 1] == [], path


def test_links_within_the_site_lead_somewhere(site: Path):
    broken = []
    for path in every_page(site):
        for tag in soup(path).select("[href], [src]"):
            address = urlsplit(tag.get("href") or tag.get("src"))
            if address.scheme or address.netloc or path.name == "404.html":  # test_published.py
                continue
            target = path
            if address.path:
                target = (path.parent / unquote(address.path)).resolve()
            place = unquote(address.fragment)
            if not target.is_file() or (
                place
                and place != "choose"  # read by the start page's script
                and target.suffix == ".html"
                and not soup(target).find(id=place)
            ):
                broken.append(f"{path.relative_to(site)}: {tag.get('href') or tag.get('src')}")
    assert broken == []


def test_nothing_is_loaded_from_another_host(site: Path):
    for path in every_page(site):
        for tag in soup(path).select("script, link, img, iframe, source"):
            if tag.get("rel") not in (["canonical"], ["alternate"]):  # said, not loaded
                address = tag.get("src") or tag.get("href") or ""
                assert not address.startswith(("http:", "https:", "//")), path
    for path in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import)\s*['\"]?(https?:)?//", path.read_text()), path


def test_the_notebook_of_a_page_is_its_cells(site: Path, name: str, language: str):
    page = ROOT / "book" / language / f"{name}.md"
    notebook = nbformat.read(site / language / "_sources" / f"{name}.ipynb", as_version=4)
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.source for cell in code] == [cell.code for cell in read_page(page).cells]
    if code:
        assert code[0].source == f'language = "{language}"'
        assert code[0].metadata.tags == ["remove-cell"]
    assert not any(cell.outputs for cell in code)
    menu = soup(site / language / f"{name}.html").select_one(".btn-download-notebook-button")
    assert menu["href"] == f"_sources/{name}.ipynb"


def test_every_computed_number_of_a_page_is_marked(site: Path, name: str, language: str):
    """All but those in alternative texts, hidden cells and headings of folded boxes."""
    article = soup(site / language / f"{name}.html").select_one("article")
    marks = [tuple(row) for tag in article.select("[data-numbers]") for row in marked(tag)]
    wanted = numbers(language, name)
    assert set(marks) <= {(n.printed, n.exact, n.expression) for n in wanted if n.computed}
    shown = [n for n in wanted if n.computed and n.place in ("prose", "table", "output")]
    assert {(n.printed, n.exact, n.expression) for n in shown} <= set(marks)


def test_a_mark_stands_on_what_it_explains(site: Path, name: str, language: str):
    for tag in soup(site / language / f"{name}.html").select("span.number"):
        ((printed, _, _),) = marked(tag)
        assert canonical(tag.get_text()).lstrip("-") == canonical(printed).lstrip("-")


def test_all_numbers_are_listed_with_their_expressions(site: Path, language: str):
    page = soup(site / language / "numbers.html")
    assert page.html["lang"] == language
    worked = page.select_one("section#ap-worked")
    assert worked.h3.a["href"] == "average-precision.html#ap-worked"
    rows = [tuple(cell.get_text() for cell in row.select("td")) for row in worked.select("tr")]
    assert ("34/45", "34/45 ≈ 0.7555555556", "average_precision(*five)") in rows
    listed = {
        section["id"]: {cell.get_text() for cell in section.find_all("td")}
        for section in page.find_all("section", id=True)
    }
    for name in PAGES:
        for numeral in numbers(language, name):
            assert numeral.printed in listed[numeral.section]
    text = page.select_one("article").get_text()
    for library in ("numpy", "scipy", "scikit-learn", "matplotlib"):
        assert f"{library}\N{NO-BREAK SPACE}{version(library)}" in text
    assert prose_in_the_wrong_language(page.select_one("article"), language) == []


def test_all_numbers_stand_in_the_navigation(site: Path, name: str, language: str):
    links = soup(site / language / f"{name}.html").select(".bd-docs-nav a")
    assert links[-1]["href"] == "numbers.html"
    assert (
        links[-1].get_text(strip=True)
        == {
            "ru": "Все числа",
            "uk": "Усі числа",
            "vi": "Mọi con số",
        }[language]
    )


def test_no_page_needs_the_styles_left_out(site: Path, name: str, language: str):
    """Those of grids, cards and tabs (edition.py)."""
    assert soup(site / language / f"{name}.html").select("[class*='sd-']") == []


def test_hidden_tests_are_not_in_the_site(site: Path):
    hidden = set()
    for page in (ROOT / "exercises").rglob("*.md"):
        for block in re.findall(
            r"### BEGIN HIDDEN TESTS(.*?)### END HIDDEN TESTS", page.read_text("utf-8"), re.DOTALL
        ):
            hidden |= {line.strip() for line in block.splitlines() if len(line.strip()) > 20}
    assert hidden
    texts = (".html", ".js", ".md", ".ipynb", ".txt")
    for path in site.rglob("*"):
        if path.suffix in texts and "mathjax" not in path.parts:
            text = path.read_text(encoding="utf-8")
            assert "HIDDEN TESTS" not in text, path
            assert [line for line in hidden if line in text] == [], path
