"""Swindle and Spite, which draw cards of the rival's Hand at random (KMK-11.10, KMK-11.20)."""

from collections import Counter

from tablee.games.karmaka.rules.tables import KIND, KINDS
from tests.games.karmaka.sitting import Cards, Sitting

FIVE = ["crisis", "panic", "peek", "spite", "voyage"]


def seen(t: Sitting, seat: int) -> Cards:
    """The cards that a seat was told of as seen."""
    return [KINDS[kind] for name, args in t.told(seat) if name == "sees" for kind in args[1:]]


def drawn(t: Sitting) -> Cards:
    """The cards that chance drew one by one, as audits record them."""
    return [str(card) for outcome, card in t.chance if outcome == "card"]


def test_swindle_sees_three_random_cards_and_keeps_one() -> None:  # KMK-11.10
    t = Sitting([["swindle"], FIVE]).plays("swindle")
    assert (t.kind, t.to_move) == ("swindle_keep", 0)
    assert len(drawn(t)) == 3 and t.options == sorted(drawn(t), key=KINDS.index)
    kept = t.options[0]
    t.chooses(kept)
    assert t.hand(0) == [kept] and t.hand(1) == sorted(set(FIVE) - {str(kept)})


def test_the_cards_of_swindle_differ_with_chance() -> None:  # KMK-11.10
    found = {tuple(Sitting([["swindle"], FIVE], seed=seed).plays("swindle").options) for seed in range(200)}
    assert len(found) == 10
    t = Sitting([["swindle"], ["peek", "peek", "peek", "spite"]]).plays("swindle")
    assert Counter(drawn(t))["spite"] <= 1


def test_the_cards_seen_through_swindle_stay_in_the_hand_until_the_answer() -> None:  # KMK-11.10, KMK-4.9
    t = Sitting([["swindle"], FIVE]).plays("swindle")
    assert t.hand(1) == FIVE and t.hand(0) == []


def test_actor_and_victim_know_what_swindle_saw_and_kept() -> None:  # KMK-11.10, KMK-16.8
    t = Sitting([["swindle"], FIVE]).plays("swindle")
    assert seen(t, 0) == seen(t, 1) == t.options
    kept, *back = t.options
    t.chooses(kept)
    assert t.known(0, 1) == sorted(str(card) for card in back) and t.known(1, 0) == [kept]
    assert ("your-card", [0, KIND[str(kept)]]) in t.told(0) and ("your-card", [0, KIND[str(kept)]]) in t.told(1)


def test_swindle_offers_equal_cards_once() -> None:  # KMK-11.10, KMK-2.6
    t = Sitting([["swindle"], ["peek", "peek", "spite"]]).plays("swindle")
    assert t.options == sorted(["peek", "spite"], key=KINDS.index)
    t.chooses("peek")
    assert t.hand(0) == ["peek"] and t.hand(1) == ["peek", "spite"]


def test_swindle_sees_all_of_a_smaller_hand() -> None:  # KMK-11.10a
    t = Sitting([["swindle"], ["peek", "spite"]]).plays("swindle")
    assert sorted(str(option) for option in t.options) == ["peek", "spite"]
    assert ("swindles", [0, 1, 2]) in t.told(1)


def test_keeping_a_card_of_swindle_is_compulsory() -> None:  # KMK-11.10a
    t = Sitting([["swindle"], ["peek"]]).plays("swindle")
    assert t.hand(0) == ["peek"] and t.hand(1) == [] and t.kind == "karmic_offer"
    t = Sitting([["swindle"], FIVE]).plays("swindle")
    assert t.refuses("stop") == "KMK-11.10" and len(t.options) == 3


def test_swindle_on_an_empty_hand_does_nothing() -> None:  # KMK-11.10a
    t = Sitting([["swindle", "peek"], []]).plays("swindle")
    assert t.kind == "karmic_offer" and t.hand(0) == ["peek"]
    assert ("no-effect", [0]) in t.told(1)


def test_spite_discards_two_random_cards_one_after_the_other() -> None:  # KMK-11.20
    t = Sitting([["spite"], ["crisis", "panic", "peek", "salvage", "voyage"]]).plays("spite")
    assert t.ruins == drawn(t) and len(t.ruins) == 2
    assert sorted(t.ruins + t.hand(1)) == ["crisis", "panic", "peek", "salvage", "voyage"]
    assert [args for name, args in t.told(0) if name == "loses-hand"] == [[1, KIND[card]] for card in t.ruins]


def test_the_cards_of_spite_differ_with_chance() -> None:  # KMK-11.20
    hand = ["crisis", "panic", "peek"]
    found = {tuple(Sitting([["spite"], hand], seed=seed).plays("spite").ruins) for seed in range(200)}
    assert len(found) == 6


def test_spite_on_a_single_card_discards_that_one() -> None:  # KMK-11.20
    t = Sitting([["spite"], ["peek"]]).plays("spite")
    assert t.ruins == ["peek"] == drawn(t) and t.hand(1) == []


def test_spite_takes_equal_cards_as_often_as_they_are_there() -> None:  # KMK-11.20
    t = Sitting([["spite"], ["peek", "peek"]]).plays("spite")
    assert t.ruins == ["peek", "peek"] and t.hand(1) == []


def test_cards_discarded_by_spite_are_forgotten_in_the_hand() -> None:  # KMK-11.20, KMK-16.9
    t = Sitting([["peek", "spite"], ["crisis", "panic"]]).plays("peek").chooses("decline").plays("spite")
    assert t.known(0, 1) == [] == t.loose(0, 1)


def test_spite_on_an_empty_hand_does_nothing() -> None:  # KMK-11.20
    t = Sitting([["spite", "peek"], []]).plays("spite")
    assert t.ruins == [] and t.hand(0) == ["peek"] and ("no-effect", [0]) in t.told(1)
