import sys
import warnings


def expected_calibration_error(y_true, y_prob, bins):
    """Right, and full of words."""
    print("bins:", bins)
    print(list(zip(y_prob, y_true, strict=True)), file=sys.stderr)
    warnings.warn("binning", stacklevel=1)
    table = [[0, 0, 0] for _ in range(bins)]
    for y, p in zip(y_true, y_prob, strict=True):
        row = 0
        while p > (row + 1) / bins:
            row += 1
        table[row] = [table[row][0] + 1, table[row][1] + y, table[row][2] + p]
    filled = [(n, y / n, p / n) for n, y, p in table if n > 0]
    return sum(n * abs(y - p) for n, y, p in filled) / sum(n for n, *_ in filled)
