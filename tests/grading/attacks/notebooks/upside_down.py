"""All cells in reverse order."""

import json


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    cells.reverse()
    path.write_text(json.dumps(notebook))
