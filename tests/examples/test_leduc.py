"""Leduc poker, the example: its rules, what is hidden, its saves."""

import json

import pytest

from leduc.game import LeducRules, leduc
from leduc.state import LeducState
from leduc.view import LeducView
from leduc.words import ENOUGH_RAISES
from tablee.kernel import (
    SPECTATOR,
    BadData,
    GameOver,
    IllegalChoice,
    Reason,
    Rng,
    UnknownOption,
    UnknownSeat,
    WrongSeat,
    seeded,
)
from tablee.kernel.event import SHUFFLE

GAME = leduc()
NAMES = ["Ada", "Bo"]
CARDS = ["Js", "Jh", "Qs", "Qh", "Ks", "Kh"]
BETS = {"f": "fold", "c": "call", "r": "raise"}


def play(bets: str, first: str = "Ks", second: str = "Qs", board: str = "Js", listening: bool = False) -> LeducState:
    """A hand dealt from these cards, after these bets: f, c and r for fold, call and raise."""
    top = [first, second, board]
    stack = [*(card for card in CARDS if card not in top), *reversed(top)]
    assert isinstance(GAME.rules, LeducRules)
    s = GAME.rules.begin([CARDS.index(card) for card in stack], seeded(1), listening)
    GAME.rules.advance(s)
    for bet in bets:
        GAME.apply(s, s.to_move, GAME.telling.parse(s, BETS[bet]))
    return s


def seen(s: LeducState, seat: int) -> LeducView:
    view = GAME.telling.view(s, seat)
    assert isinstance(view, LeducView)
    return view


def outcome(s: LeducState) -> tuple[list[int], str]:
    result = GAME.rules.result(s)
    assert s.over
    assert sum(result.scores) == 0
    return result.scores, result.reason


def refused(s: LeducState, seat: int, bet: str) -> Reason:
    reason = GAME.telling.why_not(s, seat, GAME.telling.parse(s, bet))
    assert reason is not None
    return reason


def test_each_player_pays_an_ante_and_gets_a_card_from_the_top() -> None:  # LDC-2.1, LDC-2.2
    s = play("")
    assert GAME.telling.table(s) == {
        "hands": ["Ks", "Qs"],
        "board": None,
        "deck": ["Js", "Kh", "Qh", "Jh"],
        "paid": [1, 1],
        "to_move": 0,
    }


def test_who_owes_nothing_may_check_or_raise_but_not_fold() -> None:  # LDC-3.2
    s = play("")
    assert s.options == [1, 2]
    assert refused(s, 0, "fold").rule == "LDC-3.2"
    with pytest.raises(IllegalChoice):
        GAME.apply(s, 0, 0)


def test_two_checks_close_the_round_and_turn_the_board_up() -> None:  # LDC-3.4, LDC-2.3
    s = play("cc")
    assert (GAME.telling.table(s)["board"], s.to_move) == ("Js", 0)


def test_a_raise_costs_two_in_the_first_round_and_four_in_the_second() -> None:  # LDC-3.3
    assert play("r").paid == [3, 1]
    assert play("rr").paid == [3, 5]
    assert play("rrc").paid == [5, 5]
    assert play("rrcr").paid == [9, 5]


def test_a_round_has_two_raises_at_most() -> None:  # LDC-3.3
    s = play("rr")
    assert s.options == [0, 1]
    assert refused(s, 0, "raise") == ENOUGH_RAISES
    assert play("rrc").options == [1, 2]


def test_a_check_may_be_raised_and_the_call_closes_the_round() -> None:  # LDC-3.4
    s = play("cr")
    assert (s.to_move, s.options) == (0, [0, 1, 2])
    assert play("crc").board != play("cr").board


def test_who_folds_loses_what_was_paid() -> None:  # LDC-4.1, LDC-4.4
    assert outcome(play("rf")) == ([1, -1], "fold")
    assert outcome(play("crf")) == ([-1, 1], "fold")
    assert outcome(play("rrcrrf")) == ([-9, 9], "fold")


def test_the_higher_rank_wins_the_showdown() -> None:  # LDC-4.3
    assert outcome(play("cccc", first="Qs", second="Ks", board="Js")) == ([-1, 1], "showdown")


def test_a_pair_with_the_board_beats_a_king() -> None:  # LDC-4.2
    assert outcome(play("rccc", first="Js", second="Ks", board="Jh")) == ([3, -3], "showdown")


def test_equal_ranks_split_the_pot() -> None:  # LDC-4.3
    assert outcome(play("rcrc", first="Qs", second="Qh", board="Ks")) == ([0, 0], "showdown")


def test_after_the_end_nobody_bets_and_nobody_out_of_turn() -> None:  # LDC-4.5, LDC-3.1
    over, open_ = play("rf"), play("")
    assert refused(over, 0, "call").rule == "LDC-4.5"
    assert refused(open_, 1, "call").rule == "LDC-3.1"
    with pytest.raises(GameOver):
        GAME.apply(over, 0, 1)
    with pytest.raises(WrongSeat):
        GAME.apply(open_, 1, 1)


def test_a_number_a_seat_or_a_word_that_is_not_there_is_refused() -> None:
    s = play("")
    with pytest.raises(UnknownOption):
        GAME.apply(s, 0, 3)
    with pytest.raises(UnknownSeat):
        GAME.telling.view(s, 2)
    for spelled in ("check", 1, None):
        with pytest.raises(UnknownOption):
            GAME.telling.parse(s, spelled)


def test_options_are_spelled_named_and_described_with_their_cost() -> None:
    s = play("r")
    assert [GAME.telling.parse(s, GAME.telling.spell(s, option)) for option in s.options] == s.options
    assert [GAME.telling.describe(s, option).text["en"] for option in s.options] == [
        "fold",
        "call (pay 2)",
        "raise (pay 4)",
    ]
    second = play("rcr")
    assert GAME.telling.describe(second, 2).text["fr"] == "relancer (8 à payer)"
    assert [GAME.telling.describe(play(""), option).text["fr"] for option in (1, 2)] == [
        "checker",
        "relancer (2 à payer)",
    ]


def test_a_player_sees_the_own_card_and_a_spectator_none() -> None:
    s = play("")
    assert seen(s, 0).hands == (4, None)
    assert seen(s, 1).hands == (None, 2)
    assert seen(s, SPECTATOR).hands == (None, None)


def test_a_showdown_shows_both_cards_and_a_fold_none() -> None:  # LDC-4.1, LDC-4.2
    assert seen(play("cccc"), SPECTATOR).hands == (4, 2)
    assert seen(play("rf"), 0).hands == (4, None)


def test_the_shuffle_is_told_to_audits_alone_and_a_card_to_its_player() -> None:
    events = play("cccc", listening=True).heard()
    shuffle, first, second = events[:3]
    assert (shuffle.kind, GAME.telling.chance(shuffle)) == (SHUFFLE, ["Ks", "Qs", "Js", "Kh", "Qh", "Jh"])
    for event, seats in ((shuffle, []), (first, [0]), (second, [1])):
        assert [seat for seat in (0, 1, SPECTATOR) if event.is_told_to(seat)] == seats
    assert all(event.is_told_to(SPECTATOR) for event in events[3:])
    with pytest.raises(ValueError, match="chance"):
        GAME.telling.chance(first)


def test_events_tell_the_hand_in_both_languages() -> None:
    events = play("rccc", listening=True).heard()[1:]
    assert [GAME.telling.told(event, NAMES, "en") for event in events] == [
        "Ada is dealt the king of spades.",
        "Bo is dealt the queen of spades.",
        "Ada raises by 2.",
        "Bo calls and pays 2.",
        "The jack of spades is turned up.",
        "Ada checks.",
        "Bo checks.",
        "Ada shows the king of spades.",
        "Bo shows the queen of spades.",
        "Ada wins 3.",
    ]
    told = [GAME.telling.told(event, NAMES, "fr") for event in play("rf", listening=True).heard()[1:]]
    assert told[-2:] == ["Bo se couche.", "Ada gagne 1."]
    split = play("cccc", first="Qs", second="Qh", listening=True).heard()[-1]
    assert GAME.telling.told(split, NAMES, "fr") == "Le pot est partagé."


@pytest.mark.parametrize("bets", ["", "rc", "rcr", "rf", "cccc"])
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_sample_looks_the_same_from_its_seat(bets: str, seat: int) -> None:
    s = play(bets)
    for seed in range(20):
        world = GAME.rules.sample(s, seat, seeded(seed))
        assert isinstance(world, LeducState)
        assert GAME.telling.view(world, seat) == GAME.telling.view(s, seat)
        assert sorted([*world.deck, *world.hands, *([] if world.board < 0 else [world.board])]) == [0, 1, 2, 3, 4, 5]


def test_a_sample_depends_on_what_the_seat_knows_and_on_nothing_else() -> None:
    worlds = [play("rc", second=card) for card in ("Jh", "Qs", "Qh", "Kh")]
    for seed in range(20):
        samples = [GAME.rules.sample(world, 0, seeded(seed)).data() for world in worlds]
        assert all(sample == samples[0] for sample in samples)


def test_samples_deal_every_card_that_the_seat_has_not_seen() -> None:
    s, rng = play("rc"), seeded(3)
    samples = [GAME.rules.sample(s, 0, rng) for turn in range(200)]
    assert {world.hands[1] for world in samples if isinstance(world, LeducState)} == {1, 2, 3, 5}


def test_whole_games_end_with_scores_that_add_up_to_zero() -> None:
    rng, reasons = seeded(9), set()
    for seed in range(200):
        s = GAME.new(seed=seed)
        GAME.rules.playout(s, rng, 100)
        assert isinstance(s, LeducState)
        scores, reason = outcome(s)
        assert abs(scores[0]) <= 13
        reasons.add(reason)
    assert reasons == {"fold", "showdown"}


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    s = play("rc")
    before = s.data()
    twin = s.copy()
    assert twin.data() == before
    GAME.rules.playout(twin, seeded(4), 100)
    assert s.data() == before


@pytest.mark.parametrize("bets", ["", "r", "rc", "crrcc", "rf", "cccc"])
def test_a_saved_hand_comes_back_as_it_was(bets: str) -> None:
    s = play(bets)
    assert GAME.telling.load(json.loads(json.dumps(s.data()))).data() == s.data()


@pytest.mark.parametrize(
    "change",
    [
        {"game": "connect_four"},
        {"format": 0},
        {"bets": [2, 2, 2]},  # a third raise
        {"bets": [0]},  # a fold with nothing owed
        {"bets": [2, 0, 1]},  # after the end
        {"bets": [2]},  # another moment than the question says
        {"bets": [2, 7]},
        {"bets": "rc"},
        {"hands": [4]},
        {"hands": [4, 4]},
        {"hands": [4, 6]},
        {"board": -1},
        {"board": 9},
        {"deck": [1, 3]},
        {"paid": [3, 5]},
        {"paid": [True, 3]},
        {"rng": [0, 0, 0, -1]},
        {"to_move": 1},
        {"over": True},
        {"winners": 2},
        {"more": None},
    ],
)
def test_data_that_are_not_a_hand_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadData):
        GAME.telling.load({**play("rc").data(), **change})


def test_a_game_with_a_key_is_saved_and_restored_and_its_samples_hold_nothing_of_the_key() -> None:
    s = GAME.new(key=bytes(range(32)))
    GAME.apply(s, s.to_move, s.options[0])
    loaded = GAME.telling.load(json.loads(json.dumps(s.data())))
    assert loaded.data() == s.data() and loaded.rng.word() == s.copy().rng.word()
    world = GAME.rules.sample(s, 0, seeded(1))
    assert type(world.rng) is Rng and not set(world.rng.data()) & set(s.rng.data())


def test_truncated_data_are_refused() -> None:
    whole = play("rc").data()
    for key in whole:
        with pytest.raises(BadData):
            GAME.telling.load({name: value for name, value in whole.items() if name != key})


@pytest.mark.parametrize("other", [None, [], "leduc", 7])
def test_what_is_no_table_of_names_is_refused(other: object) -> None:
    with pytest.raises(BadData):
        GAME.telling.load(other)
