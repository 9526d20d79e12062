"""What the fast metrics cost, as ratios to what they are made of or compared with.

    python -m bench.metrics            measures, compares, exits with 1 if a ratio has got worse
    python -m bench.metrics --record   keeps this processor's ratios in recorded.json
    python -m bench.metrics --plot cost.svg    draws how the cost grows from 10³ to 10⁷ objects

Both sides of a ratio are measured in turns in this process, in seconds of its processor, and of
each the best is taken. A ratio has got worse if it passes its limit, or is half as great again as
the one recorded on such a processor: how fast NumPy sorts depends on the vector instructions.
"""

import argparse
import json
import platform
import re
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
from sklearn import metrics
from sklearn.calibration import calibration_curve
from sklearn.isotonic import IsotonicRegression
from sklearn.utils.class_weight import compute_class_weight

import course_lib
from course_lib import roc_auc_and_average_precision as both_areas

RECORDED = Path(__file__).with_name("recorded.json")
ROUNDS = 15
SLACK = 1.5


def best_times(*functions: Callable[[], object], rounds: int = ROUNDS) -> list[float]:
    """Processor seconds of each function: the best of several rounds, taken in turns."""
    best = [float("inf")] * len(functions)
    for _ in range(rounds):
        for i, function in enumerate(functions):
            start = time.process_time()
            function()
            best[i] = min(best[i], time.process_time() - start)
    return best


def ratio(function: Callable, base: Callable, rounds: int = ROUNDS) -> float:
    """How many times the base's cost a function costs."""
    cost, unit = best_times(function, base, rounds=rounds)
    return cost / unit


def sample(n: int, share: float = 0.1) -> tuple[np.ndarray, np.ndarray]:
    """Labels, and scores that tell something about them."""
    rng = np.random.default_rng(n)
    y_true = (rng.random(n) < share).astype(int)
    return y_true, rng.normal(size=n) + y_true


def areas_against_one_sort() -> Iterator[tuple[str, float, float]]:
    """AUC and average precision together, in sorts of as many scores; at most 3."""
    for share in (0.1, 0.5):
        y_true, signed = sample(10**6, share)
        unsigned = 1 / (1 + np.exp(-signed))
        for kind, scores in {
            "signed": signed,
            "unsigned": unsigned,
            "tied": np.round(unsigned, 3),
        }.items():
            cost = ratio(lambda s=scores, y=y_true: both_areas(y, s), lambda s=scores: np.sort(s))
            yield f"both areas / sort, n = 10⁶, {kind}, {share:.0%} positive", cost, 3


def metrics_against_scikit_learn() -> Iterator[tuple[str, float, float]]:
    """Each metric, in costs of scikit-learn's; at most 1."""
    for n in (10**3, 10**4, 10**6):
        for name, (ours, theirs) in pairs(n).items():
            cost = ratio(ours, theirs, rounds=5 if n == 10**6 else 60)
            yield f"{name} / scikit-learn's, n = {n}", cost, 1


def pairs(n: int) -> dict[str, tuple[Callable, Callable]]:
    """By name, a metric of ours and the same of scikit-learn, on n objects."""
    y_true, scores = sample(n)
    p = 1 / (1 + np.exp(-scores))
    y_pred = (p >= 0.5).astype(int)
    # Three classes, and probabilities of each.
    classes = np.random.default_rng(1).integers(0, 3, n)
    shares = np.random.default_rng(2).dirichlet([1, 1, 1], n)
    guessed = shares.argmax(axis=1)
    scored = {
        course_lib.roc_auc: metrics.roc_auc_score,
        course_lib.average_precision: metrics.average_precision_score,
        course_lib.roc_curve: metrics.roc_curve,
        course_lib.precision_recall_curve: metrics.precision_recall_curve,
        course_lib.counts_at_thresholds: metrics.confusion_matrix_at_thresholds,
        course_lib.log_loss: metrics.log_loss,
        course_lib.brier: metrics.brier_score_loss,
        course_lib.calibration_curve: calibration_curve,
    }
    decided = {
        course_lib.confusion_counts: metrics.confusion_matrix,
        course_lib.accuracy: metrics.accuracy_score,
        course_lib.balanced_accuracy: metrics.balanced_accuracy_score,
        course_lib.precision: metrics.precision_score,
        course_lib.recall: metrics.recall_score,
        course_lib.f1: metrics.f1_score,
        course_lib.matthews_corrcoef: metrics.matthews_corrcoef,
    }
    return {
        **{f.__name__: (partial(f, y_true, p), partial(g, y_true, p)) for f, g in scored.items()},
        **{
            f.__name__: (partial(f, y_true, y_pred), partial(g, y_true, y_pred))
            for f, g in decided.items()
        },
        "partial_auc": (
            partial(course_lib.partial_auc, y_true, p, max_fpr=0.2),
            partial(metrics.roc_auc_score, y_true, p, max_fpr=0.2),
        ),
        "fbeta": (
            partial(course_lib.fbeta, y_true, y_pred, beta=2),
            partial(metrics.fbeta_score, y_true, y_pred, beta=2),
        ),
        "isotonic_map": (
            partial(course_lib.isotonic_map, y_true, scores),
            partial(IsotonicRegression(out_of_bounds="clip").fit, scores, y_true),
        ),
        "confusion_matrix": (
            partial(course_lib.confusion_matrix, classes, guessed),
            partial(metrics.confusion_matrix, classes, guessed),
        ),
        "macro_average of f1": (
            partial(course_lib.macro_average, course_lib.f1, classes, guessed),
            partial(metrics.f1_score, classes, guessed, average="macro"),
        ),
        "hand_till_auc": (
            partial(course_lib.hand_till_auc, classes, shares),
            partial(metrics.roc_auc_score, classes, shares, multi_class="ovo"),
        ),
        "balanced_class_weights": (
            partial(course_lib.balanced_class_weights, classes),
            partial(compute_class_weight, "balanced", classes=np.unique(classes), y=classes),
        ),
    }


def bootstrap_against_its_draws() -> Iterator[tuple[str, float, float]]:
    """500 replicates of both areas at n = 7500: at most 4 times the draws, 1/60 of the loop.

    6 % positive as in the case study, and 50 %, which costs more: each positive has its term.
    """
    n, resamples = 7500, 500
    for share in (0.06, 0.5):
        y_true, scores = sample(n, share)

        def replicates(y_true=y_true, scores=scores):
            return course_lib.bootstrap(both_areas, y_true, scores, n_resamples=resamples)

        def draws():
            return np.random.default_rng(0).integers(0, n, (resamples, n))

        first = draws()[:20]

        def part_of_the_loop(y_true=y_true, scores=scores, some=first):
            for draw in some:
                metrics.roc_auc_score(y_true[draw], scores[draw])
                metrics.average_precision_score(y_true[draw], scores[draw])

        cost, unit, loop = best_times(replicates, draws, part_of_the_loop, rounds=ROUNDS)
        yield f"500 replicates / their draws, {share:.0%} positive", cost / unit, 4
        yield (
            f"500 replicates / the resampling loop, {share:.0%} positive",
            cost / (loop * resamples / 20),
            1 / 60,
        )


def delong_against_argsort() -> Iterator[tuple[str, float, float]]:
    """DeLong's test of two models at n = 10⁶: at most 6 argsorts."""
    y_true, a = sample(10**6)
    b = a + np.random.default_rng(0).normal(size=10**6)
    cost = ratio(lambda: course_lib.delong_test(y_true, a, b), lambda: np.argsort(a), rounds=5)
    yield "DeLong's test / argsort, n = 10⁶", cost, 6


def memory_against_the_input() -> Iterator[tuple[str, float, float]]:
    """Peak memory at n = 10⁷: at most 6 times the labels and scores."""
    y_true, scores = sample(10**7)
    for metric in (both_areas, course_lib.roc_auc, course_lib.average_precision):
        tracemalloc.start()
        metric(y_true, scores)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        yield (
            f"memory of {metric.__name__} / input, n = 10⁷",
            peak / (y_true.nbytes + scores.nbytes),
            6,
        )


MEASUREMENTS = [
    areas_against_one_sort,
    metrics_against_scikit_learn,
    bootstrap_against_its_draws,
    delong_against_argsort,
    memory_against_the_input,
]


def measured() -> Iterator[tuple[str, float, float]]:
    """Every measurement as (what, ratio, limit)."""
    for measurement in MEASUREMENTS:
        yield from measurement()


def verdict(found: float, limit: float, recorded: float | None) -> str:
    """What is wrong with a ratio, or nothing."""
    if found > limit:
        return "above its limit"
    if recorded is not None and found > SLACK * recorded:
        return "slower than recorded"
    return ""


def processor() -> str:
    """The processor's name, as the system tells it."""
    cpuinfo = Path("/proc/cpuinfo")
    named = (
        re.search(r"^model name\s*: (.+)", cpuinfo.read_text(), re.M) if cpuinfo.exists() else None
    )
    return named[1] if named else platform.processor() or platform.machine()


def report(record: bool) -> int:
    """Prints every ratio; the number of those that have got worse."""
    kept = json.loads(RECORDED.read_text("utf-8"))
    recorded = kept.get(processor(), {})
    if not recorded:
        print(f"Nothing is recorded for {processor()}: the limits alone are compared")
    ratios, worse = {}, 0
    print(f"{'ratio':>8}{'recorded':>10}{'limit':>8}")
    for name, found, limit in measured():
        ratios[name] = float(f"{found:.3g}")
        before = recorded.get(name)
        fault = verdict(found, limit, before)
        worse += fault != ""
        known = "" if before is None else f"{before:.3g}"
        print(f"{found:8.3g}{known:>10}{limit:8.2g}  {name}{fault and '  <- ' + fault}", flush=True)
    if record:
        kept[processor()] = ratios
        RECORDED.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return worse


def plot(path: Path) -> None:
    """How the cost of one object grows with their number, 10³ to 10⁷."""
    from matplotlib.figure import Figure

    sizes = [10**k for k in range(3, 8)]
    functions = {
        "np.sort": lambda y, s: np.sort(s),
        "AUC and AP together": both_areas,
        "AUC": course_lib.roc_auc,
        "AP": course_lib.average_precision,
        "scikit-learn: AUC": metrics.roc_auc_score,
        "scikit-learn: AP": metrics.average_precision_score,
    }
    axes = (figure := Figure(figsize=(7, 4.5), layout="constrained")).subplots()
    for name, function in functions.items():
        costs = []
        for n in sizes:
            y_true, scores = sample(n)
            rounds = max(2, min(ROUNDS, 3 * 10**6 // n))
            calls = [lambda f=function, y=y_true, s=scores: f(y, s)]
            costs.append(best_times(*calls, rounds=rounds)[0] / n * 1e9)
        axes.loglog(sizes, costs, marker="o", label=name)
    axes.set(xlabel="objects", ylabel="nanoseconds for each")
    axes.legend()
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--record", action="store_true", help=f"keep the ratios in {RECORDED.name}")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the cost from 10³ to 10⁷")
    arguments = parser.parse_args()
    if arguments.plot:
        plot(arguments.plot)
        return
    if worse := report(arguments.record):
        sys.exit(f"{worse} ratios have got worse")


if __name__ == "__main__":
    main()
