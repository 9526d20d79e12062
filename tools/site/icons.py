"""The theme's style sheet with those icons alone that the pages use."""

import base64
import re
from collections.abc import Set
from io import BytesIO
from pathlib import Path

import pydata_sphinx_theme
import tinycss2
from fontTools import subset

# Font Awesome Free (https://fontawesome.com); the font is under the SIL Open Font License 1.1.
FONT = (
    Path(pydata_sphinx_theme.__file__).parent
    / "theme/pydata_sphinx_theme/static/vendor/fontawesome/webfonts/fa-solid-900.ttf"
)
NAMED = re.compile(r"\.(fa-[a-z0-9-]+)::?before")
PRIVATE = re.compile(r"[\ue000-\uf8ff]")  # the characters that stand for icons


class IconError(Exception):
    """A page names an icon that cannot be shown; the message says which."""


def only_used(css: str, used: Set[str]) -> str:
    """The style sheet without the rules of unused icons, and with a font of the used ones.

    Raises
    ------
    IconError
        When the font has no such icon.
    """
    rules = tinycss2.parse_stylesheet(css, skip_whitespace=True)
    kept = "\n".join(rule.serialize() for rule in rules if _is_used(rule, used))
    font = base64.b64encode(_font({ord(sign) for sign in PRIVATE.findall(kept)})).decode()
    _check(kept, used)
    return (
        f"{kept}\n@font-face{{font-family:'Font Awesome 6 Free';font-weight:900;"
        f"src:url(data:font/woff;base64,{font}) format('woff')}}\n"
    )


def _is_used(rule: tinycss2.ast.Node, used: Set[str]) -> bool:
    if rule.type == "comment":
        return rule.value.startswith("!")  # whose work it is, under which licence
    if rule.type == "at-rule" and rule.lower_at_keyword == "font-face":
        return "Font Awesome" not in rule.serialize().replace("\\", "")
    if rule.type != "qualified-rule":
        return True
    parts = tinycss2.serialize(rule.prelude).strip().split(",")
    named = [NAMED.fullmatch(part.strip()) for part in parts]
    return not all(named) or any(match[1] in used for match in named)


def _check(css: str, used: Set[str]) -> None:
    """Refuses what the style sheet does not know, and an icon of another font than the one cut."""
    unknown = {name for name in used if not re.search(rf"\.{name}(?![\w-])", css)}
    with subset.load_font(FONT, subset.Options()) as font:
        drawn = font.getBestCmap()
    for rule in tinycss2.parse_stylesheet(css):
        if rule.type == "qualified-rule":
            names = set(NAMED.findall(tinycss2.serialize(rule.prelude))) & used
            codes = PRIVATE.findall(tinycss2.serialize(rule.content))
            unknown |= names if any(ord(code) not in drawn for code in codes) else set()
    if unknown:
        raise IconError(
            f"the theme has no solid icon {', '.join(sorted(unknown))}: choose another one"
        )


def _font(codes: Set[int]) -> bytes:
    """The font with the characters given, compressed as browsers read it."""
    options = subset.Options(flavor="woff", layout_features=[], notdef_outline=True)
    cut = subset.Subsetter(options)
    cut.populate(unicodes=codes)
    file = BytesIO()
    with subset.load_font(FONT, options) as font:
        cut.subset(font)
        subset.save_font(font, file, options)
    return file.getvalue()
