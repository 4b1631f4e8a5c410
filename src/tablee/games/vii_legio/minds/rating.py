"""What an option is worth to an expert: one-ply values of every answer, from what the seat knows."""

from typing import Final

from mypy_extensions import i64

from tablee.games.vii_legio.data import STRATEGIES
from tablee.games.vii_legio.minds.exploring import Luck, damage, happening, learnt, mission, technology
from tablee.games.vii_legio.minds.flying import Flight
from tablee.games.vii_legio.minds.landing import best_landing, contacting, observing
from tablee.games.vii_legio.minds.worth import STEPS, TURN, Sight, W, contact
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.contact import can_meet, due
from tablee.games.vii_legio.rules.numbering import DOMAIN, ITEM, LAND, SCAN
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    DOMAIN_COUNT,
    EFFECT,
    MOST_THRESHOLDS,
    PROPULSOR,
    SQUAD,
    SQUADS,
    WORTH,
)
from tablee.kernel import Best, Rng

SPENT: Final[float] = W.spent
SPACE: Final[float] = W.space
DELAY: Final[float] = W.delay
GAP: Final[float] = STRATEGIES.master.gap
NEAR: Final = 2.0  # turns left in which a Contact must not wait


def rates(s: VIILegioState) -> list[float]:
    """What each option of the open question is worth to the seat that decides."""
    sight = Sight(s, s.to_move)
    if s.kind == ask.SPACE_ACTION:
        flight = Flight(sight)
        return [flight.rate(option) for option in s.options]
    return [rate(sight, option) for option in s.options]


def prefer(s: VIILegioState, rng: Rng) -> int:
    """The option worth most to the seat that decides; ties at random."""
    if len(s.options) == 1:
        return s.options[0]
    worths = rates(s)
    best = Best()
    for at in range(len(worths)):
        best.offer(s.options[at], worths[at], rng)
    return best.choice


def plans(s: VIILegioState, most: int) -> list[list[int]]:
    """What a search tries: the best options, but none that is far from the best; a scan costs nothing, and is made."""
    worths = rates(s)
    order = [(-worths[at], s.options[at]) for at in range(len(worths))]
    order.sort()
    best, first = order[0]
    if first >= SCAN and first < LAND:
        return [[first]]
    return [[option] for worth, option in order[:most] if worth <= best + GAP]


def rate(sight: Sight, option: i64) -> float:
    """What an answer to any question but the action in space is worth."""
    if option >= number.SLOT:
        return 0.0  # slots and planets of a sector are alike
    kind = sight.s.kind
    if option >= DOMAIN:
        return joker(sight, option - DOMAIN) if kind == ask.JOKER_DOMAIN else sight.step(option - DOMAIN)
    if option >= ITEM:
        return rate_item(sight, option - ITEM)
    if kind == ask.LANDING_ZONE:
        slot = sight.s.frames[-1].chosen
        return contacting(sight, slot) if option == number.CONTACT else observing(sight, slot)
    if kind == ask.OBSERVATION_CHOICE:
        return rate_observer(sight, option)
    if kind == ask.CONTACT_CHOICE:
        return go_on(sight) if option == number.CONTINUE else 0.0
    return rate_card(sight, option)


def rate_item(sight: Sight, item: i64) -> float:
    """An item to take or to lose."""
    kind = sight.s.kind
    if kind == ask.LOSES_EQUIPMENT or kind == ask.LOSES_PERSONNEL or kind == ask.TECHNOLOGY_TRADE:
        return -sight.one_less(item)
    return sight.one_more(item)


def joker(sight: Sight, domain: i64) -> float:
    """What the joker saves: the last experience of a domain that would be spent."""
    ship = sight.ship
    step = ship.level(domain) - due(ship, sight.s.cards[ship.slot], ship.passed, domain)
    return STEPS[domain * 8 + (step if step > 0 else 0)]


def rate_card(sight: Sight, option: i64) -> float:
    """An answer to the card that was turned over; to do nothing is worth nothing."""
    card = sight.s.card
    if option == number.CONFRONT:
        worth = learnt(sight, card) + happening(sight, card, damage(sight))
        return worth - (cut(sight) if EFFECT[card] in (ask.RETURN, ask.TIME_RIFT) else 0.0)
    if option == number.DAMAGE:
        return -damage(sight)
    if option == number.DISCARD:
        here = sight.ship.sector
        return -2.0 * max(0.0, Luck(sight).card(here, best_landing(sight, here)))
    if option == number.ACCEPT:
        return technology(sight) if sight.s.kind == ask.TECHNOLOGY_OFFER else mission(sight, card)
    return 0.001 if option == number.DECLINE else 0.0


def cut(sight: Sight) -> float:
    """What a turn that ends at once costs."""
    here = sight.ship.sector
    best = best_landing(sight, here)
    rest = Luck(sight).cards(here, best, sight.s.hand)
    return min(DELAY, best) + rest


def rate_observer(sight: Sight, option: i64) -> float:
    """After observing: fly on, unless Contact cannot wait, or another turn of it is better than a turn in space."""
    slot = sight.ship.slot
    if option == number.STAY:
        return observing(sight, slot)
    if option == number.LEAVE:
        return SPACE * float(sight.ship.owned(PROPULSOR))
    worth = contact(sight, sight.s.cards[slot])
    return worth if sight.left <= NEAR or is_contested(sight, slot) else 0.0


def is_contested(sight: Sight, slot: i64) -> bool:
    """Whether a rival in the same sector could make Contact here."""
    s = sight.s
    card = s.cards[slot]
    for seat in range(s.seats):
        ship = s.ships[seat]
        if seat == sight.seat or ship.sector != sight.ship.sector:
            continue
        if ship.owned(SQUAD) >= SQUADS[card] and can_meet(ship, card, 0):
            return True
    return False


def go_on(sight: Sight) -> float:
    """What the next threshold of a Contact is worth, less a turn and what it costs."""
    if sight.left <= 0.0:
        return -1.0
    ship = sight.ship
    card = sight.s.cards[ship.slot]
    at = card * MOST_THRESHOLDS + ship.passed
    cost = 0.0
    for domain in range(DOMAIN_COUNT):
        level = ship.level(domain)
        low = level - due(ship, card, ship.passed, domain)
        while level > low and level > 0:
            level -= 1
            cost += STEPS[domain * 8 + level] * sight.fade
    return float(WORTH[at] - WORTH[at - 1]) - SPENT * cost - TURN
