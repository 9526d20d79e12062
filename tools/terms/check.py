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
# These introduce no terms, they use them.
HOMEWORK = ("exercises/{}/*.md", "solutions/{}/*.md", "exercises/messages/{}/*.json")
# What a page writes as a formula.
SYMBOL = re.compile(r"Fβ|\b[kU]\b")


def check(root: Path, terms: list[Term]) -> Iterator[str]:
    """Each fault of the book's pages, and of the homework, with its place."""
    for language in LANGUAGES:
        for path in sorted((root / "book" / language).glob("*.md")):
            yield from check_page(path, language, terms)
        for pages in HOMEWORK:
            for path in sorted(root.glob(pages.format(language))):
                yield from avoided_words(path, _read(path, language), terms)
    for term in terms:
        if term.chapter and not (root / "book" / LANGUAGES[0] / f"{term.chapter}.md").is_file():
            yield f"{root / 'book'}: {term.english} belongs to {term.chapter}, which does not exist"


def check_page(path: Path, language: str, terms: Iterable[Term]) -> Iterator[str]:
    """The words to avoid that stand on a page, the terms that it should introduce and does not."""
    page = _read(path, language)
    if path.stem not in ABOUT_WORDS:
        yield from avoided_words(path, page, terms)
    for term in terms:
        if term.chapter == path.stem and not page.places(SYMBOL.sub(FORMULA, term.words[language])):
            yield f"{path}:1: the term {term.words[language]} ({term.english}) is not introduced"


def avoided_words(path: Path, page: "_Page", terms: Iterable[Term]) -> Iterator[str]:
    """The words to avoid that stand on a page."""
    for term in terms:
        for avoided in term.avoided[page.language]:
            for place in page.faults(avoided) if avoided.checked else []:
                yield (
                    f"{path}:{page.text.count(chr(10), 0, place) + 1}: “{avoided.word}” is not "
                    f"written for {term.english}: {term.words[page.language]} ({avoided.why})"
                )


def _read(path: Path, language: str) -> "_Page":
    return _Page(unicodedata.normalize("NFC", prose(path.read_text("utf-8"))), language)


class _Page:
    """The words of a page, in dictionary forms and as they are written."""

    def __init__(self, text: str, language: str) -> None:
        self.text, self.language = text, language
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
