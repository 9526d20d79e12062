"""The part of MathJax that the pages use, out of the fetched package."""

import shutil
from pathlib import Path

FETCHED = Path("_build/assets/node_modules/mathjax/es5")
PARTS = ("tex-chtml.js", "output/chtml/fonts/woff-v2", "input/tex/extensions")


def copy_mathjax(fetched: Path, target: Path) -> None:
    """Copies the script, its fonts and the TeX extensions that it loads when a page needs one."""
    for part in PARTS:
        source, copy = fetched / part, target / part
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copy, dirs_exist_ok=True)
        else:
            shutil.copyfile(source, copy)
