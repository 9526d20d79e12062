"""The page of the homework in the built site: its list and its archives."""

from pathlib import Path
from zipfile import ZipFile

import pytest
from bs4 import BeautifulSoup

from tools.site.languages import LANGUAGES

IN_ORDER_OF_CHAPTERS = [
    "confusion-matrix",
    "balanced-accuracy",
    "f-measures",
    "thresholds",
    "roc-auc",
    "average-precision",
    "probabilities",
    "many-classes",
    "uncertainty",
    "case-study",
]


@pytest.mark.parametrize("language", [each.code for each in LANGUAGES])
def test_homework_stands_after_the_chapters_that_it_asks_for(site: Path, language: str):
    page = BeautifulSoup((site / language / "homework.html").read_text("utf-8"), "html.parser")
    archives = [site / language / link["href"] for link in page.select("table.homework a[href]")]
    assert [each.stem for each in archives] == [f"{n}-{language}" for n in IN_ORDER_OF_CHAPTERS]
    for archive, name in zip(archives, IN_ORDER_OF_CHAPTERS, strict=True):
        assert f"{archive.stem}/{name}.ipynb" in ZipFile(archive).namelist()
