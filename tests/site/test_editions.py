"""What each edition's configuration and contents are derived to."""

from pathlib import Path

import pytest

from tools.site.editions import (
    ConfigurationError,
    edition_config,
    edition_toc,
    page_names,
    read_yaml,
)
from tools.site.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
TOC = {
    "format": "jb-book",
    "root": "book/ru/intro",
    "parts": [{"chapters": [{"file": "book/ru/auc", "sections": [{"file": "book/ru/ties"}]}]}],
}


def test_pages_come_in_the_order_of_the_contents():
    assert page_names(TOC) == ["intro", "auc", "ties"]


def test_an_edition_names_its_pages_as_in_its_own_folder():
    assert edition_toc(TOC) == {
        "format": "jb-book",
        "root": "intro",
        "parts": [{"chapters": [{"file": "auc", "sections": [{"file": "ties"}]}]}],
    }


def test_a_page_outside_the_russian_book_is_refused():
    with pytest.raises(ConfigurationError, match=r"_toc\.yml: 'book/uk/auc'.*book/ru/"):
        page_names({"root": "book/uk/auc"})


def test_the_configuration_is_the_books_own_with_absolute_paths():
    config = read_yaml(ROOT / "_config.yml")
    edition = edition_config(config, LANGUAGES[1], ROOT, Path("/outputs"))
    settings = edition["sphinx"]["config"]
    assert settings["language"] == "uk_UA"
    assert settings["edition_language"] == "uk"
    assert edition["execute"]["execute_notebooks"] == "cache"
    assert edition["execute"]["cache"] == "/outputs"
    assert edition["execute"]["timeout"] == config["execute"]["timeout"]
    paths = [
        *edition["bibtex_bibfiles"],
        *settings["html_static_path"],
        *settings["templates_path"],
        settings["html_favicon"],
    ]
    assert all(Path(path).is_absolute() and Path(path).exists() for path in paths)
    assert config == read_yaml(ROOT / "_config.yml")
