"""What a page says in its own language: without code, formulas, addresses, foreign words."""

import re

FORMULA = "\ufffc"  # fills the place of a formula, which is a word of the sentence
# Each is blanked, so that places stay as they are.
NOT_PROSE = [
    re.compile(pattern, re.M)
    for pattern in (
        r"\A---\n[\s\S]*?\n---$",  # the header
        r"^```\{code-cell\}[\s\S]*?^```$",
        r"^```\{(?:bibliography|metrics|terms)\}[\s\S]*?^```$",
        r"^```python[\s\S]*?^```$",
        r"\$\$[\s\S]*?\$\$(?: *\([\w-]+\))?",
        r"\$[^$\n]+\$",
        r"\[[^\]\n]*\]\{\.language-\w+\}",
        r"\{[\w:-]+\}`[^`\n]*`",
        r"`[^`\n]+`",
        r"^\([\w-]+\)=$",
        r"^:(?:label|name|class|filter|tags):.*$",
        r"^```\{[\w:-]+\}",
        r"\]\([^)\s]*\)",
    )
]
TEXT_OPTION = re.compile(r"(?:alt|caption): >-\n(?P<text>(?: {6,}.*\n)+)")


def prose(page: str) -> str:
    """The page with spaces for whatever is not prose; captions and alternative texts are."""
    for pattern in NOT_PROSE:
        page = pattern.sub(_blank, page)
    return page


def _blank(match: re.Match) -> str:
    text = match.group()
    kept = list(re.sub(r"\S", FORMULA if text.startswith("$") else " ", text))
    if "{code-cell}" in text:
        for option in TEXT_OPTION.finditer(text):
            kept[slice(*option.span("text"))] = option["text"]
    return "".join(kept)
