"""Bots of OpenSpiel sit at our tables, and see no more than any player."""

import pytest

from tablee.arena.match import Match, play
from tablee.games import GAMES
from tablee.kernel import Seat, seeded
from tablee.players.levels import UnknownLevel, player_for
from tablee.rl.bots import UnknownBot
from tablee.table.past.journal import Setup
from tests.rl.tables import played

QUICK = "open_spiel:ismcts?simulations=4&evaluator=ours"


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_decides_in_every_game(name: str) -> None:
    seats = GAMES.title(name).seats[0]
    for game, state in played(name, seats, seed=2, most=40, every=20):
        if not state.over:
            choice = player_for(game, QUICK).decide(Seat(game, state, state.to_move), seeded(3))
            assert choice in state.options


def test_the_same_generator_gives_the_same_choice() -> None:
    game = GAMES["karmaka"]
    state = game.new(seed=4)
    choices = {player_for(game, QUICK).decide(Seat(game, state, state.to_move), seeded(5)) for _ in range(2)}
    assert len(choices) == 1


def test_a_bot_that_has_no_time_still_decides() -> None:
    game = GAMES["wild_space"]
    state = game.new(players=2, seed=4)
    player = player_for(game, "open_spiel:ismcts?seconds=0.01&evaluator=random")
    assert player.decide(Seat(game, state, state.to_move), seeded(1)) in state.options


def test_a_match_seats_a_bot() -> None:
    match = Match(Setup.of("karmaka", 2, 1, {}), (QUICK, "random"), 1)
    (outcome,) = play(match)
    assert outcome.decisions > 10


def test_wishes_that_no_bot_fulfils_are_refused() -> None:
    with pytest.raises(UnknownBot, match="ismcts"):
        player_for(GAMES["karmaka"], "open_spiel:alphazero")
    with pytest.raises(UnknownBot, match="ismcts"):
        player_for(GAMES["karmaka"], "open_spiel:ismcts?colour=red")
    with pytest.raises(UnknownLevel):
        player_for(GAMES["karmaka"], "nowhere:ismcts")
