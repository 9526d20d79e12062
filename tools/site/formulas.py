r"""A formula as a line of text: `\frac{34}{45} \approx 0.756` is 34/45 ≈ 0.756."""

import re
import unicodedata
from collections.abc import Iterator

TOKEN = re.compile(r"\\(?:[A-Za-z]+\*?|.)|\s+|\S", re.DOTALL)
SIGNS = {
    r"\cdot": "·", r"\times": "×", r"\pm": "±", r"\approx": "≈", r"\ge": "≥", r"\le": "≤",
    r"\ne": "≠", r"\in": "∈", r"\sim": "∼", r"\to": "→", r"\mid": "|", r"\sum": "∑", r"\int": "∫",
    r"\infty": "∞", r"\partial": "∂", r"\dots": "…", r"\Longleftrightarrow": "⟺", r"\%": "%",
    r"\{": "{", r"\}": "}", "-": "−", "~": "\N{NO-BREAK SPACE}", r"\,": "\N{NARROW NO-BREAK SPACE}",
    r"\varepsilon": "ε", r"\lambda": "λ", r"\Lambda": "Λ", "&": " ", r"\\": ";",
}  # fmt: skip
SPACES = {r"\;", r"\:", r"\ ", r"\!", r"\quad", r"\qquad"}
# They change how what follows looks, not what it says.
SILENT = re.compile(r"\\(math[a-z]+|text[a-z]*|operatorname|left|right|[bB]ig+[lr]?|under\w+)\*?")
ACCENTS = {r"\hat": "\u0302", r"\widehat": "\u0302", r"\bar": "\u0304", r"\tilde": "\u0303"}
LOWERED = str.maketrans(
    "0123456789+−()aehijklmnoprstuvxβγρφχ ", "₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ "
)
RAISED = str.maketrans("0123456789+−()ijnkmTabcdexyz*", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁱʲⁿᵏᵐᵀᵃᵇᶜᵈᵉˣʸᶻ*")
COMPOUND = re.compile(r"[^\w.()]")


def plain(tex: str) -> str:
    """What a formula says, in one line."""
    text = re.sub(r"[ \n]*\u202f[ \n]*", "\u202f", _text(iter(TOKEN.findall(tex))))
    return re.sub(r"(?<=[(\[]) | (?=[)\],;]|\.(?:\s|$))", "", text).strip()


def _text(tokens: Iterator[str]) -> str:
    """The text of the tokens up to the end of their group."""
    said = ""
    for token in tokens:
        if token == "}":
            break
        said += _said(token, tokens)
    return re.sub(r"[ \n]+", " ", said)


def _said(token: str, tokens: Iterator[str]) -> str:
    if token == "{":
        return _text(tokens)
    if token in ("_", "^"):
        return _shifted(_argument(tokens), LOWERED if token == "_" else RAISED, token)
    if token in (r"\frac", r"\tfrac", r"\dfrac"):
        return f"{_grouped(_argument(tokens))}/{_grouped(_argument(tokens))}"
    if token == r"\sqrt":
        return f"√{_grouped(_argument(tokens))}"
    if token in ACCENTS:
        return unicodedata.normalize("NFC", _argument(tokens) + ACCENTS[token])
    if token in (r"\begin", r"\end"):
        _argument(tokens)
        return ""
    if token in SIGNS:
        return SIGNS[token]
    if token in SPACES or token.isspace():
        return " "
    if SILENT.fullmatch(token):
        return ""
    return _named(token.removeprefix("\\")) if len(token) > 1 else token


def _argument(tokens: Iterator[str]) -> str:
    """The group or the one sign that follows."""
    for token in tokens:
        if not token.isspace() and not SILENT.fullmatch(token):
            return _said(token, tokens).strip()
    return ""


def _shifted(text: str, letters: dict[int, int], sign: str) -> str:
    """An index or a power, in small letters where they exist for all of it."""
    if all(ord(letter) in letters for letter in text):
        return text.translate(letters).replace(" ", "")
    return sign + _grouped(text)


def _grouped(text: str) -> str:
    return f"({text})" if COMPOUND.search(text) else text


def _named(name: str) -> str:
    """A Greek letter, or a function's name."""
    case = "CAPITAL" if name[0].isupper() else "SMALL"
    try:
        return unicodedata.lookup(f"GREEK {case} LETTER {name}")
    except KeyError:
        return name
