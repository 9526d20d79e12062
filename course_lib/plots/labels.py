"""The words on the figures, one catalogue for each language."""

import json
from pathlib import Path

_FOLDER = Path(__file__).parent
LANGUAGES = sorted(path.name.split(".")[1] for path in _FOLDER.glob("labels.*.json"))


def labels(language: str) -> dict[str, str]:
    """The catalogue of a language; ValueError if there is none."""
    if language not in LANGUAGES:
        raise ValueError(f"language is {language!r}: there are labels in {', '.join(LANGUAGES)}")
    return json.loads((_FOLDER / f"labels.{language}.json").read_text("utf-8"))
