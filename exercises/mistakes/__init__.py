"""Wrong implementations that students really write, one module for each assignment.

Each module has `MISTAKES`: for each function, by the name that students give it, the mistakes by
their ids, as marks and messages name them. None of this is released to students.
"""

from collections.abc import Callable


def named(*functions: Callable) -> dict[str, Callable]:
    """Each function by the id of its mistake, such as every-position.

    Where two of them give the same answer, the one named to the student is the first.
    """
    return {function.__name__.replace("_", "-"): function for function in functions}
