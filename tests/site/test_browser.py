"""The built site in a real Chromium, as a reader meets it."""

import re
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from babel.messages.pofile import read_po
from playwright.sync_api import Browser, Locator, Page, Request, expect

from tools.site.languages import LANGUAGES, LOCALE

CHAPTER = "average-precision"


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


def path_of(page: Page) -> str:
    return urlsplit(page.url).path


# --------------------------------------------------------------------------------- every page


def shown(page: Page) -> set[str]:
    """All that a page says but its code: its texts, and the names and tips of its controls."""
    return set(
        page.evaluate(
            """() => {
                const texts = [];
                const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                while (walker.nextNode()) {
                    const parent = walker.currentNode.parentElement;
                    if (!parent.closest("script, style, noscript, pre, [lang=en]")) {
                        texts.push(walker.currentNode.textContent.trim());
                    }
                }
                const names = ["title", "aria-label", "placeholder", "alt", "data-tooltip",
                    "data-bs-title", "data-bs-original-title"];
                for (const element of document.querySelectorAll("*")) {
                    for (const name of names) texts.push(element.getAttribute(name) ?? "");
                }
                return texts.filter((text) => text);
            }"""
        )
    )


def english() -> set[str]:
    """What the theme and the extensions say where they are not translated."""
    with (LOCALE / "ru.po").open("rb") as file:
        return {entry.id.strip() for entry in read_po(file) if entry.id}


def test_a_page_is_whole(reader: Callable[..., Page], name: str, language: str):
    """It speaks its language around the text too, sets its formulas, and fits every screen."""
    page = reader(width=1440)
    page.goto(f"/{language}/{name}.html", wait_until="networkidle")
    assert page.locator(".math:visible mjx-container").count() == (
        page.locator(".math:visible").count()
    )
    assert page.locator("mjx-merror").count() == 0
    for width in (1440, 768, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert shown(page) & english() == set()
    # What the book says itself may hold English terms; the interface may not.
    page.evaluate(
        "document.querySelectorAll('article, .page-toc, .bd-links, #jb-print-docs-body, "
        ".prev-next-footer, .language-switch, link').forEach((part) => part.remove())"
    )
    latin = {text for text in shown(page) if re.search("[A-Za-z]{3}", text)}
    names = re.compile(r"Ctrl|\.ipynb|.*PDF|\.pdf|.*CC BY 4\.0.*")
    assert language == "vi" or [text for text in latin if not names.fullmatch(text)] == []


def test_a_page_side_by_side_is_whole(reader: Callable[..., Page], name: str):
    page = reader(width=1440)
    page.goto(f"/side-by-side/{name}.html", wait_until="networkidle")
    assert page.locator(".math:visible mjx-container").count() == (
        page.locator(".math:visible").count()
    )
    assert page.locator("mjx-merror").count() == 0
    for width in (1440, 768, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert shown(page) & english() == set()


# --------------------------------------------------------------------------------- start page


@pytest.mark.parametrize(
    ("locale", "opened"),
    [("uk-UA", "uk"), ("vi", "vi"), ("ru-RU", "ru"), ("en-US", "ru"), ("de", "ru")],
)
def test_the_start_page_picks_the_readers_language(
    reader: Callable[..., Page], locale: str, opened: str
):
    page = reader(locale=locale)
    page.goto("/index.html")
    page.wait_for_url(f"**/{opened}/*.html")
    assert page.locator("html").get_attribute("lang") == opened


def test_the_start_page_remembers_a_choice(reader: Callable[..., Page]):
    page = reader(locale="uk")
    page.goto("/index.html#choose")
    page.get_by_role("link", name="Tiếng Việt").click()
    page.wait_for_url("**/vi/*.html")
    page.goto("/index.html")
    page.wait_for_url("**/vi/*.html")


def test_the_switch_is_remembered_as_well(reader: Callable[..., Page]):
    page = reader(locale="ru")
    page.goto(f"/ru/{CHAPTER}.html")
    page.locator(".language-switch").get_by_role("link", name="Українська").click()
    page.wait_for_url(f"**/uk/{CHAPTER}.html*")
    page.goto("/index.html")
    page.wait_for_url("**/uk/*.html")


def test_the_start_page_works_without_javascript(reader: Callable[..., Page], language: str):
    page = reader(javascript=False)
    page.goto("/index.html")
    links = page.locator("a[hreflang]")
    assert links.evaluate_all("links => links.map((link) => link.lang)") == ["ru", "uk", "vi"]
    page.locator(f"a[hreflang={language}]").click()
    assert path_of(page).startswith(f"/{language}/")


# --------------------------------------------------------------------------------- the switch


def test_the_switch_names_each_language_in_itself(reader: Callable[..., Page], language: str):
    page = reader()
    page.goto(f"/{language}/{CHAPTER}.html")
    links = page.locator(".language-switch a[hreflang]")
    assert links.all_inner_texts() == [each.name for each in LANGUAGES]
    for link, each in zip(links.all(), LANGUAGES, strict=True):
        assert link.get_attribute("lang") == link.get_attribute("hreflang") == each.code
    current = page.locator(".language-switch [aria-current]")
    assert current.get_attribute("hreflang") == language


def test_the_switch_stays_at_the_section_in_the_address(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/ru/{CHAPTER}.html#ap-ties", wait_until="networkidle")
    page.locator(".language-switch").get_by_role("link", name="Tiếng Việt").click()
    page.wait_for_url(f"**/vi/{CHAPTER}.html#ap-ties")
    expect(page.locator("#ap-ties > h2")).to_be_in_viewport()


def test_the_switch_stays_at_the_section_being_read(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/uk/{CHAPTER}.html", wait_until="networkidle")
    page.evaluate("document.querySelector('#ap-mistakes li').scrollIntoView({behavior: 'instant'})")
    page.locator(".language-switch").get_by_role("link", name="Русский").click()
    page.wait_for_url(f"**/ru/{CHAPTER}.html#ap-mistakes")


def test_a_section_left_behind_is_not_kept(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/uk/{CHAPTER}.html#ap-ties", wait_until="networkidle")
    page.evaluate("document.querySelector('#ap-mistakes li').scrollIntoView({behavior: 'instant'})")
    page.locator(".language-switch").get_by_role("link", name="Русский").click()
    page.wait_for_url(f"**/ru/{CHAPTER}.html#ap-mistakes")


def test_a_cited_source_and_where_it_is_cited_are_found_again(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/vi/{CHAPTER}.html", wait_until="networkidle")
    page.locator("#ap-history .bibtex-citation a").first.click()
    page.wait_for_url("**#source-*")
    source = urlsplit(page.url).fragment
    page.locator(".language-switch").get_by_role("link", name="Українська").click()
    page.wait_for_url(f"**/uk/{CHAPTER}.html#{source}")
    expect(page.locator(f"#{source}")).to_be_in_viewport()

    page.locator(f"#{source} .label a, #{source} .backrefs a").first.click()
    page.wait_for_url("**#id*")
    page.locator(".language-switch").get_by_role("link", name="Русский").click()
    page.wait_for_url(re.compile(rf"/ru/{CHAPTER}\.html#ap-"))


def test_the_switch_leads_side_by_side_and_back(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/ru/{CHAPTER}.html#ap-bottom", wait_until="networkidle")
    page.locator(".language-switch .side-by-side").click()
    page.wait_for_url(f"**/side-by-side/{CHAPTER}.html#ap-bottom")
    page.locator(".language-switch").get_by_role("link", name="Українська").click()
    page.wait_for_url(f"**/uk/{CHAPTER}.html#ap-bottom")


# ------------------------------------------------------------------------------- side by side


def columns(page: Page) -> list[str]:
    visible = page.locator("article .cell-of-one:visible")
    return sorted(set(visible.evaluate_all("cells => cells.map((cell) => cell.lang)")))


def test_a_row_holds_a_paragraph_in_three_languages(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/side-by-side/{CHAPTER}.html")
    cells = page.locator("#ap-ties > .cell-of-one")
    boxes = [cell.bounding_box() for cell in cells.all()]
    assert len(boxes) == 3
    assert len({box["y"] for box in boxes}) == 1
    assert [box["x"] for box in boxes] == sorted({box["x"] for box in boxes})


def test_what_is_the_same_in_all_stands_once(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/side-by-side/{CHAPTER}.html")
    shared = page.locator(".strip.shared")
    assert shared.locator("div.math").count() > 0
    assert shared.locator("div.cell_input").count() > 0
    assert shared.locator("div.cell_output").count() > 0
    assert page.locator(".cell-of-one div.cell_input").count() == 0


def test_columns_are_hidden_with_the_keyboard_and_remembered(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/side-by-side/{CHAPTER}.html")
    assert columns(page) == ["ru", "uk", "vi"]
    page.get_by_role("checkbox", name="Українська").focus()
    page.keyboard.press("Space")
    assert columns(page) == ["ru", "vi"]
    page.reload()
    assert columns(page) == ["ru", "vi"]
    page.get_by_role("checkbox", name="Українська").check()
    assert columns(page) == ["ru", "uk", "vi"]


def test_the_last_column_stays(reader: Callable[..., Page]):
    page = reader(locale="uk")
    page.goto(f"/side-by-side/{CHAPTER}.html")
    page.get_by_role("checkbox", name="Русский").uncheck()
    page.get_by_role("checkbox", name="Tiếng Việt").uncheck()
    page.get_by_role("checkbox", name="Українська").click()
    assert columns(page) == ["uk"]
    expect(page.get_by_role("status")).to_have_text(
        "Хоча б один стовпець залишається.", use_inner_text=True
    )


@pytest.mark.parametrize(
    ("locale", "columns_are_called"), [("ru", "Столбцы"), ("uk", "Стовпці"), ("vi", "Các cột")]
)
def test_side_by_side_speaks_the_readers_language(
    reader: Callable[..., Page], locale: str, columns_are_called: str
):
    page = reader(locale=locale)
    page.goto(f"/side-by-side/{CHAPTER}.html")
    assert page.locator("html").get_attribute("lang") == locale
    expect(page.get_by_role("group", name=columns_are_called)).to_be_visible()


# ------------------------------------------------------------------------------------- numbers

WORDS = {
    "ru": ["На странице", "Точное значение", "Выражение"],
    "uk": ["На сторінці", "Точне значення", "Вираз"],
    "vi": ["Trên trang", "Giá trị đúng", "Biểu thức"],
}
WORKED = ["34/45", "34/45 ≈ 0.7555555556", "average_precision(*five)"]


def note(page: Page) -> list[list[str]]:
    """The rows that the note of a number shows."""
    return [
        row.locator("th, td").all_inner_texts() for row in page.locator("#number-note tr").all()
    ]


def worked(page: Page) -> Locator:
    return page.locator("#ap-worked > p .number:text-is('34/45'):visible").last


def test_a_focused_number_shows_its_value_until_escape(reader: Callable[..., Page], language: str):
    page = reader()
    page.goto(f"/{language}/{CHAPTER}.html", wait_until="networkidle")
    before = page.evaluate("document.documentElement.scrollHeight")
    worked(page).focus()
    assert note(page) == [WORDS[language], WORKED]
    expect(worked(page)).to_have_accessible_description(re.compile(re.escape(WORKED[1])))
    assert page.evaluate("document.documentElement.scrollHeight") == before
    page.keyboard.press("Escape")
    expect(page.locator("#number-note")).to_be_hidden()
    assert worked(page).get_attribute("aria-describedby") is None


@pytest.mark.parametrize("width", [1280, 360])
def test_a_clicked_number_shows_its_value_until_a_click_elsewhere(
    reader: Callable[..., Page], language: str, width: int
):
    page = reader(width=width)
    page.goto(f"/{language}/{CHAPTER}.html", wait_until="networkidle")
    worked(page).click()
    assert note(page) == [WORDS[language], WORKED]
    box = page.locator("#number-note").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    page.locator("#ap-eight > h2").click()
    expect(page.locator("#number-note")).to_be_hidden()


def test_a_number_under_the_mouse_shows_its_value_which_can_be_reached(
    reader: Callable[..., Page],
):
    page = reader()
    page.goto(f"/ru/{CHAPTER}.html", wait_until="networkidle")
    worked(page).hover()
    assert note(page)[1] == WORKED
    page.locator("#number-note code").hover()
    page.wait_for_timeout(400)
    expect(page.locator("#number-note")).to_be_visible()
    page.locator("#ap-eight > h2").hover()
    expect(page.locator("#number-note")).to_be_hidden()


def test_a_formula_shows_all_its_numbers(reader: Callable[..., Page], language: str):
    page = reader()
    page.goto(f"/{language}/{CHAPTER}.html", wait_until="networkidle")
    page.locator("#ap-worked > div.math").first.click()
    assert WORKED in note(page)
    assert ["0.7556", *WORKED[1:]] in note(page)


def test_numbers_are_walked_with_the_arrow_keys(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/uk/{CHAPTER}.html", wait_until="networkidle")
    assert page.locator("#ap-ties [data-numbers][tabindex='0']").count() == 1
    page.locator("#ap-ties [data-numbers][tabindex='0']").focus()
    assert note(page)[1] == ["1", "1", "tied.y_true[0]"]
    page.keyboard.press("ArrowRight")
    assert note(page)[1] == ["0", "0", "tied.y_true[1]"]
    page.keyboard.press("ArrowLeft")
    assert note(page)[1] == ["1", "1", "tied.y_true[0]"]


def test_numbers_show_their_values_side_by_side(reader: Callable[..., Page], language: str):
    page = reader(locale=language)
    page.goto(f"/side-by-side/{CHAPTER}.html", wait_until="networkidle")
    page.locator("[lang=vi] .number:text-is('34/45')").last.click()
    assert note(page) == [WORDS[language], WORKED]


def test_a_page_of_all_numbers_is_whole(reader: Callable[..., Page], language: str):
    page = reader(width=1440)
    page.goto(f"/{language}/{CHAPTER}.html", wait_until="networkidle")
    page.locator(".bd-docs-nav").get_by_role("link").last.click()
    page.wait_for_url("**/numbers.html")
    for width in (1440, 768, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert shown(page) & english() == set()
    page.locator("#ap-worked > h3 a").click()
    page.wait_for_url(f"**/{language}/{CHAPTER}.html#ap-worked")


@pytest.mark.parametrize(
    ("language", "name"),
    [("ru", "Два языка рядом"), ("uk", "Дві мови поруч"), ("vi", "Song ngữ đối chiếu")],
)
def test_the_button_is_named_as_the_introduction_names_its_page(
    reader: Callable[..., Page], language: str, name: str
):
    page = reader()
    page.goto(f"/{language}/intro.html")
    button = page.get_by_role("link", name=name, exact=True)
    assert button.get_attribute("title") == name
    seen = button.inner_text()
    assert seen.lower() in name.lower()
    expect(page.locator("#intro-reading")).to_contain_text(re.compile(f"[«“]{seen}[»”].*{name}"))


# -------------------------------------------------------------------------------------- search


def test_the_search_page_is_whole(reader: Callable[..., Page], language: str):
    page = reader()
    page.goto(f"/{language}/search.html?q=precision", wait_until="networkidle")
    expect(page.locator("#search-results a").first).to_be_visible()
    assert shown(page) & english() == set()


def test_a_search_in_vain_says_so_in_the_language(reader: Callable[..., Page], language: str):
    page = reader()
    page.goto(f"/{language}/search.html?q=zzzzzz", wait_until="networkidle")
    expect(page.locator("#search-status")).to_contain_text(
        {"ru": "Ничего не найдено", "uk": "Нічого не знайдено", "vi": "Không tìm thấy"}[language]
    )
