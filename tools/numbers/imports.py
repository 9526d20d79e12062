"""The files that a module of names rests on: a change in one is a change of the ledger."""

import ast
from collections.abc import Iterator
from pathlib import Path


def with_imports(path: Path, root: Path) -> list[Path]:
    """The module, if it is there, and the repository's own modules that it imports, however far."""
    found, waiting = [], [path]
    while waiting:
        file = waiting.pop()
        if file.is_file() and file not in found:
            found.append(file)
            waiting += (root / module for module in _imported(file.read_text("utf-8")))
    return found


def _imported(text: str) -> Iterator[str]:
    """Where the imported modules would stand, were they the repository's own."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return  # whoever evaluates the names says so
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            yield f"{name.replace('.', '/')}.py"
            yield f"{name.replace('.', '/')}/__init__.py"
