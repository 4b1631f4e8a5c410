"""What cards would do if they were played now, for a seat that sees them: Credits, the token's step, and the effect."""

from dataclasses import dataclass
from typing import Final, Literal

from tablee.games.wild_space.people.scores import gain
from tablee.games.wild_space.rules.conditions import is_offered
from tablee.games.wild_space.rules.state import EMPTY, WildSpaceState, put
from tablee.games.wild_space.rules.tables import (
    CARD_NAMES,
    CONDITION,
    EFFECT,
    GIVE_UP,
    IS_VETERAN,
    NOTHING,
    OWN,
    PAY,
    SPACES,
    TRAIT,
    TRAITS,
)

Follows = Literal["none", "follows", "unmet", "idle"]
NONE: Final = "none"


@dataclass(frozen=True, slots=True)
class CardLead:
    """A card in one's hand or in the Reserve: what it would add to one's crew now, and what would follow.

    Its effect `follows` if it would be offered; its condition is `unmet`, or it would do nothing (`idle`). A condition
    is met or not; None where there is none. `space` is where the token would go, None where it would not move.
    """

    card: str
    credits: int
    condition_met: bool | None
    effect: Follows
    space: int | None


def leads(s: WildSpaceState, seat: int) -> tuple[CardLead, ...]:
    """What each card that this seat could play one day would do; nothing for a spectator."""
    if not 0 <= seat < s.seats:
        return ()
    cards = [*s.hands[seat], *[card for card in s.reserve if card != EMPTY]]
    return tuple(lead(s, seat, card) for card in cards)


def lead(s: WildSpaceState, seat: int, card: int) -> CardLead:
    """What a card would do in a crew, from the hand or from elsewhere."""
    space = s.tokens[seat] + 1 if IS_VETERAN[card] and s.tokens[seat] < SPACES else None
    if EFFECT[card] == NOTHING:
        return CardLead(CARD_NAMES[card], gain(s, seat, card), None, NONE, space)
    world = played(s, seat, card)
    is_met = condition_met(world, seat, CONDITION[card])
    return CardLead(CARD_NAMES[card], gain(s, seat, card), is_met, _follows(world, seat, card, is_met), space)


def played(s: WildSpaceState, seat: int, card: int) -> WildSpaceState:
    """A copy in which a card has just joined a crew; what its medal or effect do is still to come. (WSP-9.1)"""
    world = s.copy()
    if card in world.hands[seat]:
        world.hands[seat].remove(card)
    world.crews[seat].append(card)
    world.traits = put(world.traits, seat, world.traits[seat] | TRAITS[card])
    return world


def condition_met(s: WildSpaceState, seat: int, condition: int) -> bool | None:
    """Whether the condition of an effect can be met; None where there is none. (WSP-10.4, WSP-10.5, WSP-10.9)"""
    kind = condition // 16
    if kind == OWN:
        return s.traits[seat] & TRAIT[condition % 16] != 0
    if kind == PAY:
        return any(TRAITS[card] & TRAIT[condition % 16] for card in s.hands[seat])
    return len(s.crews[seat]) > 1 if kind == GIVE_UP else None


def _follows(world: WildSpaceState, seat: int, card: int, is_met: bool | None) -> Follows:
    if is_offered(world, seat, CONDITION[card], EFFECT[card]):
        return "follows"
    return "unmet" if is_met is False else "idle"
