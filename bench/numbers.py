"""What the check of numbers costs, in seconds, against the limits that its users were promised.

    python -m bench.numbers     exits with 1 if a limit is passed

The limits are for a book of 45 pages; what today's pages cost is stretched to as many.
"""

import subprocess
import sys
import time
from pathlib import Path

PAGES = 45
LIMITS = {"tools.numbers": 3.0, "tools.numbers.mutants": 120.0}
ROOT = Path(__file__).resolve().parents[1]


def seconds(module: str) -> float:
    """Wall time of a module's run from the root, which must end well."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", module], cwd=ROOT, check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> int:
    """Measures, prints, and tells whether a limit is passed."""
    chapters = len(list((ROOT / "book" / "ru").glob("*.md")))
    stretched = PAGES / (3 * chapters)
    seconds("tools.numbers")  # what changed since is run and kept
    passed = 0
    for module, limit in LIMITS.items():
        taken = min(seconds(module) for _ in range(3 if limit < 10 else 1))
        print(f"{module:24}{taken:7.2f} s, {taken * stretched:7.2f} s for {PAGES} pages of {limit}")
        passed += taken * stretched > limit
    return int(passed > 0)


if __name__ == "__main__":
    sys.exit(main())
