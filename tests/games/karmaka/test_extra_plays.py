"""Extra plays: KMK-9."""

import pytest

from tablee.games.karmaka.rules.tables import KIND
from tablee.games.karmaka.rules.turns import play
from tests.games.karmaka.sitting import Sitting, game

EXTRA = ["peek", "another_day", "voyage", "panic"]
PLAIN = [card for card in KIND if card not in (*EXTRA, "jubilee", "denial", "embody", "mimic")]
Zones = list[list[str]] | None


def settle(t: Sitting) -> Sitting:
    """Answer whatever the power asks with its last option, until the next play."""
    while t.kind not in ("extra_play", "play_card"):
        t.chooses(t.options[-1])
    return t


def settled(card: str, decks: Zones = None, futures: Zones = None, deeds: Zones = None) -> Sitting:
    """A card was played for its power with a spare card in Hand, and declined."""
    return settle(Sitting([[card, "sowing"], ["dwindle"]], decks=decks, futures=futures, deeds=deeds).plays(card))


@pytest.mark.parametrize("card", EXTRA)
def test_four_powers_let_the_actor_play_one_more_card(card: str) -> None:  # KMK-9.1
    t = settled(card)
    assert t.kind == "extra_play" and t.to_move == t.actor == 0


@pytest.mark.parametrize("card", PLAIN)
def test_no_other_power_grants_an_extra_play(card: str) -> None:  # KMK-9.1
    t = settled(card, futures=[["embody"], ["embody"]], deeds=[["embody"], ["embody"]])
    assert t.kind == "play_card" and ("turn", [1, 2]) in t.told(0)


@pytest.mark.parametrize("card", EXTRA)
def test_a_mimicked_power_grants_its_extra_play(card: str) -> None:  # KMK-9.1
    assert settled("mimic", deeds=[[], [card]]).kind == "extra_play"


@pytest.mark.parametrize("card", EXTRA)
def test_an_embodied_power_grants_its_extra_play(card: str) -> None:  # KMK-9.1
    assert settled("embody", deeds=[[card]]).kind == "extra_play"


@pytest.mark.parametrize("card", EXTRA)
def test_a_power_copied_by_denial_grants_its_extra_play(card: str) -> None:  # KMK-9.1
    t = Sitting([["denial", card, "sowing"], ["dwindle"]]).plays("denial").chooses(card)
    assert settle(t).kind == "extra_play"


def test_the_cost_of_the_first_card_is_settled_before_the_extra_play() -> None:  # KMK-9.2
    t = Sitting([["peek", "sowing"], ["dwindle"]]).plays("peek")
    assert t.kind == "karmic_offer" and t.to_move == 1
    t.chooses("accept")
    assert t.kind == "extra_play" and t.future(1) == ["peek"] and t.centre is None


def test_the_extra_card_is_played_in_any_of_the_three_ways() -> None:  # KMK-9.3
    t = settled("peek")
    assert t.options == [("sowing", "deed"), ("sowing", "power"), ("sowing", "future"), "stop"]


@pytest.mark.parametrize(("way", "deeds", "future"), [("deed", ["sowing"], []), ("future", [], ["sowing"])])
def test_the_extra_card_goes_where_it_is_played(way: str, deeds: list[str], future: list[str]) -> None:  # KMK-9.3
    t = settled("peek").plays("sowing", way)
    assert t.deeds(0) == deeds and t.future(0) == future and t.actor == 1


def test_the_extra_card_played_for_its_power_is_offered_too() -> None:  # KMK-9.3
    t = Sitting([["peek", "vengeance"], ["dwindle"]], deeds=[[], ["mimic"]]).plays("peek").chooses("decline")
    t.plays("vengeance")
    assert t.kind == "karmic_offer" and t.centre == "vengeance" and t.ruins == ["peek", "mimic"]


def test_the_extra_card_is_offered_whatever_the_first_was_aimed_at() -> None:  # KMK-9.3 KMK-V1.3
    hands = [["panic", "recycle"], ["dwindle"], ["dwindle"]]
    t = Sitting(hands, players=3, variant="multiplayer").plays("panic").chooses("seat_2", "decline")
    assert t.plays("recycle").to_move == 1
    assert t.chooses("decline").to_move == 2


def test_there_is_no_new_draw_step() -> None:  # KMK-9.3
    t = settled("peek", decks=[["mimic", "embody"]])
    assert t.hand(0) == ["sowing"] and t.deck(0) == ["mimic", "embody"]


@pytest.mark.parametrize("deck", [[], ["mimic"]])
def test_the_extra_play_is_optional_whatever_the_deck_holds(deck: list[str]) -> None:  # KMK-9.4
    t = settled("peek", decks=[deck])
    assert "stop" in t.options and "pass" not in t.options and t.refuses("pass") == "KMK-9.1"
    t.chooses("stop")
    assert t.hand(0) == ["sowing"] and t.actor == 1 and ("stops", [0]) in t.told(1)


def test_an_extra_play_is_granted_although_the_well_is_exhausted() -> None:  # KMK-9.5
    t = Sitting([["another_day", "sowing"], ["dwindle"]], well=[]).plays("another_day").chooses("decline")
    assert t.kind == "extra_play" and t.hand(0) == ["sowing"]


@pytest.mark.parametrize("target", ["self", "rival"])
def test_an_extra_play_is_granted_although_the_deck_is_empty(target: str) -> None:  # KMK-9.5
    t = Sitting([["panic", "sowing"], ["dwindle"]]).plays("panic").chooses(target, "decline")
    assert t.kind == "extra_play" and t.ruins == ["panic"]


def test_an_extra_play_is_granted_although_the_rivals_hand_is_empty() -> None:  # KMK-9.5
    t = Sitting([["peek", "sowing"], []], decks=[[], ["mimic"]]).plays("peek").chooses("decline")
    assert t.kind == "extra_play"


def test_with_an_empty_hand_the_extra_play_is_lost() -> None:  # KMK-9.6
    t = Sitting([["peek"], ["dwindle"]], decks=[["mimic"]]).plays("peek").chooses("decline")
    assert t.kind == "play_card" and t.actor == 1 and t.deck(0) == ["mimic"]


def test_a_lost_extra_play_does_not_come_back_in_the_next_turn() -> None:  # KMK-9.6
    t = Sitting([["peek"], ["vengeance", "voyage"]]).plays("peek").chooses("decline")
    t.plays("vengeance").chooses("decline")
    assert ("dies", [0, 0, 4]) in t.told(1) and t.kind == "play_card" and t.hand(1) == ["voyage"]


def test_an_extra_card_may_grant_a_further_extra_play() -> None:  # KMK-9.7
    t = Sitting([["peek", "peek", "sowing"], ["dwindle"]]).plays("peek").chooses("decline")
    t.plays("peek").chooses("decline")
    assert t.kind == "extra_play" and t.actor == 0
    assert t.plays("sowing", "deed").actor == 1


@pytest.mark.parametrize("way", ["deed", "future"])
def test_an_extra_card_not_played_for_such_a_power_ends_the_turn(way: str) -> None:  # KMK-9.7
    t = Sitting([["peek", "voyage", "sowing"], ["dwindle"]]).plays("peek").chooses("decline").plays("voyage", way)
    assert t.actor == 1 and t.hand(0) == ["sowing"]


def test_extra_plays_do_not_add_up() -> None:  # KMK-9.7
    t = Sitting([["peek", "panic", "vengeance", "sowing"], ["dwindle"]])
    t.plays("peek").chooses("decline").plays("panic").chooses("self", "decline")
    t.plays("vengeance").chooses("decline")
    assert t.actor == 1 and t.hand(0) == ["sowing"]


@pytest.mark.parametrize(("played", "question", "actor"), [(60, "extra_play", 0), (61, "play_card", 1)])
def test_after_62_cards_in_a_turn_no_extra_play_is_settled(played: int, question: str, actor: int) -> None:  # KMK-9.8
    t = Sitting([["peek", "sowing"], ["dwindle"]])
    t.state.played = played
    t.plays("peek").chooses("decline")
    assert t.kind == question and t.actor == actor and t.hand(0) == ["sowing"]


def test_the_count_of_cards_starts_afresh_with_each_turn() -> None:  # KMK-9.8
    t = Sitting([["peek", "sowing"], ["dwindle", "peek"]])
    t.state.played = 61
    t.plays("peek").chooses("decline").plays("peek").chooses("decline")
    assert t.kind == "extra_play" and t.actor == 1 and t.view(0).played == 1


@pytest.mark.parametrize("way", ["deed", "power", "future"])
def test_a_card_counts_as_played_whatever_the_way(way: str) -> None:  # KMK-9.9
    t = Sitting([["peek"], ["dwindle"]])
    play(t.state, t.state.frames[0], game().telling.parse(t.state, ["peek", way]))
    assert t.state.played == 1


def test_an_extra_card_counts_as_played_and_a_pass_does_not() -> None:  # KMK-9.9
    t = Sitting([["peek", "peek"], ["dwindle", "peek", "spite"]], decks=[["embody", "embody"]]).chooses("pass")
    t.plays("peek").chooses("decline")
    assert t.view(0).played == 1
    assert t.chooses("stop").plays("peek").chooses("decline").plays("peek").view(1).played == 2


def test_a_discarded_and_copied_card_does_not_count_as_played() -> None:  # KMK-9.9
    t = Sitting([["denial", "peek", "sowing"], ["dwindle"]]).plays("denial").chooses("peek", "decline")
    assert t.kind == "extra_play" and t.view(0).played == 1


def test_a_sown_card_does_not_count_as_played() -> None:  # KMK-9.9
    t = Sitting([["sowing", "panic", "panic"], ["dwindle"]], well=[]).plays("sowing")
    assert t.kind == "karmic_offer" and len(t.future(0)) == 2 and t.view(0).played == 1


def test_a_card_laid_by_jubilee_does_not_count_as_played() -> None:  # KMK-9.9
    t = Sitting([["jubilee", "panic", "spite"], ["dwindle"]], variant="published_deck").plays("jubilee")
    t.chooses("panic", "spite")
    assert t.kind == "karmic_offer" and t.deeds(0) == ["panic", "spite"] and t.view(0).played == 1
