"""Keeps results between runs, each until something that it depends on has changed."""

import hashlib
import pickle
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

TOOL = Path(__file__).parent


class Kept:
    """Results in a folder, one file for each name.

    Parameters
    ----------
    folder : Path or None
        Where they are kept; None keeps nothing.
    files : iterable of Path
        What all of them depend on, besides Python and this tool itself: files, or whole folders.
    """

    def __init__(self, folder: Path | None, files: Iterable[Path]) -> None:
        self.folder = folder
        self._common = hashlib.sha256(sys.version.encode())
        for path in [TOOL, *files]:
            for file in [path] if path.is_file() else sorted(path.rglob("*")):
                if file.is_file() and file.suffix != ".pyc":
                    self._common.update(f"{file}\0".encode() + file.read_bytes())

    def get(self, name: str, *parts: str) -> Any:
        """What was kept under this name for just these parts, or None."""
        path = self._path(name)
        if not (path and path.is_file()):
            return None
        with path.open("rb") as file:
            return pickle.load(file) if file.read(32) == self._key(parts) else None

    def put(self, name: str, value: Any, *parts: str) -> None:
        """Keep a value in the place of the one before."""
        if path := self._path(name):
            path.parent.mkdir(parents=True, exist_ok=True)
            new = path.with_name(path.name + ".new")
            new.write_bytes(self._key(parts) + pickle.dumps(value))
            new.replace(path)

    def _path(self, name: str) -> Path | None:
        return self.folder / (name.replace("/", "-") + ".kept") if self.folder else None

    def _key(self, parts: Iterable[str]) -> bytes:
        digest = self._common.copy()
        for part in parts:
            digest.update(hashlib.sha256(part.encode()).digest())
        return digest.digest()
