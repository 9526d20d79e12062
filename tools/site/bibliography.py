"""How sources are cited and listed: alike in every language, no English word between the parts.

`Davis J., Goadrich M.` comes out as names, title, where, volume(number):pages, year, link.
"""

from dataclasses import dataclass, field

from pybtex.database import Entry
from pybtex.plugin import register_plugin
from pybtex.richtext import BaseText, Text
from pybtex.style.formatting import toplevel
from pybtex.style.formatting.unsrt import Style as Unsorted
from pybtex.style.formatting.unsrt import pages
from pybtex.style.template import (
    Node,
    first_of,
    href,
    join,
    names,
    optional,
    optional_field,
    sentence,
    tag,
)
from pybtex.style.template import field as part
from sphinx.locale import get_translation
from sphinxcontrib.bibtex.plugin import register_plugin as register_referencing
from sphinxcontrib.bibtex.style.referencing import PersonStyle
from sphinxcontrib.bibtex.style.referencing.label import LabelReferenceStyle

_ = get_translation("sphinx")
WHERE = ("journal", "booktitle", "howpublished", "school", "institution")
TYPES = ("article", "book", "inproceedings", "incollection", "techreport", "phdthesis", "misc")


class Listing(Unsorted):
    """A source in the list of references; sorted by author, so numbered alike in every language."""

    default_sorting_style = "author_year_title"

    def template(self, entry: Entry) -> Node:
        """One form for every kind of source, with the parts that it has."""
        role = "author" if "author" in entry.persons else "editor"
        issue = join[part("volume"), optional["(", part("number"), ")"], optional[":", pages]]
        return toplevel[
            optional[sentence[names(role, sep=", ", sep2=", ", last_sep=", ")]],
            sentence[part("title")],
            sentence[
                optional[tag("em")[first_of[[optional_field(name) for name in WHERE]]]],
                first_of[optional[issue], optional_field("pages")],
                optional_field("series"),
                optional_field("publisher"),
                part("year"),
            ],
            sentence[first_of[optional[self.link(entry)]]],
        ]

    def link(self, entry: Entry) -> Node:
        """Where the source is to be had: its DOI, else its arXiv number, else its address."""
        if "doi" in entry.fields:
            return self.format_doi(entry)
        if "eprint" in entry.fields:
            return self.format_eprint(entry)
        address = part("url", raw=True)
        return href(address)[address]


for kind in TYPES:
    setattr(Listing, f"get_{kind}_template", Listing.template)


@dataclass
class TranslatedNames(PersonStyle):
    """Names in the text, joined by the edition's word for "and"."""

    sep2: BaseText | str | None = field(default_factory=lambda: _(" and "))
    last_sep: BaseText | str | None = field(default_factory=lambda: _(", and "))
    other: BaseText | str | None = field(
        default_factory=lambda: Text("\N{NO-BREAK SPACE}", _("et al."))
    )


@dataclass
class Citing(LabelReferenceStyle):
    """A citation in the text: `[1]`, or the names and `[1]`."""

    person: PersonStyle = field(default_factory=TranslatedNames)


def register() -> None:
    """Makes both styles known to Sphinx's bibliography extension under the name `course`."""
    register_plugin("pybtex.style.formatting", "course", Listing)
    register_referencing("sphinxcontrib.bibtex.style.referencing", "course", Citing)
