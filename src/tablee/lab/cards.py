"""What is each card, race or planet worth? How often it is met, taken and used, and what doing without it costs."""

from dataclasses import replace

from tablee.games import title_named
from tablee.games.things import Family, things_of
from tablee.lab.asking import Asked
from tablee.lab.health import notes
from tablee.lab.play.errors import BadStudy
from tablee.lab.play.plan import Plan
from tablee.lab.play.running import Bench
from tablee.lab.play.seen import Seen
from tablee.lab.reckon.figures import SHARE
from tablee.lab.reckon.weighing import Weighed, again, weighed, worth_of
from tablee.lab.report.drawing import bars
from tablee.lab.report.page import Page, Section, Table
from tablee.lab.report.saying import Saying
from tablee.lab.report.writing import Report

NEVER, ALWAYS = 0.005, 0.9  # shares of players, below and above which a thing is hardly ever or nearly always used


def cards(asked: Asked, bench: Bench, again_most: int) -> Report:
    """Watch even players, play again without each thing that was used, and tell."""
    families = things_of(title_named(asked.setup.game))
    if not families:
        raise BadStudy("lab-no-things")
    plan = Plan.of(asked.setup, [asked.even()], asked.iterations)
    games = bench.play(plan, "games")
    found = [weighed(family, thing, games) for family in families for thing in family.listed()]
    found = corrected(plan, bench, found, games, again_most)
    say = Saying(asked.setup.game, asked.language)
    page = Page(
        say("lab-cards-title", game=say.title.called(asked.language)),
        say("lab-cards-lead", games=len(games), level=say.level(asked.level), players=asked.setup.players),
        asked.said,
        [section(say, family, [each for each in found if each.family == family.name]) for family in families],
        [*notes(say), say("lab-cards-note")],
    )
    rows = [row_of(each) for each in found]
    return Report(page, {"command": asked.said, "plan": plan.described(), "things": rows}, rows)


def corrected(plan: Plan, bench: Bench, found: list[Weighed], games: list[Seen], most: int) -> list[Weighed]:
    """The same with what each thing is worth, where somebody used it."""
    arms = [arm for each in found if (arm := again(plan, each.family, each.id, games, most)) is not None]
    if not arms or not most:
        return found
    played = bench.play(Plan.of(plan.setup, arms, plan.iterations), "without")
    worth = {}
    for at, arm in enumerate(arms):
        replayed = [game for game in played if game.arm == at]
        if any(game.banned for game in replayed):  # where nothing else was ever legal, nobody chooses it
            worth[arm.name] = worth_of(games, replayed)
    return [replace(each, worth=worth.get(each.name)) for each in found]


def row_of(each: Weighed) -> dict[str, object]:
    """A thing as it is written to a file."""
    shares = {name: getattr(each, name).reckoned for name in ("met", "taken", "used", "wins_with", "wins_without")}
    row: dict[str, object] = {"family": each.family, "id": each.id}
    for name, value in shares.items():
        row |= {name: value.value}
    row |= {"with_low": each.wins_with.reckoned.low, "with_high": each.wins_with.reckoned.high}
    worth = each.worth
    told = (worth.value, worth.low, worth.high, worth.count) if worth else ("", "", "", 0)
    return {**row, **dict(zip(("worth", "worth_low", "worth_high", "deals"), told, strict=True))}


def section(say: Saying, family: Family, found: list[Weighed]) -> Section:
    """One family: the most and the least worth, drawn and listed."""
    ordered = sorted(found, key=lambda each: -_rank(each))
    told = [each for each in ordered if each.worth is not None and each.worth.count > 1]
    shown = told or [each for each in ordered if each.wins_with.reckoned.count > 1]
    drawn = [(each.worth if told else each.wins_with.reckoned) for each in shown]
    rows = [(100 * each.value, 100 * each.low, 100 * each.high) for each in drawn if each is not None]
    names = [name_of(say, family, each) for each in shown]
    drawing = bars(names, rows, say("lab-points") if told else "%", 0 if told else None) if rows else ""
    return Section(
        say.family(family.name),
        answer(say, family, ordered, told),
        say("lab-cards-how" if told else "lab-cards-dealt"),
        drawing,
        say("lab-cards-caption" if told else "lab-cards-dealt-caption"),
        [Table([say(f"lab-cards-{name}") for name in _COLUMNS], [_cells(say, family, each) for each in ordered])],
    )


_COLUMNS = ("thing", "met", "taken", "used", "with", "without", "worth")


def _rank(each: Weighed) -> float:
    return each.worth.value if each.worth is not None else each.wins_with.reckoned.value - 10


def name_of(say: Saying, family: Family, each: Weighed) -> str:
    """What a thing is called."""
    return family.called(family.ids.index(each.id), say.language)


def answer(say: Saying, family: Family, found: list[Weighed], told: list[Weighed]) -> str:
    """The sentence of a family: what is worth most and least, what is never or always used."""
    sure = [each for each in told if each.worth is not None and not each.worth.holds(0.0)]
    said = [say("lab-cards-none" if told else "lab-cards-unchosen")]
    if sure:
        best, worst = sure[0], sure[-1]
        message = "lab-cards-best" if len(sure) == 1 else "lab-cards-best-worst"
        said = [say(message, **_both(say, family, best, worst))]
    for message, wanted in (("lab-cards-never", _never(family, found)), ("lab-cards-always", _always(family, found))):
        if wanted:
            said.append(say(message, things=", ".join(name_of(say, family, each) for each in wanted)))
    return " ".join(said)


def _both(say: Saying, family: Family, best: Weighed, worst: Weighed) -> dict[str, str]:
    given: dict[str, str] = {}
    for name, each in (("best", best), ("worst", worst)):
        assert each.worth is not None
        given |= {name: name_of(say, family, each), f"{name}_worth": say.sure(each.worth, SHARE, signed=True)}
    return given


def _never(family: Family, found: list[Weighed]) -> list[Weighed]:
    return [each for each in found if family.used and each.used.reckoned.value < NEVER]


def _always(family: Family, found: list[Weighed]) -> list[Weighed]:
    return [each for each in found if family.used and each.used.reckoned.value > ALWAYS]


def _cells(say: Saying, family: Family, each: Weighed) -> list[str]:
    shares = [say.percent(one.reckoned.value) for one in (each.met, each.taken, each.used)]
    wins = [say.sure(one.reckoned, SHARE) if one.reckoned.count else "–" for one in (each.wins_with, each.wins_without)]
    worth = say.sure(each.worth, SHARE, signed=True) if each.worth is not None and each.worth.count > 1 else "–"
    return [name_of(say, family, each), *shares, *wins, worth]
