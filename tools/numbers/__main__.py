"""Checks every number that the book prints: ``python -m tools.numbers``."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.numbers.book import (
    Book,
    ExecutionFailedError,
    check_book,
    check_book_outputs,
    executed_pages,
    notices,
    read_book,
    read_settings,
)
from tools.numbers.proposal import propose


def main() -> int:
    """Print what is wrong, or how much is right; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.numbers", description=__doc__)
    parser.add_argument(
        "--propose",
        nargs="*",
        metavar="PAGE",
        help="print the ledger lines that the pages (all, if none is named) still need",
    )
    parser.add_argument("--claims", action="store_true", help="list what the ledgers assert")
    parser.add_argument("--static", action="store_true", help="check the sources only, run no cell")
    options = parser.parse_args()
    root = Path()
    book = read_book(root, read_settings(root))
    if options.propose is not None:
        notebooks = {} if options.static else executed_pages(book)
        print(*propose(book, options.propose, notebooks), sep="\n")
        return 0
    if options.claims:
        print(*_claims(book), sep="\n")
        return 0
    return _check(book, options.static)


def _check(book: Book, static: bool) -> int:
    findings = check_book(book)
    if not findings and not static:
        # Wrong sources are not run: what their cells print would be wrong again.
        try:
            findings = check_book_outputs(book, executed_pages(book, all_of_them=False))
        except ExecutionFailedError as error:
            print(error, file=sys.stderr)
            return 1
    print(*findings, sep="\n", end="\n" if findings else "")
    if findings:
        print(f"Errors in what the book prints: {len(findings)}", file=sys.stderr)
        return 1
    for notice in notices(book):
        print(f"{notice} (a notice, no error)", file=sys.stderr)
    print(f"{book.count()} numerals on {sum(len(c.pages) for c in book.chapters)} pages are right")
    return 0


def _claims(book: Book) -> Iterator[str]:
    """Every claim, with its place; a wrong one is among the findings of the check."""
    for chapter in book.chapters:
        for section in chapter.ledger.sections.values():
            for claim, line in section.claims or ():
                yield f"{chapter.ledger.path}:{line}: {section.label}: {claim}"


if __name__ == "__main__":
    sys.exit(main())
