"""What a module of names rests on."""

from pathlib import Path

from tools.numbers.imports import with_imports


def write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)


def test_imports_are_followed_and_stay_in_the_repository(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "ledger/a.py": "import json\nfrom cases.b import X\nfrom ledger import c\n",
            "ledger/c.py": "import numpy as np\nimport ledger.a\n",
            "cases/b.py": "from cases import Check\nX = 1\n",
            "cases/__init__.py": "Check = 2\n",
            "cases/other.py": "",
        },
    )
    names = {
        str(path.relative_to(tmp_path)) for path in with_imports(tmp_path / "ledger/a.py", tmp_path)
    }
    assert names == {"ledger/a.py", "ledger/c.py", "cases/b.py", "cases/__init__.py"}


def test_a_module_that_is_not_there_or_cannot_be_read_is_no_error(tmp_path: Path) -> None:
    write(tmp_path, {"broken.py": "def"})
    assert with_imports(tmp_path / "none.py", tmp_path) == []
    assert with_imports(tmp_path / "broken.py", tmp_path) == [tmp_path / "broken.py"]
