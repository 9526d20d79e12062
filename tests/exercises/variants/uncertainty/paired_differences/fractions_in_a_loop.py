from fractions import Fraction


def paired_differences(y_true, pred_a, pred_b, draws):
    result = []
    for draw in draws:
        sick = [i for i in draw if y_true[i] == 1]
        if not sick:
            raise ValueError("a resample without a sick hive")
        result.append(Fraction(sum(pred_a[i] - pred_b[i] for i in sick), len(sick)))
    return result
