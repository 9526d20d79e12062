"""The `{homework}` directive: the homework as a table; and its releases as archives."""

import shutil
from pathlib import Path
from statistics import mean
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import jupytext
from docutils import nodes
from sphinx.locale import get_translation
from sphinx.util.docutils import SphinxDirective

from tools.grading.course import ROOT, Assignment, assignments, homeworks
from tools.grading.release import catalogue, release
from tools.grading.sections import sections
from tools.site.editions import page_names, read_yaml
from tools.site.languages import LANGUAGES
from tools.site.tables import row, table

# Beside the editions.
FOLDER = "homework"
_ = get_translation("sphinx")


class Homework(SphinxDirective):
    """A row for each homework: its title, its points, its archive."""

    def run(self) -> list[nodes.Node]:
        language = self.config.edition_language
        chosen = [Assignment(name, language) for name in in_order_of_chapters()]
        for assignment in chosen:
            self.env.note_dependency(str(assignment.text))
        heads = [_("Homework"), _("Points"), _("Archive")]
        return [table("homework", heads, [row(*self._cells(each)) for each in chosen])]

    def _cells(self, assignment: Assignment) -> list[nodes.Node]:
        archive = f"{assignment.name}.zip"
        # A book built by itself has no archives beside it.
        linked = nodes.reference(archive, archive, refuri=f"../{FOLDER}/{archive}")
        return [
            nodes.Text(catalogue(assignment)["title"]),
            nodes.Text(f"{_points(assignment):g}"),
            linked if self.config.edition_languages else nodes.Text(archive),
        ]


def in_order_of_chapters() -> list[str]:
    """The names of every homework, each after the chapters that its questions lead to."""
    return sorted(homeworks(), key=_last_and_mean_chapter)


def _last_and_mean_chapter(homework: str) -> tuple[int, float]:
    assignment = Assignment(homework, LANGUAGES[0].code)
    pages, known = page_names(read_yaml(ROOT / "_toc.yml")), sections(assignment.language)
    questions = catalogue(assignment)["questions"].values()
    chapters = [pages.index(known[question["section"]].page) for question in questions]
    return max(chapters), mean(chapters)


def _points(assignment: Assignment) -> float:
    cells = (cell.metadata.get("nbgrader", {}) for cell in jupytext.read(assignment.text).cells)
    return sum(cell.get("points", 0) for cell in cells)


def write_archives(course: Path, folder: Path, digest: str) -> None:
    """Writes each release as an archive, the same bytes for the same homework.

    They are made in the course folder, anew when the digest of the homework has changed. No seed
    shows in a release.
    """
    made = course / "digest"
    if not made.is_file() or made.read_text() != digest:
        shutil.rmtree(course, ignore_errors=True)
        release(course, assignments(), seed="of no course")
        made.write_text(digest)
    folder.mkdir()
    for released in sorted((course / "release").iterdir()):
        with ZipFile(folder / f"{released.name}.zip", "w", ZIP_DEFLATED) as archive:
            for path in sorted(released.iterdir()):
                # ZipInfo's own date, which is always the same.
                entry = ZipInfo(f"{released.name}/{path.name}")
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes(), ZIP_DEFLATED)
