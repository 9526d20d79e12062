"""The packages that a student's code may use: all others are not there when it is graded."""

import os
import site
import sysconfig
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from exercises.check import FAIR

# What runs the cells.
SHELL = "ipython"
# Where the system's programs keep theirs.
LIBRARIES = ("/usr/lib", "/usr/lib64")
KEPT = ("/site-packages", "/dist-packages")


def folders() -> list[Path]:
    """Where packages are kept: by this Python, by the one that its environment was made from, and
    by any of the system, from which a student could import them too.
    """
    base = sysconfig.get_paths(vars={"base": sysconfig.get_config_var("installed_base")})
    known = [*site.getsitepackages(), base["purelib"], base["platlib"]]
    for top in LIBRARIES:
        known += [folder for folder, _, _ in os.walk(top) if folder.endswith(KEPT)]
    return [path for path in map(Path, dict.fromkeys(known)) if path.is_dir()]


def files() -> list[Path]:
    """The folders and modules of the fair packages and of all that they need."""
    found = {}
    for name in (*sorted(FAIR), SHELL):
        _add(name, found)
    return [path for paths in found.values() for path in paths]


def _add(name: str, found: dict[str, list[Path]]) -> None:
    name = canonicalize_name(name)
    if name in found:
        return
    try:
        package = distribution(name)
    except PackageNotFoundError:
        found[name] = []  # it is needed on other systems, or by other versions of Python
        return
    tops = {path.parts[0] for path in package.files or []} - {"..", "__pycache__"}
    found[name] = [Path(package.locate_file(top)) for top in sorted(tops)]
    for requirement in map(Requirement, package.requires or []):
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            _add(requirement.name, found)
