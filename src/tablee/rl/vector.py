"""The batched door: many games of one kind stepped by one call, compiled; NumPy arrays in and out."""

from typing import Any, TypeAlias

import numpy as np

from tablee.kernel import UnknownOption, seeded
from tablee.rl.batch.games import batch
from tablee.rl.play import Terms

Array: TypeAlias = np.ndarray[Any, Any]


class TableeVector:
    """`size` games at once, each seat of them decided from outside.

    `to_move` says who decides in each game, `masks` which options are legal: a window on what the games themselves
    write, the same array after each step. A game that is over (`over`) is dealt anew by the next step.

    >>> import numpy as np
    >>> env = TableeVector(Terms("karmaka"), 4, seed=1)
    >>> env.masks.shape, env.to_move.shape
    ((4, 193), (4,))
    >>> rewards, over = env.step(env.masks.argmax(axis=1))
    >>> rewards.shape, bool(over.any())
    ((4, 2), False)
    """

    def __init__(self, terms: Terms, size: int, *, seed: int = 0) -> None:
        self.terms = terms
        self.size = size
        rules = terms.game.rules
        self._batch = batch(rules, terms.seats, dict(terms.settings), size, seeded(seed), terms.layout.longest)
        self._random = seeded(seed + 1)
        self.masks: Array = np.frombuffer(self._batch.masks, np.int8).reshape(size, rules.option_count)
        self.to_move: Array = np.array(self._batch.to_move(), np.int64)
        self.over: Array = np.zeros(size, bool)

    def step(self, actions: Array) -> tuple[Array, Array]:
        """One choice in each game: rewards of all seats, and which games are over. An illegal one changes nothing."""
        refused = self._batch.step(actions.tolist())
        if refused >= 0:
            choice, name = int(actions[refused]), self.terms.name
            text = f"{choice} is not legal in game {refused} of this batch of {name}"
            given = {"game": name, "last": str(self.masks.shape[1] - 1), "option": str(choice)}
            raise UnknownOption(text, "unknown-option", given)
        self.to_move = np.array(self._batch.to_move(), np.int64)
        self.over = np.array(self._batch.over, bool)
        rewards = np.array(self._batch.rewards(), np.float32).reshape(self.size, self.terms.seats)
        return rewards, self.over

    def random_actions(self) -> Array:
        """A legal option of each game at random; 0 where a game is over."""
        return np.array(self._batch.drawn(self._random), np.int64)

    def observe(self) -> Array:
        """What the seats that decide see, as numbers: a row for each game, empty where a game is over."""
        encoder, view = self.terms.encoder, self.terms.game.telling.view
        rows = np.zeros((self.size, encoder.size), np.float32)
        for game, state in enumerate(self._batch.states):
            if not self.over[game]:
                rows[game] = np.frombuffer(encoder.row(view(state, state.to_move)), np.float32)
        return rows
