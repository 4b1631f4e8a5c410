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
     not, unless the other knew it.

Worlds are drawn with `Game.sample`, so no game needs to know of undo. What others learn is judged in worlds that the
seat itself imagines: the answer "you may" or "you may not" tells it nothing about what others secretly know.
"""

import hashlib
from typing import Final

from tablee.kernel import Game, Rng, State, seeded
from tablee.table.errors import CannotUndo
from tablee.table.history import History, Moment

WORLDS: Final = 16  # a secret that half of the worlds deny is missed once in 65,536 times


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
    before, after = history.moments[-2:]
    assert after.chosen is not None
    if after.chosen.seat != seat or not after.by_human:
        return CannotUndo("undo-other")
    return _why_it_stands(history.game, before, after, rng)


def _why_it_stands(game: Game, before: Moment, after: Moment, rng: Rng) -> CannotUndo | None:
    if game.turn(before.state) != game.turn(after.state):
        return CannotUndo("undo-turn")
    if before.state.rng.data() != after.state.rng.data():
        return CannotUndo("undo-chance")
    if reveals(game, before.state, after.option, rng):
        return CannotUndo("undo-secret")
    return None


def reveals(game: Game, before: State, choice: int, rng: Rng) -> bool:
    """Whether a choice of the seat that decides told it, or anyone, something that was hidden from them."""
    if not game.secrets:
        return False  # all see the same; that chance has not spoken is asked before
    seat = before.to_move
    others = [other for other in range(before.seats) if other != seat]
    seen = learned(game, before, choice, seat)
    for _ in range(WORLDS):
        world = game.sample(before, seat, rng)
        if learned(game, world, choice, seat) != seen:
            return True
        if any(tells(game, world, choice, other, rng) for other in others):
            return True
    return False


def tells(game: Game, world: State, choice: int, other: int, rng: Rng) -> bool:
    """Whether a choice tells another seat something of what is hidden from it."""
    seen = learned(game, world, choice, other)
    return not all(_could_be_seen(game, game.sample(world, other, rng), choice, other, seen) for _ in range(WORLDS))


def _could_be_seen(game: Game, world: State, choice: int, other: int, seen: tuple[object, object]) -> bool:
    """Whether some choice in this world looks the same to another seat; the choice itself is tried first."""
    options = sorted(world.options, key=lambda option: option != choice)
    return any(learned(game, world, option, other) == seen for option in options)


def learned(game: Game, state: State, choice: int, seat: int) -> tuple[object, object]:
    """What a seat is told of a choice, and what it sees afterwards."""
    later = state.copy()
    later.listening = True
    game.apply(later, later.to_move, choice)
    return [event.data() for event in later.heard() if event.is_told_to(seat)], game.view(later, seat)
