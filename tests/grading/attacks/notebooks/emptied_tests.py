"""Every test passes, and is worth a hundred.

function: wrong:wrong-value
"""

import json


def name(cell):
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    for cell in cells:
        if name(cell).startswith("function-"):
            cell["source"] = "pass"
            cell["metadata"]["nbgrader"]["points"] = 100
        if name(cell) == "function":
            cell["source"] = "def average_precision(y_true, y_score):\n    return 0.123"
    path.write_text(json.dumps(notebook))
