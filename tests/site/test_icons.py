"""The theme's icons: those that pages use are kept and drawn, the others are not sent."""

import base64
import re
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from playwright.sync_api import Browser

from tools.site.icons import IconError, only_used

SHEET = r"""/*! by the icons' authors */ /* a note of theirs */
@font-face{font-family:Font Awesome\ 6 Free;src:url(fa-solid-900.woff2)}
.fa-solid{font-weight:900}
.fa-bars:before,.fa-navicon:before{content:"\f0c9"}
.fa-sun:before{content:"\f185"}
.fa-github:before{content:"\f09b"}
:root{--pst-icon-admonition-note:"\f05a"}
"""


def drawn(css: str) -> set[str]:
    """The characters of the font in a style sheet."""
    (font,) = re.findall(r"url\(data:font/woff;base64,([^)]+)\)", css)
    return {chr(code) for code in TTFont(BytesIO(base64.b64decode(font))).getBestCmap()}


def test_only_used_icons_are_kept():
    css = only_used(SHEET, {"fa-solid", "fa-navicon"})
    assert ".fa-bars:before,.fa-navicon:before" in css
    assert ".fa-sun" not in css
    assert "woff2" not in css
    assert ".fa-solid{font-weight:900}" in css
    assert "/*! by the icons' authors */" in css
    assert "a note" not in css


def test_the_font_has_the_icons_of_pages_and_of_style_sheets_alone():
    assert drawn(only_used(SHEET, {"fa-bars"})) == {"\uf0c9", "\uf05a"}


@pytest.mark.parametrize("name", ["fa-github", "fa-nowhere"])
def test_an_icon_that_cannot_be_drawn_is_named(name: str):
    with pytest.raises(IconError, match=f"no solid icon {name}"):
        only_used(SHEET, {"fa-bars", name})


def test_every_icon_of_a_page_is_drawn(site: Path, base_url: str, browser: Browser, language: str):
    font = drawn((site / "assets" / "book.css").read_text(encoding="utf-8"))
    page = browser.new_page(base_url=base_url)
    page.goto(f"/{language}/auc.html", wait_until="networkidle")
    shown = page.locator("[class*='fa-']").evaluate_all(
        """icons => icons.map((icon) => [
            getComputedStyle(icon, "::before").content.slice(1, -1), icon.ariaHidden])"""
    )
    admonitions = page.locator(".admonition-title").evaluate_all(
        "titles => titles.map((title) => getComputedStyle(title, '::after').content.slice(1, -1))"
    )
    loaded = page.evaluate("document.fonts.check(\"900 1em 'Font Awesome 6 Free'\", '\\uf0c9')")
    page.close()
    assert len(shown) >= 14
    assert admonitions
    assert {icon for icon, _ in shown} | set(admonitions) <= font
    assert {hidden for _, hidden in shown} == {"true"}
    assert loaded
