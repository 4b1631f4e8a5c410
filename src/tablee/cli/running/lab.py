"""A question of the laboratory: asked, followed while it is played, and written to its folder."""

import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.games.language import words
from tablee.lab.asking import SLOWEST, Asked, set_up
from tablee.lab.play.errors import PACKAGE, BadStudy
from tablee.lab.play.running import Bench, Told
from tablee.lab.play.worlds import write_world
from tablee.lab.report.drawing import needs
from tablee.lab.report.writing import REPORT, Report
from tablee.players.levels import LEVELS

FEW: Final = 100  # iterations of a master who was asked for as a level
USUAL: Final = {"players": 0, "level": "sensible", "deals": 0, "seed": 0, "looks": 0}


@dataclass(frozen=True, slots=True)
class Given:
    """What a command was given."""

    question: str
    game: str
    players: int
    level: str
    deals: int
    seed: int
    options: dict[str, str]
    language: str
    looks: int = 0
    iterations: int = 0  # of a master; without them there is none among the levels
    more: Sequence[tuple[str, str]] = field(default_factory=list)  # flags of this question alone

    def asked(self) -> Asked:
        """The question."""
        setup = set_up(self.game, self.players, self.seed, self.options)
        levels = [level for level in LEVELS if level != SLOWEST or self.iterations]
        thinking = self.iterations or FEW
        return Asked(setup, self.level, self.deals, self.said(), self.language, thinking, self.looks, levels)

    def said(self) -> str:
        """The command that gives the same numbers again, wherever and by however many processes."""
        told = [("players", self.players), ("level", self.level), ("deals", self.deals), ("seed", self.seed)]
        told += [("looks", self.looks), *self.options.items(), *self.more]
        flags = [word for name, value in told if USUAL.get(name) != value for word in (_flag(name), str(value))]
        return shlex.join(["tablee", "lab", self.question, self.game, *flags])


def named(given: list[str] | None, refusal: str) -> list[str]:
    """What must be named at least once."""
    if not given:
        raise BadStudy(refusal)
    return given


def world_of(asked: Asked, bench: Bench, settings: list[str] | None, data: Path | None) -> Path:
    """The world to compare with: a folder of numbers, or one that is made of what is set."""
    if data is not None and not settings:
        return data
    if not settings or data is not None:
        raise BadStudy("lab-no-change")
    return write_world(asked.setup.game, settings, bench.place / "world")


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def report(
    given: Given, answer: Callable[[Asked, Bench], Report], jobs: int, ray: str | None, out: Path | None
) -> None:
    """Ask, follow, write, and say where the report is; without the extra nothing is begun."""
    needs("matplotlib")
    place = out or Path(f"lab-{given.question}-{given.game}")
    with followed(given.language) as told:
        found = answer(given.asked(), Bench(place, jobs, ray, told))
    found.keep(place, given.language)
    console = Console(highlight=False, soft_wrap=True)
    for section in found.page.sections:
        console.print(f"{section.question} {section.answer}", markup=False)
    console.print(words(PACKAGE, given.language).say("lab-written", file=str(place / REPORT)), markup=False)


@contextmanager
def followed(language: str) -> Iterator[Told]:
    """Show how far each part of the work is, beside the output."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bars = {}

        def told(what: str, done: int, games: int) -> None:
            if what not in bars:
                said = words(PACKAGE, language).say("lab-busy", what=what)
                bars[what] = progress.add_task(said, total=games)
            progress.update(bars[what], completed=done, total=games)

        yield told
