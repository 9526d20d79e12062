def positive_predictive_value(sensitivity, specificity, prevalence):
    tp = sensitivity * prevalence
    fp = (1 - specificity) * (1 - prevalence)
    try:
        return tp / (tp + fp)
    except ZeroDivisionError:
        raise ValueError("nothing is flagged") from None
