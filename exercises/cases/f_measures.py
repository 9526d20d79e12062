"""The data of the homework on precision, recall and the F-measures."""

from fractions import Fraction
from random import Random

from course_lib import exact
from course_lib.data import decisions, screening
from exercises.cases import Check, Data, given
from exercises.cases.labels import binary_labels
from exercises.mistakes.f_measures import MISTAKES

# The names of the functions that students write, and of what they find by hand.
PAIR, F, BEST = "precision_recall", "fbeta", "best_f1"
MEANS, BOUNDS, ELSEWHERE = "two_means", "f1_bounds", "precision_at_prevalence"
BETAS = [0.5, 1.5, 2, 3]
# How far a decimal found by hand may be from the exact value.
THREE_DECIMALS, FOUR_DECIMALS = 0.001, 0.0001

NAMES = {function: frozenset(mistakes) for function, mistakes in MISTAKES.items()}
UNDEFINED_RATE = frozenset(
    {
        "zero-for-undefined",
        "one-for-undefined",
        "nan-for-undefined",
        "only-both-checked",
        "unchecked-division",
    }
)
UNDEFINED_F = frozenset(
    {
        "undefined-rate-refused",
        "zeros-divided",
        "zero-for-nothing",
        "one-for-nothing",
        "nan-for-nothing",
    }
)
IN_TIES = frozenset({"lowest-of-equal", "block-split"})
WITHOUT_POSITIVES = frozenset({"zero-without-positives", "division-without-positives"})


def precision_recall(y_true: list[int], y_pred: list[int]) -> list[Fraction]:
    """Precision and recall; ValueError where one of them is undefined."""
    return [exact.precision(y_true, y_pred), exact.recall(y_true, y_pred)]


def fbeta(y_true: list[int], y_pred: list[int], beta: float) -> Fraction:
    """The F-measure; ValueError where nothing is positive and nothing is flagged."""
    return exact.fbeta(y_true, y_pred, beta=beta)


def best_f1(y_true: list[int], y_score: list[float]) -> list:
    """The highest threshold of the best F1, and that F1."""
    threshold = exact.threshold_for_fbeta(y_true, y_score)
    return [threshold, exact.f1(y_true, y_score, threshold)]


def two_means(y_true: list[int], y_pred: list[int]) -> list[Fraction]:
    """The arithmetic and the harmonic mean of precision and recall."""
    return [sum(precision_recall(y_true, y_pred)) / 2, exact.f1(y_true, y_pred)]


def f1_bounds(smaller: float) -> list[Fraction]:
    """The least and the greatest F1 where this is the smaller of precision and recall."""
    least = Fraction(str(smaller))
    return [least, 2 * least / (1 + least)]


def precision_at_prevalence(old: float, new: float, recall: float, specificity: float) -> Fraction:
    """Precision of the same search where the share of positives is new."""
    share, tpr, tnr = (Fraction(str(number)) for number in (new, recall, specificity))
    return share * tpr / (share * tpr + (1 - share) * (1 - tnr))


def drawn_decisions(random: Random, **least: int) -> tuple[list[int], list[int]]:
    """Decisions in no order, with at least so many of each kind and a few more."""
    y_true, y_pred = decisions(**{kind: low + random.randint(0, 4) for kind, low in least.items()})
    order = random.sample(range(len(y_true)), len(y_true))
    return [y_true[i] for i in order], [y_pred[i] for i in order]


def ordinary(random: Random) -> list[Data]:
    """Four samples with decisions of each kind."""
    return [drawn_decisions(random, tp=2, fp=1, fn=1, tn=2) for _ in range(4)]


def ordinary_betas(random: Random) -> list[Data]:
    """The same with a beta each."""
    return [
        (*decided, beta)
        for decided, beta in zip(ordinary(random), random.sample(BETAS, 4), strict=True)
    ]


def odd_decisions(random: Random) -> list[Data]:
    """Nothing flagged; nothing positive; neither; no hit; nothing but hits."""
    kinds = ("fn", "tn"), ("fp", "tn"), ("tn",), ("fp", "fn"), ("tp",)
    return [drawn_decisions(random, **dict.fromkeys(these, 1)) for these in kinds]


def odd_betas(random: Random) -> list[Data]:
    """The same with a beta each."""
    return [(*decided, random.choice(BETAS)) for decided in odd_decisions(random)]


def in_floats(y_true: list[int], y_score: list[float]) -> set[float]:
    """The thresholds of the best F1 that rounded precision and recall lead to."""

    def rates(threshold: float) -> list[float]:
        return [
            float(metric(y_true, y_score, threshold)) for metric in (exact.precision, exact.recall)
        ]

    thresholds = sorted(set(y_score), reverse=True)
    rounded = {t: rates(t) for t in thresholds}
    found = [t for t in thresholds if rounded[t][0]]
    forms = (lambda p, r: 2 * p * r / (p + r)), (lambda p, r: 2 / (1 / p + 1 / r))
    return {max(found, key=lambda t: form(*rounded[t])) for form in forms}


def scored(random: Random, scores: list[float]) -> Data:
    """Labels for these scores such that floats choose the threshold that fractions choose."""
    while True:
        y_true = binary_labels(random, len(scores))
        if in_floats(y_true, scores) == {best_f1(y_true, scores)[0]}:
            return y_true, scores


def distinct_scores(random: Random) -> list[Data]:
    """Four samples with distinct scores, in no order."""
    lengths = [random.randint(7, 11) for _ in range(4)]
    return [scored(random, [k / 100 for k in random.sample(range(5, 96), n)]) for n in lengths]


def tied_scores(random: Random) -> list[Data]:
    """Five samples whose scores repeat, in no order."""
    lengths = [random.randint(8, 12) for _ in range(5)]
    levels = [0.15, 0.35, 0.5, 0.65, 0.8]
    return [scored(random, random.choices(levels, k=n)) for n in lengths]


def odd_scores(random: Random) -> list[Data]:
    """No positive; nothing but positives; one object; scores below 0 and above 1."""
    n = random.randint(3, 6)
    scores = [k / 10 for k in random.sample(range(1, 10), n)]
    wide = [k / 2 for k in random.sample(range(-9, 10), n + 3)]
    return [
        ([0] * n, scores),
        ([1] * n, scores),
        ([1], [random.randint(1, 9) / 10]),
        scored(random, wide),
    ]


offered_all = decisions(tp=sum(screening.y_true), fp=screening.y_true.count(0))
PREVALENCE, RECALL, SPECIFICITY = 0.01, 0.9, 0.91


def elsewhere(share: float, tolerance: float) -> Check:
    """A question by hand about precision in another volume."""
    data = PREVALENCE, share, RECALL, SPECIFICITY
    return Check(
        ELSEWHERE, precision_at_prevalence, given(data), NAMES[ELSEWHERE], tolerance=tolerance
    )


shelf = (
    [1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0],
    [1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0],
)
box = (
    [0, 1, 1, 0, 0, 1, 0, 0, 1],
    [0.35, 0.8, 0.55, 0.7, 0.1, 0.4, 0.25, 0.7, 0.2],
)
CHECKS = {
    "hand-rates": Check(PAIR, precision_recall, given(screening)),
    "hand-f1": Check(F, fbeta, given((*screening, 1))),
    "hand-f2": Check(F, fbeta, given((*screening, 2))),
    "hand-f-half": Check(F, fbeta, given((*screening, 0.5))),
    "hand-means": Check(MEANS, two_means, given(offered_all), NAMES[MEANS]),
    "hand-bounds": Check(BOUNDS, f1_bounds, given((0.5,)), NAMES[BOUNDS]),
    "hand-even": elsewhere(0.5, THREE_DECIMALS),
    "hand-rare": elsewhere(0.001, FOUR_DECIMALS),
    "pair-shelf": Check(PAIR, precision_recall, given(shelf), visible=True),
    "pair-ordinary": Check(PAIR, precision_recall, ordinary, NAMES[PAIR] - UNDEFINED_RATE),
    "pair-odd": Check(PAIR, precision_recall, odd_decisions, UNDEFINED_RATE),
    "f-shelf": Check(F, fbeta, given((*shelf, 2), (*shelf, 0.5)), visible=True),
    "f-ordinary": Check(F, fbeta, ordinary_betas, NAMES[F] - UNDEFINED_F),
    "f-odd": Check(F, fbeta, odd_betas, UNDEFINED_F),
    "best-box": Check(BEST, best_f1, given(box), visible=True),
    "best-ordinary": Check(
        BEST, best_f1, distinct_scores, NAMES[BEST] - IN_TIES - WITHOUT_POSITIVES
    ),
    "best-ties": Check(BEST, best_f1, tied_scores, IN_TIES),
    "best-odd": Check(BEST, best_f1, odd_scores, WITHOUT_POSITIVES),
}
