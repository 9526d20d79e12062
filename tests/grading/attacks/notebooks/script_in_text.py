"""Text with scripts, in an answer and beside it."""

import json


def name(cell):
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    text = "<script>alert(1)</script> <img src=x onerror=alert(1)> [me](javascript:alert(1)) $<script>alert(1)</script>$"
    for cell in cells:
        if name(cell) == "open-report" or (cell["cell_type"] == "markdown" and not name(cell)):
            cell["source"] = text
    path.write_text(json.dumps(notebook))
