import numpy as np
import pandas as pd


def expected_calibration_error(y_true, y_prob, bins):
    days = pd.DataFrame({"y": y_true, "p": y_prob})
    days["bin"] = pd.cut(days.p, np.linspace(0, 1, bins + 1), labels=False, include_lowest=True)
    table = days.groupby("bin").agg(size=("y", "size"), y=("y", "mean"), p=("p", "mean"))
    return (table["size"] / table["size"].sum() * (table.y - table.p).abs()).sum()
