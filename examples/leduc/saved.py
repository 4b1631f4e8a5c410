"""Reads what `LeducState.data` wrote, trusting none of it."""

from typing import Literal

import msgspec

from leduc.state import CARDS, NOTHING
from tablee.kernel import BadData, Rng, State, restored


class Saved(msgspec.Struct):
    """The part of saved data from which all the rest follows."""

    game: Literal["leduc"]
    format: Literal[1]
    rng: list[int]
    deck: list[int]
    hands: tuple[int, int]
    board: int
    bets: list[int]

    def generator(self) -> Rng:
        """The generator as it was."""
        return restored(self.rng)

    def stack(self) -> list[int]:
        """The deck as it lay before the deal, top last."""
        board = [] if self.board == NOTHING else [self.board]
        return [*self.deck, *board, self.hands[1], self.hands[0]]


def read(data: object) -> Saved:
    """The saved game in its proper types and with every card once, or BadData."""
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise BadData(f"not a game of Leduc poker that can be read: {error}") from error
    if sorted(saved.stack()) != CARDS:
        raise BadData("the cards of this game are not the six of Leduc poker")
    return saved


def agreed(s: State, data: object) -> State:
    """The state that was rebuilt, if it is what the data say in every detail; bytes tell 1 from True and from 1.0."""
    try:
        is_same = msgspec.json.encode(s.data(), order="sorted") == msgspec.json.encode(data, order="sorted")
    except (TypeError, ValueError, RecursionError) as error:
        raise BadData(f"not plain data: {error}") from error
    if not is_same:
        raise BadData("the bets of this game do not lead to the state it claims")
    return s
