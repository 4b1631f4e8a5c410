"""Measures the server under an open load: so many tables, two scripted clients at each, so many choices a second.

The server is the real `tablee serve` in a process of its own, with SQLite in a temporary folder; the clients are in
another. Choices are due at fixed moments, each at a random table, whoever is on move chooses any option; times are
counted from when a choice was due. In the end every choice is looked for in the journals, which are replayed and
compared with what the clients saw last. The status is 1 if anything is lost, doubled or seen wrongly.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from rich.console import Console

from bench.server import check, lay, watch
from bench.server.crowd import say
from bench.server.figures import Figures, figures, table
from bench.server.host import environment, serving
from bench.server.shapes import Outcome, Plan
from tablee.games import FIRST, GAMES

MOST_FAULTS = 20  # that are shown
SHORT = {"tables": 5, "rate": 50.0, "seconds": 1.0}


def measured(asked: argparse.Namespace, folder: Path) -> Figures:
    """Lay the tables, serve, play, and reckon."""
    database, load, disk = folder / "server.sqlite", os.getloadavg()[0], watch.disk(folder)
    say(f"laying {asked.tables} tables of {asked.game}")
    tables = asyncio.run(lay.laid(database, asked.game, asked.tables, asked.plies, asked.seed))
    with serving(database, asked.profile) as server:
        deflate = not asked.no_deflate
        plan = Plan(server.url, server.process, tables, asked.rate, asked.seconds, asked.seed, deflate)
        outcome = played(plan, folder)
    say("replaying the journals")
    found = check.faults(database, plan, outcome)
    return figures(asked.game, plan, outcome, found, [load, os.getloadavg()[0]], disk)


def played(plan: Plan, folder: Path) -> Outcome:
    """What came of a plan, played by a process of its own."""
    asked, outcome = folder / "plan.json", folder / "outcome.json"
    asked.write_bytes(msgspec.json.encode(plan))
    command = [sys.executable, "-P", "-m", "bench.server.crowd", str(asked), str(outcome)]
    done = subprocess.run(command, env=environment(), check=False)
    if done.returncode:
        raise SystemExit(done.returncode)
    return msgspec.json.decode(outcome.read_bytes(), type=Outcome)


def parsed(arguments: list[str]) -> argparse.Namespace:
    """What the command line asks for."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("dev.py bench server", description=__doc__, formatter_class=layout)
    parser.add_argument("--game", default=FIRST, choices=sorted(GAMES), help=f"what is played ({FIRST})")
    parser.add_argument("--tables", type=int, default=500, help="how many tables (500)")
    parser.add_argument("--rate", type=float, default=200.0, help="choices a second, in all (200)")
    parser.add_argument("--seconds", type=float, default=60.0, help="for how long (60)")
    parser.add_argument("--plies", type=int, default=100, help="tables begin after up to so many choices (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the choices (1)")
    parser.add_argument("--no-deflate", action="store_true", help="clients that offer no compression")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="have the server profiled, which slows it down")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.add_argument("--short", action="store_true", help="five tables for a second: does it work?")
    asked = parser.parse_args(arguments)
    if asked.short:
        vars(asked).update(SHORT)
    return asked


def main(arguments: list[str]) -> int:
    """Measure, show, and write what was asked for."""
    asked = parsed(arguments)
    with TemporaryDirectory(prefix="tablee-bench-") as folder:
        found = measured(asked, Path(folder))
    Console().print(table(found))
    for fault in found["faults"][:MOST_FAULTS]:
        say(fault)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
        say(f"wrote {asked.json}")
    return 1 if found["faults"] else 0
