"""Each metric of the course that our ledgers use, broken in one way, makes the ledger wrong."""

from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest

import course_lib
from course_lib import exact, gaussian, simulation
from tools.numbers.expressions import Expressions, load_namespace, names_in
from tools.numbers.ledger import evaluate, read_ledger

LEDGERS = Path(__file__).resolve().parents[2] / "book" / "ledger"
SLOW = {"gaussian_scores", "bootstrapped_average_precision"}
METRICS = [
    *[
        (exact, name)
        for name in [
            *("average_precision", "roc_auc", "precision_recall_curve", "counts_at_thresholds"),
            *("prevalence", "trapezoid_area", "hits", "positive_ranks", "precision_at_ranks"),
            *("tied_blocks", "roc_curve", "confusion_counts", "precision", "recall"),
            "false_positive_rate",
        ]
    ],
    (course_lib, "average_precision"),
    (course_lib, "roc_auc"),
    (course_lib, "precision_recall_curve"),
    (course_lib, "counts_at_thresholds"),
    (course_lib, "prevalence"),
    (course_lib, "roc_curve"),
    (course_lib, "confusion_counts"),
    (course_lib, "precision"),
    (course_lib, "recall"),
    (course_lib, "false_positive_rate"),
    (gaussian, "auc"),
    (gaussian, "average_precision"),
    (gaussian, "true_positive_rate"),
]


def faults(without=frozenset()):
    """What is wrong in the chapter's ledger, without the parts that use the given names."""
    ledger = read_ledger(LEDGERS / "average-precision.yml")
    left_out = set(without)
    kept = []
    for name, expression, line in ledger.data:
        if names_in(expression) & left_out:
            left_out.add(name)
        else:
            kept.append((name, expression, line))
    ledger.data = kept
    for section in ledger.sections.values():
        for part in ("page", "output", "words"):
            entries = [e for e in getattr(section, part) if not names_in(e.expression) & left_out]
            setattr(section, part, entries)
        claims = section.claims or []
        section.claims = [claim for claim in claims if not names_in(claim[0]) & left_out]
    names = [load_namespace(LEDGERS / file) for file in ("namespace.py", "average-precision.py")]
    evaluate(ledger, Expressions(names[0] | names[1]))
    return [finding.message for finding in ledger.findings]


def off(value):
    """The same value, with one added to every number in it."""
    if isinstance(value, Iterable) and not isinstance(value, np.ndarray):
        items = [off(item) for item in value]
        return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)
    return value + 1


def test_nothing_is_wrong_while_nothing_is_broken():
    assert faults(without=SLOW) == []


@pytest.mark.parametrize(("module", "name"), METRICS, ids=lambda x: getattr(x, "__name__", x))
def test_a_broken_metric_is_noticed(monkeypatch, module, name):
    right = getattr(module, name)
    monkeypatch.setattr(module, name, lambda *args, **options: off(right(*args, **options)))
    assert faults(without=SLOW) != []


def test_a_broken_simulation_is_noticed(monkeypatch):
    right = simulation.gaussian_scores
    monkeypatch.setattr(simulation, "gaussian_scores", lambda *args: right(*args, seed=1))
    assert any("should be" in message for message in faults())
