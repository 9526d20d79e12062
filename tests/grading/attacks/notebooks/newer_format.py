"""Claims a later minor version."""

import json


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    notebook["nbformat_minor"] = 99
    path.write_text(json.dumps(notebook))
