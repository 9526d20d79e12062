"""The pictures shown where a link to a page is shared."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from matplotlib import get_data_path
from PIL import Image, ImageDraw, ImageFont

SIZE = (1200, 630)
MARGIN = 80
GROUND, INK, FAINT = "#0a7d91", "#ffffff", "#3b97a7"
STAIRS = [(0, 0), (0.3, 0), (0.3, 0.3), (0.55, 0.3), (0.55, 0.55), (0.9, 0.55), (0.9, 0.95)]
COLOURS = 32  # enough for smooth edges; the file is a third of one with all colours


def write_card(path: Path, titles: Sequence[str], foot: str) -> None:
    """Draws a card: the titles in large letters, each on its own lines, and a line below them."""
    image = Image.new("RGB", SIZE, GROUND)
    draw = ImageDraw.Draw(image)
    width, height = SIZE
    stairs = [(width * (0.6 + 0.36 * x), height * (0.55 + 0.4 * y)) for x, y in STAIRS]
    draw.line(stairs, fill=FAINT, width=18, joint="curve")
    size, lines = _fitted(titles, width - 2 * MARGIN)
    draw.multiline_text((MARGIN, MARGIN), "\n".join(lines), INK, _font(size), spacing=size // 3)
    draw.text((MARGIN, height - MARGIN), foot, INK, _font(36), anchor="ls")
    path.parent.mkdir(parents=True, exist_ok=True)
    image.quantize(COLOURS).save(path, optimize=True)


def _fitted(titles: Sequence[str], width: int) -> tuple[int, list[str]]:
    """The largest size in which the titles fit the card, and their lines in it."""
    for size in range(84, 30, -6):
        lines = [line for title in titles for line in _lines(title, width, _font(size))]
        tall = len(lines) * size * 1.6 > SIZE[1] - 3 * MARGIN
        if not tall and all(_font(size).getlength(line) <= width for line in lines):
            break
    return size, lines


def _lines(text: str, width: int, font: ImageFont.FreeTypeFont) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and font.getlength(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    """DejaVu Sans, which comes with matplotlib and has the letters of all three languages."""
    return ImageFont.truetype(Path(get_data_path(), "fonts/ttf/DejaVuSans-Bold.ttf"), size)
