"""The Exploration deck and the Extrasolar piles as a seat sees them: numbers, discards, and what may still come."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from tablee.games.vii_legio.data import EXPLORATION, EXTRASOLAR
from tablee.games.vii_legio.people.contacting import Row, by_domain
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import NONE, OF_PILE, SLOT_COUNT, TYPE, TYPES, XCARDS, ZONES


@dataclass(frozen=True, slots=True)
class DeckView:
    """The Exploration cards. Nobody knows the hand, its owner included: it is a number."""

    left: int  # in the deck, without the hand
    hand: int
    discards: tuple[str, ...]  # types, the last one on top
    turned: str | None  # the card that is being resolved
    seen: tuple[str, ...]  # the cards that were turned over or discarded last
    dice: tuple[int, ...]  # rolled for the card turned over last in this turn, in order
    reset_due: bool  # R.A.Z. acts when that is done
    unseen: dict[str, int]  # by type, deck and hand together
    odds: dict[str, int]  # the same by kind, `risk` and `all`


@dataclass(frozen=True, slots=True)
class PileView:
    """A pile of Extrasolar cards, and those of its kind that this seat has never seen, the box included."""

    pile: str
    left: int
    unseen: tuple[str, ...]
    asked: Row  # by the last thresholds of all its cards, as the edge of the board says


def deck_view(s: VIILegioState) -> DeckView:
    """The Exploration cards, as everybody sees them."""
    return DeckView(
        left=len(s.deck) - s.hand,
        hand=s.hand,
        discards=tuple(TYPES[TYPE[card]] for card in s.discards),
        turned=None if s.card == NONE else TYPES[TYPE[s.card]],
        seen=tuple(TYPES[TYPE[card]] for card in s.seen),
        dice=dice(s),
        reset_due=bool(s.reset),
        unseen=unseen(s),
        odds=odds(s),
    )


def dice(s: VIILegioState) -> tuple[int, ...]:
    """The rolls for the card turned over last in this turn, in order, from 1 to 10."""
    rolls, rest = [], int(s.dice)
    while rest:
        rolls.append(rest & 15)
        rest >>= 4
    return tuple(rolls[::-1])


def unseen(s: VIILegioState) -> dict[str, int]:
    """How many cards of each type are in the deck and the hand: all can work it out. (LEG-10.1, LEG-10.2)"""
    counts = Counter(TYPE[card] for card in s.deck)
    return {name: counts[kind] for kind, name in enumerate(TYPES)}


def odds(s: VIILegioState) -> dict[str, int]:
    """The same by kind of card; Risks are hostile ships and hazards."""
    counts: Counter[str] = Counter({"all": len(s.deck), "risk": 0})
    for kind, left in zip(EXPLORATION, unseen(s).values(), strict=True):
        counts[kind.kind] += left
        counts["risk"] += left if kind.risk else 0
    return dict(counts)


def pile_view(s: VIILegioState, seat: int, pile: int) -> PileView:
    """A pile; what was never seen by this seat is in the pile, in a slot face down, or in the box."""
    seen = {*s.retired, *(s.cards[slot] for slot in range(SLOT_COUNT) if s.cards[slot] != NONE and s.knows(seat, slot))}
    left = (s.pile_a, s.pile_b, s.pile_x)[pile]
    unseen = tuple(XCARDS[card] for card in OF_PILE[pile] if card not in seen)
    return PileView(ZONES[pile], len(left), unseen, ASKED_IN_ALL[pile])


def required(pile: str) -> Row:
    """The experience that all cards of a pile ask, last thresholds. (section 2.3)"""
    last = [card.thresholds[-1].requires.listed() for card in EXTRASOLAR if card.pile == pile]
    return by_domain([sum(column) for column in zip(*last, strict=True)])


ASKED_IN_ALL: Final = [required(pile) for pile in ZONES]
