"""Each definition of `course_lib.exact` is short enough to be read at a glance."""

import ast
import inspect

import pytest

from course_lib import exact

FUNCTIONS = [
    name for name, value in vars(exact).items() if inspect.isfunction(value) and name[0] != "_"
]


def body_length(source: str) -> int:
    """Lines of a function's body, without its docstring."""
    function = ast.parse(source).body[0]
    body = function.body[ast.get_docstring(function) is not None :]
    return body[-1].end_lineno - body[0].lineno + 1


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_definition_takes_fewer_than_fifteen_lines(name):
    assert body_length(inspect.getsource(getattr(exact, name))) < 15


def test_the_docstring_is_not_counted():
    assert (
        body_length('def f(x):\n    """One.\n\n    Two.\n    """\n    y = x\n\n    return y\n') == 3
    )
    assert body_length("def f(x):\n    return x\n") == 1
