"""The built site for those who see little, hear it read, or use no mouse."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tools.site.editions import page_names, read_yaml

ROOT = Path(__file__).parents[2]
PAGES = page_names(read_yaml(ROOT / "_toc.yml"))
AXE = ROOT / "_build/assets/node_modules/axe-core/axe.min.js"
SCREENSHOTS = ROOT / "_build/screenshots"
CHAPTER = "average-precision"
EDITIONS = [f"{code}/{page}" for code in ("ru", "uk", "vi") for page in [*PAGES, "numbers"]]
SEARCHES = ["ru/search.html?q=AUC", "uk/search.html?q=AUC", "vi/search.html?q=AUC"]
EVERY_PAGE = [
    "index.html#choose",
    "404.html",
    *SEARCHES,
    *(f"{page}.html" for page in EDITIONS),
    *(f"side-by-side/{page}.html" for page in PAGES),
]
KEY_PAGES = {
    "index.html#choose": "start",
    "ru/search.html?q=AUC": "search",
    f"ru/{CHAPTER}.html": "chapter-ru",
    f"uk/{CHAPTER}.html": "chapter-uk",
    f"vi/{CHAPTER}.html": "chapter-vi",
    f"side-by-side/{CHAPTER}.html": "side-by-side",
}

# How MathJax draws a formula is left out: its words are beside it. axe does not read them, though.
CHECK = """async (rules) => {
    const { violations } = await axe.run(
        { exclude: ["mjx-math"] },
        {
            resultTypes: ["violations"],
            elementRef: true,
            preload: false,
            ...(rules && { runOnly: { type: "rule", values: rules } }),
        },
    );
    const read = (id, { element }) => id === "empty-table-header" && element.querySelector("math");
    return violations.flatMap(({ id, nodes }) => nodes.filter((node) => !read(id, node)).map(
        (node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe-core finds in a page: by all its rules, or by these alone."""
    return page.evaluate(CHECK, list(rules) or None)


def opened(page: Page, address: str) -> Page:
    """The page with its folded boxes open, and axe-core in it.

    Of the tables of all numbers the first rows stay: thousands more are made the same.
    """
    page.goto(f"/{address}", wait_until="networkidle")
    page.evaluate(
        "document.querySelectorAll('.all-numbers tr:nth-child(n + 3)')"
        ".forEach((row) => row.remove())"
    )
    page.evaluate("document.querySelectorAll('details').forEach((box) => box.open = true)")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return page


def darkened(page: Page) -> Page:
    """The page as the theme's switch makes it dark; the start page as the reader's system does."""
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    return page


@pytest.mark.parametrize("address", EVERY_PAGE)
def test_a_page_is_accessible_light_and_dark(reader: Callable[..., Page], address: str):
    page = opened(reader(width=1440), address)
    formulas = page.locator("mjx-container").count()
    assert page.locator("mjx-container > mjx-assistive-mml > math").count() == formulas
    assert violations(page) == []
    if address in KEY_PAGES:
        take(page, KEY_PAGES[address])
    darkened(page)
    assert violations(page, "color-contrast", "link-in-text-block") == []
    if address in KEY_PAGES:
        take(page, f"{KEY_PAGES[address]}-dark")
    for width in (1440, 768, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def take(page: Page, name: str) -> None:
    """Keeps what the page looks like, on a desktop and on a telephone."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    for screen, width in (("telephone", 360), ("desktop", 1440)):
        page.set_viewport_size({"width": width, "height": 900})
        page.screenshot(path=SCREENSHOTS / f"{name}-{screen}.png")


def test_the_note_of_a_number_is_accessible_light_and_dark(reader: Callable[..., Page]):
    page = opened(reader(width=1440), f"ru/{CHAPTER}.html")
    page.locator("#ap-worked > p .number:visible").first.focus()
    expect(page.locator("#number-note")).to_be_visible()
    # It needs no landmark: the number that has the focus is described by it.
    assert [each for each in violations(page) if not each.startswith("region: <div id")] == []
    assert violations(darkened(page), "color-contrast") == []


def test_a_violation_would_be_seen(reader: Callable[..., Page]):
    page = opened(reader(width=1440), f"ru/{CHAPTER}.html")
    page.evaluate(
        "document.querySelector('article h1').insertAdjacentHTML('afterend', "
        '\'<img src="data:,"/><p style="color: #999; background: #fff">Бледные слова</p>\')'
    )
    assert {each.partition(":")[0] for each in violations(page)} == {"color-contrast", "image-alt"}


def test_the_switch_makes_every_page_dark(reader: Callable[..., Page]):
    page = reader(width=1440)
    page.goto(f"/ru/{CHAPTER}.html", wait_until="networkidle")
    html = page.locator("html")
    switch = page.locator(".theme-switch-button:visible")
    expect(switch).to_have_accessible_name("Тема оформления: Светлая")
    for _ in range(3):
        if html.get_attribute("data-theme") == "dark":
            break
        switch.press("Enter")
    expect(switch).to_have_accessible_name("Тема оформления: Тёмная")
    for other in ("vi/auc", "side-by-side/auc"):
        page.goto(f"/{other}.html")
        expect(html).to_have_attribute("data-theme", "dark")


# ------------------------------------------------------------------------------- the keyboard

FOCUSED = """async () => {
    const element = document.activeElement;
    await Promise.allSettled(document.getAnimations().map((each) => each.finished));
    if (element === document.body) return null;
    const style = getComputedStyle(element);
    const seen = (parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== "none")
        || style.boxShadow !== "none";
    const box = element.getBoundingClientRect();
    const within = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
    const marked = element.dataset.walked;
    element.dataset.walked = "yes";
    return [element.outerHTML.slice(0, 120), seen, within, Boolean(marked)];
}"""


def walk(page: Page) -> Iterator[tuple[str, bool, bool]]:
    """Each element that Tab reaches, whether its focus is drawn, and whether it is on screen."""
    for _ in range(2000):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUSED)
        if stop is None or stop[3]:
            return
        yield tuple(stop[:3])
    raise AssertionError("Tab never comes to the end of the page")


@pytest.mark.parametrize(
    ("address", "width"),
    [
        ("index.html#choose", 1440),
        ("ru/search.html?q=AUC", 1440),
        (f"uk/{CHAPTER}.html", 1440),
        (f"vi/{CHAPTER}.html", 360),
        (f"side-by-side/{CHAPTER}.html", 1440),
    ],
)
def test_every_stop_of_the_tab_key_is_seen(reader: Callable[..., Page], address: str, width: int):
    page = reader(width=width)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/{address}", wait_until="networkidle")
    stops = list(walk(page))
    assert len(stops) >= 3
    assert [text for text, drawn, _ in stops if not drawn] == []
    assert [text for text, _, on_screen in stops if not on_screen] == []


def test_a_folded_answer_opens_with_the_keyboard(reader: Callable[..., Page], language: str):
    page = reader()
    page.goto(f"/{language}/{CHAPTER}.html", wait_until="networkidle")
    box = page.locator("details.folded").first
    box.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(box).to_have_attribute("open", "")
    page.keyboard.press("Space")
    expect(box).not_to_have_attribute("open", "")


def test_a_wide_formula_scrolls_with_the_keyboard(reader: Callable[..., Page]):
    for address in (f"ru/{CHAPTER}.html", f"side-by-side/{CHAPTER}.html"):
        page = reader(width=360)
        page.goto(f"/{address}", wait_until="networkidle")
        wide = page.locator("div.math > mjx-container[tabindex='0']:visible").first
        wide.focus()
        page.keyboard.press("ArrowRight")
        page.wait_for_function("document.activeElement.scrollLeft > 0")
        expect(wide).to_be_focused()
