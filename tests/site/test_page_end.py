"""The end of a page: what it was checked with and when, its notebooks and its source."""

import os
import platform
import subprocess
from datetime import date
from pathlib import Path

import nbformat
import pytest
from babel.dates import format_date
from bs4 import BeautifulSoup

from tools.site.page_end import BASIS, last_change, versions

ROOT = Path(__file__).parents[2]


def git(folder: Path, *arguments: str, day: str = "2024-03-05") -> None:
    moment = f"{day}T12:00:00+0000"
    environment = os.environ | {"GIT_AUTHOR_DATE": moment, "GIT_COMMITTER_DATE": moment}
    identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    subprocess.run(["git", *identity, *arguments], cwd=folder, env=environment, check=True)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A file last written on 2 January 2023."""
    path = tmp_path / "page.md"
    path.write_text("A page.")
    os.utime(path, (1672660800, 1672660800))
    return path


def test_a_page_changed_when_it_was_committed(page: Path):
    git(page.parent, "init", "--quiet")
    git(page.parent, "add", "page.md")
    git(page.parent, "commit", "--quiet", "--message", "A page")
    (page.parent / "other.md").write_text("Another.")
    git(page.parent, "add", "other.md")
    git(page.parent, "commit", "--quiet", "--message", "Another", day="2024-04-01")
    assert last_change(page.parent, [page]) == date(2024, 3, 5)
    assert last_change(page.parent, [page.parent]) == date(2024, 4, 1)


def test_what_git_does_not_know_changed_when_it_was_written(page: Path):
    assert last_change(page.parent, [page]) == date(2023, 1, 2)
    assert last_change(page.parent, [page.parent]) == date(2023, 1, 2)
    git(page.parent, "init", "--quiet")
    assert last_change(page.parent, [page]) == date(2023, 1, 2)


def test_a_page_changed_since_it_was_committed_is_as_new_as_its_file(page: Path):
    git(page.parent, "init", "--quiet")
    git(page.parent, "add", "page.md")
    git(page.parent, "commit", "--quiet", "--message", "A page")
    page.write_text("Another page.")
    os.utime(page, (1704196800, 1704196800))
    assert last_change(page.parent, [page]) == date(2024, 1, 2)


def test_the_versions_are_those_of_this_python_and_this_library(tmp_path: Path):
    named = dict(versions(ROOT))
    assert named["Python"] == platform.python_version()
    import numpy
    import sklearn

    assert (named["numpy"], named["scikit-learn"]) == (numpy.__version__, sklearn.__version__)
    (tmp_path / "course_lib").mkdir()
    (tmp_path / "course_lib" / "metric.py").write_text("one = 1\n")
    before = dict(versions(tmp_path))["course_lib"]
    (tmp_path / "course_lib" / "metric.py").write_text("one = 2\n")
    assert before != dict(versions(tmp_path))["course_lib"]


def test_a_page_says_what_it_was_checked_with_and_when(site: Path, name: str, language: str):
    article = BeautifulSoup((site / language / f"{name}.html").read_text(), "html.parser").article
    end = " ".join(article.select_one(".page-end").get_text().split())
    for program, number in versions(ROOT):
        assert f"{program} {number}" in end
    sources = [ROOT / "book" / language / f"{name}.md", *(ROOT / path for path in BASIS)]
    changed = max(last_change(ROOT, [source]) for source in sources)
    assert " ".join(format_date(changed, "long", locale=language).split()) in end


def test_a_page_links_its_notebooks_and_its_source(site: Path, name: str, language: str):
    page = BeautifulSoup((site / language / f"{name}.html").read_text(), "html.parser")
    source = ROOT / "book" / language / f"{name}.md"
    links = [link["href"] for link in page.select(".page-end a")]
    runs = "{code-cell}" in source.read_text()
    with_outputs = [f"_sources/{name}.outputs.ipynb"] if runs else []
    assert links == [f"_sources/{name}.ipynb", *with_outputs, f"_sources/{name}.md"]
    assert (site / language / links[-1]).read_bytes() == source.read_bytes()


def test_the_notebook_with_outputs_is_that_without_and_what_its_cells_gave(
    site: Path, name: str, language: str
):
    folder = site / language / "_sources"
    bare = nbformat.read(folder / f"{name}.ipynb", as_version=4)
    if not any(cell.cell_type == "code" for cell in bare.cells):
        assert not (folder / f"{name}.outputs.ipynb").exists()
        return
    ran = nbformat.read(folder / f"{name}.outputs.ipynb", as_version=4)
    nbformat.validate(ran)
    assert any(cell.get("outputs") for cell in ran.cells)
    page = (site / language / f"{name}.html").read_text()
    shown = BeautifulSoup(page, "html.parser").select("div.cell_output .output.stream")
    printed = "".join(block.get_text() for block in shown)
    for cell in ran.cells:
        if cell.cell_type == "code":
            hidden = {"remove-cell", "remove-output"} & set(cell.metadata.get("tags", []))
            for output in cell.outputs:
                if output.output_type == "stream" and not hidden:
                    assert output.text.strip() in printed
            cell.outputs, cell.execution_count = [], None
    assert ran == bare
