"""Virtual players choose legally, repeatably, and from what their seat knows alone (LO02-5, LO02-7)."""

import pytest

from tablee.arena.match import Match, play
from tablee.arena.standing import Standing
from tablee.games import GAMES
from tablee.games.karmaka.rules.numbering import TRADE
from tablee.games.language import words
from tablee.games.texts import LANGUAGES
from tablee.kernel import Decision, Player, Rng, Seat, WrongSeat, seeded
from tablee.players.levels import LEVELS, UnknownLevel, level_names, made, offered, player_for
from tablee.players.plain import Random, Sensible, Slipping
from tablee.players.search.tree import Search, Tastes
from tablee.players.thinking import Budget, Master
from tablee.table.past.journal import Setup
from tests.laws.world import cut, game_at_random, played, varied

THOUGHT = Budget(iterations=30)
every_level = pytest.mark.parametrize("level", list(LEVELS))


@every_level
@pytest.mark.parametrize("setup", cut(varied()))
def test_a_choice_does_not_change_when_only_hidden_facts_change(level: str, setup: Setup) -> None:  # LO02-5
    rng = seeded(17)
    asked = 0
    for at, (game, state, _) in enumerate(game_at_random(setup, 21)):
        if at % 31 == 0:
            seat = int(state.to_move)
            player, seed = player_for(game, level, THOUGHT), int(rng.below(1 << 30))
            truth = player.decide(Seat(game, state, seat), seeded(seed))
            world = game.rules.sample(state, seat, rng)
            assert player.decide(Seat(game, world, seat), seeded(seed)) == truth
            assert truth in state.options
            asked += 1
    assert asked >= 3


@every_level
def test_a_player_leaves_the_game_as_it_was(level: str) -> None:
    game = GAMES["karmaka"]
    state = played(Setup.of("karmaka"), 4, 20)
    before = state.data()
    player_for(game, level, THOUGHT).decide(Seat(game, state, int(state.to_move)), seeded(1))
    assert state.data() == before


@every_level
def test_every_level_has_a_name_and_a_description_in_both_languages(level: str) -> None:
    for language in LANGUAGES:
        said = words("tablee.games", language)
        assert said.say(f"level-{level}") and said.say(f"about-level-{level}")


def test_a_seat_shows_its_view_its_decision_and_imagined_worlds_only() -> None:
    game = GAMES["karmaka"]
    state = Setup.of("karmaka").new()
    seat, rival = int(state.to_move), 1 - int(state.to_move)
    assert Seat(game, state, seat).view == game.telling.view(state, seat)
    assert Seat(game, state, seat).decision == state.decision()
    assert game.telling.view(Seat(game, state, rival).imagine(seeded(3)), rival) == game.telling.view(state, rival)
    with pytest.raises(WrongSeat):
        _ = Seat(game, state, rival).decision


def test_an_unknown_level_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownLevel, match="random, novice, apprentice, sensible, expert, master"):
        player_for(GAMES["karmaka"], "oracle")


def test_levels_of_a_game_go_from_the_weakest_to_the_strongest() -> None:
    assert level_names(GAMES["karmaka"])[:6] == ["random", "novice", "apprentice", "sensible", "expert", "master"]


class First(Player):
    """Always takes the first option."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """The first option."""
        return seat.decision.options[0]


def test_another_package_may_offer_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.players.levels.offered", lambda: {"first": First})
    state = Setup.of("karmaka").new()
    player = player_for(GAMES["karmaka"], "first")
    assert player.decide(Seat(GAMES["karmaka"], state, int(state.to_move)), seeded(1)) == state.options[0]
    assert "first" in level_names(GAMES["karmaka"])
    assert offered() == {}


def test_what_makes_no_player_is_refused() -> None:
    with pytest.raises(UnknownLevel, match="makes no player"):
        made(dict)


def test_slips_happen_as_often_as_they_should() -> None:
    game, state = GAMES["karmaka"], played(Setup.of("karmaka"), 8, 31)
    seat = Seat(game, state, int(state.to_move))
    best = Sensible().decide(seat, seeded(1))
    rng = seeded(2)
    others = sum(Slipping(0.5).decide(seat, rng) != best for _ in range(600))
    expected = 0.5 * (len(state.options) - 1) / len(state.options)
    assert abs(others / 600 - expected) < 0.06
    assert all(Slipping(0.0).decide(seat, rng) == best for _ in range(20))


def test_a_novice_always_trades_its_rings() -> None:
    game = GAMES["karmaka"]
    novice = player_for(game, "novice")
    for seed in range(60):
        for _, state, _ in game_at_random(Setup.of("karmaka"), seed):
            if TRADE in state.options:
                assert novice.decide(Seat(game, state, int(state.to_move)), seeded(seed)) == TRADE
                return
    pytest.fail("no ring could be traded in sixty games")


def test_a_master_explains_every_option_with_visits_and_a_chance() -> None:
    game, state = GAMES["karmaka"], played(Setup.of("karmaka"), 5, 40)
    estimates = Master(Budget(iterations=200)).explain(Seat(game, state, int(state.to_move)), seeded(1))
    assert {estimate.option for estimate in estimates} == set(state.options)
    assert 100 < sum(estimate.visits for estimate in estimates) <= 200
    assert all(0.0 <= estimate.chance <= 1.0 for estimate in estimates)
    assert [estimate.visits for estimate in estimates] == sorted((one.visits for one in estimates), reverse=True)


def test_a_master_sees_a_win_that_is_one_answer_away() -> None:
    game = GAMES["karmaka"]
    for seed in range(200):
        for _, state, _ in game_at_random(Setup.of("karmaka"), seed):
            soul = game.telling.table(state)["players"]
            assert isinstance(soul, list)
            if state.options[0] == TRADE and soul[int(state.to_move)]["level"] == 3:
                seat = Seat(game, state, int(state.to_move))
                estimates = {one.option: one.chance for one in Master(Budget(iterations=50)).explain(seat, seeded(1))}
                assert estimates[TRADE] == 1.0
                assert Master(Budget(iterations=50)).decide(seat, seeded(1)) == TRADE
                return
    pytest.fail("nobody could trade rings for Transcendence in two hundred games")


def test_a_master_thinks_for_its_seconds_and_no_longer_than_needed() -> None:
    game, state = GAMES["karmaka"], Setup.of("karmaka").new()
    search = Search(Seat(game, state, int(state.to_move)), seeded(1), Tastes())
    search.run(0, 0.05)
    assert search.iterations >= 8 and search.root.visits == search.iterations


def test_uniform_rollouts_play_to_the_end() -> None:
    game, state = GAMES["karmaka"], Setup.of("karmaka").new()
    search = Search(Seat(game, state, int(state.to_move)), seeded(1), Tastes(horizon=0, uniform=True))
    search.run(40, 0.0)
    totals = [child.total for child in search.root.children.values()]
    assert all(total == int(total) for total in totals) and 0 < sum(totals) < int(search.iterations)


@pytest.mark.dear
def test_levels_climb() -> None:
    ladder = [("novice", "random", 11), ("apprentice", "novice", 13), ("sensible", "apprentice", 13)]
    for better, worse, wins in ladder:
        assert won(better, worse, 20) >= wins


def won(better: str, worse: str, games: int) -> int:
    """How many games of a short match the better level wins."""
    standing = Standing((better, worse))
    for outcome in play(Match(Setup.of("karmaka", seed=5), (better, worse), games, THOUGHT)):
        standing.add(outcome)
    return standing.wins[0]


def test_a_decision_of_another_kind_than_the_searched_ones_is_answered_sensibly() -> None:
    game = GAMES["karmaka"]
    expert, sensible = player_for(game, "expert"), Sensible()
    for seed in range(20):
        for _, state, _ in game_at_random(Setup.of("karmaka"), seed):
            if game.rules.kinds[state.kind] == "crisis_discard":
                seat = Seat(game, state, int(state.to_move))
                assert expert.decide(seat, seeded(4)) == sensible.decide(seat, seeded(4))
                return
    pytest.fail("no Crisis in twenty games")


def test_random_takes_every_option_in_time() -> None:
    game, state = GAMES["karmaka"], Setup.of("karmaka").new()
    decision = state.decision()
    assert isinstance(decision, Decision)
    rng = seeded(1)
    taken = {Random().decide(Seat(game, state, decision.seat), rng) for _ in range(400)}
    assert taken == set(decision.options)
