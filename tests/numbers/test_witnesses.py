from fractions import Fraction

import pytest

from tools.numbers.witnesses import DisagreementError, witnessed


def exact_mean(values):
    return sum(map(Fraction, values)) / len(values)


def fast_mean(values):
    return sum(values) / len(values)


def wrong_mean(values):
    return sum(values) / (len(values) + 1)


def test_agreement_gives_the_first_value():
    value = witnessed(exact_mean, fast_mean)([Fraction(1, 3), 1, 1])
    assert value == Fraction(7, 9)
    assert isinstance(value, Fraction)


@pytest.mark.parametrize("pair", [(exact_mean, wrong_mean), (wrong_mean, exact_mean)])
def test_disagreement_is_refused_and_names_both(pair):
    with pytest.raises(DisagreementError, match=r"_mean gives .*_mean gives"):
        witnessed(*pair)([1, 0, 1])


def test_sequences_are_compared_one_by_one():
    both = witnessed(lambda n: [Fraction(1, 3), n], lambda n: (1 / 3, n + 1e-11))
    with pytest.raises(DisagreementError):
        both(1)
    with pytest.raises(DisagreementError):
        witnessed(lambda: [1, 2], lambda: [1])()
    assert witnessed(lambda: [Fraction(1, 3)], lambda: [1 / 3])() == [Fraction(1, 3)]


def test_only_the_first_implementation_sees_fractions():
    seen = []
    witnessed(lambda x: seen.append(x) or 1, lambda x: seen.append(x) or 1)([Fraction(1, 2)])
    assert list(map(type, (seen[0][0], seen[1][0]))) == [Fraction, float]


def test_a_tolerance_can_be_wider():
    assert witnessed(lambda: 1.0, lambda: 1 + 1e-10, tolerance=1e-9)() == 1.0
