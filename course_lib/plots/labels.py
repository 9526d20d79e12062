"""The words on the figures, each in every language, in one catalogue for each chapter."""

import json
from pathlib import Path

CATALOGUES = sorted((Path(__file__).parent / "catalogues").glob("*.json"))
LANGUAGES = ["ru", "uk", "vi"]


def labels(language: str) -> dict[str, str]:
    """The words in a language, of all catalogues; ValueError if there are none in it."""
    if language not in LANGUAGES:
        raise ValueError(f"language is {language!r}: there are labels in {', '.join(LANGUAGES)}")
    words = (json.loads(path.read_text("utf-8")).items() for path in CATALOGUES)
    return {name: word[language] for catalogue in words for name, word in catalogue}
