"""The figures of the case study: true to the labels, the scores and the costs."""

import numpy as np
import pytest
from matplotlib.collections import PolyCollection

from course_lib import average_precision, expected_cost, plots, roc_auc
from course_lib.simulation import gaussian_scores

LABELS, SCORES = gaussian_scores(40, 160, 1.5)
BETTER = gaussian_scores(40, 160, 3.0, seed=1)[1]
MODELS = {"linear": SCORES, "quadratic": BETTER}


def curves(axes) -> dict[str, np.ndarray]:
    """The curves over the grid, by colour."""
    return {line.get_color(): line.get_xydata() for line in axes.lines if len(line.get_xdata()) > 2}


def bands(axes) -> list[tuple[np.ndarray, np.ndarray]]:
    """The lower and the upper edge of each band."""
    edges = []
    for band in axes.findobj(PolyCollection):
        vertices = band.get_paths()[0].vertices
        n = (len(vertices) - 3) // 2
        edges.append((vertices[1 : n + 1, 1], vertices[-2 : -n - 2 : -1, 1]))
    return edges


def test_the_areas_stand_above_the_curves():
    figure = plots.curves_with_bands(LABELS, {"one": SCORES, "two": BETTER}, "ru", n_resamples=20)
    roc, pr = ([text.get_text() for text in axes.texts] for axes in figure.axes)
    assert roc == [
        rf"one: AUC $\approx$ {roc_auc(LABELS, SCORES):.3f}",
        rf"two: AUC $\approx$ {roc_auc(LABELS, BETTER):.3f}",
    ]
    assert pr == [
        rf"one: AP $\approx$ {average_precision(LABELS, SCORES):.3f}",
        rf"two: AP $\approx$ {average_precision(LABELS, BETTER):.3f}",
    ]


def test_the_curves_are_those_of_the_scores():
    roc, pr = plots.curves_with_bands(LABELS, MODELS, "uk", n_resamples=20).axes
    for plane, rising in ((roc, True), (pr, False)):
        for scores, line in zip(MODELS.values(), curves(plane).values(), strict=True):
            for x, y in line[::25]:
                assert y == pytest.approx(by_hand(LABELS, scores, x, rising))


def by_hand(labels: np.ndarray, scores: np.ndarray, x: float, rising: bool) -> float:
    """TPR at this FPR, or precision at this recall, by trying every threshold."""
    flagged = [scores >= t for t in np.unique(scores)[::-1]]
    counts = [(int((f & (labels == 1)).sum()), int((f & (labels == 0)).sum())) for f in flagged]
    positives, negatives = counts[-1]
    if rising:
        # Between two steps the curve is flat: no score is shared by both classes.
        return max((tp / positives for tp, fp in counts if fp / negatives <= x), default=0)
    return next(tp / (tp + fp) for tp, fp in counts if tp > 0 and tp / positives >= x)


def test_the_bands_hold_the_middle_of_the_resamples():
    roc, pr = plots.curves_with_bands(LABELS, MODELS, "vi", n_resamples=30).axes
    draws = np.random.default_rng(0).integers(0, 200, (30, 200))
    for axes, rising in ((roc, True), (pr, False)):
        for scores, line, (low, high) in zip(
            MODELS.values(), curves(axes).values(), bands(axes), strict=True
        ):
            assert len(low) == len(high) == len(line)
            for i in (20, 90, 150):
                values = [by_hand(LABELS[d], scores[d], line[i, 0], rising) for d in draws]
                assert (low[i], high[i]) == pytest.approx(np.quantile(values, [0.025, 0.975]))


def test_both_models_are_drawn_on_the_same_resamples():
    figure = plots.curves_with_bands(LABELS, {"a": SCORES, "b": SCORES}, "ru", n_resamples=20)
    for axes in figure.axes:
        (low_a, high_a), (low_b, high_b) = bands(axes)
        assert (low_a == low_b).all()
        assert (high_a == high_b).all()


def test_two_models_and_some_resamples_are_needed():
    with pytest.raises(ValueError, match="models has 1 entries: two are compared"):
        plots.curves_with_bands(LABELS, {"linear": SCORES}, "ru")
    with pytest.raises(ValueError, match="n_resamples"):
        plots.curves_with_bands(LABELS, MODELS, "ru", n_resamples=0)


def test_the_costs_are_those_of_the_decisions():
    probabilities = np.linspace(0.004, 0.6, len(LABELS))
    figure = plots.costs_by_miss_cost(LABELS, {"own": probabilities}, 5, "ru")
    flag_all, flag_none, model = figure.axes[0].lines[:3]
    prices = model.get_xdata()
    assert (prices[0], prices[-1]) == pytest.approx((5, 1000))
    for miss, cost in list(zip(prices, model.get_ydata(), strict=True))[::20]:
        assert cost == expected_cost(LABELS, probabilities, 5 / (5 + miss), cost_fp=5, cost_fn=miss)
    assert flag_all.get_ydata() == pytest.approx(np.full(len(prices), 5 * 160 / 200))
    assert flag_none.get_ydata() == pytest.approx(prices * 40 / 200)


def test_the_costs_have_a_legend_and_an_axis_of_plain_numbers():
    figure = plots.costs_by_miss_cost(LABELS, {"own": np.full(200, 0.3)}, 5, "vi")
    figure.draw_without_rendering()
    [axes] = figure.axes
    legend = [text.get_text() for text in axes.get_legend().get_texts()]
    assert legend == ["own", "báo dương tất cả", "không báo dương mẫu nào"]
    ticks = [label.get_text() for label in axes.get_xticklabels()]
    assert ticks == ["5", "10", "20", "50", "100", "200", "500", "1000"]
    with pytest.raises(ValueError, match="models has 0 entries: from 1 to 6 fit"):
        plots.costs_by_miss_cost(LABELS, {}, 5, "ru")
