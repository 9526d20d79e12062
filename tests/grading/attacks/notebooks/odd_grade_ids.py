"""Grade ids that are no names."""

import json


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    for number, cell in enumerate(cells):
        if "nbgrader" not in cell["metadata"]:
            cell["metadata"]["nbgrader"] = {"grade_id": [number, {"a": None}]}
    path.write_text(json.dumps(notebook))
