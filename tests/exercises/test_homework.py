"""What every homework must have, whoever writes it."""

import json

from tools.grading.course import LANGUAGES, homeworks
from tools.grading.lacks import lacks

SEEDS = 100
ALL_MISTAKES = 100


def test_nothing_is_lacking(homework) -> None:
    assert lacks(homework.name) == []


def test_data_tell_the_mistakes_apart_whatever_the_seed(homework) -> None:
    for number in range(SEEDS):
        tests = homework.tests(f"seed {number}")
        for name, check in homework.checks.items():
            answers = [json.dumps(tests[name].mistakes[mistake]) for mistake in check.names]
            assert len(set(answers)) == len(answers), name
            assert json.dumps(tests[name].expected) not in answers, name


def test_hidden_data_depend_on_the_seed_and_visible_ones_do_not(homework) -> None:
    one, other = homework.tests("one"), homework.tests("other")
    drawn = {name for name, check in homework.checks.items() if one[name].data != other[name].data}
    assert drawn
    assert not {name for name in drawn if one[name].visible}


def test_each_message_is_said_of_one_mistake(homework) -> None:
    for language in LANGUAGES:
        texts = [e["text"] for e in homework.catalogue(language)["mistakes"].values()]
        assert len(set(texts)) == len(texts)


def test_there_are_enough_mistakes_in_all(homeworks_of_the_course: list) -> None:
    found = [m for homework in homeworks_of_the_course for m in homework.mistakes.values()]
    assert sum(map(len, found)) >= ALL_MISTAKES
    assert len(homeworks()) >= 10
