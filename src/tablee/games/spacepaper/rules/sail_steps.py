"""The movement phase: which ship goes, and where. (SPP-2.4, SPP-8)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.cards import add_cards, play_card
from tablee.games.spacepaper.rules.civilisation import Ship
from tablee.games.spacepaper.rules.galaxy import LANE_TO, NEAR, NODE_OF, ORBIT, SYSTEMS
from tablee.games.spacepaper.rules.movement import can_sail, holder, must_move, sailing_options, speed_of
from tablee.games.spacepaper.rules.realm import bit, craft, detect, foe_in_orbit, is_hole, reveal, vanish
from tablee.games.spacepaper.rules.resource_steps import begin_phase
from tablee.games.spacepaper.rules.setup_steps import ACTIVATION
from tablee.games.spacepaper.rules.state import TOTAL, UNREVEALED, SpaceState, Voyage
from tablee.kernel import NOBODY, Frame, Step
from tablee.kernel.event import EVERYONE


class Sail(Step[SpaceState]):
    """Each player activates ships, then ends the go; `marks` holds a bit for each seat that has. (SPP-8.5, SPP-18.7)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask the player in turn for a ship."""
        seat = s.in_order(f.count)
        if s.civs[seat].fallen or (f.marks >> seat) & 1:
            self.pass_on(s, f)
            return
        options: list[int] = []
        bound = False
        for ship in s.civs[seat].ships:
            if ship.ready and can_sail(s, seat, ship):
                options.append(number.SHIP + seat * number.SHIPS_EACH + ship.number - 1)
                bound = bound or must_move(ship)
        if not bound:
            options.append(number.END)
        add_cards(s, seat, t.ASK_ACT, options)
        s.ask(seat, t.ASK_ACT, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Activate the ship, or end the go."""
        seat = s.in_order(f.count)
        if choice >= number.FIRST_EVENT:
            play_card(s, seat, choice)
        elif choice == number.END:
            f.marks |= bit(1, seat)
            detect(s, seat)
        else:
            civ = s.civs[seat]
            ship = civ.ship(choice - number.SHIP - seat * number.SHIPS_EACH + 1)
            voyage = Voyage(seat, ship.number, ship.place, speed_of(civ, ship.kind))
            voyage.entry = ship.entry
            s.voyage = voyage
            s.push(ACTIVATION, seat)
            if s.terms.alternate:
                self.pass_on(s, f)

    def pass_on(self, s: SpaceState, f: Frame) -> None:
        """The next player who has not ended; when all have, the phase is over."""
        for more in range(1, s.seats + 1):
            place = f.count + more
            if place >= s.seats:
                place -= s.seats
            seat = s.in_order(place)
            if not s.civs[seat].fallen and not (f.marks >> seat) & 1:
                f.count = place
                return
        f.count = 0
        f.marks = 0
        f.at += 1


class EndMovement(Step[SpaceState]):
    """The token passes on, and help is over. (SPP-2.5, SPP-16.13, SPP-17.13)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Give the token to the next player still in the game."""
        f.at += 1
        place: i64 = 1
        while s.civs[s.in_order(place)].fallen:
            place += 1
        s.first = s.in_order(place)
        for civ in s.civs:
            for planet in civ.planets:
                planet.shield = 0
        if s.listening:
            s.tell(tell.TOKEN, EVERYONE, [s.first])
        begin_phase(s, t.IN_UPKEEP)


# The steps of an activation: see ACTIVATION_STEPS in invade_steps.
STEER: Final = 0
MOVER_FIRES: Final = 1
HOLDER_FIRES: Final = 2
PICK_FOE: Final = 3
PICK_SHIP: Final = 4
FIGHT: Final = 5
RETREAT: Final = 6
AFTER: Final = 7
CALL_HELP: Final = 8
INVADE: Final = 9
FINISH: Final = 10


class Steer(Step[SpaceState]):
    """One step, jump, stop or deed of the ship under way. (SPP-8.7)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask what it does; with no way on and no place to stop it goes back. (SPP-8.28)"""
        voyage = s.under_way()
        ship = s.civs[f.seat].ship(voyage.ship)
        options = sailing_options(s, voyage, ship)
        if not options:
            ship.place = voyage.start
            ship.entry = voyage.entry
            f.at = FINISH
            if s.listening:
                s.tell(tell.RETURNS, EVERYONE, [f.seat, craft(f.seat, ship), ship.place])
            return
        add_cards(s, f.seat, t.ASK_STEP, options)
        s.ask(f.seat, t.ASK_STEP, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Do it."""
        voyage = s.under_way()
        ship = s.civs[f.seat].ship(voyage.ship)
        if choice >= number.FIRST_EVENT:
            play_card(s, f.seat, choice)
        elif choice >= number.STOP:
            stop(s, f, ship, choice - number.STOP)
        elif choice >= number.JUMP:
            voyage.jumped = True
            voyage.lane = t.NONE
            voyage.passed = False
            ship.place = choice - number.JUMP
            ship.entry = t.NONE
            if s.listening:
                s.tell(tell.JUMPS, EVERYONE, [f.seat, craft(f.seat, ship), ship.place])
        elif choice >= number.STEP:
            step(s, f, ship, choice - number.STEP)
        elif choice == number.DESTROY:
            if s.listening:
                s.tell(tell.CLOSES, EVERYONE, [f.seat, craft(f.seat, ship), ship.place])
            vanish(s, ship.place)
            f.at = FINISH
        else:
            f.at = AFTER if choice == number.STAY else PICK_FOE


def lane_between(node: i64, other: i64) -> i64:
    """The lane of a step."""
    near = NEAR[node]
    for place in range(len(near)):
        if near[place] == other:
            return LANE_TO[node][place]
    raise LookupError("no lane leads there")


def step(s: SpaceState, f: Frame, ship: Ship, node: i64) -> None:
    """Enter the next node: reveal it, be trapped by it, or meet the one who holds it. (SPP-6.2, SPP-8.18, SPP-9.2)"""
    voyage = s.under_way()
    voyage.lane = lane_between(NODE_OF[ship.place], node)
    voyage.points -= 1
    voyage.moved = True
    voyage.passed = False
    ship.place = node
    ship.entry = t.NONE
    if s.listening:
        s.tell(tell.STEPS, EVERYONE, [f.seat, craft(f.seat, ship), node])
    if node >= SYSTEMS:
        if holder(s, voyage, node) not in (NOBODY, f.seat):
            f.at = MOVER_FIRES
        return
    seen = s.systems[node].seen
    if seen != TOTAL:
        reveal(s, node)
    if is_hole(s, node):
        ship.entry = voyage.lane
        if seen == UNREVEALED and s.civs[f.seat].powers.rank < 1:
            f.at = FINISH
            if s.listening:
                s.tell(tell.TRAPPED, EVERYONE, [f.seat, craft(f.seat, ship), node])


def stop(s: SpaceState, f: Frame, ship: Ship, place: i64) -> None:
    """Stop at a place; enemies there mean a fight. (SPP-9.5, SPP-9.6)"""
    ship.place = place
    if place >= ORBIT:
        ship.entry = t.NONE
    if s.listening:
        s.tell(tell.STOPS, EVERYONE, [f.seat, craft(f.seat, ship), place])
    f.at = PICK_FOE if foe_in_orbit(s, f.seat, place) else AFTER
