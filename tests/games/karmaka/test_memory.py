"""What a seat remembers of hidden zones: each row of the table of section 7.1 of the specification (KMK-16)."""

import pytest

from tablee.games.karmaka.rules.tables import KIND
from tests.games.karmaka.sitting import Cards, Sitting

SPARE = ["embody"] * 4


def peeked(
    hand: Cards, *, future: Cards | None = None, deck: Cards | None = None, well: Cards | None = None
) -> Sitting:
    """Seat 0 has seen the Hand of seat 1, who is now at the play step."""
    t = Sitting([["peek"], hand], decks=[SPARE, deck or []], futures=[[], future or []], well=well)
    return t.plays("peek").chooses("decline")


def put_back(well: Cards, order: list[str], hands: list[Cards]) -> Sitting:
    """Seat 0 has put the top three of the Well back with Destiny, and seat 1 is at the play step."""
    hands = [["destiny", *hands[0]], hands[1]]
    t = Sitting(hands, decks=[SPARE], well=well).plays("destiny").chooses("stop", *order)
    return t.chooses("decline")


# A card that the seat sees, or whose place it knew, enters a hidden zone.


def test_an_accepted_card_keeps_its_known_place() -> None:  # KMK-16.5
    t = Sitting([["vengeance"], ["spite", "panic"]], decks=[SPARE]).plays("vengeance").chooses("accept")
    assert t.view(0).souls[1].future_life == ("vengeance",)
    assert t.plays("panic", "future").view(0).souls[1].future_life == (None, "vengeance")


def test_a_recycled_card_has_a_known_place() -> None:  # KMK-16.2
    t = Sitting([["recycle"], ["spite"]], futures=[["mimic"]], ruins=["panic"]).plays("recycle")
    assert t.view(1).souls[0].future_life == ("panic", None) and ("recycles", [0, KIND["panic"]]) in t.told(1)


def test_a_salvaged_card_is_known_in_the_hand() -> None:  # KMK-16.2
    t = Sitting([["salvage", "mimic"], ["spite"]], ruins=["panic"]).plays("salvage")
    assert t.view(1).souls[0].known == ("panic",) and ("salvages", [0, KIND["panic"]]) in t.told(1)


def test_a_stolen_deed_is_known_in_the_hand() -> None:  # KMK-16.2
    t = Sitting([["thievery", "mimic"], ["spite"]], deeds=[[], ["voyage", "panic"]]).plays("thievery")
    assert t.known(1, 0) == ["panic"]


def test_a_swindled_card_is_known_to_its_victim() -> None:  # KMK-16.8
    t = Sitting([["swindle", "mimic"], ["spite", "panic"]]).plays("swindle").chooses("panic")
    assert t.known(1, 0) == ["panic"] and t.known(0, 1) == ["spite"]


def test_a_stolen_dream_keeps_its_known_place_for_its_former_owner() -> None:  # KMK-16.10
    t = Sitting([["stolen_dreams"], ["spite"]], futures=[["mimic"], ["panic"]]).plays("stolen_dreams")
    assert t.view(1).souls[0].future_life == ("panic", None)


def test_a_known_card_of_the_well_is_known_in_the_hand_that_takes_it() -> None:  # KMK-16.8
    t = put_back(["crisis", "mimic", "panic", "voyage"], ["mimic", "panic"], [[], ["another_day"]])
    t.plays("another_day")
    assert t.hand(1) == t.known(0, 1) == ["mimic"] and t.view(0).well[0] == "panic"


def test_a_known_card_of_the_well_is_known_in_the_deck_and_when_it_is_drawn() -> None:  # KMK-16.8
    t = put_back(["mimic", "panic", "voyage"], ["mimic", "panic"], [["spite"], ["longevity", "crisis"]])
    t.plays("longevity").chooses("self", "decline")
    assert t.view(0).souls[1].deck == ("panic", "mimic") and t.view(1).souls[1].deck == (None, None)
    t.chooses("pass")
    assert t.actor == 1 and t.known(0, 1) == ["panic"] and t.view(0).souls[1].deck == ("mimic",)


def test_a_known_card_of_the_well_is_known_in_the_deck_of_a_reborn_player() -> None:  # KMK-16.8
    t = put_back(["mimic", "panic", "voyage"], ["mimic", "panic"], [["spite"], ["crisis"]]).plays("crisis", "deed")
    t.chooses("pass")  # seat 1 is reborn with an empty Future Life
    assert t.view(0).souls[1].deck == ("voyage", "panic", "mimic") and t.view(1).souls[1].deck == (None,) * 3


# The seat sees cards of a Hand.


def test_peek_makes_the_whole_hand_known() -> None:  # KMK-16.8
    t = peeked(["panic", "spite", "spite"])
    assert t.known(0, 1) == ["panic", "spite", "spite"] and t.known(1, 0) == []


@pytest.mark.parametrize("actor", [0, 1])
def test_swindle_makes_the_cards_seen_known(actor: int) -> None:  # KMK-16.8
    hand = ["panic", "spite", "spite"]
    t = Sitting([["swindle"], hand] if actor == 0 else [hand, ["swindle"]], actor=actor).plays("swindle")
    assert t.known(actor, 1 - actor) == hand
    assert t.chooses("spite").known(actor, 1 - actor) == ["panic", "spite"]


def test_a_card_seen_twice_is_not_counted_twice() -> None:  # KMK-16.8
    t = Sitting([["peek", "peek", "mimic"], ["panic", "spite", "spite"]]).plays("peek").chooses("decline")
    assert t.plays("peek").known(0, 1) == ["panic", "spite", "spite"]


def test_a_card_seen_in_the_hand_is_loose_no_more() -> None:  # KMK-16.8
    t = Sitting([["peek", "peek"], ["panic", "spite"]], decks=[SPARE]).plays("peek").chooses("decline", "stop")
    t.plays("panic", "future")
    assert t.loose(0, 1) == ["panic", "spite"] and t.known(0, 1) == []
    t.plays("peek")
    assert t.known(0, 1) == ["spite"] and t.loose(0, 1) == ["panic"]


# A card leaves another Hand face up.


@pytest.mark.parametrize("way", ["deed", "power"])
def test_a_card_played_face_up_leaves_what_is_known(way: str) -> None:  # KMK-16.2 KMK-16.5
    t = peeked(["vengeance", "spite", "spite"])
    assert t.plays("vengeance", way).known(0, 1) == ["spite", "spite"]


def test_one_of_two_equal_cards_stays_known() -> None:  # KMK-16.2
    assert peeked(["panic", "spite", "spite"]).plays("spite", "deed").known(0, 1) == ["panic", "spite"]


def test_a_discarded_card_leaves_what_is_known() -> None:  # KMK-16.9
    t = peeked(["dwindle", "spite", "panic"]).plays("dwindle").chooses("self", "spite")
    assert t.known(0, 1) == ["panic"]


def test_a_card_that_was_not_known_in_the_hand_leaves_what_is_loose() -> None:  # KMK-16.2
    t = peeked(["panic", "spite", "mimic"]).plays("panic", "future").chooses("pass")
    assert t.loose(0, 1) == ["mimic", "panic", "spite"]
    assert t.plays("spite", "deed").loose(0, 1) == ["mimic", "panic"]


def test_a_card_known_in_the_hand_leaves_before_a_loose_one() -> None:  # KMK-16.2
    t = peeked(["peek", "salvage", "mimic"]).plays("mimic", "future").chooses("pass")
    t.plays("salvage").chooses("accept")  # the Peek of seat 0, alone in the Ruins, joins the Hand
    assert t.known(0, 1) == ["peek"] and t.loose(0, 1) == ["mimic", "peek"]
    assert t.chooses("pass").plays("peek", "deed").known(0, 1) == [] and t.loose(0, 1) == ["mimic", "peek"]


def test_an_unknown_card_played_face_up_changes_nothing() -> None:  # KMK-16.2
    t = peeked(["spite"], deck=["mimic", "panic"]).plays("spite", "deed").chooses("pass")
    assert t.known(0, 1) == [] and t.plays("panic", "deed").known(0, 1) == t.loose(0, 1) == []


# Another player puts a Hand card on the own Future Life unseen.


def test_a_card_played_for_the_future_makes_all_known_cards_loose() -> None:  # KMK-16.4
    t = peeked(["panic", "spite"]).plays("panic", "future")
    assert t.known(0, 1) == [] and t.loose(0, 1) == ["panic", "spite"]
    assert t.view(0).souls[1].future_life == (None,) and t.view(0).souls[1].loose == ("panic", "spite")


def test_sowing_makes_all_known_cards_loose() -> None:  # KMK-16.4
    t = peeked(["sowing", "spite", "panic"], well=[]).plays("sowing").chooses("spite")
    assert t.known(0, 1) == [] and t.loose(0, 1) == ["panic", "spite"]
    assert t.view(0).souls[1].future_life == (None, None)


def test_loose_cards_add_up() -> None:  # KMK-16.4
    t = peeked(["panic", "spite", "salvage"]).plays("panic", "future").chooses("pass")
    t.plays("salvage").chooses("decline", "pass").plays("spite", "future")
    assert t.known(0, 1) == [] and t.loose(0, 1) == ["panic", "peek", "spite"]


# A card leaves a Future Life.


def transmigrated(position: int, card: str) -> Sitting:
    """Seat 0 knows the top of the Future Life of seat 1, who takes back a card."""
    t = Sitting([["vengeance"], ["transmigrate"]], decks=[SPARE], futures=[[], ["mimic"]])
    return t.plays("vengeance").chooses("accept").plays("transmigrate").chooses((position, card))


def test_a_card_taken_back_from_a_known_place_is_known_in_the_hand() -> None:  # KMK-16.7
    t = transmigrated(1, "vengeance")
    assert t.known(0, 1) == ["vengeance"] and t.view(0).souls[1].future_life == (None,)


def test_a_card_taken_back_from_an_unknown_place_is_not_known() -> None:  # KMK-16.7
    t = transmigrated(2, "mimic")
    assert t.known(0, 1) == [] and t.view(0).souls[1].future_life == ("vengeance",)


def test_a_loose_card_stays_loose_when_it_may_have_been_taken_back() -> None:  # KMK-16.7
    t = peeked(["panic", "transmigrate"]).plays("panic", "future").chooses("pass").plays("transmigrate")
    assert t.hand(1) == ["panic"] and t.known(0, 1) == [] and t.loose(0, 1) == ["panic"]


def burnt(power: str, actor: int) -> Sitting:
    """The rival has put a known card on the own Future Life unseen; the actor makes it leave."""
    hands = [["panic", "spite"], ["panic", "spite"]]
    hands[actor] = ["peek", power]
    t = Sitting(hands, actor=actor).plays("peek").chooses("decline", "stop")
    return t.plays("panic", "future").plays(power)


@pytest.mark.parametrize("power", ["hells_heart", "stolen_dreams"])
@pytest.mark.parametrize("actor", [0, 1])
def test_a_card_that_leaves_an_unknown_place_in_view_is_loose_no_more(power: str, actor: int) -> None:  # KMK-16.9
    assert burnt(power, actor).loose(actor, 1 - actor) == ["spite"]


def test_a_card_that_leaves_a_known_place_is_not_taken_for_a_loose_one() -> None:  # KMK-16.9
    t = Sitting([["peek", "panic", "hells_heart"], ["panic", "spite"]], decks=[SPARE])
    t.plays("peek").chooses("decline", "stop").plays("spite", "future").plays("panic").chooses("self", "accept")
    assert t.loose(0, 1) == ["panic", "spite"] and t.view(0).souls[1].future_life == ("panic", None)
    assert t.plays("hells_heart").ruins[-2:] == ["panic", "spite"] and t.loose(0, 1) == ["panic"]


# A rebirth.


def test_at_a_rebirth_known_and_loose_cards_are_known_in_the_hand() -> None:  # KMK-16.4
    t = Sitting([["vengeance", "peek"], ["panic", "spite"]], decks=[SPARE], futures=[[], ["mimic"]])
    t.plays("vengeance").chooses("accept").plays("panic", "future").plays("peek").chooses("decline", "stop")
    t.plays("spite", "future").chooses("pass")
    assert ("reborn", [1, 4, 2]) in t.told(0)
    assert t.hand(1) == ["mimic", "panic", "spite", "vengeance"]
    assert t.known(0, 1) == ["spite", "vengeance"] and t.loose(0, 1) == []


# The Well.


def test_destiny_leaves_known_cards_on_top_of_the_well() -> None:  # KMK-16.8
    t = put_back(["crisis", "mimic", "panic", "voyage"], ["mimic", "panic"], [[], ["spite"]])
    assert t.view(0).well == ("mimic", "panic", "voyage", None) and t.view(1).well == (None,) * 4


def test_another_players_destiny_ends_what_was_known_of_the_places_looked_at() -> None:  # KMK-16.8
    well = ["crisis", "mimic", "panic", "voyage"]
    t = put_back(well, ["mimic", "panic"], [[], ["destiny"]]).plays("destiny")
    assert t.view(0).well == (None,) and t.view(0).looked_at == (None,) * 3
    t.chooses("mimic", "panic")
    assert t.view(0).souls[1].future_life == (None, None) and t.view(0).well == (None, None)
    assert t.view(1).well == ("voyage", None)


@pytest.mark.parametrize("seat", [0, 1])
def test_after_a_reshuffle_nothing_is_known_of_the_well(seat: int) -> None:  # KMK-16.11
    ruins = ["mimic", "mimic", "spite", "peek", "peek"]
    t = Sitting([["another_day"], ["spite"]], well=[], ruins=ruins).plays("another_day")
    assert t.view(seat).well == (None,) and t.known(1, 0) == []


# More than two players.


def at_three(hands: list[Cards], futures: list[Cards] | None = None) -> Sitting:
    """A table of three with seat 2 to begin: it uses its only card on seat 1."""
    t = Sitting(hands, futures=futures, decks=[[], [], SPARE], players=3, variant="multiplayer", actor=2)
    return t.plays(hands[2][0]).chooses("seat_1")


def test_what_is_known_of_a_hand_is_dropped_when_another_swindles_it() -> None:  # KMK-16.12
    t = at_three([["swindle"], ["panic", "spite", "mimic"], ["peek"]]).chooses("decline")
    assert t.known(2, 1) == ["mimic", "panic", "spite"]
    t.plays("swindle").chooses("seat_1", "mimic")
    assert t.known(2, 1) == t.loose(2, 1) == t.known(2, 0) == []
    assert t.known(0, 1) == ["panic", "spite"] and t.known(1, 0) == ["mimic"]


def test_what_is_loose_is_dropped_when_another_swindles_the_hand() -> None:  # KMK-16.12
    t = at_three([["swindle", "crisis"], ["panic", "spite", "mimic"], ["peek"]]).chooses("decline")
    t.plays("crisis", "deed").plays("panic", "future").chooses("pass")
    assert t.loose(2, 1) == ["mimic", "panic", "spite"]
    assert t.plays("swindle").chooses("seat_1", "mimic").loose(2, 1) == []


def test_what_is_loose_is_dropped_when_another_steals_a_dream_from_an_unknown_place() -> None:  # KMK-16.12
    t = at_three([["stolen_dreams", "crisis"], ["panic", "spite"], ["peek"]]).chooses("decline")
    t.plays("crisis", "deed").plays("panic", "future").chooses("pass")
    assert t.loose(2, 1) == ["panic", "spite"]
    t.plays("stolen_dreams").chooses("seat_1")
    assert t.loose(2, 1) == [] and t.view(2).souls[0].future_life == (None,)


def test_a_dream_stolen_from_a_known_place_keeps_its_known_place() -> None:  # KMK-16.12
    t = at_three([["stolen_dreams"], ["panic"], ["vengeance"]], [[], ["mimic"], []]).chooses("accept")
    t.plays("stolen_dreams").chooses("seat_1")
    assert t.view(2).souls[0].future_life == ("vengeance",) and t.view(2).souls[1].future_life == (None,)


def test_what_is_known_of_a_hand_is_dropped_when_a_card_goes_to_the_partner_unseen() -> None:  # KMK-16.12
    hands = [["panic", "spite"], ["crisis"], ["mimic"], ["peek"]]
    t = Sitting(hands, decks=[[], [], [], SPARE], players=4, variant="teams", actor=3).plays("peek")
    t.chooses("seat_0", "decline").plays("panic", "partner")
    assert t.hand(0) == ["spite"] and t.known(3, 0) == t.loose(3, 0) == []
    assert [("your-card", [0, KIND["panic"]]) in t.told(seat) for seat in range(4)] == [True, False, True, False]
    assert [t.view(seat).souls[2].future_life for seat in range(4)] == [("panic",), (None,), ("panic",), (None,)]
