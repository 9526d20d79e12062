import sys
import warnings
from decimal import Decimal


def roc_auc(y_true, y_score):
    """Right, and full of words."""
    print("y_true", y_true)
    print("y_score", y_score, file=sys.stderr)
    warnings.warn("counting", stacklevel=1)
    truffles = [s for t, s in zip(y_true, y_score, strict=True) if t]
    empty = [s for t, s in zip(y_true, y_score, strict=True) if not t]
    if not truffles or not empty:
        raise ValueError(f"{len(truffles)} truffles, {len(empty)} empty")
    total = Decimal(0)
    for s in truffles:
        for z in empty:
            total += Decimal("0.5") * ((s > z) + (s >= z))
    return total / len(truffles) / len(empty)
