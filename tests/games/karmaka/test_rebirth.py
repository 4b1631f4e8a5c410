"""Rebirth (KMK-14)."""

import pytest

from tests.games.karmaka.sitting import Cards, Sitting

SEVEN = ["crisis", "denial", "dwindle", "embody", "mimic", "panic", "recycle"]


def reborn(
    future: Cards, *, deeds: Cards | None = None, well: Cards | None = None, ruins: Cards | None = None, level: int = 0
) -> Sitting:
    """Seat 0 began a turn with nothing in Hand and Deck."""
    return Sitting(
        [[], ["peek", "spite"]],
        futures=[future],
        deeds=[deeds or []],
        well=well,
        ruins=ruins,
        levels=[level, 0],
        at_start=True,
    )


def test_a_player_who_reaches_transcendence_is_not_reborn() -> None:  # KMK-14.1
    t = reborn(["crisis"], deeds=["voyage", "voyage", "recycle"], level=3)
    assert t.state.over and t.level(0) == 4
    assert t.deeds(0) == ["voyage", "voyage", "recycle"] and t.future(0) == ["crisis"] and t.ruins == []
    assert t.state.souls[0].lives == 1


def test_the_steps_of_a_rebirth_follow_the_climb() -> None:  # KMK-14.1
    t = reborn(["crisis"], deeds=["voyage", "recycle"])
    happened = [name for name, _ in t.told(1) if name in ("dies", "climbs", "reborn", "turn")]
    assert happened == ["turn", "dies", "climbs", "reborn", "turn"]
    assert ("reborn", [0, 1, 5]) in t.told(1)


def test_deeds_go_to_the_ruins_in_the_order_in_which_they_were_played() -> None:  # KMK-14.2
    t = reborn([], deeds=["vengeance", "crisis", "recycle"], ruins=["panic"])
    assert t.ruins == ["panic", "vengeance", "crisis", "recycle"] and t.deeds(0) == []


def test_the_future_life_becomes_the_hand() -> None:  # KMK-14.3
    t = reborn(["crisis", "panic", "crisis", "denial"])
    assert t.hand(0) == ["crisis", "crisis", "denial", "panic"] and t.future(0) == []


def test_what_a_rival_knew_of_the_future_life_is_known_of_the_hand() -> None:  # KMK-14.3
    t = Sitting([["peek", "salvage", "sowing"], ["crisis"]]).plays("peek").chooses("accept", "stop")
    t.plays("crisis", "future")
    assert t.loose(0, 1) == ["crisis"]
    t.plays("salvage", "future")
    assert t.hand(1) == ["crisis", "peek"] and t.known(0, 1) == ["crisis", "peek"] and t.loose(0, 1) == []


@pytest.mark.parametrize("held", range(6))
def test_the_deck_is_filled_until_hand_and_deck_hold_six(held: int) -> None:  # KMK-14.4
    t = reborn(SEVEN[:held])
    assert len(t.hand(0)) == held and len(t.deck(0)) == 6 - held
    assert ("reborn", [0, held, 6 - held]) in t.told(1)


def test_the_deck_is_dealt_one_by_one_from_the_top_of_the_well() -> None:  # KMK-14.4
    t = reborn(SEVEN[:4], well=["sowing", "salvage", "voyage"])
    assert t.deck(0) == ["voyage", "salvage"] and t.well == ["sowing"]


def test_nobody_looks_at_the_new_deck_and_the_hand_gets_none_of_it() -> None:  # KMK-14.5
    t = reborn(SEVEN[:4], well=["sowing", "salvage", "voyage"])
    assert t.hand(0) == SEVEN[:4]
    assert t.view(0).souls[0].deck == t.view(1).souls[0].deck == (None, None)
    assert not [event for seat in (0, 1) for event in t.told(seat) if event[0] in ("your-card", "sees")]


@pytest.mark.parametrize("held", [6, 7])
def test_a_hand_of_six_or_more_leaves_the_deck_empty(held: int) -> None:  # KMK-14.6
    t = reborn(SEVEN[:held], well=["sowing", "salvage"])
    assert t.hand(0) == SEVEN[:held] and t.deck(0) == [] and t.well == ["sowing", "salvage"]


def test_the_deeds_just_discarded_may_enter_the_new_well() -> None:  # KMK-14.7
    t = reborn([], deeds=["vengeance", "crisis", "recycle", "panic", "salvage"], well=[])
    assert t.ruins == ["recycle", "panic", "salvage"] and t.well == []
    assert sorted(t.deck(0)) == ["crisis", "vengeance"]


def test_a_rebirth_with_too_few_cards_deals_those_that_can_be_had() -> None:  # KMK-14.7, KMK-12.4
    t = reborn([], deeds=["crisis", "recycle"], well=["sowing"])
    assert t.deck(0) == ["sowing"] and t.ruins == ["crisis", "recycle"] and t.to_move == 1


def test_the_turn_ends_with_the_rebirth() -> None:  # KMK-14.8
    t = reborn(["crisis"])
    assert (t.kind, t.to_move, t.actor, t.state.turns) == ("play_card", 1, 1, 1)
    t.plays("peek", "future")
    assert t.to_move == 0 and len(t.hand(0)) == 2
