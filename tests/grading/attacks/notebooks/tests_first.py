"""All tests stand before the answers."""

import json


def name(cell):
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    cells.sort(key=lambda cell: not name(cell).startswith(("function-", "hand-")) or "answer" in name(cell))
    path.write_text(json.dumps(notebook))
