"""The sizes of figures, and the box of a wide one."""

from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from tools.site.figures import size_figures

HEAD = '<?xml version="1.0"?>\n<svg xmlns:xlink="http://www.w3.org/1999/xlink" '


@pytest.mark.parametrize(("points", "pixels", "wide"), [(388.8, 518, False), (648, 864, True)])
def test_a_figure_says_its_size_and_a_wide_one_has_a_box(
    tmp_path: Path, points: float, pixels: int, wide: bool
):
    text = f'{HEAD}width="{points}pt" height="300pt" viewBox="0 0 1 1"><g width="9pt"/></svg>'
    (tmp_path / "drawn.svg").write_text(text)
    soup = BeautifulSoup('<figure><img src="drawn.svg"/></figure>', "html.parser")
    size_figures(soup, tmp_path)
    assert (soup.img["width"], soup.img["height"]) == (str(pixels), "400")
    assert (soup.img.parent.get("class") == ["wide-figure"]) == wide
