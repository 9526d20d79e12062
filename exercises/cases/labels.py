"""Labels and predictions that the data of several assignments are drawn with."""

from random import Random


def binary_labels(random: Random, length: int) -> list[int]:
    """A third to a half of the labels are positive, in any order."""
    positives = random.randint(length // 3, length // 2)
    drawn = [1] * positives + [0] * (length - positives)
    random.shuffle(drawn)
    return drawn


def class_labels(random: Random, classes: list, length: int, least: int) -> list:
    """Each class so many times at least, the first ones more often, in any order."""
    frequencies = range(len(classes), 0, -1)
    certain = least * classes
    drawn = certain + random.choices(classes, frequencies, k=length - len(certain))
    random.shuffle(drawn)
    return drawn


def predicted(random: Random, y_true: list, classes: list, never: object = None) -> list:
    """Often the true label, unless that is never predicted, else any of these."""
    return [c if c != never and random.random() < 0.6 else random.choice(classes) for c in y_true]
