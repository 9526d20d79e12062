"""Metadata of the wrong kind."""

import json


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    for cell in cells[:3]:
        cell["metadata"] = {"nbgrader": ["not", "a", "dictionary"]}
    path.write_text(json.dumps(notebook))
