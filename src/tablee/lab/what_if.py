"""What if the numbers were others? A world with them against the world as it is, on the same deals."""

from pathlib import Path
from typing import Final

from tablee.lab.asking import Asked
from tablee.lab.comparing import changes_of, changes_section, row_of
from tablee.lab.health import notes, planned
from tablee.lab.play.plan import Plan
from tablee.lab.play.running import Bench
from tablee.lab.play.worlds import play_in
from tablee.lab.reckon.figures import by_name
from tablee.lab.reckon.health import health_of
from tablee.lab.reckon.statistics import deals_needed
from tablee.lab.report.page import Page, Section, Table
from tablee.lab.report.saying import Saying
from tablee.lab.report.writing import Report

PILOT: Final = 24  # deals that size a study
FAR: Final = 1_000_000  # seeds between the pilot's deals and the study's
FIRST: Final = ("seat:0", "turns")  # what a study is sized by
LEAST: Final = 0.05  # the difference to be told: five points of a share, or a twentieth of a length


def what_if(asked: Asked, bench: Bench, world: Path) -> Report:
    """Size the study, play both worlds, and tell all differences."""
    needed = sized(asked, bench, world)
    deals = min(asked.deals, max(needed.values()))
    plan = planned(asked.but(deals=deals))
    here = bench.play(plan, "as-it-is")
    there, differs = play_in(world, plan, "changed", bench)
    changes = changes_of(health_of(plan, here), health_of(plan, there))
    say = Saying(asked.setup.game, asked.language)
    title = say("lab-whatif-title", game=say.title.called(asked.language))
    lead = say("lab-whatif-lead", changes=", ".join(f"{at} = {value}" for at, value in differs.items()) or "–")
    sections = [
        changes_section(say, say("lab-whatif-question"), changes, (say("lab-as-it-is"), say("lab-changed"))),
        size_section(say, needed, deals, asked.deals),
    ]
    result = {"command": asked.said, "changes": differs, "deals_needed": needed, "deals": deals}
    rows = [row_of(each) for each in changes]
    return Report(Page(title, lead, asked.said, sections, notes(say)), {**result, "figures": rows}, rows)


def sized(asked: Asked, bench: Bench, world: Path) -> dict[str, int]:
    """How many deals tell a small difference of each of the foremost figures, by a pilot on deals of its own."""
    plan = Plan.of(asked.apart(FAR), [asked.even(min(PILOT, asked.deals), sees=False)])
    here = bench.play(plan, "pilot-as-it-is")
    there, _ = play_in(world, plan, "pilot-changed", bench)
    needed = {}
    for name in FIRST:
        one, other = (by_name(health_of(plan, games))[name] for games in (here, there))
        least = LEAST * (one.reckoned.value if name == "turns" else 1.0)
        pairs = [other.deals[deal] - one.deals[deal] for deal in one.deals]
        needed[name] = deals_needed(pairs, least) if least else 1
    return needed


def size_section(say: Saying, needed: dict[str, int], deals: int, most: int) -> Section:
    """How large the study had to be, and whether it could be."""
    wanted = max(needed.values())
    message = "lab-size-enough" if deals >= wanted else "lab-size-short"
    rows = [[say.figure(name), str(count)] for name, count in needed.items()]
    return Section(
        say("lab-size-question"),
        say(message, deals=deals, needed=wanted, most=most),
        say("lab-size-how", pilot=PILOT),
        tables=[Table([say("lab-figure"), say("lab-deals-needed")], rows)],
    )
