"""Builds the site under `_site/`: only what has changed since the last time, and all of it or none.

Everything is made under `_build/site` first; `_site` is exchanged for it at the end, when every
edition and every page side by side has succeeded, and each shows the ledger's numbers.
"""

import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from bs4 import BeautifulSoup
from jinja2 import Environment, FileSystemLoader
from nbformat import NotebookNode

from tools.execution import cache_folder, executed
from tools.numbers.book import read_book, read_settings
from tools.numbers.ledger import Ledger
from tools.numbers.lexer import Page
from tools.numbers.listing import numerals
from tools.site.address import site_address
from tools.site.all_numbers import PAGE as ALL_NUMBERS
from tools.site.all_numbers import Listed, fill_all_numbers
from tools.site.digests import Digests, kept
from tools.site.editions import edition_config, edition_toc, page_names, read_yaml
from tools.site.figures import size_figures
from tools.site.homework import FOLDER, write_archives
from tools.site.jupyter_book import build_book
from tools.site.languages import LANGUAGES, Language, catalogue
from tools.site.mathjax import FETCHED, copy_mathjax
from tools.site.notebooks import write_notebook
from tools.site.numbers import mark
from tools.site.page_end import BASIS, add_page_end, last_change, versions
from tools.site.published import Publication, counterparts, describe, write_around
from tools.site.search import MINISEARCH, copy_minisearch, write_search
from tools.site.shared import UNUSED, load_shared, share
from tools.site.side_by_side import write_pages

ROOM = Path(__file__).parent
WORKERS = 2


@dataclass(frozen=True)
class Text:
    """A page as it is written: as the numbers' check reads it, run if it has code, and its day."""

    path: Path
    page: Page
    ledger: Ledger
    run: NotebookNode | None
    changed: date


class BuildError(Exception):
    """The site could not be built; the message says what to mend."""


def build(root: Path, now: Digests) -> None:
    """Brings `root/_site` up to date with what stands under `root` now.

    Raises
    ------
    BuildError, ConfigurationError, ExecutionError, IconError, MisalignedError, UnlistedError,
    UnmatchedError
        With the page and the place; `_site` is then left as it was.
    """
    work = root / "_build" / "site"
    site_address(read_yaml(root / "_config.yml"))  # a wrong one is told at once, not in minutes
    for fetched in (FETCHED, MINISEARCH):
        if not (root / fetched).exists():
            raise BuildError(f"{fetched} is missing: `make site` fetches it with npm")
    pages = page_names(read_yaml(root / "_toc.yml"))
    sources = _sources(root, pages)
    numbered = _numbered(root, sources)
    outputs = cache_folder(root)
    run = executed(
        [source for source in sources if "{code-cell}" in source.read_text("utf-8")], outputs
    )

    stale = [
        each for each in LANGUAGES if kept(work / each.code / "digest") != now.editions[each.code]
    ]
    with ThreadPoolExecutor(WORKERS) as pool:
        failures = list(pool.map(lambda each: _build_edition(root, each, now, outputs), stale))
    if any(failures):
        raise BuildError("\n\n".join(filter(None, failures)))

    _say("Marking the numbers, writing the pages side by side ...")
    new = work / "new"
    shutil.rmtree(new, ignore_errors=True)
    basis = last_change(root, [root / path for path in BASIS])
    texts = [
        Text(path, *numbered[path], run.get(path), max(basis, last_change(root, [path])))
        for path in sources
    ]
    _assemble(root, new, pages, texts)
    _say("Packing the homework ...")
    write_archives(root / "_build" / "homework", new / FOLDER, now.homework)
    _exchange(new, root / "_site", work / "old")
    (work / "digest").write_text(now.site)


def _sources(root: Path, pages: list[str]) -> list[Path]:
    sources = [root / "book" / each.code / f"{page}.md" for each in LANGUAGES for page in pages]
    missing = [str(path.relative_to(root)) for path in sources if not path.is_file()]
    if missing:
        raise BuildError(
            f"_toc.yml lists pages that do not exist: {', '.join(missing)}\n"
            "Write them, or take the page out of _toc.yml."
        )
    return sources


def _numbered(root: Path, sources: list[Path]) -> dict[Path, tuple[Page, Ledger]]:
    """Each page as the numbers' check reads it, with its ledger; the two agree.

    Looked at before anything is built: it takes seconds, an edition takes a minute.
    """
    book = read_book(root, read_settings(root))
    read = {
        page.path: (language, page, chapter.ledger)
        for chapter in book.chapters
        for language, page in chapter.pages.items()
    }
    unread = [str(path.relative_to(root)) for path in sources if path not in read]
    if unread:
        raise BuildError(f"pyproject.toml: no pattern of [tool.numbers] finds {', '.join(unread)}")
    for path in sources:
        language, page, ledger = read[path]
        numerals(page, ledger, language)
    return {path: read[path][1:] for path in sources}


def _build_edition(root: Path, language: Language, now: Digests, outputs: Path) -> str | None:
    """Builds one edition; returns what the builder said if it failed.

    What Sphinx keeps from the last build is used again while only pages have changed.
    """
    _say(f"Building the edition {language.code} ({language.name}) ...")
    folder = root / "_build" / "site" / language.code
    if kept(folder / "shared.digest") != now.shared:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "digest").unlink(missing_ok=True)
    said = build_book(
        root / "book" / language.code,
        folder,
        edition_config(read_yaml(root / "_config.yml"), language, root, outputs),
        edition_toc(read_yaml(root / "_toc.yml")),
        "--keep-going",
        "-n",
    )
    if said is not None:
        # What is kept from a build with warnings would not show them again.
        shutil.rmtree(folder)
        return f"The edition {language.code} failed:\n{said}"
    (folder / "shared.digest").write_text(now.shared)
    (folder / "digest").write_text(now.editions[language.code])
    return None


def _assemble(root: Path, new: Path, pages: list[str], texts: list[Text]) -> None:
    for language in LANGUAGES:
        html = root / "_build" / "site" / language.code / "_build" / "html"
        unneeded = shutil.ignore_patterns(".*", "objects.inv", *UNUSED)
        shutil.copytree(html, new / language.code, ignore=unneeded)
    shutil.copytree(ROOM / "assets", new / "assets")
    copy_mathjax(root / FETCHED, new / "assets" / "mathjax")
    copy_minisearch(root, new / "assets" / "search")
    shared = share(new)
    site = Publication(
        site_address(read_yaml(root / "_config.yml")),
        counterparts([*pages, ALL_NUMBERS], pages, pages[0]),
        _templates(),
    )
    checked_with = versions(root)
    for language in LANGUAGES:
        edition = new / language.code
        own = [text for text in texts if text.path.parent.name == language.code]
        soups = _completed(edition, language, own, checked_with, site.templates)
        for page, soup in soups.items():
            path = f"{language.code}/{page}.html"
            size_figures(soup, (new / path).parent)
            load_shared(soup, path, shared)
            describe(soup, path, language, new, site)
            (new / path).write_text(str(soup), encoding="utf-8")
        entry = site.templates.get_template("edition-index.html").render(
            language=language, first_page=pages[0], address=site.address
        )
        (edition / "index.html").write_text(entry, encoding="utf-8")
    write_pages(new, pages, site)
    write_around(new, pages[0], site)


def _templates() -> Environment:
    templates = Environment(
        loader=FileSystemLoader(ROOM / "templates"), trim_blocks=True, lstrip_blocks=True
    )
    catalogues = {language: catalogue(language.code) for language in LANGUAGES}
    templates.globals |= {
        "languages": LANGUAGES,
        "say": lambda language, text: catalogues[language].gettext(text),
    }
    return templates


def _completed(
    edition: Path,
    language: Language,
    texts: list[Text],
    checked_with: list[tuple[str, str]],
    templates: Environment,
) -> dict[str, BeautifulSoup]:
    """An edition's pages with what Sphinx does not know; its notebooks and search are written."""
    soups = {
        path.relative_to(edition).with_suffix("").as_posix(): BeautifulSoup(
            path.read_text(encoding="utf-8"), "html.parser"
        )
        for path in sorted(edition.rglob("*.html"))
        if path.name != "index.html"
    }
    listed = []
    for text in texts:
        page = text.path.stem
        write_notebook(text.path, edition / "_sources" / f"{page}.ipynb")
        if text.run:
            write_notebook(text.path, edition / "_sources" / f"{page}.outputs.ipynb", text.run)
        listed.append(_mark(soups[page], page, language, text))
    fill_all_numbers(soups[ALL_NUMBERS], language, listed, checked_with, templates)
    write_search(edition, {each.page: each.article for each in listed})
    for each, text in zip(listed, texts, strict=True):
        facts = {
            "versions": checked_with,
            "changed": text.changed,
            "outputs": text.run is not None,
        }
        add_page_end(each.article, each.page, language, facts, templates)
    return soups


def _mark(soup: BeautifulSoup, page: str, language: Language, text: Text) -> Listed:
    """Marks the numbers on a built page."""
    numbers = numerals(text.page, text.ledger, language.code)
    article = soup.select_one("article.bd-article")
    cells = text.page.cells
    mark(article, list(text.page.sections), numbers, cells, f"{language.code}/{page}.html")
    return Listed(page, article, numbers, [(name, value) for name, value, _ in text.ledger.data])


def _exchange(new: Path, site: Path, old: Path) -> None:
    shutil.rmtree(old, ignore_errors=True)
    if site.exists():
        site.rename(old)
    new.rename(site)
    shutil.rmtree(old, ignore_errors=True)


def _say(line: str) -> None:
    """Says what is being done, in one write, as several threads do."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
