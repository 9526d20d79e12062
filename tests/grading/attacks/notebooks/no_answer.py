"""An answer's cell is deleted.

hand-five: cell-missing
"""

import json


def name(cell):
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    cells[:] = [cell for cell in cells if name(cell) != "hand-five-answer"]
    path.write_text(json.dumps(notebook))
