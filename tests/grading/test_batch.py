"""A batch: stopped and started again, without bubblewrap, and its parts."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tools.grading.batch import in_parallel

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def handed_in(course: Path, tmp_path: Path) -> Path:
    """Six submissions, solved and not."""
    for number in range(6):
        step, name = (
            ("solved", "release")[number % 2],
            f"average-precision-{('ru', 'uk', 'vi')[number % 3]}",
        )
        shutil.copytree(course / step / name, tmp_path / "handed in" / f"student {number}" / name)
    return tmp_path / "handed in"


def course_like(course: Path, path: Path) -> Path:
    """A course with the same gradebook and releases."""
    path.mkdir()
    for name in ("gradebook.db", "nbgrader_config.py"):
        shutil.copyfile(course / name, path / name)
    shutil.copytree(course / "release", path / "release")
    return path


def stop_after(lines: int, how: signal.Signals, course: Path, folder: Path) -> int:
    """Starts a batch and stops it when it has told of so many submissions."""
    command = [sys.executable, "-m", "tools.grading", "grade", str(folder)]
    command += ["--course", str(course), "--homework", "average-precision"]
    # As in a terminal: a suite that runs in the background would hand its deafness to SIGINT on.
    hearing = partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, preexec_fn=hearing
    ) as batch:
        for _ in range(lines):
            assert batch.stdout.readline().startswith("[")
        batch.send_signal(how)
        batch.stdout.read()
    return batch.returncode


def results(course: Path) -> dict[str, bytes]:
    """All that students and teachers read."""
    paths = [course / "marks.csv", *(course / "feedback").rglob("*.html")]
    paths += (course / "autograded").rglob("*.ipynb")
    return {str(path.relative_to(course)): path.read_bytes() for path in paths}


def test_a_stopped_batch_goes_on_to_the_same_marks(
    course: Path, handed_in: Path, tmp_path: Path, run_grading: Callable
) -> None:
    undisturbed = course_like(course, tmp_path / "undisturbed")
    assert run_grading("grade", handed_in, "--course", undisturbed).returncode == 0
    stopped = course_like(course, tmp_path / "stopped")
    assert stop_after(2, signal.SIGKILL, stopped, handed_in) == -signal.SIGKILL
    assert not (stopped / "marks.csv").exists()
    known = {path: path.stat().st_mtime_ns for path in (stopped / "unfinished").glob("*.json")}
    assert len(known) >= 2
    assert stop_after(4, signal.SIGINT, stopped, handed_in) == 130
    assert all(path.stat().st_mtime_ns == before for path, before in known.items())
    assert run_grading("grade", handed_in, "--course", stopped).returncode == 0
    assert results(stopped) == results(undisturbed)
    assert not (stopped / "unfinished").exists()


def test_without_bubblewrap_nothing_is_run_unless_told(
    course: Path,
    handed_in: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    run_grading: Callable,
) -> None:
    own = course_like(course, tmp_path / "course")
    monkeypatch.setenv("PATH", str(tmp_path))
    refused = run_grading("grade", handed_in, "--course", own)
    assert refused.returncode == 2
    assert "bubblewrap is missing" in refused.stderr
    assert "apt-get install bubblewrap" in refused.stderr
    assert not (own / "marks.csv").exists()
    told = run_grading("grade", handed_in, "--course", own, "--without-sandbox")
    assert told.returncode == 0, told.stderr
    assert "without a sandbox" in told.stdout


def test_work_that_ends_or_hangs_has_no_result() -> None:
    def work(index: int) -> object:
        if index == 1:
            os._exit(0)
        while index == 2:
            time.sleep(1)
        return [index]

    assert dict(in_parallel(work, [0, 1, 2, 3], 2, 3)) == {0: [0], 1: None, 2: None, 3: [3]}


# Where Python drops what the handler of a signal raises.
IN_A_FORK = """
os.register_at_fork(after_in_parent=press)
for _ in in_parallel(lambda index: index, [0], 1, 9):
    pass
"""
IN_A_CALLBACK = """
for _ in in_parallel(lambda index: index, [0], 1, 9):
    dead = {1}
    callback = weakref.ref(dead, lambda _: press())
    del dead
"""


@pytest.mark.parametrize("where", [IN_A_FORK, IN_A_CALLBACK])
def test_ctrl_c_is_not_lost(where: str) -> None:
    pressed = f"""
import os, signal, weakref
from tools.grading.batch import in_parallel
signal.signal(signal.SIGINT, signal.default_int_handler)
press = lambda: os.kill(os.getpid(), signal.SIGINT)
{where}
"""
    command = [sys.executable, "-c", pressed]
    assert subprocess.run(command, cwd=ROOT, stderr=subprocess.PIPE).returncode == -signal.SIGINT


def test_work_has_so_much_memory_and_no_more() -> None:
    def work(index: int) -> int:
        try:
            return len(bytearray(index * 2**30))
        except MemoryError:
            return -1

    assert dict(in_parallel(work, [0, 8], 2, 60)) == {0: 0, 8: -1}


def test_results_arrive_as_they_are_done() -> None:
    def work(index: int) -> int:
        time.sleep(0 if index else 2)
        return index

    assert [index for index, _ in in_parallel(work, [0, 1, 2], 2, 60)] == [1, 2, 0]
