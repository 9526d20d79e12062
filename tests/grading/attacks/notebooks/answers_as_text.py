"""An answer was turned into text."""

import json


def name(cell):
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    cell = next(cell for cell in cells if name(cell) == "hand-five-answer")
    cell["cell_type"] = "markdown"
    cell.pop("outputs")
    cell.pop("execution_count")
    path.write_text(json.dumps(notebook))
