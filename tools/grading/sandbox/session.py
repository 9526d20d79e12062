"""A submission's cells in one process, and in a new one when that has ended."""

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from tools.grading.sandbox.picture import png
from tools.grading.sandbox.process import EndedError, Process, Reply


class Limits(NamedTuple):
    """How long a submission may run."""

    seconds: int
    """Of one cell, or one call."""

    @property
    def whole(self) -> int:
        """Of the submission, with all that is run again."""
        return 12 * self.seconds


class Executed(NamedTuple):
    """What became of a cell."""

    verdict: str | None
    """None if it ran to its end; else error:<exception>, or how it ended the process."""
    output: str
    figure: str | None = None
    """A PNG, in base64."""


class Session:
    """Executes cells in order and answers requests about what they left.

    A cell that raises leaves what it did before, and the next one runs, as in a notebook. A cell
    or a call that ends the process (by time, memory, output or of its own will) costs only itself:
    the cells before it are run again in a new process, without it.
    """

    def __init__(self, start: Callable[[], Process], limits: Limits) -> None:
        self._start, self._limits = start, limits
        self._until = monotonic() + limits.whole
        self._cells: list[str] = []
        self._process: Process | None = None

    def __enter__(self) -> "Session":
        return self

    def __exit__(self, *_: object) -> None:
        if self._process:
            self._process.end()

    def execute(self, source: str) -> Executed:
        """Runs a cell after those before it."""
        try:
            reply = self.ask({"cell": source})
        except EndedError as ended:
            return Executed(ended.verdict, "")
        self._cells.append(source)
        name = reply.content.get("error")
        verdict = f"error:{name}" if isinstance(name, str) else None
        return Executed(verdict, reply.output, png(reply.content.get("figure")))

    def ask(self, request: dict) -> Reply:
        """The reply to a request; EndedError if the process does not survive it."""
        process = self._alive()
        try:
            return process.ask(request, self._left())
        except EndedError:
            self._process = None
            raise

    def _alive(self) -> Process:
        """The process, or a new one in the same state."""
        while self._process is None:
            self._left()
            process = self._start()
            try:
                for source in self._cells:
                    last = source
                    process.ask({"cell": source}, self._left())
            except EndedError:
                self._cells.remove(last)
            else:
                self._process = process
        return self._process

    def _left(self) -> float:
        left = self._until - monotonic()
        if left <= 0:
            raise EndedError("timed-out")
        return min(left, self._limits.seconds)
