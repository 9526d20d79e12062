"""The data of the homework on balanced accuracy."""

from collections.abc import Callable
from fractions import Fraction
from math import nan
from random import Random

from course_lib.data import (
    always_negative,
    decisions,
    hidden_specificity,
    labelled,
    one_in_ten,
    payments,
)
from course_lib.exact import (
    accuracy,
    macro_average,
    majority_baseline,
    matthews_corrcoef,
    recall,
    specificity,
)
from exercises.cases import Check, Data, given
from exercises.cases.labels import class_labels, predicted
from exercises.mistakes.balanced_accuracy import MISTAKES

SOUNDS = ["steps", "door", "glass", "rain", "clock"]


def balanced_accuracy(y_true: list, y_pred: list) -> Fraction:
    """Mean recall of the true classes; ValueError if there is one only."""
    if len(set(y_true)) < 2:
        raise ValueError(f"y_true has the class {y_true[0]!r} only")
    return macro_average(recall, y_true, y_pred, zero_division=nan)


def adjusted(y_true: list, y_pred: list) -> Fraction:
    """Balanced accuracy of two classes on the scale where a constant answer gets 0."""
    return recall(y_true, y_pred) + specificity(y_true, y_pred) - 1


def accuracy_and_balanced(y_true: list, y_pred: list) -> list:
    """Both numbers."""
    return [accuracy(y_true, y_pred), balanced_accuracy(y_true, y_pred)]


def accuracies(found: int, spared: int, positives: list) -> list:
    """The accuracy on thousands of objects: recall, specificity, prevalences in per cent."""
    return [accuracy(*thousand(found, spared, 10 * percent)) for percent in positives]


def thousand(found: int, spared: int, positives: int) -> Data:
    """Decisions on a thousand objects, so many of them positive."""
    negatives = 1000 - positives
    tp, tn = positives * found // 100, negatives * spared // 100
    return decisions(tp=tp, fn=positives - tp, tn=tn, fp=negatives - tn)


def named_sounds(random: Random, count: int) -> list[str]:
    """Some sounds, in no order."""
    return random.sample(SOUNDS, count)


def evening(random: Random, classes: list) -> Data:
    """True and predicted labels of all these classes."""
    y_true = class_labels(random, classes, random.randint(14, 24), least=2)
    return y_true, predicted(random, y_true, classes)


def ordinary(random: Random) -> list[Data]:
    """Four sets: of three and of four sounds, of sounds with numbers for names, of 0 and 1."""
    names = [named_sounds(random, count) for count in (3, 4)]
    return [evening(random, c) for c in [*names, random.sample(range(2, 10), 3), [0, 1]]]


def one_sided(random: Random) -> list[Data]:
    """A class that is never predicted; one that is only predicted."""
    classes = named_sounds(random, 4)
    lone = random.choice(classes)
    others = [c for c in classes if c != lone]
    y_true = class_labels(random, classes, random.randint(14, 24), least=2)
    others_true, others_pred = evening(random, others)
    return [
        (y_true, predicted(random, y_true, others, lone)),
        (others_true, [lone, *others_pred[1:]]),
    ]


def extreme(random: Random) -> list[Data]:
    """One true class, named right and wrong; nothing but right answers; a constant answer."""
    first, second, third = named_sounds(random, 3)
    length = random.randint(3, 6)
    y_true = class_labels(random, [first, second, third], random.randint(9, 12), least=2)
    return [
        ([first] * length, [second] + [first] * (length - 1)),
        ([1] * length, [1] * length),
        (y_true, list(y_true)),
        (y_true, [random.choice([first, second, third])] * len(y_true)),
    ]


def sizes(random: Random) -> list[Data]:
    """Three sets of labels, two of equal classes, one of a single class."""
    names = [named_sounds(random, 3), named_sounds(random, 4), random.sample(range(2, 10), 3)]
    sets = [class_labels(random, classes, random.randint(12, 30), least=2) for classes in names]
    equal = [names[0] * random.randint(2, 4), [0, 1] * random.randint(2, 4)]
    return [(y_true,) for y_true in [*sets, *equal, ["rain"] * random.randint(1, 5)]]


def decided(random: Random, right: tuple[int, int], wrong: tuple[int, int]) -> Data:
    """Labels 0 and 1 in any order: TP, and a few more of TN, from one range, FP and FN."""
    tp, tn = random.randint(*right), random.randint(*right) + random.randint(0, 5)
    counts = decisions(tp=tp, tn=tn, fp=random.randint(*wrong), fn=random.randint(*wrong))
    pairs = list(zip(*counts, strict=True))
    random.shuffle(pairs)
    return tuple(map(list, zip(*pairs, strict=True)))


def correlated(random: Random) -> list[Data]:
    """Four sets of decisions, the last of them more often wrong than right."""
    good = [decided(random, (2, 6), (1, 4)) for _ in range(3)]
    return [*good, decided(random, (1, 2), (8, 12))]


def constant(random: Random) -> list[Data]:
    """No flag; nothing but flags; no negative; nothing at all; all right; all wrong."""
    length = random.randint(5, 9)
    y_true = class_labels(random, [0, 1], length, least=2)
    opposite = [1 - label for label in y_true]
    return [
        (y_true, [0] * length),
        (y_true, [1] * length),
        ([1] * length, y_true),
        ([0] * length, [0] * length),
        (y_true, list(y_true)),
        (y_true, opposite),
    ]


def by_hand(function: str, reference: Callable, data: Data) -> Check:
    """A question about something that nobody writes as a function."""
    return Check(function, reference, given(data), NAMES[function])


week = labelled([[36, 3, 1], [4, 14, 2], [2, 4, 4]])
shift = (
    ["steps", "door", "steps", "glass", "steps", "door", "steps", "door", "glass", "steps"],
    ["steps", "steps", "steps", "glass", "door", "door", "steps", "door", "door", "steps"],
)
hour = ([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0], [0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0])
moved = (80, 70, [50, 90])

NAMES = {function: frozenset(mistakes) for function, mistakes in MISTAKES.items()}
FALSE_CLASS = {"false-class-counted", "one-for-false-class"}
FALSE_CLASS |= {"nan-for-false-class", "division-by-false-class"}
ONE_SIDED = frozenset({"unnamed-skipped", *FALSE_CLASS})
SINGLE = frozenset({"single-class-accepted"})
UNDEFINED = frozenset({"zero-for-undefined", "nan-for-undefined", "division-by-zero"})

BALANCED, BASELINE, MATTHEWS = "balanced_accuracy", "majority_baseline", "matthews_corrcoef"
CHECKS = {
    "hand-accuracy": by_hand("accuracy", accuracy, one_in_ten),
    "hand-balanced": Check(BALANCED, balanced_accuracy, given(one_in_ten)),
    "hand-adjusted": by_hand("adjusted_balanced_accuracy", adjusted, one_in_ten),
    "hand-silent": by_hand("accuracy_and_balanced", accuracy_and_balanced, always_negative),
    "hand-specificity": by_hand("missing_specificity", specificity, hidden_specificity),
    "hand-moved": by_hand("accuracy_at_prevalences", accuracies, moved),
    "hand-baseline": Check(BASELINE, majority_baseline, given((payments.y_true,))),
    "hand-matthews": Check(MATTHEWS, matthews_corrcoef, given(payments), tolerance=0.001),
    "hand-classes": Check(BALANCED, balanced_accuracy, given(week)),
    "balanced-shift": Check(BALANCED, balanced_accuracy, given(shift), visible=True),
    "balanced-ordinary": Check(
        BALANCED, balanced_accuracy, ordinary, NAMES[BALANCED] - ONE_SIDED - SINGLE
    ),
    "balanced-one-sided": Check(BALANCED, balanced_accuracy, one_sided, ONE_SIDED),
    "balanced-extreme": Check(BALANCED, balanced_accuracy, extreme, SINGLE),
    "baseline-shift": Check(BASELINE, majority_baseline, given(shift[:1]), visible=True),
    "baseline-ordinary": Check(BASELINE, majority_baseline, sizes, NAMES[BASELINE]),
    "matthews-hour": Check(MATTHEWS, matthews_corrcoef, given(hour), visible=True),
    "matthews-ordinary": Check(
        MATTHEWS, matthews_corrcoef, correlated, NAMES[MATTHEWS] - UNDEFINED
    ),
    "matthews-constant": Check(MATTHEWS, matthews_corrcoef, constant, UNDEFINED),
}
