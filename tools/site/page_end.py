"""What stands at the end of a page: what it was checked with, when it changed, its sources."""

import platform
import subprocess
from collections.abc import Iterable
from datetime import UTC, date, datetime
from importlib.metadata import version
from pathlib import Path

from babel.dates import format_date
from bs4 import BeautifulSoup, Tag
from jinja2 import Environment

from tools.site.digests import library_digest
from tools.site.languages import Language

LIBRARIES = ("numpy", "scipy", "scikit-learn", "matplotlib")
# What a page's numbers depend on, besides the page.
BASIS = ("book/ledger", "course_lib", "requirements.txt")


def versions(root: Path) -> list[tuple[str, str]]:
    """The names and versions of what the numbers are checked with."""
    return [
        ("Python", platform.python_version()),
        *((name, version(name)) for name in LIBRARIES),
        ("course_lib", library_digest(root)),
    ]


def last_change(root: Path, paths: Iterable[Path]) -> date:
    """The day of the last commit that changed a file under one of the paths.

    Where Git does not know them as they stand, the day when the last of them was written.
    """
    paths = list(paths)
    try:
        if not _git(root, "status", "--porcelain", "--", *paths):
            return date.fromisoformat(_git(root, "log", "-1", "--format=%cs", "--", *paths))
    except (OSError, subprocess.CalledProcessError, ValueError):
        pass  # no Git here, no repository, or no commit
    inside = [file for path in paths for file in (path, *path.rglob("*")) if file.is_file()]
    return max(datetime.fromtimestamp(file.stat().st_mtime, UTC).date() for file in inside)


def add_page_end(
    article: Tag, page: str, language: Language, facts: dict, templates: Environment
) -> None:
    """Puts the end of a page into its article.

    Parameters
    ----------
    article : Tag
        The built article; it is changed.
    page : str
        The page's name, as its sources in `_sources` have it.
    language : Language
        The edition.
    facts : dict
        The `versions`, the day `changed`, and whether the page has `outputs`.
    templates : Environment
        Where `page-end.html` is found.
    """
    day = format_date(facts["changed"], "long", locale=language.code)
    said = facts | {"changed": day.replace(" ", "\N{NO-BREAK SPACE}", 1)}
    text = templates.get_template("page-end.html").render(page=page, language=language, **said)
    article.append(BeautifulSoup(text, "html.parser"))


def _git(root: Path, *arguments: str | Path) -> str:
    command = ["git", "-C", root, *arguments]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    return done.stdout.strip()
