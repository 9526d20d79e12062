"""Simulated scores, the same on every run."""

import numpy as np
from numpy.typing import NDArray


def gaussian_scores(
    n_pos: int, n_neg: int, mean: float, sd: float = 1.0, seed: int = 0
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Labels and scores: positives from N(mean, sd²), then negatives from N(0, 1).

    Arrays (y_true, y_score) of shape (n_pos + n_neg,); the same seed gives the same scores. What
    they tend to as the samples grow is in `course_lib.gaussian`. ValueError: a negative number
    of objects, a mean that is not finite, a standard deviation that is not above zero.
    """
    if n_pos < 0 or n_neg < 0:
        raise ValueError(f"n_pos is {n_pos} and n_neg is {n_neg}: neither may be negative")
    if not np.isfinite(mean):
        raise ValueError(f"mean is {mean}: it must be a finite number")
    if not (np.isfinite(sd) and sd > 0):
        raise ValueError(f"sd is {sd}: it must be a finite number above zero")
    rng = np.random.default_rng(seed)
    y_true = np.repeat([1, 0], [n_pos, n_neg])
    y_score = np.concatenate([rng.normal(mean, sd, n_pos), rng.normal(0.0, 1.0, n_neg)])
    return y_true, y_score
