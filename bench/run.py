"""Measures the games as ratios to plain Python, compiled and plain, and says which marks are met.

One decision is: legal options listed, one chosen at random, one applied; uniformly, or as the game says that its random
players wander. A ratio compares decisions per second, over whole random games from set-up to end, with the reference
(bench/reference.py) timed in alternating slices of the same run; it is the median of the pairs. Copies and samples are
means over states met in random games.

`bench server` measures the server under load, `bench web` how soon a table can be played in a browser, `bench doors`
steps through the doors for researchers: see --help of each.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console

from bench.report import Report, Summary, rows, summary, table

ROOT = Path(__file__).resolve().parent.parent
PLAIN = "TABLEE_PLAIN_PYTHON"


def say(line: str) -> None:
    """Tell what is being done, beside the output."""
    print(f"bench: {line}", file=sys.stderr, flush=True)


def measure(python: str, folders: list[Path], seconds: float, games: list[str]) -> Report:
    """The report of one interpreter, with these folders first on its path."""
    command = [python, "-P", "-m", "bench.measure", "--seconds", str(seconds), *games]
    path = os.pathsep.join(map(str, folders))
    done = subprocess.run(command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)
    report: Report = json.loads(done.stdout)
    return report


def measure_compiled(seconds: float, games: list[str]) -> Report | None:
    """The report of the compiled games; None where there are none."""
    tree = None if is_plain() else compiled_tree()
    if tree is None:
        say("nothing is compiled here: the plain games alone are measured")
        return None
    say(f"measuring the compiled games, {seconds:g} s each and a little more")
    report = measure(sys.executable, [tree, ROOT], seconds, games)
    if not report["compiled"]:
        raise SystemExit("bench: some of the games that were measured are not compiled")
    return report


def compiled_tree() -> Path | None:
    """The folder of compiled games; the build tools are imported where they are wanted."""
    from bench import tree

    return tree.compiled_tree(say)


def is_plain() -> bool:
    """Whether this is the plain environment, or the user declines the compiler."""
    plain = os.environ.get(PLAIN)
    here = plain is not None and Path(plain).parent.parent == Path(sys.prefix)
    return here or os.environ.get("TABLEE_COMPILE") == "no"


def conclusion(found: Summary) -> str:
    """Whether all marks are met, in one line."""
    verdicts = [row[4] for row in rows(found)]
    missed = verdicts.count("not met")
    if missed:
        return f"{missed} of {missed + verdicts.count('met')} marks are not met."
    return "All marks that were measured are met." if "met" in verdicts else "No mark was measured."


def parsed(arguments: list[str]) -> argparse.Namespace:
    """What the command line asks for."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("dev.py bench", description=__doc__, formatter_class=layout)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.add_argument("--seconds", type=float, default=4.0, help="time for the playouts of each game (4)")
    parser.add_argument("--games", nargs="+", default=[], metavar="NAME", help="measure these alone")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Measure, show, and write what was asked for."""
    if arguments[:1] == ["server"]:
        from bench.server.run import main as measure_server  # which needs the whole package, compiled or not

        return measure_server(arguments[1:])
    if arguments[:1] == ["web"]:
        from bench.web import main as measure_web  # which needs a browser

        return measure_web(arguments[1:])
    asked = parsed(arguments)
    compiled = measure_compiled(asked.seconds, asked.games)
    say(f"measuring the plain games, {asked.seconds:g} s each and a little more")
    folders = [ROOT / "src", ROOT / "examples", ROOT]
    plain = measure(os.environ.get(PLAIN, sys.executable), folders, asked.seconds, asked.games)
    found = summary(compiled, plain)
    Console().print(table(found), conclusion(found))
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
        say(f"wrote {asked.json}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
