from decimal import Decimal


def positive_predictive_value(sensitivity, specificity, prevalence):
    r, s, p = Decimal(str(sensitivity)), Decimal(str(specificity)), Decimal(str(prevalence))
    true, false = r * p, (1 - s) * (1 - p)
    if true + false == 0:
        raise ValueError
    return true / (true + false)
