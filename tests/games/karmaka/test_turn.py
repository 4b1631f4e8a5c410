"""The turn: KMK-5."""

import pytest

from tests.games.karmaka.sitting import Sitting


def names_told(t: Sitting) -> list[str]:
    """The names of the events told to everyone."""
    return [name for name, _ in t.told(7)]


def test_turns_alternate_between_the_two_players() -> None:  # KMK-5.1
    t = Sitting([["panic", "spite"], ["voyage", "mimic"]])
    actors = []
    for card in ("panic", "voyage", "spite", "mimic"):
        actors.append(t.actor)
        t.plays(card, "deed")
    assert actors == [0, 1, 0, 1]


def test_turns_alternate_after_a_pass_and_after_a_turn_in_limbo() -> None:  # KMK-5.1
    t = Sitting([["panic"], []], decks=[["spite", "embody"]])
    t.chooses("pass")
    assert "dies" in names_told(t) and t.actor == 0 and t.hand(0) == ["embody", "panic"]


def test_turns_go_clockwise_with_more_players() -> None:  # KMK-5.1
    t = Sitting([["panic"], ["spite"], ["mimic"]], players=3, variant="multiplayer", actor=1)
    t.plays("spite", "deed")
    assert t.actor == 2
    assert t.plays("mimic", "deed").actor == 0


def test_with_hand_and_deck_empty_the_turn_is_a_reincarnation_and_nothing_else() -> None:  # KMK-5.2
    t = Sitting([[], ["voyage"]], futures=[["panic", "spite"]], at_start=True)
    assert names_told(t) == ["turn", "dies", "fails", "reborn", "turn"]
    assert t.hand(0) == ["panic", "spite"] and t.actor == t.to_move == 1


@pytest.mark.parametrize(("hand", "deck"), [(["panic"], []), ([], ["panic"]), (["spite"], ["panic"])])
def test_with_a_card_in_hand_or_deck_the_turn_is_a_normal_one(hand: list[str], deck: list[str]) -> None:  # KMK-5.2
    t = Sitting([hand, ["voyage"]], decks=[deck], at_start=True)
    assert t.kind == "play_card" and t.to_move == 0 and "dies" not in names_told(t)


def test_the_draw_step_takes_the_top_card_of_the_own_deck() -> None:  # KMK-5.3
    t = Sitting([["spite"], []], decks=[["panic", "crisis"], ["voyage"]], at_start=True)
    assert t.hand(0) == ["crisis", "spite"] and t.deck(0) == ["panic"] and t.deck(1) == ["voyage"]


def test_the_draw_step_is_skipped_with_an_empty_deck() -> None:  # KMK-5.3
    t = Sitting([["spite"], []], decks=[[], ["voyage"]], well=["panic"], at_start=True)
    assert t.hand(0) == ["spite"] and t.well == ["panic"] and "draws" not in names_told(t)


def test_the_draw_step_is_compulsory_and_draws_a_single_card() -> None:  # KMK-5.3
    t = Sitting([["spite"], []], decks=[["panic", "crisis"]], at_start=True)
    assert names_told(t) == ["turn", "draws"] and t.kind == "play_card"


def test_at_the_play_step_the_actor_plays_one_card_or_passes() -> None:  # KMK-5.4
    t = Sitting([["spite"], []], decks=[["panic"]])
    assert t.options == [("spite", "deed"), ("spite", "power"), ("spite", "future"), "pass"]


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:  # KMK-5.4
    t = Sitting([["spite"], ["crisis"]], decks=[["panic"]], futures=[["voyage"]])
    for card in ("crisis", "panic", "voyage"):
        assert t.refuses([card, "deed"]) == "KMK-5.4"


def test_only_one_card_is_played_in_a_turn() -> None:  # KMK-5.4 KMK-5.6
    t = Sitting([["spite", "crisis"], ["voyage"]]).plays("crisis", "deed")
    assert t.hand(0) == ["spite"] and t.actor == 1


def test_at_the_play_step_the_hand_is_never_empty() -> None:  # KMK-5.5
    t = Sitting([[], ["voyage"]], decks=[["panic"]], at_start=True)
    assert t.kind == "play_card" and t.hand(0) == ["panic"] and ("panic", "deed") in t.options


def test_the_turn_ends_after_the_offer_of_a_power() -> None:  # KMK-5.6
    t = Sitting([["vengeance", "crisis"], ["voyage"]], decks=[[], ["mimic"]]).plays("vengeance")
    assert t.actor == 0 and t.deck(1) == ["mimic"]
    t.chooses("decline")
    assert t.actor == t.to_move == 1 and t.deck(1) == []


def test_the_turn_goes_on_until_the_extra_plays_are_done() -> None:  # KMK-5.6
    t = Sitting([["peek", "crisis"], ["voyage"]]).plays("peek").chooses("decline")
    assert t.actor == t.to_move == 0 and t.kind == "extra_play"
    assert t.plays("crisis", "deed").actor == 1


def test_a_player_does_not_die_when_the_last_card_is_played() -> None:  # KMK-5.7
    t = Sitting([["spite"], ["voyage", "mimic"]], deeds=[["crisis"]]).plays("spite", "deed")
    assert t.actor == 1 and t.deeds(0) == ["crisis", "spite"] and "dies" not in names_told(t)
    assert "dies" in names_told(t.plays("mimic", "deed"))


def test_the_rival_does_not_die_when_the_last_hand_card_is_discarded() -> None:  # KMK-5.7
    t = Sitting([["dwindle"], ["voyage"]], deeds=[[], ["crisis"]]).plays("dwindle").chooses("rival")
    assert t.hand(1) == [] and t.deeds(1) == ["crisis"] and t.kind == "karmic_offer"
    t.chooses("decline")
    assert ("dies", [1, 2, 4]) in t.told(0)


def test_longevity_keeps_a_player_without_cards_alive() -> None:  # KMK-5.2 KMK-5.7
    t = Sitting([["spite"], ["longevity"]], well=["panic", "crisis"]).plays("spite", "deed")
    t.plays("longevity").chooses("rival", "decline")
    assert t.kind == "play_card" and t.to_move == 0 and t.hand(0) == ["panic"] and t.deeds(0) == ["spite"]
