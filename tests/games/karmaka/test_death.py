"""Reincarnation: death and score (KMK-13)."""

import pytest

from tests.games.karmaka.sitting import Cards, Sitting


def dying(deeds: Cards, *, level: int = 0, rings: int = 0, future: Cards | None = None) -> Sitting:
    """Seat 0 begins a turn with nothing in Hand and Deck."""
    return Sitting(
        [[], ["peek", "panic"]],
        futures=[future or []],
        deeds=[deeds],
        levels=[level, 0],
        rings=[rings, 0],
        at_start=True,
    )


def score(t: Sitting) -> int:
    """The score that everyone was told."""
    return next(args[1] for name, args in t.told(1) if name == "dies")


def test_a_player_with_hand_and_deck_empty_reincarnates_without_being_asked() -> None:  # KMK-13.1
    t = dying(["crisis"])
    assert ("dies", [0, 2, 4]) in t.told(1) and t.state.souls[0].lives == 2
    assert t.to_move == 1


@pytest.mark.parametrize(("hand", "deck"), [(["spite"], []), ([], ["spite"])])
def test_a_card_in_hand_or_deck_keeps_a_player_alive(hand: Cards, deck: Cards) -> None:  # KMK-13.1
    t = Sitting([hand, ["peek"]], decks=[deck], at_start=True)
    assert (t.kind, t.to_move, t.hand(0)) == ("play_card", 0, ["spite"])
    assert t.state.souls[0].lives == 1


def test_death_is_not_tested_in_the_turn_of_another() -> None:  # KMK-13.1
    t = Sitting([["spite"], ["peek"]]).plays("spite", "deed")
    assert t.to_move == 1 and t.state.souls[0].lives == 1 and t.deeds(0) == ["spite"]
    t.plays("peek", "future")
    assert t.state.souls[0].lives == 2


def test_a_full_future_life_does_not_prevent_death() -> None:  # KMK-13.2
    t = dying([], future=["spite", "crisis", "voyage"])
    assert t.state.souls[0].lives == 2 and t.hand(0) == ["crisis", "spite", "voyage"] and t.future(0) == []


def test_reincarnation_takes_the_whole_turn() -> None:  # KMK-13.3
    t = dying(["crisis"], future=["spite"])
    assert (t.kind, t.to_move) == ("play_card", 1)
    assert t.hand(0) == ["spite"] and len(t.deck(0)) == 5 and t.state.turns == 1
    assert not [event for event in t.told(0) if event[0] == "draws"]


@pytest.mark.parametrize(
    ("deeds", "worth"),
    [
        ([], 0),
        (["crisis", "vengeance"], 5),
        (["salvage", "voyage", "recycle"], 6),
        (["swindle", "denial"], 5),
        (["crisis", "salvage", "denial"], 2),
        (["panic", "voyage", "peek", "transmigrate"], 3),
        (["embody", "mimic"], 2),
        (["embody", "voyage", "mimic", "crisis"], 5),
        (["swindle", "embody", "vengeance", "panic"], 5),
    ],
)
def test_the_best_colour_scores_with_every_mosaic_card(deeds: Cards, worth: int) -> None:  # KMK-13.4
    assert score(dying(deeds, level=3)) == worth


POINTS = {
    3: ["voyage"],
    4: ["voyage", "recycle"],
    5: ["voyage", "salvage"],
    6: ["voyage", "voyage"],
    7: ["voyage", "voyage", "another_day"],
}


@pytest.mark.parametrize(("level", "need"), [(0, 4), (1, 5), (2, 6), (3, 7)])
def test_each_level_has_its_threshold(level: int, need: int) -> None:  # KMK-13.5, KMK-13.6
    enough, short = dying(POINTS[need], level=level), dying(POINTS[need - 1], level=level)
    assert enough.level(0) == level + 1 and enough.rings(0) == 0
    assert short.level(0) == level and short.rings(0) == 1
    assert score(short) == need - 1 and ("dies", [0, need - 1, need]) in short.told(1)


def test_enough_points_climb_without_a_question_or_a_ring() -> None:  # KMK-13.6
    t = dying(POINTS[4], rings=3)
    assert t.level(0) == 1 and t.rings(0) == 3 and t.to_move == 1
    assert ("climbs", [0, 1]) in t.told(1)


def test_missing_points_may_be_made_up_by_rings() -> None:  # KMK-13.7
    t = dying(["vengeance", "crisis", "recycle"], level=2, rings=2)
    assert (t.kind, t.to_move, t.options) == ("ring_trade", 0, ["trade", "keep"])
    t.chooses("trade")
    assert t.level(0) == 3 and t.rings(0) == 1 and t.ruins == ["vengeance", "crisis", "recycle"]
    assert ("trades", [0, 1]) in t.told(1) and ("climbs", [0, 3]) in t.told(1)


def test_too_few_rings_are_not_asked_for() -> None:  # KMK-13.7
    t = dying(["crisis"], rings=1)
    assert t.to_move == 1 and t.level(0) == 0 and t.rings(0) == 2


def test_the_trade_may_be_declined() -> None:  # KMK-13.8
    t = dying(["voyage"], rings=2).chooses("keep")
    assert t.level(0) == 0 and t.rings(0) == 3 and t.state.souls[0].lives == 2
    assert ("keeps-rings", [0]) in t.told(1) and ("fails", [0, 0]) in t.told(1)


@pytest.mark.parametrize(("deeds", "missing"), [(["voyage"], 1), (["crisis"], 2), (["panic"], 3), ([], 4)])
def test_exactly_the_missing_rings_are_traded(deeds: Cards, missing: int) -> None:  # KMK-13.9
    t = dying(deeds, rings=6)
    assert t.options == ["trade", "keep"]
    t.chooses("trade")
    assert t.rings(0) == 6 - missing and ("trades", [0, missing]) in t.told(1)


def test_rings_in_the_exact_number_are_enough() -> None:  # KMK-13.9, KMK-13.7
    t = dying(["crisis"], rings=2).chooses("trade")
    assert t.level(0) == 1 and t.rings(0) == 0


def test_a_failed_life_keeps_its_level_and_gains_one_ring() -> None:  # KMK-13.10
    t = dying(["voyage"], level=1)
    assert t.level(0) == 1 and t.rings(0) == 1 and ("fails", [0, 1]) in t.told(1)


def test_the_ring_of_a_failed_life_does_not_serve_in_the_same_scoring() -> None:  # KMK-13.10
    t = dying(["voyage"])
    assert (t.kind, t.to_move) == ("play_card", 1)
    assert t.level(0) == 0 and t.rings(0) == 1


def test_points_in_excess_are_lost() -> None:  # KMK-13.11
    t = dying([*POINTS[7], "sowing", "embody", "mimic"])
    assert t.level(0) == 1 and t.rings(0) == 0 and t.deeds(0) == []


def test_the_supply_of_rings_never_runs_out() -> None:  # KMK-13.12
    t = Sitting([[], ["peek"]], levels=[3, 0], rings=[0, 500], deeds=[[]], at_start=True)
    assert t.rings(0) == 1
    t = dying(["voyage"], rings=12).chooses("keep")
    assert t.rings(0) == 13


def test_each_rebirth_adds_a_life_after_a_climb_and_after_a_failure() -> None:  # KMK-13.13
    fresh = Sitting([["peek"], ["spite"]])
    assert [soul.lives for soul in fresh.state.souls] == [1, 1]
    assert [soul.lives for soul in dying(POINTS[4]).state.souls] == [2, 1]
    assert [soul.lives for soul in dying([]).state.souls] == [2, 1]


def test_the_number_of_lives_is_public() -> None:  # KMK-13.13
    t = dying([])
    assert [t.view(seat).souls[0].lives for seat in (0, 1, 7)] == [2, 2, 2]
