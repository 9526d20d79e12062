"""Grading against stock nbgrader, on the same submissions.

    python -m bench.grading [--submissions 200] [--stock 10]

Prints submissions per minute, processor seconds for each, the peak memory of the whole tree of
processes (shared pages counted once), and what the sandbox adds to a submission.
"""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import psutil

from tools.grading.sandbox.process import warm

ROOT = Path(__file__).resolve().parents[1]
HOMEWORK = "average-precision"
ASSIGNMENT = f"{HOMEWORK}-ru"
STARTS = 30


class Cost(NamedTuple):
    """What a command took."""

    seconds: float
    processor: float
    memory: float
    """Peak, in GiB."""


def main() -> None:
    """Makes a class, grades it both ways, prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--submissions", type=int, default=200)
    parser.add_argument("--stock", type=int, default=10, help="how many nbgrader itself grades")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        course = Path(folder)
        _grading("solutions", "--course", course)
        print("|  | submissions | per minute | processor s each | peak GiB |")
        print("|---|---|---|---|---|")
        _hand_in(course, options.stock)
        stock = [str(Path(sys.executable).with_name("nbgrader")), "autograde", ASSIGNMENT]
        _row("nbgrader autograde", options.stock, _cost([*stock, "--course-dir", str(course)]))
        for count in sorted({options.stock, options.submissions // 2, options.submissions}):
            _hand_in(course, count)
            command = _command("grade", course / "submitted", "--course", course)
            _row("make grade", count, _cost(command))
    for confined in (False, True):
        print(f"{'with' if confined else 'without'} sandbox: {_start(confined):.3f} s for each")


def _hand_in(course: Path, count: int) -> None:
    """Submissions of which every second is solved."""
    shutil.rmtree(course / "submitted", ignore_errors=True)
    for number in range(count):
        step = ("solved", "release")[number % 2]
        shutil.copytree(
            course / step / ASSIGNMENT, course / "submitted" / f"student-{number:03}" / ASSIGNMENT
        )


def _start(confined: bool) -> float:
    """Seconds to start a student's process, run a cell in it and end it."""
    with warm(confined) as sandbox:
        begin = monotonic()
        for _ in range(STARTS):
            process = sandbox.process({}, 10)
            process.ask({"cell": "1"}, 60)
            process.end()
        return (monotonic() - begin) / STARTS


def _row(name: str, count: int, cost: Cost) -> None:
    rate, each = 60 * count / cost.seconds, cost.processor / count
    print(f"| {name} | {count} | {rate:.0f} | {each:.2f} | {cost.memory:.2f} |", flush=True)


def _cost(command: list[str]) -> Cost:
    before, begin = _processor(), monotonic()
    # nbgrader finds alembic by its name.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | {"PATH": path},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    peak, done = [0], threading.Event()
    watch = threading.Thread(target=_watch, args=(process.pid, peak, done.is_set))
    watch.start()
    status = process.wait()
    done.set()
    watch.join()
    if status not in (0, 1):
        raise SystemExit(f"{' '.join(command)} failed")
    return Cost(monotonic() - begin, _processor() - before, peak[0] / 2**30)


def _watch(root: int, peak: list[int], done: Callable[[], bool]) -> None:
    while not done():
        total = 0
        try:
            tree = [psutil.Process(root), *psutil.Process(root).children(recursive=True)]
        except psutil.Error:
            return
        for process in tree:
            try:
                total += process.memory_full_info().pss
            except psutil.Error:
                continue
        peak[0] = max(peak[0], total)
        threading.Event().wait(0.5)


def _processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _grading(*arguments: str | Path) -> None:
    subprocess.run(_command(*arguments), cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def _command(*arguments: str | Path) -> list[str]:
    only = ("--homework", HOMEWORK)
    return [sys.executable, "-m", "tools.grading", *map(str, arguments), *only]


if __name__ == "__main__":
    main()
