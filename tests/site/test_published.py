"""What the site says of itself: addresses, counterparts, its map, the error page, the cards."""

import hashlib
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pydata_sphinx_theme
import pytest
import sphinx
import sphinx_book_theme
from babel.messages.pofile import read_po
from bs4 import BeautifulSoup, Comment
from PIL import Image
from playwright.sync_api import Browser

from tools.site.address import site_address
from tools.site.editions import page_names, read_yaml
from tools.site.languages import LANGUAGES, LOCALE, catalogue

ROOT = Path(__file__).parents[2]
PAGES = page_names(read_yaml(ROOT / "_toc.yml"))
ADDRESS = site_address(read_yaml(ROOT / "_config.yml"))
CODES = [each.code for each in LANGUAGES]
NOWHERE = "There is no page at this address: it may have moved, or the address has a mistake in it."
NUMBERED = re.compile(r"id\d+")  # where a source is cited; the switch takes the section instead
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
XHTML = "{http://www.w3.org/1999/xhtml}"


@cache
def soup(path: Path) -> BeautifulSoup:
    return BeautifulSoup(path.read_text(encoding="utf-8"), "html.parser")


def path_of(site: Path, address: str) -> Path:
    """The file that is served at an address."""
    assert address.startswith(ADDRESS), address
    path = address.removeprefix(ADDRESS)
    return site / (path or "index.html")


def address_of(site: Path, path: Path) -> str:
    inside = path.relative_to(site).as_posix()
    return ADDRESS + ("" if inside == "index.html" else inside)


def is_listed(path: Path) -> bool:
    tag = soup(path).find("meta", {"name": "robots"})
    return tag is None or "noindex" not in tag["content"]


def every_page(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


def said(path: Path) -> dict[str, str]:
    """The page's `meta` tags by their name or property."""
    tags = soup(path).select("meta[name], meta[property]")
    return {tag.get("property") or tag["name"]: tag["content"] for tag in tags}


def alternates(path: Path) -> dict[str, str]:
    return {tag["hreflang"]: tag["href"] for tag in soup(path).select("link[rel=alternate]")}


# ---------------------------------------------------------------------------------- addresses


def test_a_page_says_its_own_address(site: Path):
    for path in every_page(site):
        canonical = [tag["href"] for tag in soup(path).select("link[rel=canonical]")]
        if path.name == "404.html":
            assert canonical == []  # it is served at any address
        elif path.name == "index.html" and path.parent != site:
            assert canonical == [address_of(site, path.parent / f"{PAGES[0]}.html")]
        else:
            assert canonical == [address_of(site, path)]


@pytest.mark.parametrize("page", [*PAGES, "numbers"])
def test_counterparts_name_each_other(site: Path, page: str):
    editions = {code: site / code / f"{page}.html" for code in CODES}
    for path in editions.values():
        links = alternates(path)
        assert list(links) == [*CODES, "x-default"]
        assert {code: path_of(site, links[code]) for code in CODES} == editions
        default = path_of(site, links["x-default"])
        assert default.is_file()
        assert alternates(default) == links
        assert said(path)["og:locale"].startswith(path.parent.name)


def test_the_start_page_stands_for_the_first_one(site: Path):
    links = alternates(site / "index.html")
    assert links["x-default"] == ADDRESS
    assert links == alternates(site / "uk" / f"{PAGES[0]}.html")


def test_the_map_lists_every_page_and_nothing_else(site: Path):
    root = ElementTree.parse(site / "sitemap.xml").getroot()
    urls = root.findall(f"{SITEMAP}url")
    addresses = [url.findtext(f"{SITEMAP}loc") for url in urls]
    wanted = {address_of(site, path) for path in every_page(site) if is_listed(path)}
    assert len(addresses) == len(set(addresses))
    assert set(addresses) == wanted
    assert len(wanted) == 1 + 3 * (len(PAGES) + 1) + len(PAGES)
    for url, address in zip(urls, addresses, strict=True):
        links = {tag.get("hreflang"): tag.get("href") for tag in url.findall(f"{XHTML}link")}
        assert links == alternates(path_of(site, address))


def test_the_map_is_named_to_robots(site: Path):
    lines = (site / "robots.txt").read_text().splitlines()
    assert f"Sitemap: {ADDRESS}sitemap.xml" in lines
    assert not any(line.startswith("Disallow") for line in lines)


def test_sections_can_be_linked_in_every_language(site: Path):
    """What a link may lead to has the same id in each edition; the switch relies on it."""
    for page in PAGES:
        ids = [
            {
                tag["id"]
                for tag in soup(site / code / f"{page}.html").select("article [id]")
                if not NUMBERED.fullmatch(tag["id"])
            }
            for code in CODES
        ]
        assert ids[0]
        assert ids[0] == ids[1] == ids[2], page


# -------------------------------------------------------------------------------------- cards


def test_a_shared_link_shows_the_page(site: Path):
    for path in every_page(site):
        if path.name in ("404.html", "index.html"):
            continue
        meta = said(path)
        for name in ("title", "description", "image"):
            assert meta[f"og:{name}"] == meta[f"twitter:{name}"] != ""
        assert meta["twitter:card"] == "summary_large_image"
        assert meta["og:url"] == address_of(site, path)
        assert len(meta["description"]) <= 300
        with Image.open(path_of(site, meta["og:image"])) as card:
            assert card.format == "PNG"
            assert card.size == (int(meta["og:image:width"]), int(meta["og:image:height"]))
            assert card.size == (1200, 630)


def test_a_page_is_shared_in_its_own_words(site: Path, name: str, language: str):
    path = site / language / f"{name}.html"
    meta, article = said(path), " ".join(soup(path).select_one("article").get_text().split())
    assert meta["og:title"] in article
    assert meta["description"].removesuffix(" …") in article
    assert meta["og:site_name"] == catalogue(language).gettext("Classification metrics")


def test_every_page_of_every_edition_has_a_card_of_its_own(site: Path):
    cards = [site / "assets/cards" / code / f"{page}.png" for code in CODES for page in PAGES]
    pictures = {hashlib.sha256(card.read_bytes()).hexdigest() for card in cards}
    assert len(pictures) == len(cards)


# ----------------------------------------------------------------------------- the error page


class Host(SimpleHTTPRequestHandler):
    """A static host: it serves the site under its root, and `404.html` for all that is missing."""

    root = urlsplit(ADDRESS).path

    def translate_path(self, path: str) -> str:
        inside = urlsplit(path).path
        is_ours = inside.startswith(self.root)
        return super().translate_path("/" + inside.removeprefix(self.root) if is_ours else "/none")

    def log_message(self, *arguments: object) -> None:
        """Says nothing: a test that fails shows the request itself."""

    def send_error(self, code: int, *arguments: object) -> None:
        body = Path(self.directory, "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@contextmanager
def hosted(site: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(site))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}{Host.root}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("address", ["nowhere.html", "uk/nowhere.html", "vi/a/b/c/nowhere/"])
def test_an_address_that_leads_nowhere_is_answered_in_three_languages(
    site: Path, browser: Browser, address: str
):
    with hosted(site) as root:
        page = browser.new_page()
        failed = []
        page.on("response", lambda answer: failed.append(answer.url) if not answer.ok else None)
        assert page.goto(root + address).status == 404
        assert failed == [root + address]  # its style sheet and icon are found
        parts = page.locator("main > section")
        assert parts.evaluate_all("parts => parts.map((part) => part.lang)") == CODES
        for part, code in zip(parts.all(), CODES, strict=True):
            say = catalogue(code).gettext
            assert part.locator("h1").inner_text() == say("Page not found")
            assert part.locator("p").first.inner_text() == say(NOWHERE)
        for code in CODES:
            page.goto(root + address)
            page.locator(f"section[lang={code}] a").click()
            page.wait_for_url(f"{root}{code}/{PAGES[0]}.html")
            assert page.locator("html").get_attribute("lang") == code
        page.close()


# ---------------------------------------------------------------------------- nothing English


@cache
def english() -> frozenset[str]:
    """What Sphinx, its themes and our own templates say where they are not translated."""
    book_theme, theme = (
        Path(package.__file__).parent for package in (sphinx_book_theme, pydata_sphinx_theme)
    )
    catalogues = [
        Path(sphinx.__file__).parent / "locale/uk_UA/LC_MESSAGES/sphinx.po",
        *theme.rglob("ru/LC_MESSAGES/*.po"),
        *book_theme.rglob("ru/LC_MESSAGES/*.po"),
        LOCALE / "ru.po",
    ]
    said = set()
    for path in catalogues:
        with path.open("rb") as file:
            said |= {each.id if isinstance(each.id, str) else each.id[0] for each in read_po(file)}
    return frozenset(text.strip() for text in said if text.strip())


def spoken(page: BeautifulSoup) -> set[str]:
    """A page's texts, and the names and tips of its parts; code and English terms left out."""
    page = BeautifulSoup(str(page), "html.parser")
    for tag in page.select("script, style, pre, code, [lang=en]"):
        tag.decompose()
    texts = {text.strip() for text in page.find_all(string=True) if not isinstance(text, Comment)}
    names = ("title", "aria-label", "placeholder", "alt", "data-tooltip", "data-bs-title")
    return texts | {tag[name] for name in names for tag in page.find_all(attrs={name: True})}


def test_no_word_of_the_interface_is_left_in_english(site: Path):
    assert len(english()) > 700
    for path in every_page(site):
        assert spoken(soup(path)) & english() == set(), path


def test_an_english_word_of_the_interface_would_be_seen():
    page = BeautifulSoup('<p>Search</p><a title="next page">→</a><pre>Note</pre>', "html.parser")
    assert spoken(page) & english() == {"Search", "next page"}
