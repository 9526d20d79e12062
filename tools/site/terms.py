"""The `{terms}` directive: the glossary as a table, from book/glossary.yml."""

from pathlib import Path

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.locale import get_translation
from sphinx.util.docutils import SphinxDirective

from tools.site.tables import row, table
from tools.terms.glossary import GlossaryError, Term, read_glossary

GLOSSARY = Path(__file__).resolve().parents[2] / "book" / "glossary.yml"
NAMES = {"ru": "Russian", "uk": "Ukrainian", "vi": "Vietnamese"}
_ = get_translation("sphinx")


class Terms(SphinxDirective):
    """A row for each concept: its English name, its terms, its chapter, the words to avoid."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(GLOSSARY))
        try:
            terms = read_glossary(GLOSSARY)
        except GlossaryError as error:
            raise self.error(str(error)) from error
        names = [NAMES[language] for language in self._languages()]
        heads = ["English", *names, "Chapter", "Not written"]
        rows = [row(*self._cells(term), ids=[_identifier(term.english)]) for term in terms]
        return [table("terms", [_(head) for head in heads], rows)]

    def _cells(self, term: Term) -> list[nodes.Node]:
        avoided = term.avoided[self.config.edition_language]
        return [
            nodes.Text(term.english),
            *(nodes.Text(term.words[language]) for language in self._languages()),
            self._link(term.chapter) if term.chapter else nodes.Text("—"),
            nodes.Text(", ".join(each.word for each in avoided if each.checked) or "—"),
        ]

    def _languages(self) -> list[str]:
        """The edition's language first: on a telephone the others are off the screen."""
        return sorted(NAMES, key=lambda code: code != self.config.edition_language)

    def _link(self, label: str) -> pending_xref:
        link = pending_xref(
            "",
            nodes.inline(label, label),
            refdomain="std",
            reftype="ref",
            reftarget=label,
            refexplicit=False,
            refwarn=True,
        )
        link.source, link.line = self.get_source_info()
        link["refdoc"] = self.env.docname
        return link


def _identifier(english: str) -> str:
    """What a link to the row of a term ends with."""
    return f"term-{nodes.make_id(english)}"
