"""`python -m tools.site`: brings the site under `_site/` up to date."""

import argparse
import sys
from pathlib import Path

from tools.site.digests import digests, kept


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    parser.add_argument("root", type=Path, nargs="?", default=Path(), help="the book's folder")
    root = parser.parse_args().root.resolve()
    now = digests(root)
    if kept(root / "_build" / "site" / "digest") == now.site and (root / "_site").is_dir():
        print("The site is up to date: _site/index.html")
        return 0
    # Imported only here: the builders take seconds, and most runs find nothing to do.
    from tools.execution import ExecutionError
    from tools.numbers.listing import UnlistedError
    from tools.site.alignment import MisalignedError
    from tools.site.build import BuildError, build
    from tools.site.editions import ConfigurationError
    from tools.site.icons import IconError
    from tools.site.numbers import UnmatchedError

    mistakes = (
        *(BuildError, ConfigurationError, ExecutionError, IconError),
        *(MisalignedError, UnlistedError, UnmatchedError),
    )
    try:
        build(root, now)
    except mistakes as error:
        print(f"\nThe site was not built.\n{error}", file=sys.stderr)
        return 1
    print("The site is ready: _site/index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
