"""Aligns what stands on a page with what should stand there, with as few changes as possible.

`difflib` looks for long common runs, not for few changes: in 1, 0, 1, 0, 1 it reads one
changed digit as two additions and two deletions. The edit distance names that digit.
"""

from collections.abc import Hashable, Iterator, Sequence


def changes(
    found: Sequence[Hashable], wanted: Sequence[Hashable]
) -> Iterator[tuple[int, int, bool, bool]]:
    """The fewest single changes that turn `found` into `wanted`, in order.

    Yields
    ------
    i, j : int
        Positions in `found` and in `wanted`.
    taken, given : bool
        Both where ``found[i]`` should be ``wanted[j]``; `taken` alone where ``found[i]`` is too
        much; `given` alone where ``wanted[j]`` is missing before ``found[i]``.
    """
    head = 0
    while head < min(len(found), len(wanted)) and found[head] == wanted[head]:
        head += 1
    tail = 0
    while tail < min(len(found), len(wanted)) - head and found[-1 - tail] == wanted[-1 - tail]:
        tail += 1
    a, b = found[head : len(found) - tail], wanted[head : len(wanted) - tail]
    for i, j, taken, given in _steps(a, b, _distances(a, b)):
        yield head + i, head + j, taken, given


def _distances(a: Sequence[Hashable], b: Sequence[Hashable]) -> list[list[int]]:
    """``table[i][j]``: the fewest changes that turn ``a[i:]`` into ``b[j:]``."""
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a), -1, -1):
        for j in range(len(b), -1, -1):
            if i == len(a) or j == len(b):
                table[i][j] = len(a) - i + len(b) - j
            else:
                table[i][j] = min(
                    table[i + 1][j + 1] + (a[i] != b[j]), table[i + 1][j] + 1, table[i][j + 1] + 1
                )
    return table


def _steps(
    a: Sequence[Hashable], b: Sequence[Hashable], table: list[list[int]]
) -> Iterator[tuple[int, int, bool, bool]]:
    i = j = 0
    while i < len(a) or j < len(b):
        here = table[i][j]
        both = i < len(a) and j < len(b)
        if both and here == table[i + 1][j + 1] + (a[i] != b[j]):
            if a[i] != b[j]:
                yield i, j, True, True
            i, j = i + 1, j + 1
        elif i < len(a) and here == table[i + 1][j] + 1:
            yield i, j, True, False
            i += 1
        else:
            yield i, j, False, True
            j += 1
