import warnings


def confusion_counts(y_true, y_pred):
    print("counting", len(y_true), "apples")
    counts = [0, 0, 0, 0]
    try:
        for own, said in zip(y_true, y_pred, strict=True):
            counts[["11", "01", "10", "00"].index(f"{own}{said}")] += 1
            print(own, said, counts)
    except ValueError:
        warnings.warn("odd lists", stacklevel=1)
        raise
    return counts
