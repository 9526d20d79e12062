"""Makes the data of the homework on the case study: `python -m exercises.data.case_study`.

Labels, and probabilities of the chapter's two models, for every fifth object of the validation
and the test part. The models are trained as in `book/ru/case-study.md`.
"""

import json
from pathlib import Path

import numpy as np
from sklearn import datasets, linear_model, model_selection, pipeline, preprocessing

FILE = Path(__file__).with_name("case-study.json")
PARTS = ("validation", "test")
# Every fifth object keeps quadratic algorithms within the seconds that a cell may take.
STEP = 5
DIGITS = 4


def trained() -> dict[str, dict[str, np.ndarray]]:
    """By part, the labels of all its objects and the probabilities of both models."""
    x, y = datasets.make_classification(
        30_000, 10, n_informative=4, weights=[0.95], flip_y=0.02, random_state=1
    )
    halves = {"test_size": 0.5, "random_state": 0}
    x_train, x, y_train, y = model_selection.train_test_split(x, y, stratify=y, **halves)
    parts = model_selection.train_test_split(x, y, stratify=y, **halves)
    quadratic = pipeline.make_pipeline(
        preprocessing.PolynomialFeatures(2, include_bias=False),
        preprocessing.StandardScaler(),
        linear_model.LogisticRegression(solver="newton-cholesky", tol=1e-10),
    )
    models = {"linear": linear_model.LogisticRegression(), "quadratic": quadratic}
    for model in models.values():
        model.fit(x_train, y_train)
    return {
        part: {"label": labels}
        | {name: model.predict_proba(rows)[:, 1] for name, model in models.items()}
        for part, rows, labels in zip(PARTS, parts[:2], parts[2:], strict=True)
    }


def thinned(parts: dict[str, dict[str, np.ndarray]]) -> dict[str, dict[str, list]]:
    """Every fifth object, the probabilities rounded."""
    return {
        part: {name: np.round(values[::STEP], DIGITS).tolist() for name, values in columns.items()}
        for part, columns in parts.items()
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(thinned(trained()), separators=(",", ":")) + "\n", "utf-8")
