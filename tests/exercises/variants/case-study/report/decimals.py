from decimal import Decimal


def report(y_true, y_score, threshold):
    flagged = [i for i, score in enumerate(y_score) if not score < threshold]
    positive = {i for i, label in enumerate(y_true) if label}
    negative = set(range(len(y_true))) - positive
    if not positive or not negative:
        raise ValueError("report needs both classes")
    tp = Decimal(len(positive & set(flagged)))
    fp = len(flagged) - tp
    fn, tn = len(positive) - tp, len(negative) - fp
    precision = tp / len(flagged) if flagged else Decimal("NaN")
    recall, specificity = tp / len(positive), tn / len(negative)
    f1 = tp / (tp + (fp + fn) / 2)
    return [
        tp,
        fp,
        fn,
        tn,
        (tp + tn) / len(y_true),
        precision,
        recall,
        f1,
        (recall + specificity) / 2,
    ]
