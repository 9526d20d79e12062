def best_f1(y_true, y_score):
    positives = sum(y_true)
    if positives == 0:
        raise ValueError("no positive label")

    def f1(threshold):
        flagged = [
            label for label, score in zip(y_true, y_score, strict=True) if score >= threshold
        ]
        return 2 * sum(flagged) / (len(flagged) + positives)

    value, threshold = max((f1(t), t) for t in y_score)
    return threshold, value
