"""Is a game healthy? Fair, of a good length, full of choices, open until late, won in many ways."""

from collections.abc import Sequence
from typing import Final

from tablee.lab.asking import Asked
from tablee.lab.play.plan import Plan, neighbours
from tablee.lab.play.running import Bench
from tablee.lab.play.seen import Seen
from tablee.lab.reckon.course import chance_at, foretold
from tablee.lab.reckon.figures import SHARE, Figure, by_name
from tablee.lab.reckon.health import health_of
from tablee.lab.reckon.statistics import elo, quantile
from tablee.lab.report.drawing import bands, bars, spread
from tablee.lab.report.page import Page, Section, Table
from tablee.lab.report.saying import Saying
from tablee.lab.report.writing import Report

STEPS: Final = 3  # for each deal of a step there are so many of even players
MOMENTS: Final = 24  # of a game at which the chances are drawn


def planned(asked: Asked) -> Plan:
    """Even players, who are watched; and each level against the next."""
    pairs = [asked.step(strong, weak, max(1, asked.deals // STEPS)) for strong, weak in neighbours(asked.levels)]
    return Plan.of(asked.setup, [asked.even(), *pairs], asked.iterations, asked.looks)


def health(asked: Asked, bench: Bench) -> Report:
    """Play, reckon and tell."""
    plan = planned(asked)
    games = bench.play(plan, "games")
    figures = health_of(plan, games)
    say = Saying(asked.setup.game, asked.language)
    even = [game for game in games if game.arm == 0]
    page = Page(
        say("lab-health-title", game=say.title.called(asked.language)),
        say("lab-health-lead", games=len(games), level=say.level(asked.level), players=asked.setup.players),
        asked.said,
        sections(say, figures, even, asked),
        notes(say),
    )
    result: dict[str, object] = {
        "command": asked.said,
        "plan": plan.described(),
        "figures": [each.data() for each in figures],
    }
    return Report(page, result, [each.data() for each in figures])


def notes(say: Saying) -> list[str]:
    """What holds of every figure."""
    return [say("lab-note-intervals"), say("lab-note-players"), say("lab-note-repeat")]


def sections(say: Saying, figures: list[Figure], games: list[Seen], asked: Asked) -> list[Section]:
    """One section for each question."""
    named = by_name(figures)
    return [
        seats_section(say, figures, games),
        length_section(say, named, games),
        course_section(say, named, games, asked),
        ends_section(say, figures, named),
        skill_section(say, figures),
        luck_section(say, figures, games),
    ]


def table_of(say: Saying, figures: Sequence[Figure]) -> Table:
    """Figures with their intervals, one in a row."""
    rows = [
        [
            say.figure(each.name),
            say.amount(each.reckoned.value, each.unit),
            say.between(each.reckoned, each.unit),
            str(each.reckoned.count),
        ]
        for each in figures
    ]
    return Table([say("lab-figure"), say("lab-value"), say("lab-interval"), say("lab-count")], rows)


def drawn(say: Saying, figures: Sequence[Figure], mark: float | None = None) -> str:
    """Shares with their intervals."""
    rows = [(100 * each.reckoned.value, 100 * each.reckoned.low, 100 * each.reckoned.high) for each in figures]
    return bars([say.figure(each.name) for each in figures], rows, "%", None if mark is None else 100 * mark)


def seats_section(say: Saying, figures: list[Figure], games: list[Seen]) -> Section:
    """Is it fair by seat and by side?"""
    seats = [each for each in figures if each.name.startswith("seat:") or each.name == "first"]
    sides = [each for each in figures if each.name.startswith("side:")]
    fair = 1 / len(games[0].seating)
    off = [each for each in seats if not each.reckoned.holds(fair)]
    off += [each for each in sides if not each.reckoned.holds(1 / len(sides))]
    worst = max(off or seats, key=lambda each: abs(each.reckoned.value - fair))
    given = {"figure": say.figure(worst.name), "value": say.sure(worst.reckoned, SHARE), "fair": say.percent(fair)}
    answer = say("lab-seats-unfair" if off else "lab-seats-fair", **given)
    return Section(
        say("lab-seats-question"),
        answer,
        say("lab-seats-how", games=len(games)),
        drawn(say, seats, fair),
        say("lab-seats-caption", fair=say.percent(fair)),
        [table_of(say, [*seats, *sides])],
    )


def length_section(say: Saying, named: dict[str, Figure], games: list[Seen]) -> Section:
    """How long is it, and how much is there to decide?"""
    turns = [float(game.turns) for game in games]
    shown = [named[name] for name in ("turns", "decisions", "choices", "options")]
    low, high = (say.number(quantile(turns, share), 0) for share in (0.05, 0.95))
    return Section(
        say("lab-length-question"),
        say(
            "lab-length-answer",
            turns=say.number(named["turns"].reckoned.value),
            between=say.between(named["turns"].reckoned, "number"),
            low=low,
            high=high,
            choices=say.number(named["choices"].reckoned.value, 0),
            options=say.number(named["options"].reckoned.value),
        ),
        say("lab-length-how"),
        spread(turns, say("lab-turns"), say("lab-games")),
        say("lab-length-caption"),
        [table_of(say, shown)],
    )


def course_section(say: Saying, named: dict[str, Figure], games: list[Seen], asked: Asked) -> Section:
    """How often does the lead change, and when is it settled?"""
    shown = [named[name] for name in ("lead_changes", "settled", "comeback")]
    question = say("lab-course-question")
    rows = [_spread_at(games, at / MOMENTS) for at in range(MOMENTS)]
    if not named["settled"].reckoned.count or not all(rows):
        return Section(question, say("lab-course-none"), say("lab-course-none-how"))
    drawing = bands([100 * at / (MOMENTS - 1) for at in range(MOMENTS)], rows, say("lab-over"), say("lab-chance"))
    true = Table([say("lab-told"), say("lab-came"), say("lab-moments")], _foretold(say, games))
    how = say("lab-course-by-master", iterations=asked.looks) if asked.looks else say("lab-course-by-outlook")
    return Section(
        question,
        say(
            "lab-course-answer",
            changes=say.number(named["lead_changes"].reckoned.value),
            between=say.between(named["lead_changes"].reckoned, "number"),
            settled=say.percent(named["settled"].reckoned.value),
            comeback=say.percent(named["comeback"].reckoned.value),
        ),
        f"{how} {say('lab-course-how')}",
        drawing,
        say("lab-course-caption"),
        [table_of(say, shown), true],
    )


def _spread_at(games: list[Seen], share: float) -> list[float]:
    found = [chance for game in games if (chance := chance_at(game, share)) is not None]
    return [100 * quantile(found, at) for at in (0.05, 0.25, 0.5, 0.75, 0.95)] if found else []


def _foretold(say: Saying, games: list[Seen]) -> list[list[str]]:
    return [[say.percent(told), say.percent(came), str(count)] for told, came, count in foretold(games)]


def ends_section(say: Saying, figures: list[Figure], named: dict[str, Figure]) -> Section:
    """In which ways does it end, and does it always?"""
    ways = [each for each in figures if each.name.startswith("way:")]
    most = max(ways, key=lambda each: each.reckoned.value)
    never = [say.way(each.name.removeprefix("way:")) for each in ways if each.reckoned.value == 0]
    told = say(
        "lab-ends-answer",
        way=say.way(most.name.removeprefix("way:")),
        value=say.sure(most.reckoned, SHARE),
        draws=say.percent(named["draw"].reckoned.value),
        stalls=say.percent(named["stalled"].reckoned.value),
    )
    more = f" {say('lab-ends-never', ways=', '.join(never))}" if never else ""
    return Section(
        say("lab-ends-question"),
        told + more,
        say("lab-ends-how"),
        drawn(say, ways),
        say("lab-ends-caption"),
        [table_of(say, [*ways, named["draw"], named["stalled"]])],
    )


def skill_section(say: Saying, figures: list[Figure]) -> Section:
    """How much does skill count?"""
    steps = [each for each in figures if each.name.startswith("step:")]
    if not steps:
        return Section(say("lab-skill-question"), say("lab-skill-none"), "")
    ratings = [tuple(elo(value) for value in _three(each)) for each in steps]
    rows = [
        [
            say.figure(each.name),
            say.sure(each.reckoned, SHARE),
            *(say.number(value, 0) for value in rating),
        ]
        for each, rating in zip(steps, ratings, strict=True)
    ]
    headings = [say("lab-figure"), say("lab-share"), say("lab-elo"), say("lab-at-least"), say("lab-at-most")]
    drawing = bars([say.figure(each.name) for each in steps], [(a, b, c) for a, b, c in ratings], say("lab-elo"), 0)
    return Section(
        say("lab-skill-question"),
        say("lab-skill-answer", elo=say.number(sum(rating[0] for rating in ratings), 0), steps=len(steps)),
        say("lab-skill-how", games=steps[0].reckoned.count),
        drawing,
        say("lab-skill-caption"),
        [Table(headings, rows)],
    )


def _three(figure: Figure) -> tuple[float, float, float]:
    found = figure.reckoned
    return found.value, found.low, found.high


def luck_section(say: Saying, figures: list[Figure], games: list[Seen]) -> Section:
    """How much does the deal decide?"""
    lucks = [each for each in figures if each.name.startswith("luck:")]
    if not lucks:
        return Section(say("lab-luck-question"), say("lab-skill-none"), "")
    named = by_name(figures)
    shares = [named[each.name.replace("luck:", "step:")].reckoned.value for each in lucks]
    nearest = min(range(len(lucks)), key=lambda at: abs(shares[at] - 0.5))
    by_chance = [2 * share * (1 - share) for share in shares]
    is_pair = len(games[0].seating) == 2
    rows = table_of(say, lucks)
    if is_pair:
        rows = Table([*rows.headings, say("lab-luck-by-chance")], _beside(say, rows.rows, by_chance))
    told = {"levels": say.figure(lucks[nearest].name), "value": say.sure(lucks[nearest].reckoned, SHARE)}
    if is_pair:
        told["chance"] = say.percent(by_chance[nearest])
    return Section(
        say("lab-luck-question"),
        say("lab-luck-answer" if is_pair else "lab-luck-many", **told),
        say("lab-luck-how"),
        drawn(say, lucks),
        say("lab-luck-caption"),
        [rows],
    )


def _beside(say: Saying, rows: list[list[str]], values: list[float]) -> list[list[str]]:
    return [[*row, say.percent(value)] for row, value in zip(rows, values, strict=True)]
