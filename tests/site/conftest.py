"""The built site, served on this machine, and its pages."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

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


@pytest.fixture(params=PAGES)
def name(request: pytest.FixtureRequest) -> str:
    """The name of each page in the contents."""
    return request.param


@pytest.fixture(params=["ru", "uk", "vi"])
def language(request: pytest.FixtureRequest) -> str:
    """The code of each language."""
    return request.param
