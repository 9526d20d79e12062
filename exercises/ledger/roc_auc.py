"""The grove of the open question, as its cell has it, for the homework's ledger and the solution's.

A file of its own, because a name with a hyphen cannot be imported.
"""

__all__ = ["grove_true", "nose_a", "nose_b"]

grove_true = [1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0]
nose_a = [
    *(0.83, 0.77, 0.58, 0.74, 0.61, 0.91, 0.40, 0.45),
    *(0.52, 0.15, 0.96, 0.33, 0.88, 0.69, 0.27),
]
nose_b = [
    *(0.81, 0.49, 0.79, 0.72, 0.18, 0.93, 0.66, 0.44),
    *(0.31, 0.86, 0.63, 0.22, 0.36, 0.93, 0.57),
]
