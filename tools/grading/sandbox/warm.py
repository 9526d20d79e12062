"""Loads the libraries once, and forks a process for each submission that comes.

Started inside bubblewrap as `python -m tools.grading.sandbox.warm <socket>`. On that socket comes,
for each submission, a message with three descriptors: where it is supervised, where it is asked,
where its output goes. When the supervising end is closed, the process is killed.
"""

import json
import os
import select
import signal
import socket
import sys
from pathlib import Path

from tools.grading.sandbox import confine, student

LIBRARIES = ("numpy", "pandas", "matplotlib.pyplot")
MESSAGE = 1_000_000


def main() -> None:
    """Serves until the other end of the socket is closed."""
    requests = socket.socket(fileno=int(sys.argv[1]))
    for library in LIBRARIES:
        __import__(library)
    shell = _shell()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    # What the warm-up printed must not lie in the buffers of all.
    sys.stdout.flush()
    sys.stderr.flush()
    requests.send(b"ready")
    while True:
        message, descriptors, _, _ = socket.recv_fds(requests, MESSAGE, 3)
        if not message:
            return
        if os.fork() == 0:
            requests.close()
            _supervise(json.loads(message), *descriptors, shell)
        for descriptor in descriptors:
            os.close(descriptor)


def _shell() -> object:
    """IPython without a kernel: magics, display and await work, history is not kept.

    What needs another process (`!pip install`) or a window does nothing: it is no error.
    """
    from IPython.core.interactiveshell import InteractiveShell
    from traitlets.config import Config

    class Shell(InteractiveShell):
        def system(self, cmd: str) -> None:
            print(f"not run: {cmd}")

        def getoutput(self, cmd: str, split: bool = True, depth: int = 0) -> list[str] | str:
            return [] if split else ""

        def enable_gui(self, gui: str | None = None) -> None:
            pass

    config = Config()
    config.HistoryManager.enabled = False
    config.InteractiveShell.colors = "NoColor"
    shell = Shell.instance(config=config)
    # The first traceback takes 0.3 s: what it loads is then there for all.
    shell.run_cell("1 / 0", store_history=False)
    return shell


def _supervise(task: dict, watch: int, channel: int, output: int, shell: object) -> None:
    """Forks the student's process, and outlives it to say how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    confine.die_with_parent()
    if task["confined"]:
        confine.new_namespaces()
    process = os.fork()
    if process == 0:
        os.close(watch)
        try:
            _student(task, channel, output, shell)
        finally:
            os._exit(1)
    os.close(channel)
    os.close(output)
    ended = os.pidfd_open(process)
    select.select([watch, ended], [], [])
    os.kill(process, signal.SIGKILL)
    _, status = os.waitpid(process, 0)
    try:
        os.write(watch, json.dumps({"status": os.waitstatus_to_exitcode(status)}).encode())
    finally:
        os._exit(0)


def _student(task: dict, channel: int, output: int, shell: object) -> None:
    """Shuts this process in, gives it its files, and hands it to the student."""
    confine.die_with_parent()
    os.setsid()
    folder = task["folder"]
    if task["confined"]:
        confine.no_terminals()
        confine.private_folder(confine.HOME)
        folder = confine.HOME
    for name, text in task["files"].items():
        Path(folder, name).write_text(text, "utf-8")
    os.chdir(folder)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    channel = os.dup2(channel, 3)
    os.closerange(4, os.sysconf("SC_OPEN_MAX"))
    confine.limit(task["seconds"])
    if task["confined"]:
        confine.drop_rights()
    student.serve(socket.socket(fileno=channel), shell, folder)


if __name__ == "__main__":
    main()
