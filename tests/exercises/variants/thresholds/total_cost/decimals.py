from decimal import Decimal


def total_cost(y_true, y_score, threshold, cost_fp, cost_fn):
    def price(label, score):
        if (Decimal(score) >= Decimal(threshold)) == bool(label):
            return Decimal(0)
        return Decimal(cost_fn) if label else Decimal(cost_fp)

    return sum(map(price, y_true, y_score), start=Decimal(0))
