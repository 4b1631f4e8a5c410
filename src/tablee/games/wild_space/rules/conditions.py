"""What can be met, paid, played and offered: predicates of the rules, for steps, refusals and foresight alike."""

from mypy_extensions import i64

from tablee.games.wild_space.rules.numbering import DISCARD, PLAY, REMOVE
from tablee.games.wild_space.rules.piles import has_source
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import (
    GIVE_UP,
    NOTHING,
    OWN,
    PAY,
    PLAYING,
    SECTOR_CONDITIONS,
    SECTOR_GIVES_UP,
    SECTOR_OWN,
    SECTOR_PAY,
    TAKING,
    TRAIT,
    TRAITS,
)


def matches(filter_: i64, card: int) -> bool:
    """Whether a card fits a filter."""
    return TRAITS[card] & TRAIT[filter_] != 0


def holds(s: WildSpaceState, seat: i64, traits: i64) -> bool:
    """Whether a hand has a card with one of some traits."""
    return any(TRAITS[card] & traits for card in s.hands[seat])


def is_play(effect: i64) -> bool:
    """Whether an effect plays a card from the hand."""
    return PLAYING <= effect < TAKING


def is_possible(s: WildSpaceState, seat: i64, effect: i64) -> bool:
    """Whether an action or effect could do anything: a card to take, or an eligible one in hand. (WSP-6.3)"""
    if is_play(effect):
        return holds(s, seat, TRAIT[effect - PLAYING])
    return effect != NOTHING and has_source(s)


# Sectors.


def can_own(s: WildSpaceState, seat: i64, sector: i64) -> bool:
    """Whether the crew has what the sector of a tile asks for."""
    return s.traits[seat] & SECTOR_OWN[sector] != 0


def can_pay(s: WildSpaceState, seat: i64, sector: i64) -> bool:
    """Whether the hand has a card to discard for a sector."""
    traits: i64 = SECTOR_PAY[sector]
    return traits != 0 and holds(s, seat, traits)


def can_give_up(s: WildSpaceState, seat: i64, sector: i64) -> bool:
    """Whether the crew has a card to remove for a sector: any but the Captain. (WSP-10.9)"""
    return SECTOR_GIVES_UP[sector] and len(s.crews[seat]) > 1


def may_meet(s: WildSpaceState, seat: i64, sector: i64) -> bool:
    """Whether a condition of the sector of a tile can be met, if it has any. (WSP-4.5)"""
    if not SECTOR_CONDITIONS[sector]:
        return True
    return can_own(s, seat, sector) or can_pay(s, seat, sector) or can_give_up(s, seat, sector)


def is_met(s: WildSpaceState, seat: i64, condition: i64) -> bool:
    """Whether a condition of a sector can be met."""
    kind = condition // 16
    if kind == OWN:
        return s.traits[seat] & TRAIT[condition % 16] != 0
    if kind == PAY:
        return holds(s, seat, TRAIT[condition % 16])
    return len(s.crews[seat]) > 1


def first_of_each_type(s: WildSpaceState, seat: i64, sector: i64) -> list[int]:
    """The conditions that can be met, the first of each type, by their places on the sector. (WSP-4.6)"""
    found: list[int] = []
    types: list[int] = []
    for place, condition in enumerate(SECTOR_CONDITIONS[sector]):
        if condition // 16 not in types and is_met(s, seat, condition):
            types.append(condition // 16)
            found.append(place)
    return found


# Effects.


def is_offered(s: WildSpaceState, seat: i64, condition: i64, effect: i64) -> bool:
    """Whether an effect's condition can be met, and the effect is possible once it is. (WSP-10.7, WSP-10.8)"""
    kind = condition // 16
    if kind == PAY:
        return can_pay_and_go_on(s, seat, condition, effect)
    if kind == OWN and s.traits[seat] & TRAIT[condition % 16] == 0:
        return False
    if kind == GIVE_UP:
        return len(s.crews[seat]) > 1 and (not is_play(effect) or is_possible(s, seat, effect))
    return is_possible(s, seat, effect)


def can_pay_and_go_on(s: WildSpaceState, seat: i64, condition: i64, effect: i64) -> bool:
    """Whether a card can be discarded that leaves one to be played, where the effect plays one. (WSP-10.8)"""
    due: i64 = TRAIT[condition % 16]
    if not is_play(effect):
        return holds(s, seat, due)
    wanted: i64 = TRAIT[effect - PLAYING]
    payers: i64 = 0
    players: i64 = 0
    both: i64 = 0
    for card in s.hands[seat]:
        if TRAITS[card] & due:
            payers += 1
            if TRAITS[card] & wanted:
                both += 1
        if TRAITS[card] & wanted:
            players += 1
    return payers > 0 and players > 0 and payers + players - both > 1


def is_doubtful(s: WildSpaceState, seat: i64, condition: i64, effect: i64) -> bool:
    """Whether others cannot see why an effect is not offered: cards of the hand decide it. (WSP, section 5)"""
    if condition // 16 == OWN and s.traits[seat] & TRAIT[condition % 16] == 0:
        return False
    needed: i64 = 0
    if condition // 16 == PAY:
        needed += 1
    if is_play(effect):
        needed += 1
    return 0 < needed <= len(s.hands[seat])


# Options.


def plays(s: WildSpaceState, seat: i64, filter_: i64) -> list[int]:
    """The options to play a card that fits."""
    trait: i64 = TRAIT[filter_]
    return [PLAY + card for card in s.hands[seat] if TRAITS[card] & trait]


def discards(s: WildSpaceState, seat: i64, traits: i64) -> list[int]:
    """The options to discard a card with one of some traits."""
    return [DISCARD + card for card in s.hands[seat] if TRAITS[card] & traits]


def discards_for(s: WildSpaceState, seat: i64, condition: i64, effect: i64) -> list[int]:
    """The options to pay for an effect: a card that fits, and that leaves one to be played. (WSP-10.5, WSP-10.8)"""
    due: i64 = TRAIT[condition % 16]
    if not is_play(effect):
        return discards(s, seat, due)
    wanted: i64 = TRAIT[effect - PLAYING]
    last = the_only(s.hands[seat], wanted)
    return [DISCARD + card for card in s.hands[seat] if TRAITS[card] & due and card != last]


def the_only(hand: list[int], wanted: i64) -> i64:
    """The card of a hand with a trait, if there is just one; else -1."""
    found: i64 = -1
    for card in hand:
        if TRAITS[card] & wanted:
            if found >= 0:
                return -1
            found = card
    return found


def removals(s: WildSpaceState, seat: i64) -> list[int]:
    """The options to remove a crew card: all but the Captain. (WSP-10.9)"""
    return [REMOVE + card for card in s.crews[seat][1:]]
