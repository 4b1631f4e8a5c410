"""What turning cards over is worth to an expert: the mean over the Exploration cards that may still come."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.vii_legio.minds.knowing import has_free_slot
from tablee.games.vii_legio.minds.worth import TURN, Sight, W
from tablee.games.vii_legio.rules import tables as effect
from tablee.games.vii_legio.rules.outfit import uses_left
from tablee.games.vii_legio.rules.tables import (
    ALIKE,
    ANY,
    CARD_COUNT,
    DETECTOR,
    DISCOVERY_VP,
    EFFECT,
    EXPERT,
    GOES_HOME,
    HOSTILE,
    IN_SECTOR,
    IS_RISK,
    ITEM_COUNT,
    LASER,
    LOST_AT_MOST,
    MOST_MISSIONS,
    NEEDS_LASERS,
    NEEDS_SCANNERS,
    NEEDS_SQUADS,
    NEEDS_ZONE,
    NO_SYMBOL,
    NONE,
    PROPULSOR,
    REWARD,
    ROLLS,
    SCANNER,
    SQUAD,
    SYMBOL,
    TROPHY_DOMAIN,
    TROPHY_EQUIPMENT,
    TROPHY_VP,
    WINS_TROPHY,
    ZONE,
)
from tablee.games.vii_legio.rules.turning import may_install

FIND: Final[float] = W.find
DELAY: Final[float] = W.delay
TECH: Final[float] = W.tech
COPIES: Final[list[int]] = [ALIKE.count(card) for card in range(CARD_COUNT)]  # by the first card of each type
KINDS: Final[list[int]] = sorted(set(ALIKE))


@final
class Luck:
    """What the next card brings: in any sector, and where it discovers something; what may cut the turn."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.hit = damage(sight)
        self.find = float(DISCOVERY_VP) + FIND * sight.fade
        self.common = 0.0  # the mean of what does not depend on the sector, but for the cut
        self.cuts = 0.0  # the chance that the turn ends at once
        self.finds = [0.0, 0.0, 0.0]  # the chance of a planet card that counts, by zone
        self.surveys = [0.0, 0.0, 0.0]  # the mean of missions bound to a zone
        self.count()

    def count(self) -> None:
        """Go through the cards that are neither discarded nor being resolved, copies of a type at once."""
        s = self.sight.s
        copies = COPIES[:]
        for card in s.discards:
            copies[ALIKE[card]] -= 1
        if s.card != NONE:
            copies[ALIKE[s.card]] -= 1
        total = float(CARD_COUNT - len(s.discards) - (1 if s.card != NONE else 0))
        for card in KINDS:
            if copies[card]:
                self.weigh(card, float(copies[card]) / total)

    def weigh(self, card: i64, chance: float) -> None:
        """Add one kind of card."""
        kind = EFFECT[card]
        zone = NEEDS_ZONE[card]
        if kind == effect.DISCOVER:
            for at in range(3):
                self.finds[at] += chance if zone in (NONE, at) else 0.0
            return
        if kind == effect.RESET or kind == effect.TIME_RIFT or kind == effect.RETURN:
            self.cuts += chance
        if not is_active(self.sight, card):
            return
        worth = chance * turned(self.sight, card, self.hit)
        if zone == NONE:
            self.common += worth
        else:
            self.surveys[zone] += worth

    def chance_to_find(self, sector: i64) -> float:
        """The chance that one card discovers a planet in a sector."""
        s = self.sight.s
        if s.tokens & IN_SECTOR[sector] == 0 or not has_free_slot(s):
            return 0.0
        return self.finds[ZONE[sector]]

    def card(self, sector: i64, landing: float) -> float:
        """What one more card is worth in a sector where a landing waits."""
        zone = ZONE[sector]
        worth = self.common + self.surveys[zone] - self.cuts * min(DELAY, landing)
        return worth + self.chance_to_find(sector) * self.find

    def cards(self, sector: i64, landing: float, count: i64) -> float:
        """What so many cards are worth in a sector: a second discovery seldom counts."""
        find = self.chance_to_find(sector)
        each = self.card(sector, landing) - find * self.find
        none = 1.0
        for at in range(count):
            none *= 1.0 - find
        total = each * float(count) + (1.0 - none) * self.find
        return total if total > 0.0 else 0.0


def damage(sight: Sight) -> float:
    """What a damage roll costs: each row of the table is as likely."""
    people = 0.0
    for item in range(SQUAD, ITEM_COUNT):
        cost = sight.one_less(item)
        if cost > 0.0 and (people == 0.0 or cost < people):
            people = cost
    total = people
    for item in range(SQUAD):
        total += sight.one_less(item)
    return total / 5.0


def is_active(sight: Sight, card: i64) -> bool:
    """Whether a card's condition holds, but for its zone."""
    ship = sight.ship
    if ship.owned(LASER) < NEEDS_LASERS[card] or ship.owned(SQUAD) < NEEDS_SQUADS[card]:
        return False
    if ship.owned(SCANNER) < NEEDS_SCANNERS[card]:
        return False
    if EFFECT[card] == effect.TECHNOLOGY:
        return may_install(ship, effect.BRINGS[card])
    return EFFECT[card] != effect.MISSION or ship.missions < MOST_MISSIONS


def turned(sight: Sight, card: i64, hit: float) -> float:
    """What an activated card brings, a detector used where it is better."""
    worth = learnt(sight, card) + happening(sight, card, hit)
    if worth < 0.0 and IS_RISK[card] and not sight.s.storm and uses_left(sight.ship, DETECTOR) > 0:
        return 0.0
    return worth


def learnt(sight: Sight, card: i64) -> float:
    """What the symbol of a card is worth."""
    symbol = SYMBOL[card]
    if symbol == NO_SYMBOL:
        return 0.0
    return sight.best_step() if symbol == ANY else sight.step(symbol)


def happening(sight: Sight, card: i64, hit: float) -> float:
    """What the effect of a card is worth, a damage roll costing `hit`; a cut turn is counted elsewhere."""
    kind = EFFECT[card]
    if kind == effect.COMBAT:
        return fight(sight, card, hit)
    if kind == effect.DAMAGE or kind == effect.VORTEX:
        return -hit
    if kind == effect.LOSE_EQUIPMENT:
        return -least_loss(sight, PROPULSOR, SQUAD)
    if kind == effect.LOSE_PERSONNEL:
        return -least_loss(sight, SQUAD, ITEM_COUNT)
    if kind == effect.GAIN_SQUAD:
        return sight.one_more(SQUAD)
    if kind == effect.GAIN_EQUIPMENT:
        return sight.one_more(PROPULSOR)
    if kind == effect.TECHNOLOGY:
        return max(0.0, technology(sight))
    if kind == effect.MISSION:
        return mission(sight, card)
    return sight.promotion(0) if kind == effect.RETURN else 0.0


def fight(sight: Sight, card: i64, hit: float) -> float:
    """A trophy, less the damage."""
    lasers = sight.ship.owned(LASER)
    short = HOSTILE[card] - lasers
    short = 0 if short < 0 else LOST_AT_MOST if short > LOST_AT_MOST else short
    worth = -hit * float(ROLLS[short])
    if WINS_TROPHY[short] and lasers:
        worth += float(TROPHY_VP[card])
        if TROPHY_DOMAIN[card] != NONE:
            worth += sight.step(TROPHY_DOMAIN[card])
        if TROPHY_EQUIPMENT[card]:
            worth += sight.one_more(PROPULSOR)
    return worth


def least_loss(sight: Sight, first: i64, end: i64) -> float:
    """The cheapest item of a family that can be lost."""
    least = -1.0
    for item in range(first, end):
        cost = sight.one_less(item)
        if cost > 0.0 and (least < 0.0 or cost < least):
            least = cost
    return max(least, 0.0)


def technology(sight: Sight) -> float:
    """What a technology is worth: a joker for the turns left and an experience, for a turn and an equipment."""
    return TECH * sight.left + sight.best_step() - TURN - least_loss(sight, PROPULSOR, EXPERT - 1)


def mission(sight: Sight, card: i64) -> float:
    """What a special mission is worth; the courier only with a promotion, or at the very end."""
    reward = float(REWARD[sight.ship.missions])
    if not GOES_HOME[card]:
        return reward
    return max(0.0, reward + sight.promotion(REWARD[sight.ship.missions]) - (DELAY if sight.left > 0.0 else 0.0))
