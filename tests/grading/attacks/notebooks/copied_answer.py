"""The answer is there twice: once as the stub again, after it, as a copied cell would be."""

import json


def name(cell):
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def change(path):
    notebook = json.loads(path.read_text())
    cells = notebook["cells"]
    at = next(i for i, cell in enumerate(cells) if name(cell) == "function")
    stub = cells[at] | {"source": STUB}
    cells.insert(at + 1, stub)
    path.write_text(json.dumps(notebook))


STUB = '''def average_precision(y_true, y_score):
    """Sum of precision times the rise of recall over the blocks of equal scores."""
    raise NotImplementedError
'''
