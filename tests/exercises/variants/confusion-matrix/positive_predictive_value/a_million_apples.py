def positive_predictive_value(sensitivity, specificity, prevalence):
    n = 1_000_000
    wormy = round(n * prevalence)
    tp = round(wormy * sensitivity)
    tn = round((n - wormy) * specificity)
    fp = n - wormy - tn
    if tp + fp == 0:
        raise ValueError("nothing is flagged")
    return tp / (tp + fp)
