"""The outer wall: bubblewrap's command line."""

import platform
import shutil
import sys
from pathlib import Path

from tools.grading.sandbox import packages
from tools.grading.sandbox.confine import HOME

HERE = Path(__file__).resolve().parent
INSTALL = "apt-get install bubblewrap, or your system's package of that name"
SYSTEM = ("/lib", "/lib32", "/lib64", "/bin", "/sbin")
# Not all of it: what an administrator has put into /usr/local could have the metrics.
USR = ("/usr/bin", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/share/zoneinfo")
ENVIRONMENT = {
    "PATH": "/usr/bin:/bin",
    "HOME": HOME,
    "TMPDIR": HOME,
    "MPLCONFIGDIR": HOME,
    "MPLBACKEND": "agg",
    "IPYTHONDIR": HOME,
    "LANG": "C.UTF-8",
    "TZ": "UTC",
    # One thread each: submissions are what runs in parallel. One hash order: the same marks again.
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "PYTHONHASHSEED": "0",
    "PYTHONDONTWRITEBYTECODE": "1",
}


class NoSandboxError(Exception):
    """Student code cannot be run here; the message says what to do."""


def command(program: list[str]) -> list[str]:
    """The command that runs the program inside; NoSandboxError if there is no bubblewrap.

    There is no /proc, no network, and of the files the system's libraries, this Python and the
    packages that students may use.
    The program keeps the right to make namespaces, and must give it up before it runs a student.
    """
    bwrap = shutil.which("bwrap")
    if not bwrap:
        raise NoSandboxError(
            f"bubblewrap is missing, student code is not run without it: {INSTALL}"
        )
    if sys.platform != "linux" or platform.machine() not in ("x86_64", "aarch64"):
        raise NoSandboxError("the sandbox works on Linux on x86_64 and aarch64")
    walls = ["--unshare-all", "--unshare-user", "--uid", "65534", "--gid", "65534"]
    walls += ["--die-with-parent", "--new-session", "--clearenv"]
    walls += ["--cap-add", "CAP_SYS_ADMIN", "--cap-add", "CAP_SETPCAP"]
    for name, value in (ENVIRONMENT | {"PYTHONPATH": "/course"}).items():
        walls += ["--setenv", name, value]
    walls += [*_system(), "--dev", "/dev", "--remount-ro", "/dev", "--tmpfs", HOME]
    walls += ["--ro-bind", str(HERE), "/course/tools/grading/sandbox", "--remount-ro", "/"]
    return [bwrap, *walls, "--", *program]


def _system() -> list[str]:
    """The system's libraries, and the Python that runs this, each where it stands outside."""
    arguments = []
    for folder in USR:
        arguments += ["--ro-bind-try", folder, folder]
    for path in map(Path, SYSTEM):
        if path.is_symlink():
            arguments += ["--symlink", str(path.readlink()), str(path)]
        elif path.is_dir():
            arguments += ["--ro-bind", str(path), str(path)]
    arguments += ["--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache"]
    for prefix in dict.fromkeys((sys.base_prefix, sys.prefix)):
        if not Path(prefix).is_relative_to("/usr") or prefix.startswith("/usr/local"):
            arguments += ["--ro-bind", prefix, prefix]
    hidden = [str(folder) for folder in packages.folders()]
    for folder in hidden:
        arguments += ["--tmpfs", folder]
    for path in map(str, packages.files()):
        arguments += ["--ro-bind", path, path]
    for folder in hidden:
        arguments += ["--remount-ro", folder]
    return arguments
