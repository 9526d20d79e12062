def total_cost(y_true, y_score, threshold, cost_fp, cost_fn):
    bill = []
    while y_true:
        label, score = y_true.pop(), y_score.pop()
        if score >= threshold and label == 0:
            bill.append(cost_fp)
        elif score < threshold and label == 1:
            bill.append(cost_fn)
    return sum(bill)
