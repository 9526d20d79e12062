"""The notebook's metadata are lost."""

import json


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    notebook["metadata"] = {}
    path.write_text(json.dumps(notebook))
