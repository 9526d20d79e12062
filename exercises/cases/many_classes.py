"""The data of the homework on many classes."""

from collections.abc import Callable
from random import Random

from course_lib.data import labelled, nine_to_one
from course_lib.exact import (
    balanced_class_weights,
    confusion_matrix,
    f1,
    macro_average,
    one_vs_rest,
    precision,
    recall,
    weighted_average,
)
from exercises.cases import Check, Data, given
from exercises.cases.labels import class_labels, predicted
from exercises.mistakes.many_classes import MISTAKES

SPECIES = ["sparrow", "jay", "woodpecker", "nuthatch", "siskin"]


def of_classes(metric: Callable) -> Callable:
    """The metric of each class, as a list in the order of the labels."""
    return lambda *data: list(one_vs_rest(metric, *data).values())


def averaged(average: Callable) -> Callable:
    """F1 averaged in this way."""
    return lambda *data: average(f1, *data)


def micro_f1(y_true: list, y_pred: list, labels: list):
    """F1 of all decisions "this class or not" about some of the classes."""
    sides = ([int(own == c) for c in labels for own in side] for side in (y_true, y_pred))
    return f1(*sides)


def weights(y: list, labels: list) -> list:
    """The balanced weights, as a list in the order of the labels."""
    return list(balanced_class_weights(y, labels).values())


def named_species(random: Random, count: int) -> list[str]:
    """Some species, in no order."""
    return random.sample(SPECIES, count)


def photos(random: Random, labels: list) -> Data:
    """True and predicted labels of all these classes."""
    y_true = class_labels(random, labels, random.randint(14, 24), least=1)
    return y_true, predicted(random, y_true, labels), labels


def ordinary(random: Random) -> list[Data]:
    """Four sets of photos, the last one of species with numbers for names."""
    names = [named_species(random, count) for count in (3, 4, 3)]
    return [photos(random, labels) for labels in [*names, random.sample(range(1, 10), 3)]]


def odd_labels(random: Random) -> list[Data]:
    """A class that does not occur; labels that are no class, predicted or true; one photo."""
    labels = named_species(random, 4)
    rare = random.choice(labels)
    y_true, y_pred, _ = photos(random, [c for c in labels if c != rare])
    one = random.choice(labels)
    return [
        (y_true, y_pred, labels),
        (y_true, [*y_pred[:-1], "squirrel"], labels),
        (["squirrel", *y_true[1:]], y_pred, labels),
        ([one], [one], labels),
    ]


def one_sided(random: Random) -> list[Data]:
    """A class that is never predicted; one that is only predicted."""
    labels = named_species(random, 4)
    lone = random.choice(labels)
    others = [c for c in labels if c != lone]
    y_true = class_labels(random, labels, random.randint(14, 24), least=1)
    others_true, others_pred, _ = photos(random, others)
    return [
        (y_true, predicted(random, y_true, others, lone), labels),
        (others_true, [lone, *others_pred[1:]], labels),
    ]


def undefined(random: Random) -> list[Data]:
    """A class that does not occur, beside one that is only predicted; right; wrong."""
    labels = named_species(random, 4)
    false, first, second = random.sample(labels, 3)
    y_true, y_pred, _ = photos(random, [first, second])
    return [
        (y_true, [false, *y_pred[1:]], labels),
        ([first], [first], [first]),
        ([first, second], [second, first], [second, first]),
    ]


def sizes(random: Random) -> list[Data]:
    """Three sets of labels, the last one of species with numbers for names."""
    names = [named_species(random, count) for count in (3, 4)] + [random.sample(range(1, 10), 3)]
    return [
        (class_labels(random, labels, random.randint(12, 30), least=1), labels) for labels in names
    ]


def extreme_sizes(random: Random) -> list[Data]:
    """A class without photos; equal classes; one class."""
    labels = named_species(random, 4)
    some = labels[:-1]
    random.shuffle(labels)
    return [
        (class_labels(random, some, random.randint(8, 15), least=1), labels),
        (some * random.randint(2, 4), some),
        (["jay"] * random.randint(2, 5), ["jay"]),
    ]


def by_hand(function: str, reference: Callable, data: Data) -> Check:
    """A question about something that nobody writes as a function."""
    return Check(function, reference, given(data), NAMES[function])


week = (*labelled([[66, 2, 2], [9, 8, 3], [5, 2, 3]]), ["A", "B", "C"])
without_sparrows = (*week[:2], ["B", "C"])
KNOWN = ["sparrow", "jay", "woodpecker"]
morning = (
    ["jay", "woodpecker", *["sparrow"] * 3, "jay", "sparrow", "woodpecker", "jay", "sparrow"],
    ["jay", "sparrow", "sparrow", "jay", *["sparrow"] * 3, "woodpecker", "jay", "sparrow"],
    KNOWN,
)
album = (["jay", "sparrow", "sparrow", "jay", "sparrow", "woodpecker"] * 2, KNOWN)

NAMES = {function: frozenset(mistakes) for function, mistakes in MISTAKES.items()}
ODD = frozenset({"occurring-only", "unknown-dropped"})
ONE_SIDED = frozenset({"true-classes-only", "never-predicted-skipped"})
UNDEFINED = frozenset({"absent-dropped", "zero-for-absent", "one-for-absent"})
EMPTY = frozenset({"zero-weight-for-absent"})

macro_f1 = averaged(macro_average)
CHECKS = {
    "hand-precisions": by_hand("class_precisions", of_classes(precision), week),
    "hand-recalls": by_hand("class_recalls", of_classes(recall), week),
    "hand-f1s": by_hand("class_f1s", of_classes(f1), week),
    "hand-macro": Check("macro_f1", macro_f1, given(week)),
    "hand-weighted": by_hand("weighted_f1", averaged(weighted_average), week),
    "hand-micro": by_hand("micro_f1", micro_f1, without_sparrows),
    "hand-weights": Check("balanced_class_weights", weights, given((nine_to_one, [0, 1]))),
    "matrix-morning": Check("confusion_matrix", confusion_matrix, given(morning), visible=True),
    "matrix-ordinary": Check(
        "confusion_matrix", confusion_matrix, ordinary, NAMES["confusion_matrix"] - ODD
    ),
    "matrix-odd": Check("confusion_matrix", confusion_matrix, odd_labels, ODD),
    "macro-morning": Check("macro_f1", macro_f1, given(morning), visible=True),
    "macro-ordinary": Check(
        "macro_f1", macro_f1, ordinary, NAMES["macro_f1"] - ONE_SIDED - UNDEFINED
    ),
    "macro-one-sided": Check("macro_f1", macro_f1, one_sided, ONE_SIDED),
    "macro-undefined": Check("macro_f1", macro_f1, undefined, UNDEFINED),
    "weights-album": Check("balanced_class_weights", weights, given(album), visible=True),
    "weights-ordinary": Check(
        "balanced_class_weights", weights, sizes, NAMES["balanced_class_weights"] - EMPTY
    ),
    "weights-extreme": Check("balanced_class_weights", weights, extreme_sizes, EMPTY),
}
