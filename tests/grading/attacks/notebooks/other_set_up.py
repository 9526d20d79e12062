"""The set-up cell is changed."""

import json


def name(cell):
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    next(cell for cell in cells if name(cell) == "setup")["source"] = "class Fraction(float): pass"
    path.write_text(json.dumps(notebook))
