"""The figures of the chapter, drawn in a language."""

import course_lib
from course_lib import gaussian, plots
from course_lib.simulation import gaussian_scores

SAMPLE = gaussian_scores(200, 3_800, mean=1.5, sd=2.0)
RESULTS = {
    "AUC": course_lib.bootstrap(course_lib.roc_auc, *SAMPLE),
    "AP": course_lib.bootstrap(course_lib.average_precision, *SAMPLE),
}
POPULATION = {"AUC": gaussian.auc(1.5, 2.0), "AP": gaussian.average_precision(0.05, 1.5, 2.0)}
INTERVALS = [
    course_lib.delong_interval(*gaussian_scores(20, 180, mean=1.66, seed=seed))
    for seed in range(40)
]
FIGURES = {
    "bootstrap": lambda language: plots.bootstrap_distributions(RESULTS, POPULATION, language),
    "intervals": lambda language: plots.repeated_intervals(INTERVALS, gaussian.auc(1.66), language),
}
