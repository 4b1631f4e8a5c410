"""The contact panel: what each threshold of a known card asks of a seat, what it has, lacks, and would be paid."""

from dataclasses import dataclass

from tablee.games.vii_legio.rules.contact import can_meet, counted, due, has_joker, missing
from tablee.games.vii_legio.rules.ship import IN_CONTACT, Ship, count_in
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    ASKED,
    DOMAINS,
    MOST_THRESHOLDS,
    OBSERVATION_GAIN,
    OBSERVED,
    PAID_TURNS,
    SQUAD,
    SQUADS,
    THRESHOLDS,
    WORTH,
)

Row = dict[str, int]  # a number for each domain


@dataclass(frozen=True, slots=True)
class ThresholdView:
    """One threshold as it stands for a seat, with all that it has passed before in this Contact."""

    vp: int  # in all
    pays: int  # more than the threshold before
    asks: Row  # in all
    have: Row  # experts, what was spent here, and the track
    due: Row  # what would be spent from the tracks, without a joker
    missing: Row
    lacks: int  # over all domains
    joker: bool  # whether one would cover a domain
    can_meet: bool  # with what the seat has now, the thresholds before it paid
    is_passed: bool


@dataclass(frozen=True, slots=True)
class ContactView:
    """What a known card is to a seat: its squads, its observing turns, and its thresholds in order."""

    slot: str
    card: str
    squads: int  # that are needed
    squads_mine: int
    observes: str  # a domain
    observation: int  # gained each turn
    turns_left: int  # that this seat would still be paid for
    thresholds: tuple[ThresholdView, ...]


def contact_view(s: VIILegioState, seat: int, slot: int, slot_name: str, card_name: str) -> ContactView:
    """The card in a slot that the seat knows, as its contact panel shows it."""
    ship, card = s.ships[seat], s.cards[slot]
    here = ship.place == IN_CONTACT and ship.slot == slot
    passed = ship.passed if here else 0
    return ContactView(
        slot=slot_name,
        card=card_name,
        squads=SQUADS[card],
        squads_mine=ship.owned(SQUAD),
        observes=DOMAINS[OBSERVED[card]],
        observation=OBSERVATION_GAIN[card],
        turns_left=max(0, PAID_TURNS[card] - ship.paid_at(slot)),
        thresholds=tuple(_threshold(ship, card, step, passed) for step in range(THRESHOLDS[card])),
    )


def _threshold(ship: Ship, card: int, step: int, passed: int) -> ThresholdView:
    at = card * MOST_THRESHOLDS + step
    asks = [count_in(ASKED[at], domain) for domain in range(len(DOMAINS))]
    have = [counted(ship, domain) + ship.level(domain) for domain in range(len(DOMAINS))]
    return ThresholdView(
        vp=WORTH[at],
        pays=WORTH[at] - (WORTH[at - 1] if step else 0),
        asks=by_domain(asks),
        have=by_domain(have),
        due=by_domain([due(ship, card, step, domain) for domain in range(len(DOMAINS))]),
        missing=by_domain([max(0, a - h) for a, h in zip(asks, have, strict=True)]),
        lacks=missing(ship, card, step),
        joker=has_joker(ship, card),
        can_meet=can_meet(ship, card, step),
        is_passed=step < passed,
    )


def by_domain(counts: list[int]) -> Row:
    """Numbers in the order of the domains, by name."""
    return dict(zip(DOMAINS, counts, strict=True))
