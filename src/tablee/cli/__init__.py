"""The program `tablee`: its commands."""

import sys

from tablee import __version__


def main() -> None:
    """Run the program; the version is told at once, as nothing has to be read for it."""
    if sys.argv[1:] == ["--version"]:
        print(__version__)
        return
    from tablee.cli.program import main as run

    run()
