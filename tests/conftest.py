"""Fixtures that several rooms' tests share: a real Chromium."""

from typing import Any

import pytest

from tools import chromium


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Starts the machine's Chromium, and lets it fetch nothing of its own accord."""
    path = chromium.find()
    if path is None:
        pytest.fail("no Chromium: `python -m tools.chromium` installs one", pytrace=False)
    return browser_type_launch_args | {
        "executable_path": str(path),
        "args": chromium.arguments(),
    }
