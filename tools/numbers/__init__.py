"""Proves every number that a book prints: `python -m tools.numbers`.

The lexer reads a page down to its last digit, the ledger says what should stand there and why,
the checker compares the two. `tools.numbers.book` explains the settings.
"""
