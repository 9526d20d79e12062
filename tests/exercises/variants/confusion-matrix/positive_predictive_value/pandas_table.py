import pandas as pd


def positive_predictive_value(sensitivity, specificity, prevalence):
    table = pd.DataFrame(
        {
            "flagged": [sensitivity * prevalence, (1 - specificity) * (1 - prevalence)],
            "left": [(1 - sensitivity) * prevalence, specificity * (1 - prevalence)],
        },
        index=["wormy", "sound"],
    )
    total = table["flagged"].sum()
    if total == 0:
        raise ValueError("nothing is flagged")
    return table.loc["wormy", "flagged"] / total
