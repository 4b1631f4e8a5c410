"""Saved states of Karman Swap, read back with every number checked."""

from typing import Final

from tablee.games.karman_swap.rules.bits import packed
from tablee.games.karman_swap.rules.chart import draw
from tablee.games.karman_swap.rules.effects import COMPLETION, OPENING, TURN
from tablee.games.karman_swap.rules.invariants import (
    check_cards,
    check_contests,
    check_knowledge,
    check_planets,
    check_sides,
)
from tablee.games.karman_swap.rules.markers import seats_packed
from tablee.games.karman_swap.rules.market import turn_up
from tablee.games.karman_swap.rules.mode import MODE
from tablee.games.karman_swap.rules.numbering import MOST
from tablee.games.karman_swap.rules.state import EMPTY, FORMAT, INACTIVE, KarmanSwapState, empty_table
from tablee.games.karman_swap.rules.tables import CARD_COUNT, EACH, PLANET_COUNT, ROUNDS_TO_WIN, ROWS, STACK
from tablee.games.saving import Saved, check_over, check_progress, check_question, need, resume, typed
from tablee.kernel import NOBODY, BadData, Rules

ALL_CARDS: Final = (1 << CARD_COUNT) - 1
ALL_CREATURES: Final = (1 << 3 * EACH) - 1
ALL_SHIPS: Final = (1 << EACH) - 1
LARGEST: Final = 1 << 20  # a count of turns, points, gems or arrivals


class SavedKarmanSwap(Saved):
    """What `KarmanSwapState.data` writes."""

    rounds: int
    starter: int
    round: int
    turns: int
    wins: list[int]
    hands: list[int]
    creatures: list[int]
    around: list[int]
    gems: list[int]
    market: int
    pyramid: list[int]
    shown: int
    told: list[int]
    order: list[int]
    left: list[int]
    placed: list[int]
    status: list[int]
    arrived: list[int]
    arrivals: int
    counts_for: list[int]
    arrows: list[int]
    contests: list[int]
    opener: list[int]
    waiting: list[int]
    research: list[int]
    discovery: list[int]
    prestige: list[int]
    colonised: list[int]
    track: list[int]
    used: int
    second: bool
    passes: int
    lap: int
    due: list[int]


def load(rules: Rules, data: object) -> KarmanSwapState:
    """The state that was saved; BadData says what is wrong with the data."""
    saved = typed(data, SavedKarmanSwap, rules, FORMAT)
    need(saved.seats in MODE, f"no table of {saved.seats}")
    _check_numbers(saved)
    _check_sizes(saved)
    check_progress(saved, rules)
    _check_frames(saved)
    s = _rebuilt(saved)
    _check_table(s)
    if s.over:
        _check_end(s)
    else:
        check_question(rules, s)
        _check_contests(s)
    return s


def _check_numbers(saved: SavedKarmanSwap) -> None:
    """Every number that stands alone is one that a game could have."""
    need(saved.rounds in (1, ROUNDS_TO_WIN), "no match is of so many rounds")
    need(0 <= saved.starter < saved.seats, "the starting seat is out of range")
    need(1 <= saved.round <= 2 * saved.seats + 1, "a round is out of range")
    for count in (saved.turns, saved.arrivals, *saved.research, *saved.discovery, *saved.prestige):
        need(0 <= count < LARGEST, "a count is out of range")
    need(0 <= saved.passes <= saved.seats and 0 <= saved.lap <= saved.seats, "a count of turns is out of range")
    for cards in (saved.market, saved.shown, saved.used, *saved.hands, *saved.told):
        need(0 <= cards <= ALL_CARDS, "a set of cards is out of range")
    need(all(0 <= cards <= ALL_CREATURES for cards in saved.creatures), "the creatures of a planet are out of range")
    need(all(0 <= ships <= ALL_SHIPS for ships in saved.around), "the ships of a planet are out of range")
    need(all(0 <= gems <= MOST for gems in saved.gems), "the gems of a card are out of range")
    need(all(EMPTY <= card < CARD_COUNT for card in saved.pyramid), "a card of the pyramid is out of range")
    for planet in (*saved.order, *saved.placed, *saved.contests):
        need(0 <= planet < PLANET_COUNT, "a planet is out of range")
    need(all(0 <= left <= STACK for left in saved.left), "a stack is out of range")


def _check_sizes(saved: SavedKarmanSwap) -> None:
    """Every list has a value for each seat, side, planet, card or ship, and each is one that it may have."""
    mode = MODE[saved.seats]
    sizes = {
        saved.seats: [saved.hands, saved.told],
        mode.sides: [saved.wins, saved.research, saved.discovery, saved.prestige, saved.colonised],
        PLANET_COUNT: [saved.creatures, saved.around, saved.status, saved.opener, saved.waiting, saved.order],
        EACH: [saved.arrived, saved.counts_for, saved.arrows],
    }
    need(all(len(values) == size for size, lists in _pairs(sizes) for values in lists), "a list has another size")
    need(len(saved.gems) == CARD_COUNT and len(saved.left) == 2, "a list has another size: gems or stacks")
    need(len(saved.track) == len(mode.start), "the extinction track is another")
    need(len(saved.pyramid) == (sum(ROWS) if mode.has_pyramid else 0), "the pyramid has another size")
    need(all(0 <= status < INACTIVE + mode.sides for status in saved.status), "a dome belongs to no side")
    need(all(NOBODY <= seat < saved.seats for seat in (*saved.opener, *saved.counts_for)), "a seat is out of range")
    need(all(0 <= seats < 1 << saved.seats for seats in saved.waiting), "a waiting list is out of range")
    need(all(0 <= arrows < 8 for arrows in saved.arrows), "arrows are out of range")
    need(all(0 <= at <= saved.arrivals for at in saved.arrived), "an arrival is out of range")
    need(all(0 <= won < mode.sides * EACH for won in saved.due), "an Exploration is out of range")
    need(all(0 <= wins <= saved.rounds for wins in saved.wins), "the rounds won are out of range")


def _pairs(sizes: dict[int, list[list[int]]]) -> list[tuple[int, list[list[int]]]]:
    return list(sizes.items())


def _check_frames(saved: SavedKarmanSwap) -> None:
    """A turn, an opening or a completion, and at most a chain above it."""
    need(saved.over or len(saved.frames) in (1, 2), "no turn is in progress")
    for place, frame in enumerate(saved.frames):
        effect, seat, at, count, chosen, marks, cards = frame
        need((effect in (TURN, OPENING, COMPLETION)) == (place == 0), "a frame is out of place")
        need(0 <= seat < saved.seats and at >= 0, "a frame is out of range")
        need(0 <= count < CARD_COUNT and 0 <= chosen < CARD_COUNT, "a frame's progress is out of range")
        need(0 <= marks < CARD_COUNT and len(cards) <= 4, "a frame's progress is out of range")
        need(all(0 <= card < CARD_COUNT for card in cards), "a held card is unknown")


def _rebuilt(saved: SavedKarmanSwap) -> KarmanSwapState:
    s = empty_table(MODE[saved.seats], saved.generator(), saved.rounds, saved.starter)
    resume(saved, s)
    s.hands, s.creatures, s.around, s.gems = saved.hands, saved.creatures, saved.around, saved.gems
    s.round, s.turns, s.wins = saved.round, saved.turns, saved.wins
    s.market, s.pyramid = saved.market, saved.pyramid
    s.shown, s.told = saved.shown, saved.told
    s.order, s.left, s.placed, s.status = saved.order, saved.left, saved.placed, packed(saved.status)
    s.arrived, s.arrivals, s.arrows = saved.arrived, saved.arrivals, packed(saved.arrows)
    s.owners, s.openers = seats_packed(saved.counts_for), seats_packed(saved.opener)
    s.contests, s.waiting = saved.contests, packed(saved.waiting)
    s.research, s.discovery, s.prestige = saved.research, saved.discovery, saved.prestige
    s.colonised, s.track = saved.colonised, saved.track
    s.used, s.second, s.passes, s.lap, s.due = saved.used, saved.second, saved.passes, saved.lap, saved.due
    draw(s)
    turn_up(s)
    return s


def _check_table(s: KarmanSwapState) -> None:
    """All that lies on the table fits together: the invariants of the specification."""
    try:
        check_cards(s)
        check_planets(s)
        check_sides(s)
        check_knowledge(s)
    except AssertionError as error:
        raise BadData("the cards, planets or gems do not fit together") from error


def _check_contests(s: KarmanSwapState) -> None:
    try:
        check_contests(s)
    except AssertionError as error:
        raise BadData("the contests do not fit the ships") from error


def _check_end(s: KarmanSwapState) -> None:
    """Nothing goes on, and one side has won the match."""
    check_over(s)
    won = [side for side in range(s.mode.sides) if s.wins[side] == s.rounds]
    need(len(won) == 1 and s.winners == s.mode.members[won[0]], "the end is no victory")
