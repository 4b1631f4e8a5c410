"""The rules of Connect Four, one scenario for each."""

import pytest

from tablee.kernel import BadSetup, GameOver, IllegalChoice, UnknownOption, UnknownSeat, WrongSeat, seeded
from tests.games.connect_four.sitting import ACROSS, FALLING, FULL, RISING, UPRIGHT, Sitting

GAME = Sitting.game


def test_the_board_is_empty_and_every_column_open() -> None:  # C4-1.1
    t = Sitting()
    assert t.columns == {} and t.options == list("abcdefg")


def test_two_play_and_seat_0_begins() -> None:  # C4-1.2
    assert Sitting().to_move == 0 and Sitting().state.seats == 2
    with pytest.raises(BadSetup):
        GAME.new(players=3)


def test_a_stone_falls_on_those_that_lie_there() -> None:  # C4-2.1
    assert Sitting("dda").columns == {"a": (0,), "d": (0, 1)}


def test_a_full_column_takes_no_stone_and_says_why() -> None:  # C4-2.2
    t = Sitting("cccccc")
    assert t.options == list("abdefg") and t.refuses("c") == "C4-2.2"
    before = t.state.data()
    with pytest.raises(IllegalChoice, match="Column c is full"):
        t.chooses("c")
    assert t.state.data() == before


def test_players_take_turns_and_the_other_must_wait() -> None:  # C4-2.3
    t = Sitting("d")
    assert t.to_move == 1
    with pytest.raises(WrongSeat):
        GAME.apply(t.state, 0, 0)
    assert t.chooses("a").to_move == 0


@pytest.mark.parametrize("drops", [UPRIGHT, ACROSS, RISING, FALLING])
def test_four_in_a_row_win_at_once(drops: str) -> None:  # C4-3.1
    t = Sitting(drops[:-1])
    assert not t.state.over
    assert t.chooses(drops[-1]).kind == "four_in_a_row" and t.state.won() == [0]


def test_no_row_runs_from_the_top_of_a_column_to_the_bottom_of_the_next() -> None:  # C4-3.1
    assert not Sitting("aaaaacacbdb").state.over  # seat 0 holds a5, a6, b1 and b2


def test_a_full_board_without_a_row_is_a_draw() -> None:  # C4-3.2
    t = Sitting(FULL)
    assert len(FULL) == 42 and t.kind == "full_board" and t.state.won() == []


def test_the_last_open_column_is_asked_for_like_any_other() -> None:  # C4-2.3
    assert Sitting(FULL[:-1]).options == ["a"]


def test_after_the_end_nothing_can_be_dropped() -> None:  # C4-3.3
    t = Sitting(UPRIGHT)
    with pytest.raises(GameOver) as refused:
        GAME.apply(t.state, 1, 0)
    assert refused.value.reason.rule == "C4-3.3"


@pytest.mark.parametrize(("drops", "scores"), [(UPRIGHT, [1, -1]), ("adbdcded", [-1, 1]), (FULL, [0, 0])])
def test_the_winner_scores_one_and_the_other_loses_one(drops: str, scores: list[int]) -> None:  # C4-3.4
    assert GAME.rules.result(Sitting(drops).state).scores == scores


def test_a_number_a_seat_or_a_letter_that_is_not_there_is_refused() -> None:
    s = Sitting().state
    with pytest.raises(UnknownOption):
        GAME.apply(s, 0, 7)
    for spelled in ("h", "", "ab", 3, None):
        with pytest.raises(UnknownOption):
            GAME.telling.parse(s, spelled)
    with pytest.raises(UnknownSeat):
        GAME.telling.why_not(s, 2, 0)


def test_a_sample_is_the_same_board_with_a_generator_of_its_own() -> None:
    s = Sitting("ddc").state
    world = GAME.rules.sample(s, 1, seeded(1))
    assert GAME.telling.view(world, 1) == GAME.telling.view(s, 1)
    assert world.rng.data() != s.rng.data()
