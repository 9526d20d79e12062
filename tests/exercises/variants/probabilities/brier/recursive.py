def brier(y_true, y_prob, done=0, total=0):
    if not y_prob:
        if done == 0:
            raise ValueError("nothing given")
        return total / done
    p, y = y_prob[0], y_true[0]
    if p < 0 or p > 1:
        raise ValueError("a probability is needed")
    return brier(y_true[1:], y_prob[1:], done + 1, total + (p - y) ** 2)
