"""Players of other houses at our tables: `open_spiel:ismcts?simulations=1000&evaluator=random`."""

import time
from typing import Any, Final
from urllib.parse import parse_qsl

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tablee.kernel import Game, Player, Rng, Seat, TableeError
from tablee.rl.play import Play, Terms
from tablee.rl.recall import Beginnings, Recall
from tablee.rl.spiel import PREFIX, TableeState

UCT: Final = 2.0  # as in OpenSpiel's examples
UNLIMITED: Final = 1_000_000


class UnknownBot(TableeError):
    """OpenSpiel's door has no such bot, or it has no such wish."""


class TimeUpError(Exception):
    """A search has had its time."""


class Ours(mcts.Evaluator):
    """Judges a position as the mind of our game does, and has no opinion of options."""

    def evaluate(self, state: TableeState) -> list[float]:
        """What an imagined position is worth to each seat."""
        assert state.play is not None
        return state.play.outlooks()

    def prior(self, state: TableeState) -> list[tuple[int, float]]:
        """All options alike."""
        options = state.legal_actions()
        return [(option, 1.0 / len(options)) for option in options]


class Timed(ismcts.ISMCTSBot):
    """OpenSpiel's search, which stops when its time is up: of the processor, as for our players in matches."""

    seconds = 0.0
    end = 0.0

    def run_search(self, state: TableeState) -> Any:
        """As ever, or what was found until then."""
        self.end = time.process_time() + self.seconds
        try:
            return super().run_search(state)
        except TimeUpError:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: TableeState) -> Any:
        """Another world, while there is time; the first few in any case."""
        if self.seconds and time.process_time() > self.end and self._root_node.total_visits > 0:
            raise TimeUpError
        return super().sample_root_state(state)


class SpielPlayer(Player):
    """OpenSpiel's information-set search in Python (ISMCTS), which sees no more than any player of ours."""

    def __init__(self, game: Game, simulations: int, evaluator: str, seconds: float) -> None:
        self.game = game
        self.simulations = simulations
        self.evaluator = evaluator
        self.seconds = seconds

    def decide(self, seat: Seat, rng: Rng) -> int:
        """What the search chooses, from a world that the seat imagines and others that it draws from that one."""
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        state = self.imagined(seat, rng)
        dice = np.random.RandomState(rng.word())
        judge = Ours() if self.evaluator == "ours" else mcts.RandomRolloutEvaluator(1, dice)
        bot = Timed(state.get_game(), judge, UCT, self.simulations, random_state=dice)
        bot.seconds = self.seconds
        bot.set_resampler(lambda world, player: world.resampled(player, rng))
        return int(bot.step(state))

    def imagined(self, seat: Seat, rng: Rng) -> TableeState:
        """A state of OpenSpiel for what the seat knows."""
        world = seat.imagine(rng)
        world.keep_chronicle()
        terms = Terms(self.game.name, world.seats)
        state = pyspiel.load_game(f"{PREFIX}{self.game.name}", {"players": int(world.seats)}).new_initial_state()
        state.apply_action(0)
        state.play = Play(terms, world, Recall(Beginnings(self.game, world)))
        assert isinstance(state, TableeState)
        return state


def seated(game: Game, wish: str) -> Player:
    """The player that a wish like `ismcts?simulations=1000&evaluator=ours&seconds=2` describes."""
    kind, _, written = wish.partition("?")
    given = dict(parse_qsl(written))
    seconds = float(given.pop("seconds", 0))
    simulations = int(given.pop("simulations", UNLIMITED if seconds else 1000))
    evaluator = given.pop("evaluator", "random")
    if kind != "ismcts" or given or evaluator not in ("random", "ours"):
        raise UnknownBot(f"OpenSpiel's door knows ismcts?simulations=N&evaluator=random|ours&seconds=S, not {wish}")
    return SpielPlayer(game, simulations, evaluator, seconds)
