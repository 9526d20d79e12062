"""What the ledger of the homework on the ROC curve and AUC uses besides the common names."""

from exercises.ledger.roc_auc import grove_true, nose_a, nose_b

__all__ = ["grove_true", "nose_a", "nose_b"]
