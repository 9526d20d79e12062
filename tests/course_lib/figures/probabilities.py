"""The figures of the chapter, drawn in a language."""

from scipy.special import expit

from course_lib import plots
from course_lib.simulation import gaussian_scores

LABELS, SCORES = gaussian_scores(1000, 1000, mean=1.2)
LOG_ODDS = 1.2 * SCORES - 0.72
FIGURES = {
    "losses": lambda language: plots.probability_losses([0.01, 0.4], language),
    "reliability": lambda language: plots.reliability_diagram(
        LABELS, expit(3 * LOG_ODDS), expit(LOG_ODDS), language
    ),
    "reliability of few": lambda language: plots.reliability_diagram(
        LABELS[980:1020], expit(3 * LOG_ODDS[980:1020]), [0.5] * 40, language, n_bins=5
    ),
}
