"""Works through a list in processes forked from this one, a few at a time."""

import json
import multiprocessing
import resource
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import NamedTuple

# Bytes of address space of one process: what a submission is read into must not fill the machine.
MEMORY = 4 * 2**30


class _Job(NamedTuple):
    index: int
    process: multiprocessing.Process
    until: float


def in_parallel(
    work: Callable[[int], object], indices: list[int], jobs: int, seconds: float
) -> Iterator[tuple[int, object | None]]:
    """Each index with `work(index)`, in the order in which they are done.

    The result must have a JSON form. It is None when the process ended without one, or was ended
    after so many seconds. A process has so much MEMORY. Leaving the iteration ends what still runs.
    """
    fork = multiprocessing.get_context("fork")
    waiting, running = list(reversed(indices)), {}
    with _ctrl_c() as pressed:
        try:
            while (waiting or running) and not pressed.poll():
                while waiting and len(running) < jobs:
                    index = waiting.pop()
                    receiver, sender = fork.Pipe(duplex=False)
                    arguments = (work, index, sender)
                    process = fork.Process(target=_in_process, args=arguments, daemon=True)
                    process.start()
                    sender.close()
                    running[receiver] = _Job(index, process, monotonic() + seconds)
                first = min(job.until for job in running.values())
                wait([pressed, *running], max(0, first - monotonic()))
                for receiver, job in list(running.items()):
                    if receiver.poll() or monotonic() > job.until:
                        del running[receiver]
                        yield job.index, _result(receiver, job)
        finally:
            for job in running.values():
                job.process.kill()
                job.process.join()


@contextmanager
def _ctrl_c() -> Iterator[Connection]:
    """Where Ctrl-C is told of until the end, which raises it.

    Raised at once it could be lost: Python drops what is raised in a fork's hooks or a weak
    reference's callback.
    """
    pressed, press = multiprocessing.Pipe(duplex=False)
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: press.send_bytes(b"Ctrl-C"))
    try:
        yield pressed
        if pressed.poll():
            raise KeyboardInterrupt
    finally:
        signal.signal(signal.SIGINT, before)
        pressed.close()
        press.close()


def _in_process(work: Callable[[int], object], index: int, sender: Connection) -> None:
    # Ctrl-C reaches the whole group; the parent ends its children.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    # A stricter limit of whoever grades could not be raised.
    if most == resource.RLIM_INFINITY or most > MEMORY:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sender.send_bytes(json.dumps(work(index)).encode())


def _result(receiver: Connection, job: _Job) -> object | None:
    try:
        result = json.loads(receiver.recv_bytes()) if receiver.poll() else None
    except EOFError:
        result = None
    job.process.kill()
    job.process.join()
    receiver.close()
    return result
