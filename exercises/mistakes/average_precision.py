"""Average precision as students get it wrong.

Each function makes one mistake and no other: where that mistake does not matter, its answer is
right, and without a positive it raises ValueError unless that is its mistake.
"""

from fractions import Fraction
from itertools import groupby, pairwise
from math import nan

from exercises.mistakes import named

Ranking = list[tuple[float, int]]


def ranked(y_true: list[int], y_score: list[float]) -> Ranking:
    """Pairs (score, label), the greatest score first, equal scores as they came."""
    return sorted(zip(y_score, y_true, strict=True), key=lambda pair: -pair[0])


def steps(ranking: Ranking) -> list[tuple[Fraction, Fraction]]:
    """Recall and precision after each block of equal scores; ValueError without a positive."""
    positives = sum(label for _, label in ranking)
    if positives == 0:
        raise ValueError("no positive label")
    curve, hits, length = [], 0, 0
    for _, block in groupby(ranking, key=lambda pair: pair[0]):
        labels = [label for _, label in block]
        hits, length = hits + sum(labels), length + len(labels)
        curve.append((Fraction(hits, positives), Fraction(hits, length)))
    return curve


def area(curve: list[tuple[Fraction, Fraction]]) -> Fraction:
    """Sum of precision times the rise of recall."""
    recalls = [Fraction(0)] + [recall for recall, _ in curve]
    return sum(
        (right - left) * precision
        for (left, right), (_, precision) in zip(pairwise(recalls), curve, strict=True)
    )


def one_by_one(ranking: Ranking) -> Ranking:
    """The same order with all scores distinct, so that no block is left."""
    return [(-position, label) for position, (_, label) in enumerate(ranking)]


def every_position(y_true, y_score):
    """Averages precision over all steps, also those where recall does not rise."""
    precisions = [precision for _, precision in steps(ranked(y_true, y_score))]
    return sum(precisions) / len(precisions)


def input_order(y_true, y_score):
    """Lets equal scores stand in the order of the input, each as a step of its own."""
    return area(steps(one_by_one(ranked(y_true, y_score))))


def positives_first(y_true, y_score):
    """Orders equal scores by label, positives first."""
    pairs = sorted(zip(y_score, y_true, strict=True), reverse=True)
    return area(steps(one_by_one(pairs)))


def positives_last(y_true, y_score):
    """Orders equal scores by label, negatives first."""
    pairs = sorted(zip(y_score, y_true, strict=True), key=lambda pair: (-pair[0], pair[1]))
    return area(steps(one_by_one(pairs)))


def trapezoids(y_true, y_score):
    """Joins the points of the curve, from recall 0 and precision 1, with straight lines."""
    curve = [(Fraction(0), Fraction(1)), *steps(ranked(y_true, y_score))]
    return sum((x1 - x0) * (y0 + y1) / 2 for (x0, y0), (x1, y1) in pairwise(curve))


def ascending(y_true, y_score):
    """Begins with the least score."""
    return area(steps(ranked(y_true, [-score for score in y_score])))


def unsorted(y_true, y_score):
    """Does not sort: takes the objects in the order of the input."""
    return area(steps(list(zip(y_score, y_true, strict=True))))


def recall_for_precision(y_true, y_score):
    """Weighs recall in place of precision."""
    return area([(recall, recall) for recall, _ in steps(ranked(y_true, y_score))])


def rounded_early(y_true, y_score):
    """Rounds each precision to two decimals before the sum."""
    curve = steps(ranked(y_true, y_score))
    return area([(recall, round(precision, 2)) for recall, precision in curve])


def divided_by_all(y_true, y_score):
    """Divides by the number of objects, not of positives."""
    return area(steps(ranked(y_true, y_score))) * Fraction(sum(y_true), len(y_true))


def interpolated(y_true, y_score):
    """Raises each precision to the greatest one at the same or a higher recall."""
    curve = steps(ranked(y_true, y_score))
    return area([(recall, max(p for r, p in curve if r >= recall)) for recall, _ in curve])


def roc_area(y_true, y_score):
    """Computes the area under the ROC curve."""
    steps(ranked(y_true, y_score))
    positives = [score for score, label in zip(y_score, y_true, strict=True) if label]
    negatives = [score for score, label in zip(y_score, y_true, strict=True) if not label]
    if not negatives:
        return Fraction(1)
    wins = sum(Fraction((p > n) + (p >= n), 2) for p in positives for n in negatives)
    return wins / (len(positives) * len(negatives))


def one_without_positives(y_true, y_score):
    """Returns 1 when there is no positive."""
    return area(steps(ranked(y_true, y_score))) if any(y_true) else 1


def zero_without_positives(y_true, y_score):
    """Returns 0 when there is no positive."""
    return area(steps(ranked(y_true, y_score))) if any(y_true) else 0


def nan_without_positives(y_true, y_score):
    """Returns NaN when there is no positive."""
    return area(steps(ranked(y_true, y_score))) if any(y_true) else nan


def division_by_zero(y_true, y_score):
    """Divides by the number of positives without a look at it."""
    return area(steps(ranked(y_true, y_score))) if any(y_true) else Fraction(1, sum(y_true))


MISTAKES = {
    "average_precision": named(
        every_position,
        input_order,
        positives_first,
        positives_last,
        trapezoids,
        ascending,
        unsorted,
        recall_for_precision,
        rounded_early,
        divided_by_all,
        interpolated,
        roc_area,
        one_without_positives,
        zero_without_positives,
        nan_without_positives,
        division_by_zero,
    )
}
