"""The page of the library says of every metric what its docstring says."""

import inspect
from functools import cache
from operator import attrgetter
from pathlib import Path
from types import ModuleType

import pytest
from bs4 import BeautifulSoup
from docutils.parsers.rst import DirectiveError

import course_lib
from course_lib import exact
from tools.site.api import Metrics, signature

METRICS = [
    name for name in course_lib.__all__ if not isinstance(getattr(course_lib, name), ModuleType)
]
# Rules and counts that the course defines itself, or that say less than a source would.
OF_THE_COURSE = (
    *("threshold_for_recall", "threshold_for_precision", "threshold_for_budget"),
    *("threshold_for_fbeta", "threshold_for_cost", "weighted_probability", "weighted_threshold"),
    *("counts_at_thresholds", "roc_auc_and_average_precision"),
    *("one_vs_rest", "weighted_average", "majority_baseline"),
)


@pytest.fixture
def entries(site: Path, language: str) -> dict[str, str]:
    """The text of each entry of the page, by the name of its metric."""
    return read_entries(site / language / "api.html")


@cache
def read_entries(path: Path) -> dict[str, str]:
    page = BeautifulSoup(path.read_text("utf-8"), "html.parser")
    return {
        tag["id"].removeprefix("metric-"): " ".join(tag.get_text().split())
        for tag in page.select(".metric")
    }


@pytest.mark.parametrize("name", METRICS)
def test_every_metric_is_on_the_page(entries: dict[str, str], name: str):
    function = getattr(course_lib, name)
    entry = entries[name]
    assert entry.startswith(signature(name, function))
    for paragraph in inspect.getdoc(function).replace("`", "").split("\n\n"):
        assert " ".join(paragraph.split()) in entry
    if hasattr(exact, name):
        assert f"def {name}(" in entry


def test_the_page_lists_nothing_else(entries: dict[str, str]):
    others = entries.keys() - set(METRICS)
    assert {name.split(".")[0] for name in others} == {"gaussian", "simulation"}
    assert all(callable(attrgetter(name)(course_lib)) for name in others)


@pytest.mark.parametrize("name", METRICS)
def test_a_docstring_names_its_source(name: str):
    text = inspect.getdoc(getattr(course_lib, name))
    assert ("Source: " in text) != (name in OF_THE_COURSE)


def test_a_name_that_the_library_lacks_is_refused():
    directive = Metrics.__new__(Metrics)
    directive.content = ["roc_auc", "no_metric"]
    with pytest.raises(DirectiveError) as refused:
        directive.run()
    assert "has no attribute 'no_metric': each line names" in refused.value.msg


def test_a_signature_has_defaults_but_no_types():
    def metric(y_true: list, *, beta: float = 1.0) -> float:
        return beta

    assert signature("metric", metric) == "metric(y_true, *, beta=1.0)"
