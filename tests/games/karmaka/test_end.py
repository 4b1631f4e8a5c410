"""The end of the game (KMK-15)."""

import pytest

from tablee.kernel import GameOver
from tests.games.karmaka.sitting import Sitting, game

SEVEN_POINTS = ["voyage", "voyage", "recycle"]


def won(turns: int = 0, rings: int = 0) -> Sitting:
    """Seat 0, an Ape with enough points, began a turn with nothing in Hand and Deck."""
    return Sitting([[], ["peek"]], deeds=[SEVEN_POINTS], levels=[3, 2], rings=[rings, 5], turns=turns, at_start=True)


def test_reaching_transcendence_ends_the_game_and_wins_it() -> None:  # KMK-15.1, KMK-1.2
    t = won()
    result = game().rules.result(t.state)
    assert t.state.over and result.winners == [0] and result.reason == "transcendence"
    assert result.scores == [4, 2] and ("wins", [0]) in t.told(1)


def test_transcendence_may_be_reached_with_rings() -> None:  # KMK-15.1
    t = Sitting([[], ["peek"]], deeds=[["voyage", "voyage"]], levels=[3, 0], rings=[1, 0], at_start=True)
    assert not t.state.over
    t.chooses("trade")
    assert game().rules.result(t.state).winners == [0]


def test_a_life_failed_as_an_ape_wins_nothing() -> None:  # KMK-15.1
    t = Sitting([[], ["peek"]], deeds=[["voyage", "voyage"]], levels=[3, 0], at_start=True)
    assert not t.state.over and t.level(0) == 3


def test_only_the_player_whose_turn_it_is_reaches_transcendence() -> None:  # KMK-15.2
    t = Sitting([[], []], deeds=[SEVEN_POINTS, ["crisis", "vengeance", "spite"]], levels=[3, 3], actor=1, at_start=True)
    assert game().rules.result(t.state).winners == [1]
    assert t.level(0) == 3 and t.deeds(0) == SEVEN_POINTS


def test_the_rival_gets_no_last_turn() -> None:  # KMK-15.3
    t = won()
    assert t.state.decision() is None and t.hand(1) == ["peek"] and t.state.options == []
    with pytest.raises(GameOver):
        game().apply(t.state, 1, 0)


@pytest.mark.parametrize("lives", [(1, 9), (9, 1)])
def test_the_number_of_lives_plays_no_part_in_the_result(lives: tuple[int, int]) -> None:  # KMK-15.4
    t = Sitting([["peek"], []], deeds=[[], SEVEN_POINTS], levels=[0, 3])
    for soul, lived in zip(t.state.souls, lives, strict=True):
        soul.lives = lived
    t.plays("peek", "future")
    assert game().rules.result(t.state).winners == [1]


def test_lives_are_not_synchronised() -> None:  # KMK-15.4
    t = Sitting([[], ["peek"]], deeds=[["crisis"], ["spite"]], decks=[[], ["panic"]], at_start=True)
    assert [soul.lives for soul in t.state.souls] == [2, 1]
    assert t.deeds(1) == ["spite"] and t.hand(1) == ["panic", "peek"]


def test_after_a_thousand_turns_the_game_is_drawn() -> None:  # KMK-15.5
    t = Sitting([["peek"], ["spite"]], turns=999)
    assert not t.state.over
    t.plays("peek", "future")
    assert t.state.turns == 1000 and t.kind == "turn_cap"
    assert ("draw-game", []) in t.told(0) and t.state.decision() is None


def test_limbo_turns_count_for_the_cap() -> None:  # KMK-15.5
    t = Sitting([[], ["spite"]], turns=999, at_start=True)
    assert t.state.turns == 1000 and t.kind == "turn_cap" and t.state.souls[0].lives == 2


def test_a_thousandth_turn_is_played_to_its_end() -> None:  # KMK-15.5
    t = Sitting([["peek", "spite"], ["panic"]], turns=998).plays("peek", "future")
    assert (t.kind, t.to_move) == ("play_card", 1)
    t.plays("panic").chooses("self", "accept")
    assert t.kind == "turn_cap" and t.future(0) == ["peek", "panic"]


def test_a_victory_in_the_thousandth_turn_counts() -> None:  # KMK-15.6
    assert game().rules.result(won(turns=999).state).winners == [0]


def test_a_victory_in_the_turn_after_does_not_happen() -> None:  # KMK-15.6
    t = won(turns=1000)
    result = game().rules.result(t.state)
    assert result.winners == [] and result.reason == "turn_cap"
    assert t.level(0) == 3 and not [event for event in t.told(1) if event[0] == "dies"]


@pytest.mark.parametrize(
    ("variant", "players"),
    [("multiplayer", 3), ("multiplayer", 4), ("teams", 4), ("big_bad_wolf", 3), ("published_deck", 2)],
)
def test_the_cap_is_the_same_in_all_variants(variant: str, players: int) -> None:  # KMK-15.6
    t = Sitting([["peek"]], variant=variant, players=players, turns=999).plays("peek", "future")
    assert t.kind == "turn_cap" and game().rules.result(t.state).winners == []
