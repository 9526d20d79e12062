"""Holds every page to the glossary: one term for each concept and language.

    glossary   book/glossary.yml: the terms, the words to avoid
    prose      a page without its code and formulas
    lemmas     its words in their dictionary forms
    check      the words to avoid that stand on a page, the terms that a chapter owes

`python -m tools.terms` checks the book.
"""
