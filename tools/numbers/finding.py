"""What a check reports: a place in a file and what is wrong there."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, order=True)
class Finding:
    """One error, printed as ``file:line:column: message``; column 0 stands for a whole line."""

    path: Path
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        column = f"{self.column}:" if self.column else ""
        return f"{self.path}:{self.line}:{column} {self.message}"
