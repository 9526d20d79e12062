"""The data of the homework on average precision."""

from random import Random

from course_lib.data import bottom, eight, five, tied
from course_lib.exact import average_precision
from exercises.cases import Check, Data, given
from exercises.cases.labels import binary_labels
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


def distinct_scores(random: Random) -> list[Data]:
    """Four sets with distinct scores, in no order."""
    lengths = [random.randint(7, 12) for _ in range(4)]
    return [
        (binary_labels(random, n), [k / 100 for k in random.sample(range(5, 96), n)])
        for n in lengths
    ]


def tied_scores(random: Random) -> list[Data]:
    """Four sets whose scores repeat, in no order."""
    lengths = [random.randint(9, 14) for _ in range(4)]
    return [
        (binary_labels(random, n), [random.choice([0.2, 0.35, 0.5, 0.8]) for _ in range(n)])
        for n in lengths
    ]


def edges(random: Random) -> list[Data]:
    """No positive; nothing but positives; one object."""
    length = random.randint(3, 6)
    scores = [k / 10 for k in random.sample(range(1, 10), length)]
    return [([0] * length, scores), ([1] * length, scores), ([1], [0.5])]


block = ([1, 0, 1, 1], [0.7, 0.7, 0.9, 0.4])
FUNCTION = "average_precision"
NAMES = MISTAKES[FUNCTION].keys()
CHECKS = {
    "hand-five": Check(FUNCTION, average_precision, given(five)),
    "hand-tied": Check(FUNCTION, average_precision, given(tied)),
    "hand-bottom": Check(FUNCTION, average_precision, given(bottom)),
    "function-eight": Check(FUNCTION, average_precision, given(eight), visible=True),
    "function-block": Check(FUNCTION, average_precision, given(block), visible=True),
    "function-order": Check(
        FUNCTION, average_precision, distinct_scores, NAMES - IN_TIES - WITHOUT_POSITIVES
    ),
    "function-ties": Check(FUNCTION, average_precision, tied_scores, NAMES - WITHOUT_POSITIVES),
    "function-edge": Check(FUNCTION, average_precision, edges, WITHOUT_POSITIVES),
}
