from itertools import accumulate, groupby
from operator import itemgetter


def roc_curve(y_true, y_score):
    if len(set(y_true)) < 2:
        raise ValueError(f"only {set(y_true)} in y_true")
    pairs = sorted(zip(y_score, y_true, strict=True), key=itemgetter(0), reverse=True)
    blocks = [[label for _, label in block] for _, block in groupby(pairs, key=itemgetter(0))]
    tp = accumulate((sum(block) for block in blocks), initial=0)
    fp = accumulate((block.count(0) for block in blocks), initial=0)
    return tuple((x / y_true.count(0), y / y_true.count(1)) for x, y in zip(fp, tp, strict=True))
