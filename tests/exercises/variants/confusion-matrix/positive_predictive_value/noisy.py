import warnings


def positive_predictive_value(sensitivity, specificity, prevalence):
    print("Bayes:", sensitivity, specificity, prevalence)
    likelihoods = {"wormy": sensitivity, "sound": 1 - specificity}
    priors = {"wormy": prevalence, "sound": 1 - prevalence}
    evidence = sum(likelihoods[kind] * priors[kind] for kind in priors)
    if evidence == 0:
        warnings.warn("no evidence", stacklevel=1)
        raise ValueError("no evidence")
    return likelihoods["wormy"] * priors["wormy"] / evidence
