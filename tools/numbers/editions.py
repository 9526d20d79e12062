"""Holds the editions of a page against each other: labels, names, formulas, cells, metadata."""

import re
from collections.abc import Iterator, Mapping

from tools.numbers.alignment import changes
from tools.numbers.finding import Finding
from tools.numbers.lexer import METADATA, NAME, Page

# Something that must agree, and its line.
Item = tuple[str, int]
NUMERALS = re.compile(r"\d[\d.]*")
WORDS = re.compile(r"\\text\{[^{}]*\}")


def check_editions(pages: Mapping[str, Page], language_cell: str = "") -> list[Finding]:
    """What differs between the languages of one page, though it must not.

    Parameters
    ----------
    pages : mapping of str to Page
        The page of each language.
    language_cell : str
        The one cell that may differ, with ``{language}`` in place of the language.
    """
    contents = {
        language: (
            _labels(page),
            _names(page),
            _metadata(page),
            _formulas(page),
            _cells(page, language_cell, language),
        )
        for language, page in pages.items()
    }
    model_language = _commonest(contents)
    model, (labels, names, metadata, formulas, cells) = (
        pages[model_language],
        contents[model_language],
    )
    findings: list[Finding] = []
    for language, page in pages.items():
        our_labels, our_names, our_metadata, our_formulas, our_cells = contents[language]
        findings += _compare(page, model, our_labels, labels, "the label")
        findings += _compare(page, model, our_names, names, "the name")
        findings += _compare(page, model, our_metadata, metadata, "the metadata")
        findings += _compare(page, model, our_formulas, formulas, "the formula")
        findings += _compare_cells(page, model, our_cells, cells)
    return findings


def _commonest(contents: Mapping[str, tuple[list[Item], ...]]) -> str:
    """The first language that agrees with most: one wrong edition is no model for the others."""
    plain = {
        language: [[item for item, _ in items] for items in lists]
        for language, lists in contents.items()
    }
    return max(plain, key=lambda language: list(plain.values()).count(plain[language]))


def _labels(page: Page) -> list[Item]:
    return list(page.labels.items())


def _names(page: Page) -> list[Item]:
    return [
        (f"{token.text} in {token.section}", page.place_of(token.start)[0])
        for token in page.tokens
        if token.kind == NAME
    ]


def _metadata(page: Page) -> list[Item]:
    return [
        (token.text, page.place_of(token.start)[0])
        for token in page.tokens
        if token.kind == METADATA
    ]


def _formulas(page: Page) -> list[Item]:
    """The formulas of each section, in any order, without words and with 0 for any numeral.

    Their numerals are the ledger's business.
    """
    order = ["", *page.sections]
    found = [
        (
            order.index(passage.section),
            " ".join(
                NUMERALS.sub("0", WORDS.sub("", page.text[passage.start : passage.end])).split()
            ),
            page.place_of(passage.start)[0],
        )
        for passage in page.passages
        if passage.mode == "math"
    ]
    return [(text, line) for _, text, line in sorted(found)]


def _cells(page: Page, language_cell: str, language: str) -> list[Item]:
    own = language_cell.format(language=language)
    return [("" if cell.code == own else cell.code, cell.line) for cell in page.cells]


def _compare(
    page: Page, model: Page, ours: list[Item], theirs: list[Item], what: str
) -> Iterator[Finding]:
    for i, j, taken, given in changes([item for item, _ in ours], [item for item, _ in theirs]):
        line = ours[min(i, len(ours) - 1)][1] if ours else 1
        there = f"{model.path}:{theirs[j][1]}" if given else f"{model.path}"
        if taken and given:
            message = f"{what} {ours[i][0]} should be {theirs[j][0]}, as in {there}"
        elif taken:
            message = f"{what} {ours[i][0]} is not in {there}"
        else:
            message = f"{what} {theirs[j][0]} is missing; it is in {there}"
        yield Finding(page.path, line, 0, message)


def _compare_cells(
    page: Page, model: Page, ours: list[Item], theirs: list[Item]
) -> Iterator[Finding]:
    if len(ours) != len(theirs):
        message = f"{len(ours)} code cells, but {len(theirs)} in {model.path}"
        yield Finding(page.path, 1, 0, message)
        return
    for (code, line), (wanted, there) in zip(ours, theirs, strict=True):
        if code != wanted:
            common = _common_lines(code, wanted)
            reads = [*wanted.split("\n"), "(its end)"][common]
            message = f"the cell differs from {model.path}:{there + common}, which reads: {reads}"
            yield Finding(page.path, line + common, 0, message)


def _common_lines(a: str, b: str) -> int:
    """How many lines two texts have in common from the beginning."""
    pairs = zip(a.split("\n"), b.split("\n"), strict=False)
    return next(
        (i for i, (x, y) in enumerate(pairs) if x != y), min(a.count("\n"), b.count("\n")) + 1
    )
