"""`python -m tools.site.solutions`: the worked solutions as pages, apart from the site.

They are for whoever teaches to publish when the work has been handed in.
"""

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.grading.course import HOMEWORK
from tools.site.editions import edition_config, read_yaml
from tools.site.homework import in_order_of_chapters
from tools.site.jupyter_book import build_book
from tools.site.languages import LANGUAGES, Language
from tools.site.mathjax import FETCHED, copy_mathjax

ROOT = Path(__file__).resolve().parents[2]
PAGES = HOMEWORK / "solutions"


def main() -> int:
    """Writes the pages of each language under _homework/solutions/."""
    for language in LANGUAGES:
        said = write_solutions(language, PAGES / language.code)
        if said is not None:
            print(f"The solutions in {language.code} failed:\n{said}", file=sys.stderr)
            return 1
        print(f"Solutions: _homework/solutions/{language.code}/index.html", flush=True)
    return 0


def write_solutions(language: Language, folder: Path) -> str | None:
    """Builds the pages of one language; what the builder said if it failed."""
    first, *others = in_order_of_chapters()
    toc = {"format": "jb-book", "root": first, "chapters": [{"file": name} for name in others]}
    with TemporaryDirectory() as work:
        said = build_book(ROOT / "solutions" / language.code, Path(work), _config(language), toc)
        if said is not None:
            return said
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(Path(work, "_build", "html"), folder)
    copy_mathjax(ROOT / FETCHED, folder / "_static" / "mathjax")
    return None


def _config(language: Language) -> dict:
    """The book's configuration, for a book by itself whose cells are not run."""
    book = read_yaml(ROOT / "_config.yml")
    config = edition_config(book, language, ROOT, ROOT)
    config["execute"] = {"execute_notebooks": "off"}
    settings = config["sphinx"]["config"]
    settings["edition_languages"] = {}
    settings["suppress_warnings"] += ["course.label"]  # nothing links to a section of a solution
    settings["mathjax_path"] = book["sphinx"]["config"]["mathjax_path"]
    return config


if __name__ == "__main__":
    sys.exit(main())
