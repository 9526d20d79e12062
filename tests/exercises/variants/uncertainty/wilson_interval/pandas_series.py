import pandas as pd


def wilson_interval(successes, n, z):
    table = pd.Series({"k": successes, "n": n, "z2": z**2}, dtype=float)
    if table.n == 0 or not 0 <= table.k <= table.n:
        raise ValueError("no share")
    middle = table.k + table.z2 / 2
    half = (table.z2 * (table.k * (table.n - table.k) / table.n + table.z2 / 4)) ** 0.5
    return (pd.Series([middle - half, middle + half]) / (table.n + table.z2)).tolist()
