"""Figures: their sizes are said in the page, and the wide ones stay wide enough to be read."""

import re
from pathlib import Path

from bs4 import BeautifulSoup

SIZE = re.compile(r'<svg [^>]*?width="([\d.]+)pt" height="([\d.]+)pt"')
PIXELS = 4 / 3  # in a point
WIDE = 750  # pixels, for a text of 15: two plots one beside the other


def size_figures(soup: BeautifulSoup, folder: Path) -> None:
    """Gives the figures their sizes, so that the text below does not move when they come.

    A wide one gets a box to scroll in where there is no room for it (site.css).

    Parameters
    ----------
    soup : BeautifulSoup
        An edition's page; it is changed.
    folder : Path
        Where the page stands.
    """
    for image in soup.select('figure > img[src$=".svg"]'):
        size = SIZE.search((folder / image["src"]).read_text(encoding="utf-8"))
        width, height = (round(float(points) * PIXELS) for points in size.groups())
        image["width"], image["height"] = str(width), str(height)
        if width > WIDE:
            image.wrap(soup.new_tag("div", attrs={"class": "wide-figure"}))
