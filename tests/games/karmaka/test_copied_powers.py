"""Copied powers: Denial, Embody and Mimic, and how far a path of copies may go (KMK-10)."""

from tablee.games.karmaka.rules.tables import KIND
from tests.games.karmaka.sitting import Cards, Sitting


def copies(t: Sitting) -> Cards:
    """The kinds whose power was copied, in order, as everyone is told."""
    names = {number: name for name, number in KIND.items()}
    return [names[args[1]] for name, args in t.told(1) if name == "copies"]


def is_offered(t: Sitting, card: str) -> bool:
    """Whether the power is over and the rival is offered this card."""
    return (t.kind, t.to_move, t.centre) == ("karmic_offer", 1, card)


def in_vain(t: Sitting) -> int:
    """How often everyone was told that a power had no effect."""
    return t.told(1).count(("no-effect", [0]))


def test_a_deed_copied_by_embody_stays_where_it_is() -> None:  # KMK-10.1
    t = Sitting([["embody"]], deeds=[["crisis", "voyage", "peek"]], well=["spite", "sowing", "panic"])
    t.plays("embody").chooses("voyage")
    assert t.deeds(0) == ["crisis", "voyage", "peek"]
    assert t.hand(0) == ["panic", "sowing", "spite"]
    assert is_offered(t, "embody")


def test_a_deed_copied_by_mimic_stays_with_the_rival_and_works_for_the_actor() -> None:  # KMK-10.1, KMK-8.9
    t = Sitting([["mimic"], ["spite"]], deeds=[[], ["another_day"]], well=["sowing"])
    t.plays("mimic")
    assert t.deeds(1) == ["another_day"]
    assert t.hand(0) == ["sowing"] and t.hand(1) == ["spite"]
    assert is_offered(t, "mimic")


def test_mimic_on_vengeance_discards_that_very_vengeance() -> None:  # KMK-10.1, KMK-8.9
    t = Sitting([["mimic"], ["spite"]], deeds=[["peek"], ["crisis", "vengeance"]]).plays("mimic")
    assert t.deeds(1) == ["crisis"] and t.deeds(0) == ["peek"]
    assert t.ruins == ["vengeance"] and is_offered(t, "mimic")


def test_the_card_copied_by_denial_is_discarded_first() -> None:  # KMK-10.1
    t = Sitting([["denial", "panic", "peek"]], decks=[[], ["voyage"]]).plays("denial").chooses("panic")
    assert t.kind == "choose_player" and t.ruins == ["panic"] and t.centre == "denial"
    t.chooses("rival")
    assert t.ruins == ["panic", "voyage"]


def test_salvage_through_denial_may_take_itself() -> None:  # KMK-10.2
    t = Sitting([["denial", "salvage", "peek"]], ruins=["spite", "crisis", "voyage"])
    t.plays("denial").chooses("salvage")
    assert t.options == [(1, "salvage"), (2, "voyage"), (3, "crisis")]
    t.chooses((1, "salvage"))
    assert t.hand(0) == ["peek", "salvage"] and t.ruins == ["spite", "crisis", "voyage"]
    assert is_offered(t, "denial")


def test_recycle_through_denial_may_take_itself() -> None:  # KMK-10.2
    t = Sitting([["denial", "recycle", "peek"]], futures=[["spite"]], ruins=["crisis"])
    t.plays("denial").chooses("recycle", (1, "recycle"))
    assert t.future(0) == ["spite", "recycle"] and t.ruins == ["crisis"]
    assert is_offered(t, "denial")


def test_denial_may_copy_denial_and_only_the_card_in_the_centre_is_offered() -> None:  # KMK-10.3
    t = Sitting([["denial", "denial", "vengeance", "peek"], ["panic"]], deeds=[[], ["spite", "crisis"]])
    t.plays("denial").chooses("denial", "vengeance")
    assert t.ruins == ["denial", "vengeance", "crisis"] and t.deeds(1) == ["spite"]
    assert is_offered(t, "denial") and copies(t) == ["denial", "vengeance"]
    t.chooses("accept")
    assert t.future(1) == ["denial"] and t.ruins == ["denial", "vengeance", "crisis"]


def test_a_chain_of_three_denials_leaves_two_of_them_in_the_ruins() -> None:  # KMK-10.3
    t = Sitting([["denial", "denial", "denial", "another_day", "peek"]], well=["voyage"])
    t.plays("denial").chooses("denial", "denial", "another_day")
    assert t.ruins == ["denial", "denial", "another_day"]
    assert t.hand(0) == ["peek", "voyage"] and is_offered(t, "denial")


def test_embody_may_copy_a_deed_that_is_not_exposed() -> None:  # KMK-10.4
    t = Sitting([["embody"]], deeds=[["salvage", "peek", "crisis"]], ruins=["spite"]).plays("embody")
    assert set(t.options) == {"salvage", "peek", "crisis"}
    t.chooses("salvage")
    assert t.hand(0) == ["spite"] and copies(t) == ["salvage"]


def test_embody_on_mimic_copies_the_rivals_exposed_deed() -> None:  # KMK-10.4
    t = Sitting([["embody"]], deeds=[["mimic"], ["peek", "voyage"]], well=["spite", "sowing", "panic"]).plays("embody")
    assert copies(t) == ["mimic", "voyage"]
    assert t.hand(0) == ["panic", "sowing", "spite"] and is_offered(t, "embody")


def test_mimic_copies_the_exposed_deed_only() -> None:  # KMK-10.5
    t = Sitting([["mimic"], ["panic"]], deeds=[["voyage"], ["another_day", "recycle"]], ruins=["spite"]).plays("mimic")
    assert copies(t) == ["recycle"]
    assert t.future(0) == ["spite"] and t.ruins == []


def test_mimic_on_embody_copies_one_of_the_actors_own_deeds() -> None:  # KMK-10.5
    t = Sitting([["mimic"]], deeds=[["salvage", "thievery"], ["peek", "embody"]]).plays("mimic")
    assert t.kind == "embody_pick" and t.to_move == 0
    assert set(t.options) == {"salvage", "thievery"}
    t.chooses("thievery")
    assert t.hand(0) == ["embody"] and t.deeds(1) == ["peek"]
    assert t.deeds(0) == ["salvage", "thievery"] and is_offered(t, "mimic")


def test_mimic_on_mimic_has_no_effect() -> None:  # KMK-10.6
    t = Sitting([["mimic"]], deeds=[["voyage"], ["another_day", "mimic"]], well=["spite"]).plays("mimic")
    assert is_offered(t, "mimic") and in_vain(t) == 1
    assert t.hand(0) == [] and t.well == ["spite"]


def test_embody_on_embody_has_no_effect() -> None:  # KMK-10.6
    t = Sitting([["embody"]], deeds=[["another_day", "embody"]], well=["spite"]).plays("embody").chooses("embody")
    assert is_offered(t, "embody") and in_vain(t) == 1
    assert t.hand(0) == [] and t.well == ["spite"]


def test_embody_mimic_embody_ends_there() -> None:  # KMK-10.7
    t = Sitting([["embody"]], deeds=[["mimic"], ["embody"]], well=["spite"]).plays("embody")
    assert copies(t) == ["mimic", "embody"]
    assert is_offered(t, "embody") and in_vain(t) == 1


def test_mimic_embody_mimic_ends_there() -> None:  # KMK-10.7
    t = Sitting([["mimic"]], deeds=[["mimic"], ["embody"]], well=["spite"]).plays("mimic")
    assert copies(t) == ["embody", "mimic"]
    assert is_offered(t, "mimic") and in_vain(t) == 1


def test_a_denial_copied_by_embody_starts_a_fresh_path_for_embody() -> None:  # KMK-10.7
    t = Sitting([["embody", "embody"]], deeds=[["denial", "another_day"]], well=["spite"])
    t.plays("embody").chooses("denial", "another_day")
    assert copies(t) == ["denial", "embody", "another_day"]
    assert t.ruins == ["embody"] and t.hand(0) == ["spite"] and in_vain(t) == 0


def test_a_denial_copied_by_mimic_starts_a_fresh_path_for_mimic() -> None:  # KMK-10.7
    t = Sitting([["mimic", "mimic", "peek"]], deeds=[[], ["denial"]])
    t.plays("mimic").chooses("mimic")
    assert t.kind == "karmic_offer" and copies(t) == ["denial", "mimic", "denial", "peek"]
    assert t.ruins == ["mimic", "peek"] and t.deeds(1) == ["denial"]


def test_a_new_card_played_starts_a_fresh_path() -> None:  # KMK-10.7
    t = Sitting([["embody", "embody"]], deeds=[["another_day"]], well=["spite", "peek"])
    t.plays("embody").chooses("decline").plays("embody")
    assert copies(t) == ["another_day", "another_day"] and in_vain(t) == 0
    assert t.hand(0) == ["peek", "spite"]


def test_an_extra_play_is_granted_by_a_power_copied_by_embody() -> None:  # KMK-10.8
    t = Sitting([["embody"]], deeds=[["another_day"]], well=["spite"]).plays("embody").chooses("decline")
    assert t.kind == "extra_play" and t.to_move == 0
    assert ("spite", "deed") in t.options and "stop" in t.options


def test_an_extra_play_is_granted_by_a_power_copied_by_mimic() -> None:  # KMK-10.8
    t = Sitting([["mimic", "crisis"], ["spite"]], deeds=[[], ["peek"]]).plays("mimic").chooses("accept")
    assert t.kind == "extra_play" and t.known(0, 1) == ["spite"]


def test_a_power_copied_by_denial_asks_its_questions_and_grants_its_extra_play() -> None:  # KMK-10.8
    t = Sitting([["denial", "panic", "peek"]], decks=[["crisis"]]).plays("denial").chooses("panic")
    assert (t.kind, t.to_move, t.options) == ("choose_player", 0, ["self", "rival"])
    t.chooses("self", "decline")
    assert t.ruins == ["panic", "crisis", "denial"] and t.kind == "extra_play"


def test_a_copied_power_without_extra_play_ends_the_turn() -> None:  # KMK-10.8
    t = Sitting([["embody", "peek"], ["spite"]], deeds=[["salvage"]], ruins=["crisis"]).plays("embody")
    t.chooses("decline")
    assert (t.kind, t.to_move) == ("play_card", 1)


def test_embody_without_an_own_deed_has_no_effect() -> None:  # KMK-10.9
    t = Sitting([["embody"]], deeds=[[], ["another_day"]], well=["spite"]).plays("embody")
    assert is_offered(t, "embody") and in_vain(t) == 1 and t.hand(0) == []


def test_mimic_without_a_deed_of_the_rival_has_no_effect() -> None:  # KMK-10.9
    t = Sitting([["mimic"]], deeds=[["another_day"]], well=["spite"]).plays("mimic")
    assert is_offered(t, "mimic") and in_vain(t) == 1 and t.hand(0) == []


def test_denial_with_an_empty_hand_has_no_effect() -> None:  # KMK-10.9
    t = Sitting([["denial"], ["peek"]], ruins=["another_day"], well=["spite"]).plays("denial")
    assert is_offered(t, "denial") and in_vain(t) == 1
    assert t.ruins == ["another_day"] and t.hand(0) == []


def test_a_denial_copied_with_an_empty_hand_has_no_effect() -> None:  # KMK-10.9
    t = Sitting([["denial", "denial"], ["peek"]]).plays("denial")
    assert is_offered(t, "denial") and in_vain(t) == 1 and t.ruins == ["denial"]
