"""Saved states of SpacePaper, read back with every number checked."""

from typing import Annotated, Final

import msgspec

from tablee.games.saving import Saved, check_over, check_progress, check_question, need, resume, typed
from tablee.games.spacepaper.data import OPTIONS
from tablee.games.spacepaper.people.soundness import check_entry, check_set_up, check_table, is_place
from tablee.games.spacepaper.rules import sail_steps as sail
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.build_steps import Build
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet, Ship
from tablee.games.spacepaper.rules.economy import reckon
from tablee.games.spacepaper.rules.galaxy import LANE_IDS, ORBIT, PLACES, PLANETS, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.movement import holder
from tablee.games.spacepaper.rules.numbering import COUNT, MOST_SEATS
from tablee.games.spacepaper.rules.resource_steps import AskGeologist, ChangeSystem, MoveCapital, Research
from tablee.games.spacepaper.rules.sail_steps import Sail
from tablee.games.spacepaper.rules.setup_steps import ACTIVATION, SET_UP, SETUP_STEPS, TURN
from tablee.games.spacepaper.rules.state import FORMAT, TOTAL, SpaceState, System, Voyage
from tablee.games.spacepaper.rules.terms import DRAFTED, DRAWN, Terms, agreed, settings
from tablee.games.spacepaper.rules.upkeep_steps import TURN_STEPS, Pay, Sell, bills, cost_of
from tablee.games.spacepaper.rules.victory import has_all_types, living_planets
from tablee.kernel import NOBODY, BadData, BadSetup, Frame, Rules, place_of
from tablee.kernel.setting import settled

MOST_GOLD: Final = 10**9  # far above what any game can bring
MOST_UNREST: Final = 10**4
MOST_UNITS: Final = 4 * PLANETS + 1  # of a mineral
MOST_POINTS: Final = 99  # of movement
SLOWEST: Final = max(t.ADAPTATION)

Small = Annotated[int, msgspec.Meta(ge=0, le=MOST_POINTS)]
Turns = Annotated[int, msgspec.Meta(ge=0, le=SLOWEST)]
People = Annotated[int, msgspec.Meta(ge=0, le=t.MOST_PEOPLE)]
Gold = Annotated[int, msgspec.Meta(ge=0, le=MOST_GOLD)]
Mark = Annotated[int, msgspec.Meta(ge=0, le=1)]
Slots = Annotated[int, msgspec.Meta(ge=0, lt=1 << SLOTS)]
Someone = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Anyone = Annotated[int, msgspec.Meta(ge=NOBODY, lt=MOST_SEATS)]
Kind = Annotated[int, msgspec.Meta(ge=0, lt=len(t.SIZE_OF))]
Place = Annotated[int, msgspec.Meta(ge=-1, lt=PLACES)]
Lane = Annotated[int, msgspec.Meta(ge=-1, lt=len(LANE_IDS))]
ShipNumber = Annotated[int, msgspec.Meta(ge=1, le=t.MOST_SHIPS)]
Fighter = Annotated[int, msgspec.Meta(ge=0, le=t.MOST_SHIPS)]
Level = Annotated[int, msgspec.Meta(ge=1, le=t.MAX_LEVEL)]
Units = Annotated[int, msgspec.Meta(ge=0, le=MOST_UNITS)]
Option = Annotated[int, msgspec.Meta(ge=0, lt=COUNT)]

SavedTerms = tuple[str, Gold, Gold, Gold, Gold, bool, bool]
SpaceFrame = tuple[
    Annotated[int, msgspec.Meta(ge=0, le=ACTIVATION)], Anyone, Small, Small, Mark, Small, list[Option]
]  # effect, seat, at, count, chosen, marks, cards
SavedSystem = tuple[
    Annotated[int, msgspec.Meta(ge=0, le=TOTAL)],  # seen
    Annotated[int, msgspec.Meta(ge=-1, lt=len(t.STAR_IDS))],  # star
    list[Annotated[int, msgspec.Meta(ge=t.NONE, lt=len(t.SIZE_OF))]],  # kinds
    list[Anyone],  # owners
    Slots,  # abandoned
    Slots,  # paid
]
SavedPlanet = tuple[
    Annotated[int, msgspec.Meta(ge=-1, lt=PLANETS)],  # at
    Kind,
    Annotated[int, msgspec.Meta(ge=0, lt=len(t.STATUS_IDS))],  # status
    People,
    Annotated[int, msgspec.Meta(ge=1, le=SLOWEST)],  # growth
    People,  # steps
    Turns,
    Annotated[int, msgspec.Meta(ge=0, lt=t.SETS)],  # built
    Annotated[int, msgspec.Meta(ge=-1, lt=t.PROJECTS)],  # project
    Small,  # energy
    People,  # unrest
    People,  # resistance
    Mark,  # shield
    Mark,  # symbiosis
    Anyone,  # loser
]
SavedShip = tuple[ShipNumber, Annotated[int, msgspec.Meta(ge=0, lt=len(t.SHIP_IDS))], Place, bool, bool, Lane]
SavedVoyage = tuple[
    Someone, ShipNumber, Place, Small, Lane, bool, bool, bool, Anyone, Fighter, Anyone, Fighter, Lane
]  # seat, ship, start, points, lane, moved, jumped, passed, then the two of a fight, and the lane to the start


class SavedCiv(msgspec.Struct, forbid_unknown_fields=True):
    """What `Civilisation.data` writes."""

    race: Annotated[int, msgspec.Meta(ge=t.NONE, lt=len(t.RACE_IDS))]
    leader: Annotated[int, msgspec.Meta(ge=t.NONE, lt=len(t.LEADER_IDS))]
    bonus: Annotated[int, msgspec.Meta(ge=t.NONE, lt=len(t.BONUS_IDS))]
    event: Annotated[int, msgspec.Meta(ge=t.NONE, lt=len(t.EVENT_IDS))]
    used: bool
    politics: Annotated[int, msgspec.Meta(ge=t.NONE, lt=len(t.POLITICS_IDS))]
    anarchy: Annotated[int, msgspec.Meta(ge=0, le=t.MOST_ANARCHY)]
    gold: Gold
    science: Annotated[int, msgspec.Meta(ge=0, le=t.MOST_SCIENCE)]
    levels: Annotated[list[Level], msgspec.Meta(min_length=t.TECHS, max_length=t.TECHS)]
    minerals: tuple[Units, Units, Units]
    unrest: Annotated[int, msgspec.Meta(ge=0, le=MOST_UNREST)]
    stored: Gold
    bankrupt: bool
    fallen: bool
    planets: list[SavedPlanet]
    ships: list[SavedShip]


class SavedSpace(Saved):
    """What `SpaceState.data` writes."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)]
    frames: list[SpaceFrame]
    terms: SavedTerms
    systems: Annotated[list[SavedSystem], msgspec.Meta(min_length=SYSTEMS, max_length=SYSTEMS)]
    civs: list[SavedCiv]
    first: Someone
    turn: Annotated[int, msgspec.Meta(ge=0, le=OPTIONS.options.turn_cap.max)]
    phase: Annotated[int, msgspec.Meta(ge=0, lt=len(t.PHASE_IDS))]
    voyage: SavedVoyage | None


# The steps of a turn that ask, and the phases they belong to.
PHASE_OF: Final = {
    place_of(TURN_STEPS, step): phase
    for phase, steps in (
        (t.IN_RESOURCES, (MoveCapital, ChangeSystem, AskGeologist)),
        (t.IN_RESEARCH, (Research,)),
        (t.IN_CONSTRUCTION, (Build,)),
        (t.IN_MOVEMENT, (Sail,)),
        (t.IN_UPKEEP, (Sell, Pay)),
    )
    for step in steps
}
CHANGE: Final = place_of(TURN_STEPS, ChangeSystem)
SAIL: Final = place_of(TURN_STEPS, Sail)
PAY: Final = place_of(TURN_STEPS, Pay)
# The steps of an activation before a fight, and those between two ships or a ship and a planet.
PEACEFUL: Final = (sail.STEER, sail.MOVER_FIRES, sail.HOLDER_FIRES, sail.PICK_FOE, sail.AFTER)
HOSTILE: Final = (sail.PICK_SHIP, sail.CALL_HELP)


def load(rules: Rules, data: object) -> SpaceState:
    """The state that was saved; BadData says what is wrong with the data."""
    saved = typed(data, SavedSpace, rules, FORMAT)
    _check_seats(saved)
    check_progress(saved, rules)
    s = _rebuilt(saved, _terms(saved.terms))
    need(s.turn <= s.terms.cap, "the last turn is over")
    check_table(s)
    if s.voyage is not None:
        _check_voyage(s, s.voyage)
    if s.over:
        _check_end(s)
    else:
        _check_moment(s)
        check_question(rules, s)
    return s


def _terms(saved: SavedTerms) -> Terms:
    preset, target, cap, grace, living, alternate, drawn = saved
    given = {
        "preset": preset,
        "economic_target": str(target),
        "turn_cap": str(cap),
        "bankruptcy_from_turn": str(grace),
        "living_target": str(living),
        "movement": "alternate" if alternate else "one_by_one",
        "races_and_homes": DRAWN if drawn else DRAFTED,
    }
    try:
        return agreed(settled(settings(), given))
    except BadSetup as error:
        raise BadData(f"the terms cannot be: {error}") from error


def _check_seats(saved: SavedSpace) -> None:
    """Every seat that is named is at the table."""
    need(len(saved.civs) == saved.seats, f"{len(saved.civs)} civilisations for {saved.seats} seats")
    named = [saved.first, *(owner for system in saved.systems for owner in system[3])]
    named += [planet[-1] for civ in saved.civs for planet in civ.planets]
    if saved.voyage is not None:
        named += [saved.voyage[0], saved.voyage[8], saved.voyage[10]]
    need(max(named) < saved.seats, "a seat is named that is not at the table")


def _rebuilt(saved: SavedSpace, terms: Terms) -> SpaceState:
    civs = [_civ(civ) for civ in saved.civs]
    systems = [System(*system) for system in saved.systems]
    s = SpaceState(terms, saved.seats, saved.generator(), systems, civs, saved.first)
    resume(saved, s)
    s.turn, s.phase = saved.turn, saved.phase
    if saved.voyage is not None:
        s.voyage = Voyage(*saved.voyage[:4])
        s.voyage.lane, s.voyage.moved, s.voyage.jumped, s.voyage.passed = saved.voyage[4:8]
        s.voyage.attacker, s.voyage.attacking, s.voyage.defender, s.voyage.defending, s.voyage.entry = saved.voyage[8:]
    return s


def _civ(saved: SavedCiv) -> Civilisation:
    civ = Civilisation(
        [Planet(*planet) for planet in saved.planets], [Ship(*ship) for ship in saved.ships], saved.levels
    )
    civ.race, civ.leader, civ.bonus, civ.event = saved.race, saved.leader, saved.bonus, saved.event
    civ.used, civ.politics, civ.anarchy = saved.used, saved.politics, saved.anarchy
    civ.gold, civ.science, civ.unrest, civ.stored = saved.gold, saved.science, saved.unrest, saved.stored
    civ.corundum, civ.antimatter, civ.oganesson = saved.minerals
    civ.bankrupt, civ.fallen = saved.bankrupt, saved.fallen
    reckon(civ)
    return civ


def _check_end(s: SpaceState) -> None:
    """Nothing goes on, and the winners have what the reason asks for. (SPP-17)"""
    check_over(s)
    need(s.winners > 0 and s.turn > 0, "the game has ended without a winner")
    won = [s.civs[seat] for seat in s.won()]
    solvent = [seat for seat, civ in enumerate(s.civs) if not civ.fallen and not civ.bankrupt]
    reached = [
        all(civ.gold > s.terms.target for civ in won),
        all(min(civ.levels) == t.MAX_LEVEL for civ in won),
        s.standing() == 1,
        all(has_all_types(civ) for civ in won),
        s.turn == s.terms.cap,
        s.won() == solvent,
        all(living_planets(civ) >= s.terms.living or has_all_types(civ) for civ in won),
    ]
    need(not any(civ.fallen for civ in won), "a fallen player has won")
    need(reached[s.reason], f"the end is no {t.REASONS[s.reason]} victory")


def _check_moment(s: SpaceState) -> None:
    """The frames are those of a set-up, of a turn, or of an activation in a turn."""
    need(s.to_move != NOBODY and s.winners == s.reason == 0, "nobody is asked, or the game has a winner")
    need(1 <= len(s.frames) <= 2, "nothing is in progress, or too much")
    base = s.frames[0]
    need(base.seat == NOBODY and base.count < s.seats, "a frame is out of range")
    need(base.marks < 1 << s.seats, "a frame is out of range: its marks")
    if base.effect == SET_UP:
        need(s.turn == 0 and s.phase == t.IN_SETUP and s.voyage is None, "the set-up comes before the first turn")
        need(base.at < len(SETUP_STEPS) and len(s.frames) == 1, "a frame is out of range")
        need(base.marks == 0 and not base.cards, "a frame of the set-up holds something")
        check_set_up(s, base)
    else:
        need(base.effect == TURN and s.turn > 0, "no turn is in progress")
        need(PHASE_OF.get(base.at) == s.phase, "the question belongs to another phase")
        need(s.standing() > 1, "a single player is left, and the game goes on")
        need(s.phase == t.IN_MOVEMENT or not s.civs[s.first].fallen, "a fallen player holds the token")
        _check_turn(s, base)
        _check_activation(s, base)


def _check_turn(s: SpaceState, base: Frame) -> None:
    """What the frame of a turn holds belongs to its step."""
    civ = s.civs[s.in_order(base.count)]
    need(base.chosen == 0 or (base.at == CHANGE and civ.leader == t.OPPORTUNIST), "a bonus without the Opportunist")
    need(base.marks == 0 or base.at == SAIL, "a frame holds marks outside the movement phase")
    need(not base.cards or base.at == PAY, "a frame holds bills that nobody pays")
    if base.at == PAY:
        owed = bills(civ, s.in_order(base.count))
        need(base.cards == [bill for bill in owed if bill in base.cards], "a bill is not due, or out of order")
        need(sum(cost_of(civ, bill) for bill in base.cards) > civ.gold, "bills are picked though all can be paid")


def _check_activation(s: SpaceState, base: Frame) -> None:
    """An activation goes on in the movement phase only, and its frame is that of the ship under way."""
    voyage = s.voyage
    need((voyage is not None) == (len(s.frames) == 2), "a ship is under way without its frame, or the reverse")
    if voyage is None:
        return
    top = s.frames[1]
    need(base.at == SAIL and top.effect == ACTIVATION and top.seat == voyage.seat, "the frames do not fit the ship")
    need(s.terms.alternate or s.in_order(base.count) == voyage.seat, "a ship sails in the turn of another")
    need(top.count == top.chosen == top.marks == 0 and not top.cards, "the frame of an activation holds something")
    need(top.at in (*PEACEFUL, *HOSTILE, sail.RETREAT), "the frames ask nothing")
    ship = s.civs[voyage.seat].ship(voyage.ship)
    need(ship.ready, "a ship under way is exhausted")
    still = top.at == sail.STEER and not voyage.moved and not voyage.jumped
    need(not still or (ship.place, ship.entry) == (voyage.start, voyage.entry), "a ship has moved without moving")
    if top.at in (sail.MOVER_FIRES, sail.HOLDER_FIRES):
        met = holder(s, voyage, ship.place) if SYSTEMS <= ship.place < ORBIT else NOBODY
        need(met not in (NOBODY, voyage.seat), "nobody is there to fire at")
    _check_fight(s, voyage, top.at)


def _check_voyage(s: SpaceState, voyage: Voyage) -> None:
    """The ship under way exists and comes from a place. (SPP-8)"""
    numbers = [ship.number for ship in s.civs[voyage.seat].ships]
    need(s.phase == t.IN_MOVEMENT and s.turn > 0, "a ship is under way outside the movement phase")
    need(
        voyage.ship in numbers and is_place(s, voyage.start), "the ship under way does not exist, or comes from nowhere"
    )
    need(voyage.moved or voyage.lane == t.NONE, "a ship has taken a lane without moving")
    check_entry(s, voyage.start, voyage.entry)


def _check_fight(s: SpaceState, voyage: Voyage, at: int) -> None:
    """The two sides of a fight are known from the moment they meet. (SPP-9, SPP-10)"""
    sides = (voyage.attacker, voyage.attacking, voyage.defender, voyage.defending)
    if at in PEACEFUL:
        need(sides == (NOBODY, 0, NOBODY, 0), "a fight is pending where there is none")
        return
    need(voyage.attacker != NOBODY != voyage.defender != voyage.attacker, "a fight without two sides")
    need(voyage.seat in (voyage.attacker, voyage.defender), "a fight of two others")
    if at == sail.RETREAT:
        numbers = [ship.number for ship in s.civs[voyage.attacker].ships]
        need(voyage.attacking in numbers, "the ship that retreats does not exist")
        return
    need(
        sides[:2] == (voyage.seat, voyage.ship) and voyage.defending == 0, "another ship attacks than the one under way"
    )
    if at == sail.CALL_HELP:
        place = s.civs[voyage.seat].ship(voyage.ship).place - ORBIT
        owner = s.systems[place // SLOTS].owners[place % SLOTS] if place >= 0 else NOBODY
        need(owner == voyage.defender, "help is called for a planet that is not invaded")
