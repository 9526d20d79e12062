"""The outputs of notebooks, from a cache whose key covers all that they depend on."""

import asyncio
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
from jupyter_cache.readers import get_reader
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
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
    with ThreadPoolExecutor(1) as thread:  # the caller's own event loop may be running
        run = thread.submit(asyncio.run, _run_all({page: notebooks[page] for page in stale}))
        errors = run.result()
    for page in stale:
        if page not in errors:
            bundle = CacheBundleIn(notebooks[page], str(page))
            cache.cache_notebook_bundle(bundle, check_validity=False, overwrite=True)
    if errors:
        raise ExecutionError("\n".join(errors.values()))
    return {page: cache.merge_match_into_notebook(nb)[1] for page, nb in notebooks.items()}


def _is_kept(cache: JupyterCacheAbstract, notebook: NotebookNode) -> bool:
    try:
        cache.match_cache_notebook(notebook)
    except KeyError:
        return False
    return True


async def _run_all(notebooks: dict[Path, NotebookNode]) -> dict[Path, str]:
    """Runs the notebooks in place, two at a time; says what went wrong with those that failed."""
    free, errors = asyncio.Semaphore(WORKERS), {}

    async def run(page: Path, notebook: NotebookNode) -> None:
        client = NotebookClient(
            notebook,
            timeout=SECONDS_PER_CELL,
            record_timing=False,  # it would go into the cells, and so into their key
            resources={"metadata": {"path": str(page.parent)}},
            extra_arguments=["--log-level=ERROR"],
        )
        async with free:
            try:
                await client.async_execute()
            except (CellExecutionError, CellTimeoutError, DeadKernelError) as error:
                message = ANSI.sub("", str(error)).strip()
                errors[page] = f"{os.path.relpath(page)}: a cell failed\n{message}"

    await asyncio.gather(*(run(page, notebook) for page, notebook in notebooks.items()))
    return errors
