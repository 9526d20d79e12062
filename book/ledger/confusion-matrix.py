"""What only the chapter on the confusion matrix computes: matrices that share their accuracy."""


def count_matrices(right: int, n_pos: int, n_neg: int) -> int:
    """How many matrices of two classes of these sizes have so many right decisions, TP + TN."""
    return sum(0 <= right - tp <= n_neg for tp in range(n_pos + 1))


def all_told_by_right(n_pos: int, n_neg: int) -> list[int]:
    """The numbers of right decisions that exactly one matrix has."""
    rights = range(n_pos + n_neg + 1)
    return [right for right in rights if count_matrices(right, n_pos, n_neg) == 1]
