class NothingFlaggedError(ValueError):
    pass


def positive_predictive_value(sensitivity, specificity, prevalence):
    def of_class(weight, rate):
        return weight * rate

    true = of_class(prevalence, sensitivity)
    false = of_class(1 - prevalence, 1 - specificity)
    if true == false == 0:
        raise NothingFlaggedError
    return true / (true + false)
