import sys
import warnings


def paired_differences(y_true, pred_a, pred_b, draws):
    """Right, and full of words."""
    print(len(draws), "draws")
    result = ()
    for number, draw in enumerate(draws):
        print("draw", number, draw, file=sys.stderr)
        sick = [(pred_a[i], pred_b[i]) for i in draw if y_true[i]]
        if len(sick) == 0:
            warnings.warn("nobody is ill", stacklevel=1)
            raise ValueError(number)
        share_a = sum(a for a, _ in sick) / len(sick)
        share_b = sum(b for _, b in sick) / len(sick)
        result += (share_a - share_b,)
    return result
