"""SpacePaper shaken: systems revealed, planets of every status, sieges, fleets at each other's doors, black holes."""

from typing import Final

from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.build_steps import may_house, ship_cost
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet
from tablee.games.spacepaper.rules.economy import (
    adaptation,
    birth_time,
    may_gain_ship,
    most_people,
    owned_of_type,
    reckon,
)
from tablee.games.spacepaper.rules.galaxy import LANE_TO, NODES, NOWHERE, ORBIT, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.movement import holder
from tablee.games.spacepaper.rules.realm import (
    NO_OWNERS,
    NO_PLANETS,
    add_planet,
    blank_planet,
    give_up,
    launch,
    reveal,
    set_owner,
)
from tablee.games.spacepaper.rules.sail_steps import STEER
from tablee.games.spacepaper.rules.state import TOTAL, UNREVEALED, SpaceState, System, Voyage
from tablee.games.spacepaper.rules.victory import has_all_types, living_planets
from tablee.kernel import NOBODY, Rng, State

FLEET: Final = 6  # new ships of each player at most
SETTLED: Final = 0.4  # of the free planets
REVEALED: Final = 0.3  # of the hidden systems
MOST_GOLD: Final = 60
DARK: Final = [t.BLACK_HOLE, t.VOID]


LONGEST_WAY: Final = 500  # decisions before the first shake


def shake(state: State, rng: Rng) -> None:
    """Change all that may change in a turn; a set-up, and bills that are being paid, are left alone."""
    assert isinstance(state, SpaceState)
    if state.turn == 0 or state.frames[0].cards:
        return
    standing = [seat for seat in range(state.seats) if not state.civs[seat].fallen]
    for seat in standing:
        _shake_civ(state, seat, rng)
    _reveal_some(state, rng)
    _settle_some(state, standing, rng)
    for seat in standing:
        for planet in state.civs[seat].planets:
            _shake_planet(state, seat, planet, rng)
        _launch_some(state, seat, rng)
    _besiege(state, rng)
    if state.voyage is not None and state.frames[1].at == STEER:
        _carry_off(state, state.voyage, rng)
    state.turn = state.terms.cap - rng.below(2) if rng.flip(0.1) else state.turn


def _shake_civ(s: SpaceState, seat: int, rng: Rng) -> None:
    """Levels, stores, discontent and system; whoever adopts anarchy has no ships. (SPP-13.11)"""
    civ = s.civs[seat]
    civ.levels = [1 + rng.below(t.MAX_LEVEL) for _ in range(t.TECHS)]
    if min(civ.levels) == t.MAX_LEVEL:
        civ.levels = [1, *civ.levels[1:]]
    civ.gold, civ.science = rng.below(MOST_GOLD), rng.below(t.MOST_SCIENCE + 1)
    civ.corundum, civ.antimatter, civ.oganesson = rng.below(4), rng.below(4), rng.below(4)
    civ.unrest = rng.below(6) if rng.flip(0.3) else 0
    civ.used = rng.flip(0.3)
    civ.bankrupt = s.phase in (t.IN_RESOURCES, t.IN_UPKEEP) and rng.flip(0.2)
    if s.voyage is None:
        civ.politics = rng.below(len(t.POLITICS_IDS))
        most = t.MOST_ANARCHY if s.kind == t.ASK_CAP else t.MOST_ANARCHY - 1  # SPP-13.12
        civ.anarchy = rng.below(most + 1) if civ.politics == t.ANARCHY else 0
        if civ.politics == t.ANARCHY:
            civ.ships = []
    stores = civ.politics == t.NATIONALISM and s.phase != t.IN_MOVEMENT
    civ.stored = rng.below(MOST_GOLD) if stores else 0
    reckon(civ)


def _reveal_some(s: SpaceState, rng: Rng) -> None:
    """Some hidden systems are revealed, many of them as black holes or what was one."""
    for number in range(SYSTEMS):
        if s.systems[number].seen != TOTAL and rng.flip(REVEALED):
            if s.systems[number].seen == UNREVEALED and rng.flip(0.5):
                s.systems[number] = System(TOTAL, DARK[rng.below(2)], NO_PLANETS, NO_OWNERS, 0, 0)
            else:
                reveal(s, number)


def _settle_some(s: SpaceState, standing: list[int], rng: Rng) -> None:
    """Free planets find owners, and some that have none are marked as abandoned or paid."""
    for at in range(SYSTEMS * SLOTS):
        system, slot = s.systems[at // SLOTS], at % SLOTS
        if system.kinds[slot] == t.NONE or system.owners[slot] != NOBODY:
            continue
        seat = standing[rng.below(len(standing))]
        if rng.flip(SETTLED) and owned_of_type(s.civs[seat], t.TYPE_OF[system.kinds[slot]]) < t.SHEETS:
            _settle(s, seat, at, rng)
        elif rng.flip(0.3):
            set_owner(s, at, NOBODY, rng.flip(0.5), rng.flip(0.5))


def _settle(s: SpaceState, seat: int, at: int, rng: Rng) -> None:
    """A planet of any status but capital, unless it would have won the game. (SPP-17.5, SPP-17.6)"""
    civ = s.civs[seat]
    kind = s.systems[at // SLOTS].kinds[at % SLOTS]
    adapts = adaptation(civ, kind, 0) > 0 and t.SIZE_OF[kind] != t.ASTEROID
    statuses = [t.COLONY, t.OUTPOST, t.ADAPTING] if adapts else [t.COLONY, t.OUTPOST]
    planet = blank_planet(at, kind, statuses[rng.below(len(statuses))])
    set_owner(s, at, seat, False, False)
    add_planet(civ, planet)
    if has_all_types(civ) or living_planets(civ) >= s.terms.living:
        give_up(s, seat, planet, rng.flip(0.5), False)


def _shake_planet(s: SpaceState, seat: int, planet: Planet, rng: Rng) -> None:
    """The sheet of a planet, within what its status and kind allow."""
    civ = s.civs[seat]
    size, living = t.SIZE_OF[planet.kind], t.TYPE_OF[planet.kind] == t.LIVING
    planet.people = planet.steps = planet.turns = planet.built = planet.energy = planet.unrest = 0
    planet.resistance, planet.shield, planet.project = 0, 0, t.NONE
    planet.symbiosis = rng.below(2)
    others = [other for other in range(s.seats) if other != seat]
    planet.loser = others[rng.below(len(others))] if rng.flip(0.3) else NOBODY
    planet.growth = 1 + rng.below(birth_time(civ, planet))
    if planet.status == t.ADAPTING:
        planet.steps = 1 + rng.below(t.STEPS[size])
        planet.turns = 1 + rng.below(adaptation(civ, planet.kind, 0))
        return
    if planet.status == t.OUTPOST:
        planet.people = t.OUTPOST_PEOPLE
    elif not living:
        _build(civ, planet, rng)
    if planet.status != t.OUTPOST and size != t.ASTEROID:
        planet.people = 1 + rng.below(most_people(planet))
    planet.unrest = rng.below(planet.people + 1) if not living and rng.flip(0.3) else 0


def _build(civ: Civilisation, planet: Planet, rng: Rng) -> None:
    """Any infrastructure, and any project that is not there yet."""
    planet.built = rng.below(t.SETS)
    if not may_house(planet):
        planet.built &= ~t.HAS_HABITATS
    projects = [
        infra for infra in range(t.SHIP_PROJECT) if not planet.built >> infra & 1
        and (infra != t.HABITATS or may_house(planet))
    ]  # fmt: skip
    if planet.built & t.HAS_SPACEPORT:
        projects += [t.SHIP_PROJECT + kind for kind in range(len(t.SHIP_IDS)) if may_gain_ship(civ, kind)]
    if projects and rng.flip(0.6):
        planet.project = projects[rng.below(len(projects))]
        ship = planet.project - t.SHIP_PROJECT
        planet.energy = 1 + rng.below(ship_cost(civ, ship) if ship >= 0 else t.INFRA_ENERGY[planet.project])


def _launch_some(s: SpaceState, seat: int, rng: Rng) -> None:
    """Ships anywhere, ready or not; those at a black hole know by which lane they came. (SPP-8.17)"""
    civ = s.civs[seat]
    for _ in range(rng.below(FLEET + 1)):
        kind = rng.below(len(t.SHIP_IDS))
        if civ.politics == t.ANARCHY or not may_gain_ship(civ, kind):
            continue
        ship = launch(s, seat, kind, _place(s, rng))
        ship.ready = rng.flip(0.7)
        ship.attacked = s.phase in (t.IN_MOVEMENT, t.IN_UPKEEP) and rng.flip(0.2)
        ship.entry = _lane_to(s, civ, ship.place, rng)


def _lane_to(s: SpaceState, civ: Civilisation, place: int, rng: Rng) -> int:
    """A lane by which a ship may have come to a black hole; who jumped there came by none."""
    if place >= SYSTEMS or s.systems[place].star not in DARK:
        return t.NONE
    crosses = civ.powers.rank > 0 or s.systems[place].star == t.VOID
    return t.NONE if crosses and rng.flip(0.5) else LANE_TO[place][rng.below(len(LANE_TO[place]))]


def _carry_off(s: SpaceState, voyage: Voyage, rng: Rng) -> None:
    """The ship under way started elsewhere and has come to another node, over whatever ship is there."""
    civ = s.civs[voyage.seat]
    ship = civ.ship(voyage.ship)
    voyage.start = _place(s, rng)
    voyage.entry = _lane_to(s, civ, voyage.start, rng)
    nodes = [node for node in range(NODES) if node >= SYSTEMS or s.systems[node].seen == TOTAL]
    held = [node for node in nodes if holder(s, voyage, node) != NOBODY]
    dark = [node for node in held if node < SYSTEMS and s.systems[node].star in DARK]
    choices = [nodes, held or nodes, dark or held or nodes][rng.below(3)]
    ship.place = choices[rng.below(len(choices))]
    hole = ship.place < SYSTEMS and s.systems[ship.place].star == t.BLACK_HOLE
    voyage.jumped = rng.flip(0.3)
    voyage.moved = not (hole and voyage.jumped) or rng.flip(0.5)
    near = LANE_TO[ship.place]
    voyage.lane = near[rng.below(len(near))] if voyage.moved and not (hole and voyage.jumped) else t.NONE
    ship.entry = voyage.lane if hole else t.NONE
    voyage.points = max(0, rng.below(6) - 2)
    voyage.passed = ship.place >= SYSTEMS and holder(s, voyage, ship.place) not in (NOBODY, voyage.seat)


def _place(s: SpaceState, rng: Rng) -> int:
    """An orbit with whomever, or a wide orbit or lane point where nobody is. (SPP-8.1 to 8.3)"""
    taken = {ship.place for civ in s.civs for ship in civ.ships}
    seen = [number for number in range(SYSTEMS) if s.systems[number].seen == TOTAL]
    orbits = [
        ORBIT + number * SLOTS + slot
        for number in seen
        for slot in range(SLOTS)
        if s.systems[number].kinds[slot] != t.NONE
    ]
    wide = [number for number in seen if number not in taken]
    points = [node for node in range(SYSTEMS, NODES) if node not in taken]
    places = [orbits, wide or orbits, points or orbits][rng.below(3)]
    return places[rng.below(len(places))]


def _besiege(s: SpaceState, rng: Rng) -> None:
    """Planets with a foreign cruiser in orbit may resist an invasion. (SPP-10.7, SPP-10.13)"""
    for seat, civ in enumerate(s.civs):
        for planet in civ.planets:
            cruisers = [
                ship
                for other, foe in enumerate(s.civs)
                for ship in foe.ships
                if other != seat and ship.kind == t.CRUISER and ship.place == ORBIT + planet.at != ORBIT + NOWHERE
            ]
            if cruisers and planet.people > 1 and rng.flip(0.7):
                planet.resistance = 1 + rng.below(planet.people - 1)
            if s.phase == t.IN_MOVEMENT and civ.event == t.HELP and civ.used and rng.flip(0.3):
                planet.shield = 1
