"""What only the chapter on many classes computes: averages over classes, weights, resampling."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product
from math import exp, log, nan
from statistics import NormalDist

import numpy as np
from scipy.special import ndtr
from sklearn import metrics
from sklearn.neighbors import KNeighborsClassifier
from sklearn.utils.class_weight import compute_class_weight

import course_lib
from course_lib import exact
from course_lib.data import labelled
from tools.numbers.witnesses import witnessed

undefined = nan


confusion_matrix = witnessed(
    lambda *labels: [count for row in exact.confusion_matrix(*labels) for count in row],
    lambda *labels: course_lib.confusion_matrix(*labels).ravel(),
    lambda *labels: metrics.confusion_matrix(*labels).ravel(),
)


def _of_classes(name: str) -> Callable:
    """The metric of each class against the rest."""
    theirs = getattr(metrics, f"{name}_score")
    return witnessed(
        lambda *labels: list(exact.one_vs_rest(getattr(exact, name), *labels).values()),
        lambda *labels: list(course_lib.one_vs_rest(getattr(course_lib, name), *labels).values()),
        lambda *labels: theirs(*labels, average=None),
    )


precisions, recalls, f1s = map(_of_classes, ["precision", "recall", "f1"])


def _averaged(kind: str, name: str) -> Callable:
    """The metric averaged over the classes in one of the three ways."""
    theirs = getattr(metrics, f"{name}_score")

    def ours(home, *labels, **options):
        return getattr(home, f"{kind}_average")(getattr(home, name), *labels, **options)

    return witnessed(
        lambda *labels, **options: ours(exact, *labels, **options),
        lambda *labels, **options: ours(course_lib, *labels, **options),
        lambda y_true, y_pred, labels=None, **options: theirs(
            y_true, y_pred, labels=labels, average=kind, **options
        ),
    )


macro_f1, weighted_f1, micro_f1 = (_averaged(kind, "f1") for kind in ("macro", "weighted", "micro"))
macro_precision, micro_precision = (_averaged(kind, "precision") for kind in ("macro", "micro"))
macro_recall, micro_recall = (_averaged(kind, "recall") for kind in ("macro", "micro"))
weighted_recall = _averaged("weighted", "recall")


def _some_classes(y_true, y_pred, classes) -> tuple[list[int], list[int]]:
    """The decisions "this class or not" about some of the classes, one after another."""
    return tuple([int(own == c) for c in classes for own in side] for side in (y_true, y_pred))


micro_f1_of = witnessed(
    lambda y_true, y_pred, classes: exact.f1(*_some_classes(y_true, y_pred, classes)),
    lambda y_true, y_pred, classes: metrics.f1_score(
        y_true, y_pred, labels=classes, average="micro"
    ),
)


def harmonic(p: Fraction, r: Fraction) -> Fraction:
    """The harmonic mean of two numbers."""
    return 2 / (1 / p + 1 / r)


def macro_bound_holds() -> bool:
    """Whether mean F1 never exceeds F1 of the means, for all matrices of two classes up to 5.

    It is equal where the classes have the same ratio of precision to recall, and only there.
    """
    for a, b, c, d in product(range(6), repeat=4):
        if 0 in (a, d):
            continue
        y = labelled([[a, b], [c, d]])
        p, r = (list(exact.one_vs_rest(m, *y).values()) for m in (exact.precision, exact.recall))
        mean = exact.macro_average(exact.f1, *y)
        bound = harmonic(sum(p) / 2, sum(r) / 2)
        if mean > bound or (mean == bound) != (p[0] * r[1] == p[1] * r[0]):
            return False
    return True


hand_till_auc = witnessed(
    exact.hand_till_auc,
    course_lib.hand_till_auc,
    lambda y_true, y_score: metrics.roc_auc_score(y_true, y_score, multi_class="ovo"),
)

# scikit-learn wants rows that add up to 1.
exact_hand_till = witnessed(exact.hand_till_auc, course_lib.hand_till_auc)


def _pair_auc(y_true, y_score, c: str, d: str, auc: Callable = exact.roc_auc) -> Fraction:
    """AUC with which the scores of class c tell its objects from those of class d."""
    column = sorted(set(y_true)).index(c)
    pair = [
        (int(own == c), row[column])
        for own, row in zip(y_true, y_score, strict=True)
        if own in (c, d)
    ]
    return auc(*map(list, zip(*pair, strict=True)))


pair_auc = witnessed(
    _pair_auc,
    lambda *args: _pair_auc(*args, auc=course_lib.roc_auc),
    lambda *args: _pair_auc(*args, auc=metrics.roc_auc_score),
)


def _rest_auc(y_true, y_score) -> Fraction:
    """Mean AUC of each class against the rest, from the AUCs of pairs, as the theorem has it."""
    classes = sorted(set(y_true))
    sizes = {c: list(y_true).count(c) for c in classes}
    values = [
        sum(
            Fraction(sizes[d], len(y_true) - sizes[c]) * _pair_auc(y_true, y_score, c, d)
            for d in classes
            if d != c
        )
        for c in classes
    ]
    return sum(values) / len(values)


rest_auc = witnessed(
    _rest_auc,
    lambda y_true, y_score: metrics.roc_auc_score(y_true, y_score, multi_class="ovr"),
)


def right_decisions(y_true, y_score) -> int:
    """How many objects have their highest score at their own class."""
    classes = sorted(set(y_true))
    return sum(
        classes[list(row).index(max(row))] == own for own, row in zip(y_true, y_score, strict=True)
    )


balanced_weights = witnessed(
    lambda y_true: list(exact.balanced_class_weights(y_true).values()),
    lambda y_true: list(course_lib.balanced_class_weights(y_true).values()),
    lambda y_true: compute_class_weight("balanced", classes=np.unique(y_true), y=y_true),
)


def _mean_recall(joint: Sequence[Sequence[Fraction]], rule: Sequence[int]) -> Fraction:
    """Mean recall of a rule in a population: joint[x][c] is the share of objects x of class c."""
    shares = [sum(column) for column in zip(*joint, strict=True)]
    return sum(
        sum(row[c] for row, chosen in zip(joint, rule, strict=True) if chosen == c) / share
        for c, share in enumerate(shares)
    ) / len(shares)


def weighted_rule_is_best() -> bool:
    """Whether the rule of balanced weights has the best mean recall of all, in 200 populations."""
    rng = np.random.default_rng(0)
    for _ in range(200):
        joint = [[Fraction(int(n), 100) for n in row] for row in rng.integers(1, 30, (4, 3))]
        shares = [sum(column) for column in zip(*joint, strict=True)]
        rule = [max(range(3), key=lambda c, row=row: row[c] / shares[c]) for row in joint]
        if any(
            _mean_recall(joint, other) > _mean_recall(joint, rule)
            for other in product(range(3), repeat=4)
        ):
            return False
    return True


def weighted_loss_is_least() -> bool:
    """Whether no distribution of a fine grid has a smaller weighted log loss than the theorem's."""
    rng = np.random.default_rng(0)
    i, j = np.mgrid[1:99, 1:99]
    grid = np.array([i, j, 100 - i - j])[:, i + j < 100] / 100
    # Weights and probabilities of three classes, ten times.
    for weights, eta in zip(rng.integers(1, 5, (10, 3)), rng.dirichlet([1, 1, 1], 10), strict=True):
        weighted = weights * eta
        least = -weighted @ np.log(weighted / weighted.sum())
        if (-weighted @ np.log(grid)).min() < least - 1e-12:
            return False
    return True


def is_flagged_from(threshold: float, mean: float, share: float, level: float) -> bool:
    """Whether the probability of a positive reaches the level at this score, and not below it."""
    threshold, mean, share, level = map(float, (threshold, mean, share, level))

    def probability(score):
        odds = share / (1 - share) * exp(mean * score - mean**2 / 2)
        return odds / (1 + odds)

    # The threshold itself is known to a rounding.
    return probability(threshold - 1e-9) < level <= probability(threshold + 1e-9)


def _f1_of_rates(share, tpr, fpr):
    return 2 * share * tpr / (share + share * tpr + (1 - share) * fpr)


population_f1 = witnessed(
    lambda threshold, mean, share: _f1_of_rates(
        float(share),
        1 - NormalDist(float(mean)).cdf(float(threshold)),
        1 - NormalDist().cdf(float(threshold)),
    ),
    lambda threshold, mean, share: _f1_of_rates(share, ndtr(mean - threshold), ndtr(-threshold)),
    tolerance=1e-10,
)


def plain_threshold(mean: float, share: float) -> float:
    """The score whose probability of a positive is one half."""
    return float(mean) / 2 + log((1 - share) / share) / float(mean)


def best_population_f1(mean: float, share: float, low: int, high: int, points: int) -> float:
    """The best F1 of all thresholds of a grid."""
    return max(
        population_f1(low + (high - low) * k / (points - 1), mean, share) for k in range(points)
    )


def _nearest(x, y, train, valid):
    """Labels of the nearest training objects."""
    return y[train[np.abs(x[valid][:, None] - x[train]).argmin(axis=1)]]


def _library(x, y, train, valid):
    return KNeighborsClassifier(1).fit(x[train, None], y[train]).predict(x[valid, None])


def _noise(predict: Callable) -> Callable:
    """Recall and F1 of the nearest neighbour on noise, with copies of the rare class."""

    def measured(labels: Sequence[int], copies: int, copy_first: bool) -> list[Fraction]:
        rng, y = np.random.default_rng(0), np.array(labels)
        x, rows = rng.random(len(y)), rng.permutation(len(y))

        def copied(rows):
            return np.r_[rows, np.repeat(rows[y[rows] == 1], copies)]

        if copy_first:
            rows = rng.permutation(copied(rows))
        train, valid = np.split(rows, 2)
        train = train if copy_first else copied(train)
        example = y[valid].tolist(), predict(x, y, train, valid).tolist()
        return [exact.recall(*example), exact.f1(*example)]

    return measured


noise = witnessed(_noise(_library), _noise(_nearest))
