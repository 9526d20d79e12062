import sys
import warnings


class Bill:
    """What has been paid so far."""

    def __init__(self):
        self.total = 0.0

    def pay(self, amount):
        print("paying", amount)
        self.total += amount


def total_cost(y_true, y_score, threshold, cost_fp, cost_fn):
    """Right, and full of words."""
    warnings.warn("counting", stacklevel=1)
    print(y_true, y_score, file=sys.stderr)
    bill = Bill()
    for night, (flood, score) in enumerate(zip(y_true, y_score, strict=True)):
        siren = score >= threshold
        match bool(flood), siren:
            case False, True:
                bill.pay(cost_fp)
            case True, False:
                bill.pay(cost_fn)
            case _:
                print("night", night, "is free")
    return bill.total
