"""Many games between virtual players, with progress and a table at the end."""

import json as jsonlib
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.arena.match import BadMatch, Match, Standing, interval, play
from tablee.games import title_named
from tablee.games.language import words
from tablee.players.thinking import Budget
from tablee.table.errors import say
from tablee.table.past.journal import Setup

STDOUT: Final = "-"  # as the name of a file


def matched(
    setup: Setup, levels: tuple[str, ...], games: int, thinking: Budget, jobs: int, file: Path | None, spoken: str
) -> None:
    """Play a match, write its result to a file if there is one, and show it."""
    contest = Match(setup, levels, games, thinking)
    if jobs < 1:
        raise BadMatch("match-jobs", jobs=str(jobs))
    standing = Standing(levels)
    follow(contest, standing, jobs)
    if file is not None:
        numbers = {"numbers": setup.numbers} if setup.numbers else {}
        cut = {"interrupted": True, "wished": games} if standing.games < games else {}
        write(file, {**standing.data(setup.game), **cut, **numbers})
    if file is None or str(file) != STDOUT:
        show(standing, setup.game, spoken, games)


def budget(seconds: float | None, iterations: int | None) -> Budget:
    """How long a master may think."""
    if seconds is not None and iterations is not None:
        raise BadMatch("match-both")
    if (seconds is not None and seconds <= 0) or (iterations is not None and iterations <= 0):
        raise BadMatch("match-no-time")
    return Budget(iterations or 0, seconds or 1.0)


def follow(contest: Match, standing: Standing, jobs: int) -> None:
    """Play the match with a progress bar; an interruption keeps what was played."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, suppress(KeyboardInterrupt):
        bar = progress.add_task(" - ".join(contest.levels), total=contest.games)
        with closing(play(contest, jobs)) as outcomes:
            for outcome in outcomes:
                standing.add(outcome)
                progress.advance(bar)


def write(file: Path, data: dict[str, object]) -> None:
    """Write the result to a file, or to the standard output."""
    if str(file) == STDOUT:
        print(jsonlib.dumps(data, indent=2, ensure_ascii=False))
        return
    try:
        file.write_text(jsonlib.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadMatch("save-unwritable", name=str(file), why=str(error.strerror)) from error


def show(standing: Standing, game: str, language: str, wished: int) -> None:
    """Print the result; that it was interrupted, if so."""
    if not standing.games:
        raise BadMatch("match-none")
    table = Table(title=say("match-title", language, game=game, games=str(standing.games)))
    table.add_column(say("match-player", language))
    for heading in ("match-wins", "match-draws", "match-share"):
        table.add_column(say(heading, language), justify="right")
    table.add_column("95 %", justify="right")
    for player, name in enumerate(standing.levels):
        rate = standing.rate(player)
        low, high = interval(rate, standing.games)
        share = say("match-range", language, low=f"{low:.1%}", high=f"{high:.1%}")
        table.add_row(name, str(standing.wins[player]), str(standing.draws), f"{rate:.1%}", share)
    for level in standing.repeated():
        rate = standing.together[level] / standing.games
        low, high = interval(rate, standing.games)
        share = say("match-range", language, low=f"{low:.1%}", high=f"{high:.1%}")
        table.add_row(
            say("match-together", language, level=level), str(standing.together[level]), "", f"{rate:.1%}", share
        )
    console = Console()
    console.print(table)
    ends = ", ".join(f"{reason_said(game, reason, language)} {count}" for reason, count in standing.ends.most_common())
    decisions = f"{standing.decisions / standing.games:.0f}"
    console.print(say("match-ends", language, decisions=decisions, ends=ends), highlight=False)
    if standing.games < wished:
        done = {"games": str(standing.games), "wished": str(wished)}
        console.print(say("match-interrupted", language, **done), highlight=False)


def reason_said(game: str, reason: str, language: str) -> str:
    """How games ended, in words where the game has some."""
    ours, name = words(title_named(game).package, language), f"reason-{reason.replace('_', '-')}"
    return ours.say(name) if ours.has(name) else reason.replace("_", " ")
