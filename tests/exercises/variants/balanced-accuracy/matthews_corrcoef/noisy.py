import sys


def matthews_corrcoef(y_true, y_pred):
    cells = {(a, p): 0 for a in (0, 1) for p in (0, 1)}
    for pair in zip(y_true, y_pred, strict=True):
        cells[pair] += 1
        print(pair, cells)
    rows = [cells[a, 0] + cells[a, 1] for a in (0, 1)]
    columns = [cells[0, p] + cells[1, p] for p in (0, 1)]
    print(rows, columns, file=sys.stderr)
    if min(rows + columns) == 0:
        raise ValueError(f"{rows} {columns}")
    above = cells[1, 1] * cells[0, 0] - cells[0, 1] * cells[1, 0]
    return above / (rows[0] * rows[1] * columns[0] * columns[1]) ** 0.5
