def majority_baseline(y_true):
    shares = {c: y_true.count(c) / len(y_true) for c in y_true}
    for c, share in shares.items():
        print(c, "has", share)
    return max(shares.values())
