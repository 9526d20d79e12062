"""Holds a page against its ledger: every digit must belong to something that confirms it."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from itertools import chain, zip_longest

from tools.numbers.alignment import changes
from tools.numbers.equations import false_relations, false_relations_in_prose
from tools.numbers.finding import Finding
from tools.numbers.ledger import Expected, Ledger
from tools.numbers.lexer import (
    CITATION,
    FOOTNOTE,
    HEADER,
    KERNEL,
    LABEL,
    MARKER,
    NAME,
    NUMERAL,
    PLACES_OF_PROSE,
    TARGET,
    Page,
    Token,
)
from tools.numbers.numerals import digits, is_rounded, is_whole, shown

BARE_PERCENT = re.compile(r"(?<!\\)%")
EQUALS_BEFORE = re.compile(r"=[\s&]*$")
APPROXIMATES_BEFORE = re.compile(r"(?:≈|\\approx)[\s&({]*$")
OPERATOR_AFTER = re.compile(
    r"(?:\s|\\[,;:!\ ]|&)*(?:[-+−/·×*^(√]|\\[a-z]?(?:cdot|times|frac|left|sqrt))"
)


@dataclass(frozen=True)
class Structure:
    """What the page's own structure must agree with.

    Parameters
    ----------
    labels : collection of str
        The labels and pages that a reference may aim at.
    citations : collection of str
        The keys of the bibliography.
    front_matter : str
        The one header that a page may have.
    kernel : str
        The argument of every code cell.
    """

    labels: Collection[str] = ()
    citations: Collection[str] = ()
    front_matter: str = ""
    kernel: str = "python3"


def check_page(
    page: Page, ledger: Ledger, language: str = "", structure: Structure | None = None
) -> list[Finding]:
    """All that is wrong on a page; the ledger must have been evaluated."""
    findings = _unread(page)
    findings += _check_structure(page, ledger, structure or Structure(page.labels))
    findings += _check_sections(page, ledger, language)
    findings += _check_names(page, ledger)
    return findings + _check_equations(page, {finding.line for finding in findings})


def _at(page: Page, offset: int, message: str) -> Finding:
    return Finding(page.path, *page.place_of(offset), message)


def _unread(page: Page) -> list[Finding]:
    """Digits that do not stand in exactly one token: the lexer's own mistakes."""
    owners = Counter(chain.from_iterable(range(t.start, t.end) for t in page.tokens))
    return [
        _at(page, i, f"the digit {page.text[i]} belongs to {owners[i]} tokens, not to one")
        for i in digits(page.text)
        if owners[i] != 1
    ]


def _check_structure(page: Page, ledger: Ledger, structure: Structure) -> list[Finding]:
    findings = []
    for token in page.tokens:
        names = ledger.names_in(token.section)
        if token.kind == HEADER:
            findings += _check_header(page, token, structure.front_matter)
            continue
        known = {
            KERNEL: token.text == structure.kernel,
            MARKER: token.text == token.expected,
            LABEL: token.text in ledger.sections or token.text in names,
            TARGET: token.text.lstrip("#") in structure.labels or token.text in names,
            CITATION: token.text in structure.citations,
            FOOTNOTE: token.text in page.footnotes & page.footnotes_used,
        }.get(token.kind, True)
        if not known:
            message = _structural_message(token, structure, names, ledger.sections)
            findings.append(_at(page, token.start, message))
    return findings


def _check_header(page: Page, token: Token, wanted: str) -> Iterator[Finding]:
    lines = zip_longest(token.text.split("\n"), wanted.strip().split("\n"), fillvalue="")
    offset = token.start
    for line, right in lines:
        if line != right:
            yield _at(page, offset, f"the front matter should read “{right}” here")
            return
        offset += len(line) + 1


def _structural_message(
    token: Token, structure: Structure, names: set[str], sections: Collection[str]
) -> str:
    text = token.text
    return {
        KERNEL: f"{text} should be {structure.kernel}",
        MARKER: f"list item {text} should be {token.expected}",
        LABEL: f"the label {text} is neither a section nor a name of the ledger"
        + meant(text, [*sections, *names]),
        TARGET: f"{text} is no label of the book, and no address among the ledger's names"
        + meant(text, [*structure.labels, *names]),
        CITATION: f"{text} is not in the bibliography" + meant(text, structure.citations),
        FOOTNOTE: f"the footnote {text} is not both used and written on this page",
    }[token.kind]


def meant(text: str, known: Collection[str]) -> str:
    """The known word that looks most like an unknown one, or those that do so alike."""
    close = get_close_matches(text, sorted(known), n=5, cutoff=0.5)
    alike = [word for word in close if _likeness(word, text) == _likeness(close[0], text)]
    return f" (did you mean {' or '.join(sorted(alike))}?)" if alike else ""


def _likeness(word: str, other: str) -> float:
    return SequenceMatcher(None, word, other).ratio()


def _check_sections(page: Page, ledger: Ledger, language: str) -> list[Finding]:
    """The numerals of each section against the ledger's, in order."""
    surplus: list[Token] = []
    missing: list[tuple[str, int, Expected]] = []
    findings = [
        Finding(page.path, 1, 0, f"the section {label} is missing: the ledger has it")
        for label in ledger.sections
        if label not in page.sections
    ]
    for label in dict.fromkeys(["", *page.sections]):
        found = page.of(label, NUMERAL)
        wanted = ledger.section(label).of_page(language)
        steps = list(changes([t.text for t in found], [e.text for e in wanted]))
        for i, j, taken, given in steps:
            if taken and given:
                findings.append(_at(page, found[i].start, _should_be(found[i], wanted[j])))
            elif taken:
                surplus.append(found[i])
            else:
                missing.append((label, _offset_of(page, label, found, i), wanted[j]))
        if not steps:
            findings += _check_exactness(page, found, wanted)
    return findings + _surplus_and_missing(page, surplus, missing)


def _should_be(token: Token, expected: Expected) -> str:
    return f"{token.text} should be {expected.text} ({expected.origin})"


def _offset_of(page: Page, label: str, found: Sequence[Token], index: int) -> int:
    """Where a numeral is missing: after the one before it, or before the first one."""
    if index:
        return found[index - 1].end
    if found:
        return found[0].start
    return page.sections.get(label, 0)


def _surplus_and_missing(
    page: Page, surplus: list[Token], missing: list[tuple[str, int, Expected]]
) -> list[Finding]:
    """Numerals too many and too few; the same one in both lists has moved."""
    findings = []
    for token in surplus:
        text = token.text
        home = next((label for label, _, expected in missing if expected.text == token.text), None)
        if not token.section:
            message = f"{text} stands before the first section, where no ledger reaches"
        elif home == token.section:
            message = f"{text} is out of order: {token.section} has it at another place"
        elif home:
            message = f"{text} is not in the ledger of {token.section}; it is missing in {home}"
        else:
            message = (
                f"{text} is not in the ledger of {token.section} (add it there with its expression)"
            )
        findings.append(_at(page, token.start, message))
    for label, offset, expected in missing:
        message = f"{expected.text} is missing here, in {label} ({expected.origin})"
        findings.append(_at(page, offset, message))
    return findings


def _check_exactness(
    page: Page, found: Sequence[Token], wanted: Sequence[Expected]
) -> list[Finding]:
    """A whole number, and a numeral after ``=``, must state its value; a rounded one takes ``≈``.

    Decimals show how far a number is rounded; a whole number does not, and reads as exact.
    """
    findings = []
    for token, expected in zip(found, wanted, strict=True):
        if expected.value is None or not _reads_as_exact(page, token):
            continue
        if is_rounded(expected.value, token.text):
            message = f"{token.text} is rounded from {shown(expected.value)}: write ≈ before it"
            findings.append(_at(page, token.start, message))
    return findings


def _reads_as_exact(page: Page, token: Token) -> bool:
    before = page.text[max(0, token.start - 40) : token.start]
    if is_whole(token.text) and not APPROXIMATES_BEFORE.search(before):
        return True
    if token.place not in PLACES_OF_PROSE | {"inline math", "display math"}:
        return False
    return bool(EQUALS_BEFORE.search(before)) and not OPERATOR_AFTER.match(page.text, token.end)


def _check_names(page: Page, ledger: Ledger) -> list[Finding]:
    findings = []
    for token in page.tokens:
        names = ledger.names_in(token.section)
        if token.kind == NAME and token.text not in names:
            message = f"{token.text} is not among the names of {token.section}"
            findings.append(_at(page, token.start, message + meant(token.text, names)))
    return findings


def _check_equations(page: Page, wrong_lines: Collection[int]) -> list[Finding]:
    """False equations; where a numeral is wrong already, nothing more is to be learnt."""
    findings = []
    for passage in page.passages:
        text = page.text[passage.start : passage.end]
        if passage.mode == "math":
            falsities = false_relations(text)
            findings += [
                _at(page, passage.start + found.start(), "% hides the rest of its line: write \\%")
                for found in BARE_PERCENT.finditer(text)
            ]
        elif passage.mode == "text" and passage.place in PLACES_OF_PROSE:
            falsities = false_relations_in_prose(text)
        else:
            continue
        first, last = page.place_of(passage.start)[0], page.place_of(passage.end)[0]
        if not any(first <= line <= last for line in wrong_lines):
            findings += [_at(page, passage.start + f.start, f.message) for f in falsities]
    return findings
