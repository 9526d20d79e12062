"""Notebooks are run once, and again only when something that they depend on has changed."""

import asyncio
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools.execution import ExecutionError, executed
from tools.execution.outputs import cache_folder, fingerprint

PAGE = """---
kernelspec:
  display_name: Python 3
  language: python
  name: python3
---

# Page

```{{code-cell}} python3
{code}
```
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return tmp_path / "page.md"


def write(page: Path, code: str) -> Path:
    page.write_text(PAGE.format(code=code), "utf-8")
    return page


def printed(page: Path, folder: Path, **options: bool) -> str:
    notebook = executed([page], folder, **options)[page]
    return "".join(
        output["text"]
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        if output["output_type"] == "stream"
    )


def test_a_page_is_run_once_and_its_output_kept(source: Path, tmp_path: Path) -> None:
    mark = tmp_path / "runs"
    write(source, f"with open({str(mark)!r}, 'a') as runs: runs.write('x')\nprint(13 / 16)")
    assert printed(source, tmp_path / "cache") == "0.8125\n"
    assert printed(source, tmp_path / "cache") == "0.8125\n"
    assert mark.read_text() == "x"
    assert printed(source, tmp_path / "cache", anew=True) == "0.8125\n"
    assert mark.read_text() == "xx"


def test_a_changed_cell_is_run_again(source: Path, tmp_path: Path) -> None:
    assert printed(write(source, "print(1)"), tmp_path / "cache") == "1\n"
    assert printed(write(source, "print(2)"), tmp_path / "cache") == "2\n"


def test_pages_run_while_the_callers_event_loop_runs(source: Path, tmp_path: Path) -> None:
    async def call() -> str:
        return printed(write(source, "print(1)"), tmp_path / "cache")

    with ThreadPoolExecutor(1) as other:  # where no other test has left a loop running
        assert other.submit(asyncio.run, call()).result() == "1\n"


def test_a_failing_cell_names_its_page_and_the_others_are_kept(tmp_path: Path) -> None:
    good, bad = write(tmp_path / "good.md", "print(1)"), write(tmp_path / "bad.md", "1 / 0")
    with pytest.raises(ExecutionError, match=r"(?s)bad\.md: .*ZeroDivisionError"):
        executed([good, bad], tmp_path / "cache")
    assert printed(good, tmp_path / "cache") == "1\n"


def test_the_key_covers_the_library_and_the_requirements(tmp_path: Path) -> None:
    (tmp_path / "course_lib").mkdir()
    library, pinned = tmp_path / "course_lib" / "metric.py", tmp_path / "requirements.txt"
    library.write_text("a = 1")
    pinned.write_text("numpy==1")
    keys = {fingerprint(tmp_path)}
    library.write_text("a = 2")
    keys.add(fingerprint(tmp_path))
    pinned.write_text("numpy==2")
    keys.add(fingerprint(tmp_path))
    (tmp_path / "course_lib" / "labels.json").write_text("{}")
    keys.add(fingerprint(tmp_path))
    assert len(keys) == 4


def test_an_outdated_cache_is_removed(tmp_path: Path) -> None:
    (tmp_path / "course_lib").mkdir()
    pinned = tmp_path / "requirements.txt"
    pinned.write_text("numpy==1")
    old = cache_folder(tmp_path)
    pinned.write_text("numpy==2")
    new = cache_folder(tmp_path)
    assert new.is_dir()
    assert not old.exists()
    shutil.rmtree(new)
