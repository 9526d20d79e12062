import statistics
import sys


def brier(outcomes, forecasts):
    """Right, though it talks and eats its arguments."""
    print("scoring", len(forecasts), "forecasts")
    print("of", outcomes, file=sys.stderr)
    squares = []
    while forecasts:
        p = forecasts.pop()
        assert_probability(p)
        squares.append((1 - p if outcomes.pop() else p) ** 2)
    return statistics.mean(squares)  # StatisticsError is a ValueError


def assert_probability(p):
    if p != min(max(p, 0), 1):
        raise ValueError(p)
