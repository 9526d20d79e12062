"""What only the chapter on thresholds computes: simulated choices and a weighted model."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import isclose

import numpy as np
from sklearn.linear_model import LogisticRegression

import course_lib
from course_lib import exact
from tools.numbers.witnesses import as_floats, witnessed


def _uniform_sum(threshold: float, cost_fp: float, cost_fn: float) -> float:
    """The cost per object by a midpoint sum over probabilities that are uniform on [0, 1]."""
    halves = [np.linspace(0, threshold, 2001), np.linspace(threshold, 1, 2001)]
    (missed, width), (flagged, other) = [((h[1:] + h[:-1]) / 2, h[1] - h[0]) for h in halves]
    return float(cost_fn * missed.sum() * width + cost_fp * (1 - flagged).sum() * other)


uniform_cost = witnessed(
    lambda threshold, cost_fp, cost_fn: (
        cost_fn * Fraction(threshold) ** 2 / 2 + cost_fp * (1 - Fraction(threshold)) ** 2 / 2
    ),
    _uniform_sum,
)


# How clean the first k of a list are; ties at the border are shared out evenly.
precision_at_rank = witnessed(exact.precision_at_k, course_lib.precision_at_k)


def flagged(scores, threshold) -> int:
    """How many scores reach the threshold."""
    return sum(score >= threshold for score in scores)


def count_decisions(scores: Sequence[float]) -> int:
    """How many different sets are flagged by thresholds from 0 to above 1, a thousandth apart."""
    return len({tuple(score >= t / 1000 for score in scores) for t in range(1002)})


def added_point(precisions: Sequence, recalls: Sequence, thresholds: Sequence) -> tuple:
    """Recall and precision of the curve's last point, which has no threshold."""
    (recall,), (precision,) = recalls[len(thresholds) :], precisions[len(thresholds) :]
    return recall, precision


def is_refused(function: Callable, *args) -> bool:
    """Whether a function reports that what is asked of it cannot be had."""
    try:
        function(*args)
    except ValueError:
        return True
    return False


def miss_ratio(cost_fp: int, cost_fn: int) -> Fraction:
    """How many times dearer a miss is than a false alarm."""
    return Fraction(cost_fn, cost_fp)


def _least_cost(y_true, p, cost_fp, cost_fn):
    """The threshold of least cost and the cost per object there, by a running sum."""
    order = np.argsort(-p)
    alarms, hits = np.arange(len(p) + 1), np.r_[0, np.cumsum(y_true[order])]
    costs = cost_fp * (alarms - hits) + cost_fn * (hits[-1] - hits)
    best = int(np.argmin(costs))
    return (p[order[best - 1]] if best else 1.0), costs[best] / len(p)


def _searched(y_true, p, cost_fp, cost_fn):
    prices = {"cost_fp": cost_fp, "cost_fn": cost_fn}
    threshold = min(course_lib.threshold_for_cost(y_true, p, **prices), 1.0)
    return threshold, course_lib.expected_cost(y_true, p, threshold, **prices)


def _choices(search):
    """Mean cost promised by samples of n uniform calibrated probabilities, and the real one."""

    def choose(n: int, times: int, cost_fp: int, cost_fn: int) -> list[float]:
        rng, pairs = np.random.default_rng(0), []
        for _ in range(times):
            p = rng.random(n)
            y_true = rng.random(n) < p
            threshold, promised = search(y_true, p, cost_fp, cost_fn)
            real = cost_fn * threshold**2 / 2 + cost_fp * (1 - threshold) ** 2 / 2
            pairs.append((promised, real))
        return np.mean(pairs, axis=0).tolist()

    return choose


chosen_costs = witnessed(_choices(_searched), _choices(_least_cost))


def _newton(x, y_true, weight: float):
    """Probabilities of the logistic regression with a weight on positives, by Newton's method."""
    design, weights = np.c_[np.ones_like(x), x], np.where(y_true, weight, 1.0)
    beta = np.zeros(2)
    for _ in range(30):
        q = 1 / (1 + np.exp(-design @ beta))
        hessian = design.T @ (design * (weights * q * (1 - q))[:, None])
        beta += np.linalg.solve(hessian, design.T @ (weights * (y_true - q)))
    return 1 / (1 + np.exp(-design @ beta))


def _library(x, y_true, weight: float):
    model = LogisticRegression(C=np.inf, solver="newton-cholesky", class_weight={0: 1, 1: weight})
    return model.fit(x[:, None], y_true).predict_proba(x[:, None])[:, 1]


def _summary(fit):
    """The mean probability of the model with this weight, and how many reach the threshold."""

    def of_weight(x, y_true, weight, threshold) -> list[float]:
        p = fit(x, y_true, float(weight))
        return [float(p.mean()), int(np.sum(p >= float(threshold)))]

    return of_weight


# The library stops its search a little before the optimum.
weighted_model = witnessed(_summary(_library), _summary(_newton), tolerance=1e-5)


def best_f_of_rules(y_true, y_score, beta: int = 1) -> Fraction:
    """The best F-measure among all sets of blocks of equal scores, not only those from above.

    Source: Lipton, Elkan and Narayanaswamy (2014), who prove that no other rule is better.
    """
    blocks: dict = {}
    for label, score in zip(y_true, y_score, strict=True):
        size, found = blocks.get(score, (0, 0))
        blocks[score] = size + 1, found + label
    square, positives = beta**2, sum(y_true)
    best = Fraction(0)
    for chosen in range(1, 2 ** len(blocks)):
        sizes = [block for i, block in enumerate(blocks.values()) if chosen >> i & 1]
        hits, alarms = sum(found for _, found in sizes), sum(size for size, _ in sizes)
        best = max(best, Fraction((1 + square) * hits, square * positives + alarms))
    return best


def precision_change(y_true, y_score) -> bool:
    """Whether each rise of the threshold moves precision as the theorem says, for all pairs."""
    ordered = [y for _, y in sorted(zip(as_floats(y_score), y_true, strict=True), reverse=True)]
    n = len(ordered)
    for after in range(1, n):
        for before in range(after + 1, n + 1):
            p, kept = (Fraction(sum(ordered[:k]), k) for k in (before, after))
            gone = Fraction(sum(ordered[after:before]), before - after)
            if (kept > p, kept == p, kept < p) != (gone < p, gone == p, gone > p):
                return False
    return True


def _uniform_f1_sum(threshold: float) -> float:
    """F1 by a midpoint sum over calibrated probabilities that are uniform on [0, 1]."""
    edges = np.linspace(threshold, 1, 2001)
    hits = ((edges[1:] + edges[:-1]) / 2).mean() * (1 - threshold)
    return float(2 * hits / (np.mean([0, 1]) + 1 - threshold))


uniform_f1 = witnessed(lambda threshold: (1 - threshold**2) / (3 / 2 - threshold), _uniform_f1_sum)


def are_near(a: float, b: float) -> bool:
    """Whether two floats that should be equal are, but for rounding."""
    return isclose(a, b, rel_tol=1e-12)


def is_best_threshold(metric: Callable, threshold: float) -> bool:
    """Whether no threshold between 0 and 1, a thousandth apart, has a larger value."""
    return metric(threshold) >= max(metric(t / 1000) for t in range(1001))
