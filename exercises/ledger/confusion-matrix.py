"""What the homework on the confusion matrix tells of its tests and of its trial."""

from fractions import Fraction

from exercises.cases.confusion_matrix import CHECKS
from exercises.ledger.confusion_matrix import LINE, THRESHOLDS, trial

__all__ = ["LINE", "THRESHOLDS", "prevalences", "trial"]

#: The shares of wormy apples on the two lines of the visible test.
prevalences = [Fraction(str(share)) for *_, share in CHECKS["ppv-lines"].draw(None)]
