from decimal import Decimal


def wilson_interval(successes, n, z):
    if n == 0:
        raise ValueError("no trials")
    if successes > n or successes < 0:
        raise ValueError("impossible count")
    k, n, z2 = Decimal(successes), Decimal(n), Decimal(str(z)) ** 2
    reach = (z2 * (k * (n - k) / n + z2 / 4)).sqrt()
    return tuple((k + z2 / 2 + sign * reach) / (n + z2) for sign in (-1, 1))
