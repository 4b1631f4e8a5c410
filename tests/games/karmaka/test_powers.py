"""Powers of all kinds, and the mosaic powers Embody and Mimic (KMK-11)."""

import pytest

from tablee.games.karmaka.rules.cards import POWERS
from tests.games.karmaka.sitting import Sitting

NAMES_A_PLAYER = {"longevity", "panic", "dwindle"}
GRANTS_ANOTHER = {"peek", "another_day", "voyage", "panic"}
COPIES = {"denial", "embody", "mimic"}
KINDS = sorted(set(POWERS) - {"jubilee"})


def rich(card: str, deeds: list[str], other: list[str]) -> Sitting:
    """A table where every power can do something."""
    return Sitting(
        [[card, "sowing", "salvage"], ["roulette", "crisis", "dwindle"]],
        decks=[["longevity"], ["recycle"]],
        futures=[["destiny", "peek"], ["vengeance", "thievery"]],
        deeds=[deeds, other],
        ruins=["hells_heart", "transmigrate", "panic"],
    )


@pytest.mark.parametrize("card", KINDS)
def test_every_power_may_be_used_in_vain_and_its_card_is_offered(card: str) -> None:  # KMK-8.1, KMK-7.1
    t = Sitting([[card]], well=[]).plays(card)
    if card in NAMES_A_PLAYER:
        t.chooses("rival")
    assert (t.kind, t.to_move, t.centre) == ("karmic_offer", 1, card)
    assert t.hand(0) == t.hand(1) == t.future(0) == t.future(1) == t.ruins == t.well == []


@pytest.mark.parametrize("card", KINDS)
def test_the_extra_play_belongs_to_four_powers_only(card: str) -> None:  # KMK-9.1
    t = Sitting([[card, "spite"], ["peek"]], well=[]).plays(card)
    while t.kind != "karmic_offer":
        t.chooses(t.options[-1])
    t.chooses("decline")
    assert (t.kind == "extra_play") == (card in GRANTS_ANOTHER)


@pytest.mark.parametrize("card", sorted(set(KINDS) - COPIES))
def test_a_power_copied_by_embody_asks_what_it_would_ask_if_played(card: str) -> None:  # KMK-10.8, KMK-11.21
    played = rich(card, ["swindle"], ["voyage"]).plays(card)
    copied = rich("embody", [card], ["voyage"]).plays("embody")
    assert (copied.kind, copied.to_move) == (played.kind, played.to_move)
    assert copied.options == played.options or card in {"crisis", "swindle"}


@pytest.mark.parametrize("card", sorted(set(KINDS) - COPIES))
def test_a_power_copied_by_mimic_asks_what_it_would_ask_if_played(card: str) -> None:  # KMK-10.8, KMK-11.22
    played = rich(card, ["swindle"], ["voyage"]).plays(card)
    copied = rich("mimic", ["swindle"], [card]).plays("mimic")
    assert (copied.kind, copied.to_move) == (played.kind, played.to_move)


def test_embody_names_one_of_the_own_deeds_and_applies_its_power() -> None:  # KMK-11.21
    t = Sitting([["embody"]], deeds=[["voyage", "vengeance", "voyage"], ["peek", "spite"]]).plays("embody")
    assert (t.kind, t.to_move) == ("embody_pick", 0)
    assert sorted(str(option) for option in t.options) == ["vengeance", "voyage"]
    t.chooses("vengeance")
    assert t.deeds(1) == ["peek"] and t.ruins == ["spite"] and t.centre == "embody"


def test_embody_must_name_a_deed_and_takes_the_only_one_by_itself() -> None:  # KMK-11.21
    t = Sitting([["embody"]], deeds=[["another_day", "another_day"]], well=["spite"]).plays("embody")
    assert t.kind == "karmic_offer" and t.hand(0) == ["spite"]
    t = Sitting([["embody"]], deeds=[["another_day", "peek"]]).plays("embody")
    assert t.refuses("stop") == "KMK-11.21" and t.refuses("spite") == "KMK-11.21"


@pytest.mark.parametrize("deeds", [[], ["embody"], ["embody", "embody"]])
def test_embody_may_be_played_without_a_deed_to_copy(deeds: list[str]) -> None:  # KMK-11.21a
    t = Sitting([["embody", "peek"]], deeds=[deeds, ["voyage"]], well=["spite"])
    assert ("embody", "power") in t.options
    t.plays("embody")
    assert (t.kind, t.centre, t.hand(0)) == ("karmic_offer", "embody", ["peek"])
    assert t.told(1).count(("no-effect", [0])) == 1


def test_mimic_applies_the_power_of_the_rivals_exposed_deed() -> None:  # KMK-11.22
    t = Sitting([["mimic"]], deeds=[["peek"], ["voyage", "recycle"]], ruins=["spite"]).plays("mimic")
    assert t.future(0) == ["spite"] and t.future(1) == []
    assert t.deeds(1) == ["voyage", "recycle"] and t.centre == "mimic"


def test_a_copied_thievery_takes_the_copied_deed_itself() -> None:  # KMK-11.22, KMK-11.3
    t = Sitting([["mimic"]], deeds=[["peek"], ["voyage", "thievery"]]).plays("mimic")
    assert t.hand(0) == ["thievery"] and t.deeds(1) == ["voyage"]
