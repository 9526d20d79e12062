"""The files of the built site: every page in every language, whole and in the right one."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from bs4 import BeautifulSoup, Tag

ROOT = Path(__file__).parents[2]
VIETNAMESE = set("ăâđêôơưáàảãạắằẳẵặấầẩẫậéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ")
FOREIGN = {
    "ru": set("іїєґ") | VIETNAMESE,
    "uk": set("ыэъё") | VIETNAMESE,
    "vi": set("абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґ"),
}
NOT_PROSE = "pre, code, .math, script, .citation-list, .headerlink, [lang]"


@cache
def soup(path: Path) -> BeautifulSoup:
    return BeautifulSoup(path.read_text(encoding="utf-8"), "html.parser")


def every_page(site: Path) -> list[Path]:
    return [path for path in sorted(site.rglob("*.html")) if "_static" not in path.parts]


def test_a_page_says_its_language_and_links_its_counterparts(site: Path, name: str, language: str):
    page = soup(site / language / f"{name}.html")
    assert page.html["lang"] == language
    links = {tag["hreflang"]: tag["href"] for tag in page.select("link[rel=alternate]")}
    assert links == {code: f"../{code}/{name}.html" for code in ("ru", "uk", "vi")}


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
    texts = article.select("p, li, h1, h2, h3, th, td, figcaption, summary, dt, dd")
    return [" ".join(tag.get_text(" ").split()) for tag in texts]


def prose_in_the_wrong_language(article: Tag, language: str) -> list[str]:
    """The paragraphs with a letter of another language, or in an alphabet that is not theirs."""
    wrong = []
    for text in paragraphs(article):
        letters = [letter for letter in text.lower() if letter.isalpha()]
        cyrillic = sum("\u0400" <= letter <= "\u04ff" for letter in letters)
        foreign = FOREIGN[language].intersection(letters)
        latin = language != "vi" and len(letters) > 30 and cyrillic < len(letters) / 2
        unmarked = language == "vi" and len(letters) > 60 and not VIETNAMESE & set(letters)
        if foreign or latin or unmarked:
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
            if address.scheme or address.netloc:
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
            if tag.get("rel") != ["canonical"]:
                address = tag.get("src") or tag.get("href") or ""
                assert not address.startswith(("http:", "https:", "//")), path
    for path in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import)\s*['\"]?(https?:)?//", path.read_text()), path


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
