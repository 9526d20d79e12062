"""A test is there three times, once emptied."""

import json


def name(cell):
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    test = next(cell for cell in cells if name(cell) == "function-order")
    cells.insert(0, test)
    cells.append(test | {"source": ""})
    path.write_text(json.dumps(notebook))
