"""The one address of the site: where it is said, and what is refused."""

from typing import Any

import pytest

from tools.site.address import site_address
from tools.site.editions import ConfigurationError


@pytest.fixture(autouse=True)
def _no_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SITE_URL", raising=False)


def said(address: Any) -> dict[str, Any]:
    return {"html": {"baseurl": address}}


@pytest.mark.parametrize("address", ["https://example.org/course", "https://example.org/course/"])
def test_the_address_ends_with_one_slash(address: str):
    assert site_address(said(address)) == "https://example.org/course/"


def test_the_environment_goes_before_the_configuration(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SITE_URL", "http://localhost:8000")
    assert site_address(said("https://example.org/")) == "http://localhost:8000/"


@pytest.mark.parametrize(
    "address",
    [
        *(None, "", 7, "example.org", "//example.org/", "/course/", "ftp://example.org/"),
        *("https://", "https:///course/", "https://example.org:port/", "https://[example.org/"),
        *("https://example.org/?page", "https://example.org/#part", "https://example.org/a b/"),
    ],
)
def test_what_is_not_whole_is_refused(address: Any):
    with pytest.raises(ConfigurationError, match=r"_config\.yml: html\.baseurl: .*write it whole"):
        site_address(said(address))


def test_an_address_that_is_not_said_is_asked_for():
    with pytest.raises(ConfigurationError, match=r"_config\.yml: html\.baseurl: None"):
        site_address({})
