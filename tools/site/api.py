"""The `{metrics}` directive: entries of the library's page, made from its docstrings.

Its lines name functions of `course_lib`. Each becomes a signature, the docstring, and the
definition in `course_lib.exact` under a fold: English and code, so the same in every edition.
Docstrings are plain text, not markup: what stands between backticks is code, and an empty line
parts paragraphs.
"""

import inspect
import re
from collections.abc import Callable
from operator import attrgetter

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

import course_lib
from course_lib import exact
from tools.site.transforms import BoxTitle, FoldedBox

CODE = re.compile(r"`([^`]+)`")


class Metrics(SphinxDirective):
    """Entries for the functions that its lines name."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        try:
            return [_entry(name) for name in self.content]
        except AttributeError as error:
            raise self.error(f"{error}: each line names a function of course_lib") from error


def _entry(name: str) -> nodes.container:
    function = attrgetter(name)(course_lib)
    entry = nodes.container(ids=[f"metric-{name}"], classes=["metric", "language-en"])
    entry += nodes.paragraph("", "", nodes.literal(text=signature(name, function)))
    entry += [_paragraph(text) for text in inspect.getdoc(function).split("\n\n")]
    if definition := getattr(exact, name, None):
        entry += _folded(name, definition)
    return entry


def signature(name: str, function: Callable) -> str:
    """A call of the function, with its defaults but without types."""
    plain = inspect.signature(function)
    arguments = [each.replace(annotation=each.empty) for each in plain.parameters.values()]
    bare = plain.replace(parameters=arguments, return_annotation=plain.empty)
    return f"{name}{bare}"


def _paragraph(text: str) -> nodes.paragraph:
    paragraph = nodes.paragraph()
    for number, part in enumerate(CODE.split(" ".join(text.split()))):
        if part:
            paragraph += nodes.literal(text=part) if number % 2 else nodes.Text(part)
    return paragraph


def _folded(name: str, definition: Callable) -> FoldedBox:
    box = FoldedBox(classes=["admonition", "folded"])
    box += BoxTitle("", "", nodes.literal(text=f"exact.{name}"))
    source = inspect.getsource(definition).rstrip()
    box += nodes.literal_block(source, source, language="python")
    return box
