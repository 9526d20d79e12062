"""Checks the book's terms: ``python -m tools.terms``."""

import sys
from pathlib import Path

from tools.terms.check import check
from tools.terms.glossary import GlossaryError, read_glossary


def main() -> int:
    """Prints what is wrong; 1 if anything is."""
    root = Path()
    try:
        terms = read_glossary(root / "book" / "glossary.yml")
    except GlossaryError as error:
        print(error, file=sys.stderr)
        return 1
    faults = list(check(root, terms))
    print(*faults, sep="\n", end="\n" if faults else "")
    if faults:
        print(f"Faults in the terms: {len(faults)}", file=sys.stderr)
        return 1
    print(f"{len(terms)} terms are used as the glossary has them")
    return 0


if __name__ == "__main__":
    sys.exit(main())
