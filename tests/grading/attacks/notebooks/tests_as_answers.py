"""Tests are marked as the student's own.

function: wrong:not-a-number
"""

import json


def name(cell):
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    for cell in cells:
        if name(cell).startswith("function-"):
            cell["metadata"]["nbgrader"] |= {"solution": True, "grade": False, "locked": False}
            cell["source"] = ""
        if name(cell) == "function":
            cell["source"] = "average_precision = min"
    path.write_text(json.dumps(notebook))
