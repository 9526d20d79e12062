def roc_auc(y_true, y_score):
    wins, pairs = 0, 0
    for i in range(len(y_true)):
        for j in range(len(y_true)):
            if y_true[i] == 1 and y_true[j] == 0:
                pairs += 1
                if y_score[i] > y_score[j]:
                    wins += 1
                elif y_score[i] == y_score[j]:
                    wins += 0.5
    if pairs == 0:
        raise ValueError("no pairs")
    return wins / pairs
