"""What makes a Jupyter Book an edition of the course: a Sphinx extension.

- Section ids are the author's labels, so that they are the same in every language.
- The interface speaks the edition's language, from the site's own catalogues.
- Every page links to its counterparts in the other languages.
- The library's page is made from its docstrings, the glossary from its file, the list of the
  homework from its texts.
- Scripts that would ask another host for something are not loaded.
"""

import posixpath
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils import nodes
from myst_nb.sphinx_ import HideCodeCellNode, depart_HideCellInput
from nbclient import NotebookClient
from sphinx import locale
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.locale import get_translation
from sphinx.writers.html5 import HTML5Translator

from tools.site import bibliography
from tools.site.api import Metrics
from tools.site.homework import Homework
from tools.site.languages import LANGUAGES, catalogue
from tools.site.mathjax import FETCHED, copy_mathjax
from tools.site.terms import Terms
from tools.site.transforms import (
    BoxTitle,
    FoldedBox,
    FoldedBoxes,
    HiddenCellPrompts,
    LabelsAsIds,
    LanguageColumns,
    PunctuationKept,
    TranslatedProof,
    depart_box_title,
    depart_folded_box,
    visit_box_title,
    visit_folded_box,
    visit_heading,
    visit_hidden_cell,
    visit_source,
)

_ = get_translation("sphinx")
SCRIPTS = ("numbers.js", "counterpart.js", "reading.js")
STYLES = ("numbers.css", "counterpart.css", "reading.css")


def speak(app: Sphinx, config: Config) -> None:
    """Puts the site's catalogue before those of Sphinx, the theme and the extensions."""
    for namespace, domain in list(locale.translators):
        if namespace == "general":
            ours = catalogue(config.edition_language)
            ours.add_fallback(locale.translators[namespace, domain])
            locale.translators[namespace, domain] = ours
    app.translator = locale.translators["general", "sphinx"]
    config.html_title = _("Classification metrics")
    config.html_theme_options["search_bar_text"] = _("Search the book")
    config.html_theme_options["toc_title"] = _("Contents")


def add_mathjax(app: Sphinx, error: Exception | None) -> None:
    """Puts MathJax, once it has been fetched, into a book built by itself."""
    fetched = Path(app.srcdir) / FETCHED
    if error is None and not app.config.edition_languages and fetched.is_dir():
        copy_mathjax(fetched, Path(app.outdir) / "_static" / "mathjax")


def leave_out(app: Sphinx, extension: str) -> None:
    """Takes back the scripts and styles of an extension that Jupyter Book always loads."""
    for listeners in app.events.listeners.values():
        listeners[:] = [item for item in listeners if item.handler.__module__ != extension]
    name = extension.removeprefix("sphinx_")
    app.registry.css_files[:] = [entry for entry in app.registry.css_files if name not in entry[0]]


def link_editions(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: Any
) -> None:
    """Gives the templates the page's language and its addresses in the others."""
    here = app.config.edition_language
    up = posixpath.relpath(".", posixpath.dirname(f"{here}/{pagename}"))
    names = app.config.edition_languages
    context["language"] = here
    context["editions"] = [
        {
            "code": code,
            "name": name,
            "href": f"{up}/{code}/{pagename}.html",
        }
        for code, name in names.items()
    ]
    if names and doctree is not None:
        context["side_by_side"] = f"{up}/side-by-side/{pagename}.html"
        context["ipynb_source"] = f"{pagename}.ipynb"  # the theme links it, in `_sources`


def add_search(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """The edition's search page (`search.py`) in place of Sphinx's; a book by itself keeps that."""
    if app.config.edition_languages:
        yield "search", {}, "find.html"


def leave_out_search(app: Sphinx) -> None:
    """Sphinx makes no search of its own for an edition."""
    app.builder.search = not app.config.edition_languages


def add_all_numbers(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """The page of all numbers, empty as yet; a book by itself has none."""
    if app.config.edition_languages:
        yield "numbers", {}, "numbers.html"


def load_scripts(app: Sphinx, config: Config) -> None:
    """Loads what serves the pages of the site, and not a book by itself."""
    if config.edition_languages:
        for name in SCRIPTS:
            app.add_js_file(name, loading_method="defer")
        for name in STYLES:
            app.add_css_file(name)


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_config_value("edition_language", LANGUAGES[0].code, "env")
    app.add_config_value("edition_languages", {}, "html")  # code: name; none in a book by itself
    app.add_transform(LabelsAsIds)
    app.add_post_transform(HiddenCellPrompts)
    app.add_post_transform(FoldedBoxes)
    app.add_post_transform(LanguageColumns)
    app.add_post_transform(PunctuationKept)
    app.add_node(FoldedBox, html=(visit_folded_box, depart_folded_box))
    app.add_node(BoxTitle, html=(visit_box_title, depart_box_title))
    app.add_node(HideCodeCellNode, override=True, html=(visit_hidden_cell, depart_HideCellInput))
    app.add_node(nodes.entry, override=True, html=(visit_heading, HTML5Translator.depart_entry))
    app.add_node(
        nodes.citation, override=True, html=(visit_source, HTML5Translator.depart_citation)
    )
    app.add_directive("homework", Homework)
    app.add_directive("metrics", Metrics)
    app.add_directive("terms", Terms)
    app.add_directive_to_domain("prf", "proof", TranslatedProof, override=True)
    leave_out(app, "sphinx_thebe")  # it asks another host for its script
    leave_out(app, "sphinx_togglebutton")  # the browser folds boxes by itself
    leave_out(app, "sphinx_design.extension")  # no page has its grids, cards or tabs
    app.connect("config-inited", speak, priority=100)
    app.connect("config-inited", load_scripts)
    app.connect("builder-inited", leave_out_search)
    app.connect("html-collect-pages", add_all_numbers)
    app.connect("html-collect-pages", add_search)
    app.connect("html-page-context", link_editions, priority=100)  # before the theme's own
    app.connect("build-finished", add_mathjax)
    bibliography.register()
    # The kernel would warn that it listens unencrypted: to this machine alone.
    NotebookClient.extra_arguments.default_args = (["--log-level=ERROR"],)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
