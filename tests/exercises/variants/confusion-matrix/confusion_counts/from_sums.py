def confusion_counts(y_true, y_pred):
    if len(y_true) != len(y_pred) or not set(y_true + y_pred) <= {0, 1}:
        raise ValueError("two lists of 0 and 1, equally long")
    tp = sum(own * said for own, said in zip(y_true, y_pred, strict=True))
    fp, fn = sum(y_pred) - tp, sum(y_true) - tp
    return tp, fp, fn, len(y_true) - tp - fp - fn
