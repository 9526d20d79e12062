"""The models of the case study, trained once more, and what only this chapter computes of them."""

import fractions as _fractions
import math as _math
from collections.abc import Callable as _Callable
from collections.abc import Sequence as _Sequence
from functools import cache as _cache
from types import SimpleNamespace as _SimpleNamespace

import numpy as np
from scipy import optimize as _optimize
from scipy import stats as _stats
from scipy.special import expit as _expit
from sklearn import calibration as _calibration
from sklearn import datasets as _datasets
from sklearn import isotonic as _isotonic
from sklearn import linear_model as _linear_model
from sklearn import metrics as _metrics
from sklearn import model_selection as _model_selection

import course_lib
from tools.numbers.witnesses import witnessed as _witnessed

_BINS = 10


def _parts() -> tuple:
    """Features and labels of the training, the validation and the test set."""
    x, y = _datasets.make_classification(
        30_000, 10, n_informative=4, weights=[0.95], flip_y=0.02, random_state=1
    )
    options = {"train_size": 0.5, "random_state": 0}
    rest = np.arange(len(y))
    train, rest = _model_selection.train_test_split(rest, stratify=y, **options)
    val, test = _model_selection.train_test_split(rest, stratify=y[rest], **options)
    return [(x[part], y[part]) for part in (train, val, test)]


def _squares(x: np.ndarray) -> np.ndarray:
    """The features, their squares and their products, one column each."""
    i, j = np.triu_indices(x.shape[1])
    return np.hstack([x, x[:, i] * x[:, j]])


def _least_loss(x: np.ndarray, y: np.ndarray) -> _Callable:
    """Logistic regression with the penalty |w|² / 2, by Newton's method to the last digits."""
    features = np.column_stack([np.ones(len(x)), x])
    penalty = np.diag([0.0] + [1.0] * x.shape[1])
    weights = np.zeros(features.shape[1])
    step = np.ones(1)
    while abs(step).max() > 1e-9:  # which the last step has squared
        p = _expit(features @ weights)
        slope = features.T @ (p - y) + penalty @ weights
        step = np.linalg.solve((features.T * (p * (1 - p))) @ features + penalty, slope)
        weights -= step
    return lambda new: _expit(np.column_stack([np.ones(len(new)), new]) @ weights)


(_x_train, _y_train), (_x_val, _y_val), (_x_test, _y_test) = _parts()
_linear = _linear_model.LogisticRegression().fit(_x_train, _y_train)
_centre, _scale = _squares(_x_train).mean(axis=0), _squares(_x_train).std(axis=0)
_quadratic = _least_loss((_squares(_x_train) - _centre) / _scale, _y_train)
_newton = _least_loss(_x_train, _y_train)

#: Labels, and the probabilities of the linear and of the quadratic model; `p_train` and
#: `p_newton` are those at the very minimum of the linear model's loss, which scikit-learn
#: only approaches.
sets = _SimpleNamespace(
    y_train=_y_train.tolist(),
    y_val=_y_val.tolist(),
    y_test=_y_test.tolist(),
    p_val=_linear.predict_proba(_x_val)[:, 1].tolist(),
    p_test=_linear.predict_proba(_x_test)[:, 1].tolist(),
    q_val=_quadratic((_squares(_x_val) - _centre) / _scale).tolist(),
    q_test=_quadratic((_squares(_x_test) - _centre) / _scale).tolist(),
    p_train=_newton(_x_train).tolist(),
    p_newton=_newton(_x_test).tolist(),
)
#: The decision to flag everyone, as a model.
all_flagged = [1.0] * len(_y_test)
columns_of_squares = _squares(_x_train).shape[1]
#: Columns of the features that the others give.
redundant = int(_x_train.shape[1] - np.linalg.matrix_rank(_x_train))


@_cache
def note_generator() -> tuple:
    """The large samples of classifiers A and B, and what the generator draws after them."""
    rng = np.random.default_rng(0)
    labels = np.append(np.ones(20_000, int), np.zeros(380_000, int))
    samples = []
    for sd in (1.0, 2.0):
        positives = 1.5 + sd * rng.standard_normal(20_000)
        samples.append((labels, np.append(positives, rng.standard_normal(380_000))))
    return *samples, rng.integers(0, len(_y_test), (500, len(_y_test)))


def first_decimal(a: float, b: float) -> int:
    """The first decimal in which two rounded numbers differ."""
    return next(k for k in range(1, 16) if f"{a:.{k}f}" != f"{b:.{k}f}")


@_cache
def _weights(drawn: str) -> np.ndarray:
    """How often each resample draws each object: drawn after the note, or so many with seed 0."""
    if drawn == "note":
        draws = note_generator()[2]
    else:
        draws = np.random.default_rng(0).integers(0, len(_y_test), (int(drawn), len(_y_test)))
    return np.array([np.bincount(d, minlength=len(_y_test)) for d in draws], dtype=np.int16)


def _limits(values: _Sequence) -> list[float]:
    return np.percentile(values, [2.5, 97.5]).tolist()


@_cache
def _areas(model: str, drawn: str) -> np.ndarray:
    """AUC and AP of a model on resamples, each object weighing as often as it was drawn."""
    p = np.array({"p": sets.p_test, "q": sets.q_test}[model])
    order = np.argsort(-p)  # the scores of a model are all different
    labels, areas = _y_test[order], []
    for w in _weights(drawn)[:, order]:
        gained, lost = w * labels, w * (1 - labels)
        tp, fp = np.cumsum(gained), np.cumsum(lost)
        precisions = tp / np.maximum(tp + fp, 1)
        areas.append([lost @ tp / (tp[-1] * fp[-1]), gained @ precisions / tp[-1]])
    return np.array(areas)


def area_limits(model: str, drawn: str) -> list[float]:
    """AUC's bootstrap limits and AP's: of "p" or "q"; drawn after the note, or a number."""
    return [limit for column in _areas(model, drawn).T for limit in _limits(column)]


def gain_limits() -> list[float]:
    """Paired limits of the gain of the quadratic model in AUC and in AP."""
    gains = _areas("q", "1000") - _areas("p", "1000")
    return [limit for column in gains.T for limit in _limits(column)]


def mean_limits(values: _Sequence) -> list[float]:
    """Bootstrap limits of the mean of what each test object contributes."""
    return _limits(_weights("1000") @ np.asarray(values, float) / len(_y_test))


def contains_zero(low: float, high: float) -> bool:
    """Whether an interval leaves the sign open."""
    return low <= 0 <= high


def brier_parts() -> list[float]:
    """What each object adds to the difference of the Brier scores, quadratic minus linear."""
    return (
        (np.array(sets.q_test) - _y_test) ** 2 - (np.array(sets.p_test) - _y_test) ** 2
    ).tolist()


def cost_parts(p: _Sequence, cost_fn: int, cost_fp: int = 5) -> list[int]:
    """What the decision on each object costs, at the threshold of the costs."""
    flagged = np.array(p) >= cost_fp / (cost_fp + cost_fn)
    return np.where(flagged, cost_fp * (1 - _y_test), cost_fn * _y_test).tolist()


def cost_gap(p: _Sequence, other: _Sequence, cost_fn: int) -> list[int]:
    """By how much the decisions on each object cost more under p."""
    pairs = zip(cost_parts(p, cost_fn), cost_parts(other, cost_fn), strict=True)
    return [one - two for one, two in pairs]


def whole_prices(first: int, last: int) -> range:
    """Every whole price from the first to the last, not only those of the table."""
    return range(first, last + 1)


def equal_but_for_rounding(a: float, b: float) -> bool:
    """Sums of thousands of floats that are equal in exact arithmetic agree to so many digits."""
    return _math.isclose(a, b, rel_tol=1e-9)


@_cache
def threshold_limits() -> list[float]:
    """Bootstrap limits of the validation threshold of the best F1."""
    p = np.array(sets.p_val)
    order = np.argsort(-p)
    labels, chosen = _y_val[order], []
    for w in _weights("1000")[:, order]:
        tp, flagged = np.cumsum(w * labels), np.cumsum(w)
        chosen.append(p[order][np.argmax(tp / (flagged + tp[-1]))])
    return _limits(chosen)


def _delong(y_true: _Sequence, p: _Sequence, minus: _Sequence | None = None) -> list[float]:
    """The AUC, or a difference of two, and its standard error, by placements."""
    placements = [0, 0]
    for sign, scores in ((1, p), (-1, minus)):
        if scores is not None:
            split = [np.array(scores)[np.array(y_true) == label] for label in (1, 0)]
            for side, (own, other) in enumerate([split, split[::-1]]):
                below = np.searchsorted(np.sort(other), own) / len(other)
                placements[side] = placements[side] + sign * (1 - below if side else below)
    error = sum(values.var(ddof=1) / len(values) for values in placements) ** 0.5
    return [placements[0].mean(), error]


def _delong_limits(y_true: _Sequence, p: _Sequence) -> list[float]:
    auc, error = _delong(y_true, p)
    return [auc - _stats.norm.isf(0.025) * error, auc + _stats.norm.isf(0.025) * error]


delong_limits = _witnessed(_delong_limits, course_lib.delong_interval, tolerance=1e-9)
delong_z = _witnessed(
    lambda y_true, a, b: (lambda gap, error: [gap, error, gap / error])(*_delong(y_true, a, b)),
    lambda *args: course_lib.delong_test(*args)[:3],
    tolerance=1e-9,
)
wilson = _witnessed(
    lambda k, n: list(course_lib.wilson_interval(k, n)),
    lambda k, n: list(_stats.binomtest(k, n).proportion_ci(method="wilson")),
    tolerance=1e-9,
)


def _sorted_bins(y_true: _Sequence, p: _Sequence) -> list[list[float]]:
    """Size, mean probability and share of positives of the bins between the deciles."""
    y, p = np.array(y_true), np.array(p)
    place = sum(p > edge for edge in np.quantile(p, np.arange(1, 10) / 10, method="lower"))
    bins = [place == k for k in np.unique(place)]
    return [[float(np.mean(part)), float(p[part].mean()), float(y[part].mean())] for part in bins]


def _library_bins(curve: _Callable) -> _Callable:
    def bins(y_true: _Sequence, p: _Sequence) -> list[list[float]]:
        shares, means = curve(y_true, np.array(p), n_bins=_BINS, strategy="quantile")
        return np.column_stack([means, shares]).tolist()

    return bins


full_bins = _witnessed(
    lambda *sample: [values[1:] for values in _sorted_bins(*sample)],
    _library_bins(course_lib.calibration_curve),
    _library_bins(_calibration.calibration_curve),
)
ece = _witnessed(
    lambda y_true, p: sum(w * abs(m - s) for w, m, s in _sorted_bins(y_true, p)),
    lambda *sample: course_lib.expected_calibration_error(*sample, strategy="quantile"),
)


def logits(p: _Sequence) -> list[float]:
    """The logarithms of the odds."""
    return (np.log(p) - np.log1p(-np.array(p))).tolist()


def _platt_by_descent(y_true: _Sequence, scores: _Sequence) -> list[float]:
    positives, negatives = sum(y_true), len(y_true) - sum(y_true)
    s, low, high = np.array(scores), 1 / (negatives + 2), (positives + 1) / (positives + 2)
    hoped = np.where(y_true, high, low)

    def loss(w: np.ndarray) -> tuple:
        z = w[0] * s + w[1]
        off = _expit(z) - hoped
        return np.mean(np.logaddexp(0, z) - hoped * z), np.array([np.mean(off * s), np.mean(off)])

    return _optimize.minimize(loss, [1.0, 0.0], jac=True, method="BFGS", tol=1e-10).x.tolist()


platt_parts = _witnessed(
    lambda *sample: list(course_lib.platt_map(*sample)), _platt_by_descent, tolerance=1e-5
)


@_cache
def platt_test() -> list[float]:
    """The test set's probabilities after Platt's map, fitted on the validation set."""
    slope, intercept = platt_parts(sets.y_val, logits(sets.p_val))
    return _expit(slope * np.array(logits(sets.p_test)) + intercept).tolist()


@_cache
def isotonic_probabilities(which: str) -> list[float]:
    """The probabilities of the isotonic map, on the "val" or the "test" set."""
    fitted = _isotonic.IsotonicRegression(out_of_bounds="clip").fit(sets.p_val, sets.y_val)
    return fitted.predict({"val": sets.p_val, "test": sets.p_test}[which]).tolist()


def recall_at(fpr: _fractions.Fraction, p: _Sequence) -> float:
    """The highest recall whose FPR is no higher: the ROC curve there, for scores without ties."""
    rates, recalls, _ = _metrics.roc_curve(sets.y_test, p, drop_intermediate=False)
    return float(recalls[rates <= float(fpr)].max())
