"""The builder on a book of one page: what it does again, and what it leaves when it fails."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.site.mathjax import FETCHED
from tools.site.search import MINISEARCH

ROOT = Path(__file__).parents[2]
TEXTS = {
    "ru": ("Заголовок", "Первый абзац.", "Второй абзац."),
    "uk": ("Назва", "Перший абзац.", "Другий абзац."),
    "vi": ("Tiêu đề", "Đoạn thứ nhất.", "Đoạn thứ hai."),
}
NUMBERS = """
[tool.numbers]
languages = ["ru", "uk", "vi"]
pages = { "book/{language}/{page}.md" = "book/ledger/{page}.yml" }
namespace = "book/ledger/namespace.py"
"""
LEDGER = "page:\n  page:\n    - 1/2: half\n    - 0.5: half\n"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book of one page in three languages, with the course's configuration; its site is built."""
    book = tmp_path_factory.mktemp("book")
    if not (ROOT / FETCHED).is_dir():
        pytest.fail("the browser's assets are not fetched: run `make site` first", pytrace=False)
    for name in ("_config.yml", "requirements.txt"):
        shutil.copyfile(ROOT / name, book / name)
    (book / "_toc.yml").write_text("format: jb-book\nroot: book/ru/page\n")
    (book / "tools").symlink_to(ROOT / "tools")
    (book / "course_lib").mkdir()
    for fetched in (FETCHED, MINISEARCH):
        (book / fetched).parent.mkdir(parents=True)
        (book / fetched).symlink_to(ROOT / fetched)
    for language, (title, first, second) in TEXTS.items():
        page = book / "book" / language / "page.md"
        page.parent.mkdir(parents=True)
        page.write_text(
            f"(page)=\n# {title}\n\n$1/2 = 0.5$\n\n(part)=\n## {title}\n\n{first}\n\n{second}\n"
        )
    (book / "pyproject.toml").write_text(NUMBERS)
    (book / "book" / "ledger").mkdir()
    (book / "book" / "ledger" / "page.yml").write_text(LEDGER)
    names = "from fractions import Fraction\n\nhalf = Fraction(1, 2)\n"
    (book / "book" / "ledger" / "namespace.py").write_text(names)
    (book / "book" / "references.bib").write_text("")
    first = build(book)
    assert first.returncode == 0, first.stderr
    assert editions_built(first) == ["ru", "uk", "vi"]
    return book


@pytest.fixture
def book(built: Path, tmp_path: Path) -> Path:
    """A copy of that book, to change."""
    return shutil.copytree(built, tmp_path / "book", symlinks=True)


def build(book: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.site", str(book)]
    environment = os.environ | variables
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)


def change(book: Path, language: str, old: str, new: str) -> None:
    page = book / "book" / language / "page.md"
    text = page.read_text()
    assert old in text
    page.write_text(text.replace(old, new))


def editions_built(done: subprocess.CompletedProcess[str]) -> list[str]:
    return re.findall(r"Building the edition (\w+)", done.stdout)


def test_only_what_has_changed_is_built_again(book: Path):
    assert build(book).stdout == "The site is up to date: _site/index.html\n"

    change(book, "uk", "Другий", "Інший")
    again = build(book)
    assert again.returncode == 0, again.stderr
    assert editions_built(again) == ["uk"]
    for page in ("uk/page.html", "side-by-side/page.html"):
        text = (book / "_site" / page).read_text()
        assert "Інший абзац." in text
        assert "Другий абзац." not in text


def test_a_change_of_the_ledger_alone_builds_no_edition_again(book: Path):
    ledger = book / "book" / "ledger" / "page.yml"
    ledger.write_text(LEDGER.replace("0.5: half", "0.5: 1 - half"))
    again = build(book)
    assert again.returncode == 0, again.stderr
    assert editions_built(again) == []
    for page in ("vi/page.html", "vi/numbers.html", "side-by-side/page.html"):
        assert "1 - half" in (book / "_site" / page).read_text(), page


def test_a_number_that_is_not_the_ledgers_stops_the_build(book: Path):
    change(book, "vi", "0.5", "0.6")
    done = build(book)
    assert done.returncode == 1
    assert "book/vi/page.md: the numbers of section page are not those of" in done.stderr
    assert editions_built(done) == []


def test_what_fails_is_named_and_leaves_the_site_as_it_was(book: Path):
    before = (book / "_site" / "side-by-side" / "page.html").read_text()

    change(book, "vi", "\n\nĐoạn thứ hai.", "")
    lacking = build(book)
    assert lacking.returncode == 1
    assert "page.html#part: block 3" in lacking.stderr
    assert "ru: paragraph «Второй абзац.»\n" in lacking.stderr
    assert "vi: nothing\n" in lacking.stderr

    change(book, "vi", "Đoạn thứ nhất.", "{ref}`nowhere`")
    for attempt in (build(book), build(book)):
        assert attempt.returncode == 1
        assert "book/vi/page.md:9: WARNING: undefined label: 'nowhere'" in attempt.stderr

    assert (book / "_site" / "side-by-side" / "page.html").read_text() == before


def test_a_preview_has_its_own_address_and_builds_no_edition_again(book: Path):
    preview = build(book, SITE_URL="http://localhost:8000/preview")
    assert preview.returncode == 0, preview.stderr
    assert editions_built(preview) == []
    page = (book / "_site" / "uk" / "page.html").read_text()
    assert 'href="http://localhost:8000/preview/uk/page.html" rel="canonical"' in page
    assert 'href="/preview/vi/page.html"' in (book / "_site" / "404.html").read_text()


def test_an_address_that_is_not_whole_is_refused(book: Path):
    done = build(book, SITE_URL="example.org/course")
    assert done.returncode == 1
    assert "SITE_URL: 'example.org/course' is not the address of a site" in done.stderr
    config = book / "_config.yml"
    config.write_text(re.sub("baseurl: .*", "baseurl: example.org", config.read_text()))
    done = build(book)
    assert done.returncode == 1
    assert "_config.yml: html.baseurl: 'example.org' is not the address" in done.stderr
    assert editions_built(done) == []


def test_a_section_without_a_label_is_refused(book: Path):
    change(book, "ru", "(part)=\n", "")
    done = build(book)
    assert done.returncode == 1
    assert "page.md:6: WARNING: section 'Заголовок' has no label" in done.stderr


def test_a_page_that_is_missing_in_a_language_is_refused(book: Path):
    (book / "book" / "vi" / "page.md").unlink()
    done = build(book)
    assert done.returncode == 1
    assert "pages that do not exist: book/vi/page.md" in done.stderr
