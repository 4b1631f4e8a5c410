"""The invariants of SpacePaper (section 'Invariants' of the specification), checked between any two decisions."""

from collections import Counter

from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet
from tablee.games.spacepaper.rules.economy import most_people
from tablee.games.spacepaper.rules.galaxy import NODE_OF, NOWHERE, ORBIT, SLOTS
from tablee.games.spacepaper.rules.state import TOTAL, SpaceState
from tablee.kernel import NOBODY, State


def check(state: State) -> None:
    """Every invariant that a single state can show."""
    assert isinstance(state, SpaceState)
    for seat, civ in enumerate(state.civs):
        check_counters(civ)
        check_planets(state, seat, civ)
        check_ships(state, civ)
    check_owners(state)
    check_places(state)
    check_cards(state)
    check_moment(state)


def check_counters(civ: Civilisation) -> None:
    """1 and 10: levels, science, gold, minerals and discontent."""
    assert len(civ.levels) == t.TECHS and all(1 <= level <= 5 for level in civ.levels)
    assert 0 <= civ.science <= 20 and civ.gold >= 0 and civ.unrest >= 0 and civ.stored >= 0
    assert min(civ.corundum, civ.antimatter, civ.oganesson) >= 0
    assert civ.anarchy == 0 or civ.politics == t.ANARCHY


def check_planets(s: SpaceState, seat: int, civ: Civilisation) -> None:
    """2, 3, 7, 10 and 13: one capital, people within the maximum, queues, discontent, resistance."""
    if civ.fallen:
        assert not civ.planets and not civ.ships and civ.leader == civ.event == t.NONE
        return
    statuses = Counter(planet.status for planet in civ.planets)
    assert statuses[t.CAPITAL] == (0 if civ.race == t.NONE else 1)
    assert [planet.at for planet in civ.planets] == sorted({planet.at for planet in civ.planets})
    for planet in civ.planets:
        check_planet(s, planet)


def check_planet(s: SpaceState, planet: Planet) -> None:
    """The sheet of one planet."""
    assert 0 <= planet.people <= 10
    if planet.status == t.OUTPOST:
        assert planet.people == 1
    elif planet.status == t.ADAPTING:
        assert planet.people == 0 and planet.steps > 0 and planet.turns > 0
    else:
        assert planet.people <= most_people(planet) and planet.growth > 0
        assert (planet.people == 0) == (t.SIZE_OF[planet.kind] == t.ASTEROID)
    assert (planet.project == t.NONE) == (planet.energy == 0) and planet.energy >= 0
    assert planet.project == t.NONE or planet.status <= t.COLONY
    assert planet.unrest >= 0 and (planet.unrest == 0 or t.TYPE_OF[planet.kind] != t.LIVING)
    assert planet.resistance >= 0 and (planet.resistance == 0 or planet.status <= t.OUTPOST)
    assert planet.shield == 0 or s.phase == t.IN_MOVEMENT
    if t.TYPE_OF[planet.kind] == t.LIVING:
        assert planet.project == t.NONE and planet.built == 0


def check_ships(s: SpaceState, civ: Civilisation) -> None:
    """5: at most 20 ships and 7 of a type, those in queues counted; numbers from 1 in order."""
    queued = [planet.project - t.SHIP_PROJECT for planet in civ.planets if planet.project >= t.SHIP_PROJECT]
    kinds = Counter([*[int(ship.kind) for ship in civ.ships], *[int(kind) for kind in queued]])
    assert sum(kinds.values()) <= 20 and all(count <= 7 for count in kinds.values())
    numbers = [ship.number for ship in civ.ships]
    assert numbers == sorted(set(numbers)) and all(1 <= number <= 20 for number in numbers)
    for ship in civ.ships:
        assert ship.place != NOWHERE or s.phase == t.IN_SETUP
        if ship.place >= ORBIT:
            system = s.systems[NODE_OF[ship.place]]
            assert system.kinds[(ship.place - ORBIT) % SLOTS] != t.NONE


def check_owners(s: SpaceState) -> None:
    """3 and 13: a planet has one owner, and lies in a totally revealed system."""
    owned = {planet.at: seat for seat, civ in enumerate(s.civs) for planet in civ.planets if planet.at != NOWHERE}
    assert len(owned) == sum(planet.at != NOWHERE for civ in s.civs for planet in civ.planets)
    for number, system in enumerate(s.systems):
        assert (system.star == t.NONE) == (system.seen == 0)
        for slot in range(SLOTS):
            at = number * SLOTS + slot
            assert system.owners[slot] == owned.get(at, NOBODY)
            assert system.kinds[slot] == t.NONE or system.seen == TOTAL
            assert at not in owned or not (system.abandoned >> slot) & 1
    for civ in s.civs:
        for planet in civ.planets:
            if planet.at != NOWHERE:
                assert s.systems[planet.at // SLOTS].kinds[planet.at % SLOTS] == planet.kind


def check_places(s: SpaceState) -> None:
    """4: a lane point or wide orbit holds one ship, whenever no activation is under way."""
    if s.voyage is None:
        places = [ship.place for civ in s.civs for ship in civ.ships if 0 <= ship.place < ORBIT]
        assert len(places) == len(set(places))


def check_cards(s: SpaceState) -> None:
    """6: each race, leader and event belongs to one player."""
    for held in ([civ.race for civ in s.civs], [civ.leader for civ in s.civs], [civ.event for civ in s.civs]):
        taken = [card for card in held if card != t.NONE]
        assert len(taken) == len(set(taken))


def check_moment(s: SpaceState) -> None:
    """9 and 11: the token is held by a player in the game; a bankrupt mark is of this turn."""
    assert not s.civs[s.first].fallen or s.phase == t.IN_MOVEMENT
    assert (s.voyage is not None) == (len(s.frames) > 1)
    assert s.turn <= s.terms.cap
    if s.voyage is not None:
        assert s.phase == t.IN_MOVEMENT


def check_after(before: SpaceState, after: SpaceState) -> None:
    """1, 6, 8 and 12: levels never fall, cards stay used, what is revealed stays, ships act once a turn."""
    for old, new in zip(before.civs, after.civs, strict=True):
        assert all(one <= other for one, other in zip(old.levels, new.levels, strict=True))
        assert new.used >= old.used and new.fallen >= old.fallen
    for was, now in zip(before.systems, after.systems, strict=True):
        assert now.seen >= was.seen
        if now.star != was.star and was.seen:
            assert was.star == t.BLACK_HOLE and now.star == t.VOID
        if was.seen == TOTAL and was.star == now.star:
            assert all(one in (other, t.NONE) for one, other in zip(was.kinds, now.kinds, strict=True))
