"""Saved states of VII Legio, read back with every number checked."""

from typing import Final

from tablee.games.saving import Saved, check_over, check_progress, check_question, need, resume, typed
from tablee.games.vii_legio.rules.effects import FITTING, TURN
from tablee.games.vii_legio.rules.invariants import check_table
from tablee.games.vii_legio.rules.ship import SHIP_FIELDS, Ship, restored_ship
from tablee.games.vii_legio.rules.state import FORMAT, VIILegioState
from tablee.games.vii_legio.rules.tables import (
    CARD_COUNT,
    CARD_EFFECTS,
    DIE,
    MOST_ROLLS,
    NONE,
    PLANET_COUNT,
    REASONS,
    ROUND_CAP,
    SLOT_COUNT,
    XCARD_COUNT,
)
from tablee.kernel import BadData, Rules

LARGEST: Final = 1 << 40  # no packed row is larger


class SavedVIILegio(Saved):
    """What `VIILegioState.data` writes."""

    starter: int
    ships: list[list[int]]
    deck: list[int]
    discards: list[int]
    hand: int
    card: int
    seen: list[int]
    dice: int
    reset: int
    pile_a: list[int]
    pile_b: list[int]
    pile_x: list[int]
    retired: list[int]
    cards: list[int]
    planets: list[int]
    face_up: int
    completed: int
    scanned: int
    tokens: int
    x_open: int
    supply: int
    round: int
    ending: int
    left: int
    storm: int


def load(rules: Rules, data: object) -> VIILegioState:
    """The state that was saved; BadData says what is wrong with the data."""
    saved = typed(data, SavedVIILegio, rules, FORMAT)
    need(saved.seats in rules.seats, f"no table of {saved.seats}")
    _check_numbers(saved)
    _check_lists(saved)
    check_progress(saved, rules)
    _check_frames(saved)
    s = _rebuilt(saved)
    try:
        check_table(s)
    except AssertionError as error:
        raise BadData("the cards, ships or planets do not fit together") from error
    if s.over:
        _check_end(s)
    else:
        check_question(rules, s)
    return s


def _check_numbers(saved: SavedVIILegio) -> None:
    """Every number that stands alone is one that a game could have."""
    need(0 <= saved.starter < saved.seats, "the first seat is out of range")
    need(1 <= saved.round <= ROUND_CAP, "a round is out of range")
    need(NONE <= saved.ending < len(REASONS), "the end is out of range")
    need(NONE <= saved.left < SLOT_COUNT, "a slot is out of range")
    need(NONE <= saved.card < CARD_COUNT, "a card is out of range")
    need(0 <= saved.hand <= len(saved.deck), "the hand is out of range")
    for flag in (saved.reset, saved.x_open, saved.storm):
        need(flag in (0, 1), "a mark is out of range")
    for bits, size in ((saved.face_up, SLOT_COUNT), (saved.completed, SLOT_COUNT), (saved.tokens, PLANET_COUNT)):
        need(0 <= bits < 1 << size, "a set of slots or planets is out of range")
    need(0 <= saved.scanned < 1 << 4 * SLOT_COUNT, "the scans are out of range")
    need(0 <= saved.supply < LARGEST, "the supply is out of range")
    need(0 <= saved.dice < 1 << 4 * MOST_ROLLS, "the dice are out of range")
    need(all(saved.dice >> 4 * at & 15 <= DIE for at in range(MOST_ROLLS)), "the dice are out of range")


def _check_lists(saved: SavedVIILegio) -> None:
    """Every list has the values that it may have."""
    need(len(saved.ships) == saved.seats, "there is not one ship for each seat")
    for ship in saved.ships:
        need(len(ship) == SHIP_FIELDS, "a ship has another form")
        need(all(NONE <= value < LARGEST for value in ship), "a ship is out of range")
    for card in (*saved.deck, *saved.discards, *saved.seen):
        need(0 <= card < CARD_COUNT, "a card is out of range")
    for card in (*saved.pile_a, *saved.pile_b, *saved.pile_x, *saved.retired):
        need(0 <= card < XCARD_COUNT, "an Extrasolar card is out of range")
    need(len(saved.cards) == len(saved.planets) == SLOT_COUNT, "there is another number of slots")
    need(all(NONE <= card < XCARD_COUNT for card in saved.cards), "a card in a slot is out of range")
    need(all(NONE <= planet < PLANET_COUNT for planet in saved.planets), "a planet of a slot is out of range")


def _check_frames(saved: SavedVIILegio) -> None:
    """A turn or the fitting out, and at most a card above it."""
    need(saved.over or len(saved.frames) in (1, 2), "no turn is in progress")
    for place, frame in enumerate(saved.frames):
        effect, seat, at, count, chosen, marks, cards = frame
        need((effect in (TURN, FITTING)) == (place == 0), "a frame is out of place")
        need(effect < CARD_EFFECTS or place == 0, "a frame is out of place")
        need(0 <= seat < saved.seats and at >= 0, "a frame is out of range")
        need(0 <= count < CARD_COUNT and 0 <= chosen < CARD_COUNT, "a frame's progress is out of range")
        need(marks in (0, 1) and not cards, "a frame's progress is out of range")
        need(place == 0 or (chosen == saved.card and seat == saved.frames[0][1]), "another card is being resolved")


def _rebuilt(saved: SavedVIILegio) -> VIILegioState:
    ships: list[Ship] = [restored_ship(ship) for ship in saved.ships]
    s = VIILegioState(saved.generator(), saved.starter, ships, saved.deck, saved.discards)
    resume(saved, s)
    s.hand, s.card, s.dice, s.reset = saved.hand, saved.card, saved.dice, saved.reset
    s.pile_a, s.pile_b, s.pile_x, s.retired = saved.pile_a, saved.pile_b, saved.pile_x, saved.retired
    s.cards, s.planets, s.seen = saved.cards, saved.planets, saved.seen
    s.face_up, s.completed, s.scanned = saved.face_up, saved.completed, saved.scanned
    s.tokens, s.x_open, s.supply = saved.tokens, saved.x_open, saved.supply
    s.round, s.ending, s.left, s.storm = saved.round, saved.ending, saved.left, saved.storm
    return s


def _check_end(s: VIILegioState) -> None:
    """Nothing goes on, and those with most points have won."""
    check_over(s)
    best = max(ship.vp for ship in s.ships)
    won = [seat for seat, ship in enumerate(s.ships) if ship.vp == best]
    need(s.won() == won and s.reason == s.ending, "the end is no victory")
