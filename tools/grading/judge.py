"""Judges a question: executes its test cell here, where no student's code can come.

The test is an ordinary cell. A name in it that is neither its own nor Python's is the student's:
a value is fetched from the sandbox as plain data, a function is called there with plain arguments
(which it gets as copies). Objects of any other kind are refused.
"""

import builtins
import json
from typing import Any

from tools.grading.sandbox.plain import NotPlainError, decoded, dumps
from tools.grading.sandbox.process import EndedError
from tools.grading.sandbox.session import Session

NOT_PLAIN = "wrong:not-plain-data"


def judge(test: str, session: Session) -> str:
    """The verdict of the test on what the session's cells have left."""
    try:
        exec(compile(test, "<test>", "exec"), _Names(session))
    except EndedError as ended:
        return ended.verdict
    except (Exception, SystemExit) as error:
        return _said(error)
    return "correct"


def error_verdict(name: object) -> str:
    """The verdict on an exception of that name: a student may have sent any name."""
    if name == "MemoryError":
        return "out-of-memory"
    return f"error:{_exception(name).__name__}"


class _Names(dict):
    """The names of a test; those that it lacks come from the student, each once."""

    def __init__(self, session: Session) -> None:
        super().__init__(__builtins__=builtins)
        self._session = session

    def __missing__(self, name: str) -> object:
        if hasattr(builtins, name):
            raise KeyError(name)
        content = self._session.ask({"fetch": name}).content
        if content.get("missing") is True:
            raise NameError(name)
        if content.get("callable") is True:
            self[name] = _Function(name, self._session)
        else:
            self[name] = _value(content)
        return self[name]


class _Function:
    """A student's function, called where it is."""

    def __init__(self, name: str, session: Session) -> None:
        self._name, self._session = name, session

    def __call__(self, *arguments: Any, **named: Any) -> object:
        data = json.loads(dumps((arguments, named)))
        content = self._session.ask({"call": self._name, "arguments": data}).content
        if "error" in content:
            raise _raised(content["error"])
        return _value(content)


def _value(content: dict) -> object:
    try:
        return decoded(content["value"])
    except (KeyError, NotPlainError):
        raise EndedError(NOT_PLAIN) from None


def _raised(name: object) -> BaseException:
    """An exception of the kind that the student's function raised, to raise here."""
    kind = _exception(name)
    if kind is MemoryError:
        return EndedError("out-of-memory")
    try:
        return kind.__new__(kind)
    except TypeError:
        return Exception()


def _exception(name: object) -> type[BaseException]:
    kind = getattr(builtins, name, None) if isinstance(name, str) else None
    ordinary = isinstance(kind, type) and issubclass(kind, Exception | SystemExit)
    return kind if ordinary else Exception


def _said(error: BaseException) -> str:
    """The verdict of `check`, or that the test met an exception."""
    kind, _, detail = getattr(error, "verdict", "").partition(":")
    if kind == "raises":
        return error_verdict(detail)
    if kind == "unanswered":
        return kind
    return f"wrong:{kind}" if kind else error_verdict(type(error).__name__)
