class NotAShareError(ValueError):
    pass


def wilson_interval(successes, n, z):
    if not (n > 0 and 0 <= successes <= n):
        raise NotAShareError(f"{successes}/{n}")
    square = z * z
    a, b, c = n + square, 2 * successes + square, successes * successes / n
    root = (b * b - 4 * a * c) ** 0.5
    return (b - root) / (2 * a), (b + root) / (2 * a)
