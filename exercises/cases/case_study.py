"""The data of the homework on the case study."""

import json
from math import inf, nan
from pathlib import Path
from random import Random

import course_lib
from course_lib import exact
from exercises.cases import Check, Data, given
from exercises.mistakes.case_study import MISTAKES

DATA = Path(__file__).parents[1] / "data" / "case-study.json"
STORED = json.loads(DATA.read_text("utf-8"))
VALIDATION, TEST = STORED["validation"], STORED["test"]
MODELS = ("linear", "quadratic")
LABELS, LINEAR, QUADRATIC = (TEST[name] for name in ("label", *MODELS))
# scikit-learn's order: TN, FP, FN, TP of the linear model on the chapter's whole test part.
CELLS = (7034, 23, 413, 30)
FALSE_ALARM, MISS, DEAR_MISS = 5, 100, 500
# The cheapest threshold of the quadratic model on the validation part, at these prices.
THRESHOLD = 0.0795


def sample_of_counts(tn: int, fp: int, fn: int, tp: int) -> tuple[list[int], list[int]]:
    """Labels and decisions that have these counts."""
    y_true = [0] * (tn + fp) + [1] * (fn + tp)
    y_pred = [0] * tn + [1] * fp + [0] * fn + [1] * tp
    return y_true, y_pred


def rates_of_counts(*counts: int) -> list:
    """Accuracy, its gain over the majority, precision, recall, balanced accuracy."""
    y_true, y_pred = sample_of_counts(*counts)
    accuracy = exact.accuracy(y_true, y_pred)
    return [
        accuracy,
        accuracy - exact.majority_baseline(y_true),
        exact.precision(y_true, y_pred),
        exact.recall(y_true, y_pred),
        exact.balanced_accuracy(y_true, y_pred),
    ]


def costs_of_rules(*counts_and_prices: int) -> list:
    """The cost of these decisions, of flagging nobody and of flagging everyone."""
    *counts, cost_fp, cost_fn = counts_and_prices
    y_true, y_pred = sample_of_counts(*counts)
    rules = y_pred, [0] * len(y_true), [1] * len(y_true)
    return [exact.total_cost(y_true, rule, cost_fp=cost_fp, cost_fn=cost_fn) for rule in rules]


def alarm_thresholds(cost_fp: int, cost_fn: int) -> list:
    """The threshold of the costs, if a true alarm is free and if it costs like a false one."""
    costs = {"cost_fp": cost_fp, "cost_fn": cost_fn}
    paid = exact.calibrated_threshold(**costs, cost_tp=cost_fp)
    return [exact.calibrated_threshold(**costs), paid]


def areas(y_true: list[int], *models: list[float]) -> list[float]:
    """AUC and AP of each model."""
    metrics = course_lib.roc_auc, course_lib.average_precision
    return [metric(y_true, scores) for scores in models for metric in metrics]


def losses(y_true: list[int], *models: list[float]) -> list[float]:
    """Log loss and the Brier score of each model."""
    metrics = course_lib.log_loss, course_lib.brier
    return [metric(y_true, scores) for scores in models for metric in metrics]


def below(y_true: list[int], y_prob: list[float], threshold: float) -> list[float]:
    """How many are not flagged, the positives promised among them, and those that are there."""
    kept = [(p, label) for p, label in zip(y_prob, y_true, strict=True) if p < threshold]
    shares, means = exact.calibration_curve([y for _, y in kept], [p for p, _ in kept], n_bins=1)
    return [len(kept), float(*means), float(*shares)]


def recall_interval(tp: int, fp: int, fn: int, tn: int) -> tuple[float, float]:
    """Wilson's interval of recall: the trials are the positives."""
    return exact.wilson_interval(tp, tp + fn)


def report(y_true: list[int], y_score: list[float], threshold: float) -> list:
    """The cells and the five shares; precision is nan where nothing is flagged."""
    decisions = y_true, y_score, threshold
    return [
        *exact.confusion_counts(*decisions),
        exact.accuracy(*decisions),
        exact.precision(*decisions, zero_division=nan),
        exact.recall(*decisions),
        exact.f1(*decisions),
        exact.balanced_accuracy(*decisions),
    ]


def decide(
    val_true: list[int],
    val_score: list[float],
    test_true: list[int],
    test_score: list[float],
    cost_fp: int,
    cost_fn: int,
) -> list:
    """The threshold of the validation part; on the test part its cost, and the cheaper rule's."""
    costs = {"cost_fp": cost_fp, "cost_fn": cost_fn}
    threshold = exact.threshold_for_cost(val_true, val_score, **costs)
    everyone = [1] * len(test_true)
    rules = [exact.total_cost(test_true, everyone, t, **costs) for t in (0, inf)]
    return [threshold, exact.total_cost(test_true, test_score, threshold, **costs), min(rules)]


def paired_interval(
    y_true: list[int],
    flags_a: list[int],
    flags_b: list[int],
    cost_fp: int,
    cost_fn: int,
    draws: list[list[int]],
) -> list:
    """What A costs more than B for an object, with the middle 95 % of the draws."""
    if not draws:
        raise ValueError("draws is empty: an interval needs some")

    def cost(y_true: list[int], y_pred: list[int]) -> object:
        return exact.expected_cost(y_true, y_pred, cost_fp=cost_fp, cost_fn=cost_fn)

    a, b = (exact.replicates(cost, y_true, flags, draws) for flags in (flags_a, flags_b))
    gaps = [one - two for one, two in zip(a, b, strict=True)]
    return [cost(y_true, flags_a) - cost(y_true, flags_b), *exact.percentile_interval(gaps)]


def sample(random: Random, length: int, scores: list[float] | None = None) -> Data:
    """Labels, a quarter to a half of them positive, and scores, higher for most of these.

    The scores, the lowest first, are all different unless they are given.
    """
    positives = random.randint(length // 4, length // 2)
    labels = [1] * positives + [0] * (length - positives)
    random.shuffle(labels)
    scores = scores or sorted(k / 100 for k in random.sample(range(3, 98), length))
    order = sorted(range(length), key=lambda i: labels[i] + random.gauss(0, 0.8))
    return labels, [score for _, score in sorted(zip(order, scores, strict=True))]


def tied_sample(random: Random, length: int) -> Data:
    """The same with scores that repeat."""
    levels = [0.1, 0.2, 0.35, 0.5, 0.65, 0.8]
    return sample(random, length, sorted(random.choices(levels, k=length)))


def reports(random: Random) -> list[Data]:
    """Four samples, each with one of its scores for a threshold."""
    drawn = [sample(random, random.randint(10, 16)) for _ in range(4)]
    return [(labels, scores, random.choice(scores)) for labels, scores in drawn]


def report_edges(random: Random) -> list[Data]:
    """Nothing flagged; no positive among the flagged; one class alone, either."""
    labels, scores = sample(random, random.randint(6, 9))
    top = max(range(len(labels)), key=lambda i: scores[i])
    missed = [0 if i == top else label for i, label in enumerate(labels)]
    missed[scores.index(min(scores))] = 1
    size = len(labels)
    return [
        (labels, scores, 0.99),
        (missed, scores, scores[top]),
        ([0] * size, scores, random.choice(scores)),
        ([1] * size, scores, random.choice(scores)),
    ]


def decisions(random: Random) -> list[Data]:
    """Four pairs of parts, with four pairs of prices."""
    prices = random.sample([(1, 2), (1, 3), (2, 3), (1, 1), (2, 7), (3, 2), (1, 5)], 4)
    return [
        (*sample(random, random.randint(10, 14)), *sample(random, random.randint(10, 14)), *pair)
        for pair in prices
    ]


def tied_decisions(random: Random) -> list[Data]:
    """The same with scores that repeat and prices with which costs are often equal."""
    prices = [(1, 1), (1, 2), (2, 1), (1, 3)]
    return [(*tied_sample(random, 12), *tied_sample(random, 10), *pair) for pair in prices]


def decision_edges(random: Random) -> list[Data]:
    """Nobody is worth an alarm; everyone is; a class is absent where it is measured."""
    labels, scores = sample(random, 8)
    others, other_scores = sample(random, 7)
    worst = [1 - label for label in labels]
    return [
        ([0] * 8, scores, others, other_scores, 1, 4),
        (labels, worst, others, other_scores, 9, 1),
        ([1] * 8, scores, others, other_scores, 1, 4),
        (labels, scores, [0] * 7, other_scores, 1, 3),
        (labels, scores, [1] * 7, other_scores, 3, 1),
    ]


def flags(random: Random, labels: list[int], right: float) -> list[int]:
    """Decisions that are right with such a probability."""
    return [label if random.random() < right else 1 - label for label in labels]


def pairs(random: Random) -> list[Data]:
    """Three samples with two models, and draws from each."""
    return [_pair(random, random.randint(8, 12), random.randint(9, 14)) for _ in range(3)]


def _pair(random: Random, length: int, count: int) -> Data:
    labels, _ = sample(random, length)
    draws = [random.choices(range(length), k=length) for _ in range(count)]
    cost_fp, cost_fn = random.randint(1, 4), random.randint(5, 20)
    both = flags(random, labels, 0.8), flags(random, labels, 0.6)
    return (labels, *both, cost_fp, cost_fn, draws)


def pair_edges(random: Random) -> list[Data]:
    """No draw; a single one; models that decide alike; one class alone."""
    labels, a, b, *costs, draws = _pair(random, 8, 5)
    return [
        (labels, a, b, *costs, []),
        (labels, a, b, *costs, draws[:1]),
        (labels, a, a, *costs, draws),
        ([0] * 8, a, b, *costs, draws),
    ]


def names(function: str, *without: frozenset[str]) -> frozenset[str]:
    """The mistakes of a function, but for some."""
    return frozenset(MISTAKES[function]) - frozenset().union(*without)


OF_ALARMS = frozenset(
    {"zero-without-alarms", "one-without-alarms", "division-without-alarms", "f1-from-nothing"}
)
OF_CLASSES = frozenset({"absent-class-left-out", "division-by-absent-class"})
OF_TIES = frozenset({"lowest-of-equal"})
OF_NOBODY = frozenset({"nobody-is-no-choice"})
OF_DRAWS = frozenset({"point-without-draws"})

loud = ([0, 1, 0, 0, 1, 1, 0, 0, 1, 0], [0.3, 0.9, 0.7, 0.1, 0.6, 0.2, 0.5, 0.4, 0.7, 0.2], 0.5)
silent = ([0, 1, 0, 0, 1], [0.2, 0.4, 0.1, 0.3, 0.5], 0.6)
season = (
    ([0, 0, 1, 0, 1, 0, 1, 0], [0.1, 0.2, 0.7, 0.6, 0.4, 0.3, 0.9, 0.5]),
    ([1, 0, 0, 1, 0, 0, 1, 0], [0.8, 0.5, 0.1, 0.3, 0.6, 0.2, 0.4, 0.7]),
)
twins = (
    [1, 0, 0, 1, 0, 0],
    [1, 1, 0, 0, 0, 1],
    [1, 0, 0, 1, 1, 0],
    [[0, 1, 2, 3, 4, 5], [3, 3, 1, 0, 5, 2], [1, 1, 4, 2, 5, 0], [0, 0, 3, 4, 4, 2]],
)

CHECKS = {
    "hand-rates": Check("rates_of_counts", rates_of_counts, given(CELLS), names("rates_of_counts")),
    "hand-costs": Check(
        "costs_of_rules",
        costs_of_rules,
        given((*CELLS, FALSE_ALARM, MISS)),
        names("costs_of_rules"),
    ),
    "hand-thresholds": Check(
        "alarm_thresholds",
        alarm_thresholds,
        given((FALSE_ALARM, MISS)),
        names("alarm_thresholds"),
    ),
    "report-shown": Check("report", report, given(loud, silent), visible=True),
    "report-usual": Check("report", report, reports, names("report", OF_ALARMS, OF_CLASSES)),
    "report-edge": Check("report", report, report_edges, OF_ALARMS | OF_CLASSES),
    "data-areas": Check("areas", areas, given((LABELS, LINEAR, QUADRATIC)), names("areas")),
    "decide-shown": Check(
        "decide",
        decide,
        given((*season[0], *season[1], 1, 3), (*season[0], *season[1], 2, 1)),
        visible=True,
    ),
    "decide-usual": Check("decide", decide, decisions, names("decide", OF_TIES, OF_NOBODY)),
    "decide-ties": Check("decide", decide, tied_decisions, OF_TIES),
    "decide-edge": Check("decide", decide, decision_edges, OF_NOBODY),
    "data-losses": Check(
        "losses", losses, given((LABELS, LINEAR, QUADRATIC)), names("losses"), tolerance=0.00005
    ),
    "data-below": Check(
        "below",
        below,
        given((LABELS, QUADRATIC, FALSE_ALARM / (FALSE_ALARM + DEAR_MISS))),
        names("below"),
        tolerance=0.00005,
    ),
    "data-recall": Check(
        "recall_interval",
        recall_interval,
        given(tuple(exact.confusion_counts(LABELS, QUADRATIC, THRESHOLD))),
        names("recall_interval"),
        tolerance=0.0005,
    ),
    "paired-shown": Check(
        "paired_interval",
        paired_interval,
        given((*twins[:3], 1, 4, twins[3]), (*twins[:3], 3, 2, twins[3])),
        visible=True,
    ),
    "paired-usual": Check(
        "paired_interval", paired_interval, pairs, names("paired_interval", OF_DRAWS)
    ),
    "paired-edge": Check("paired_interval", paired_interval, pair_edges, OF_DRAWS),
}
