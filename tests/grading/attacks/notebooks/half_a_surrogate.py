"""Half of a pair of surrogates in a text and in a cell of code."""

import json


def change(path):
    notebook = json.loads(path.read_text())
    notebook["cells"] += [
        {"cell_type": "markdown", "id": "x", "metadata": {}, "source": "\ud800"},
        {
            "cell_type": "code",
            "id": "y",
            "metadata": {},
            "outputs": [],
            "execution_count": None,
            "source": "print('\ud800')",
        },
    ]
    path.write_text(json.dumps(notebook))
