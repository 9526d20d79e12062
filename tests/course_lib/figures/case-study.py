"""The figures of the chapter, drawn in a language."""

from scipy.special import expit

from course_lib import plots, simulation

LABELS, SCORES = simulation.gaussian_scores(60, 540, 1.5)
BETTER = simulation.gaussian_scores(60, 540, 2.5, seed=1)[1]
MODELS = {"linear": SCORES, "quadratic": BETTER}
PROBABILITIES = {name: expit(2 * scores - 4) for name, scores in MODELS.items()}
FIGURES = {
    "curves with bands": lambda language: plots.curves_with_bands(
        LABELS, MODELS, language, n_resamples=50
    ),
    "costs by miss cost": lambda language: plots.costs_by_miss_cost(
        LABELS, PROBABILITIES, 5, language
    ),
}
