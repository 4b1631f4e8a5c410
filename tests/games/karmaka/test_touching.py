"""What one means by a card, a place or a player of Karmaka, and the rule against it."""

import pytest

from tablee.games.karmaka.rules.tables import CARDS, KIND, KINDS
from tablee.kernel import NOBODY, Touch
from tests.games.karmaka.sitting import Sitting, game


def spelled(t: Sitting, zone: str, seat: int, what: int | str | None = None, asker: int | None = None) -> object:
    """The option that whoever decides (or another) means by a thing, by its name."""
    found = game().telling.meant(t.state, t.to_move if asker is None else asker, Touch(zone, seat, what))
    return None if found is None else game().telling.option_name(found)


def rule(t: Sitting, zone: str, seat: int, what: int | str | None = None) -> str:
    """The rule against what a thing means, and its sentence."""
    found = game().telling.meant(t.state, t.to_move, Touch(zone, seat, what))
    reason = None if found is None else game().telling.why_not(t.state, t.to_move, found)
    assert reason is not None
    return f"{reason.rule} {reason.in_('en')}"


@pytest.mark.parametrize("card", [card for card in KINDS if card != "peek"])
def test_a_card_on_the_table_is_asked_about_by_its_own_name(card: str) -> None:
    t = Sitting([["peek"], ["spite"]], deeds=[[card], []], well=[])
    assert spelled(t, "deeds", 0, 1) == f"{card} deed" == spelled(t, "deeds", 0, card)
    assert rule(t, "deeds", 0, 1) == f"KMK-5.4 {CARDS[KIND[card]].name.in_('en')} is not in your Hand."


def test_a_card_elsewhere_is_not_in_the_hand_when_one_is_to_be_played() -> None:  # KMK-5.4
    t = Sitting([["peek"], ["spite"]], ruins=["embody", "mimic"], deeds=[["jubilee"], []], well=[])
    assert rule(t, "ruins", NOBODY, 1) == "KMK-5.4 Mimic is not in your Hand."
    assert rule(t, "ruins", NOBODY, 2) == "KMK-5.4 Embody is not in your Hand."
    assert rule(t, "deeds", 0, 1) == "KMK-5.4 Jubilee is not in your Hand."


def test_a_card_in_hand_means_to_play_it_and_a_stack_what_goes_there() -> None:
    t = Sitting([["peek", "spite"], ["spite"]])
    assert spelled(t, "hand", 0, "peek") == "peek deed"
    assert spelled(t, "centre", NOBODY) == "peek power"
    assert spelled(t, "hand", 1, None) is None


def test_of_two_equal_cards_the_one_elsewhere_is_still_no_answer() -> None:
    t = Sitting([["peek", "spite"], ["spite"]], ruins=["peek"])
    assert spelled(t, "ruins", NOBODY, 1) == "peek" and "KMK-5.4" in rule(t, "ruins", NOBODY, 1)


def test_a_card_below_the_window_is_asked_about_by_its_place() -> None:  # KMK-2.5, KMK-9
    t = Sitting([["salvage", "spite"], ["panic"]], ruins=["peek", "spite", "voyage", "panic", "crisis"])
    t.plays("salvage")
    assert spelled(t, "ruins", NOBODY, 1) == "position 1" and spelled(t, "ruins", NOBODY, 5) == "position 5"
    assert spelled(t, "ruins", NOBODY, 6) is None and spelled(t, "ruins", NOBODY, "destiny") is None


def test_a_player_is_meant_by_the_word_for_them_and_says_who_cannot_be_named() -> None:  # KMK-8.4, KMK-V1.5
    two = Sitting([["panic", "peek"], ["sowing"]], deeds=[[], ["spite"]]).plays("panic")
    assert spelled(two, "player", 1) == "rival" and spelled(two, "player", 0) == "self"
    assert spelled(two, "deeds", 1, 1) == "spite" and "no answer" in rule(two, "deeds", 1, 1)
    four = Sitting([["panic", "peek"], ["sowing"], ["crisis"], ["peek"]], players=4, variant="multiplayer").plays(
        "panic"
    )
    assert spelled(four, "player", 2) == "seat_2" and rule(four, "player", 2).startswith("KMK-V1.5")


def test_a_hidden_card_means_nothing_that_would_tell_what_it_is() -> None:
    t = Sitting([["peek"], ["spite"]], decks=[["panic"], ["voyage"]])
    assert spelled(t, "deck", 1, 1) is None and spelled(t, "hand", 1, 1) is None
    assert spelled(t, "hand", 1, "spite") is None and spelled(t, "hand", 0, "peek", asker=1) is None


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:  # KMK-5.4
    t = Sitting([["peek"], ["spite"]])
    found = game().telling.meant(t.state, 1, Touch("hand", 1, "spite"))
    assert found is not None
    assert str(game().telling.why_not(t.state, 1, found)).startswith("It is not for you to decide now")
