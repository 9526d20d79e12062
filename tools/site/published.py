"""What the site tells those who find and share its pages: addresses, languages, cards."""

import posixpath
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from bs4 import BeautifulSoup, Tag
from jinja2 import Environment

from tools.site.cards import SIZE, write_card
from tools.site.languages import LANGUAGES, Language, catalogue

TITLE = "Classification metrics"
ABOUT = "A course on classification metrics: every number is checked, every example runs."
LENGTH = 200  # of a description, in characters; what shows one cuts it there
ARTICLE = "article.bd-article"
CARDS = "assets/cards"
START_CARD = f"{CARDS}/start.png"  # of the pages that are in all languages

AROUND = {
    "index.html": "start.html",
    **{name: name for name in ("404.html", "robots.txt", "sitemap.xml")},
}

Listed = Mapping[str, Mapping[str, str]]


@dataclass(frozen=True)
class Publication:
    """The site's address, and the pages that stand in its map, each with its counterparts.

    A page's counterparts are paths by language code; `x-default` is for readers of no other.
    """

    address: str
    listed: Listed
    templates: Environment

    @property
    def about(self) -> str:
        """What the book is, in every language."""
        return " · ".join(catalogue(each.code).gettext(ABOUT) for each in LANGUAGES)

    def head(
        self, path: str, title: str, description: str, card: str, language: Language | None = None
    ) -> str:
        """The tags in which a page says where it stands, in which language, and how it is shown."""
        return self.templates.get_template("head.html").render(
            address=self.address,
            path=_without_index(path),
            alternates=self.listed.get(_without_index(path), {}),
            is_listed=_without_index(path) in self.listed,
            title=title,
            description=description,
            card=card,
            size=SIZE,
            language=language,
        )


def counterparts(editions: Iterable[str], side_by_side: Iterable[str], first: str) -> Listed:
    """Every page that the site's map lists, with its counterparts in the other languages.

    The start page is the first page's own for a reader of any other language.
    """
    listed: dict[str, dict[str, str]] = {}
    for page in editions:
        paths = {each.code: f"{each.code}/{page}.html" for each in LANGUAGES}
        start = "" if page == first else paths[LANGUAGES[0].code]
        everyone = paths | {"x-default": start}
        listed |= dict.fromkeys([*([""] if page == first else []), *paths.values()], everyone)
    return listed | {f"side-by-side/{page}.html": {} for page in side_by_side}


def describe(
    soup: BeautifulSoup, path: str, language: Language, site: Path, said: Publication
) -> None:
    """Completes the head of an edition's page, and draws its card."""
    book = catalogue(language.code).gettext(TITLE)
    title = _text(soup.select_one(f"{ARTICLE} h1") or soup.h1)
    card = f"{CARDS}/{posixpath.splitext(path)[0]}.png"
    write_card(site / card, [title], book)
    about = _description(soup) or catalogue(language.code).gettext(ABOUT)
    tags = said.head(path, title, about, card, language)
    soup.head.append(BeautifulSoup(tags, "html.parser"))


def write_around(site: Path, first_page: str, said: Publication) -> None:
    """Writes what stands beside the editions: the start page, the site's map, the error page."""
    titles = [catalogue(each.code).gettext(TITLE) for each in LANGUAGES]
    write_card(site / START_CARD, titles, " · ".join(each.name for each in LANGUAGES))
    for target, template in AROUND.items():
        text = said.templates.get_template(template).render(
            address=said.address,
            root=urlsplit(said.address).path,
            listed=said.listed,
            first_page=first_page,
            published=said.head("index.html", " · ".join(titles), said.about, START_CARD),
        )
        (site / target).write_text(text, encoding="utf-8")


def _without_index(path: str) -> str:
    return "" if path == "index.html" else path


def _text(part: Tag) -> str:
    """The words of a part of the page; its formulas and links to itself left out."""
    copied = BeautifulSoup(str(part), "html.parser")
    for tag in copied.select(".headerlink"):
        tag.decompose()
    return " ".join(copied.get_text().split())


def _description(soup: BeautifulSoup) -> str:
    """The page's first paragraph of words, cut after a word where it is long."""
    for paragraph in soup.select(f"{ARTICLE} section > p"):
        if not paragraph.select_one(".math"):
            text = _text(paragraph)
            return text if len(text) <= LENGTH else text[:LENGTH].rpartition(" ")[0] + " …"
    return ""
