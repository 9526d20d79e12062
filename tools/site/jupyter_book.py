"""Runs `jupyter-book build` with a configuration and contents of our own."""

import re
import subprocess
import sys
from pathlib import Path

import yaml

ANSI = re.compile(r"\x1b\[[0-9;]*m")


def build_book(source: Path, work: Path, config: dict, toc: dict, *options: str) -> str | None:
    """Builds the pages of a folder under `work/_build/html`; what the builder said if it failed.

    A warning is an error.
    """
    for name, content in (("config", config), ("toc", toc)):
        text = yaml.safe_dump(content, allow_unicode=True, sort_keys=False)
        (work / f"{name}.yml").write_text(text, encoding="utf-8")
    command = [
        Path(sys.executable).with_name("jupyter-book"), "build", source,
        "--config", work / "config.yml", "--toc", work / "toc.yml",
        "--path-output", work, "-W", "-q", *options,
    ]  # fmt: skip
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if not done.returncode:
        return None
    return ANSI.sub("", done.stdout).partition("Traceback (most recent call last)")[0].strip()
