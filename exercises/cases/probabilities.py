"""The data of the homework on probabilities."""

from random import Random

from course_lib import exact
from course_lib.data import eight, ten
from exercises.cases import Check, Data, given
from exercises.mistakes.probabilities import MISTAKES

# Two days, the forecaster wrong on both: hail on the first, none on the second.
BOLD = ([1, 0], [0.01, 0.99])
CAUTIOUS = ([1, 0], [0.4, 0.6])
# 400 forecasts: 60 of 100 come true at 0.9, 40 of 100 at 0.5, 20 of 200 at 0.1.
SURE = [1] * 60 + [0] * 40
SEASONS = (
    SURE + [1] * 40 + [0] * 60 + [1] * 20 + [0] * 180,
    [0.9] * 100 + [0.5] * 100 + [0.1] * 200,
)

AT_THE_EDGE = frozenset(
    {
        "farther-from-the-edge",
        "impossible-skipped",
        "impossible-infinite",
        "zero-times-infinity",
        "logarithm-of-zero",
        "outside-clipped",
    }
)
NO_FORECAST = frozenset({"outside-accepted", "empty-is-zero", "empty-is-nan", "division-by-zero"})
ON_AN_EDGE = frozenset({"edge-upward", "one-lost", "zero-lost", "zero-in-the-last-bin"})


def expected_calibration_error(y_true: list[int], y_prob: list[float], bins: int):
    """The definition, with the homework's name for the number of bins."""
    return exact.expected_calibration_error(y_true, y_prob, n_bins=bins)


def isotonic_auc(y_true: list[int], y_score: list[float]):
    """AUC of the probabilities that isotonic regression makes of the scores."""
    return exact.roc_auc(y_true, exact.isotonic_map(y_true, y_score)(y_score))


def share_of_hail(y_true: list[int]):
    """Share of positives."""
    return exact.prevalence(y_true)


def outcomes(random: Random, y_prob: list[float]) -> list[int]:
    """Labels that follow the probabilities, now and then; both classes are there."""
    drawn = [int(random.random() < 0.2 + 0.6 * p) for p in y_prob]
    first, second = random.sample(range(len(drawn)), 2)
    drawn[first], drawn[second] = 1, 0
    return drawn


def hundredths(random: Random, n: int, low: int = 3, high: int = 97) -> list[float]:
    """Probabilities with two decimals."""
    return [random.randint(low, high) / 100 for _ in range(n)]


def usual_forecasts(random: Random) -> list[Data]:
    """Four sets of forecasts of any two decimals, none of them certain."""
    lengths = [random.randint(6, 12) for _ in range(4)]
    forecasts = [hundredths(random, n) for n in lengths]
    return [(outcomes(random, y_prob), y_prob) for y_prob in forecasts]


def certain_forecasts(random: Random) -> list[Data]:
    """0 and 1 that come true, that do not; days of one kind only; no probability at all."""
    a, b, c = hundredths(random, 3)
    return [
        ([1, 0, 1], [1.0, 0.0, a]),
        ([1, 0, 0], [0.0, b, c]),
        ([0, 1], [1.0, a]),
        ([1, 1, 1], [a, b, c]),
        ([0], [b]),
        ([1, 0, 1], [a, 1 + random.randint(5, 40) / 100, b]),
        ([0, 1], [-random.randint(5, 40) / 100, c]),
    ]


def no_forecasts(random: Random) -> list[Data]:
    """None; no probability among others; one; 0 and 1."""
    a, b = hundredths(random, 2)
    return [
        ([], []),
        ([1, 0, 1], [a, 1 + random.randint(5, 40) / 100, b]),
        ([0, 1], [-random.randint(5, 40) / 100, b]),
        ([1], [a]),
        ([1, 0, 0], [0.0, 1.0, 0.0]),
    ]


def binned_forecasts(random: Random) -> list[Data]:
    """Four sets with bins of different width, of which some are empty; nothing on an edge."""
    return [binned(random, bins) for bins in random.sample([3, 4, 5, 6, 8], 4)]


def binned(random: Random, bins: int) -> Data:
    """Forecasts that keep away from the edges of the bins and leave one of them empty."""
    empty = random.randrange(bins)
    inside = [
        k / 100
        for k in range(3, 98)
        if min(k * bins % 100, -k * bins % 100) > 2 * bins and k * bins // 100 != empty
    ]
    y_prob = [random.choice(inside) for _ in range(random.randint(12, 18))]
    return outcomes(random, y_prob), y_prob, bins


def forecasts_on_edges(random: Random) -> list[Data]:
    """Probabilities that are edges, 0 and 1 among them; one bin; one forecast."""
    quarters = [0.0, 1.0, *random.choices([0.25, 0.5, 0.75, 0.0, 1.0], k=8)]
    eighths = [0.0, 1.0, *(random.randint(0, 8) / 8 for _ in range(10))]
    few = hundredths(random, 4)
    return [
        (outcomes(random, quarters), quarters, 4),
        (outcomes(random, eighths), eighths, random.choice([2, 4])),
        (outcomes(random, few), few, 1),
        ([random.randint(0, 1)], [0.5], 2),
    ]


LOSSES, SCORES = MISTAKES["log_loss"].keys(), MISTAKES["brier"].keys()
GAPS, AUCS = MISTAKES["expected_calibration_error"].keys(), MISTAKES["isotonic_auc"].keys()
ECE = "expected_calibration_error"
CHECKS = {
    "hand-bold": Check("log_loss", exact.log_loss, given(BOLD), tolerance=0.001),
    "hand-cautious": Check("log_loss", exact.log_loss, given(CAUTIOUS), tolerance=0.001),
    "hand-share": Check("share_of_hail", share_of_hail, given((SURE,))),
    "hand-brier": Check("brier", exact.brier, given(SEASONS)),
    "hand-bins": Check(ECE, expected_calibration_error, given((*ten, 2))),
    "hand-isotonic": Check("isotonic_auc", isotonic_auc, given(eight), AUCS),
    "log-loss-week": Check(
        "log_loss",
        exact.log_loss,
        given(([0, 1, 1, 0], [0.2, 0.5, 0.9, 0.6]), ([1, 0], [1.0, 1.0])),
        visible=True,
    ),
    "log-loss-usual": Check("log_loss", exact.log_loss, usual_forecasts, LOSSES - AT_THE_EDGE),
    "log-loss-edge": Check("log_loss", exact.log_loss, certain_forecasts, AT_THE_EDGE),
    "brier-week": Check(
        "brier", exact.brier, given(([0, 1, 1, 0], [0.2, 0.5, 0.9, 0.6])), visible=True
    ),
    "brier-usual": Check("brier", exact.brier, usual_forecasts, SCORES - NO_FORECAST),
    "brier-edge": Check("brier", exact.brier, no_forecasts, NO_FORECAST),
    "ece-month": Check(
        ECE,
        expected_calibration_error,
        given(
            (
                [0, 0, 1, 0, 1, 0, 1, 1, 0, 1],
                [0.0, 0.1, 0.25, 0.3, 0.5, 0.6, 0.75, 0.75, 0.9, 1.0],
                4,
            )
        ),
        visible=True,
    ),
    "ece-usual": Check(ECE, expected_calibration_error, binned_forecasts, GAPS - ON_AN_EDGE),
    "ece-edge": Check(ECE, expected_calibration_error, forecasts_on_edges, ON_AN_EDGE),
}
