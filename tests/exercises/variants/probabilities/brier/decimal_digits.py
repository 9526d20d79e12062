from decimal import Decimal


def brier(y_true, y_prob):
    forecasts = [Decimal(repr(p)) for p in y_prob]
    if not forecasts:
        raise ValueError("no forecasts")
    for p in forecasts:
        if p < 0 or p > 1:
            raise ValueError(f"{p} is no probability")
    return sum((p - y) ** 2 for p, y in zip(forecasts, y_true, strict=True)) / len(forecasts)
