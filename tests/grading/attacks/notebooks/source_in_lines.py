"""Sources as lists of lines."""

import json


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    for cell in cells:
        cell["source"] = cell["source"].splitlines(keepends=True) if isinstance(cell["source"], str) else cell["source"]
    path.write_text(json.dumps(notebook))
