"""What one sees before a choice: where each option leads on to, and what a card would do at a planet."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.abilities import counterparts
from tablee.games.karman_swap.rules.arrival_steps import most_gems
from tablee.games.karman_swap.rules.bits import listed
from tablee.games.karman_swap.rules.contests import is_active, leader, pot
from tablee.games.karman_swap.rules.hunting import prey, worth
from tablee.games.karman_swap.rules.market import available, leave_market, trump, uncovered
from tablee.games.karman_swap.rules.places import accepted, harbours, havens, is_contested, targets
from tablee.games.karman_swap.rules.state import EMPTY, KarmanSwapState, put
from tablee.games.karman_swap.rules.tables import BIT, CARD_NAMES, COLOUR, PLANET_NAMES, SHIP_CARDS
from tablee.games.karman_swap.rules.zones import come_to, go_from, planet_of, planet_to_market
from tablee.kernel import NOBODY

PLACING: Final = (ask.PLACE_CREATURE, ask.PLACE_SHIP, ask.MARKET_TO_PLANET)
MOVING: Final = (ask.TRANSFER_CREATURE, ask.TRANSFER_SHIP)
GIVEN: Final = 2  # cards, for one of the Market (KSW-12.2)
Goal = tuple[str, int]  # a zone, and the number of a planet, a card or a stack there


@dataclass(frozen=True, slots=True)
class Landing:
    """What a card would do at a planet: its prey, one of which becomes extinct, or its place in the contest there.

    `boost` is the least number of gems, of those at hand, that would change that: more prey, or the lead.
    """

    card: str
    planet: str
    value: int
    prey: tuple[str, ...]
    by_trump: tuple[str, ...]  # those that are prey only because the card is trump
    gain: int  # Research, from the best prey
    leads: bool | None  # None for a creature, or where there is no contest
    pot: int | None  # what the contest would then be worth
    boost: int | None


@dataclass(frozen=True, slots=True)
class Lead:
    """What can be gone on to from an option: the next choice of the same gesture, or where its card lands.

    `more` is how many others of the same zone the gesture takes after it.
    """

    option: int
    zone: str
    what: str | int
    landing: Landing | None
    more: int = 0


def leads(s: KarmanSwapState, seat: int) -> tuple[Lead, ...]:
    """All that the options of a seat lead on to; nothing for who does not decide."""
    if s.over or s.to_move != seat:
        return ()
    return tuple(_lead(s, option, goal) for option in s.options for goal in goals(s, option))


def _lead(s: KarmanSwapState, option: int, goal: Goal) -> Lead:
    zone, what = goal
    if zone == "stack":
        return Lead(option, zone, what, None)
    if zone != "planet":
        return Lead(option, zone, CARD_NAMES[what], None, GIVEN - 1 if s.kind == ask.PASS_MARKET_CARD else 0)
    card = s.frames[-1].chosen if s.kind == ask.DESTINATION else _card(option)
    is_open = s.kind != ask.ABILITY_MARKET_CARD or not uncovers(s, card)
    return Lead(option, zone, PLANET_NAMES[what], landing(s, card, what) if is_open else None)


def _card(option: int) -> int:
    return option - (number.PLAY if option >= number.PLAY else number.CARD)


def goals(s: KarmanSwapState, option: int) -> Iterator[Goal]:
    """What one may go on to from an option: the rules are asked, nothing is tried."""
    if option == number.TO_PLANET:
        yield from (("stack", stack) for stack, left in enumerate(s.left) if left)
    elif s.kind == ask.DESTINATION:
        yield "planet", option - number.PLANET
    elif s.kind == ask.PASS_MARKET_CARD:
        yield from (("hand", card) for card in listed(s.hands[s.to_move], 0))
    elif s.kind == ask.FORCED_CREATURE:
        yield "planet", s.placed[-1]
    elif s.kind == ask.LAST_SHIP and option >= number.PLAY:
        yield "planet", s.contests[0]
    elif s.kind == ask.RESPOND and option >= number.PLAY:
        yield from (("planet", planet) for planet in s.placed if is_contested(s, planet))
    elif s.kind == ask.TURN_ACTION and option >= number.PLAY:
        yield from (("planet", planet) for planet in targets(s, COLOUR[_card(option)]))
    elif s.kind in (ask.ABILITY_HAND_CARD, ask.ABILITY_PLANET_CARD, ask.ABILITY_MARKET_CARD):
        yield from _ability(s, _card(option))


def _ability(s: KarmanSwapState, card: int) -> Iterator[Goal]:
    """The second half of an ability of two, after its first."""
    f = s.frames[-1]
    here = planet_of(s, card)
    if s.kind == ask.ABILITY_HAND_CARD:
        yield from (("planet", planet) for planet in (targets(s, COLOUR[card]) if f.effect in PLACING else ()))
    elif f.effect in MOVING:
        planets = harbours(s) if card >= SHIP_CARDS else havens(s, COLOUR[card])
        yield from (("planet", planet) for planet in s.placed if planet != here and planets >> planet & 1)
    elif f.effect == ask.SWAP_PLANET_MARKET and f.at == 0:
        yield from (("market", other) for other in listed(available(s) & accepted(s, here, COLOUR[card]), 0))
    elif f.effect == ask.SWAP_PLANET_MARKET:
        yield "planet", planet_of(s, f.chosen)
    elif f.effect == ask.SWAP_MARKET_HAND:
        yield from (("hand", other) for other in listed(s.hands[f.seat], 0))
    elif f.effect == ask.SWAP_PLANETS and f.at == 0:
        yield from (("lying", other) for other in listed(counterparts(s, f.marks, here, COLOUR[card]), 0))


def uncovers(s: KarmanSwapState, card: int) -> bool:
    """Whether a Market card lies on others of the pyramid, which nobody may look at before it is taken."""
    if card not in s.pyramid:
        return False
    after = put(s.pyramid, s.pyramid.index(card), EMPTY)
    return uncovered(after) != s.bare & ~BIT[card]


def landing(s: KarmanSwapState, card: int, planet: int) -> Landing:
    """What a card would do at a planet, from what all can see."""
    there = _landed(s, card, planet)
    side = s.mode.side[s.to_move]
    most = 0 if planet_of(s, card) != NOBODY else most_gems(s, side)
    found = _facts(there, card, planet)
    boost = next((more for more in range(1, most + 1) if _is_better(there, card, planet, more, found)), None)
    return Landing(
        card=CARD_NAMES[card],
        planet=PLANET_NAMES[planet],
        value=worth(there, card),
        prey=tuple(CARD_NAMES[other] for other in listed(found, 0)) if card < SHIP_CARDS else (),
        by_trump=_by_trump(there, card, found),
        gain=max((worth(there, other) for other in listed(found, 0)), default=0) if card < SHIP_CARDS else 0,
        leads=bool(found) if _contends(there, card, planet) else None,
        pot=pot(there, planet, leader(there, planet)) if _contends(there, card, planet) else None,
        boost=boost,
    )


def _landed(s: KarmanSwapState, card: int, planet: int) -> KarmanSwapState:
    """A copy in which the card has come to the planet, in exchange for another where that is so."""
    there = s.copy()
    f = s.frames[-1]
    here = planet_of(s, card)
    if here != NOBODY:
        go_from(there, card, here)
    if s.kind == ask.ABILITY_MARKET_CARD:
        leave_market(there, card)
        planet_to_market(there, f.chosen, planet)
    come_to(there, s.to_move, card, planet)
    return there


def _contends(there: KarmanSwapState, card: int, planet: int) -> bool:
    return card >= SHIP_CARDS and is_active(there, planet)


def _facts(there: KarmanSwapState, card: int, planet: int) -> int:
    """The prey of a creature, as bits; of a ship whether it leads."""
    if card < SHIP_CARDS:
        return prey(there, card, planet)
    return int(_contends(there, card, planet) and leader(there, planet) == card - SHIP_CARDS)


def _is_better(there: KarmanSwapState, card: int, planet: int, gems: int, found: int) -> bool:
    """Whether so many gems on a card would change what it does."""
    before = there.gems
    there.gems = put(before, card, before[card] + gems)
    better = _facts(there, card, planet) != found
    there.gems = before
    return better


def _by_trump(there: KarmanSwapState, card: int, found: int) -> tuple[str, ...]:
    if card >= SHIP_CARDS or trump(there) != COLOUR[card]:
        return ()
    value = worth(there, card)
    return tuple(CARD_NAMES[other] for other in listed(found, 0) if worth(there, other) == value)
