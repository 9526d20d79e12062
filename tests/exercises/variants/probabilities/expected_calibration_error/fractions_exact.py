from fractions import Fraction


def expected_calibration_error(y_true, y_prob, bins):
    groups = {}
    for label, p in zip(y_true, map(Fraction, map(str, y_prob)), strict=True):
        place = -(-p * bins // 1) if p else 1
        groups.setdefault(place, []).append((label, p))
    ece = Fraction(0)
    for group in groups.values():
        share = Fraction(sum(label for label, _ in group), len(group))
        promised = sum(p for _, p in group) / len(group)
        ece += Fraction(len(group), len(y_true)) * abs(share - promised)
    return ece
