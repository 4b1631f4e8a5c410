"""The command `tablee lab`: what people who design and tune games ask of them."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tablee.cli.help import examples, spelled
from tablee.cli.speaking import Data, Lang, speaking

EXAMPLES = examples(
    "tablee lab health karmaka --out report",
    "tablee lab what-if karmaka --set cards.panic.value=3",
    "tablee lab restrict spacepaper --without military",
    'tablee lab tune karmaka --knob setup.base.opening_hand=3..6 --aim "fair seats; 50 to 60 turns"',
)
app = App(name="lab", help_epilogue=EXAMPLES, help_format="markdown")
Several = Annotated[list[str] | None, Parameter(negative=())]


@app.command
def health(
    game: str,
    *,
    looks: int = 0,
    players: int = 0,
    level: str = "sensible",
    deals: int = 300,
    seed: int = 0,
    jobs: int = 2,
    ray: str | None = None,
    out: Path | None = None,
    lang: Lang = None,
    data: Data = None,
    **options: str,
) -> None:
    """Is the game fair, of a good length, open until late, won in many ways, by skill and by luck?"""
    with speaking(lang, data) as spoken:
        from tablee.cli.running.lab import Given, report
        from tablee.lab.health import health as answer

        given = Given("health", game, players, level, deals, seed, spelled(options), spoken, looks=looks)
        report(given, answer, jobs, ray, out)


@app.command
def cards(
    game: str,
    *,
    again: int = 60,
    players: int = 0,
    level: str = "sensible",
    deals: int = 300,
    seed: int = 0,
    jobs: int = 2,
    ray: str | None = None,
    out: Path | None = None,
    lang: Lang = None,
    data: Data = None,
    **options: str,
) -> None:
    """What is each card, race or planet worth?"""
    with speaking(lang, data) as spoken:
        from tablee.cli.running.lab import Given, report
        from tablee.lab.cards import cards as answer

        given = Given(
            "cards", game, players, level, deals, seed, spelled(options), spoken, more=[("again", str(again))]
        )
        report(given, lambda asked, bench: answer(asked, bench, again), jobs, ray, out)


@app.command
def restrict(
    game: str,
    *,
    without: Several = None,
    players: int = 0,
    level: str = "sensible",
    deals: int = 200,
    seed: int = 0,
    jobs: int = 2,
    ray: str | None = None,
    out: Path | None = None,
    lang: Lang = None,
    data: Data = None,
    **options: str,
) -> None:
    """What does it cost one player to do without an option, a card or a way to win?"""
    with speaking(lang, data) as spoken:
        from tablee.cli.running.lab import Given, named, report
        from tablee.lab.restrict import restrict as answer

        bans = named(without, "lab-no-ban")
        given = Given(
            "restrict",
            game,
            players,
            level,
            deals,
            seed,
            spelled(options),
            spoken,
            more=[("without", ban) for ban in bans],
        )
        report(given, lambda asked, bench: answer(asked, bench, bans), jobs, ray, out)


@app.command(name="what-if")
def what_if(
    game: str,
    *,
    settings: Annotated[list[str] | None, Parameter(name="--set", negative=())] = None,
    players: int = 0,
    level: str = "sensible",
    deals: int = 400,
    seed: int = 0,
    jobs: int = 2,
    ray: str | None = None,
    out: Path | None = None,
    lang: Lang = None,
    data: Data = None,
    **options: str,
) -> None:
    """What would other numbers change?"""
    with speaking(lang) as spoken:
        from tablee.cli.running.lab import Given, report, world_of
        from tablee.lab.what_if import what_if as answer

        told = [("set", each) for each in settings or []] + ([("data", str(data))] if data else [])
        given = Given("what-if", game, players, level, deals, seed, spelled(options), spoken, more=told)
        report(given, lambda asked, bench: answer(asked, bench, world_of(asked, bench, settings, data)), jobs, ray, out)


@app.command
def tune(
    game: str,
    *,
    knob: Several = None,
    aim: str = "fair seats",
    trials: int = 30,
    players: int = 0,
    level: str = "sensible",
    deals: int = 100,
    seed: int = 0,
    jobs: int = 2,
    ray: str | None = None,
    out: Path | None = None,
    lang: Lang = None,
    data: Data = None,
    **options: str,
) -> None:
    """Which numbers meet an aim?"""
    with speaking(lang, data) as spoken:
        from tablee.cli.running.lab import Given, named, report
        from tablee.lab.tune import read_knob
        from tablee.lab.tune import tune as answer

        knobs = named(knob, "lab-no-knob")
        read = [read_knob(each) for each in knobs]
        told = [*(("knob", each) for each in knobs), ("aim", aim), ("trials", str(trials))]
        given = Given("tune", game, players, level, deals, seed, spelled(options), spoken, more=told)
        report(given, lambda asked, bench: answer(asked, bench, read, aim, trials), jobs, ray, out)


@app.command
def ladder(
    game: str,
    *,
    iterations: int = 0,
    players: int = 0,
    level: str = "sensible",
    deals: int = 20,
    seed: int = 0,
    jobs: int = 2,
    ray: str | None = None,
    out: Path | None = None,
    lang: Lang = None,
    data: Data = None,
    **options: str,
) -> None:
    """How far apart are the levels, and what does a decision of each cost?"""
    with speaking(lang, data) as spoken:
        from tablee.cli.running.lab import Given, report
        from tablee.lab.ladder import ladder as answer

        told = [("iterations", str(iterations))] if iterations else []
        given = Given(
            "ladder", game, players, level, deals, seed, spelled(options), spoken, iterations=iterations, more=told
        )
        report(given, answer, jobs, ray, out)
