"""What is an option worth? One player may not use it, unless nothing else is legal, on the same deals."""

from dataclasses import replace

from tablee.lab.asking import Asked
from tablee.lab.health import notes
from tablee.lab.play.plan import Plan
from tablee.lab.play.running import Bench
from tablee.lab.play.seen import Seen
from tablee.lab.reckon.figures import NUMBER, SHARE, Figure, difference, figure
from tablee.lab.report.drawing import bars
from tablee.lab.report.page import Page, Section, Table
from tablee.lab.report.saying import Saying
from tablee.lab.report.writing import Report


def restrict(asked: Asked, bench: Bench, bans: list[str]) -> Report:
    """Play with and without, and tell what it costs."""
    free = asked.even(sees=False)
    plan = Plan.of(asked.setup, [free, replace(free, name="without", bans=tuple(bans))], asked.iterations)
    games = bench.play(plan, "games")
    arms = [[game for game in games if game.arm == arm] for arm in (0, 1)]
    figures = [figure(name, SHARE, arm, _first_player) for name, arm in zip(("free", "without"), arms, strict=True)]
    counted = [
        figure("banned", NUMBER, arms[1], lambda game: game.banned),
        figure("forced", NUMBER, arms[1], lambda game: game.forced),
    ]
    say = Saying(asked.setup.game, asked.language)
    page = Page(
        say("lab-restrict-title", game=say.title.called(asked.language), what=", ".join(bans)),
        say("lab-restrict-lead", level=say.level(asked.level), games=len(games)),
        asked.said,
        [cost_section(say, figures, counted, ", ".join(bans), 1 / asked.setup.players)],
        notes(say),
    )
    cost = difference(*figures)
    rows = [each.data() for each in (*figures, *counted)]
    rows.append(
        {"name": "cost", "unit": SHARE, "value": cost.value, "low": cost.low, "high": cost.high, "count": cost.count}
    )
    return Report(page, {"command": asked.said, "without": bans, "figures": rows}, rows)


def _first_player(game: Seen) -> float:
    return game.of(0)


def cost_section(say: Saying, figures: list[Figure], counted: list[Figure], what: str, fair: float) -> Section:
    """What it costs to do without."""
    cost = difference(*figures)
    message = "lab-restrict-none" if cost.holds(0.0) else "lab-restrict-cost" if cost.value < 0 else "lab-restrict-gain"
    rows = [[say(f"lab-restrict-{each.name}"), say.sure(each.reckoned, each.unit)] for each in (*figures, *counted)]
    rows.insert(2, [say("lab-difference"), say.sure(cost, SHARE, signed=True)])
    drawn = [(100 * each.reckoned.value, 100 * each.reckoned.low, 100 * each.reckoned.high) for each in figures]
    return Section(
        say("lab-restrict-question", what=what),
        say(
            message,
            what=what,
            cost=say.sure(cost, SHARE, signed=True),
            banned=say.number(counted[0].reckoned.value),
            forced=say.number(counted[1].reckoned.value, 2),
        ),
        say("lab-restrict-how"),
        bars([say(f"lab-restrict-{each.name}") for each in figures], drawn, "%", 100 * fair),
        say("lab-restrict-caption", fair=say.percent(fair)),
        [Table([say("lab-figure"), say("lab-value")], rows)],
    )
