from fractions import Fraction


def positive_predictive_value(sensitivity, specificity, prevalence):
    r, s, p = (Fraction(str(x)) for x in (sensitivity, specificity, prevalence))
    alarms = p * r + (1 - p) * (1 - s)
    if not alarms:
        raise ValueError("no alarm")
    return p * r / alarms
