"""Renamed, and packed on a Mac, which puts a file of its own beside each."""


def change(path):
    path.rename(path.with_name("homework (1).ipynb"))
    path.with_name("._homework (1).ipynb").write_bytes(b"\0\5\x16\7")
