"""The pages that show the languages in columns, made from the built editions."""

import copy
import posixpath
import re
from dataclasses import replace
from pathlib import Path

from bs4 import BeautifulSoup, Tag

from tools.site.alignment import ADDRESSES, MisalignedError, Row, align, alone
from tools.site.languages import LANGUAGES
from tools.site.published import START_CARD, Publication

FOLDER = "side-by-side"
ARTICLE = "article.bd-article > section"


def write_pages(site: Path, pages: list[str], said: Publication) -> None:
    """Writes `side-by-side/<page>.html` for every page of the site.

    In the editions' pages, blocks that say the same get the same `data-block`, by which a reader
    of one finds what stands in the other (counterpart.js).

    Raises
    ------
    MisalignedError
        Naming every page whose editions do not match, and the place in it.
    """
    editions = {page: _editions(site, page) for page in pages}
    titles = {
        page: {code: _title(soup) for code, soup in soups.items()}
        for page, soups in editions.items()
    }
    errors = []
    for page, soups in editions.items():
        try:
            rows = align(
                {code: soup.select_one(ARTICLE) for code, soup in soups.items()}, f"{page}.html"
            )
        except MisalignedError as error:
            errors.append(str(error))
            continue
        _number(rows)
        for code, soup in soups.items():
            (site / code / f"{page}.html").write_text(str(soup), encoding="utf-8")
        rows = [
            replace(row, cells={code: alone(block) for code, block in row.cells.items()})
            for row in rows
        ]
        _make_self_contained(rows, page, pages)
        names = " · ".join(titles[page].values())
        text = said.templates.get_template("side-by-side.html").render(
            published=said.head(f"{FOLDER}/{page}.html", names, said.about, START_CARD),
            page=page,
            pages=pages,
            titles=titles,
            rows=rows,
            head=_head(soups[LANGUAGES[0].code], page),
            up=posixpath.relpath(".", posixpath.dirname(f"{FOLDER}/{page}")),
        )
        path = site / FOLDER / f"{page}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    if errors:
        raise MisalignedError("\n".join(errors))


def _number(rows: list[Row]) -> None:
    """Numbers the blocks, but headings, that differ between the languages."""
    for number, row in enumerate(rows, 1):
        for block in row.cells.values():
            if not row.shared and not re.fullmatch("h[1-6]", block.name):
                block["data-block"] = number


def _editions(site: Path, page: str) -> dict[str, BeautifulSoup]:
    paths = {language.code: site / language.code / f"{page}.html" for language in LANGUAGES}
    return {
        code: BeautifulSoup(path.read_text(encoding="utf-8"), "html.parser")
        for code, path in paths.items()
    }


def _title(soup: BeautifulSoup) -> str:
    heading = copy.copy(soup.select_one(f"{ARTICLE} > h1"))
    for anchor in heading.select(".headerlink"):
        anchor.decompose()
    return heading.get_text(strip=True)


def _head(soup: BeautifulSoup, page: str) -> list[Tag]:
    """The style sheets of an edition's page, and MathJax where the page has formulas."""
    parts = [copy.copy(tag) for tag in soup.select('link[rel="stylesheet"]')]
    for script in soup.find_all("script"):
        if "MathJax" in (script.string or "") or "mathjax/" in script.get("src", ""):
            parts.append(copy.copy(script))
    for tag in parts:
        _readdress(tag, LANGUAGES[0].code, page, [])
    return parts


def _make_self_contained(rows: list[Row], page: str, pages: list[str]) -> None:
    """Makes ids unique in the whole page, and addresses right as seen from its folder."""
    moved = _give_ids(rows)
    for row in rows:
        for code, block in row.shown.items():
            for tag in _all_tags(block):
                place = tag.get("href", "").removeprefix("#")
                if (code, place) in moved:
                    tag["href"] = f"#{moved[code, place]}"
                _readdress(tag, code, page, pages)


def _give_ids(rows: list[Row]) -> dict[tuple[str, str], str]:
    """Gives ids that are unique in the page; returns the new one for each language's old one.

    The first language keeps its own; what is shared has that language's for all.
    """
    first = LANGUAGES[0].code
    moved = {}
    for row in rows:
        for code, block in row.cells.items():
            for tag, shown in zip(_all_tags(block), _all_tags(row.cells[first]), strict=False):
                if "id" not in tag.attrs:
                    continue
                if row.shared:
                    moved[code, tag["id"]] = shown["id"]
                elif code != first:
                    moved[code, tag["id"]] = tag["id"] = f"{code}--{tag['id']}"
    return moved


def _all_tags(block: Tag) -> list[Tag]:
    return [block, *block.find_all(True)]


def _readdress(tag: Tag, code: str, page: str, pages: list[str]) -> None:
    """Points a link from an edition's page at the same place from the page side by side.

    A link to another page of the book leads to that page side by side.
    """
    for attribute in ADDRESSES:
        address = tag.get(attribute)
        if not address or address.startswith("#") or ":" in address.split("/")[0]:
            continue
        path, mark, place = address.partition("#")
        inside = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
        folder = FOLDER if inside.removesuffix(".html") in pages else code
        start = posixpath.dirname(f"{FOLDER}/{page}")
        tag[attribute] = posixpath.relpath(f"{folder}/{inside}", start) + mark + place
