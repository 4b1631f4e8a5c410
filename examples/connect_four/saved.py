"""Reads what `ConnectFourState.data` wrote, trusting none of it."""

from typing import Literal

import msgspec

from tablee.kernel import BadData, Rng, State, restored


class Saved(msgspec.Struct):
    """The part of saved data from which all the rest follows."""

    game: Literal["connect_four"]
    format: Literal[1]
    rng: list[int]
    drops: list[int]

    def generator(self) -> Rng:
        """The generator as it was."""
        return restored(self.rng)


def read(data: object) -> Saved:
    """The saved game in its proper types, or BadData."""
    try:
        return msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise BadData(f"not a game of Connect Four that can be read: {error}") from error


def agreed(s: State, data: object) -> State:
    """The state that was rebuilt, if it is what the data say in every detail; bytes tell 1 from True and from 1.0."""
    try:
        is_same = msgspec.json.encode(s.data(), order="sorted") == msgspec.json.encode(data, order="sorted")
    except (TypeError, ValueError, RecursionError) as error:
        raise BadData(f"not plain data: {error}") from error
    if not is_same:
        raise BadData("the drops of this game do not lead to the state it claims")
    return s
