"""Renamed by a browser."""

def change(path):
    path.rename(path.with_name("average-precision (1).ipynb"))
