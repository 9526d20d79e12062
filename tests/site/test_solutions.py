"""The worked solutions as pages, apart from the site."""

import re
from pathlib import Path

import pytest

from tools.grading.course import homeworks
from tools.site.languages import LANGUAGES
from tools.site.solutions import ROOT, write_solutions


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages in Ukrainian."""
    (ukrainian,) = (each for each in LANGUAGES if each.code == "uk")
    folder = tmp_path_factory.mktemp("solutions") / "uk"
    assert write_solutions(ukrainian, folder) is None
    return folder


def test_each_homework_has_its_solution(pages: Path) -> None:
    for homework in homeworks():
        source = (ROOT / "solutions/uk" / f"{homework}.md").read_text("utf-8")
        title = re.search(r"^# (.+)$", source, re.MULTILINE)[1].replace("\u00a0", " ")
        page = (pages / f"{homework}.html").read_text("utf-8").replace("\u00a0", " ")
        assert title in page
        assert "canary" not in page


def test_pages_need_no_other_host(pages: Path) -> None:
    assert (pages / "_static/mathjax/tex-chtml.js").is_file()
    for page in pages.glob("*.html"):
        text = page.read_text("utf-8")
        assert not re.findall(r"""<(?:script|img|link)[^>]+(?:src|href)=["']https?:[^>]*>""", text)
        assert "_static/mathjax/tex-chtml.js" in text or page.stem in ("index", "search")
