"""SpacePaper's scores: how far each player is on each way to win, and what they earn and owe, by source."""

from collections.abc import Iterator
from typing import Final

from tablee.games.seeing import Score, ScorePart, nearest_first, share
from tablee.games.spacepaper.people.forecast import coming_gold, coming_science, forecast, present
from tablee.games.spacepaper.rules import economy
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.spacepaper.rules.victory import foremost, living_planets

WAYS: Final = ("economic", "technological", "military", "conquest", "living", "bankruptcy", "last_turn")
SOURCES: Final = ("planets_gold", "works_gold", "capitalism", "bonus", "revenue", "leader", "favour", "system")
BURDENS: Final = ("capital", "colonies", "outposts", "adaptations", "fleet")
# All that is named `score-ID`.
COMING: Final = ("coming_gain", "coming_upkeep", "coming_turned", "coming_income")
COMING_SCIENCE: Final = ("coming_learnt", "coming_science_income", "coming_lost")
SCORES: Final = (
    "victory", *WAYS, "gold", "coming_gold", *COMING, "income", *SOURCES, "upkeep", *BURDENS, "science",
    "coming_science", *COMING_SCIENCE, "science_income", "planets_science", "works_science", "planets", "ships",
    "discontent",
)  # fmt: skip
BURDEN_OF: Final = ("capital", "colonies", "outposts", "adaptations")  # by status
PERCENT: Final = 100


def scores(s: SpaceState) -> tuple[Score, ...]:
    """Every score of every seat: all of it lies on the table."""
    return tuple(score for seat in range(s.seats) for score in _scores(s, seat))


def _scores(s: SpaceState, seat: int) -> Iterator[Score]:
    civ = s.civs[seat]
    if not civ.fallen and s.turn:
        yield victory(s, seat)
    yield Score("gold", seat, civ.gold, s.terms.target + 1)
    yield coming_gold(s, seat)
    yield Score("income", seat, economy.gold_income(civ) + economy.upkeep_gain(civ), None, gold_sources(civ))
    yield Score("upkeep", seat, economy.due(civ), None, burdens(civ))
    yield Score("science", seat, civ.science, t.POINT)
    yield coming_science(s, seat)
    yield Score("science_income", seat, economy.science_income(civ), None, science_sources(civ))
    yield Score("planets", seat, len(civ.planets))
    yield Score("ships", seat, len(civ.ships))
    yield Score("discontent", seat, civ.unrest)


# How one wins. (SPP-17)


def victory(s: SpaceState, seat: int) -> Score:
    """How far a player is on each way, in percent of the nearest one."""
    civ = s.civs[seat]
    ways = [economic(s, civ), technological(civ), conquest(civ), living(s, civ), military(s, seat), last_turn(s, seat)]
    if s.seats > 2:
        ways.append(bankruptcy(s, seat))
    parts = nearest_first(ways)
    return Score("victory", seat, int(PERCENT * share(parts[0])), None, parts)


def economic(s: SpaceState, civ: Civilisation) -> ScorePart:
    """More gold than the target after income. (SPP-17.2)"""
    need, next_ = s.terms.target + 1, forecast(s, civ)
    return ScorePart("economic", max(0, civ.gold), need, soon=civ.gold + next_.upkeep + next_.gold >= need)


def technological(civ: Civilisation) -> ScorePart:
    """All technologies at the last level; one is raised in a turn. (SPP-17.3, SPP-5.1)"""
    now, need = sum(civ.levels), t.TECHS * t.MAX_LEVEL
    is_ready = civ.science + economy.science_income(civ) >= t.POINT
    return ScorePart("technological", now, need, soon=need - now <= 1 and is_ready)


def conquest(civ: Civilisation) -> ScorePart:
    """A capital or colony of each type; those that are colonies after the next upkeep come soon. (SPP-17.5)"""
    held = {t.TYPE_OF[planet.kind] for planet in civ.planets if planet.status <= t.COLONY}
    coming = {t.TYPE_OF[planet.kind] for planet in civ.planets if is_coming(planet)}
    need = len(t.TYPE_IDS)
    return ScorePart("conquest", len(held), need, soon=len(held | coming) >= need)


def living(s: SpaceState, civ: Civilisation) -> ScorePart:
    """Enough living planets. (SPP-17.6)"""
    now, need = living_planets(civ), s.terms.living
    coming = sum(is_coming(planet) and t.TYPE_OF[planet.kind] == t.LIVING for planet in civ.planets)
    return ScorePart("living", now, need, soon=now + coming >= need)


def is_coming(planet: Planet) -> bool:
    """Whether a planet is a colony after the next upkeep. (SPP-11.14)"""
    return planet.status == t.ADAPTING and planet.steps <= 1 and planet.turns <= 1


def military(s: SpaceState, seat: int) -> ScorePart:
    """Nobody else stands; the last rival's capital under invasion may fall soon. (SPP-17.4)"""
    standing = [other for other in s.civs if other is not s.civs[seat] and not other.fallen]
    is_near = len(standing) == 1 and standing[0].capital().resistance > 0
    return ScorePart("military", s.seats - 1 - len(standing), s.seats - 1, soon=is_near)


def bankruptcy(s: SpaceState, seat: int) -> ScorePart:
    """Everyone else bankrupt, among more than two who still stand. (SPP-17.7)"""
    others = [other for other in s.civs if other is not s.civs[seat] and not other.fallen]
    broke = sum(other.bankrupt for other in others)
    is_open = len(others) > 1
    is_near = is_open and broke >= len(others) - 1 and not s.civs[seat].bankrupt and s.turn + 1 >= s.terms.grace
    return ScorePart("bankruptcy", broke if is_open else 0, max(2, len(others)), soon=is_near)


def last_turn(s: SpaceState, seat: int) -> ScorePart:
    """Most gold after the last turn: the turns that are over, for whoever would win as things stand. (SPP-17.10)"""
    is_ahead = seat in foremost(s, [other for other in range(s.seats) if not s.civs[other].fallen])
    return ScorePart("last_turn", s.turn if is_ahead else 0, s.terms.cap, soon=is_ahead and s.turn >= s.terms.cap)


# What one earns and owes.


def gold_sources(civ: Civilisation) -> tuple[ScorePart, ...]:
    """Where the gold of a turn comes from. (SPP-3.4, SPP-3.9, SPP-13.16, SPP-14.2)"""
    working = [planet for planet in civ.planets if economy.profitable(civ, planet)]
    printed = sum(t.GOLD[planet.kind] for planet in working)
    works = sum(t.GOLD_BUILT[planet.built] for planet in working)
    calm = civ.unrest == 0
    lively = sum(t.TYPE_OF[planet.kind] != t.LIVING for planet in working)
    saved = sum(max(0, -economy.planet_upkeep(civ, planet)) for planet in civ.planets)
    flows = {
        "planets_gold": printed,
        "works_gold": works,
        "capitalism": printed + works if civ.politics == t.CAPITALISM else 0,
        "bonus": lively if calm and civ.bonus == t.BONUS_GOLD else 0,
        "revenue": civ.powers.revenue if calm else 0,
        "leader": t.LEADER_GOLD[civ.leader] if calm else 0,
        "favour": economy.upkeep_gain(civ) - saved,
        "system": saved,
    }
    return present(flows)


def science_sources(civ: Civilisation) -> tuple[ScorePart, ...]:
    """Where the science of a turn comes from. (SPP-3.5, SPP-3.9)"""
    working = [planet for planet in civ.planets if economy.profitable(civ, planet)]
    calm = civ.unrest == 0
    lively = sum(t.TYPE_OF[planet.kind] != t.LIVING for planet in working)
    flows = {
        "planets_science": sum(t.SCIENCE[planet.kind] for planet in working),
        "works_science": sum(t.SCIENCE_BUILT[planet.built] for planet in working),
        "bonus": lively if calm and civ.bonus == t.BONUS_SCIENCE else 0,
        "leader": t.LEADER_SCIENCE[civ.leader] if calm else 0,
    }
    return present(flows)


def burdens(civ: Civilisation) -> tuple[ScorePart, ...]:
    """What is owed in upkeep, and for what. (SPP-14.3)"""
    owed = dict.fromkeys(BURDENS, 0)
    for planet in civ.planets:
        owed[BURDEN_OF[planet.status]] += max(0, economy.planet_upkeep(civ, planet))
    owed["fleet"] = t.SHIP_UPKEEP[civ.politics] * len(civ.ships)
    return present(owed)
