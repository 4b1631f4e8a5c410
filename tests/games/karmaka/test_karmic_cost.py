"""The Karmic Cost: KMK-7."""

import pytest

from tablee.games.karmaka.rules.tables import KIND
from tests.games.karmaka.sitting import Sitting


def everywhere(t: Sitting, seat: int) -> list[str]:
    """The cards of a player, wherever they lie."""
    return t.hand(seat) + t.deck(seat) + t.future(seat) + t.deeds(seat)


def test_the_card_is_offered_when_its_power_is_fully_resolved() -> None:  # KMK-7.1
    t = Sitting([["sowing", "panic"], ["spite"]], well=["voyage", "mimic"]).plays("sowing")
    assert t.kind == "sowing_place"
    t.chooses("voyage")
    assert t.kind == "sowing_place"
    t.chooses("mimic")
    assert t.kind == "karmic_offer" and t.to_move == 1 and t.centre == "sowing"


@pytest.mark.parametrize("card", [card for card in KIND if card not in ("jubilee", "longevity", "panic", "dwindle")])
def test_the_card_is_offered_even_if_its_power_does_nothing(card: str) -> None:  # KMK-7.1
    t = Sitting([[card], []], well=[]).plays(card)
    assert t.kind == "karmic_offer" and t.to_move == 1 and t.centre == card


@pytest.mark.parametrize("card", ["longevity", "panic", "dwindle"])
@pytest.mark.parametrize("target", ["self", "rival"])
def test_the_rival_is_offered_the_card_whoever_was_touched(card: str, target: str) -> None:  # KMK-7.1
    t = Sitting([[card, "spite"], ["voyage"]], decks=[["mimic"], ["mimic"]]).plays(card).chooses(target)
    assert t.kind == "karmic_offer" and t.to_move == 1 and t.centre == card


def test_the_rival_accepts_or_declines_and_nothing_else() -> None:  # KMK-7.2
    t = Sitting([["vengeance"], ["spite"]], decks=[[], ["mimic"]]).plays("vengeance")
    assert t.options == ["accept", "decline"]
    assert t.refuses("pass") == t.refuses(["spite", "deed"]) == "KMK-7.2"


def test_an_accepted_card_goes_on_top_of_the_rivals_future_life() -> None:  # KMK-7.3
    t = Sitting([["vengeance"], ["spite"]], futures=[["peek"], ["panic", "mimic"]], ruins=["voyage"])
    t.plays("vengeance").chooses("accept")
    assert t.future(1) == ["panic", "mimic", "vengeance"] and t.future(0) == ["peek"]
    assert t.centre is None and t.ruins == ["voyage"] and t.hand(1) == ["spite"]
    assert ("accepts", [1, KIND["vengeance"]]) in t.told(0)


def test_an_accepted_card_lies_face_down() -> None:  # KMK-7.3
    t = Sitting([["vengeance"], ["spite"]], deeds=[[], ["crisis"]]).plays("vengeance").chooses("accept")
    assert t.deeds(1) == [] and t.view(7).souls[1].future_life == (None,)


def test_a_declined_card_goes_on_top_of_the_ruins() -> None:  # KMK-7.4
    t = Sitting([["vengeance"], ["spite"]], ruins=["voyage", "mimic"], deeds=[[], ["crisis"]])
    t.plays("vengeance").chooses("decline")
    assert t.ruins == ["voyage", "mimic", "crisis", "vengeance"] and t.centre is None and t.future(1) == []
    assert t.view(1).ruins[0] == "vengeance"
    assert t.told(0)[-3:-1] == [("declines", [1, KIND["vengeance"]]), ("to-ruins", [KIND["vengeance"]])]


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_the_actor_never_keeps_the_card(answer: str) -> None:  # KMK-7.5
    t = Sitting([["recycle", "panic"], ["spite"]], ruins=["voyage"]).plays("recycle").chooses(answer)
    assert everywhere(t, 0) == ["panic", "voyage"]


def test_the_actor_is_never_asked_with_more_players() -> None:  # KMK-7.5
    hands = [["panic"], ["recycle"], ["spite"]]
    t = Sitting(hands, players=3, variant="multiplayer", actor=1).plays("recycle")
    asked = []
    while t.kind == "karmic_offer":
        asked.append(t.to_move)
        t.chooses("decline")
    assert asked == [2, 0] and t.ruins == ["recycle"]


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_a_card_discarded_for_the_power_is_not_offered(answer: str) -> None:  # KMK-7.6
    t = Sitting([["denial", "vengeance", "panic"], ["spite"]], deeds=[[], ["voyage"]])
    t.plays("denial").chooses("vengeance", answer)
    assert t.future(1) == (["denial"] if answer == "accept" else [])
    assert t.ruins == ["vengeance", "voyage"] + (["denial"] if answer == "decline" else [])
    assert t.kind == "play_card" and t.actor == 1


def test_a_copied_card_is_not_offered_and_stays_where_it_is() -> None:  # KMK-7.6
    t = Sitting([["embody"], ["spite"]], deeds=[["vengeance", "panic"], ["voyage"]])
    t.plays("embody").chooses("vengeance", "accept")
    assert t.future(1) == ["embody"] and t.deeds(0) == ["vengeance", "panic"] and t.kind == "play_card"
