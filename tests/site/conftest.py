"""The built site, served on this machine, and its pages."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request

from tools.site.editions import page_names, read_yaml

ROOT = Path(__file__).parents[2]
PAGES = page_names(read_yaml(ROOT / "_toc.yml"))


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *arguments: object) -> None:
        """Says nothing: a test that fails shows the request itself."""


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the built site."""
    folder = ROOT / "_site"
    if not (folder / "index.html").is_file():
        pytest.fail("_site is not built: run `make site` first", pytrace=False)
    return folder


@pytest.fixture(scope="session")
def base_url(site: Path) -> Iterator[str]:
    """The address of the site, served on the loopback interface."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def reader(browser: Browser, base_url: str) -> Iterator[Callable[..., Page]]:
    """Opens a new reader's page: with their browser's languages, and no choice made before.

    At the end of the test, no page may have met an error or asked another host for anything.
    """
    contexts, problems = [], []

    def open_page(*, locale: str = "ru", width: int = 1280, javascript: bool = True) -> Page:
        context = browser.new_context(
            base_url=base_url,
            locale=locale,
            viewport={"width": width, "height": 800},
            java_script_enabled=javascript,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: noted(message.type == "error", message.text))
        page.on("pageerror", lambda error: noted(True, str(error)))
        page.on("requestfailed", lambda request: noted(lost(request), f"lost: {request.url}"))
        page.on("response", lambda answer: noted(answer.status >= 400, f"none: {answer.url}"))
        page.on("request", lambda request: noted(not ours(request.url), f"foreign: {request.url}"))
        return page

    def noted(bad: bool, text: str) -> None:
        if bad:
            problems.append(text)

    def ours(address: str) -> bool:
        return address.startswith((f"{base_url}/", "data:", "blob:"))

    def lost(request: Request) -> bool:
        """Whether it failed, other than because the reader left the page or runs no scripts."""
        return request.failure != "net::ERR_ABORTED" and not request.failure.startswith("csp")

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


@pytest.fixture(params=PAGES)
def name(request: pytest.FixtureRequest) -> str:
    """The name of each page in the contents."""
    return request.param


@pytest.fixture(params=["ru", "uk", "vi"])
def language(request: pytest.FixtureRequest) -> str:
    """The code of each language."""
    return request.param
