"""Reads the glossary."""

from dataclasses import dataclass
from pathlib import Path

import yaml

LANGUAGES = ("ru", "uk", "vi")
AVOIDED_KEYS = {"term", "why", "lint", "once", "except"}
TERM_KEYS = {"en", "chapter", "avoid", "note", *LANGUAGES}


class GlossaryError(Exception):
    """A fault of the glossary; the message names the file and the term."""


@dataclass(frozen=True)
class Avoided:
    """A word that is not to be written for a concept.

    `checked`: it is an error on any page; otherwise it has other, legitimate uses. `once`: it may
    stand once on a page, to say what others call the concept. `contexts`: where it is right.
    """

    word: str
    why: str
    checked: bool = True
    once: bool = False
    contexts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Term:
    """A concept: its English name, its term and the words to avoid in each language."""

    english: str
    words: dict[str, str]
    avoided: dict[str, tuple[Avoided, ...]]
    chapter: str = ""


def read_glossary(path: Path) -> list[Term]:
    """The terms in the file's order; GlossaryError if one is not as it should be."""
    try:
        entries = yaml.safe_load(path.read_text("utf-8"))
    except (OSError, yaml.YAMLError) as error:
        raise GlossaryError(f"{path}: {error}") from error
    if not isinstance(entries, list):
        raise GlossaryError(f"{path}: it is a list of terms, each with {', '.join(TERM_KEYS)}")
    return [_term(path, entry) for entry in entries]


def _term(path: Path, entry: dict) -> Term:
    where = f"{path}: {entry.get('en', entry) if isinstance(entry, dict) else entry}"
    missing = [key for key in ("en", *LANGUAGES) if not (isinstance(entry, dict) and key in entry)]
    if missing:
        raise GlossaryError(f"{where}: it lacks {', '.join(missing)}")
    if unknown := entry.keys() - TERM_KEYS:
        raise GlossaryError(f"{where}: unknown key {', '.join(sorted(unknown))}")
    avoid = entry.get("avoid", {})
    return Term(
        entry["en"],
        {language: entry[language] for language in LANGUAGES},
        {code: tuple(_avoided(where, a) for a in avoid.get(code, [])) for code in LANGUAGES},
        entry.get("chapter", ""),
    )


def _avoided(where: str, entry: dict) -> Avoided:
    if unknown := entry.keys() - AVOIDED_KEYS:
        raise GlossaryError(f"{where}: avoid: unknown key {', '.join(sorted(unknown))}")
    if not {"term", "why"} <= entry.keys():
        raise GlossaryError(f"{where}: avoid: each has a term and a why")
    return Avoided(
        entry["term"],
        entry["why"],
        entry.get("lint", True),
        entry.get("once", False),
        tuple(entry.get("except", ())),
    )
