"""What an import costs: the definitions need Python alone, the rest is loaded when used."""

import subprocess
import sys
from pathlib import Path

import pytest

import course_lib

ROOT = Path(course_lib.__file__).parent.parent
HEAVY = {"matplotlib", "scipy", "sklearn", "pandas"}


def python(code: str, *options: str) -> str:
    """What a fresh interpreter prints."""
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{code}"
    return subprocess.run(
        [sys.executable, *options, "-c", program], check=True, capture_output=True, text=True
    ).stdout


def loaded(code: str) -> set[str]:
    return set(python(f"{code}\nprint(*{{name.split('.')[0] for name in sys.modules}})").split())


@pytest.mark.parametrize(
    "code",
    [
        "import course_lib",
        "from course_lib import average_precision; average_precision([1, 0], [0.2, 0.1])",
        "import course_lib.simulation",
    ],
)
def test_the_library_is_light(code):
    assert not loaded(code) & HEAVY


def test_the_definitions_and_the_examples_need_no_numpy():
    assert "numpy" not in loaded("from course_lib import data, exact; exact.roc_auc(*data.ten)")


def test_the_definitions_run_where_no_package_is_installed():
    code = (
        "from course_lib.data import five\n"
        "from course_lib.exact import average_precision\n"
        "print(average_precision(*five))"
    )
    assert python(code, "-I", "-S") == "34/45\n"


def test_the_figures_leave_pyplot_alone():
    modules = python(
        "from course_lib import data, plots\n"
        "plots.average_precision_shelves(*data.five, 'ru')._repr_svg_()\n"
        "print('matplotlib.pyplot' in sys.modules)"
    )
    assert modules == "False\n"


def test_every_name_of_the_library_is_there():
    for name in course_lib.__all__:
        assert getattr(course_lib, name) is not None
    assert set(course_lib.__all__) <= set(dir(course_lib))
