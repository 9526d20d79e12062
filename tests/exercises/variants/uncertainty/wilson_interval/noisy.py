import sys
import warnings


def wilson_interval(successes, n, z):
    """Right, and full of words."""
    print("successes", successes, "of", n)
    print("z", z, file=sys.stderr)
    warnings.warn("thinking", stacklevel=1)
    assert z > 0
    if n == 0:
        raise ValueError("nobody was tested")
    failures = n - successes
    if min(successes, failures) < 0:
        raise ValueError("more than all")
    half = z * (successes * failures / n + z * z / 4) ** 0.5
    ends = []
    for sign in -1, +1:
        ends.append((successes + z * z / 2 + sign * half) / (successes + failures + z * z))
    return ends
