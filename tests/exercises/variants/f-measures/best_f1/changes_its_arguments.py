def best_f1(y_true, y_score):
    positives, best = sum(y_true), (0, 0)
    while y_score and positives:
        lowest = min(y_score)
        value = 2 * sum(y_true) / (len(y_true) + positives)
        if value >= best[1]:
            best = lowest, value
        while lowest in y_score:
            place = y_score.index(lowest)
            del y_score[place], y_true[place]
    if not positives:
        raise ValueError("no threshold is better than another")
    return best
