"""What a page weighs on its way to the reader, as a real Chromium asks for it."""

import gzip
import hashlib
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Response

from tools.site.editions import page_names, read_yaml

PAGES = page_names(read_yaml(Path(__file__).parents[2] / "_toc.yml"))
KB, MB = 1000, 1000**2
BEFORE_FORMULAS, WITH_FORMULAS, SITE = 350 * KB, 900 * KB, 40 * MB
COMPRESSED = (".woff", ".woff2", ".png")  # a server sends these as they are
EVERY_PAGE = [
    *(f"/{code}/{page}.html" for code in ("ru", "uk", "vi") for page in [*PAGES, "numbers"]),
    *(f"/{code}/search.html" for code in ("ru", "uk", "vi")),
    *(f"/side-by-side/{page}.html" for page in PAGES),
]


@dataclass(frozen=True)
class Load:
    """What a page asked for: bytes by path, and what kept it from being shown."""

    sizes: dict[str, int]
    blocking: list[str]

    @property
    def formulas(self) -> int:
        return sum(size for path, size in self.sizes.items() if "/mathjax/" in path)


def sent(response: Response) -> int:
    """How many bytes a server that compresses would send."""
    body = response.body()
    is_compressed = urlsplit(response.url).path.endswith(COMPRESSED)
    return len(body) if is_compressed else len(gzip.compress(body))


def load(browser: Browser, base_url: str, path: str) -> Load:
    """Opens a page as a reader who comes for the first time."""
    answers: list[Response] = []
    context = browser.new_context(base_url=base_url)
    page = context.new_page()
    page.on("response", lambda answer: answers.append(answer))
    page.goto(path, wait_until="networkidle")
    sizes = {urlsplit(each.url).path: sent(each) for each in answers if each.ok}
    # Scripts at the end of the body may be asked for early, but what stands above is shown.
    blocking = page.evaluate(
        """() => {
            const last = new Set([...document.body.querySelectorAll("script")].map((s) => s.src));
            return performance.getEntriesByType("resource")
                .filter((entry) => entry.renderBlockingStatus === "blocking")
                .filter((entry) => !last.has(entry.name))
                .map((entry) => new URL(entry.name).pathname);
        }"""
    )
    context.close()
    return Load(sizes, blocking)


@pytest.mark.parametrize("path", EVERY_PAGE)
def test_a_page_is_light_and_shown_at_once(browser: Browser, base_url: str, path: str):
    loaded = load(browser, base_url, path)
    total = sum(loaded.sizes.values())
    assert path in loaded.sizes
    assert total - loaded.formulas <= BEFORE_FORMULAS, loaded.sizes
    assert total <= WITH_FORMULAS, loaded.sizes
    sheets = ["/assets/book.css"]
    if path.startswith("/side-by-side/"):
        sheets.append("/assets/side-by-side.css")
    if path.endswith("/search.html"):
        sheets.append("/assets/search/search.css")
    assert set(loaded.blocking) == set(sheets)


def test_the_site_is_small(site: Path):
    assert sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) < SITE


def test_no_file_stands_twice(site: Path):
    same = defaultdict(list)
    for path in site.rglob("*"):
        if path.is_file():
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            same[digest].append(str(path.relative_to(site)))
    assert [paths for paths in same.values() if len(paths) > 1] == []
