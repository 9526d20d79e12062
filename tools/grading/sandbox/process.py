"""The outside of a student's process: asks it, and ends it when a limit is passed."""

import json
import os
import select
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from signal import SIGXCPU
from time import monotonic
from typing import NamedTuple

from tools.grading.sandbox.bubblewrap import ENVIRONMENT, NoSandboxError, command
from tools.grading.sandbox.plain import LIMIT

ROOT = Path(__file__).resolve().parents[3]
START = 120
# Bytes of output: what is kept of one request, and what ends the process.
KEPT = 20_000
FLOOD = 20_000_000
CHUNK = 65536
# Seconds until the supervisor has said how a process ended.
LAST_WORDS = 2


class EndedError(BaseException):
    """The process has ended, or was ended; the verdict says why.

    Not an Exception: no test can take it for something that an answer raised.
    """

    def __init__(self, verdict: str) -> None:
        super().__init__(verdict)
        self.verdict = verdict


class Reply(NamedTuple):
    """What a process answers to a request, and what it printed meanwhile."""

    content: dict
    output: str


class Warm(NamedTuple):
    """A sandbox with the libraries loaded, from which processes are forked."""

    requests: socket.socket
    confined: bool

    def process(self, files: dict[str, str], cpu_seconds: int) -> "Process":
        """A new process of a student, the files in its folder."""
        return Process(self, files, cpu_seconds)


@contextmanager
def warm(confined: bool = True) -> Iterator[Warm]:
    """A sandbox for a batch; NoSandboxError if there can be none, and nothing is run.

    Unconfined, student code has the rights of whoever grades, and only limits of time, memory
    and output.
    """
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    program = [sys.executable, "-m", "tools.grading.sandbox.warm", str(there.fileno())]
    # The libraries of a page's own environment must not slip in.
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    environment |= {k: v for k, v in ENVIRONMENT.items() if k.isupper() and "HOME" not in k}
    with tempfile.TemporaryFile() as log, here:
        started = subprocess.Popen(
            command(program) if confined else program,
            pass_fds=[there.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env=environment,
        )
        there.close()
        try:
            here.settimeout(START)
            if not _said_ready(here):
                log.seek(0)
                said = log.read().decode(errors="replace").strip()
                raise NoSandboxError(f"the sandbox does not start: {said or 'it says nothing'}")
            here.settimeout(None)
            yield Warm(here, confined)
        finally:
            started.kill()
            started.wait()


def _said_ready(here: socket.socket) -> bool:
    try:
        return here.recv(16) == b"ready"
    except OSError:
        return False


class Process:
    """One process that runs a student's code."""

    def __init__(self, origin: Warm, files: dict[str, str], cpu_seconds: int) -> None:
        self._folder = None if origin.confined else tempfile.TemporaryDirectory()
        task = {
            "files": files,
            "seconds": cpu_seconds,
            "confined": origin.confined,
            "folder": self._folder and self._folder.name,
        }
        self._watch, watch = socket.socketpair()
        self._channel, channel = socket.socketpair()
        self._output, output = os.pipe()
        socket.send_fds(
            origin.requests,
            [json.dumps(task).encode()],
            [watch.fileno(), channel.fileno(), output],
        )
        watch.close()
        channel.close()
        os.close(output)
        os.set_blocking(self._output, False)
        self._received = b""
        self._printed = 0

    def ask(self, request: dict, seconds: float) -> Reply:
        """The reply to a request; EndedError, and the process is no more, if there is none."""
        deadline = monotonic() + seconds
        self._said = bytearray()
        try:
            if self._received or self._speaks():
                raise EndedError("process-ended")
            self._channel.settimeout(seconds)
            self._channel.sendall(json.dumps(request).encode() + b"\n")
            content = json.loads(self._line(deadline))
            self._drain()
            if not isinstance(content, dict):
                raise EndedError("process-ended")
            return Reply(content, self._said.decode("utf-8", "replace"))
        except TimeoutError:
            self.end()
            raise EndedError("timed-out") from None
        except (OSError, ValueError, RecursionError):
            raise EndedError(self.end()) from None
        except EndedError:
            self.end()
            raise

    def end(self) -> str:
        """Kills the process if it lives; the verdict on how it ended."""
        verdict = "process-ended"
        with suppress(OSError, ValueError, KeyError):
            self._watch.settimeout(0 if self._output < 0 else LAST_WORDS)
            self._watch.shutdown(socket.SHUT_WR)
            status = json.loads(self._watch.recv(100))["status"]
            # It was not we who killed it before it fell silent.
            verdict = {-SIGXCPU: "timed-out"}.get(status, verdict)
        self._watch.close()
        self._channel.close()
        if self._output >= 0:
            os.close(self._output)
            self._output = -1
        if self._folder:
            self._folder.cleanup()
        return verdict

    def _speaks(self) -> bool:
        """Whether the process says something that it was not asked."""
        return bool(select.select([self._channel], [], [], 0)[0])

    def _line(self, deadline: float) -> bytes:
        """The next line from the process; its output is read on the way."""
        while b"\n" not in self._received:
            left = deadline - monotonic()
            if left <= 0:
                raise TimeoutError
            ready, _, _ = select.select([self._channel, self._output], [], [], left)
            if self._output in ready and not self._drain():
                # Its output is closed, which is its own affair: wait for the reply alone.
                ready, _, _ = select.select([self._channel], [], [], left)
            if self._channel in ready:
                received = self._channel.recv(CHUNK)
                if not received:
                    raise EndedError(self.end())
                self._received += received
                if len(self._received) > LIMIT + CHUNK:
                    raise EndedError("too-much-output")
        line, _, self._received = self._received.partition(b"\n")
        return line

    def _drain(self) -> bool:
        """Reads what was printed; False when the process can print no more."""
        while True:
            try:
                read = os.read(self._output, CHUNK)
            except BlockingIOError:
                return True
            if not read:
                return False
            self._printed += len(read)
            if self._printed > FLOOD:
                raise EndedError("too-much-output")
            self._said += read[: KEPT - len(self._said)]
