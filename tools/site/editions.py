"""The configuration and contents of each edition, derived from the book's one of each."""

import copy
from pathlib import Path
from typing import Any

import yaml

from tools.site.languages import LANGUAGES, Language

BASE = LANGUAGES[0]
# MathJax stands once in the site, beside the editions; a path seen from an edition's `_static`.
MATHJAX = "../../assets/mathjax/tex-chtml.js"


class ConfigurationError(Exception):
    """`_config.yml` or `_toc.yml` cannot serve the three editions; the message says why."""


def read_yaml(path: Path) -> dict[str, Any]:
    """The content of a YAML file."""
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def page_names(toc: dict[str, Any]) -> list[str]:
    """The names of the pages in the contents' order, without folder and suffix."""
    names = []
    for key, value in toc.items():
        if key in ("root", "file"):
            names.append(_page_name(value))
        elif isinstance(value, list):
            for entry in value:
                names += page_names(entry)
    return names


def edition_toc(toc: dict[str, Any]) -> dict[str, Any]:
    """The contents with each page named as in an edition's own folder."""
    edition: dict[str, Any] = {}
    for key, value in toc.items():
        if key in ("root", "file"):
            edition[key] = _page_name(value)
        elif isinstance(value, list):
            edition[key] = [edition_toc(entry) for entry in value]
        else:
            edition[key] = value
    return edition


def edition_config(
    config: dict[str, Any], language: Language, root: Path, outputs: Path
) -> dict[str, Any]:
    """The configuration of one edition, with the paths that it can be read from anywhere."""
    edition = copy.deepcopy(config)
    edition["exclude_patterns"] = []
    edition["execute"] |= {"execute_notebooks": "cache", "cache": str(outputs)}
    edition["html"]["baseurl"] = ""  # each page's own address is added when the site is whole
    edition["bibtex_bibfiles"] = [str(root / path) for path in config["bibtex_bibfiles"]]
    sphinx = edition["sphinx"]
    sphinx["local_extensions"] = {
        name: str(root / path) for name, path in sphinx["local_extensions"].items()
    }
    settings = sphinx["config"]
    for name in ("html_static_path", "templates_path"):
        settings[name] = [str(root / path) for path in settings[name]]
    settings["html_favicon"] = str(root / settings["html_favicon"])
    settings["language"] = language.sphinx
    settings["edition_language"] = language.code
    settings["edition_languages"] = {each.code: each.name for each in LANGUAGES}
    settings["mathjax_path"] = MATHJAX
    return edition


def _page_name(path: str) -> str:
    prefix = f"book/{BASE.code}/"
    if not path.startswith(prefix):
        raise ConfigurationError(
            f"_toc.yml: {path!r} is not under {prefix}: name the {BASE.name} page, "
            "the other languages follow it"
        )
    return path.removeprefix(prefix)
