def wilson_interval(successes, n, z):
    """Each end by halving: p is in the interval as long as the data do not contradict it."""
    if n < 1 or successes not in range(n + 1):
        raise ValueError(f"{successes} of {n}")
    share = successes / n

    def end(inside, outside):
        for _ in range(60):
            p = (inside + outside) / 2
            if (share - p) ** 2 * n <= z * z * p * (1 - p):
                inside = p
            else:
                outside = p
        return inside

    return end(share, 0.0), end(share, 1.0)
