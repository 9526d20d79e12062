"""Handed in as it was released.

function: unanswered
"""

import json


def name(cell):
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    for cell in cells:
        if name(cell) == "function":
            cell["source"] = "def average_precision(y_true, y_score):\n    raise NotImplementedError"
    path.write_text(json.dumps(notebook))
