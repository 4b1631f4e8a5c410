"""The door of Gymnasium: one seat against virtual players, or a game for one."""

from typing import Any, ClassVar

import gymnasium
import numpy as np

from tablee.kernel import Seat, seeded
from tablee.kernel.rng import SEEDS
from tablee.players.levels import player_for
from tablee.rl.play import Terms
from tablee.rl.spaces import Observation, actions_of, masked, observations_of, observed


class TableeGym(gymnasium.Env[Observation, int]):
    """One seat of a game behind Gymnasium's interface, the others played by levels.

    The seat is drawn for each game unless one is named. An option that is not legal loses the game at once; `illegal`
    among the infos says so. `action_mask` is in the observation and in the infos.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        terms: Terms,
        opponents: tuple[str, ...],
        *,
        seat: int | None = None,
        shaped: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.terms = terms
        self.shaped = shaped
        self.render_mode = render_mode
        self.observation_space = observations_of(terms)
        self.action_space = actions_of(terms)
        self._seat = seat
        self._players = [player_for(terms.game, level) for level in opponents]
        self.seat = 0
        self._play = terms.deal(0)
        self._rng = seeded(0)
        self._worth = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play on to the first decision of the seat."""
        super().reset(seed=seed)
        deal, minds = (int(number) for number in self.np_random.integers(SEEDS, size=2, dtype=np.uint64))
        drawn = int(self.np_random.integers(self.terms.seats))
        self.seat = drawn if self._seat is None else self._seat
        self._play, self._rng = self.terms.deal(deal), seeded(minds)
        self._go_on()
        self._worth = self._value()
        return observed(self._play, self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The choice of the seat, and those of the others until it decides again."""
        if int(action) not in self._play.options:
            return observed(self._play, self.seat), -1.0, True, False, self._info(illegal=True)
        self._play.take(int(action))
        self._go_on()
        before, self._worth = self._worth, self._value()
        play = self._play
        return observed(play, self.seat), self._worth - before, play.state.over, play.is_cut, self._info()

    def _go_on(self) -> None:
        """Let the others decide until it is the seat's turn, or the game is over."""
        play = self._play
        while play.to_move not in (self.seat, -1):
            other = play.to_move
            player = self._players[(other - self.seat) % self.terms.seats - 1]
            play.take(player.decide(Seat(play.game, play.state, other), self._rng))

    def _value(self) -> float:
        """What the position is worth to the seat: before the end 0, unless rewards are shaped."""
        return (self._play.outlooks() if self.shaped else self._play.utilities())[self.seat]

    def _info(self, *, illegal: bool = False) -> dict[str, Any]:
        return {"action_mask": masked(self._play, self.seat), "seat": self.seat, "illegal": illegal}

    def render(self) -> str:
        """What the seat sees, as text."""
        return self._play.view_text(self.seat)

    def view(self) -> object:
        """What the seat sees, as a record."""
        return self._play.view(self.seat)

    def text(self) -> str:
        """What the seat knows with perfect recall."""
        return self._play.text(self.seat)
