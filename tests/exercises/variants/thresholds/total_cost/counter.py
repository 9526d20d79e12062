from collections import Counter


def total_cost(y_true, y_score, threshold, cost_fp, cost_fn):
    cells = Counter(
        (label, score >= threshold) for label, score in zip(y_true, y_score, strict=True)
    )
    return cells[0, True] * cost_fp + cells[1, False] * cost_fn
