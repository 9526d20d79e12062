"""`python -m tools.chromium`: finds a Chromium for the tests, or installs one; prints which.

In order: the `CHROMIUM` variable, a Chromium or Chrome of the system, Playwright's own; then
Debian's package where this may be installed, else Playwright's download.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
# Nothing but the pages under test is fetched: no updates, no synchronising, no checks.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
)


class ChromiumError(Exception):
    """No Chromium was found; the message says what to do."""


def find() -> Path | None:
    """The path of a Chromium on this machine, or None.

    Raises
    ------
    ChromiumError
        When `CHROMIUM` names no program.
    """
    if named := os.environ.get("CHROMIUM"):
        if path := shutil.which(named):
            return Path(path)
        raise ChromiumError(f"CHROMIUM={named}: no such program; correct or unset it")
    for name in NAMES:
        if path := shutil.which(name):
            return Path(path)
    return _playwrights()


def arguments() -> list[str]:
    """The command-line arguments with which the tests start it."""
    root = ["--no-sandbox"] if _is_root() else []  # Chromium's sandbox refuses to run as root
    return [*QUIET, *root]


def install() -> Path:
    """Installs Debian's package when that is possible, else Playwright's build."""
    if _is_root() and shutil.which("apt-get"):
        print("Installing Debian's chromium ...", flush=True)
        for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "--quiet=2", *command], check=False)
    if (path := find()) is None:
        print("Installing Playwright's chromium ...", flush=True)
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
        path = find()
    if path is None:
        raise ChromiumError(
            "no Chromium was found and none could be installed: "
            "install one, and set CHROMIUM to its path if it is not found then"
        )
    return path


def _playwrights() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def main() -> int:
    try:
        path = find() or install()
    except ChromiumError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Chromium for the tests: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
