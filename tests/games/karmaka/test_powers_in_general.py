"""What holds for all powers: KMK-8."""

import pytest

from tablee.games.karmaka.rules.tables import KIND
from tests.games.karmaka.sitting import Sitting

POWERS = [card for card in KIND if card != "jubilee"]
AIMED_AT_A_RIVAL = ["stolen_dreams", "thievery", "peek", "swindle", "crisis", "hells_heart", "vengeance", "spite"]
AIMED_AT_A_PLAYER = ["longevity", "panic", "dwindle"]


@pytest.mark.parametrize("card", POWERS)
def test_a_card_may_always_be_played_for_its_power(card: str) -> None:  # KMK-8.1
    t = Sitting([[card], []], well=[])
    assert (card, "power") in t.options
    assert t.plays(card).centre == card


def test_a_power_that_can_do_nothing_moves_no_card() -> None:  # KMK-8.1 KMK-8.2
    t = Sitting([["vengeance", "panic"], ["spite"]], futures=[["mimic"], ["peek"]], ruins=["voyage"]).plays("vengeance")
    assert (t.hand(0), t.hand(1), t.future(0), t.future(1), t.ruins) == (
        ["panic"], ["spite"], ["mimic"], ["peek"], ["voyage"]
    )  # fmt: skip
    assert ("no-effect", [0]) in t.told(1)


def test_a_power_takes_as_many_cards_as_there_are() -> None:  # KMK-8.2
    t = Sitting([["voyage"], ["spite"]], well=["panic", "mimic"], ruins=["peek", "peek", "crisis"]).plays("voyage")
    assert t.hand(0) == ["mimic", "panic"] and t.kind == "karmic_offer"


def test_the_rest_of_a_power_is_applied_when_a_part_cannot_be() -> None:  # KMK-8.2
    t = Sitting([["sowing", "mimic", "panic"], ["spite"]], well=[]).plays("sowing").chooses("panic")
    assert t.future(0) == ["panic", "mimic"] and t.kind == "karmic_offer"


def test_a_part_with_up_to_is_optional() -> None:  # KMK-8.3
    t = Sitting([["roulette", "mimic"], ["spite"]]).plays("roulette")
    assert t.options == ["mimic", "stop"]
    t.chooses("stop")
    assert t.options == ["draw", "stop"]
    assert t.chooses("stop").hand(0) == ["mimic"]


def test_destiny_may_keep_nothing_but_must_put_everything_back() -> None:  # KMK-8.3
    t = Sitting([["destiny"], ["spite"]], well=["mimic", "panic", "voyage"]).plays("destiny").chooses("stop")
    assert t.kind == "destiny_order" and t.refuses("stop") == "KMK-11.9b"


@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("salvage", "salvage_pick"),
        ("recycle", "recycle_pick"),
        ("transmigrate", "transmigrate_pick"),
        ("denial", "denial_discard"),
        ("sowing", "sowing_place"),
        ("embody", "embody_pick"),
        ("crisis", "crisis_discard"),
        ("swindle", "swindle_keep"),
    ],
)
def test_any_other_part_is_compulsory(card: str, question: str) -> None:  # KMK-8.3
    zone = [["mimic", "panic"], ["mimic", "panic"]]
    t = Sitting([[card, "mimic", "panic"], zone[1]], futures=zone, deeds=zone, ruins=["voyage", "peek"], well=[])
    t.plays(card)
    assert t.kind == question and "stop" not in t.options and "pass" not in t.options
    assert t.refuses("stop").startswith("KMK-11.")


@pytest.mark.parametrize("card", AIMED_AT_A_PLAYER)
def test_a_power_that_names_a_player_lets_the_actor_choose_either(card: str) -> None:  # KMK-8.4
    t = Sitting([[card], ["spite"]]).plays(card)
    assert t.kind == "choose_player" and t.to_move == 0 and t.options == ["self", "rival"]
    assert t.refuses("seat_1") == "KMK-8.4"


@pytest.mark.parametrize("actor", [0, 1])
@pytest.mark.parametrize(("target", "step"), [("self", 0), ("rival", 1)])
def test_the_chosen_player_is_the_one_touched(actor: int, target: str, step: int) -> None:  # KMK-8.4
    decks = [["mimic"], ["mimic"]]
    t = Sitting([["panic"], ["panic"]], decks=decks, actor=actor).plays("panic").chooses(target)
    assert t.deck((actor + step) % 2) == [] and t.deck((actor + step + 1) % 2) == ["mimic"]
    assert ("chooses", [actor, (actor + step) % 2]) in t.told(1 - actor)


@pytest.mark.parametrize("card", ["panic", "dwindle"])
@pytest.mark.parametrize("target", ["self", "rival"])
def test_a_player_for_whom_the_power_does_nothing_may_be_chosen(card: str, target: str) -> None:  # KMK-8.4
    t = Sitting([[card], []]).plays(card).chooses(target)
    assert t.kind == "karmic_offer" and t.ruins == [] and ("no-effect", [0]) in t.told(1)


@pytest.mark.parametrize("card", AIMED_AT_A_RIVAL)
@pytest.mark.parametrize("actor", [0, 1])
def test_a_power_that_names_a_rival_asks_for_no_choice_and_touches_the_rival(card: str, actor: int) -> None:  # KMK-8.5
    zone = [["embody"], ["embody"]]
    hands = [[card, "sowing"], [card, "sowing"]]
    t = Sitting(hands, futures=zone, deeds=zone, actor=actor).plays(card)
    assert t.kind not in ("choose_player", "choose_rival") and t.state.aimed == 1 - actor


@pytest.mark.parametrize("actor", [0, 1])
def test_vengeance_strikes_the_rival_and_never_the_actor(actor: int) -> None:  # KMK-8.5
    t = Sitting([["vengeance"], ["vengeance"]], deeds=[["panic"], ["panic"]], actor=actor).plays("vengeance")
    assert t.deeds(actor) == ["panic"] and t.deeds(1 - actor) == []


def test_cards_moved_from_stack_to_stack_end_up_in_reverse_order() -> None:  # KMK-8.6
    t = Sitting([["hells_heart"], ["spite"]], futures=[[], ["mimic", "panic", "voyage"]]).plays("hells_heart")
    assert t.ruins == ["voyage", "panic"] and t.future(1) == ["mimic"]


def test_well_cards_are_moved_to_a_deck_one_by_one_from_the_top() -> None:  # KMK-8.6
    t = Sitting([["longevity"], []], decks=[[], ["peek"]], well=["mimic", "panic", "voyage"])
    assert t.plays("longevity").chooses("rival").deck(1) == ["peek", "voyage", "panic"]


@pytest.mark.parametrize(
    ("card", "answers", "lost"),
    [
        ("dwindle", ["rival"], "spite"),
        ("panic", ["rival"], "crisis"),
        ("vengeance", [], "peek"),
        ("spite", [], "spite"),
        ("hells_heart", [], "sowing"),
        ("denial", ["voyage"], "voyage"),
    ],
)
def test_to_discard_is_to_put_face_up_on_the_ruins(card: str, answers: list[str], lost: str) -> None:  # KMK-8.7
    t = Sitting(
        [[card, "voyage", "thievery"], ["spite"]],
        decks=[[], ["crisis"]],
        futures=[[], ["sowing"]],
        deeds=[[], ["peek"]],
        ruins=["panic", "mimic"],
    )
    t.plays(card).chooses(*answers)
    assert t.ruins == ["panic", "mimic", lost] and t.view(7).ruins[0] == lost


@pytest.mark.parametrize(("card", "number"), [("another_day", 1), ("voyage", 3)])
def test_cards_of_the_well_go_to_the_actors_hand(card: str, number: int) -> None:  # KMK-8.8
    well = ["crisis", "mimic", "panic", "sowing"]
    t = Sitting([[card], ["spite"]], well=well).plays(card)
    assert t.hand(0) == sorted(well[-number:]) and t.hand(1) == ["spite"] and t.well == well[:-number]


def test_cards_of_the_well_go_elsewhere_if_the_power_says_so() -> None:  # KMK-8.8
    t = Sitting([["longevity"], []], well=["mimic", "panic"]).plays("longevity").chooses("self")
    assert t.hand(0) == [] and t.deck(0) == ["panic", "mimic"]


@pytest.mark.parametrize("seed", range(6))
def test_cards_of_the_well_are_taken_one_at_a_time(seed: int) -> None:  # KMK-8.8
    lower, top = ["panic", "panic", "destiny", "sowing", "recycle"], ["peek", "crisis", "spite"]
    t = Sitting([["voyage"], []], well=["mimic"], ruins=lower + top, seed=seed).plays("voyage")
    assert "mimic" in t.hand(0) and len(t.hand(0)) == 3 and t.ruins == top
    assert ("reshuffle", [5]) in t.told(1)


def test_a_mimicked_vengeance_strikes_the_rival_who_owns_it() -> None:  # KMK-8.9
    t = Sitting([["mimic"], ["spite"]], deeds=[["panic"], ["crisis", "vengeance"]]).plays("mimic")
    assert t.deeds(1) == ["crisis"] and t.deeds(0) == ["panic"] and t.ruins == ["vengeance"]


def test_your_future_life_is_that_of_the_player_who_mimics() -> None:  # KMK-8.9
    t = Sitting([["mimic"], ["spite"]], futures=[["panic"], ["voyage"]], deeds=[[], ["transmigrate"]]).plays("mimic")
    assert t.hand(0) == ["panic"] and t.future(0) == [] and t.future(1) == ["voyage"]


def test_a_mimicked_choice_of_player_names_the_actor_as_self() -> None:  # KMK-8.9
    t = Sitting([["mimic"], ["spite"]], decks=[["peek"], ["peek"]], deeds=[[], ["panic"]]).plays("mimic")
    assert t.to_move == 0 and t.chooses("self").deck(0) == [] and t.deck(1) == ["peek"]
