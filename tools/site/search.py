"""What the search of an edition looks through: the places of its pages, as plain text.

A place is what a result can lead to: a section, a definition or a theorem, a row of the glossary,
an entry of the library. `assets/search/` finds and ranks them in the browser.
"""

import copy
import json
import re
import shutil
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bs4 import NavigableString, Tag

from tools.site.formulas import plain

MINISEARCH = Path("_build/assets/node_modules/minisearch/dist/es/index.js")
# Each kind of place, and where its title stands in it.
PLACES = {
    "section": ("section[id]:has(> h1, > h2, > h3, > h4)", "h1, h2, h3, h4"),
    "definition": (".proof.definition[id]", ".admonition-title"),
    "theorem": (".proof[id]:not(.definition)", ".admonition-title"),
    "term": (".terms tr[id]", "td[lang={language}]"),
    "entry": (".metric[id]", "p"),
}
ROWS = ("term", "entry")  # their title is part of the text
LABELLED = re.compile(r"(\D+ \d+)\s+\((.*)\)")
UNREAD = (
    ".headerlink, .eqno, .fold-mark, .citation-list, .MathJax, "
    ".terms thead, .metric details, script, style, noscript, svg, template, button, "
    "[hidden], [aria-hidden=true]"
)
FORMULA = re.compile(r"\s*\\[(\[](.*)\\[)\]]\s*", re.DOTALL)
BLOCKS = "p, li, dt, dd, h1, h2, h3, h4, tr, div, figcaption, summary, section, pre, br"


def write_search(edition: Path, articles: Mapping[str, Tag]) -> None:
    """Writes `search.json` of a built edition, from the articles of its pages."""
    introduced = _introduced(articles)
    places = [
        place
        for page, article in articles.items()
        for place in _places(page, article, introduced[page], edition.name)
    ]
    text = json.dumps(places, ensure_ascii=False, separators=(",", ":"))
    (edition / "search.json").write_text(text, encoding="utf-8")


def copy_minisearch(root: Path, target: Path) -> None:
    """Copies the library that ranks the places."""
    shutil.copyfile(root / MINISEARCH, target / "minisearch.js")


def _introduced(articles: Mapping[str, Tag]) -> dict[str, list[str]]:
    """The terms that each page introduces, as the glossary's rows tell.

    In every language, with the words that readers may know from elsewhere.
    """
    found = defaultdict(list)
    for article in articles.values():
        for row in article.select(".terms tr[id]"):
            if link := row.select_one("a[href]"):
                page = link["href"].partition(".html")[0]
                words = [_text(cell) for cell in row.select("td[lang]")]
                avoided = _text(row.select("td")[-1]).split(", ")
                found[page] += [re.sub(r" \(.*\)", "", word) for word in words + avoided]
    return found


def _places(
    page: str, article: Tag, introduced: list[str], language: str
) -> Iterator[dict[str, Any]]:
    """The places of a page in order; what stands in one is not in the place around it."""
    article = _readable(article)
    name = _text(article.h1)
    order = {id(tag): i for i, tag in enumerate(article.find_all(True))}
    found = [
        (kind, tag, tag.select_one(title.format(language=language)))
        for kind, (places, title) in PLACES.items()
        for tag in article.select(places)
    ]
    found.sort(key=lambda place: order[id(place[1])])
    places = []
    for kind, tag, title in reversed(found):  # the inner before the outer
        place = _place(kind, tag.extract(), title)
        if title.name == "h1":
            place |= {"address": f"{page}.html", "terms": introduced}
        else:
            place |= {"address": f"{page}.html#{tag['id']}", "page": name}
        places.append({key: value for key, value in place.items() if value})
    yield from reversed(places)


def _readable(article: Tag) -> Tag:
    """A copy of the article without what is not read, and its formulas as text."""
    article = copy.copy(article)
    for part in article.select(UNREAD):
        part.decompose()
    for formula in article.select(".math"):
        formula.replace_with(plain(FORMULA.sub(r"\1", formula.get_text())))
    return article


def _place(kind: str, tag: Tag, title: Tag) -> dict[str, Any]:
    """A place by itself: «Определение 6 (Полнота)» has the label «Определение 6»."""
    said = _text(title)
    if kind not in ROWS:
        title.extract()
    label = LABELLED.fullmatch(said) if kind in ("definition", "theorem") else None
    code = [_text(block.extract()) for block in tag.select("pre")]
    return {
        "kind": kind,
        "label": label[1] if label else "",
        "title": label[2] if label else said.partition("(")[0] if kind == "entry" else said,
        "text": _text(tag),
        "code": " ".join(code),
    }


def _text(tag: Tag) -> str:
    """The text of a part in one line; what is set apart on the page is so in the line."""
    tag = copy.copy(tag)
    for cell in tag.select("td + td, th + th"):
        cell.insert_before(NavigableString(" | "))
    for title in tag.select(".admonition-title"):
        if title.get_text()[-1:].isalnum():
            title.append(".")
    for block in tag.select(BLOCKS):
        block.insert_after(NavigableString(" "))
    text = re.sub(r"[ \n\t]+", " ", tag.get_text())
    return re.sub(r" \| —(?= \||\s*$)", "", text).strip()
