"""What an edition changes in the book's documents, as Sphinx reads and writes them."""

import re
from typing import Any

from docutils import nodes
from docutils.statemachine import StringList
from myst_nb.sphinx_ import HideCodeCellNode, visit_HideCellInput
from sphinx.locale import get_translation
from sphinx.transforms import SphinxTransform
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.writers.html5 import HTML5Translator
from sphinx_proof.directive import ProofDirective

LOGGER = logging.getLogger(__name__)
OPENING = re.compile(r"[(\[«“]$")
CLOSING = re.compile(r"^[)\]»”,.;:!?…]+")
LIST_ITEM = re.compile(r"(?:\d+\.|[-*]) ")
_ = get_translation("sphinx")


class LabelsAsIds(SphinxTransform):
    """Leaves a section only the ids that its author gave it."""

    default_priority = 870  # after labels are moved to their sections, before contents are listed

    def apply(self, **kwargs: Any) -> None:
        for node in self.document.findall(nodes.section):
            if "proof-content" in node["ids"]:  # the same in every theorem of a page
                node["ids"] = [f"{node.parent['ids'][0]}-content"]
                continue
            explicit = {
                self.document.nameids.get(name)
                for name in node["names"]
                if self.document.nametypes.get(name)
            }
            labels = [identifier for identifier in node["ids"] if identifier in explicit]
            if not labels:
                title = node.next_node(nodes.title).astext()
                LOGGER.warning(
                    "section %r has no label: write (chapter-section)= above it, "
                    "the same in every language",
                    title,
                    location=node,
                    type="course",
                    subtype="label",
                )
                continue
            node["ids"] = labels


class HiddenCellPrompts(SphinxPostTransform):
    """Translates the prompts of hidden code cells, which MyST-NB writes in English."""

    default_priority = 200  # just after MyST-NB has wrapped the cells
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        for node in self.document.findall(HideCodeCellNode):
            for prompt in ("prompt_show", "prompt_hide"):
                node[prompt] = _(node[prompt])


def visit_hidden_cell(translator: HTML5Translator, node: HideCodeCellNode) -> None:
    """As MyST-NB writes it, but named by its prompt instead of an English label."""
    visit_HideCellInput(translator, node)
    translator.body[-4:] = [
        part.replace(' aria-label="Toggle hidden content"', "") for part in translator.body[-4:]
    ]


def visit_heading(translator: HTML5Translator, node: nodes.entry) -> None:
    """As docutils writes a cell, but the empty corner of a table is no heading."""
    HTML5Translator.visit_entry(translator, node)
    if not node.astext().strip() and translator.body[-1].startswith("<th"):
        translator.body[-1] = translator.body[-1].replace("<th", "<td", 1)
        translator.context[-1] = "</td>\n"


def visit_source(translator: HTML5Translator, node: nodes.citation) -> None:
    """As docutils writes it, but with a role that the list around it allows."""
    HTML5Translator.visit_citation(translator, node)
    translator.body[-1] = translator.body[-1].replace("doc-biblioentry", "listitem")


class FoldedBox(nodes.General, nodes.Element):
    """A box of which only the title is seen until the reader opens it."""


class BoxTitle(nodes.General, nodes.TextElement):
    """The title of a folded box."""


class FoldedBoxes(SphinxPostTransform):
    """Folds the boxes of class `dropdown` with the browser's own means, without a script."""

    default_priority = 200
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        for box in list(self.document.findall(nodes.Admonition)):
            if "dropdown" in box.get("classes", []):
                title, *content = box.children
                classes = [each for each in box["classes"] if each != "dropdown"]
                folded = FoldedBox(ids=box["ids"], classes=["admonition", "folded", *classes])
                folded += [BoxTitle("", "", *title.children), *content]
                box.replace_self(folded)


def visit_folded_box(translator: HTML5Translator, node: FoldedBox) -> None:
    translator.body.append(translator.starttag(node, "details"))


def depart_folded_box(translator: HTML5Translator, node: FoldedBox) -> None:
    translator.body.append("</details>\n")


def visit_box_title(translator: HTML5Translator, node: BoxTitle) -> None:
    translator.body.append(translator.starttag(node, "summary", "", CLASS="admonition-title"))


def depart_box_title(translator: HTML5Translator, node: BoxTitle) -> None:
    translator.body.append('<span class="fold-mark" aria-hidden="true"></span></summary>\n')


class LanguageColumns(SphinxPostTransform):
    """Marks the columns of a table whose headings name the book's languages as written in them."""

    default_priority = 200
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        named = {
            _("Russian"): "ru",
            _("Ukrainian"): "uk",
            _("Vietnamese"): "vi",
            _("English"): "en",
        }
        for table in self.document.findall(nodes.table):
            head, *rows = table.findall(nodes.row)
            languages = [named.get(entry.astext()) for entry in head]
            for row in rows:
                for language, entry in zip(languages, row, strict=True):
                    if language:
                        entry["classes"].append(f"language-{language}")


class TranslatedProof(ProofDirective):
    """`{prf:proof}` that begins with the word for a proof in the edition's language."""

    def run(self) -> list[nodes.Node]:
        if LIST_ITEM.match(self.content[0]):
            # The word is put before the first line, which would then begin no list.
            self.content.insert(0, StringList(["", ""], source=""))
        (proof,) = super().run()
        box = proof[0]
        box["ids"] = []  # the same in every proof of a page
        first = next(box.findall(nodes.Text))
        word = nodes.strong("", _("Proof") + ".")
        first.parent.replace(first, [word, nodes.Text(first.removeprefix("Proof."))])
        return [proof]


class PunctuationKept(SphinxPostTransform):
    """Keeps a formula in the text on one line with the mark before or after it."""

    default_priority = 200
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        for formula in list(self.document.findall(nodes.math)):
            parent, place = formula.parent, formula.parent.index(formula)
            around = [parent[i] if 0 <= i < len(parent) else None for i in (place - 1, place + 1)]
            before, after = (node if isinstance(node, nodes.Text) else "" for node in around)
            opening, closing = OPENING.search(before), CLOSING.match(after)
            if not opening and not closing:
                continue
            # By their places: `replace` finds the first text that is equal.
            parent[place] = kept = nodes.inline(classes=["kept-together"])
            if opening:
                kept += nodes.Text(opening.group())
                parent[place - 1] = nodes.Text(before[: opening.start()])
            kept += formula
            if closing:
                kept += nodes.Text(closing.group())
                parent[place + 1] = nodes.Text(after[closing.end() :])
