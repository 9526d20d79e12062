def positive_predictive_value(sensitivity, specificity, prevalence):
    hits = sensitivity * prevalence
    alarms_in_vain = (1 - specificity) * (1 - prevalence)
    if alarms_in_vain == 0:
        if hits == 0:
            raise ValueError("no odds")
        return 1
    odds = hits / alarms_in_vain
    return odds / (1 + odds)
