def macro_f1(y_true, y_pred, labels):
    def score(label):
        actual = {i for i, own in enumerate(y_true) if own == label}
        named = {i for i, own in enumerate(y_pred) if own == label}
        if not actual | named:
            raise ValueError("neither seen nor named")
        if not actual & named:
            return 0
        recall = len(actual & named) / len(actual)
        precision = len(actual & named) / len(named)
        return 2 / (1 / precision + 1 / recall)

    return sum(map(score, labels)) / len(labels)
