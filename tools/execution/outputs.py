"""The outputs of notebooks, from a cache whose key covers all that they depend on."""

import hashlib
import os
import re
import shutil
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from jupyter_cache import get_cache
from jupyter_cache.base import CacheBundleIn, JupyterCacheAbstract
from jupyter_cache.executors.utils import ExecutionResult, single_nb_execution
from jupyter_cache.readers import get_reader
from nbformat import NotebookNode

ROOT = Path(__file__).resolve().parents[2]
SECONDS_PER_CELL = 120
WORKERS = 2
# The reader that MyST-NB itself uses: the same cells give the same key in both.
READ = get_reader({"type": "plugin", "name": "myst_nb_md"})
ANSI = re.compile(r"\x1b\[[0-9;]*m")


class ExecutionError(Exception):
    """A notebook's cell raised an error; the message names the page and shows the cell."""


def fingerprint(root: Path = ROOT) -> str:
    """Hash of the Python version, the pinned requirements and every file of `course_lib`."""
    digest = hashlib.sha256(sys.version.split()[0].encode())
    for path in [root / "requirements.txt", *sorted((root / "course_lib").rglob("*"))]:
        if path.is_file() and path.suffix != ".pyc":
            digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(root: Path = ROOT) -> Path:
    """The folder of a jupyter-cache for today's fingerprint; caches of other days are removed."""
    folder = root / "_build" / "executed" / fingerprint(root)
    for other in folder.parent.glob("*"):
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def executed(
    pages: Iterable[Path], folder: Path | None = None, anew: bool = False
) -> dict[Path, NotebookNode]:
    """The notebook of each page with its outputs, run where the cache has none (or `anew`).

    Raises
    ------
    ExecutionError
        When cells raise; every page that failed is named, those that ran are kept.
    """
    cache = get_cache(folder or cache_folder())
    notebooks = {page: READ(str(page)) for page in pages}
    stale = [page for page, nb in notebooks.items() if anew or not _is_kept(cache, nb)]
    if stale:
        print(f"Running {len(stale)} notebook(s) ...", file=sys.stderr, flush=True)
    with ThreadPoolExecutor(WORKERS) as pool:
        results = dict(zip(stale, pool.map(lambda p: _run(p, notebooks[p]), stale), strict=True))
    errors = []
    for page, result in results.items():
        if result.err is None:
            _keep(cache, page, result)
        else:
            errors.append(f"{_shown(page)}: a cell failed\n{ANSI.sub('', str(result.err))}")
    if errors:
        raise ExecutionError("\n".join(errors))
    return {page: cache.merge_match_into_notebook(nb)[1] for page, nb in notebooks.items()}


def _is_kept(cache: JupyterCacheAbstract, notebook: NotebookNode) -> bool:
    try:
        cache.match_cache_notebook(notebook)
    except KeyError:
        return False
    return True


def _run(page: Path, notebook: NotebookNode) -> ExecutionResult:
    return single_nb_execution(
        notebook,
        cwd=str(page.parent),
        timeout=SECONDS_PER_CELL,
        allow_errors=False,
        extra_arguments=["--log-level=ERROR"],
    )


def _keep(cache: JupyterCacheAbstract, page: Path, result: ExecutionResult) -> None:
    bundle = CacheBundleIn(result.nb, str(page), data={"execution_seconds": result.time})
    cache.cache_notebook_bundle(bundle, check_validity=False, overwrite=True)


def _shown(page: Path) -> str:
    return os.path.relpath(page)
