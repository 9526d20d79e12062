"""Another kernel and language."""

import json


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    notebook["metadata"] = {"kernelspec": {"name": "ir", "display_name": "R"}, "language_info": {"name": "R"}}
    path.write_text(json.dumps(notebook))
