"""The trial of the homework, as its exercise prints it."""

from exercises.ledger.confusion_matrix import LINE, THRESHOLDS, trial

__all__ = ["LINE", "THRESHOLDS", "trial"]
