"""Which numbers meet a designer's aims? A search over knobs, each trial a world of its own, checked on fresh deals."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tablee.lab.asking import Asked
from tablee.lab.comparing import changes_of, changes_section, row_of
from tablee.lab.health import notes
from tablee.lab.play.errors import BadStudy
from tablee.lab.play.plan import Plan
from tablee.lab.play.running import Bench
from tablee.lab.play.worlds import play_in, write_world
from tablee.lab.reckon.aims import Aim, distance, read_aims
from tablee.lab.reckon.figures import Figure
from tablee.lab.reckon.health import health_of
from tablee.lab.report.drawing import needs, path
from tablee.lab.report.page import Page, Section, Table
from tablee.lab.report.saying import Saying
from tablee.lab.report.writing import Report

KNOB: Final = re.compile(r"^(?P<at>[^=]+)=(?P<low>-?\d+(?:\.\d+)?)\.\.(?P<high>-?\d+(?:\.\d+)?)$")
FRESH: Final = 2_000_000  # seeds between the deals of the search and those of the check
CHECK: Final = 3  # times as many deals are checked as a trial has
DIGITS: Final = 3  # of a decimal


@dataclass(frozen=True, slots=True)
class Knob:
    """A number that may change, and between what."""

    address: str
    low: float
    high: float
    is_whole: bool

    def setting(self, value: float) -> str:
        """How a world is told."""
        return f"{self.address}={int(value) if self.is_whole else round(value, DIGITS)}"


@dataclass(frozen=True, slots=True)
class Tried:
    """One world that was tried: what was set, and how far from the aims it is."""

    settings: list[str]
    distance: float


def read_knob(text: str) -> Knob:
    """A knob as a command names it.

    >>> read_knob("cards.panic.value=1..3")
    Knob(address='cards.panic.value', low=1.0, high=3.0, is_whole=True)
    """
    found = KNOB.match(text.strip())
    if found is None or float(found["low"]) >= float(found["high"]):
        raise BadStudy("lab-bad-knob", asked=text)
    is_whole = "." not in found["low"] + found["high"]
    return Knob(found["at"].strip(), float(found["low"]), float(found["high"]), is_whole)


def tune(asked: Asked, bench: Bench, knobs: list[Knob], aim: str, trials: int) -> Report:
    """Search, write the best world down, check it on deals that the search never saw, and tell."""
    plan = Plan.of(asked.setup, [asked.even()], asked.iterations)
    usual = health_of(plan, bench.play(plan, "as-it-is"))
    aims, seats = read_aims(aim, usual), asked.setup.players
    start = distance(aims, usual, seats)
    tried = search(plan, bench, knobs, aims, trials)
    best = min(tried, key=lambda each: each.distance)
    fresh = Plan.of(asked.apart(FRESH), [asked.even(CHECK * asked.deals)], asked.iterations)
    here = health_of(fresh, bench.play(fresh, "check-as-it-is"))
    world = write_world(asked.setup.game, best.settings, bench.place / "best")
    there = health_of(fresh, play_in(world, fresh, "check-best", bench)[0])
    say = Saying(asked.setup.game, asked.language)
    changes = changes_of(here, there)
    page = Page(
        say("lab-tune-title", game=say.title.called(asked.language)),
        say("lab-tune-lead", aim=aim),
        asked.said,
        [
            path_section(say, start, tried, best),
            check_section(say, aims, here, there, seats),
            changes_section(say, say("lab-tune-changes"), changes, (say("lab-as-it-is"), say("lab-best"))),
        ],
        notes(say),
    )
    check = {"before": distance(aims, here, seats), "after": distance(aims, there, seats)}
    result = {"command": asked.said, "aim": aim, "best": best.settings, "start": start, "fresh": check}
    rows: list[dict[str, object]] = [{"settings": " ".join(each.settings), "distance": each.distance} for each in tried]
    return Report(page, {**result, "trials": rows, "figures": [row_of(each) for each in changes]}, rows)


def search(plan: Plan, bench: Bench, knobs: Sequence[Knob], aims: Sequence[Aim], trials: int) -> list[Tried]:
    """Ask the optimiser for worlds, and tell it how far each is from the aims; none is played twice."""
    optuna: Any = needs("optuna")
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=plan.setup.seed, n_startup_trials=trials // 3))
    known: dict[tuple[str, ...], float] = {}
    tried: list[Tried] = []
    for number in range(trials):
        trial = study.ask()
        settings = [knob.setting(_asked(trial, knob)) for knob in knobs]
        if tuple(settings) not in known:
            known[tuple(settings)] = _distance(plan, bench, settings, aims, number)
        study.tell(trial, known[tuple(settings)])
        tried.append(Tried(settings, known[tuple(settings)]))
    return tried


def _asked(trial: Any, knob: Knob) -> float:
    if knob.is_whole:
        return float(trial.suggest_int(knob.address, int(knob.low), int(knob.high)))
    return float(trial.suggest_float(knob.address, knob.low, knob.high))


def _distance(plan: Plan, bench: Bench, settings: list[str], aims: Sequence[Aim], number: int) -> float:
    world = write_world(plan.setup.game, settings, bench.place / "worlds" / f"{number:03}")
    games, _ = play_in(world, plan, f"trials/{number:03}", bench)
    return round(distance(aims, health_of(plan, games), plan.setup.players), 4)


def path_section(say: Saying, start: float, tried: list[Tried], best: Tried) -> Section:
    """The way the search took, and what it found."""
    values = [each.distance for each in tried]
    so_far = [min(values[: at + 1]) for at in range(len(values))]
    rows = [[" ".join(each.settings), say.number(each.distance, 2)] for each in sorted(tried, key=_far)[:8]]
    return Section(
        say("lab-tune-question"),
        say(
            "lab-tune-answer" if best.distance < start else "lab-tune-none",
            settings=", ".join(best.settings),
            start=say.number(start, 2),
            end=say.number(best.distance, 2),
            trials=len(tried),
        ),
        say("lab-tune-how"),
        path(values, so_far, say("lab-trial"), say("lab-far")),
        say("lab-tune-caption"),
        [Table([say("lab-settings"), say("lab-far")], rows)],
    )


def _far(tried: Tried) -> float:
    return tried.distance


def check_section(say: Saying, aims: list[Aim], here: list[Figure], there: list[Figure], seats: int) -> Section:
    """Whether the aims are met on deals that the search never saw."""
    rows = []
    for aim in aims:
        for one, other in zip(aim.figures(here), aim.figures(there), strict=True):
            met = say("lab-yes" if aim.is_met(other, seats) else "lab-no")
            values = [say.sure(each.reckoned, each.unit) for each in (one, other)]
            rows.append([f"{aim.said}: {say.figure(one.name)}", *values, met])
    before, after = (say.number(distance(aims, figures, seats), 2) for figures in (here, there))
    headings = [say("lab-aim"), say("lab-as-it-is"), say("lab-best"), say("lab-met")]
    return Section(
        say("lab-check-question"),
        say("lab-check-answer", before=before, after=after),
        say("lab-check-how"),
        tables=[Table(headings, rows)],
    )
