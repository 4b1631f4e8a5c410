"""Masters to measure others by: for matches alone, repeatable, and with nothing of the search that they measure."""

import pytest

from tablee.games import GAMES, titles
from tablee.kernel import Mind, Seat, Tastes, seeded
from tablee.players.levels import REFERENCES, UnknownLevel, contender, level_names, player_for
from tablee.players.references import FirstMaster, PlainMaster
from tablee.players.search.first_tree import PlainSearch
from tablee.players.thinking import Budget
from tablee.table.past.journal import Setup
from tests.laws.world import game_at_random, played

THOUGHT = Budget(iterations=24)
every_reference = pytest.mark.parametrize("level", list(REFERENCES))


def test_nobody_is_offered_a_reference_at_a_table() -> None:
    for title in titles():
        game = Setup.of(title.name).rules()
        assert not set(REFERENCES) & set(level_names(game))
        for level in REFERENCES:
            with pytest.raises(UnknownLevel, match="master"):
                player_for(game, level)


def test_a_match_has_levels_and_references() -> None:
    game = GAMES["karmaka"]
    assert isinstance(contender(game, "master@1"), FirstMaster) and isinstance(contender(game, "ismcts"), PlainMaster)
    assert type(contender(game, "sensible")) is type(player_for(game, "sensible"))


@every_reference
def test_a_reference_chooses_from_what_its_seat_knows_and_the_same_twice(level: str) -> None:
    rng = seeded(17)
    for at, (game, state, _) in enumerate(game_at_random(Setup.of("karmaka"), 21)):
        if at % 31 == 0:
            seat, seed = int(state.to_move), int(rng.below(1 << 30))
            world = game.rules.sample(state, seat, rng)
            choices = {
                contender(game, level, THOUGHT).decide(Seat(game, each, seat), seeded(seed)) for each in (state, world)
            }
            assert len(choices) == 1 and choices <= set(state.options)


def test_the_first_master_has_the_mind_and_the_tastes_that_a_game_had_first() -> None:
    for title in titles():
        game = Setup.of(title.name).rules()
        state = played(Setup.of(title.name), 3, 12)
        mind: Mind = game.mind.first()
        tastes = FirstMaster(THOUGHT).tastes_for(Seat(game, state, int(state.to_move)))
        assert tastes is mind.tastes and mind.first() is mind


def test_a_plain_search_tries_every_option_before_it_tries_one_twice() -> None:
    game, state = GAMES["karmaka"], played(Setup.of("karmaka"), 5, 40)
    seat = Seat(game, state, int(state.to_move))
    search = PlainSearch(seat, seeded(1), Tastes(widening=1.0e9, bias=0.0, horizon=2), game.mind)
    search.run(len(state.options), 0.0)
    assert sorted(search.root.children) == sorted(state.options)
    assert all(child.visits == 1 for child in search.root.children.values())
