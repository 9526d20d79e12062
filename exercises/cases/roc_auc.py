"""The data of the homework on the ROC curve and AUC."""

from fractions import Fraction
from random import Random

from course_lib import exact
from course_lib.data import eight, five, payments, six, ten, tied
from exercises.cases import Check, Data, given
from exercises.cases.labels import binary_labels
from exercises.mistakes.roc_auc import MISTAKES

CURVE, AUC = MISTAKES["roc_curve"].keys(), MISTAKES["roc_auc"].keys()
CURVE_IN_TIES = frozenset({"curve-in-input-order", "curve-positives-first"})
CURVE_OF_ONE_CLASS = frozenset(
    {"zero-rate-for-absent-class", "only-positives-checked", "curve-divides-by-zero"}
)
AUC_IN_TIES = frozenset(
    {
        *("ties-won", "ties-lost", "ties-left-out", "ties-in-input-order", "ordinal-ranks"),
        *("keyed-by-score", "area-without-start"),
    }
)
AUC_OF_ONE_CLASS = frozenset(
    {"half-for-one-class", "one-for-one-class", "nan-for-one-class", "auc-divides-by-zero"}
)
# Without effect where scores are far apart.
AUC_OF_CLOSE_SCORES = frozenset({"rounded-scores"})
LEVELS = ([0.2, 0.35, 0.5, 0.8], [1, 2, 3, 4], [-1.5, -0.4, 0.5, 2.25])


def rank_sums(y_true: list[int], y_score: list[float]) -> list[Fraction]:
    """W, the sum of the positives' ranks, and U, the pairs in the right order."""
    positives, negatives = y_true.count(1), y_true.count(0)
    u = exact.roc_auc(y_true, y_score) * positives * negatives
    return [u + Fraction(positives * (positives + 1), 2), u]


def pair_counts(y_true: list[int], y_score: list[float]) -> list[Fraction]:
    """The pairs in the wrong order, AUC, and AUC with the sign of every score turned."""
    turned = exact.roc_auc(y_true, [-score for score in y_score])
    pairs = y_true.count(1) * y_true.count(0)
    return [turned * pairs, exact.roc_auc(y_true, y_score), turned]


def roc_point(y_true: list[int], y_score: list[float], threshold: float) -> list[Fraction]:
    """FPR and TPR at the threshold."""
    return [rate(y_true, y_score, threshold) for rate in (exact.false_positive_rate, exact.recall)]


def slope_and_cost(
    y_true: list[int], y_pred: list[int], cost_fp: int, cost_fn: int
) -> list[Fraction]:
    """The slope of the lines of equal cost, and the cost of a decision on average."""
    slope = exact.iso_cost_slope(exact.prevalence(y_true), cost_fp, cost_fn)
    return [slope, exact.expected_cost(y_true, y_pred, cost_fp=cost_fp, cost_fn=cost_fn)]


def roc_curve(y_true: list[int], y_score: list[float]) -> list[tuple[Fraction, Fraction]]:
    """The points (FPR, TPR) from (0, 0) to (1, 1), one for each block."""
    fpr, tpr, _ = exact.roc_curve(y_true, y_score)
    return list(zip(fpr, tpr, strict=True))


def distinct_scores(random: Random) -> list[Data]:
    """Three sets with scores between 0 and 1, one with scores on both sides; no two are equal."""
    ranges = [range(5, 96)] * 3 + [range(-250, 250)]
    lengths = [random.randint(7, 12) for _ in ranges]
    return [
        (binary_labels(random, n), [k / 100 for k in random.sample(scores, n)])
        for scores, n in zip(ranges, lengths, strict=True)
    ]


def tied_scores(random: Random) -> list[Data]:
    """Four sets whose scores repeat, in no order."""
    lengths = [random.randint(9, 14) for _ in range(4)]
    scales = [LEVELS[0], *LEVELS]
    return [
        (binary_labels(random, n), [random.choice(scale) for _ in range(n)])
        for n, scale in zip(lengths, scales, strict=True)
    ]


def edges(random: Random) -> list[Data]:
    """No positive; no negative; one score for all; one object of each class."""
    length = random.randint(4, 7)
    scores = [k / 10 for k in random.sample(range(1, 10), length)]
    same = [random.choice(scores)] * length
    return [
        ([0] * length, scores),
        ([1] * length, scores),
        ([0, 1, *binary_labels(random, length - 2)], same),
        ([1, 0], scores[:2]),
    ]


# In the second block and in the third there are both classes.
block = ([1, 0, 1, 0, 1, 0], [0.4, 0.1, 0.9, 0.4, 0.6, 0.6])
CHECKS = {
    "hand-pairs": Check("roc_auc", exact.roc_auc, given(eight)),
    "hand-ranks": Check("rank_sums", rank_sums, given(eight), frozenset(MISTAKES["rank_sums"])),
    "hand-six": Check("pair_counts", pair_counts, given(six), frozenset(MISTAKES["pair_counts"])),
    "hand-tied": Check("roc_auc", exact.roc_auc, given(tied)),
    "hand-point": Check(
        "roc_point", roc_point, given((*ten, 0.4)), frozenset(MISTAKES["roc_point"])
    ),
    "hand-costs": Check(
        "slope_and_cost",
        slope_and_cost,
        given((*payments, 1, 5)),
        frozenset(MISTAKES["slope_and_cost"]),
    ),
    "curve-steps": Check("roc_curve", roc_curve, given(five), visible=True),
    "curve-block": Check("roc_curve", roc_curve, given(block), visible=True),
    "curve-order": Check(
        "roc_curve", roc_curve, distinct_scores, CURVE - CURVE_IN_TIES - CURVE_OF_ONE_CLASS
    ),
    "curve-ties": Check("roc_curve", roc_curve, tied_scores, CURVE - CURVE_OF_ONE_CLASS),
    "curve-edge": Check("roc_curve", roc_curve, edges, CURVE_OF_ONE_CLASS),
    "auc-block": Check("roc_auc", exact.roc_auc, given(block), visible=True),
    "auc-order": Check(
        "roc_auc", exact.roc_auc, distinct_scores, AUC - AUC_IN_TIES - AUC_OF_ONE_CLASS
    ),
    "auc-ties": Check(
        "roc_auc", exact.roc_auc, tied_scores, AUC - AUC_OF_ONE_CLASS - AUC_OF_CLOSE_SCORES
    ),
    "auc-edge": Check("roc_auc", exact.roc_auc, edges, AUC_OF_ONE_CLASS),
}
