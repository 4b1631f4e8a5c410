"""The places where cards lie: KMK-3."""

import pytest

from tablee.games.karmaka.rules.invariants import check_cards
from tablee.kernel import SPECTATOR
from tests.games.karmaka.sitting import Sitting


def laid_out() -> Sitting:
    """A table with cards everywhere, seat 0 at the play step."""
    return Sitting(
        [["panic", "spite"], ["voyage"]],
        decks=[["crisis", "embody"], ["mimic"]],
        futures=[["destiny", "peek"], ["recycle", "sowing"]],
        deeds=[["dwindle", "salvage"], ["denial", "swindle"]],
        ruins=["thievery", "roulette"],
    )


def test_the_well_is_a_stack_taken_from_the_top() -> None:  # KMK-3.1
    t = Sitting([["another_day"], []], well=["panic", "spite"]).plays("another_day")
    assert t.hand(0) == ["spite"] and t.well == ["panic"]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_well_lies_face_down_and_the_ruins_face_up(seat: int) -> None:  # KMK-3.1
    view = laid_out().view(seat)
    assert view.well == (None,) * 46
    assert view.ruins == ("roulette", "thievery")


def test_a_card_is_discarded_on_top_of_the_ruins() -> None:  # KMK-3.1
    t = laid_out().plays("panic").chooses("rival")
    assert t.ruins == ["thievery", "roulette", "mimic"]


@pytest.mark.parametrize("way", ["deed", "power", "future"])
def test_well_and_ruins_are_shared_and_the_four_other_zones_are_each_ones_own(way: str) -> None:  # KMK-3.1 KMK-3.2
    t = laid_out().plays("spite", way)
    assert t.deck(0) == ["crisis", "embody"]
    assert t.deeds(1) == ["denial", "swindle"] and t.future(1) == ["recycle", "sowing"]
    assert t.view(0).ruins == t.view(1).ruins and len(t.view(0).well) == len(t.view(1).well)


def test_each_player_has_a_hand_a_deck_a_future_life_and_deeds() -> None:  # KMK-3.2
    t = laid_out()
    assert (t.hand(0), t.hand(1)) == (["panic", "spite"], ["voyage"])
    assert [len(t.view(0).souls[seat].deck) for seat in (0, 1)] == [2, 1]
    assert [len(t.view(0).souls[seat].future_life) for seat in (0, 1)] == [2, 2]
    assert [t.view(0).souls[seat].deeds for seat in (0, 1)] == [("salvage", "dwindle"), ("swindle", "denial")]


def test_the_hand_is_seen_by_its_owner_and_by_nobody_else() -> None:  # KMK-3.3
    t = laid_out()
    assert t.view(0).souls[0].hand == ("panic", "spite")
    for seat in (1, SPECTATOR):
        soul = t.view(seat).souls[0]
        assert soul.hand is None and soul.hand_count == 2 and soul.known == soul.loose == ()


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_nobody_looks_at_a_deck_not_even_its_owner(seat: int) -> None:  # KMK-3.4
    view = laid_out().view(seat)
    assert view.souls[0].deck == (None, None) and view.souls[1].deck == (None,)


def test_a_deck_is_separate_from_the_well_and_drawn_from_its_top() -> None:  # KMK-3.4
    t = Sitting([[], ["panic"]], decks=[["crisis", "embody"]], well=["voyage"], at_start=True)
    assert t.hand(0) == ["embody"] and t.deck(0) == ["crisis"] and t.well == ["voyage"]


def test_a_deck_may_be_empty() -> None:  # KMK-3.4
    t = Sitting([["spite"], ["panic"]], at_start=True)
    assert t.kind == "play_card" and t.hand(0) == ["spite"] and t.view(1).souls[0].deck == ()


@pytest.mark.parametrize("actor", [0, 1])
def test_the_owner_sees_the_future_life_in_its_order_at_any_time(actor: int) -> None:  # KMK-3.5
    t = Sitting([["panic"], ["panic"]], futures=[["destiny", "peek", "spite"]], actor=actor)
    assert t.view(0).souls[0].future_life == ("spite", "peek", "destiny")
    assert t.future(0) == ["destiny", "peek", "spite"]


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_the_rival_sees_only_the_number_of_cards_in_a_future_life(seat: int) -> None:  # KMK-3.5
    assert laid_out().view(seat).souls[0].future_life == (None, None)


def test_deeds_lie_in_the_order_played() -> None:  # KMK-3.6
    t = Sitting([["spite", "crisis", "panic"], ["voyage", "mimic", "peek"]])
    t.plays("spite", "deed").plays("voyage", "future").plays("crisis", "deed").plays("mimic", "future")
    assert t.plays("panic", "deed").deeds(0) == ["spite", "crisis", "panic"]


def test_deeds_are_never_reordered_when_one_leaves() -> None:  # KMK-3.6
    t = Sitting([["crisis"], []], deeds=[[], ["spite", "panic", "voyage", "embody"]])
    assert t.plays("crisis").chooses((3, "panic")).deeds(1) == ["spite", "voyage", "embody"]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_deeds_lie_face_up(seat: int) -> None:  # KMK-3.6
    view = laid_out().view(seat)
    assert view.souls[0].deeds == ("salvage", "dwindle")
    assert view.souls[1].deeds == ("swindle", "denial")


def test_deeds_are_those_of_the_present_life() -> None:  # KMK-3.6
    t = Sitting([[], ["panic"]], deeds=[["spite", "crisis"]], at_start=True)
    assert t.deeds(0) == [] and t.ruins == ["spite", "crisis"]


def test_the_exposed_deed_is_the_one_played_last() -> None:  # KMK-3.7
    t = Sitting([["spite"], ["thievery"]], deeds=[["crisis"]])
    t.plays("spite", "deed").plays("thievery")
    assert t.hand(1) == ["spite"] and t.deeds(0) == ["crisis"]


def test_when_the_exposed_deed_leaves_the_one_before_it_is_exposed() -> None:  # KMK-3.7
    t = Sitting([["vengeance", "mimic"], ["recycle"]], deeds=[[], ["spite", "voyage", "panic"]])
    t.plays("vengeance").chooses("decline").plays("recycle", "future").plays("mimic")
    assert len(t.hand(0)) == 3 and t.deeds(1) == ["spite", "voyage"]


def test_a_covered_deed_is_not_exposed() -> None:  # KMK-3.7
    t = Sitting([["vengeance"], []], deeds=[[], ["voyage", "panic"]]).plays("vengeance")
    assert t.deeds(1) == ["voyage"] and t.ruins == ["panic"]


def test_the_centre_holds_the_card_whose_power_is_resolved_and_only_then() -> None:  # KMK-3.8
    t = Sitting([["panic", "spite"], ["voyage"]])
    assert t.centre is None
    assert t.plays("panic").centre == "panic"
    assert t.chooses("rival").centre == "panic"
    assert t.chooses("decline").centre is None


def test_a_copied_card_does_not_join_the_centre() -> None:  # KMK-3.8
    t = Sitting([["denial", "roulette", "spite"], []]).plays("denial").chooses("roulette")
    assert t.kind == "roulette_discard" and t.centre == "denial" and t.ruins == ["roulette"]


@pytest.mark.parametrize("way", ["deed", "future"])
def test_a_card_played_in_another_way_never_lies_in_the_centre(way: str) -> None:  # KMK-3.8
    t = Sitting([["panic", "spite"], ["voyage"]]).plays("panic", way)
    assert t.centre is None and t.kind == "play_card"


def test_a_card_in_the_centre_is_in_no_hand_and_not_in_the_ruins() -> None:  # KMK-3.9
    t = Sitting([["salvage"], []], ruins=["panic", "spite"]).plays("salvage")
    assert t.centre == "salvage" and t.hand(0) == [] and t.options == [(1, "spite"), (2, "panic")]
    check_cards(t.state)


def test_a_card_in_the_centre_cannot_be_discarded_from_the_hand() -> None:  # KMK-3.9
    t = Sitting([["dwindle", "panic", "spite"], []]).plays("dwindle").chooses("self")
    assert t.options == ["panic", "spite"] and t.refuses("dwindle") == "KMK-11.15"
