"""The door of PettingZoo: every seat an agent, one after the other (AEC)."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tablee.kernel.rng import SEEDS
from tablee.rl.play import Play, Terms
from tablee.rl.spaces import Observation, actions_of, masked, observations_of, observed


class TableeAEC(AECEnv[str, Observation, int | None]):
    """A game behind PettingZoo's interface. Agents are `seat_0`, `seat_1` and so on.

    An observation holds the row of numbers of the seat's view and its mask of legal options; `view` and `text` give the
    view as a record, and all that the seat knows as text. Rewards come at the end, from -1 to 1; with `shaped`, each
    step also pays what the position has changed by, so that all of a game add up to the same and an opening constant.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "tablee", "render_modes": ["ansi"], "is_parallelizable": False}

    @property
    def version(self) -> str:
        """The name of the environment and the version of its rules, as it is cited."""
        return self.terms.version

    def __init__(self, terms: Terms, *, shaped: bool = False) -> None:
        super().__init__()
        self.terms = terms
        self.shaped = shaped
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(terms.seats)]
        self.observation_spaces = {agent: observations_of(terms) for agent in self.possible_agents}
        self.action_spaces = {agent: actions_of(terms) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self._play = terms.deal(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object at each call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same object at each call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; from a seed, the same one."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._begin(self.terms.deal(int(self._random.integers(SEEDS, dtype=np.uint64, endpoint=False))))

    def _begin(self, play: Play) -> None:
        self._play = play
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._worth = play.outlooks() if self.shaped else []
        self.agent_selection = self.possible_agents[play.to_move]

    def observe(self, agent: str) -> Observation:
        """The row and the mask of a seat."""
        return observed(self._play, self._seats[agent])

    def mask(self, agent: str) -> np.ndarray[Any, Any]:
        """The mask of a seat alone: 1 for each legal option."""
        return masked(self._play, self._seats[agent])

    def step(self, action: int | None) -> None:
        """The choice of the agent on move; None for one whose game is over."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._play.take(int(action))
        self.rewards = dict(zip(self.possible_agents, self._paid(), strict=True))
        if self._play.is_over:
            self.terminations = dict.fromkeys(self.agents, not self._play.is_cut)
            self.truncations = dict.fromkeys(self.agents, self._play.is_cut)
        else:
            self.agent_selection = self.possible_agents[self._play.to_move]
        self._accumulate_rewards()

    def _paid(self) -> list[float]:
        """What a step has brought to each seat."""
        if not self.shaped:
            return self._play.utilities()
        before, self._worth = self._worth, self._play.outlooks()
        return [now - then for now, then in zip(self._worth, before, strict=True)]

    def render(self) -> str:
        """What the agent on move sees, as text."""
        return self._play.view_text(self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing is open."""

    def view(self, agent: str) -> object:
        """What a seat sees, as a record."""
        return self._play.view(self._seats[agent])

    def text(self, agent: str) -> str:
        """What a seat knows with perfect recall."""
        return self._play.text(self._seats[agent])

    def clone(self) -> "TableeAEC":
        """The same moment of the same game, independent of this one; what is dealt after it is dealt anew."""
        other = TableeAEC(self.terms, shaped=self.shaped)
        other._begin(self._play.copy())
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(other, name, getattr(self, name).copy())
        other.agent_selection, other._worth = self.agent_selection, self._worth[:]
        return other
