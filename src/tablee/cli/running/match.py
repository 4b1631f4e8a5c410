"""Many games between virtual players, with progress and a table at the end."""

import json as jsonlib
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from tablee.arena.crews import Alone, Processes
from tablee.arena.folder import StudyFolder, text_of
from tablee.arena.folder import write as write_whole
from tablee.arena.judge import is_clear
from tablee.arena.match import BadMatch, Match, play
from tablee.arena.outcome import Outcome
from tablee.arena.pieces import Crew
from tablee.arena.standing import Standing, interval
from tablee.games import title_named
from tablee.games.language import words
from tablee.players.thinking import Budget
from tablee.table.errors import say
from tablee.table.past.journal import Setup

STDOUT: Final = "-"  # as the name of a file
RESULT: Final = "result.json"  # in the folder of a match


@dataclass(frozen=True, slots=True)
class Wish:
    """How a match is played, beyond who meets whom: by whom, and where it is kept."""

    jobs: int = 1
    file: Path | None = None  # for the result
    out: Path | None = None  # for everything, so that it can go on later
    keeps: bool = False  # the games too
    ray: str | None = None  # the address of a cluster; "" is one that is begun here
    until_clear: bool = False  # it may end before its last game

    def crew(self) -> Crew:
        """Who plays."""
        if self.jobs < 1:
            raise BadMatch("match-jobs", jobs=str(self.jobs))
        if self.ray is not None:
            from tablee.arena.on_ray import Cluster

            return Cluster(self.ray)
        return Alone() if self.jobs == 1 else Processes(self.jobs)

    def folder(self, setup: Setup, is_one_of_many: bool) -> StudyFolder | None:
        """Where a match is kept: several of them side by side."""
        if self.out is None:
            return None
        solo = title_named(setup.game).solo
        return StudyFolder(self.out / setup.options[solo] if is_one_of_many else self.out)


def matched(
    setups: list[Setup], levels: tuple[str, ...], games: int, thinking: Budget, wish: Wish, spoken: str
) -> None:
    """Play a match, or one for each of several set-ups; write the result to a file if there is one, and show it."""
    if wish.keeps and wish.out is None:
        raise BadMatch("match-journals")
    contests = [Match(setup, levels, games, thinking, wish.keeps, wish.until_clear) for setup in setups]
    crew = wish.crew()
    standings = [follow(contest, crew, wish.folder(contest.setup, len(setups) > 1), spoken) for contest in contests]
    result = told(contests, standings)
    if wish.out is not None:
        write_whole(wish.out / RESULT, text_of(result).encode())
    if wish.file is not None:
        write(wish.file, result)
    if wish.file is None or str(wish.file) != STDOUT:
        show(contests, standings, spoken)


def each_level(setup: Setup, given: dict[str, str]) -> list[Setup]:
    """One player alone meets every level of who the game itself plays, unless one was chosen."""
    solo = title_named(setup.game).solo
    if setup.players > 1 or not solo or solo in given:
        return [setup]
    values = next(setting.values for setting in setup.rules().settings if setting.name == solo)
    return [replace(setup, options={**setup.options, solo: value}) for value in values]


def told(contests: list[Match], standings: list[Standing]) -> dict[str, object]:
    """The result as it is written to a file; several by the value of the setting in which they differ."""
    game, solo = contests[0].setup.game, title_named(contests[0].setup.game).solo
    rows = [{**each.data(game), **_marked(match, each)} for match, each in zip(contests, standings, strict=True)]
    if len(rows) == 1:
        return rows[0]
    values = [match.setup.options[solo] for match in contests]
    return {"game": game, solo: dict(zip(values, rows, strict=True))}


def _marked(match: Match, standing: Standing) -> dict[str, object]:
    """What one must know of a result: it was cut short, it will not come again, or it has other numbers."""
    is_short = standing.games < match.games
    cut = {"clear" if standing.is_clear else "interrupted": True, "wished": match.games} if is_short else {}
    once = {} if match.is_repeatable else {"repeatable": False}
    return {**cut, **once, **({"numbers": match.numbers} if match.numbers else {})}


def budget(seconds: float | None, iterations: int | None, *, by_processor: bool = False) -> Budget:
    """How long a master may think; by the processor, what else runs here changes nothing."""
    if seconds is not None and iterations is not None:
        raise BadMatch("match-both")
    if (seconds is not None and seconds <= 0) or (iterations is not None and iterations <= 0):
        raise BadMatch("match-no-time")
    return Budget(iterations or 0, seconds or 1.0, by_processor)


def follow(contest: Match, crew: Crew, folder: StudyFolder | None, spoken: str) -> Standing:
    """Play the match with a progress bar; an interruption keeps what was played."""
    outcomes: list[Outcome] = []
    columns = (BarColumn(), MofNCompleteColumn(), Rate(spoken), TimeRemainingColumn())
    with Progress(TextColumn("{task.description}"), *columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(" - ".join(contest.levels), total=contest.games)
        with suppress(KeyboardInterrupt), closing(play(contest, crew, folder)) as played:
            for outcome in played:
                outcomes.append(outcome)
                progress.advance(bar)
    standing = Standing.of(contest.levels, outcomes)
    standing.is_clear = contest.until_clear and is_clear(contest.levels, outcomes)
    return standing


class Rate(ProgressColumn):
    """How many games are played in a second."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def render(self, task: Task) -> Text:
        """The rate of late, once there is one."""
        return Text(say("match-rate", self.language, rate=f"{task.speed:.3g}") if task.speed else "")


def write(file: Path, data: dict[str, object]) -> None:
    """Write the result to a file, or to the standard output."""
    if str(file) == STDOUT:
        print(jsonlib.dumps(data, indent=2, ensure_ascii=False))
        return
    try:
        file.write_text(jsonlib.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadMatch("save-unwritable", name=str(file), why=str(error.strerror)) from error


def show(contests: list[Match], standings: list[Standing], language: str) -> None:
    """Print the result; that it ended before its last game, if so."""
    played = [(match.setup, each) for match, each in zip(contests, standings, strict=True) if each.games]
    if not played:
        raise BadMatch("match-none")
    game, games = contests[0].setup.game, sum(standing.games for _, standing in played)
    table = Table(title=say("match-title", language, game=game, games=str(games)))
    table.add_column(say("match-player", language))
    for heading in ("match-wins", "match-draws", "match-share"):
        table.add_column(say(heading, language), justify="right")
    table.add_column("95 %", justify="right")
    for setup, standing in played:
        add_rows(table, setup, standing, language)
    console = Console()
    console.print(table)
    for _, standing in played:
        console.print(ends_said(game, standing, language), highlight=False)
    wished = sum(match.games for match in contests)
    if games < wished:
        ended = "match-clear" if all(standing.is_clear for standing in standings) else "match-interrupted"
        console.print(say(ended, language, games=str(games), wished=str(wished)), highlight=False)


def add_rows(table: Table, setup: Setup, standing: Standing, language: str) -> None:
    """A row for each player, and for each level that several have."""
    for player, name in enumerate(standing.levels):
        rate = standing.rate(player)
        wins, draws = str(standing.wins[player]), str(standing.draws)
        table.add_row(against(setup, name, language), wins, draws, f"{rate:.1%}", within(rate, standing, language))
    for level in standing.repeated():
        rate = standing.together[level] / standing.games
        name = say("match-together", language, level=level)
        table.add_row(name, str(standing.together[level]), "", f"{rate:.1%}", within(rate, standing, language))


def within(rate: float, standing: Standing, language: str) -> str:
    """The interval of a share, in words."""
    low, high = interval(rate, standing.games)
    return say("match-range", language, low=f"{low:.1%}", high=f"{high:.1%}")


def against(setup: Setup, name: str, language: str) -> str:
    """Who plays; one alone, against how strong a game."""
    title = title_named(setup.game)
    if setup.players > 1 or not title.solo:
        return name
    ours, value = words(title.package, language), setup.options[title.solo]
    message = f"{title.solo}-{value}".replace("_", "-")
    return say("match-against", language, level=name, against=ours.say(message) if ours.has(message) else value)


def ends_said(game: str, standing: Standing, language: str) -> str:
    """How many decisions a game took, and how games ended."""
    ends = ", ".join(f"{reason_said(game, reason, language)} {count}" for reason, count in standing.ends.most_common())
    return say("match-ends", language, decisions=f"{standing.decisions / standing.games:.0f}", ends=ends)


def reason_said(game: str, reason: str, language: str) -> str:
    """How games ended, in words where the game has some."""
    ours, name = words(title_named(game).package, language), f"reason-{reason.replace('_', '-')}"
    return ours.say(name) if ours.has(name) else reason.replace("_", " ")
