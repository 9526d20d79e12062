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
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                index = waiting.pop()
                receiver, sender = fork.Pipe(duplex=False)
                process = fork.Process(target=_in_process, args=(work, index, sender), daemon=True)
                with _ctrl_c_later():
                    process.start()
                sender.close()
                running[receiver] = _Job(index, process, monotonic() + seconds)
            first = min(job.until for job in running.values())
            wait(list(running), max(0, first - monotonic()))
            for receiver, job in list(running.items()):
                if receiver.poll() or monotonic() > job.until:
                    del running[receiver]
                    yield job.index, _result(receiver, job)
    finally:
        for job in running.values():
            job.process.kill()
            job.process.join()


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Ctrl-C waits for the end: Python would lose what is raised in the hooks of a fork."""
    pressed = []
    before = signal.signal(signal.SIGINT, lambda *signalled: pressed.append(signalled))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed and callable(before):
        before(*pressed[0])


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
