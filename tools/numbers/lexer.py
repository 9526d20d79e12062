"""Reads a MyST page down to its last digit: where it stands, and what it belongs to.

A page is cut in three steps: lines into blocks (fences, titles, table rows, list items,
paragraphs), blocks into passages of one way of reading (text, math, code), and passages
into tokens. Every character that is a digit ends in exactly one token.

A section begins at a label, ``(name)=``, and has its name. On a page without labels it
begins at a heading, and is called ``heading-1``, ``heading-2``, ... in the order of the page.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.numbers.notebook import Origin, UnreadableError, markdown_of
from tools.numbers.numerals import canonical, has_digit

# Kinds of token. Numerals are bound by the ledger, names are declared in it; the others
# belong to the page's structure.
NUMERAL, NAME = "numeral", "name"
LABEL, TARGET, CITATION, FOOTNOTE = "label", "target", "citation", "footnote"
MARKER, KERNEL, HEADER, METADATA = "list marker", "kernel", "front matter", "metadata"

RAW_DIRECTIVES = {None, "code-cell", "code", "code-block", "sourcecode", "eval-rst", "mermaid"}
TARGET_ROLES = {"ref", "numref", "eq", "doc", "any", "prf:ref", "term", "download"}
HEADING_NAME = "heading-"
HEADING = re.compile(r"\#{1,6}\s")
NBGRADER_POINTS = re.compile(
    r"\"?grade_id\"?:\s*\"?(?P<id>[\w-]+).*\"?points\"?:\s*(?P<points>\d+)"
)
PLACES_OF_PROSE = {"prose", "title", "table", "caption", "alternative text", "comment"}
OPTION_PLACES = {"alt": "alternative text", "caption": "caption", "title": "title"}

FENCE = re.compile(r"(?P<indent>[\s>]*)(?P<marks>`{3,}|~{3,}|:{3,})(?P<info>[^`\n]*)$")
INFO = re.compile(r"\s*(?:\{(?P<directive>[\w:+.-]+)\})?\s*(?P<argument>.*)")
OPTION = re.compile(r"\s*:(?P<key>[\w-]+):(?=\s|$)")
YAML_KEY = re.compile(r"(?<![\w-])(?P<key>[\w-]+):(?=\s|$)")
BLOCK_SCALAR = re.compile(r":\s+[>|][+-]?\s*$")
OPTION_LABEL = re.compile(r"(?<![\w-]):?(?:name|label):\s*(?P<label>[^\s,}]+)")
LABEL_LINE = re.compile(r"[\s>]*\((?P<label>[^()\s]+)\)=\s*$")
ITEM = re.compile(r"(?P<indent>[\s>]*)(?:[-*+]|(?P<number>\d+)[.)])(?=\s)")
DISPLAY_LABEL = re.compile(r"\s*\((?P<label>[^()\s]+)\)\s*$")
COMMENT_IN_CODE = re.compile(r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|(?P<comment>\#.*)")

INLINE = re.compile(
    r"""
      \\[^\w\s]
    | \{(?P<role>[\w:+.-]+)\}(?P<marks>`+)(?P<body>.+?)(?P=marks)(?!`)
    | (?P<ticks>`+)(?P<code>.+?)(?<!`)(?P=ticks)(?!`)
    | \$\$(?P<display>.+?)\$\$
    | \$(?P<math>(?:\\.|[^$\\])+)\$
    | \[\^(?P<footnote>[^\]\s]+)\]:?
    | !\[(?P<alt>[^\]]*)\]\((?P<source>[^)]*)\)
    | \]\((?P<link>[^)\s]*)
    | <(?P<address>[a-z][a-z+.-]*:[^>\s]+)>
    | <!--(?P<comment>.*?)-->
    """,
    re.VERBOSE | re.DOTALL,
)
ROLE_TARGET = re.compile(r"(?:(?P<text>.*?)\s*<(?P<inner>[^<>]+)>|(?P<bare>.+))$", re.DOTALL)

_WHOLE = r"(?:\d{1,3}(?:(?:\u202f|\\,)\d{3})+(?!\d)|\d+)"
_CODE_WHOLE = r"(?:\d+(?:_\d{3})+|\d+)"
_SIGN = r"(?<![\w)\]}%])[-−](?=\d)"
_MATH_SIGN = (
    r"(?:(?<=\\[lg]e\s)|(?<=\\approx\s)|(?<=\\in\s)|(?<![\w)\]}!])(?<![\w)\]}!]\s))[-−](?=\d)"
)
_NUMERAL = (
    r"(?P<numeral>(?:{sign})?(?:{whole}/{whole}(?!\d|/\d|\.\d)|{whole}(?:\.\d+)?{percent}))"
).format
_NAMES = r"""
      (?P<scientific>\d+(?:\.\d+)?[eE][+-]?\d+(?!\w))
    | (?P<name>\d+(?:\.\d+){2,}                        # a version
      | (?:\d*\.)?\d+(?:[^\W\d_]\w*|%(?=\}))           # a format, a unit: 4f, .1%}, 3D
      | (?:[^\W\d]\w*\.)*[^\W\d]\w*)                   # a word or dotted name
    | """
# Digits of other forms, such as ½ standing alone.
_FORMED = r"| (?P<formed>[^\W_])"
TEXT = re.compile(
    _NAMES + _NUMERAL(sign=_SIGN, whole=_WHOLE, percent=r"(?:[\ \u00a0\u202f]?%)?") + _FORMED,
    re.VERBOSE,
)
CODE = re.compile(
    _NAMES + _NUMERAL(sign=_SIGN, whole=_CODE_WHOLE, percent="") + _FORMED, re.VERBOSE
)
_ARGUMENT = rf"(?:\s*\{{\s*{_WHOLE}\s*\}}|\s*\d)"
_MATH_NUMERAL = _NUMERAL(
    sign=_MATH_SIGN, whole=_WHOLE, percent=r"(?:(?:[\ ~\u00a0\u202f]|\\[,\ ])?\\%)?"
)
MATH = re.compile(
    rf"""
      (?P<fraction>\\[dtc]?frac{_ARGUMENT}{_ARGUMENT})
    | (?P<name>(?:\\(?:mathrm|text|operatorname|mathbf|mathit|mathcal|hat|bar|widehat)
          \s*\{{[^{{}}]*\}}|(?!\\(?:sum|prod|int|max|min|lim|sup|inf|bigcup)(?![A-Za-z]))
          \\[A-Za-z]+|[^\W\d_]+)_(?:\d|\{{[\w+\-,.]*\}})       # F_2, x_{{i-1}}
      | (?<![\\A-Za-z])[^\W\d_]+\d\w*)                          # F1
    | [\^_](?P<script>\d)                                      # one token of TeX: one digit
    | \\[A-Za-z]+
    | {_MATH_NUMERAL}
    {_FORMED}
    """,
    re.VERBOSE,
)
SCANNERS = {"text": TEXT, "code": CODE, "math": MATH}


@dataclass(frozen=True)
class Token:
    """A digit-bearing piece of the page; `text` is its canonical form."""

    kind: str
    text: str
    start: int
    end: int
    place: str
    section: str
    expected: str = ""


@dataclass(frozen=True)
class Passage:
    """A stretch of the page that is read one way: `mode` is ``text``, ``math`` or ``code``."""

    mode: str
    start: int
    end: int
    place: str
    section: str


@dataclass(frozen=True)
class Cell:
    """A code cell: its code, the line where the code begins, and the section it stands in."""

    code: str
    line: int
    section: str


@dataclass
class Page:
    """A page and all that was read in it, in the order of the page.

    Labels come with their line, sections with the offset where they begin. A text that is not
    the file's own has the `origins` of its lines there.
    """

    path: Path
    text: str
    origins: Sequence[Origin] = ()
    tokens: list[Token] = field(default_factory=list)
    passages: list[Passage] = field(default_factory=list)
    labels: dict[str, int] = field(default_factory=dict)
    sections: dict[str, int] = field(default_factory=dict)
    cells: list[Cell] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=dict)
    footnotes: set[str] = field(default_factory=set)
    footnotes_used: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.starts = [0] + [match.end() for match in re.finditer("\n", self.text)]

    def place_of(self, offset: int) -> tuple[int, int]:
        """Line and column of a character in the file, both counted from 1."""
        index = bisect_right(self.starts, offset) - 1
        column = offset - self.starts[index]
        return self.origins[index].place_of(column) if self.origins else (index + 1, column + 1)

    def of(self, section: str, kind: str) -> list[Token]:
        """The tokens of one kind in one section, in order."""
        return [token for token in self.tokens if token.section == section and token.kind == kind]


def read_page(path: Path, text: str | None = None, headings: int = 0) -> Page:
    """Read a page.

    Parameters
    ----------
    path : Path
        A Markdown file, or a notebook in ``.ipynb``.
    text : str, optional
        What to read in place of the file.
    headings : int
        How many headings stand before `text`, if it is a part of a page.

    Raises
    ------
    UnreadableError
        When the file is not UTF-8, or no notebook.
    """
    try:
        source = path.read_text(encoding="utf-8") if text is None else text
    except UnicodeDecodeError as error:
        raise UnreadableError(f"not UTF-8: {error.reason}") from error
    page = Page(path, *(markdown_of(source) if path.suffix == ".ipynb" else (source,)))
    _Reader(page, headings).read()
    for passage in page.passages:
        page.tokens += tokens_of(passage, page.text)
    page.tokens.sort(key=lambda token: token.start)
    return page


def tokens_of(passage: Passage, text: str) -> Iterator[Token]:
    """The numerals and the digit-bearing names of one passage."""
    for match in SCANNERS[passage.mode].finditer(text, passage.start, passage.end):
        group = match.lastgroup
        if group is None or not has_digit(match[group]):
            continue
        kind = NAME if group in ("name", "formed") else NUMERAL
        raw = match[group]
        yield Token(
            kind,
            plain_name(raw) if kind == NAME else canonical(raw),
            match.start(group),
            match.end(group),
            passage.place,
            passage.section,
        )


def tokens_of_output(text: str) -> list[Token]:
    """The numerals and names of a text that is no page: what a cell printed, a ledger's key."""
    return list(tokens_of(Passage("text", 0, len(text), "output", ""), text))


def plain_name(raw: str) -> str:
    """The canonical form of a name: ``F_1`` for ``F_{1}`` and for ``\\mathrm{F}_1``."""
    text = re.sub(r"\\(?:mathrm|text|operatorname|mathbf|mathit|mathcal)\s*", "", raw)
    return re.sub(r"[\\{}\s]", "", text)


class _Reader:
    """Cuts a page into passages and structural tokens; nested directives by recursion."""

    def __init__(self, page: Page, headings: int) -> None:
        self.page = page
        self.lines = page.text.split("\n")
        self.starts = page.starts
        self.section = ""
        # Headings are counted only where there is no label to name the sections.
        self.headings = None if any(map(LABEL_LINE.match, self.lines)) else headings
        self.lists: dict[int, int] = {}

    def read(self) -> None:
        first = 0
        if self.lines[0] == "---" and "---" in self.lines[1:]:
            first = self.lines.index("---", 1) + 1
            self._token(HEADER, 0, self.starts[first] - 1 if first < len(self.lines) else None)
        self._blocks(first, len(self.lines))

    def _blocks(self, line: int, end: int) -> None:
        """Lines `line` to `end`, which hold markdown."""
        while line < end:
            text = self.lines[line]
            if (fence := FENCE.match(text)) and self._opens(fence):
                close = self._closing(fence, line + 1, end)
                self._interrupt(len(fence["indent"]))
                self._fence(fence, line, close)
                line = close + 1
            elif label := LABEL_LINE.match(text):
                self._begin(label["label"], line)
                self._label(line, label)
                line += 1
            elif not text.strip() or text.lstrip().startswith(("%", "#", "|", "+++")):
                self._single(line)
                line += 1
            elif text.lstrip().startswith("$$"):
                line = self._display(line, end)
            else:
                line = self._paragraph(line, end)

    def _opens(self, fence: re.Match) -> bool:
        return fence["marks"][0] != ":" or fence["info"].strip().startswith("{")

    def _closing(self, fence: re.Match, line: int, end: int) -> int:
        marks = fence["marks"]
        closes = re.compile(rf"[\s>]*{re.escape(marks[0])}{{{len(marks)},}}\s*$")
        return next((i for i in range(line, end) if closes.match(self.lines[i])), end)

    def _fence(self, fence: re.Match, line: int, close: int) -> None:
        info = INFO.match(fence["info"])
        directive, argument = info["directive"], info["argument"]
        start = self.starts[line] + fence.start("info") + info.start("argument")
        if directive == "code-cell":
            self._token(KERNEL, start, start + len(argument.rstrip()))
        elif directive is None:
            self._passage("code", start, start + len(argument), "option")
        else:
            self._inline(start, start + len(argument), "title")
        is_cell = directive == "code-cell"
        body = line + 1 if directive is None else self._options(line + 1, close, is_cell)
        while is_cell and body < close and not self.lines[body].strip():
            body += 1
        first, last = self._span(body, close)
        if is_cell:
            code = self.page.text[first:last].rstrip("\n")
            self.page.cells.append(Cell(code, self.page.place_of(first)[0], self.section))
        if directive in RAW_DIRECTIVES:
            self._code(first, last)
        elif directive == "math":
            self._passage("math", first, last, "display math")
        else:
            self._blocks(body, close)

    def _options(self, line: int, close: int, of_cell: bool) -> int:
        """Reads the options of a directive; the line where its body begins."""
        if line < close and self.lines[line].strip() == "---":
            return self._yaml(line + 1, close, of_cell)
        while line < close and (option := OPTION.match(self.lines[line])):
            self._option(line, OPTION_PLACES.get(option["key"], "option"), of_cell)
            line += 1
        return line

    def _yaml(self, line: int, close: int, of_cell: bool) -> int:
        """Reads options written as YAML; the line after the one that ends them."""
        place, block = "option", None
        while line < close and self.lines[line].strip() != "---":
            text = self.lines[line]
            indent = len(text) - len(text.lstrip())
            # Deeper than a key with ">-" stands its text, which may look like keys.
            if text.strip() and not (block is not None and indent > block):
                block = indent if BLOCK_SCALAR.search(text) else None
                if keys := [match["key"] for match in YAML_KEY.finditer(text)]:
                    place = next((OPTION_PLACES[k] for k in keys if k in OPTION_PLACES), "option")
            self._option(line, place, of_cell)
            line += 1
        return line + 1

    def _option(self, line: int, place: str, of_cell: bool) -> None:
        start, end = self._span(line, line + 1)
        for label in OPTION_LABEL.finditer(self.page.text, start, end):
            self._option_text(start, label.start(), place, of_cell)
            self._token(LABEL, label.start("label"), label.end("label"))
            start = label.end()
        self._option_text(start, end, place, of_cell)

    def _option_text(self, start: int, end: int, place: str, of_cell: bool) -> None:
        if of_cell and place == "option":
            self._metadata(start, end)
        else:
            self._inline(start, end, place)

    def _begin(self, section: str, line: int) -> None:
        self.section = section
        self.page.sections.setdefault(section, self.starts[line])

    def _metadata(self, start: int, end: int) -> None:
        """The metadata of a cell, which no reader sees; the points of a task are among them."""
        self._token(METADATA, start, end)
        if match := NBGRADER_POINTS.search(self.page.text, start, end):
            self.page.points[match["id"]] = int(match["points"])

    def _label(self, line: int, match: re.Match) -> None:
        base = self.starts[line]
        self._token(LABEL, base + match.start("label"), base + match.end("label"))

    def _single(self, line: int) -> None:
        """A line that is a block of its own."""
        start, end = self._span(line, line + 1)
        text = self.lines[line].lstrip()
        if text.startswith("%"):
            self._passage("text", start, end, "comment")
        elif text:
            self._interrupt(len(self.lines[line]) - len(text))
            if self.headings is not None and HEADING.match(text):
                self.headings += 1
                self._begin(f"{HEADING_NAME}{self.headings}", line)
            if text[0] == "+":
                self._metadata(start, end)
                return
            place = {"#": "title", "|": "table"}[text[0]]
            self._inline(start, end, place)

    def _display(self, line: int, end: int) -> int:
        """A block between double dollars, with its label; the line after it."""
        first = self.page.text.index("$$", self.starts[line]) + 2
        limit = self._span(line, end)[1]
        last = self.page.text.find("$$", first, limit)
        if last < 0:
            return self._paragraph(line, end)
        self._passage("math", first, last, "display math")
        line = bisect_right(self.starts, last)
        rest = last + 2, self._span(line - 1, line)[1]
        if label := DISPLAY_LABEL.match(self.page.text[slice(*rest)]):
            self._token(LABEL, rest[0] + label.start("label"), rest[0] + label.end("label"))
        else:
            self._inline(*rest, "prose")
        return line

    def _paragraph(self, line: int, end: int) -> int:
        """A paragraph or list item from `line` on; the line after it."""
        indent = len(self.lines[line]) - len(self.lines[line].lstrip())
        start = self.starts[line]
        if item := ITEM.match(self.lines[line]):
            start = self._item(line, item)
        else:
            self._interrupt(indent)
        line += 1
        while line < end and self._continues(line):
            line += 1
        self._inline(start, self._span(line - 1, line)[1], "prose")
        return line

    def _continues(self, line: int) -> bool:
        text = self.lines[line]
        if not text.strip() or text.lstrip().startswith(("%", "#", "|", "+++", "$$")):
            return False
        if item := ITEM.match(text):
            # Markdown lets an ordered list interrupt a paragraph only where it counts from 1.
            return item["number"] not in (None, "1") and len(item["indent"]) not in self.lists
        return not (FENCE.match(text) or LABEL_LINE.match(text))

    def _item(self, line: int, item: re.Match) -> int:
        indent, base = len(item["indent"]), self.starts[line]
        if item["number"] is None:
            self._interrupt(indent)
            return base + item.end()
        self._interrupt(indent + 1)
        expected = self.lists.get(indent, 0) + 1
        self.lists[indent] = expected
        self._token(MARKER, base + item.start("number"), base + item.end("number"), str(expected))
        return base + item.end()

    def _interrupt(self, indent: int) -> None:
        """A block at this indentation ends the lists that stand as deep or deeper."""
        self.lists = {depth: last for depth, last in self.lists.items() if depth < indent}

    def _code(self, start: int, end: int) -> None:
        for match in COMMENT_IN_CODE.finditer(self.page.text, start, end):
            if match["comment"]:
                self._passage("code", start, match.start(), "code")
                self._passage("text", match.start(), match.end(), "comment")
                start = match.end()
        self._passage("code", start, end, "code")

    def _inline(self, start: int, end: int, place: str) -> None:
        """Text with its inline code, math, roles and links."""
        formula = "inline math" if place == "prose" else place
        here = start
        for match in INLINE.finditer(self.page.text, start, end):
            self._passage("text", here, match.start(), place)
            here = match.end()
            if match["role"]:
                self._role(match, place)
            elif match["code"]:
                self._passage("code", *match.span("code"), "code")
            elif match["display"]:
                self._passage("math", *match.span("display"), "display math")
            elif match["math"]:
                self._passage("math", *match.span("math"), formula)
            elif match["footnote"]:
                self._token(FOOTNOTE, *match.span("footnote"))
                defined, used = self.page.footnotes, self.page.footnotes_used
                (defined if match[0].endswith(":") else used).add(match["footnote"])
            elif match["source"] is not None:
                self._inline(*match.span("alt"), "alternative text")
                self._token(TARGET, *match.span("source"))
            elif match["link"] or match["address"]:
                self._token(TARGET, *match.span("link" if match["link"] else "address"))
            elif match["comment"]:
                self._passage("text", *match.span("comment"), "comment")
        self._passage("text", here, end, place)

    def _role(self, match: re.Match, place: str) -> None:
        role, (start, end) = match["role"], match.span("body")
        if role == "math":
            self._passage("math", start, end, "inline math" if place == "prose" else place)
        elif role in TARGET_ROLES or role.startswith("cite"):
            target = ROLE_TARGET.match(match["body"])
            if target["text"]:
                self._inline(start, start + target.end("text"), place)
            group = "inner" if target["inner"] else "bare"
            kind = CITATION if role.startswith("cite") else TARGET
            for key in re.finditer(r"[^,\s][^,]*" if kind == CITATION else r".+", target[group]):
                base = start + target.start(group)
                self._token(kind, base + key.start(), base + key.end())
        else:
            self._inline(start, end, place)

    def _span(self, line: int, end: int) -> tuple[int, int]:
        """Offsets of the lines from `line` up to `end`, without the last line's break."""
        last = self.starts[end] - 1 if end < len(self.starts) else len(self.page.text)
        return self.starts[line] if line < len(self.starts) else last, last

    def _passage(self, mode: str, start: int, end: int, place: str) -> None:
        if start < end:
            self.page.passages.append(Passage(mode, start, end, place, self.section))

    def _token(self, kind: str, start: int, end: int | None, expected: str = "") -> None:
        text = self.page.text[start:end]
        if kind == LABEL:
            self.page.labels.setdefault(text, self.page.place_of(start)[0])
        if has_digit(text):
            end = start + len(text)
            self.page.tokens.append(Token(kind, text, start, end, kind, self.section, expected))
