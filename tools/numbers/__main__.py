"""Checks every number that the book prints: ``python -m tools.numbers``."""

import argparse
import sys
from pathlib import Path

from tools.numbers.book import (
    check_book,
    check_book_outputs,
    executed_pages,
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
    parser.add_argument("--static", action="store_true", help="check the sources only, run no cell")
    options = parser.parse_args()
    root = Path()
    book = read_book(root, read_settings(root))
    notebooks = {} if options.static else executed_pages(book)
    if options.propose is not None:
        print(*propose(book, options.propose, notebooks), sep="\n")
        return 0
    findings = sorted([*check_book(book), *check_book_outputs(book, notebooks)])
    for finding in findings:
        print(finding)
    if findings:
        print(f"Errors in what the book prints: {len(findings)}", file=sys.stderr)
        return 1
    print(f"{book.count()} numerals on {sum(len(c.pages) for c in book.chapters)} pages are right")
    return 0


if __name__ == "__main__":
    sys.exit(main())
