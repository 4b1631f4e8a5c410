"""The three ways to play a card, and the pass: KMK-6."""

import pytest

from tablee.games.karmaka.rules.tables import KIND
from tests.games.karmaka.sitting import Sitting

WAYS = ("deed", "power", "future")


def test_a_card_has_exactly_three_ways_to_be_played() -> None:  # KMK-6.1
    t = Sitting([["panic"], []])
    assert t.options == [("panic", way) for way in WAYS]
    assert t.refuses(["panic", "partner"]) == "KMK-V2.3"


@pytest.mark.parametrize(("way", "places"), [("deed", (1, 0, 0)), ("power", (0, 1, 0)), ("future", (0, 0, 1))])
def test_a_played_card_leaves_the_hand_for_one_place(way: str, places: tuple[int, int, int]) -> None:  # KMK-6.1
    t = Sitting([["vengeance", "panic"], ["spite"]]).plays("vengeance", way)
    assert (len(t.deeds(0)), int(t.centre is not None), len(t.future(0))) == places
    assert t.hand(0) == ["panic"]


def test_a_card_played_for_its_points_covers_the_deeds() -> None:  # KMK-6.2
    t = Sitting([["panic"], ["spite"]], deeds=[["crisis", "voyage"]]).plays("panic", "deed")
    assert t.deeds(0) == ["crisis", "voyage", "panic"]
    assert ("plays-deed", [0, KIND["panic"]]) in t.told(1) and t.view(1).souls[0].deeds[0] == "panic"


def test_a_card_played_for_its_power_goes_to_the_centre_is_applied_and_then_offered() -> None:  # KMK-6.3
    t = Sitting([["another_day", "panic"], ["spite"]], well=["voyage"]).plays("another_day")
    assert t.centre == "another_day" and t.hand(0) == ["panic", "voyage"]
    assert t.kind == "karmic_offer" and t.to_move == 1
    assert ("plays-power", [0, KIND["another_day"]]) in t.told(1)


def test_the_offer_waits_for_the_end_of_the_power() -> None:  # KMK-6.3
    t = Sitting([["panic"], ["spite"]]).plays("panic")
    assert t.kind == "choose_player" and t.to_move == 0
    assert t.chooses("self").kind == "karmic_offer"


def test_a_card_played_for_the_future_lies_on_top_of_the_future_life() -> None:  # KMK-6.4
    t = Sitting([["panic"], ["spite"]], futures=[["crisis", "voyage"]]).plays("panic", "future")
    assert t.future(0) == ["crisis", "voyage", "panic"]
    assert t.view(0).souls[0].future_life == ("panic", "voyage", "crisis")


def test_a_card_played_for_the_future_is_unseen_by_the_rival() -> None:  # KMK-6.4
    tables = [Sitting([["panic", "mimic"], ["spite"]], well=[]).plays(card, "future") for card in ("panic", "mimic")]
    assert tables[0].told(1) == tables[1].told(1) and tables[0].view(1) == tables[1].view(1)
    assert ("your-card", [0, KIND["panic"]]) in tables[0].told(0)


@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("deeds", [[], ["spite", "vengeance", "panic"]])
def test_any_card_may_be_played_in_any_way_at_any_level(level: int, deeds: list[str]) -> None:  # KMK-6.5
    hand = [card for card in KIND if card != "jubilee"]
    t = Sitting([hand, []], deeds=[deeds], levels=[level, 0])
    assert t.options == [(card, way) for card in hand for way in WAYS]


@pytest.mark.parametrize("card", [card for card in KIND if card != "jubilee"])
@pytest.mark.parametrize("way", WAYS)
def test_each_card_can_really_be_played_in_each_way(card: str, way: str) -> None:  # KMK-6.5
    t = Sitting([[card], ["panic"]]).plays(card, way)
    placed = {"deed": t.deeds(0), "power": [t.centre], "future": t.future(0)}
    assert placed[way] == [card]


@pytest.mark.parametrize("left", [1, 2])
def test_the_actor_may_pass_while_the_deck_still_holds_a_card(left: int) -> None:  # KMK-6.6
    t = Sitting([["spite"], ["panic"]], decks=[["crisis"] * left], at_start=False)
    assert t.options[-1] == "pass"
    t.chooses("pass")
    assert t.hand(0) == ["spite"] and t.actor == 1 and ("passes", [0]) in t.told(1)


def test_the_deck_is_tested_after_the_draw_step() -> None:  # KMK-6.6 KMK-6.7
    two = Sitting([["spite"], ["panic"]], decks=[["crisis", "voyage"]], at_start=True)
    one = Sitting([["spite"], ["panic"]], decks=[["crisis"]], at_start=True)
    assert "pass" in two.options and "pass" not in one.options


def test_with_an_empty_deck_the_actor_must_play() -> None:  # KMK-6.7
    t = Sitting([["spite"], ["panic"]], decks=[[], ["crisis", "voyage"]])
    assert "pass" not in t.options and t.refuses("pass") == "KMK-6.7"


def test_a_full_well_or_future_life_does_not_allow_a_pass() -> None:  # KMK-6.6 KMK-6.7
    t = Sitting([["spite"], ["panic"]], futures=[["crisis", "voyage"]])
    assert len(t.well) == 58 and t.refuses("pass") == "KMK-6.7"


@pytest.mark.parametrize("way", ["deed", "future"])
def test_cards_played_for_points_or_for_the_future_are_offered_to_nobody(way: str) -> None:  # KMK-6.8
    t = Sitting([["peek", "voyage"], ["panic"]]).plays("peek", way)
    assert t.kind == "play_card" and t.to_move == t.actor == 1
    assert t.future(1) == [] and t.ruins == [] and t.hand(0) == ["voyage"]
