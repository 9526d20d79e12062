import sys


def fbeta(y_true, y_pred, beta):
    print(f"beta = {beta}, {len(y_true)} pages")
    weigh = {(1, 1): 1 + beta**2, (1, 0): beta**2, (0, 1): 1, (0, 0): 0}
    weights = [weigh[pair] for pair in zip(y_true, y_pred, strict=True)]
    print(weights, file=sys.stderr)
    if not sum(weights):
        raise ValueError(f"{weights} add up to nothing")
    hits = [
        w for w, pair in zip(weights, zip(y_true, y_pred, strict=True), strict=True) if all(pair)
    ]
    print(hits)
    return sum(hits) / sum(weights)
