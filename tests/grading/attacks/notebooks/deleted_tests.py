"""Tests and locked cells are deleted."""

import json


def name(cell):
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    cells[:] = [cell for cell in cells if name(cell) in ("", "function", "open-report", "plot") or "answer" in name(cell)]
    path.write_text(json.dumps(notebook))
