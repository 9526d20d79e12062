"""What the editions load, once for all of them, and no more than their pages use.

Sphinx gives each edition a copy of the theme. Here the files that are the same in all move to
`assets`, the style sheets become one, and scripts keep no page from being shown.
"""

import hashlib
import posixpath
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from bs4 import BeautifulSoup, Tag

from tools.site.icons import only_used
from tools.site.languages import LANGUAGES

STATIC, ASSETS, SHEET = "_static", "assets", "book.css"
# The theme's icons are cut out of its font (icons.py); what it says is in our catalogues.
UNUSED = (
    *("vendor", "locales", "fontawesome.js*", "*macros.html", "*.map"),
    # Sphinx's own search, in place of which an edition has ours.
    *("searchtools.js", "language_data.js", "searchindex.js"),
)
STYLES = re.compile(r'<link\b[^>]*\bhref="_static/([^"?]+\.css)')
CLASSES = re.compile(r'\bclass="([^"]*\bfa-[^"]*)"')
IMPORT = re.compile(r'@import\s+(?:url\()?"([^"]+)"\)?;')
URL = re.compile(r"""url\(\s*(['"]?)(?!data:|https?:|#)([^'")]+)\1\s*\)""")


@dataclass(frozen=True)
class Shared:
    """The files in `assets` that were in each edition, and the one style sheet with its version."""

    files: frozenset[str]
    sheet: str


def share(site: Path) -> Shared:
    """Moves what all editions load to `assets`; their pages still look for it in each edition."""
    editions = [site / each.code for each in LANGUAGES]
    texts = [page.read_text("utf-8") for each in editions for page in each.rglob("*.html")]
    styles = dict.fromkeys(name for text in texts for name in STYLES.findall(text))
    classes = {name for text in texts for said in CLASSES.findall(text) for name in said.split()}
    icons = {name for name in classes if name.startswith("fa-")}
    sheet = only_used("\n".join(_style(editions[0] / STATIC, name) for name in styles), icons)
    for edition in editions:
        for path in (edition / STATIC).rglob("*.css"):
            path.unlink()
    (site / ASSETS).mkdir(exist_ok=True)
    (site / ASSETS / SHEET).write_text(sheet, encoding="utf-8")
    version = hashlib.sha256(sheet.encode()).hexdigest()[:8]
    return Shared(frozenset(_move(editions, site / ASSETS)), f"{SHEET}?v={version}")


def load_shared(soup: BeautifulSoup, path: str, shared: Shared) -> None:
    """Makes an edition's page load what is shared, and run its scripts once it is shown."""
    assets = posixpath.relpath(ASSETS, posixpath.dirname(path))
    _replace_styles(soup, f"{assets}/{shared.sheet}")
    for preload in soup.select('link[rel="preload"]'):
        preload.decompose()
    for script in soup.head.find_all("script"):
        if "scripts/fontawesome.js" in script.get("src", ""):
            script.decompose()
        elif _waits(script):
            soup.body.append(script.extract())
    for tag in soup.select("[src], [href]"):
        attribute = "src" if "src" in tag.attrs else "href"
        name, mark, version = tag[attribute].partition("?")
        inside = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
        static = inside.partition(f"{STATIC}/")[2]
        if static in shared.files:
            tag[attribute] = f"{assets}/{static}{mark}{version}"
        elif name.startswith(f"{STATIC}/.."):
            tag[attribute] = posixpath.normpath(name) + mark + version
    for icon in soup.select("i[class*=fa-], span[class*=fa-]"):
        icon["aria-hidden"] = "true"


def _style(folder: Path, name: str) -> str:
    """A style sheet with those that it imports, its addresses as seen from `assets`."""
    inside = posixpath.dirname(name)

    def imported(match: re.Match[str]) -> str:
        return _style(folder, posixpath.normpath(posixpath.join(inside, match[1])))

    def moved(match: re.Match[str]) -> str:
        return f"url({posixpath.normpath(posixpath.join(inside, match[2]))})"

    text = URL.sub(moved, (folder / name).read_text("utf-8"))
    return IMPORT.sub(imported, text)


def _move(editions: list[Path], assets: Path) -> list[str]:
    """Moves the files that are the same in every edition; returns their names."""
    moved = []
    for path in sorted((editions[0] / STATIC).rglob("*")):
        name = path.relative_to(editions[0] / STATIC).as_posix()
        copies = [edition / STATIC / name for edition in editions]
        if path.is_file() and all(
            copy.is_file() and copy.read_bytes() == path.read_bytes() for copy in copies
        ):
            (assets / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, assets / name)
            for copy in copies:
                copy.unlink()
            moved.append(name)
    return moved


def _replace_styles(soup: BeautifulSoup, address: str) -> None:
    first, *others = soup.select(f'link[rel="stylesheet"][href^="{STATIC}/"]')
    first.attrs = {"rel": "stylesheet", "href": address}
    for link in others:
        link.decompose()


def _waits(script: Tag) -> bool:
    """Whether a script of the head would keep the page from being shown, and need not."""
    source = script.get("src")
    return "defer" not in script.attrs if source else "DOCUMENTATION_OPTIONS" in script.text
