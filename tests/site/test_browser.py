"""The built site in a real Chromium, as a reader meets it."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from babel.messages.pofile import read_po
from playwright.sync_api import Browser, Locator, Page, expect

from tools.site.languages import LANGUAGES, LOCALE

CHAPTER = "average-precision"


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
    page.evaluate("MathJax.startup.promise")  # formulas change the height of the page
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


# -------------------------------------------------------- columns in the address, on a small screen


def test_the_columns_are_in_the_address_and_a_link_keeps_them(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/side-by-side/{CHAPTER}.html#ap-ties")
    page.get_by_role("checkbox", name="Українська").uncheck()
    assert page.url.endswith(f"/side-by-side/{CHAPTER}.html?columns=ru,vi#ap-ties")
    other = reader()
    other.goto(page.url)
    assert columns(other) == ["ru", "vi"]
    other.locator("footer").get_by_role("link", name="ROC").first.click()
    other.wait_for_url("**/side-by-side/*.html?columns=ru,vi")
    assert columns(other) == ["ru", "vi"]
    other.goto(f"/side-by-side/{CHAPTER}.html")  # a link is followed, and not remembered
    assert columns(other) == ["ru", "uk", "vi"]
    other.goto(f"/side-by-side/{CHAPTER}.html?columns=xx")
    assert columns(other) == ["ru", "uk", "vi"]


def test_a_link_goes_before_what_is_remembered(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/side-by-side/{CHAPTER}.html")
    page.get_by_role("checkbox", name="Українська").uncheck()
    page.goto(f"/side-by-side/{CHAPTER}.html?columns=uk,vi")
    assert columns(page) == ["uk", "vi"]
    page.goto(f"/side-by-side/{CHAPTER}.html")
    assert columns(page) == ["ru", "vi"]
    assert page.url.endswith("?columns=ru,vi")


def in_turn(page: Page) -> Locator:
    """The row of a section's first paragraph."""
    return page.locator(".strip:not(.shared):has(> .cell-of-one > p)").first


def test_a_tap_shows_a_paragraph_in_the_next_language(reader: Callable[..., Page]):
    page = reader(locale="uk", width=360)
    page.goto(f"/side-by-side/{CHAPTER}.html?columns=uk,vi", wait_until="networkidle")
    assert columns(page) == ["uk"]
    cell = in_turn(page).locator(".cell-of-one:visible")
    assert cell.count() == 1
    cell.click(position={"x": 40, "y": 40})
    assert cell.get_attribute("lang") == "vi"
    cell.click(position={"x": 40, "y": 40})
    assert cell.get_attribute("lang") == "uk"
    page.set_viewport_size({"width": 1280, "height": 800})
    assert columns(page) == ["uk", "vi"]


def test_paragraphs_are_turned_with_the_keyboard(reader: Callable[..., Page]):
    page = reader(width=360)
    page.goto(f"/side-by-side/{CHAPTER}.html", wait_until="networkidle")
    stops = page.locator(".turn:visible[tabindex='0']")
    assert stops.count() == page.locator(".strip:not(.shared)[id]").count()
    strips = page.locator(".strip:not(.shared)")
    stops.first.focus()
    page.keyboard.press("ArrowDown")
    button = strips.nth(1).get_by_role("button", name="uk Этот фрагмент на другом языке")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    assert strips.nth(1).locator(".cell-of-one:visible").get_attribute("lang") == "uk"
    assert strips.nth(0).locator(".cell-of-one:visible").get_attribute("lang") == "ru"


# ------------------------------------------------------------ a passage's counterpart on its page


def passage(page: Page) -> Locator:
    return page.locator("#ap-ties > p[data-block]").first


def beside(page: Page) -> Locator:
    """The button that stands at the passage."""
    return page.locator("#ap-ties > .counterpart-button")


def counterpart(page: Page) -> Locator:
    return page.locator("#ap-ties > p[data-block] + .counterpart .counterpart-text")


def text_in(page: Page, language: str) -> str:
    """What another edition says in the same passage."""
    number = passage(page).get_attribute("data-block")
    other = page.context.new_page()
    other.goto(f"/{language}/{CHAPTER}.html", wait_until="networkidle")
    text = other.locator(f"[data-block='{number}']").inner_text()
    other.close()
    return text


@pytest.mark.parametrize("width", [1280, 360])
def test_a_passage_is_shown_in_another_language_below_it(reader: Callable[..., Page], width: int):
    page = reader(locale="ru", width=width)
    page.goto(f"/ru/{CHAPTER}.html", wait_until="networkidle")
    asked = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    expect(beside(page)).to_have_css("opacity", "0")
    passage(page).hover()
    expect(beside(page)).to_have_css("opacity", "1")
    assert f"/uk/{CHAPTER}.html" not in asked
    beside(page).click()
    expect(beside(page)).to_have_attribute("aria-expanded", "true")
    expect(counterpart(page)).to_have_attribute("lang", "uk")
    expect(counterpart(page)).to_have_text(text_in(page, "uk"), use_inner_text=True)
    assert asked.count(f"/uk/{CHAPTER}.html") == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    passage(page).hover()
    beside(page).click()
    expect(counterpart(page)).to_have_count(0)


@pytest.mark.parametrize("width", [1280, 360])
def test_a_figure_with_words_is_shown_in_another_language_below_it(
    reader: Callable[..., Page], width: int
):
    page = reader(locale="vi", width=width)
    page.goto(f"/ru/{CHAPTER}.html", wait_until="networkidle")
    figure = page.locator(".cell_output[data-block]:has(> figure)").first
    figure.hover()
    figure.locator("xpath=preceding-sibling::button").click()
    other = figure.locator("xpath=following-sibling::*").locator(".counterpart-text img")
    expect(other).to_have_attribute("src", re.compile("/vi/_images/"))
    assert other.evaluate("async (image) => { await image.decode(); return image.naturalWidth }")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("address", ["ru/auc.html", "side-by-side/auc.html"])
def test_a_wide_figure_scrolls_where_there_is_no_room_for_it(
    reader: Callable[..., Page], address: str
):
    page = reader(width=360)
    page.goto(f"/{address}", wait_until="networkidle")
    box = page.locator(".wide-figure[tabindex='0']:visible").first
    assert box.locator("img").bounding_box()["width"] >= 576
    box.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.activeElement.scrollLeft > 0")


def test_a_touched_passage_offers_its_counterpart(browser: Browser, base_url: str):
    context = browser.new_context(
        base_url=base_url, locale="vi", has_touch=True, viewport={"width": 360, "height": 700}
    )
    page = context.new_page()
    page.goto(f"/ru/{CHAPTER}.html", wait_until="networkidle")
    passage(page).tap()
    expect(beside(page)).to_have_css("opacity", "1")
    beside(page).tap()
    expect(counterpart(page)).to_have_attribute("lang", "vi")
    expect(counterpart(page)).not_to_be_empty()
    context.close()


def test_passages_are_walked_with_the_keyboard(reader: Callable[..., Page]):
    page = reader(locale="ru")
    page.goto(f"/ru/{CHAPTER}.html", wait_until="networkidle")
    sections = page.locator("section:has(> [data-block])")
    assert page.locator(".counterpart-button").count() == sections.count()
    button = page.locator("#ap-ties").get_by_role("button", name="uk Этот фрагмент на другом языке")
    button.focus()
    expect(button).to_have_css("opacity", "1")
    page.keyboard.press("ArrowDown")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    second = page.locator("#ap-ties > [data-block]").nth(1)
    assert second.locator("xpath=following-sibling::*[1]").get_attribute("class") == "counterpart"
    page.keyboard.press("Escape")
    assert page.locator(".counterpart").count() == 0
    expect(button).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(counterpart(page)).not_to_be_empty()
    page.get_by_role("button", name="Закрыть").press("Enter")
    expect(counterpart(page)).to_have_count(0)
    expect(button).to_be_focused()


def test_the_second_language_is_chosen_and_remembered(reader: Callable[..., Page]):
    page = reader(locale="ru")
    page.goto(f"/ru/{CHAPTER}.html", wait_until="networkidle")
    beside(page).focus()
    page.keyboard.press("Enter")
    choices = page.locator("#ap-ties .counterpart-tools")
    choices.get_by_role("button", name="Tiếng Việt", pressed=False).click()
    expect(choices.get_by_role("button", name="Tiếng Việt", pressed=True)).to_be_visible()
    expect(counterpart(page)).to_have_text(text_in(page, "vi"), use_inner_text=True)
    page.goto("/uk/auc.html", wait_until="networkidle")
    assert set(page.locator(".counterpart-button .code").all_inner_texts()) == {"vi"}
    page.goto("/vi/auc.html", wait_until="networkidle")
    assert set(page.locator(".counterpart-button .code").all_inner_texts()) == {"ru"}


def test_a_passage_with_formulas_has_them_set_and_its_links_lead_to_its_edition(
    reader: Callable[..., Page],
):
    page = reader(locale="ru")
    page.goto(f"/ru/{CHAPTER}.html", wait_until="networkidle")
    formula = page.locator("[data-block]:has(span.math):has(a[href])").first
    formula.hover()
    page.locator(".counterpart-button.shown").click()
    text = page.locator(".counterpart-text")
    expect(text.locator("mjx-container").first).to_be_visible()
    assert text.locator(".math").count() == text.locator("mjx-container").count()
    addresses = text.locator("a").evaluate_all("links => links.map((link) => link.pathname)")
    assert addresses
    assert all(address.startswith("/uk/") for address in addresses)


def test_a_counterpart_repeats_no_id_of_the_page(reader: Callable[..., Page]):
    page = reader(locale="ru")
    page.goto(f"/ru/{CHAPTER}.html", wait_until="networkidle")
    page.locator("[data-block]:has([id])").first.hover()
    page.locator(".counterpart-button.shown").click()
    expect(page.locator(".counterpart-text")).not_to_be_empty()
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((each) => each.id)")
    assert len(ids) == len(set(ids))


def test_an_edition_that_cannot_be_loaded_is_said_to_be_so(browser: Browser, base_url: str):
    context = browser.new_context(base_url=base_url, locale="ru")
    page = context.new_page()
    page.goto(f"/ru/{CHAPTER}.html", wait_until="networkidle")
    context.set_offline(True)
    beside(page).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Не удалось загрузить другое издание")
    context.set_offline(False)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(counterpart(page)).not_to_be_empty()
    context.close()


# ------------------------------------------------------------------------- progress, and on paper


def marked_as_read(page: Page) -> list[str]:
    links = page.locator(".bd-docs-nav a:has(.read-mark)")
    return links.evaluate_all("links => links.map((link) => link.pathname.split('/').pop())")


def read(page: Page) -> None:
    """Scrolls from where the page stands to its end, a screen at a time."""
    page.evaluate(
        """async () => {
            const frame = () => new Promise((done) => requestAnimationFrame(done));
            while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
                scrollBy({ top: innerHeight / 2, behavior: "instant" });
                await frame();
                await frame();
            }
        }"""
    )


@pytest.mark.parametrize(
    ("language", "said", "clear"),
    [
        ("ru", "прочитано", "Снять отметки"),
        ("uk", "прочитано", "Зняти позначки"),
        ("vi", "đã đọc", "Xóa các dấu"),
    ],
)
def test_a_page_read_to_its_end_is_marked_until_the_marks_are_cleared(
    reader: Callable[..., Page], language: str, said: str, clear: str
):
    page = reader()
    page.goto(f"/{language}/{CHAPTER}.html", wait_until="networkidle")
    assert marked_as_read(page) == []
    expect(page.get_by_role("button", name=clear)).to_be_hidden()
    read(page)
    expect(page.locator(".read-mark")).to_have_count(1)
    page.goto(f"/{language}/auc.html", wait_until="networkidle")
    assert marked_as_read(page) == [f"{CHAPTER}.html"]
    expect(page.locator(".bd-docs-nav a:has(.read-mark)")).to_have_accessible_name(
        re.compile(rf"{said}$")
    )
    page.get_by_role("button", name=clear).click()
    assert marked_as_read(page) == []
    page.reload()
    assert marked_as_read(page) == []


def test_a_page_read_in_one_language_is_read_in_all(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/ru/{CHAPTER}.html", wait_until="networkidle")
    read(page)
    expect(page.locator(".read-mark")).to_have_count(1)
    page.goto(f"/vi/{CHAPTER}.html", wait_until="networkidle")
    assert marked_as_read(page) == [f"{CHAPTER}.html"]


def test_a_page_opened_at_its_end_is_not_read(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/ru/{CHAPTER}.html#ap-references", wait_until="networkidle")
    page.locator(".page-end").scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    assert marked_as_read(page) == []
    page.locator("#ap-ties").scroll_into_view_if_needed()  # before the middle
    read(page)
    expect(page.locator(".read-mark")).to_have_count(1)


def test_paper_has_the_text_alone_with_its_boxes_open(reader: Callable[..., Page], language: str):
    page = reader()
    page.goto(f"/{language}/{CHAPTER}.html", wait_until="networkidle")
    page.emulate_media(media="print")
    around = ".bd-sidebar-primary, .bd-sidebar-secondary, .bd-header-article, .prev-next-footer, "
    around += ".language-switch, .counterpart-button, .headerlink, .page-end a"
    assert page.locator(around).count() > 10
    assert page.locator(around).locator("visible=true").count() == 0
    answers = page.locator("details.folded > :not(summary)")
    assert answers.count() > 0
    heights = answers.evaluate_all("parts => parts.map((part) => part.offsetHeight)")
    assert min(heights) > 0
    page.set_viewport_size({"width": 700, "height": 1000})  # a sheet of A4
    wide = page.locator("article :is(img, svg, table, pre)").evaluate_all(
        "parts => parts.filter((part) => part.getBoundingClientRect().right > innerWidth).length"
    )
    assert wide == 0


def test_no_table_is_cut_on_paper(reader: Callable[..., Page], language: str):
    page = reader(width=700)  # a sheet of A4
    page.emulate_media(media="print")
    for name in ("intro", "summary", "words", "glossary"):
        page.goto(f"/{language}/{name}.html", wait_until="networkidle")
        ends = page.locator("article table").evaluate_all(
            "tables => tables.map((table) => table.getBoundingClientRect().right)"
        )
        assert max(ends) <= 700, name


def test_a_dark_page_is_printed_in_light_colours(reader: Callable[..., Page]):
    page = reader()
    page.goto(f"/ru/{CHAPTER}.html", wait_until="networkidle")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.evaluate(
        "addEventListener('beforeprint', () => {"
        "  window.printed = getComputedStyle(document.body).backgroundColor; })"
    )
    assert page.pdf(format="A4").startswith(b"%PDF")
    assert page.evaluate("window.printed") == "rgb(255, 255, 255)"
    assert page.locator("html").get_attribute("data-theme") == "dark"
