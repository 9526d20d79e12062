"""What the site is made of, as hashes: whether anything has changed since it was built."""

import hashlib
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.site.languages import LANGUAGES
from tools.site.mathjax import FETCHED

# What every edition depends on, besides its own pages.
SHARED = (
    "_config.yml",
    "_toc.yml",
    "requirements.txt",
    "book/*.bib",
    "course_lib/**/*",
    "tools/execution/**/*",
    "tools/site/**/*",
    f"{FETCHED}/tex-chtml.js",
)


@dataclass(frozen=True)
class Digests:
    """Hashes of the parts that all editions share, and of each edition with its pages."""

    shared: str
    editions: dict[str, str]

    @property
    def site(self) -> str:
        """Hash of the whole."""
        return " ".join(self.editions.values())


def digests(root: Path) -> Digests:
    """The hashes of what stands under `root` now."""
    files = [path for pattern in SHARED for path in root.glob(pattern)]
    shared = _digest(root, files, sys.version)
    editions = {
        each.code: _digest(root, (root / "book" / each.code).rglob("*"), shared)
        for each in LANGUAGES
    }
    return Digests(shared, editions)


def kept(path: Path) -> str | None:
    """The hash that was kept in a file at the last build."""
    return path.read_text() if path.is_file() else None


def _digest(root: Path, paths: Iterable[Path], start: str) -> str:
    digest = hashlib.sha256(start.encode())
    for path in sorted(paths):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes())
    return digest.hexdigest()
