"""Saved states of Wild Space, read back with every number checked."""

from typing import Final

from tablee.games.saving import Saved, check_over, check_progress, check_question, need, resume, typed
from tablee.games.wild_space.rules import effects as step
from tablee.games.wild_space.rules.going_on import traits_of
from tablee.games.wild_space.rules.invariants import (
    check_cards,
    check_crews,
    check_piles,
    check_planets,
    check_shuttles,
    check_smuggler,
    check_turns,
)
from tablee.games.wild_space.rules.state import EMPTY, FORMAT, NO_LEVEL, WildSpaceState
from tablee.games.wild_space.rules.tables import (
    CARD_COUNT,
    DECK,
    DRAWN,
    EFFECT,
    HOSTILE_COUNT,
    LEVELS,
    NOTHING,
    PLACES,
    SECTORS,
    SLOTS,
    SPACES,
    TILES,
)
from tablee.games.wild_space.rules.turns import ended
from tablee.kernel import BadData, Rules

MOST_DRAWN: Final = 9
SEEN: Final = 1 << 60


class SavedWildSpace(Saved):
    """What `WildSpaceState.data` writes."""

    first: int
    turns: int
    tiles: list[int]
    up: int
    deck: list[int]
    discard: list[int]
    reserve: list[int]
    hands: list[list[int]]
    seen_low: int
    seen_high: int
    crews: list[list[int]]
    tokens: list[int]
    landed: list[int]
    explored: list[int]
    level: int
    hostile: list[int]
    revealed: int
    raided: int
    aside: int


def load(rules: Rules, data: object) -> WildSpaceState:
    """The state that was saved; BadData says what is wrong with the data."""
    saved = typed(data, SavedWildSpace, rules, FORMAT)
    need(saved.seats in rules.seats, f"no table of {saved.seats}")
    _check_sizes(saved)
    _check_numbers(saved)
    check_progress(saved, rules)
    _check_frames(saved)
    s = _rebuilt(saved)
    _check_table(s)
    if s.over:
        check_over(s)
        need(ended(s) == (s.winners, s.reason), "the end is not the one that the crews have")
    else:
        check_question(rules, s)
    return s


def _check_sizes(saved: SavedWildSpace) -> None:
    """Every list has a value for each seat, crew, place or slot."""
    by_seat = (saved.hands, saved.tokens, saved.landed, saved.explored)
    need(all(len(values) == saved.seats for values in by_seat), "a list has another size than the table")
    crews = 2 if saved.seats == 1 else saved.seats
    need(len(saved.crews) == crews and all(saved.crews), "a crew is missing, or has nobody")
    need((saved.seats == 1) == (saved.level != NO_LEVEL), "the Smuggler is there for one player, and for one alone")
    need(len(saved.tiles) == PLACES and len(saved.reserve) == SLOTS, "the planets or the Reserve have another size")
    need(len(saved.hostile) == (DRAWN if saved.seats == 1 else 0), "the hostile planets have another number")


def _check_numbers(saved: SavedWildSpace) -> None:
    """Every number is one that a game could have."""
    for cards in (saved.deck, saved.discard, *saved.hands, *(crew[1:] for crew in saved.crews)):
        need(all(0 <= card < DECK for card in cards), "a card is out of range")
    need(all(EMPTY <= card < DECK for card in saved.reserve), "a card of the Reserve is out of range")
    need(all(DECK <= crew[0] < CARD_COUNT for crew in saved.crews), "a Captain is out of range")
    need(all(0 <= tile < TILES for tile in saved.tiles) and 0 <= saved.up < 1 << PLACES, "a planet is out of range")
    for sectors in (*saved.landed, *saved.explored):
        need(0 <= sectors < 1 << SECTORS, "the shuttles are out of range")
    need(all(0 <= token <= SPACES for token in saved.tokens), "a token is out of range")
    need(0 <= saved.seen_low < SEEN and 0 <= saved.seen_high < SEEN, "the cards that were seen are out of range")
    need(NO_LEVEL <= saved.level < len(LEVELS), "the level is out of range")
    need(all(0 <= planet < HOSTILE_COUNT for planet in saved.hostile), "a hostile planet is out of range")
    for planets in (saved.raided, saved.aside):
        need(0 <= planets < 1 << DRAWN, "the Smuggler's shuttles are out of range")
    need(0 <= saved.revealed <= DRAWN, "the hostile pile is out of range")


def _check_frames(saved: SavedWildSpace) -> None:
    """One turn is in progress, at a step whose progress fits."""
    need(saved.over or len(saved.frames) == 1, "no turn is in progress")
    for _, seat, at, count, chosen, marks, cards in saved.frames:
        need(0 <= seat < saved.seats and 0 <= at <= step.SMUGGLER, "a frame is out of range")
        need((at == step.DRAW) <= (1 <= count <= MOST_DRAWN), "a frame's progress is out of range: cards to draw")
        need(0 <= count <= MOST_DRAWN, "a frame's progress is out of range")
        need(_is_chosen(at, chosen) and 0 <= marks < 2 * step.UNTOLD, "a frame's progress is out of range")
        need(len(cards) <= DECK and all(_may_wait(card) for card in cards), "a frame's cards are out of range")


def _may_wait(number: int) -> bool:
    """Whether this is a card whose effect may wait, or something of which nothing came."""
    if number < step.SILENT:
        return 0 <= number < DECK and EFFECT[number] != NOTHING
    what = number - step.SILENT
    return what in (step.LOST, step.TRACK) or (step.SOURCE <= what and _may_wait(what - step.SOURCE))


def _is_chosen(at: int, chosen: int) -> bool:
    """Whether what a step has chosen is something that it knows."""
    is_source = step.SOURCE <= chosen < step.SOURCE + DECK and EFFECT[chosen - step.SOURCE] != NOTHING
    if at == step.MEET:
        return 0 <= chosen < step.EXPLORING
    if at == step.PAY:
        return 0 <= chosen < step.EXPLORING or is_source
    if at == step.ACT:
        return 0 <= chosen <= step.EXPLORING
    if at == step.PLAY:
        return 0 <= chosen < 12
    if at == step.OFFER:
        return is_source or chosen == step.TRACK
    return 0 <= chosen < step.SOURCE + DECK


def _rebuilt(saved: SavedWildSpace) -> WildSpaceState:
    s = WildSpaceState(
        saved.seats,
        saved.generator(),
        saved.discard,
        saved.reserve,
        saved.hands,
        saved.crews,
    )
    resume(saved, s)
    s.first, s.turns, s.tiles, s.up, s.order = saved.first, saved.turns, saved.tiles, saved.up, saved.deck
    s.traits = [traits_of(saved.crews[seat]) for seat in range(saved.seats)]
    s.tokens, s.landed, s.explored = saved.tokens, saved.landed, saved.explored
    s.seen_low, s.seen_high = saved.seen_low, saved.seen_high
    s.level, s.hostile, s.revealed = saved.level, saved.hostile, saved.revealed
    s.raided, s.aside = saved.raided, saved.aside
    return s


def _check_table(s: WildSpaceState) -> None:
    """All that lies on the table fits together: the invariants of the specification."""
    try:
        check_cards(s)
        check_crews(s)
        check_piles(s)
        check_turns(s)
        check_shuttles(s)
        check_planets(s)
        check_smuggler(s)
    except AssertionError as error:
        raise BadData("the cards, planets or shuttles do not fit together") from error
