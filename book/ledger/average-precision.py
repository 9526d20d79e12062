"""What only the chapter on average precision computes: a list with one error less."""

from collections.abc import Sequence


def risen(labels: Sequence[int], k: int) -> list[int]:
    """The labels after the positive at rank k + 1 has overtaken the negative at rank k."""
    above, pair, below = labels[: k - 1], labels[k - 1 : k + 1], labels[k + 1 :]
    if list(pair) != [0, 1]:
        raise ValueError(f"ranks {k} and {k + 1} have the labels {pair}, not 0 and 1")
    return [*above, 1, 0, *below]
