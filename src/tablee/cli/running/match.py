"""Many games between virtual players, with progress and a table at the end."""

import json as jsonlib
from contextlib import closing, suppress
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.arena.match import BadMatch, Match, Standing, interval, play
from tablee.players.thinking import Budget
from tablee.table.errors import say
from tablee.table.journal import Setup


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
        write(file, {**standing.data(setup.game), **numbers})
    show(standing, setup.game, spoken)


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
    """Write the result to a file."""
    try:
        file.write_text(jsonlib.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadMatch("save-unwritable", name=str(file), why=str(error.strerror)) from error


def show(standing: Standing, game: str, language: str) -> None:
    """Print the result."""
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
    ends = ", ".join(f"{reason} {count}" for reason, count in standing.ends.most_common())
    decisions = f"{standing.decisions / standing.games:.0f}"
    console.print(say("match-ends", language, decisions=decisions, ends=ends), highlight=False)
