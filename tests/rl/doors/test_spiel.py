"""The door of OpenSpiel passes OpenSpiel's own tests, and its search plays our games to the end."""

import copy
import hashlib
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from tablee.games import GAMES
from tablee.rl import spiel
from tests.rl.tables import settings_of, tables

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
WIDE = 120  # characters of a line that are kept
TALL = 150  # lines that are kept


def loaded(name: str, players: int = 0, deals: int = 16) -> pyspiel.Game:
    seats = players or GAMES.title(name).seats[0]
    settings = ";".join(f"{key}:{value}" for key, value in settings_of(name, seats).items())
    given = {"players": seats, "deals": deals}
    return pyspiel.load_game(f"{spiel.PREFIX}{name}", given | ({"settings": settings} if settings else {}))


def dealt(game: pyspiel.Game, choices: int, seed: int) -> pyspiel.State:
    """A state after some random choices."""
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    state.apply_action(seed % 16)
    while choices and not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
        choices -= 1
    return state


@pytest.mark.parametrize(("name", "players"), tables())
def test_random_games_pass_openspiels_own_test_with_serialisation(name: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), tables())
def test_a_resampled_state_is_the_same_to_its_player(name: str, players: int) -> None:
    game, sampler = loaded(name, players), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for choices in (0, 30, 90):
        state = dealt(game, choices, seed=choices)
        for player in range(players):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_is_equal_and_independent(name: str) -> None:
    state = dealt(loaded(name), 25, seed=1)
    before = state.information_state_string(0)
    for twin in (state.clone(), copy.deepcopy(state)):
        assert twin.information_state_string(0) == before
        twin.apply_action(twin.legal_actions()[0])
        assert state.information_state_string(0) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_forgets_nothing_that_it_was_told(name: str) -> None:
    state, rng = dealt(loaded(name), 0, seed=2), np.random.RandomState(3)
    known = ["", ""]
    for _ in range(40):
        for player in range(min(2, state.num_players())):
            text = state.information_state_string(player).rpartition("\n")[0]
            assert text.startswith(known[player])
            known[player] = text
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_search_plays_to_the_end(name: str) -> None:
    game, rng = loaded(name), np.random.RandomState(5)
    state = dealt(game, 0, seed=5)
    bot = ismcts.ISMCTSBot(game, Guesses(rng), 2.0, 3, random_state=rng)
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
    assert all(-1 <= each <= 1 for each in state.returns())


class Guesses(mcts.Evaluator):
    """Judges a position by nothing: the search itself is what is tried."""

    def __init__(self, rng: np.random.RandomState) -> None:
        self.rng = rng

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [float(self.rng.uniform(-1, 1)) for _ in range(state.num_players())]

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        options = state.legal_actions()
        return [(option, 1 / len(options)) for option in options]


def shortened(playthrough: str) -> str:
    """A playthrough whose long lines are cut and told apart by a digest, and of whose end there is one for all."""
    lines = [line if len(line) <= WIDE else f"{line[:WIDE]}… {digest(line)}" for line in playthrough.splitlines()]
    return "\n".join([*lines[:TALL], f"and {len(lines[TALL:])} lines: {digest(playthrough)}", ""])


def brief(name: str) -> str:
    """A game as OpenSpiel writes it, in its brief form."""
    way = GAMES.title(name).trials.brief
    settings = ";".join(f"{key}:{value}" for key, value in way.settings.items())
    return f"{spiel.PREFIX}{name}(deals=4,players={way.players}{f',settings={settings}' if settings else ''})"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_what_it_was(name: str, request: pytest.FixtureRequest) -> None:
    told = shortened(generate_playthrough.playthrough(brief(name), None, seed=7))
    file = PLAYTHROUGHS / f"{name}.txt"
    if request.config.getoption("--regenerate"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(told, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == told


def test_the_games_are_registered_with_their_bounds() -> None:
    for name in GAMES:
        game = loaded(name)
        assert (game.min_utility(), game.max_utility()) == (-1, 1)
        assert game.num_distinct_actions() == GAMES[name].rules.option_count
        assert game.observation_tensor_size() == game.terms.encoder.size
