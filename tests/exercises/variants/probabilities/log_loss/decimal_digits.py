from decimal import Decimal, getcontext


def log_loss(y_true, y_prob):
    getcontext().prec = 40
    least = Decimal(2) ** -52
    total = Decimal(0)
    for y, p in zip(y_true, map(Decimal, map(str, y_prob)), strict=True):
        if p < 0 or p > 1:
            raise ValueError("no probability")
        total -= min(max(p if y else 1 - p, least), 1 - least).ln()
    return total / len(y_true)
