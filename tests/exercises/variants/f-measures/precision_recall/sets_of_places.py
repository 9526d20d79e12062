def precision_recall(y_true, y_pred):
    wanted = {i for i, label in enumerate(y_true) if label}
    offered = {i for i, decision in enumerate(y_pred) if decision}
    if not wanted:
        raise ValueError("nothing to find")
    if not offered:
        raise ValueError("nothing offered")
    return [len(wanted & offered) / len(each) for each in (offered, wanted)]
