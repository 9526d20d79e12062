"""Makes the homework and grades it.

    python -m tools.grading release             source, release, gradebook, guides under _homework/
    python -m tools.grading solutions           solved notebooks under _homework/solved/
    python -m tools.grading grade <folder>      marks.csv and feedback/ under _homework/
    python -m tools.grading lacks               what a homework lacks, for its author

<folder> is nbgrader's submitted layout: <student>/<assignment>/<notebook>.ipynb.

Exit status: 0 all is done; 1 some submissions need a look (the last lines say which and why), all
others have marks, or something is lacking; 2 nothing could be done (the message says why); 130
stopped.

Submissions run in a sandbox (bubblewrap), two at a time; the tests run outside it. Stopped and
started again, grade goes on where it was.
"""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from tools.grading.course import HOMEWORK, GradingError, assignments, homeworks

DEFAULT_SEED = "one-two-three"


def main(arguments: list[str]) -> int:
    """Runs one command; the exit status is that of the module's docstring."""
    options = _parser().parse_args(arguments)
    try:
        return _run(options)
    except GradingError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from here.", file=sys.stderr)
        return 130


def _run(options: argparse.Namespace) -> int:
    # Imported here: nbgrader takes two seconds, and --help should not wait for it.
    from tools.grading.grade import grade
    from tools.grading.guide import write_guides
    from tools.grading.lacks import lacks
    from tools.grading.release import release
    from tools.grading.sandbox.session import Limits
    from tools.grading.solve import solve

    if options.command == "lacks":
        return _print_lacks(options.homework, lacks)
    chosen = assignments(options.homework)
    made = (options.course / "release").is_dir() and (options.course / "gradebook.db").is_file()
    if options.command == "release" or not made:
        write_guides(options.course, release(options.course, chosen, options.seed))
    elif missing := [
        str(path)
        for assignment in chosen
        if not (path := assignment.notebook(options.course / "release")).is_file()
    ]:
        # Not made silently: another seed would change the hidden tests of a running course.
        raise GradingError(
            f"missing: {', '.join(missing)}\n"
            "Run `make homework` with the HOMEWORK_SEED that the course was made with."
        )
    if options.command == "solutions":
        solve(options.course, chosen)
    if options.command == "grade":
        limits = Limits(options.timeout)
        confined = not options.no_sandbox
        return grade(options.course, chosen, options.folder, limits, options.jobs, confined)
    return 0


def _print_lacks(only: str | None, lacks: Callable[[str], list[str]]) -> int:
    """Prints what one homework lacks, or each; 1 if anything."""
    found = [line for homework in homeworks(only) for line in lacks(homework)]
    print("\n".join(found) or "nothing is lacking")
    return 1 if found else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.grading",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=("release", "solutions", "grade", "lacks"))
    parser.add_argument("folder", nargs="?", default="", help="the submitted work, for grade")
    parser.add_argument("--homework", help="one alone, such as average-precision")
    parser.add_argument("--course", type=Path, default=HOMEWORK, help="instead of _homework")
    parser.add_argument(
        "--seed",
        default=os.environ.get("HOMEWORK_SEED", DEFAULT_SEED),
        help="what the hidden data are drawn from; keep yours secret (HOMEWORK_SEED)",
    )
    parser.add_argument("--timeout", type=_number, default=10, help="seconds for a cell or call")
    parser.add_argument("--jobs", type=_number, default=2, help="submissions at a time")
    parser.add_argument(
        "--without-sandbox",
        dest="no_sandbox",
        action="store_true",
        help="run students' code with your own rights: only for work that you trust",
    )
    return parser


def _number(text: str) -> int:
    """A whole number above zero."""
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return int(text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
