"""What every homework must have, whoever writes it."""

import json

import jupytext
import pytest

from tools.grading.course import LANGUAGES, ROOT, Assignment
from tools.grading.sections import sections

LEAST_MISTAKES = 8
LEAST_VARIANTS = 10
SEEDS = 100


def cells(homework, language: str) -> list:
    return jupytext.read(Assignment(homework.name, language).text).cells


def by_hand(homework) -> list[str]:
    own = [cell.metadata.get("nbgrader", {}) for cell in cells(homework, "ru")]
    return [cell["grade_id"] for cell in own if cell.get("grade") and cell.get("solution")]


def test_data_tell_the_mistakes_apart_whatever_the_seed(homework) -> None:
    for number in range(SEEDS):
        tests = homework.tests(f"seed {number}")
        for name, check in homework.checks.items():
            answers = [json.dumps(tests[name].mistakes[mistake]) for mistake in check.names]
            assert len(set(answers)) == len(answers), name
            assert json.dumps(tests[name].expected) not in answers, name


def test_hidden_data_depend_on_the_seed(homework) -> None:
    one, other = homework.tests("one"), homework.tests("other")
    functions = {name for name, check in homework.checks.items() if check.names}
    assert functions
    assert any(one[name].data != other[name].data for name in functions)
    for name, test in one.items():
        if test.visible:
            assert test == other[name]


def test_every_mistake_is_told_apart_by_a_hidden_test(homework) -> None:
    for function, mistakes in homework.mistakes.items():
        checks = [check for check in homework.checks.values() if check.function == function]
        told = [check.names for check in checks if not check.visible]
        assert set().union(*told) == mistakes.keys(), function


def test_there_are_enough_mistakes_each_with_a_name_of_its_own(homework) -> None:
    names = [mistake for mistakes in homework.mistakes.values() for mistake in mistakes]
    assert len(names) == len(set(names))
    assert len(names) >= LEAST_MISTAKES


def test_there_are_enough_variants_of_each_function(homework) -> None:
    stubs = "\n".join(cell.source for cell in cells(homework, "ru") if cell.cell_type == "code")
    written = [function for function in homework.mistakes if f"def {function}(" in stubs]
    assert written
    for function in written:
        found = [path for path in homework.variants() if path.parent.name == function]
        assert len(found) >= LEAST_VARIANTS, function


def test_no_hidden_answer_is_shown_by_a_visible_test(homework) -> None:
    tests = homework.tests()
    shown = {json.dumps(case) for test in tests.values() if test.visible for case in test.data}
    for name, test in tests.items():
        if not test.visible:
            assert not {json.dumps(case) for case in test.data} & shown, name


def test_there_are_an_open_question_and_a_figure_and_a_look_at_oneself(homework) -> None:
    kinds = {
        cell.metadata["nbgrader"]["grade_id"]: cell.cell_type
        for cell in cells(homework, "ru")
        if "nbgrader" in cell.metadata
    }
    assert {kinds[name] for name in by_hand(homework)} == {"code", "markdown"}
    assert kinds.get("self-check") == "code"


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_is_complete(homework, language: str) -> None:
    catalogue = homework.catalogue(language)
    mistakes = [mistake for mistakes in homework.mistakes.values() for mistake in mistakes]
    assert list(catalogue["mistakes"]) == mistakes
    assert set(catalogue["questions"]) == {*homework.checks, *by_hand(homework)}
    assert catalogue["title"]
    texts = [entry["text"] for entry in catalogue["mistakes"].values()]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pointer_has_its_section(homework, language: str) -> None:
    catalogue = homework.catalogue(language)
    for entry in [*catalogue["mistakes"].values(), *catalogue["questions"].values()]:
        assert entry["section"] in sections(language), entry["section"]


@pytest.mark.parametrize("folder", ["exercises", "solutions"])
def test_languages_agree_in_code_tests_and_points(homework, folder: str) -> None:
    def protocol(language: str) -> list[tuple]:
        text = ROOT / folder / language / f"{homework.name}.md"
        return [
            (cell.cell_type, cell.metadata, cell.source if cell.cell_type == "code" else None)
            for cell in jupytext.read(text).cells
        ]

    assert protocol("ru") == protocol("uk") == protocol("vi")


def test_text_links_the_chapter(homework) -> None:
    for language in LANGUAGES:
        text = Assignment(homework.name, language).text.read_text("utf-8")
        assert "](book:" in text
