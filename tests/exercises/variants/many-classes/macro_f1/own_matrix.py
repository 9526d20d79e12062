from fractions import Fraction


def table(y_true, y_pred, labels):
    pairs = list(zip(y_true, y_pred, strict=True))
    return [[pairs.count((row, column)) for column in labels] for row in labels]


def macro_f1(y_true, y_pred, labels):
    matrix = table(y_true, y_pred, labels)
    f1s = []
    for i, row in enumerate(matrix):
        both = sum(row) + sum(line[i] for line in matrix)
        if not both:
            raise ValueError(f"{labels[i]}: 0 / 0")
        f1s.append(Fraction(2 * row[i], both))
    return sum(f1s) / len(f1s)
