def wilson_interval(successes, n, z):
    """The other form of the formula, with the share in it."""
    if not n or not 0 <= successes <= n:
        raise ValueError
    p = successes / n
    below = 1 + z * z / n
    centre = (p + z * z / (2 * n)) / below
    half = z / below * (p * (1 - p) / n + z * z / (4 * n * n)) ** 0.5
    return [centre - half, centre + half]
