from math import sqrt


def wilson_interval(successes, n, z):
    if n <= 0 or successes < 0 or successes > n:
        raise ValueError("successes must be between 0 and n, and n above zero")
    middle = successes + z**2 / 2
    reach = z * sqrt(successes * (n - successes) / n + z**2 / 4)
    return (middle - reach) / (n + z**2), (middle + reach) / (n + z**2)
