"""The page of an edition that lists every number of the book, with its value and expression."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bs4 import BeautifulSoup, Tag
from jinja2 import Environment

from tools.numbers.listing import Numeral
from tools.site.languages import Language
from tools.site.numbers import text_of

PAGE = "numbers"  # as `edition.py` has Sphinx make it, still empty


@dataclass(frozen=True)
class Listed:
    """A page of the edition: its article, all that it prints, and the names in the expressions."""

    page: str
    article: Tag
    numerals: Sequence[Numeral]
    names: Sequence[tuple[str, str]]


def fill_all_numbers(
    soup: BeautifulSoup,
    language: Language,
    pages: Sequence[Listed],
    versions: Sequence[tuple[str, str]],
    templates: Environment,
) -> None:
    """Fills the page of all numbers, one part for each page that prints numbers."""
    content = templates.get_template("all-numbers.html").render(
        language=language,
        chapters=[_chapter(each) for each in pages if each.numerals],
        versions=versions,
    )
    article = soup.select_one("article.bd-article")
    article.clear()
    article.append(BeautifulSoup(content, "html.parser"))


def _chapter(listed: Listed) -> dict:
    """What the template says of a page; a number that a section repeats stands once."""
    by_section = sorted(listed.numerals, key=lambda numeral: _place(listed, numeral.section))
    sections = [
        {
            "label": label,
            "title": _heading(listed.article.find(id=label)),
            "rows": dict.fromkeys((n.printed, n.exact, n.expression) for n in numerals),
        }
        for label, numerals in groupby(by_section, key=lambda numeral: numeral.section)
    ]
    return {
        "page": listed.page,
        "title": _heading(listed.article),
        "sections": sections,
        "names": listed.names,
    }


def _place(listed: Listed, label: str) -> int:
    """Where a section comes on its page."""
    return list(dict.fromkeys(numeral.section for numeral in listed.numerals)).index(label)


def _heading(part: Tag) -> str:
    return text_of(part.find(["h1", "h2", "h3", "h4"]))
