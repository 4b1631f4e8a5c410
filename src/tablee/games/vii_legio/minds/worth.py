"""What experience, items and Contacts are worth to an expert, in VP, from what its seat knows."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.vii_legio.data import STRATEGIES
from tablee.games.vii_legio.minds.knowing import is_due, known_at, lacking, payable, turns_left
from tablee.games.vii_legio.rules.contact import due
from tablee.games.vii_legio.rules.outfit import can_lose
from tablee.games.vii_legio.rules.ship import Ship
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    DETECTOR,
    DOMAIN_COUNT,
    DOMAINS,
    EXPERT,
    FLOOR,
    FREE_CHOICES,
    ITEM_COUNT,
    LASER,
    MOST_THRESHOLDS,
    NONE,
    OF_PILE,
    PROPULSOR,
    SCANNER,
    SLOT_COUNT,
    SPATHA,
    SQUAD,
    SQUADS,
    TAKEN,
    THRESHOLDS,
    TRACK,
    WORTH,
)

W: Final = STRATEGIES.expert.weights
TURN: Final[float] = W.turn
WAIT: Final[float] = W.wait
NEED: Final[float] = W.need
LACK: Final[float] = W.lack
EXPERT_BASE: Final[float] = W.expert
EXPERT_NEED: Final[float] = W.expert_need
PROMOTION: Final[float] = W.promotion
FADES: Final = 4.0  # turns before the end at which experience and first items begin to lose their worth
STEPS: Final[list[float]] = [  # domain * 8 + level: the worth of the step from that level
    step * W.scarce for domain in DOMAINS for step in [*STRATEGIES.expert.experience[domain], 0.0, 0.0]
]
LASER_STEPS: Final[list[float]] = [W.laser, *[W.laser2] * 15]
SQUAD_STEPS: Final[list[float]] = [W.squad2, W.squad2, W.squad3, W.squad4, *[W.squad5] * 12]
PROPULSOR_STEP: Final[float] = W.propulsor
SCANNER_STEPS: Final[list[float]] = [W.scanner, W.scanner, *[W.scanner3] * 14]
DETECTOR_STEP: Final[float] = W.detector


@final
class Sight:
    """What a seat sees of a position before it weighs its options: turns left, and what known cards lack."""

    def __init__(self, s: VIILegioState, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.ship = s.ships[seat]
        self.left = turns_left(s)
        self.fade = self.left / FADES if self.left < FADES else 1.0
        self.lacks = [0] * DOMAIN_COUNT  # how many known cards lack each domain
        self.blind = [-1.0] * 3  # what a card never seen is worth, by zone, once it was asked for
        for slot in range(SLOT_COUNT):
            card = known_at(s, seat, slot)
            if card != NONE:
                self.note(card)

    def note(self, card: i64) -> None:
        """Count what the last threshold of a known card lacks."""
        for domain in range(DOMAIN_COUNT):
            if due(self.ship, card, THRESHOLDS[card] - 1, domain) > self.ship.level(domain):
                self.lacks[domain] += 1

    def step(self, domain: i64) -> float:
        """The worth of one more experience of a domain."""
        level = self.ship.level(domain)
        if level >= TRACK:
            return 0.0
        return (STEPS[domain * 8 + level] + (NEED if self.lacks[domain] else 0.0)) * self.fade

    def best_step(self) -> float:
        """The worth of one experience of choice."""
        best = 0.0
        for domain in range(DOMAIN_COUNT):
            best = max(best, self.step(domain))
        return best

    def one_more(self, item: i64) -> float:
        """The worth of one more of an item."""
        return self.item_step(item, self.ship.owned(item))

    def one_less(self, item: i64) -> float:
        """The loss of one of an item; nothing at its floor."""
        return self.item_step(item, self.ship.owned(item) - 1) if can_lose(self.ship, item) else 0.0

    def item_step(self, item: i64, owned: i64) -> float:
        """What one more is worth to a ship that has so many."""
        if item == PROPULSOR:
            return PROPULSOR_STEP * self.left
        if item == LASER:
            return LASER_STEPS[owned] * self.left
        if item == SCANNER:
            return SCANNER_STEPS[owned] * self.left
        if item == DETECTOR:
            return DETECTOR_STEP * self.left
        if item == SQUAD:
            return SQUAD_STEPS[owned] * self.left
        return EXPERT_BASE * self.left + EXPERT_NEED * float(self.lacks[item - SQUAD]) * self.fade

    def promotion(self, more: i64) -> float:
        """What the base is worth: a Spatha, if it is due with so many points more."""
        ship = self.ship
        if not is_due(ship, more):
            return 0.0
        cards = TAKEN[FLOOR[SPATHA * ITEM_COUNT] + FREE_CHOICES[SPATHA]] - TAKEN[ship.owned(PROPULSOR)]
        worth = PROMOTION * float(cards) * (self.left - 2.0)
        for squads in range(ship.owned(SQUAD), FLOOR[SPATHA * ITEM_COUNT + SQUAD]):
            worth += SQUAD_STEPS[squads] * self.left
        for item in range(EXPERT, ITEM_COUNT):
            worth -= float(ship.owned(item)) * self.item_step(item, 0)
        return worth


def paid(ship: Ship, card: i64, step: i64, fade: float) -> float:
    """What the experience is worth that a threshold asks in all."""
    total = 0.0
    for domain in range(DOMAIN_COUNT):
        level = ship.level(domain)
        low = level - due(ship, card, step, domain)
        while level > low and level > 0:
            level -= 1
            total += STEPS[domain * 8 + level]
    return total * fade


def contact(sight: Sight, card: i64) -> float:
    """What a Contact that begins now brings: the best threshold that can be paid, less experience and turns."""
    best = 0.0
    ship = sight.ship
    for step in range(payable(ship, card)):
        if step and float(step) >= sight.left:
            break
        worth = float(WORTH[card * MOST_THRESHOLDS + step]) - TURN * float(step)
        best = max(best, worth - paid(ship, card, step, sight.fade))
    return best if sight.left > 0.0 else 0.0


def promise(sight: Sight, card: i64) -> float:
    """What a Contact may bring later: its best threshold that cannot be paid yet, less for all that is lacking."""
    best = 0.0
    ship = sight.ship
    squads = SQUADS[card] - ship.owned(SQUAD)
    for step in range(payable(ship, card) if squads <= 0 else 0, THRESHOLDS[card]):
        worth = float(WORTH[card * MOST_THRESHOLDS + step]) - TURN * float(step)
        worth -= paid(ship, card, step, sight.fade)
        lack = lacking(ship, card, step) + (squads if squads > 0 else 0)
        while lack > 0 and worth > 0.0:
            worth *= LACK
            lack -= 1
        best = max(best, worth)
    return best * sight.fade


def unseen(sight: Sight, zone: i64) -> list[int]:
    """The Extrasolar cards of a zone that the seat has never seen."""
    s = sight.s
    seen = s.retired[:]
    for slot in range(SLOT_COUNT):
        if s.cards[slot] != NONE and s.knows(sight.seat, slot):
            seen.append(s.cards[slot])
    return [card for card in OF_PILE[zone] if card not in seen]
