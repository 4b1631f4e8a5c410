"""The turn: how it begins, one action after another in space, and how it ends."""

from typing import Final

from mypy_extensions import i64

from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.base import ChoosePromotionItem, come_home
from tablee.games.vii_legio.rules.deck import discard, give_back, shuffle, take
from tablee.games.vii_legio.rules.effects import ACT, BEGIN, END, GO_ON, MEET, OBSERVE, PROMOTE, TAKE, TURN, ZONE
from tablee.games.vii_legio.rules.flight import actions
from tablee.games.vii_legio.rules.numbering import (
    BUY,
    END_TURN,
    ENTER,
    FLIP,
    LAND,
    LEAVE_SECTOR,
    MOVE,
    SCAN,
)
from tablee.games.vii_legio.rules.outfit import come_aboard
from tablee.games.vii_legio.rules.planet_steps import (
    ChooseAfterObserving,
    ChooseToGoOn,
    ChooseZone,
    MeetThreshold,
    observe,
)
from tablee.games.vii_legio.rules.planets import place_card
from tablee.games.vii_legio.rules.points import learn, look_at_map
from tablee.games.vii_legio.rules.score import finish
from tablee.games.vii_legio.rules.ship import AT_BASE, IN_CONTACT, IN_SPACE, OBSERVING
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    BIT,
    BUYING_DOMAIN,
    BUYING_GAIN,
    BY_CAP,
    COST,
    ENTER_X,
    LEAVE_X,
    NONE,
    PRICE,
    PROPULSOR,
    ROUND_CAP,
    SECTOR_COUNT,
    SLOT_X,
    SQUAD,
    SQUADS,
    SX,
    TAKEN,
)
from tablee.games.vii_legio.rules.turning import turn_over
from tablee.kernel import Frame, Step, numbered
from tablee.kernel.event import EVERYONE


def begin_turn(s: VIILegioState, f: Frame, seat: i64) -> None:
    """The next turn: uses are fresh, an Ion storm is over. (LEG-4.1, LEG-4.2)"""
    f.become(TURN)
    f.seat = seat
    ship = s.ships[seat]
    ship.scans = 0
    ship.detections = 0
    s.storm = 0
    s.dice = 0
    s.left = NONE
    if s.listening:
        s.tell(tell.TURN, EVERYONE, [seat, s.round])


class Begin(Step[VIILegioState]):
    """A technology being installed costs the turn; else it goes by where the ship is. (LEG-4.3 to 4.6)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Go on where the ship is."""
        ship = s.ships[f.seat]
        if ship.installing:
            self.lose(s, f)
        elif ship.place == OBSERVING:
            observe(s, f.seat)
            f.at = OBSERVE
        elif ship.place == IN_CONTACT:
            f.at = MEET
        else:
            if ship.place == AT_BASE and s.listening:
                s.tell(tell.TAKES_OFF, EVERYONE, [f.seat])
            ship.place = IN_SPACE
            f.at = TAKE

    def lose(self, s: VIILegioState, f: Frame) -> None:
        """The first technology accepted works from now on, and nothing else happens. (LEG-4.3, LEG-17.5)"""
        ship = s.ships[f.seat]
        technology = (ship.installing & 3) - 1
        ship.installing >>= 2
        ship.jokers |= BIT[technology]
        f.at = END
        if s.listening:
            s.tell(tell.TURN_LOST, EVERYONE, [f.seat, technology])


class TakeCards(Step[VIILegioState]):
    """As many cards as the propulsors bring, face down. (LEG-5.1, LEG-5.6)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Take them."""
        take(s, f.seat, TAKEN[s.ships[f.seat].owned(PROPULSOR)])
        f.at = ACT


class ChooseAction(Step[VIILegioState]):
    """One action after another, until a landing, an end of the exploration, or the commander ends the turn. (LEG-5.5)

    Where R.A.Z. was among the cards of a payment, what was paid for is done, then the turn ends. (LEG-10.5)
    """

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask for an action."""
        s.ask(f.seat, ask.SPACE_ACTION, actions(s, f.seat))

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """Do it."""
        if choice >= LAND:
            land(s, f, choice - LAND)
        elif choice >= SCAN:
            scan(s, f.seat, choice - SCAN)
        elif choice >= BUY:
            buy(s, f, choice - BUY)
        elif choice >= MOVE:
            move(s, f, choice - MOVE)
        elif choice == FLIP:
            turn_over(s, f)
        elif choice == ENTER:
            enter_x(s, f)
        elif choice == END_TURN:
            f.at = END
        else:
            if choice == LEAVE_SECTOR:
                pay_to_leave(s, f.seat)
            come_home(s, f)


def move(s: VIILegioState, f: Frame, sector: i64) -> None:
    """Cross a border. (LEG-6.1, LEG-6.2)"""
    ship = s.ships[f.seat]
    discard(s, f.seat, PRICE[ship.sector * SECTOR_COUNT + sector])
    ship.sector = sector
    if s.listening:
        s.tell(tell.MOVED, EVERYONE, [f.seat, sector])
    if s.reset:
        f.at = END


def enter_x(s: VIILegioState, f: Frame) -> None:
    """Enter sector X; a card is placed there if none lies there. (LEG-11.5, LEG-11.6)"""
    discard(s, f.seat, ENTER_X)
    s.ships[f.seat].sector = SX
    if s.listening:
        s.tell(tell.ENTERS_X, EVERYONE, [f.seat])
    if s.cards[SLOT_X] == NONE and s.pile_x:
        place_card(s, SLOT_X, s.pile_x[-1], NONE)
        s.pile_x = s.pile_x[:-1]
        if s.listening:
            s.tell(tell.X_CARD, EVERYONE, [f.seat])
        look_at_map(s)
    if s.reset:
        f.at = END


def pay_to_leave(s: VIILegioState, seat: i64) -> None:
    """Leave sector X: the way leads to the base. (LEG-11.8)"""
    discard(s, seat, LEAVE_X)
    if s.listening:
        s.tell(tell.LEAVES_X, EVERYONE, [seat])


def buy(s: VIILegioState, f: Frame, item: i64) -> None:
    """Buy an item with cards; every purchase teaches something. (LEG-7.1, LEG-7.3)"""
    discard(s, f.seat, COST[item])
    come_aboard(s, f.seat, item, tell.BUYS)
    learn(s, f.seat, BUYING_DOMAIN, BUYING_GAIN)
    if s.reset:
        f.at = END


def scan(s: VIILegioState, seat: i64, slot: i64) -> None:
    """Look at a card in secret; all see who looked. (LEG-12.6, LEG-12.7)"""
    s.ships[seat].scans += 1
    s.scanned |= BIT[4 * slot + seat]
    if s.listening:
        s.tell(tell.SCANNED, EVERYONE, [seat, slot])
        s.tell(tell.SEES, BIT[seat], [seat, slot, s.cards[slot]])


def land(s: VIILegioState, f: Frame, slot: i64) -> None:
    """Turn the card up if need be; with too few squads the ship flies on. (LEG-12.10 to 12.12)"""
    card: i64 = s.cards[slot]
    if not (s.face_up >> slot) & 1:
        s.face_up |= BIT[slot]
        if s.listening:
            s.tell(tell.CARD_REVEALED, EVERYONE, [slot, card])
    if s.ships[f.seat].owned(SQUAD) < SQUADS[card]:
        if s.listening:
            s.tell(tell.LANDING_FAILED, EVERYONE, [f.seat, slot, SQUADS[card]])
        return
    f.chosen = slot
    f.at = ZONE


class EndTurn(Step[VIILegioState]):
    """R.A.Z. acts, or the hand goes back; then the next commander, the next round, or the end. (LEG-5.11, LEG-10.4)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Go on with the next seat. (LEG-19.3, LEG-19.6)"""
        if s.reset:
            if s.listening:
                s.tell(tell.DECK_RESET, EVERYONE, [f.seat])
            shuffle(s, tell.RESHUFFLE)
        else:
            give_back(s, f.seat)
        seat = f.seat + 1
        if seat == s.seats:
            seat = 0
        if seat == s.starter and self.is_last_round(s):
            finish(s)
        else:
            begin_turn(s, f, seat)

    def is_last_round(self, s: VIILegioState) -> bool:
        """Whether the game is over with this round; else the next one begins."""
        if s.ending == NONE and s.round == ROUND_CAP:
            s.ending = BY_CAP
        if s.ending != NONE:
            return True
        s.round += 1
        if s.listening:
            s.tell(tell.ROUND, EVERYONE, [s.round])
        return False


TURN_STEPS: Final[list[Step[VIILegioState]]] = numbered(
    {
        BEGIN: Begin(),
        OBSERVE: ChooseAfterObserving(),
        MEET: MeetThreshold(),
        GO_ON: ChooseToGoOn(),
        TAKE: TakeCards(),
        ACT: ChooseAction(),
        ZONE: ChooseZone(),
        PROMOTE: ChoosePromotionItem(),
        END: EndTurn(),
    }
)
