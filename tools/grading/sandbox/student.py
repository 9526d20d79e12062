"""Executes the cells of one submission, and answers requests about what they left.

Requests and replies are lines of JSON on a socket. The student's code shares this process and can
answer anything; all the other side ever reads is plain data.

    {"cell": source}                          {"error": name or null, "figure": PNG or null}
    {"fetch": name}                           {"value": data}, {"callable": true}, {"missing": true}
    {"call": name, "arguments": data}         {"value": data}, {"error": name}

A value that is not plain data is {"refused": true}. An error is the name of the built-in
exception that it is.
"""

import base64
import builtins
import contextlib
import io
import json
import random
import socket
import sys
import warnings

from tools.grading.sandbox.plain import NotPlainError, decoded, dumps


def serve(channel: socket.socket, shell: object, folder: str) -> None:
    """Answers until the other side closes the channel."""
    sys.path.insert(0, folder)
    random.seed(0)
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(0)
    lines, write, read = channel.makefile("rb"), channel.sendall, json.loads
    for line in lines:
        reply = answer(read(line), shell)
        # A student may have closed or replaced them.
        with contextlib.suppress(Exception):
            sys.stdout.flush()
            sys.stderr.flush()
        write(reply.encode() + b"\n")


def answer(request: dict, shell: object) -> str:
    """The reply to one request, as a line of JSON."""
    if "cell" in request:
        return json.dumps({"error": _executed(request["cell"], shell), "figure": _figure()})
    name = request.get("fetch") or request["call"]
    if name not in shell.user_ns:
        return '{"missing": true}'
    value = shell.user_ns[name]
    if "call" in request:
        positional, named = decoded(request["arguments"])
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                value = value(*positional, **named)
        except BaseException as error:
            return json.dumps({"error": _builtin(error)})
    elif callable(value):
        return '{"callable": true}'
    try:
        return f'{{"value": {dumps(value)}}}'
    except (NotPlainError, MemoryError):
        return '{"refused": true}'


def _executed(source: str, shell: object) -> str | None:
    result = shell.run_cell(source, store_history=False)
    error = result.error_before_exec or result.error_in_exec
    return _builtin(error) if error is not None else None


def _figure() -> str | None:
    """What the cell has drawn, as a PNG in base64; the next cell begins with an empty sheet."""
    pyplot = sys.modules.get("matplotlib.pyplot")
    # A student may have broken any part of it.
    with contextlib.suppress(BaseException):
        if pyplot.get_fignums():
            drawn = io.BytesIO()
            pyplot.gcf().savefig(drawn, format="png", dpi=72)
            pyplot.close("all")
            return base64.b64encode(drawn.getvalue()).decode()
    return None


def _builtin(error: BaseException) -> str:
    names = (kind.__name__ for kind in type(error).__mro__)
    return next(name for name in names if hasattr(builtins, name))
