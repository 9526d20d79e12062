"""Outputs with a script and a score."""

import json


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            cell["outputs"] = [{"output_type": "display_data", "metadata": {}, "data": {"text/html": "<script>alert(1)</script>"}}]
    path.write_text(json.dumps(notebook))
