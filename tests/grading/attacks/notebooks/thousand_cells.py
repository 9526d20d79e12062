"""A thousand cells more."""

import json


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    cell = {"cell_type": "code", "id": "x", "metadata": {}, "outputs": [], "execution_count": None, "source": "1"}
    cells += [cell | {"id": f"x{number}"} for number in range(1000)]
    path.write_text(json.dumps(notebook))
