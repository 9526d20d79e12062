"""The data of the homework on average precision."""

from random import Random

from course_lib.data import bottom, five, tied
from course_lib.exact import average_precision
from exercises.cases import Check, Data
from exercises.mistakes.average_precision import MISTAKES

IN_TIES = frozenset({"positives-first", "positives-last", "input-order"})
WITHOUT_POSITIVES = frozenset(
    {
        "one-without-positives",
        "zero-without-positives",
        "nan-without-positives",
        "division-by-zero",
    }
)


def labels(random: Random, length: int) -> list[int]:
    """A third to a half of the labels are positive, in any order."""
    positives = random.randint(length // 3, length // 2)
    drawn = [1] * positives + [0] * (length - positives)
    random.shuffle(drawn)
    return drawn


def distinct_scores(random: Random) -> list[Data]:
    """Four sets with distinct scores, in no order."""
    lengths = [random.randint(7, 12) for _ in range(4)]
    return [(labels(random, n), [k / 100 for k in random.sample(range(5, 96), n)]) for n in lengths]


def tied_scores(random: Random) -> list[Data]:
    """Four sets whose scores repeat, in no order."""
    lengths = [random.randint(9, 14) for _ in range(4)]
    return [
        (labels(random, n), [random.choice([0.2, 0.35, 0.5, 0.8]) for _ in range(n)])
        for n in lengths
    ]


def edges(random: Random) -> list[Data]:
    """No positive; nothing but positives; one object."""
    length = random.randint(3, 6)
    scores = [k / 10 for k in random.sample(range(1, 10), length)]
    return [([0] * length, scores), ([1] * length, scores), ([1], [0.5])]


def given(*cases: Data):
    """The same cases whatever the seed."""
    return lambda random: [(list(y_true), list(y_score)) for y_true, y_score in cases]


CHECKS = {
    "hand-five": Check(average_precision, given(five)),
    "hand-tied": Check(average_precision, given(tied)),
    "hand-bottom": Check(average_precision, given(bottom)),
    "function-five": Check(average_precision, given(five), visible=True),
    "function-tied": Check(average_precision, given(tied), visible=True),
    "function-order": Check(
        average_precision, distinct_scores, MISTAKES.keys() - IN_TIES - WITHOUT_POSITIVES
    ),
    "function-ties": Check(average_precision, tied_scores, MISTAKES.keys() - WITHOUT_POSITIVES),
    "function-edge": Check(average_precision, edges, WITHOUT_POSITIVES),
}
