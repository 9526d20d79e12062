"""The languages of the site, and what it says in each of them around the book's pages."""

import gettext
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).parent / "locale"


@dataclass(frozen=True)
class Language:
    """A language of the book: its code, its own name, Sphinx's catalogue, and the full locale."""

    code: str
    name: str
    sphinx: str
    locale: str


# The first is the one that the root configuration serves.
LANGUAGES = (
    Language("ru", "Русский", "ru", "ru_RU"),
    Language("uk", "Українська", "uk_UA", "uk_UA"),  # Sphinx has no catalogue named plainly `uk`
    Language("vi", "Tiếng Việt", "vi", "vi_VN"),
)


def catalogue(code: str) -> gettext.GNUTranslations:
    """The site's strings in a language, from `locale/<code>.po`."""
    with (LOCALE / f"{code}.po").open("rb") as source:
        messages = read_po(source, locale=code, abort_invalid=True)
    compiled = BytesIO()
    write_mo(compiled, messages)
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)
