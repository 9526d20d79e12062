def average_precision(y_true, y_score):
    total = 0
    for label in y_true:
        total += label
    if total == 0:
        raise ValueError("AP needs a positive object")
    pairs = sorted(zip(y_score, y_true, strict=True), reverse=True)
    ap, found, previous, i = 0.0, 0, 0.0, 0
    while i < len(pairs):
        j = i
        while j < len(pairs) and pairs[j][0] == pairs[i][0]:
            found += pairs[j][1]
            j += 1
        ap += (found / total - previous) * found / j
        previous = found / total
        i = j
    return ap
