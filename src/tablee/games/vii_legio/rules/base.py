"""The star base: coming home, and promotion."""

from mypy_extensions import i64

from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.deck import give_back
from tablee.games.vii_legio.rules.effects import END, PROMOTE
from tablee.games.vii_legio.rules.numbering import ITEM
from tablee.games.vii_legio.rules.outfit import come_aboard, items_to_take
from tablee.games.vii_legio.rules.ship import AT_BASE, Ship
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    BASE_SECTOR,
    EXPERT,
    FIRST_ITEMS,
    FREE_CHOICES,
    FROMBOLA,
    ITEM_COUNT,
    NONE,
    PROMOTION_VP,
    SPATHA,
    UNIT,
)
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE


def come_home(s: VIILegioState, f: Frame) -> None:
    """The ship is at the base, and the turn ends; a Frombola with enough points is promoted. (LEG-15.2, LEG-15.4)

    `f` is the frame of the turn.
    """
    ship = s.ships[f.seat]
    ship.place = AT_BASE
    ship.sector = BASE_SECTOR
    ship.slot = NONE
    ship.must_leave = 0
    if s.listening:
        s.tell(tell.AT_BASE, EVERYONE, [f.seat])
    f.at = END
    if ship.face == FROMBOLA and ship.vp >= PROMOTION_VP:
        promote(s, ship)
        f.count = 0
        f.at = PROMOTE
        if s.listening:
            s.tell(tell.PROMOTED, EVERYONE, [f.seat])


def send_home(s: VIILegioState, seat: i64) -> None:
    """A forced return: the hand goes back on the deck at once. (LEG-15.3)"""
    give_back(s, seat)
    come_home(s, s.frames[0])


def promote(s: VIILegioState, ship: Ship) -> None:
    """A Spatha with its base endowment; the experts go back to the supply. (LEG-15.6, LEG-15.7)"""
    for item in range(EXPERT, ITEM_COUNT):
        s.supply += ship.owned(item) * UNIT[item]
    ship.face = SPATHA
    ship.items = FIRST_ITEMS[SPATHA]


class ChoosePromotionItem(Step[VIILegioState]):
    """Items for the new ship, one after the other, free of charge. (LEG-15.8)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask for an item, until there are enough."""
        items = items_to_take(s, s.ships[f.seat]) if f.count < FREE_CHOICES[SPATHA] else []
        if items:
            s.ask(f.seat, ask.PROMOTION_ITEM, items)
        else:
            f.at = END

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """It comes aboard."""
        f.count += 1
        come_aboard(s, f.seat, choice - ITEM, tell.ITEM_GAINED)
