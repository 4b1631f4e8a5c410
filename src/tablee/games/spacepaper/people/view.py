"""What a seat may see of SpacePaper, built from nothing: everything on the table, but for the dice to come."""

from dataclasses import dataclass
from typing import Final

from tablee.games.seeing import DecisionView, Score, decision_view
from tablee.games.spacepaper.people.forecast import forecast, turns_left
from tablee.games.spacepaper.people.scores import scores
from tablee.games.spacepaper.rules import economy
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet, Ship
from tablee.games.spacepaper.rules.galaxy import (
    LANE_IDS,
    NODE_NAMES,
    NODE_OF,
    NOWHERE,
    PLACE_NAMES,
    PLANET_NAMES,
    SLOTS,
    SYSTEM_IDS,
)
from tablee.games.spacepaper.rules.movement import speed_of
from tablee.games.spacepaper.rules.state import SpaceState, System
from tablee.games.spacepaper.rules.war_steps import weapons_of
from tablee.kernel import NOBODY

SEEN_IDS: Final = ["unrevealed", "partial", "total"]  # by how much of a system is known to all


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanetView:
    """A planet of a totally revealed system; one without owner has only what is printed on its sheet."""

    id: str
    type: str
    size: str
    status: str  # free, abandoned, capital, colony, outpost or adaptation
    owner: int | None = None
    previous_owner: int | None = None
    population: int = 0
    max_population: int
    growth: int = 0  # upkeeps until the next birth
    steps: int = 0  # of adaptation still to do
    turns: int = 0  # left in this step
    infrastructure: tuple[str, ...] = ()
    project: str | None = None
    energy_left: int = 0  # that the project still needs
    net_energy: int = 0  # that the planet puts into a project while it is profitable
    turns_left: int | None = None  # construction phases until the project is ready as things stand; None if never
    discontent: int = 0
    resistance: int = 0  # above 0 while it is being invaded
    shield: int = 0
    symbiosis: bool = False
    profitable: bool = False
    works: bool = False  # people live there who produce
    builds: bool = False  # it has a queue for projects
    gold: int  # that it brings while it is profitable
    science: int
    upkeep: int = 0  # below 0 it brings gold
    paid: bool  # abandoning it has brought gold once already


@dataclass(frozen=True, slots=True)
class SystemView:
    """A star system as far as it is revealed, and the ship in its wide orbit."""

    id: str
    seen: str  # unrevealed, partial or total
    star: str | None
    planets: tuple[PlanetView, ...]
    wide: str | None


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship in play."""

    id: str
    seat: int
    type: str
    place: str | None  # None before the home system is chosen
    ready: bool
    attacked: bool  # in this turn
    speed: int
    power: int
    entry: str | None  # the lane by which it came to a black hole


@dataclass(frozen=True, slots=True)
class CivView:
    """What belongs to one player, and what it comes to."""

    seat: int
    race: str | None
    leader: str | None
    bonus: str | None
    event: str | None
    event_used: bool
    politics: str | None
    anarchy_turns: int
    gold: int
    science: int
    levels: dict[str, int]
    minerals: dict[str, int]
    discontent: int  # of all planets together
    stored_energy: int
    bankrupt: bool
    fallen: bool
    capital: str | None  # None before the home system is chosen, and for the fallen
    planets: tuple[str, ...]
    ships: tuple[ShipView, ...]
    gold_income: int
    science_income: int
    due: int  # in upkeep as things stand
    gain: int  # before paying
    income: int  # of gold in all, before paying
    next_upkeep: int  # what gold changes by before the next income
    short: int  # gold that upkeep will lack
    next_science: int  # that will really come
    lost_science: int  # above the cap
    autonomy: int | None  # None: unlimited
    detection: int
    detection_total: bool
    invasion: int
    defense: int
    speed: int


@dataclass(frozen=True, slots=True)
class VoyageView:
    """The activation under way."""

    seat: int
    ship: str
    start: str  # a place
    node: str
    points: int
    moved: bool
    jumped: bool


@dataclass(frozen=True, slots=True)
class SpaceView:
    """All that a seat may know."""

    seat: int
    preset: str
    target: int
    cap: int
    grace: int
    living_target: int
    alternate: bool
    turn: int  # from 1; 0 during set-up
    phase: str
    first: int
    systems: tuple[SystemView, ...]
    civs: tuple[CivView, ...]
    scores: tuple[Score, ...]
    voyage: VoyageView | None
    decision: DecisionView | None
    over: bool
    winners: tuple[int, ...]
    reason: str | None


def view(s: SpaceState, seat: int) -> SpaceView:
    """All that a seat may know: the same for all, but for the options of its own question."""
    return SpaceView(
        seat=seat,
        preset=s.terms.preset,
        target=s.terms.target,
        cap=s.terms.cap,
        grace=s.terms.grace,
        living_target=s.terms.living,
        alternate=s.terms.alternate,
        turn=s.turn,
        phase=t.PHASE_IDS[s.phase],
        first=s.first,
        systems=tuple(_system(s, number) for number in range(len(SYSTEM_IDS))),
        civs=tuple(_civ(s, owner) for owner in range(s.seats)),
        scores=scores(s),
        voyage=_voyage(s),
        decision=decision_view(s, seat, t.DECISIONS),
        over=s.over,
        winners=tuple(s.won()),
        reason=t.REASONS[s.reason] if s.over else None,
    )


def named(names: list[str], number: int) -> str | None:
    """A name by number; none for NONE."""
    return None if number == t.NONE else names[number]


def ship_name(seat: int, number: int) -> str:
    """A ship as the specification writes it."""
    return f"{seat}:{number}"


def _system(s: SpaceState, number: int) -> SystemView:
    system = s.systems[number]
    return SystemView(
        id=SYSTEM_IDS[number],
        seen=SEEN_IDS[system.seen],
        star=named(t.STAR_IDS, system.star),
        planets=tuple(
            _planet(s, system, number * SLOTS + slot) for slot, kind in enumerate(system.kinds) if kind != t.NONE
        ),
        wide=_wide(s, number),
    )


def _planet(s: SpaceState, system: System, at: int) -> PlanetView:
    slot = at % SLOTS
    owner, paid = system.owners[slot], system.paid >> slot & 1 == 1
    if owner != NOBODY:
        return _owned(s.civs[owner], owner, s.civs[owner].planet(at), paid)
    return _free(at, system.kinds[slot], "abandoned" if system.abandoned >> slot & 1 else "free", paid)


def _wide(s: SpaceState, node: int) -> str | None:
    """The ship in wide orbit; one under way only if no other is there."""
    there = [(seat, ship.number) for seat, civ in enumerate(s.civs) for ship in civ.ships if ship.place == node]
    if len(there) > 1 and s.voyage is not None:
        there.remove((s.voyage.seat, s.voyage.ship))
    return ship_name(*there[0]) if there else None


def _free(at: int, kind: int, status: str, paid: bool) -> PlanetView:
    """A planet without owner: nothing but its sheet."""
    return PlanetView(
        id=PLANET_NAMES[at],
        type=t.TYPE_IDS[t.TYPE_OF[kind]],
        size=t.SIZE_IDS[t.SIZE_OF[kind]],
        status=status,
        max_population=t.MAX_POPULATION[t.SIZE_OF[kind]],
        gold=t.GOLD[kind],
        science=t.SCIENCE[kind],
        paid=paid,
    )


def _owned(civ: Civilisation, owner: int, planet: Planet, paid: bool) -> PlanetView:
    """A planet of a civilisation."""
    return PlanetView(
        id=PLANET_NAMES[planet.at],
        type=t.TYPE_IDS[t.TYPE_OF[planet.kind]],
        size=t.SIZE_IDS[t.SIZE_OF[planet.kind]],
        status=t.STATUS_IDS[planet.status],
        owner=owner,
        previous_owner=None if planet.loser == NOBODY else planet.loser,
        population=planet.people,
        max_population=economy.most_people(planet),
        growth=planet.growth,
        steps=planet.steps,
        turns=planet.turns,
        infrastructure=tuple(name for number, name in enumerate(t.INFRA_IDS) if planet.built >> number & 1),
        project=named(t.PROJECT_IDS, planet.project),
        energy_left=planet.energy,
        net_energy=economy.net_energy(civ, planet) if planet.status <= t.COLONY else 0,
        turns_left=turns_left(civ, planet),
        discontent=planet.unrest,
        resistance=planet.resistance,
        shield=planet.shield,
        symbiosis=planet.symbiosis == 1,
        profitable=economy.profitable(civ, planet),
        works=planet.status <= t.COLONY,
        builds=planet.status <= t.COLONY and t.TYPE_OF[planet.kind] != t.LIVING,
        gold=economy.gold_of(planet),
        science=economy.science_of(planet),
        upkeep=economy.planet_upkeep(civ, planet),
        paid=paid,
    )


def _ship(civ: Civilisation, seat: int, ship: Ship) -> ShipView:
    return ShipView(
        id=ship_name(seat, ship.number),
        seat=seat,
        type=t.SHIP_IDS[ship.kind],
        place=None if ship.place == NOWHERE else PLACE_NAMES[ship.place],
        ready=ship.ready,
        attacked=ship.attacked,
        speed=speed_of(civ, ship.kind),
        power=weapons_of(civ, ship),
        entry=named(LANE_IDS, ship.entry),
    )


def _civ(s: SpaceState, seat: int) -> CivView:
    civ = s.civs[seat]
    coming = forecast(s, civ)
    placed = [planet for planet in civ.planets if planet.at != NOWHERE]
    return CivView(
        seat=seat,
        race=named(t.RACE_IDS, civ.race),
        leader=named(t.LEADER_IDS, civ.leader),
        bonus=named(t.BONUS_IDS, civ.bonus),
        event=named(t.EVENT_IDS, civ.event),
        event_used=civ.used,
        politics=named(t.POLITICS_IDS, civ.politics),
        anarchy_turns=civ.anarchy,
        gold=civ.gold,
        science=civ.science,
        levels=dict(zip(t.TECH_IDS, civ.levels, strict=True)),
        minerals=dict(zip(t.MINERAL_IDS, (civ.corundum, civ.antimatter, civ.oganesson), strict=True)),
        discontent=civ.unrest,
        stored_energy=civ.stored,
        bankrupt=civ.bankrupt,
        fallen=civ.fallen,
        capital=next((PLANET_NAMES[planet.at] for planet in placed if planet.status == t.CAPITAL), None),
        planets=tuple(PLANET_NAMES[planet.at] for planet in placed),
        ships=tuple(_ship(civ, seat, ship) for ship in civ.ships),
        gold_income=economy.gold_income(civ),
        science_income=economy.science_income(civ),
        due=economy.due(civ),
        gain=economy.upkeep_gain(civ),
        income=economy.gold_income(civ) + economy.upkeep_gain(civ),
        next_upkeep=coming.upkeep,
        short=coming.short,
        next_science=coming.coming_science,
        lost_science=coming.lost,
        autonomy=civ.powers.autonomy if civ.powers.autonomy < t.UNLIMITED else None,
        detection=civ.powers.detection,
        detection_total=civ.powers.total,
        invasion=civ.powers.invasion,
        defense=civ.powers.defense,
        speed=civ.powers.speed,
    )


def _voyage(s: SpaceState) -> VoyageView | None:
    voyage = s.voyage
    if voyage is None:
        return None
    ship = s.civs[voyage.seat].ship(voyage.ship)
    return VoyageView(
        seat=voyage.seat,
        ship=ship_name(voyage.seat, voyage.ship),
        start=PLACE_NAMES[voyage.start],
        node=NODE_NAMES[NODE_OF[ship.place]],
        points=voyage.points,
        moved=voyage.moved,
        jumped=voyage.jumped,
    )
