"""How SpacePaper's options and states are written in traces, journals and tests: the forms of the catalogue."""

from collections.abc import Sequence
from typing import Final

from tablee.games.spacepaper.people.view import SEEN_IDS, named, ship_name
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet, Ship
from tablee.games.spacepaper.rules.galaxy import (
    LANE_IDS,
    NODE_NAMES,
    NODE_OF,
    NOWHERE,
    PLACE_NAMES,
    PLANET_NAMES,
    SYSTEM_IDS,
)
from tablee.games.spacepaper.rules.numbering import SHIP_NAMES, family_of, option_name
from tablee.games.spacepaper.rules.state import SpaceState, System, Voyage
from tablee.games.telling import Spelling
from tablee.kernel import NOBODY, Event
from tablee.kernel.event import DICE

Family = tuple[int, Sequence[str | None]]  # where the numbers of some options begin, and their names

# What a bare id means at each question that is answered with one.
IDS: Final[dict[int, Family]] = {
    t.ASK_RACE: (number.RACE, t.RACE_IDS),
    t.ASK_RACETECH: (number.TECH, t.TECH_IDS),
    t.ASK_LEADER: (number.LEADER, t.LEADER_IDS),
    t.ASK_OPP0: (number.BONUS, t.BONUS_IDS),
    t.ASK_EVENT: (number.EVENT, t.EVENT_IDS),
    t.ASK_SYS0: (number.SYSTEM, t.POLITICS_IDS),
    t.ASK_START: (number.HOME, SYSTEM_IDS),
    t.ASK_CAP: (number.PLANET, PLANET_NAMES),
    t.ASK_SYS: (number.SYSTEM, t.POLITICS_IDS),
    t.ASK_OPP: (number.BONUS, t.BONUS_IDS),
    t.ASK_GEO: (number.MINERAL, t.MINERAL_IDS),
    t.ASK_TECH: (number.TECH, t.TECH_IDS),
    t.ASK_DEF: (number.SHIP, SHIP_NAMES),
    t.ASK_RETREAT: (number.PLANET, PLANET_NAMES),
}
STATUSES: Final = ["colony", "outpost"]
# Words in front of what an option is about.
VERBS: Final[dict[str, Family]] = {
    "step": (number.STEP, NODE_NAMES),
    "jump": (number.JUMP, SYSTEM_IDS),
    "stop": (number.STOP, PLACE_NAMES),
    "sell": (number.SELL, SHIP_NAMES),
    "abandon": (number.ABANDON, PLANET_NAMES),
    "colonise": (number.AS_COLONY, STATUSES),
}
# What each event card may be aimed at: for two of them, nothing.
EVENTS: Final[dict[str, Family]] = {
    word.removeprefix("event "): (begins, [name or None for name in names])
    for begins, word, names in number.FAMILIES
    if word.startswith("event ")
}
EVENT_OF: Final = {begins: event for event, (begins, names) in EVENTS.items()}
PAYMENTS: Final[dict[str, Family]] = {
    "planet": (number.PAY_PLANET, PLANET_NAMES),
    "ship": (number.PAY_SHIP, SHIP_NAMES),
}


def spell(s: SpaceState, option: int) -> object:
    """An option in the form of the catalogue."""
    if option in (number.AS_COLONY, number.AS_OUTPOST):
        return ["colonise", STATUSES[option - number.AS_COLONY]]
    begins, word, names = family_of(option)
    if begins == number.SEAT:
        return option - number.SEAT
    if begins == number.SHIP:
        name = names[option - begins]
        return name if s.kind == t.ASK_DEF and s.to_move != NOBODY else ["ship", name]
    if begins < number.BUILD:
        return names[option - begins]
    if option >= number.FIRST_EVENT:
        return ["event", EVENT_OF[begins], names[option - begins] or None]
    return [*word.split(), *names[option - begins].split()]


def parse(s: SpaceState, spelled: object) -> int | None:
    """The number of a spelled option, if it is one; an id is one of those that the open question is about."""
    match spelled:
        case str(word):
            return _parse_word(s, word)
        case int(seat) if not isinstance(seat, bool) and 0 <= seat < s.seats:
            return number.SEAT + seat
        case ["ship", str(name)] if s.kind != t.ASK_DEF:
            return _at((number.SHIP, SHIP_NAMES), name)
        case [str(verb), str(name)] if verb in VERBS:
            return _at(VERBS[verb], name)
        case [str(verb), str(what), str() | None as name]:
            return _parse_three(verb, what, name)
    return None


def chance(event: Event) -> object:
    """The outcome of a chance event: two dice, or the race or home that was drawn."""
    if event.kind == DICE:
        return event.args[:]
    begins, _, names = family_of(event.args[0])
    return names[event.args[0] - begins]


def _parse_three(verb: str, what: str, name: str | None) -> int | None:
    """A verb and two names, or the event card that is played on nothing."""
    match verb:
        case "project" if what in PLANET_NAMES and name in t.PROJECT_IDS:
            return number.BUILD + PLANET_NAMES.index(what) * t.PROJECTS + t.PROJECT_IDS.index(name)
        case "colonise" if what in PLANET_NAMES and name in STATUSES:
            return number.SETTLE + PLANET_NAMES.index(what) * 2 + STATUSES.index(name)
        case "pay" if what in PAYMENTS:
            return _at(PAYMENTS[what], name)
        case "event" if what in EVENTS:
            return _at(EVENTS[what], name)
    return None


def _parse_word(s: SpaceState, word: str) -> int | None:
    """A word of its own, or an id that the open question is about."""
    if word in number.WORDS[: number.AS_COLONY]:
        return number.WORDS.index(word)
    ids = None if s.to_move == NOBODY else IDS.get(s.kind)
    return None if ids is None else _at(ids, word)


def _at(family: Family, name: str | None) -> int | None:
    """The number of a name in its family."""
    begins, names = family
    return begins + names.index(name) if name in names else None


# The complete state.


def table(s: SpaceState) -> dict[str, object]:
    """The complete state, in the words of the specification."""
    return {
        "turn": s.turn,
        "phase": t.PHASE_IDS[s.phase],
        "first": s.first,
        "order": [s.in_order(place) for place in range(s.seats)],
        "preset": s.terms.preset,
        "economic_target": s.terms.target,
        "turn_cap": s.terms.cap,
        "bankruptcy_from_turn": s.terms.grace,
        "living_target": s.terms.living,
        "alternate": s.terms.alternate,
        "drawn": s.terms.drawn,
        "systems": {name: _system(s, system) for name, system in zip(SYSTEM_IDS, s.systems, strict=True)},
        "players": [_player(civ, seat) for seat, civ in enumerate(s.civs)],
        "planets": {
            PLANET_NAMES[planet.at]: _planet(planet, seat)
            for seat, civ in enumerate(s.civs)
            for planet in civ.planets
            if planet.at != NOWHERE
        },
        "activation": None if s.voyage is None else _activation(s, s.voyage),
        "to_move": None if s.to_move == NOBODY else s.to_move,
        "kind": None if s.to_move == NOBODY else t.DECISIONS[s.kind],
        "winners": s.won() if s.over else None,
        "reason": t.REASONS[s.reason] if s.over else None,
    }


def _system(s: SpaceState, system: System) -> dict[str, object]:
    """A system with the sheets of its planets; those with an owner have more under `planets`."""
    return {
        "revelation": SEEN_IDS[system.seen],
        "star": named(t.STAR_IDS, system.star),
        "planets": {
            str(slot): {
                "type": t.TYPE_IDS[t.TYPE_OF[kind]],
                "size": t.SIZE_IDS[t.SIZE_OF[kind]],
                "owner": None if system.owners[slot] == NOBODY else system.owners[slot],
                "abandoned": system.abandoned >> slot & 1 == 1,
                "paid_abandonment": system.paid >> slot & 1 == 1,
            }
            for slot, kind in enumerate(system.kinds)
            if kind != t.NONE
        },
    }


def _player(civ: Civilisation, seat: int) -> dict[str, object]:
    return {
        "race": named(t.RACE_IDS, civ.race),
        "leader": named(t.LEADER_IDS, civ.leader),
        "bonus": named(t.BONUS_IDS, civ.bonus),
        "event": named(t.EVENT_IDS, civ.event),
        "event_used": civ.used,
        "system": named(t.POLITICS_IDS, civ.politics),
        "anarchy_turns": civ.anarchy,
        "gold": civ.gold,
        "science": civ.science,
        "levels": dict(zip(t.TECH_IDS, civ.levels, strict=True)),
        "minerals": dict(zip(t.MINERAL_IDS, (civ.corundum, civ.antimatter, civ.oganesson), strict=True)),
        "discontent": civ.unrest,
        "stored_energy": civ.stored,
        "bankrupt": civ.bankrupt,
        "eliminated": civ.fallen,
        "ships": {ship_name(seat, ship.number): _ship(ship) for ship in civ.ships},
    }


def _planet(planet: Planet, owner: int) -> dict[str, object]:
    return {
        "status": t.STATUS_IDS[planet.status],
        "owner": owner,
        "previous_owner": None if planet.loser == NOBODY else planet.loser,
        "population": planet.people,
        "growth": planet.growth,
        "steps": planet.steps,
        "turns": planet.turns,
        "infrastructure": [name for place, name in enumerate(t.INFRA_IDS) if planet.built >> place & 1],
        "project": None if planet.project == t.NONE else [t.PROJECT_IDS[planet.project], planet.energy],
        "discontent": planet.unrest,
        "resistance": planet.resistance or None,
        "defense_bonus": planet.shield,
        "symbiosis": planet.symbiosis == 1,
    }


def _ship(ship: Ship) -> dict[str, object]:
    return {
        "type": t.SHIP_IDS[ship.kind],
        "place": None if ship.place == NOWHERE else PLACE_NAMES[ship.place],
        "ready": ship.ready,
        "attacked": ship.attacked,
        "entry": named(LANE_IDS, ship.entry),
    }


def _activation(s: SpaceState, voyage: Voyage) -> dict[str, object]:
    return {
        "ship": ship_name(voyage.seat, voyage.ship),
        "start": PLACE_NAMES[voyage.start],
        "node": NODE_NAMES[NODE_OF[s.civs[voyage.seat].ship(voyage.ship).place]],
        "points": voyage.points,
        "lane": named(LANE_IDS, voyage.lane),
        "moved": voyage.moved,
        "jumped": voyage.jumped,
        "passed": voyage.passed,
        "attacker": _craft(voyage.attacker, voyage.attacking),
        "defender": _craft(voyage.defender, voyage.defending),
    }


def _craft(seat: int, ship: int) -> object:
    """A ship of a fight: its name, only the seat while the ship is not named, or None."""
    if seat == NOBODY:
        return None
    return ship_name(seat, ship) if ship else seat


SPELLING: Final = Spelling(option_name, spell, parse, table, chance)
