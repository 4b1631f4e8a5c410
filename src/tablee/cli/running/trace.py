"""A trace, played and printed, or checked."""

import sys
from pathlib import Path

from tablee.players.levels import player_for
from tablee.players.thinking import Budget
from tablee.table.errors import Said
from tablee.table.kept.disk import NotPlainError, read
from tablee.table.past.trace import BadTrace, at_random, check, played_by, trace
from tablee.table.setup import Setup, compact


def show(setup: Setup, policy: str, iterations: int, *, states: bool) -> None:
    """Play one game and print it as lines of JSON."""
    setup.new()
    player = None if policy == "random" else player_for(setup.rules(), policy, Budget(iterations))
    decides = at_random(setup.seed) if player is None else played_by(player, setup.seed)
    for line in trace(setup, decides, states=states):
        print(compact(line))


def report(file: Path) -> None:
    """Check a trace and say so."""
    try:
        text = sys.stdin.read() if str(file) == "-" else read(file).decode()
    except NotPlainError as error:
        raise BadTrace("trace-unreadable", file=str(file), why=Said("disk-not-plain")) from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadTrace("trace-unreadable", file=str(file), why=str(error)) from error
    count = check(text.splitlines())
    print(f"{file}: {count} lines, all as the game plays them")
