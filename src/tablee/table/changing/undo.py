"""The fair undo: one's own last choice of this turn, if it told nobody anything.

The policy, for the last choice that stands:

1. it is the seat's own, made by a person, and the game goes on;
2. nobody else has chosen since, person or virtual player;
3. the turn is the same: `Game.turn` has not moved;
4. chance has not spoken: the game's generator stands where it stood;
5. no secret was revealed:

   - to the seat itself: in every world that it could not tell from the one before the choice, the same choice tells it
     the same and shows it the same;
   - to the others: in every world that another could not tell from the one before the choice, the seat has some choice
     that tells and shows that other the same. So a card laid face down may be taken up again, and a card shown may
     not, unless the other knew it. Where a game names events that turn something up (`Rules.showing`), a choice that
     brought one stands, even if all could have worked out what would be seen.

The last point is tried in `Game.doubt` worlds: one that denies what was told is proof, and the choice stands; if none
does, it told nothing. Half of the worlds are drawn with `Game.sample`, evenly. The others are odd ones, by
`Game.odd_sample`, for what is told may be as little as "not all of that Hand is of a kind": the rival was asked for a
card, and would not have been asked for the only one. Among even worlds it takes thousands to find one that denies it.

What others learn is judged in worlds that the seat itself imagines: the answer "you may" or "you may not" tells it
nothing about what others secretly know.
"""

import hashlib
from itertools import pairwise

from tablee.kernel import Event, Game, Rng, State, seeded
from tablee.table.errors import CannotUndo
from tablee.table.past.history import History, Moment
from tablee.table.past.records import ITSELF

Seen = tuple[list[list[object]], object]  # what a seat was told, and what it saw then


def stream(root: int, purpose: str, *numbers: int) -> Rng:
    """A generator of its own for a purpose at a table (`Setup.root`), which tells nothing of the game's generator."""
    text = "/".join([str(root), purpose, *map(str, numbers)])
    return seeded(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]))


def why_not_undo(history: History, seat: int, rng: Rng) -> CannotUndo | None:
    """Why a seat's last choice stands; None if it may be undone."""
    if history.state.over:
        return CannotUndo("undo-over")
    if not history.places[seat].is_human:
        return CannotUndo("undo-virtual")
    if not any(moment.chosen and moment.chosen.seat == seat for moment in history.moments):
        return CannotUndo("undo-nothing")
    if history.ply in history.resigned.values():
        return CannotUndo("undo-resigned")
    for before, after in pairwise(history.moments[last_by_hand(history) - 1 :]):
        assert after.chosen is not None
        if after.chosen.seat != seat or not after.by_human:
            return CannotUndo("undo-other")
        if why := _why_it_stands(history.game, before, after, rng):
            return why
    return None


def last_by_hand(history: History) -> int:
    """The number of the last choice that did not go without saying: to undo what followed from it alone is no use."""
    ply = history.ply
    while ply > 1 and _went_by_itself(history, ply):
        ply -= 1
    return ply


def _went_by_itself(history: History, ply: int) -> bool:
    chosen = history.moments[ply].chosen
    return chosen is not None and chosen.by == ITSELF


def undone_to(history: History, seat: int, rng: Rng) -> int:
    """How many choices are left after an undo of the last one, which may be undone: its whole gesture goes if it may.

    What followed from one order or one choice by hand is one gesture; it goes as far back as each choice of it may go.
    """
    to, least = last_by_hand(history) - 1, history.gesture_of(seat)
    moments, last = history.moments, last_by_hand(history) - 1
    while to > least and _why_it_stands(history.game, moments[to - 1], moments[to], rng) is None:
        to -= 1
    while to < last and _went_by_itself(history, to + 1):
        to += 1
    return to


def _why_it_stands(game: Game, before: Moment, after: Moment, rng: Rng) -> CannotUndo | None:
    if game.turn(before.state) != game.turn(after.state):
        return CannotUndo("undo-turn")
    if before.state.rng.data() != after.state.rng.data():
        return CannotUndo("undo-chance")
    if shows(game, before.state, after.option) or reveals(game, before.state, after.option, rng):
        return CannotUndo("undo-secret")
    return None


def shows(game: Game, before: State, choice: int) -> bool:
    """Whether a choice turned something up that the game never takes back."""
    kinds = game.rules.showing
    return bool(kinds) and any(event.kind in kinds for event in _after(game, before, choice)[1])


def reveals(game: Game, before: State, choice: int, rng: Rng) -> bool:
    """Whether a choice of the seat that decides told it, or anyone, something that was hidden from them."""
    if not game.secrets:
        return False  # all see the same; that chance has not spoken is asked before
    seat = before.to_move
    others = [other for other in range(before.seats) if other != seat]
    seen = learned(game, before, choice, seat)
    for turn in range(game.doubt):
        world = imagined(game, before, seat, turn % 2 == 0, rng)
        later, events = _after(game, world, choice)
        if not _shows(game, later, events, seat, seen):
            return True
        for other in others:
            shown = _told(events, other), game.view(later, other)
            guess = imagined(game, world, other, turn % 2 == 1, rng)
            if not _could_be_shown(game, guess, choice, other, shown):
                return True
    return False


def imagined(game: Game, state: State, seat: int, odd: bool, rng: Rng) -> State:
    """A world that a seat cannot tell from this state: any, or an odd one."""
    return game.core.odd_sample(state, seat, rng) if odd else game.core.sample(state, seat, rng)


def learned(game: Game, state: State, choice: int, seat: int) -> Seen:
    """What a seat is told of a choice, and what it sees afterwards."""
    later, events = _after(game, state, choice)
    return _told(events, seat), game.view(later, seat)


def _could_be_shown(game: Game, world: State, choice: int, other: int, seen: Seen) -> bool:
    """Whether some choice in this world looks the same to another seat; the choice itself is tried first."""
    options = sorted(world.options, key=lambda option: option != choice)
    return any(_shows(game, *_after(game, world, option), other, seen) for option in options)


def _shows(game: Game, later: State, events: list[Event], seat: int, seen: Seen) -> bool:
    """Whether this is what a seat was told and saw; a view takes longer, so it comes last."""
    return _told(events, seat) == seen[0] and game.view(later, seat) == seen[1]


def _told(events: list[Event], seat: int) -> list[list[object]]:
    return [event.data() for event in events if event.is_told_to(seat)]


def _after(game: Game, state: State, choice: int) -> tuple[State, list[Event]]:
    """The state after a choice, and what happened."""
    later = state.copy()
    later.listening = True
    game.answer(later, choice)
    return later, later.heard()
