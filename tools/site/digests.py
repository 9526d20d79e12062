"""What the site is made of, as hashes: whether anything has changed since it was built."""

import hashlib
import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.site.address import VARIABLE
from tools.site.languages import LANGUAGES
from tools.site.mathjax import FETCHED

# What every edition depends on, besides its own pages.
SHARED = (
    "_config.yml",
    "_toc.yml",
    "requirements.txt",
    "book/*.bib",
    "book/glossary.yml",
    "course_lib/**/*",
    "tools/execution/**/*",
    "tools/site/**/*",
    "tools/terms/**/*",
    f"{FETCHED}/tex-chtml.js",
)
# What an edition shows.
EDITION = ("book/{}/**/*", "exercises/{}/*", "exercises/messages/{}/*")
# What the archives of the homework are made of, and its list.
HOMEWORK = ("_config.yml", "book/*/*.md", "exercises/**/*", "course_lib/**/*", "tools/grading/**/*")
# What the numbers of the built editions are held against.
NUMBERS = ("pyproject.toml", "book/ledger/**/*", "tools/numbers/**/*")


@dataclass(frozen=True)
class Digests:
    """Hashes of what editions share, of each with its pages, of the numbers, of the homework.

    And the address that a preview is given, which no edition depends on.
    """

    shared: str
    editions: dict[str, str]
    numbers: str
    homework: str
    address: str

    @property
    def site(self) -> str:
        """Hash of the whole."""
        parts = [*self.editions.values(), self.numbers, self.homework, self.address]
        return " ".join(parts)


def digests(root: Path) -> Digests:
    """The hashes of what stands under `root` now."""
    shared = _digest(root, _files(root, SHARED), sys.version)
    editions = {
        each.code: _digest(root, _files(root, [p.format(each.code) for p in EDITION]), shared)
        for each in LANGUAGES
    }
    numbers = _digest(root, _files(root, NUMBERS), "")
    homework = _digest(root, _files(root, HOMEWORK), "")
    return Digests(shared, editions, numbers, homework, os.environ.get(VARIABLE, ""))


def library_digest(root: Path) -> str:
    """Eight digits that name the state of `course_lib`."""
    return _digest(root, _files(root, ["course_lib/**/*"]), "")[:8]


def kept(path: Path) -> str | None:
    """The hash that was kept in a file at the last build."""
    return path.read_text() if path.is_file() else None


def _files(root: Path, patterns: Iterable[str]) -> list[Path]:
    return [path for pattern in patterns for path in root.glob(pattern)]


def _digest(root: Path, paths: Iterable[Path], start: str) -> str:
    digest = hashlib.sha256(start.encode())
    for path in sorted(paths):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes())
    return digest.hexdigest()
