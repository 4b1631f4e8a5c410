"""The worked examples of the specification, section 10: each shows what its name says."""

import pytest

from tablee.games.karmaka.rules.score import score_of
from tests.games.karmaka.sitting import Sitting, kinds


def test_anna_makes_up_for_a_missing_point_with_a_ring() -> None:  # EX-1: KMK-13.4 KMK-13.5 KMK-13.6 KMK-13.7 KMK-14.2
    deeds = ["vengeance", "crisis", "recycle"]
    t = Sitting([[], ["panic"]], deeds=[deeds], futures=[["peek", "spite"]], levels=[2, 0], rings=[2, 0], at_start=True)
    assert ("dies", [0, 5, 6]) in t.told(1) and t.kind == "ring_trade" and t.options == ["trade", "keep"]
    t.chooses("trade")
    assert t.level(0) == 3 and t.rings(0) == 1 and t.ruins == deeds
    assert t.hand(0) == ["peek", "spite"] and t.future(0) == [] and len(t.deck(0)) == 4 and t.actor == 1


def test_rebirth_with_four_cards_adds_a_deck_of_two_unseen() -> None:  # EX-2: KMK-14.3 KMK-14.4
    future = ["crisis", "mimic", "peek", "spite"]
    t = Sitting([[], ["panic"]], futures=[future], well=["embody", "voyage", "sowing"], at_start=True)
    assert t.hand(0) == future and t.deck(0) == ["sowing", "voyage"] and t.well == ["embody"]
    assert t.view(0).souls[0].deck == t.view(1).souls[0].deck == (None, None)


def test_rebirth_with_seven_cards_takes_nothing_from_the_well() -> None:  # EX-3: KMK-14.6
    future = ["crisis", "mimic", "peek", "peek", "recycle", "sowing", "spite"]
    t = Sitting([[], ["panic"]], futures=[future], well=["embody", "voyage"], at_start=True)
    assert t.hand(0) == future and t.deck(0) == [] and t.well == ["embody", "voyage"]


def test_transmigrate_in_vain_is_offered_as_usual() -> None:  # EX-4: KMK-8.1 KMK-7.1
    t = Sitting([["transmigrate", "panic"], ["spite"]], futures=[[], ["peek"]]).plays("transmigrate")
    assert t.hand(0) == ["panic"] and t.future(1) == ["peek"]
    assert t.kind == "karmic_offer" and t.to_move == 1 and t.centre == "transmigrate"


def test_dwindle_in_vain_is_offered_to_the_rival_chosen() -> None:  # EX-5: KMK-8.1 KMK-8.4
    t = Sitting([["dwindle", "panic"], []]).plays("dwindle")
    assert t.options == ["self", "rival"]
    t.chooses("rival")
    assert t.ruins == [] and t.kind == "karmic_offer" and t.to_move == 1 and t.centre == "dwindle"


def test_roulette_with_two_discards_takes_up_to_three_seeing_each() -> None:  # EX-6: KMK-11.17
    t = Sitting([["roulette", "panic", "mimic", "spite"], ["peek"]], well=["crisis", "embody", "voyage", "sowing"])
    t.plays("roulette").chooses("panic", "mimic", "draw")
    assert t.kind == "roulette_draw" and t.hand(0) == ["sowing", "spite"]
    assert t.chooses("draw").view(0).souls[0].hand == ("sowing", "voyage", "spite")
    assert t.chooses("draw").kind == "karmic_offer" and len(t.hand(0)) == 4 and t.ruins == ["panic", "mimic"]


@pytest.mark.parametrize("draws", [0, 1, 2])
def test_roulette_with_two_discards_may_stop_before_the_third(draws: int) -> None:  # EX-6: KMK-11.17
    t = Sitting([["roulette", "panic", "mimic"], ["peek"]]).plays("roulette").chooses("panic", "mimic")
    t.chooses(*["draw"] * draws, "stop")
    assert t.kind == "karmic_offer" and len(t.hand(0)) == draws


@pytest.mark.parametrize(("answer", "hand"), [("draw", ["panic", "voyage"]), ("stop", ["panic"])])
def test_roulette_without_discard_takes_one_card_or_none(answer: str, hand: list[str]) -> None:  # EX-6: KMK-11.17
    t = Sitting([["roulette", "panic"], ["peek"]], well=["spite", "voyage"]).plays("roulette").chooses("stop", answer)
    assert t.kind == "karmic_offer" and t.hand(0) == hand


def test_denial_may_take_back_the_salvage_it_discarded() -> None:  # EX-7: KMK-10.2
    t = Sitting([["denial", "salvage", "mimic"], ["peek"]], ruins=["panic", "crisis", "spite"])
    t.plays("denial").chooses("salvage")
    assert t.ruins == ["panic", "crisis", "spite", "salvage"]
    assert t.options == [(1, "salvage"), (2, "spite"), (3, "crisis")]
    t.chooses((1, "salvage"))
    assert t.hand(0) == ["mimic", "salvage"] and t.ruins == ["panic", "crisis", "spite"]
    assert t.kind == "karmic_offer" and t.centre == "denial"


def test_a_chain_of_denials_offers_the_first_only() -> None:  # EX-8: KMK-10.3
    t = Sitting([["denial", "denial", "vengeance"], ["peek"]], deeds=[[], ["panic", "spite"]])
    t.plays("denial").chooses("denial")  # Vengeance, the last card, is discarded without being asked
    assert t.ruins == ["denial", "vengeance", "spite"] and t.deeds(1) == ["panic"]
    assert t.kind == "karmic_offer" and t.centre == "denial"
    t.chooses("accept")
    assert t.future(1) == ["denial"] and t.kind == "play_card" and len(t.ruins) == 3


@pytest.mark.parametrize("deeds", [[], ["embody"], ["embody", "embody"]])
def test_embody_in_vain_is_offered(deeds: list[str]) -> None:  # EX-9: KMK-11.21a
    t = Sitting([["embody", "panic"], ["peek"]], deeds=[deeds, ["voyage"]]).plays("embody")
    assert t.kind == "karmic_offer" and t.centre == "embody" and t.hand(0) == ["panic"] and t.deeds(0) == deeds


def test_embody_through_mimic_applies_the_rivals_voyage() -> None:  # EX-9: KMK-10.4 KMK-10.8
    t = Sitting([["embody"], ["peek"]], deeds=[["panic", "mimic"], ["crisis", "voyage"]])
    t.plays("embody").chooses("mimic")
    assert len(t.hand(0)) == 3 and t.kind == "karmic_offer" and t.centre == "embody"
    assert t.chooses("decline").kind == "extra_play"


def test_mimic_of_embody_names_an_own_deed() -> None:  # EX-10: KMK-10.5
    t = Sitting([["mimic"], ["peek"]], deeds=[["salvage", "thievery"], ["panic", "embody"]]).plays("mimic")
    assert t.kind == "embody_pick" and t.to_move == 0 and sorted(map(str, t.options)) == ["salvage", "thievery"]
    t.chooses("thievery")
    assert t.hand(0) == ["embody"] and t.deeds(1) == ["panic"] and t.centre == "mimic" and t.kind == "karmic_offer"


def test_mimic_of_mimic_has_no_effect() -> None:  # EX-10: KMK-10.6
    t = Sitting([["mimic", "panic"], ["peek"]], deeds=[["voyage"], ["voyage", "mimic"]]).plays("mimic")
    assert t.kind == "karmic_offer" and t.centre == "mimic" and t.hand(0) == ["panic"]


def test_spite_discards_two_random_cards_of_five() -> None:  # EX-11: KMK-11.20
    hand = ["crisis", "mimic", "panic", "peek", "voyage"]
    t = Sitting([["spite"], hand]).plays("spite")
    assert len(t.hand(1)) == 3 and sorted(t.hand(1) + t.ruins) == hand


def test_swindle_keeps_one_of_three_random_cards_and_gives_two_back() -> None:  # EX-11: KMK-11.10
    hand = ["crisis", "mimic", "panic", "peek", "voyage"]
    t = Sitting([["swindle"], hand]).plays("swindle")
    assert len(t.options) == 3 and len(t.view(0).seen) == 3
    kept = str(t.options[0])
    t.chooses(kept)
    assert t.hand(0) == [kept] and len(t.hand(1)) == 4 and sorted([*t.hand(1), kept]) == hand


def test_panic_is_offered_before_the_next_card_is_played() -> None:  # EX-12: KMK-9.2
    t = Sitting([["panic", "spite"], ["peek"]], decks=[[], ["mimic", "voyage"]]).plays("panic").chooses("rival")
    assert t.ruins == ["voyage"] and t.kind == "karmic_offer" and t.to_move == 1
    t.chooses("accept")
    assert t.kind == "extra_play" and t.to_move == 0
    assert t.options == [("spite", "deed"), ("spite", "power"), ("spite", "future"), "stop"]


def test_an_empty_well_is_made_anew_from_all_ruins_but_the_top_three() -> None:  # EX-13: KMK-12.1
    lower = ["panic", "crisis", "spite", "mimic", "sowing", "recycle", "destiny"]
    top = ["peek", "voyage", "dwindle"]
    t = Sitting([["another_day"], ["peek"]], well=[], ruins=lower + top).plays("another_day")
    assert t.ruins == top and len(t.well) == 6 and sorted(t.well + t.hand(0)) == sorted(lower)
    assert t.chooses("decline").ruins == [*top, "another_day"]


def test_lives_are_not_synchronised() -> None:  # EX-14: KMK-15.4
    t = Sitting([[], ["panic"]], actor=1, levels=[1, 2], deeds=[["vengeance", "crisis"], []])
    t.state.souls[0].lives, t.state.souls[1].lives = 2, 4
    t.plays("panic", "deed")  # seat 0 is reborn into its third life, then seat 1 into its fifth
    assert [soul.lives for soul in t.view(0).souls] == [3, 5]
    assert [t.level(0), t.level(1)] == [2, 2] and [t.rings(0), t.rings(1)] == [0, 1]
    assert t.kind == "play_card" and t.actor == 0


def test_with_three_players_vengeance_is_offered_to_its_victim_only() -> None:  # EX-15: KMK-V1.2
    hands = [["vengeance"], ["peek"], ["panic"]]
    t = Sitting(hands, players=3, variant="multiplayer", deeds=[[], ["spite"], ["voyage"]]).plays("vengeance")
    t.chooses("seat_1")
    assert t.kind == "karmic_offer" and t.to_move == 1 and t.deeds(1) == [] and t.deeds(2) == ["voyage"]
    t.chooses("decline")
    assert t.ruins == ["spite", "vengeance"] and t.kind == "play_card" and t.actor == 1


def test_with_three_players_mimic_is_offered_to_the_victim_of_the_copy() -> None:  # EX-16: KMK-V1.7
    hands = [["mimic"], ["peek"], ["panic", "crisis"]]
    t = Sitting(hands, players=3, variant="multiplayer", deeds=[[], ["spite"], []]).plays("mimic")
    t.chooses("seat_1")
    assert t.kind == "choose_rival" and t.to_move == 0
    t.chooses("seat_2")
    assert t.hand(2) == [] and t.hand(1) == ["peek"]
    assert t.kind == "karmic_offer" and t.to_move == 2 and t.centre == "mimic"


def test_longevity_may_be_used_on_the_partner() -> None:  # EX-17: KMK-V2.4
    t = Sitting([["longevity"], ["peek"], [], ["peek"]], players=4, variant="teams").plays("longevity")
    assert t.options == ["self", "seat_1", "seat_2", "seat_3"]
    assert len(t.chooses("seat_2").deck(2)) == 2


def test_thievery_may_not_be_used_on_the_partner() -> None:  # EX-17: KMK-V2.4
    deeds = [[], ["panic"], ["spite"], ["mimic"]]
    t = Sitting([["thievery"], ["peek"], [], ["peek"]], players=4, variant="teams", deeds=deeds).plays("thievery")
    assert t.options == ["seat_1", "seat_3"] and t.refuses("seat_2") == "KMK-V2.4"


def test_a_covering_deed_protects_those_below() -> None:  # EX-18: KMK-3.7 KMK-11.19 KMK-13.4
    t = Sitting([["transmigrate"], ["vengeance"]], deeds=[["vengeance", "spite"]], levels=[2, 0])
    t.plays("transmigrate", "deed").plays("vengeance")
    assert t.ruins == ["transmigrate"] and t.deeds(0) == ["vengeance", "spite"]
    assert score_of(kinds(t.deeds(0))) == 6
