"""The catalogues of the interface are complete, and say the same things in each language."""

import re

from babel.messages.pofile import read_po

from tools.site.languages import LOCALE, catalogue

PLACE = re.compile(r"%s|\$\{\w+\}")


def messages(language: str) -> dict[str, str]:
    with (LOCALE / f"{language}.po").open("rb") as file:
        return {entry.id: entry.string for entry in read_po(file, locale=language) if entry.id}


def test_every_catalogue_has_the_same_messages(language: str):
    assert messages(language).keys() == messages("ru").keys()


def test_no_message_is_left_untranslated(language: str):
    assert [text for text, said in messages(language).items() if not said.strip(" ")] == []
    assert [text for text, said in messages(language).items() if said == text] == []


def test_what_is_filled_in_later_is_kept(language: str):
    for text, said in messages(language).items():
        assert PLACE.findall(said) == PLACE.findall(text), text


def test_the_catalogue_is_read(language: str):
    assert (
        catalogue(language).gettext("Theorem")
        == {
            "ru": "Теорема",
            "uk": "Теорема",
            "vi": "Định lý",
        }[language]
    )
