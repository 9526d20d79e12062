"""Finds the words to avoid on the pages, and the chapters that lack a term of theirs."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.terms.glossary import LANGUAGES, Avoided, Term
from tools.terms.lemmas import Text, words
from tools.terms.prose import FORMULA, prose

# Here the words to avoid are themselves the subject.
ABOUT_WORDS = ("intro", "glossary", "words")
# What a page writes as a formula.
SYMBOL = re.compile(r"Fβ|\b[kU]\b")


def check(book: Path, terms: list[Term]) -> Iterator[str]:
    """Each fault of the pages `<language>/<page>.md` of a book, with its place."""
    for language in LANGUAGES:
        for path in sorted((book / language).glob("*.md")):
            yield from check_page(path, language, terms)
    for term in terms:
        if term.chapter and not (book / LANGUAGES[0] / f"{term.chapter}.md").is_file():
            yield f"{book}: {term.english} belongs to {term.chapter}, which does not exist"


def check_page(path: Path, language: str, terms: Iterable[Term]) -> Iterator[str]:
    """The words to avoid that stand on a page, the terms that it should introduce and does not."""
    text = unicodedata.normalize("NFC", prose(path.read_text("utf-8")))
    page = _Page(text, language)
    for term in terms:
        for avoided in term.avoided[language]:
            if avoided.checked and path.stem not in ABOUT_WORDS:
                for place in page.faults(avoided):
                    yield (
                        f"{path}:{text.count(chr(10), 0, place) + 1}: “{avoided.word}” is not "
                        f"written for {term.english}: {term.words[language]} ({avoided.why})"
                    )
        if term.chapter == path.stem and not page.places(SYMBOL.sub(FORMULA, term.words[language])):
            yield f"{path}:1: the term {term.words[language]} ({term.english}) is not introduced"


class _Page:
    """The words of a page, in dictionary forms and as they are written."""

    def __init__(self, text: str, language: str) -> None:
        self.language = language
        self.read = {
            as_written: Text(text, words(text, language, as_written))
            for as_written in (False, True)
        }

    def places(self, term: str, as_written: bool = False) -> list[int]:
        """Where a term stands."""
        return self.read[as_written].places(words(term, self.language, as_written))

    def faults(self, avoided: Avoided) -> list[int]:
        """Where a word stands that should not; another spelling has the same dictionary form."""
        right = {
            start + shift
            for context in avoided.contexts
            for start in self.places(context)
            for shift in range(len(context))
        }
        found = [
            start
            for start in self.places(avoided.word, avoided.why.startswith("spelling"))
            if start not in right
        ]
        return found[1:] if avoided.once else found
