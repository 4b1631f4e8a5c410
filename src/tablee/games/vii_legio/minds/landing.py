"""What a landing is worth to an expert: Contact, Observation, or a card that nobody has shown it."""

from mypy_extensions import i64

from tablee.games.vii_legio.minds.knowing import known_at
from tablee.games.vii_legio.minds.worth import WAIT, Sight, contact, promise, unseen
from tablee.games.vii_legio.rules.board import lander, sector_of
from tablee.games.vii_legio.rules.ship import IN_CONTACT, OBSERVING
from tablee.games.vii_legio.rules.tables import NONE, OBSERVED, PAID_TURNS, SLOT_COUNT, SLOT_X, SQUAD, SQUADS, ZONE
from tablee.kernel import NOBODY


def contacting(sight: Sight, slot: i64) -> float:
    """What Contact in a slot's planet is worth now; nothing if it is better to wait for a higher threshold."""
    card = known_at(sight.s, sight.seat, slot)
    if lander(sight.s, slot, IN_CONTACT) != NOBODY:
        return 0.0
    return patient(sight, card)


def patient(sight: Sight, card: i64) -> float:
    """What Contact with a card is worth now, unless a higher threshold is near."""
    worth = contact(sight, card)
    return worth if worth >= WAIT * promise(sight, card) else 0.0


def observing(sight: Sight, slot: i64) -> float:
    """What one turn of Observation in a slot's planet is worth."""
    card = known_at(sight.s, sight.seat, slot)
    if sight.ship.paid_at(slot) >= PAID_TURNS[card]:
        return 0.0
    at = lander(sight.s, slot, OBSERVING)
    return sight.step(OBSERVED[card]) if at == NOBODY or at == sight.seat else 0.0


def landing(sight: Sight, slot: i64) -> float:
    """What a landing in a slot's planet is worth."""
    s = sight.s
    if s.cards[slot] == NONE or (s.completed >> slot) & 1 or s.left == slot:
        return 0.0
    if slot == SLOT_X and sight.ship.must_leave:
        return 0.0
    card = known_at(s, sight.seat, slot)
    if card == NONE:
        return blind(sight, ZONE[sector_of(s, slot)])
    if sight.ship.owned(SQUAD) < SQUADS[card]:
        return 0.0
    return max(contacting(sight, slot), observing(sight, slot))


def blind(sight: Sight, zone: i64) -> float:
    """What a card that was never seen is worth: the mean over those that may lie there."""
    if sight.blind[zone] < 0.0:
        total = 0.0
        cards = unseen(sight, zone)
        for card in cards:
            if sight.ship.owned(SQUAD) >= SQUADS[card]:
                total += max(patient(sight, card), sight.step(OBSERVED[card]))
        sight.blind[zone] = total / float(len(cards)) if cards else 0.0
    return sight.blind[zone]


def best_landing(sight: Sight, sector: i64) -> float:
    """The best landing on the active planets of a sector."""
    best = 0.0
    for slot in range(SLOT_COUNT):
        if sight.s.cards[slot] != NONE and sector_of(sight.s, slot) == sector:
            best = max(best, landing(sight, slot))
    return best


def best_promise(sight: Sight, sector: i64) -> float:
    """The best known card of a sector that cannot be paid yet."""
    best = 0.0
    for slot in range(SLOT_COUNT):
        card = known_at(sight.s, sight.seat, slot)
        if card != NONE and sector_of(sight.s, slot) == sector:
            best = max(best, promise(sight, card))
    return best
