"""The built pages as HTML: what the standard forbids, browsers read each in its own way.

The rules leave out two that are no mistakes here: a page has one more heading of the first level
for print (the theme's), or one in each language; and what it loads is the site's own.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
VALIDATOR = ROOT / "_build/assets/node_modules/html-validate/bin/html-validate.mjs"
RULES = Path(__file__).with_name("html-validate.json")


PLANTED = {
    "no-dup-id": '<p id="one">a</p><p id="one">b</p>',
    "close-order": "<p><div>a block within a paragraph</div></p>",
    "element-permitted-content": "<ul><li><dl><p>no item</p></dl></li></ul>",
    "no-dup-attr": '<p class="a" class="b">a</p>',
    "attribute-allowed-values": '<input type="colour"/>',
}


def mistakes(pages: list[Path], report: Path) -> list[str]:
    """What is wrong in the pages, with file, line and rule."""
    assert VALIDATOR.is_file(), "the validator is missing: `make site` fetches it with npm"
    node = Path(sys.executable).with_name("node")
    said = f"json={report}"  # a pipe would lose the end of it
    done = subprocess.run(
        [node, VALIDATOR, "--config", RULES, "--formatter", said, *pages],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert report.is_file(), done.stderr
    return [
        f"{page['filePath']}:{each['line']}: {each['message']} ({each['ruleId']})"
        for page in json.loads(report.read_text(encoding="utf-8"))
        for each in page["messages"]
    ]


def test_every_page_is_valid(site: Path, tmp_path: Path):
    pages = [path for path in sorted(site.rglob("*.html")) if "_static" not in path.parts]
    assert mistakes(pages, tmp_path / "report.json") == []


def test_a_mistake_would_be_seen(tmp_path: Path):
    pages = []
    for rule, body in PLANTED.items():
        head = '<head><meta charset="utf-8"/><title>Page</title></head>'
        pages.append(tmp_path / f"{rule}.html")
        pages[-1].write_text(f'<!DOCTYPE html><html lang="ru">{head}<body>{body}</body></html>')
    seen = mistakes(pages, tmp_path / "report.json")
    for rule in PLANTED:
        assert any(f"{rule}.html" in each and each.endswith(f"({rule})") for each in seen), rule
