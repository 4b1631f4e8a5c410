"""Connect Four, the example: its rules, its refusals, its saves."""

import json

import pytest

from examples.connect_four.game import connect_four
from examples.connect_four.state import ConnectFourState
from examples.connect_four.view import ConnectFourView
from tablee.kernel import (
    NOBODY,
    SPECTATOR,
    BadData,
    BadSetup,
    Event,
    GameOver,
    IllegalChoice,
    Reason,
    Rng,
    UnknownOption,
    UnknownSeat,
    WrongSeat,
    seeded,
)

GAME = connect_four()
NAMES = ["Ada", "Bo"]

# Each row of four, and stones of the other player below and beside it.
UPRIGHT = "dedede" + "d"
ACROSS = "aabbcc" + "d"
RISING = "abbccdcdad" + "d"
FALLING = "gffeededgd" + "d"


def play(columns: str) -> ConnectFourState:
    """A game after these drops, the players in turn."""
    s = GAME.new()
    for column in columns:
        GAME.apply(s, s.to_move, GAME.telling.parse(s, column))
    assert isinstance(s, ConnectFourState)
    return s


def refused(s: ConnectFourState, seat: int, column: str) -> Reason:
    reason = GAME.telling.why_not(s, seat, GAME.telling.parse(s, column))
    assert reason is not None
    return reason


def drawn() -> ConnectFourState:
    """A random game that filled the board."""
    for seed in range(10_000):
        s = GAME.new()
        GAME.rules.playout(s, seeded(seed), 100)
        if not s.winners:
            assert isinstance(s, ConnectFourState)
            return s
    raise AssertionError("no random game was drawn")


def test_seat_0_begins_on_an_empty_board() -> None:  # C4-1.1, C4-1.2
    s = play("")
    assert (s.to_move, s.options) == (0, [0, 1, 2, 3, 4, 5, 6])
    assert GAME.telling.table(s) == {"columns": ((),) * 7, "to_move": 0}


def test_a_stone_falls_on_those_that_lie_there_and_the_turn_passes() -> None:  # C4-2.1, C4-2.3
    s = play("dda")
    assert GAME.telling.table(s) == {"columns": ((0,), (), (), (0, 1), (), (), ()), "to_move": 1}


def test_a_full_column_takes_no_stone_and_says_why() -> None:  # C4-2.2
    s = play("cccccc")
    assert s.options == [0, 1, 3, 4, 5, 6]
    before = s.data()
    with pytest.raises(IllegalChoice) as refusal:
        GAME.apply(s, 0, 2)
    assert refusal.value.reason == Reason("C4-2.2", "Cette colonne est pleine.", "This column is full.")
    assert s.data() == before


def test_the_other_player_must_wait() -> None:  # C4-2.3
    s = play("d")
    assert refused(s, 0, "a").rule == "C4-2.3"
    with pytest.raises(WrongSeat):
        GAME.apply(s, 0, 0)


def test_a_legal_drop_has_nothing_against_it() -> None:
    assert GAME.telling.why_not(play("d"), 1, 3) is None


@pytest.mark.parametrize("columns", [UPRIGHT, ACROSS, RISING, FALLING])
def test_four_in_a_row_win_at_once(columns: str) -> None:  # C4-3.1
    assert not play(columns[:-1]).over
    s = play(columns)
    result = GAME.rules.result(s)
    assert s.over
    assert (result.winners, result.scores, result.reason) == ([0], [1, -1], "four_in_a_row")


def test_the_second_player_can_win_too() -> None:
    assert GAME.rules.result(play("adbdcded")).scores == [-1, 1]


def test_no_row_runs_from_the_top_of_a_column_to_the_bottom_of_the_next() -> None:
    assert not play("aaaaacacbdb").over  # seat 0 holds a5, a6, b1 and b2


def test_a_full_board_without_a_row_is_a_draw() -> None:  # C4-3.2
    s = drawn()
    result = GAME.rules.result(s)
    assert len(s.drops) == 42
    assert (result.winners, result.scores, result.reason) == ([], [0, 0], "full_board")


def test_after_the_end_nothing_can_be_dropped() -> None:  # C4-3.3
    s = play(UPRIGHT)
    assert refused(s, 1, "a").rule == "C4-3.3"
    with pytest.raises(GameOver):
        GAME.apply(s, 1, 0)


def test_the_last_open_column_is_asked_for_like_any_other() -> None:
    s = drawn()
    almost = play("".join("abcdefg"[column] for column in s.drops[:-1]))
    assert almost.options == [s.drops[-1]]


def test_a_number_a_seat_or_a_letter_that_is_not_there_is_refused() -> None:
    s = play("")
    with pytest.raises(UnknownOption):
        GAME.apply(s, 0, 7)
    with pytest.raises(UnknownOption):
        GAME.telling.option_name(-1)
    for spelled in ("h", "", "ab", 3, None):
        with pytest.raises(UnknownOption):
            GAME.telling.parse(s, spelled)
    with pytest.raises(UnknownSeat):
        GAME.telling.why_not(s, 2, 0)
    with pytest.raises(BadSetup):
        GAME.new(players=3)


def test_options_are_spelled_named_and_described() -> None:
    s = play("")
    assert [GAME.telling.parse(s, GAME.telling.spell(s, option)) for option in s.options] == s.options
    assert GAME.telling.option_name(3) == "column d"
    described = GAME.telling.describe(s, 3)
    assert (described.form, described.fr, described.en) == ("position", "colonne d", "column d")
    assert [(touch.zone, touch.seat, touch.what) for touch in described.touches] == [("column", NOBODY, 3)]


def test_events_tell_the_game_in_both_languages() -> None:
    s = GAME.new(listening=True)
    for column in UPRIGHT:
        GAME.apply(s, s.to_move, GAME.telling.parse(s, column))
    events = s.heard()
    assert all(event.is_told_to(SPECTATOR) for event in events)
    assert GAME.telling.told(events[0], NAMES, "en") == "Ada drops a stone into column d."
    assert GAME.telling.told(events[-1], NAMES, "en") == "Ada has four in a row and wins."
    assert GAME.telling.told(events[-1], NAMES, "fr") == "Ada aligne quatre pions et gagne."
    with pytest.raises(ValueError, match="chance"):
        GAME.telling.chance(events[0])


def test_a_draw_is_told() -> None:
    assert GAME.telling.told(Event(2, 255, []), NAMES, "fr") == "Le plateau est plein : partie nulle."


def test_everyone_sees_the_board_and_the_one_to_move_its_options() -> None:
    s = play("dd")
    mine, theirs = GAME.telling.view(s, 0), GAME.telling.view(s, 1)
    assert isinstance(mine, ConnectFourView)
    assert isinstance(theirs, ConnectFourView)
    assert mine.columns == theirs.columns == ((), (), (), (0, 1), (), (), ())
    assert (mine.options, theirs.options) == ((0, 1, 2, 3, 4, 5, 6), ())
    with pytest.raises(UnknownSeat):
        GAME.telling.view(s, 2)


def test_a_sample_is_the_same_board_with_a_generator_of_its_own() -> None:
    s = play("ddc")
    world = GAME.rules.sample(s, 1, seeded(1))
    assert GAME.telling.view(world, 1) == GAME.telling.view(s, 1)
    assert world.rng.data() != s.rng.data()


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    s = play("cccccd")
    before = s.data()
    twin = s.copy()
    assert twin.data() == before
    GAME.rules.playout(twin, seeded(4), 100)
    assert s.data() == before


@pytest.mark.parametrize("columns", ["", "d", "ccccccab", UPRIGHT])
def test_a_saved_game_comes_back_as_it_was(columns: str) -> None:
    s = play(columns)
    assert GAME.telling.load(json.loads(json.dumps(s.data()))).data() == s.data()


@pytest.mark.parametrize(
    "change",
    [
        {"game": "leduc"},
        {"format": 2},
        {"drops": [3, 3, 3, 3, 3, 3, 3]},  # into a full column
        {"drops": [0, 1, 0, 1, 0, 1, 0, 1]},  # after the end
        {"drops": [3, 3]},  # another position than the question says
        {"drops": [3, 3, "c"]},
        {"drops": [3, 3, 9]},
        {"rng": [1, 2, 3]},
        {"rng": [1, 2, 3, 1 << 32]},
        {"to_move": 0},
        {"options": [0, 1]},
        {"over": True},
        {"over": 0},
        {"winners": 1},
        {"frames": []},
        {"seats": 3},
        {"more": 1},
        {"more": {1, 2}},
    ],
)
def test_data_that_are_not_a_game_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadData):
        GAME.telling.load({**play("ddc").data(), **change})


def test_a_game_with_a_key_is_saved_and_restored_and_its_samples_hold_nothing_of_the_key() -> None:
    s = GAME.new(key=bytes(range(32)))
    GAME.apply(s, s.to_move, s.options[0])
    loaded = GAME.telling.load(json.loads(json.dumps(s.data())))
    assert loaded.data() == s.data() and loaded.rng.word() == s.copy().rng.word()
    world = GAME.rules.sample(s, 0, seeded(1))
    assert type(world.rng) is Rng and not set(world.rng.data()) & set(s.rng.data())


def test_truncated_data_are_refused() -> None:
    whole = play("ddc").data()
    for key in whole:
        with pytest.raises(BadData):
            GAME.telling.load({name: value for name, value in whole.items() if name != key})


@pytest.mark.parametrize("other", [None, [], "connect_four", 7])
def test_what_is_no_table_of_names_is_refused(other: object) -> None:
    with pytest.raises(BadData):
        GAME.telling.load(other)
