"""The sections of the book, to point a student to."""

import re
from functools import cache
from typing import NamedTuple

import yaml

from tools.grading.course import ROOT, GradingError

HEADING = re.compile(r"^\(([\w-]+)\)=\n+#+ +(.+)$", re.MULTILINE)
# A link to a section in the text of a homework: [the definition](book:ap-definition)
LINK = re.compile(r"\]\(book:([\w-]+)\)")
# A symbol in a heading, such as $F_\beta$, and how it is written without TeX.
SYMBOL = re.compile(r"\$(.+?)\$")
PLAIN = {"_": "", "\\beta": "β"}


class Section(NamedTuple):
    """A labelled heading of the book."""

    page: str
    title: str
    """As plain text."""


@cache
def sections(language: str) -> dict[str, Section]:
    """Every labelled heading of an edition, by its label."""
    return {
        label: Section(page.stem, SYMBOL.sub(_without_tex, title.strip()))
        for page in sorted((ROOT / "book" / language).glob("*.md"))
        for label, title in HEADING.findall(page.read_text("utf-8"))
    }


def linked(text: str, language: str) -> str:
    """The text with its links to the book made whole; GradingError if a section is not there."""
    return LINK.sub(lambda match: f"]({address(language, match[1])})", text)


def _without_tex(symbol: re.Match) -> str:
    text = symbol[1]
    for tex, plain in PLAIN.items():
        text = text.replace(tex, plain)
    return text


def address(language: str, label: str) -> str:
    """Where the site has the section; GradingError if the book has none of that label."""
    section = sections(language).get(label)
    if section is None:
        raise GradingError(f"book:{label} leads to no section of book/{language}")
    return f"{_site()}/{language}/{section.page}.html#{label}"


@cache
def _site() -> str:
    """Where the site is published."""
    config = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
    return config["html"]["baseurl"].rstrip("/")
