"""The expert in space: what each action leads to, in VP, if the rest of the hand is used as well as it can be."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.vii_legio.minds.exploring import Luck
from tablee.games.vii_legio.minds.knowing import STEP, WAY, known_at
from tablee.games.vii_legio.minds.landing import best_landing, best_promise, blind, landing
from tablee.games.vii_legio.minds.worth import Sight, W, contact
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules.board import sector_of
from tablee.games.vii_legio.rules.numbering import BUY, ITEM, LAND, MOVE, SCAN
from tablee.games.vii_legio.rules.tables import (
    BASE_SECTOR,
    BUYING_DOMAIN,
    COST,
    LEAVE_X,
    NONE,
    PRICE,
    PROPULSOR,
    SECTOR_COUNT,
    SLOT_COUNT,
    SLOT_X,
    SQUAD,
    SQUADS,
    SX,
    TAKEN,
    ZONE_X,
)

POTENTIAL: Final[float] = W.potential
SEARCH: Final[float] = W.search
TRUST_X: Final[float] = W.x
WAY_OUT: Final[float] = W.x_way
OPENS: Final[float] = W.opens
FREE: Final = 50.0  # a scan costs nothing
HABIT: Final = 0.01  # between equal actions, the one that goes on


@final
class Flight:
    """What a ship in space may hope for in each sector."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.luck = Luck(sight)
        self.landings: list[float] = []
        self.stays: list[float] = []
        for sector in range(SECTOR_COUNT):
            best = best_landing(sight, sector)
            if sector == BASE_SECTOR:
                best = max(best, sight.promotion(0))
            self.landings.append(best)
            self.stays.append(self.later(sector))

    def later(self, sector: i64) -> float:
        """What being in a sector is worth for the turns to come: a card to be paid later, or planets to be found."""
        sight = self.sight
        if sector == SX:
            return 0.0
        none = 1.0
        find = self.luck.chance_to_find(sector)
        for at in range(TAKEN[sight.ship.owned(PROPULSOR)]):
            none *= 1.0 - find
        return max(POTENTIAL * best_promise(sight, sector), SEARCH * (1.0 - none) * sight.fade)

    def value(self, sector: i64, hand: i64) -> float:
        """What a ship in a sector with so many cards may hope for."""
        if sector == SX:
            return max(self.landings[SX], WAY_OUT if hand >= LEAVE_X else 0.0)
        return self.luck.cards(sector, self.landings[sector], hand) + self.landings[sector] + self.stays[sector]

    def rate(self, option: i64) -> float:
        """What an action leads to."""
        sight = self.sight
        here = sight.ship.sector
        if option >= LAND and option < ITEM:
            return landing(sight, option - LAND) + self.stays[here] + HABIT
        if option >= SCAN:
            return self.value(here, sight.s.hand) + FREE
        if option >= BUY:
            return self.purchase(option - BUY)
        if option >= MOVE:
            return self.journey(option - MOVE)
        return self.word(option)

    def word(self, option: i64) -> float:
        """What an action without an argument leads to."""
        sight = self.sight
        here = sight.ship.sector
        if option == number.FLIP:
            each = self.luck.card(here, self.landings[here])
            return self.value(here, sight.s.hand) + (HABIT * 2.0 if each > 0.0 else each)
        if option == number.LAND_BASE:
            return sight.promotion(0) + self.stays[here] - HABIT
        if option == number.ENTER:
            return self.into_x()
        if option == number.LEAVE_SECTOR:
            return max(0.0, sight.promotion(0)) + WAY_OUT
        return self.stays[here]

    def journey(self, first: i64) -> float:
        """The best sector whose cheapest way begins with a border."""
        s = self.sight.s
        here = self.sight.ship.sector
        best = -1.0
        for to in range(SX):
            way = here * SECTOR_COUNT + to
            if to != here and STEP[way] == first and WAY[way] <= s.hand:
                best = max(best, self.value(to, s.hand - WAY[way]))
        rest = s.hand - PRICE[here * SECTOR_COUNT + first]
        return max(best, self.value(first, rest)) - HABIT

    def purchase(self, item: i64) -> float:
        """An item and what buying teaches, for the cards it costs."""
        sight = self.sight
        here = sight.ship.sector
        worth = sight.one_more(item)
        if item == SQUAD:
            worth = max(worth, self.opened())
        return worth + sight.step(BUYING_DOMAIN) + self.value(here, sight.s.hand - COST[item]) - HABIT

    def opened(self) -> float:
        """What one more squad opens here: a share of the best Contact that it makes possible."""
        sight = self.sight
        best = 0.0
        for slot in range(SLOT_COUNT):
            card = known_at(sight.s, sight.seat, slot)
            if card == NONE or sector_of(sight.s, slot) != sight.ship.sector:
                continue
            if SQUADS[card] == sight.ship.owned(SQUAD) + 1:
                best = max(best, contact(sight, card))
        return OPENS * best

    def into_x(self) -> float:
        """What sector X may bring: the card that lies there, or one of those never seen, less the way out."""
        s = self.sight.s
        lies = s.cards[SLOT_X] != NONE
        found = self.landings[SX] if lies else blind(self.sight, ZONE_X) if s.pile_x else 0.0
        return TRUST_X * found - WAY_OUT
