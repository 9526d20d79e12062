"""Evaluates the ledger's expressions: Python, with exact numbers and no way out.

``0.9`` is the fraction 9/10, and the quotient of two whole numbers is a fraction. Known are
the names of the data, of the namespace, and a few builtins of arithmetic; nothing else.
"""

import ast
import numbers
import sys
import time
import warnings
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

ARITHMETIC = {
    function.__name__: function
    for function in [
        *(abs, all, any, dict, enumerate, float, int, len, list, max, min, range, reversed),
        *(set, sorted, sum, tuple, zip, Fraction),
    ]
}


class ExpressionError(Exception):
    """An expression that cannot be evaluated; the message says why."""


class Expressions:
    """Evaluates expressions over `names`, each different one once.

    Parameters
    ----------
    names : mapping of str to object
        What the expressions may use, besides arithmetic.
    """

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.names = {**ARITHMETIC, **names}
        self._definitions: dict[str, str] = {}
        self._uses: dict[str, set[str]] = {}
        self._values: dict[str, Any] = {}
        self._seconds: dict[str, float] = {}

    def define(self, name: str, expression: str) -> None:
        """Give a name to the value of an expression; those defined later may use it."""
        if name in self.names:
            raise ExpressionError(f"the name {name} is taken already")
        self.names[name] = self.value(expression)
        self._definitions[name] = expression

    def value(self, expression: str) -> Any:
        """The value of an expression.

        Raises
        ------
        ExpressionError
            For what is not an expression, uses an unknown name, or raises.
        """
        if expression not in self._values:
            self._values[expression] = self._evaluate(expression)
        return self._values[expression]

    def changed(self, name: str, expression: str) -> "Expressions":
        """The same with another expression for a defined name.

        What does not use the name keeps its value, what does is evaluated when it is asked for.
        """
        other = Expressions({})
        other.names = {n: v for n, v in self.names.items() if name not in self.uses(n)}
        other._definitions = {**self._definitions, name: expression}
        other._values = {e: v for e, v in self._values.items() if name not in self.uses(e)}
        return other

    def uses(self, expression: str) -> set[str]:
        """The defined names on which an expression depends, by way of others too."""
        if expression not in self._uses:
            direct = names_in(expression) & self._definitions.keys()
            others = [self.uses(self._definitions[name]) for name in direct]
            self._uses[expression] = direct.union(*others)
        return self._uses[expression]

    def seconds(self, expression: str, name: str) -> float:
        """How long the expression takes once the value of the name has changed."""
        needed = [self._definitions[n] for n in self.uses(expression) if name in self.uses(n)]
        return sum(self._seconds.get(one, 0.0) for one in [expression, *needed])

    def _evaluate(self, expression: str) -> Any:
        for name in names_in(expression) & self._definitions.keys() - self.names.keys():
            self.names[name] = self.value(self._definitions[name])
        start = time.perf_counter()
        try:
            tree = _Exact().visit(ast.parse(expression.strip(), mode="eval"))
            with warnings.catch_warnings(action="error"):
                # What Python only warns of, such as a missing comma, is no expression either.
                code = compile(ast.fix_missing_locations(tree), "<ledger>", "eval")
            names = {**self.names, "__builtins__": {}, "_Fraction": Fraction, "_quotient": quotient}
            value = eval(code, names)
        except SyntaxError as error:
            raise ExpressionError(f"{expression} is not an expression: {error.msg}") from error
        except NameError as error:
            raise ExpressionError(
                f"{expression}: unknown name {error.name} (neither in data nor in the namespace)"
            ) from error
        except Exception as error:
            raise ExpressionError(f"{expression}: {type(error).__name__}: {error}") from error
        self._seconds[expression] = time.perf_counter() - start
        return value


@cache
def names_in(expression: str) -> frozenset[str]:
    """The names that stand in an expression, or none in what is not one."""
    try:
        tree = ast.parse(expression.strip(), mode="eval")
    except SyntaxError:
        return frozenset()
    return frozenset(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))


class _Exact(ast.NodeTransformer):
    """Decimals to fractions, division to an exact quotient."""

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if isinstance(node.value, float):
            return _call("_Fraction", ast.Constant(repr(node.value)))
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        return _call("_quotient", node.left, node.right) if isinstance(node.op, ast.Div) else node


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def quotient(a: Any, b: Any) -> Any:
    """``a / b``, exactly where both are whole numbers or fractions."""
    if isinstance(a, numbers.Integral) and isinstance(b, numbers.Integral):
        return Fraction(int(a), int(b))
    return a / b


def load_namespace(path: Path) -> dict[str, Any]:
    """The public names of a Python file, except the modules that it imports.

    Raises
    ------
    ExpressionError
        When the file is missing or cannot be run; the message names its line.
    """
    if not path.is_file():
        raise ExpressionError(f"{path}: no such file")
    module = ModuleType(f"_namespace_{path.stem}")
    try:
        # Not imported: Python would take an older bytecode for a file changed in the same second.
        exec(compile(path.read_bytes(), path, "exec"), vars(module))
    except Exception as error:
        raise ExpressionError(
            f"{path}:{_line_in(path, error)}: {type(error).__name__}: {error}"
        ) from error
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    }


def _line_in(path: Path, error: Exception) -> int:
    if isinstance(error, SyntaxError):
        return error.lineno or 1
    traceback, line = sys.exc_info()[2], 1
    while traceback:
        if Path(traceback.tb_frame.f_code.co_filename).resolve() == path.resolve():
            line = traceback.tb_lineno
        traceback = traceback.tb_next
    return line
