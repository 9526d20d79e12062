def positive_predictive_value(sensitivity, specificity, prevalence):
    fp = (1 - prevalence) * (1 - specificity)
    flagged = fp + prevalence * sensitivity
    if flagged <= 0:
        raise ValueError("nothing is flagged")
    return 1 - fp / flagged
