"""The green powers: Salvage, Another Day, Longevity, Recycle, Sowing, Voyage (KMK-11)."""

from tablee.games.karmaka.rules.tables import KIND
from tests.games.karmaka.sitting import Sitting


def taken(t: Sitting, seat: int) -> list[int]:
    """The cards that a seat was told of as taken or put by the actor."""
    return [args[1] for name, args in t.told(seat) if name == "your-card"]


def test_salvage_takes_one_of_the_top_three_ruins_cards_into_the_hand() -> None:  # KMK-11.4
    t = Sitting([["salvage"]], ruins=["peek", "crisis", "spite", "voyage"]).plays("salvage")
    assert (t.kind, t.options) == ("salvage_pick", [(1, "voyage"), (2, "spite"), (3, "crisis")])
    t.chooses((2, "spite"))
    assert t.hand(0) == ["spite"] and t.ruins == ["peek", "crisis", "voyage"]
    assert ("salvages", [0, KIND["spite"]]) in t.told(1) and t.known(1, 0) == ["spite"]


def test_salvage_takes_one_of_those_present() -> None:  # KMK-11.4
    t = Sitting([["salvage"]], ruins=["peek", "crisis"]).plays("salvage")
    assert t.options == [(1, "crisis"), (2, "peek")]
    t = Sitting([["salvage"]], ruins=["peek"]).plays("salvage")
    assert t.hand(0) == ["peek"] and t.ruins == []


def test_salvage_cannot_take_itself_from_the_centre() -> None:  # KMK-11.4a
    t = Sitting([["salvage"]], ruins=["peek", "crisis"]).plays("salvage")
    assert t.centre == "salvage" and (1, "salvage") not in t.options and len(t.options) == 2


def test_salvage_from_empty_ruins_does_nothing() -> None:  # KMK-11.4, KMK-11.4a
    t = Sitting([["salvage", "peek"]]).plays("salvage")
    assert (t.kind, t.hand(0)) == ("karmic_offer", ["peek"]) and ("no-effect", [0]) in t.told(1)


def test_another_day_takes_one_card_of_the_well_and_grants_an_extra_play() -> None:  # KMK-11.7
    t = Sitting([["another_day"]], well=["peek", "crisis"]).plays("another_day")
    assert t.hand(0) == ["crisis"] and t.well == ["peek"]
    assert ("takes", [0, 1]) in t.told(1)
    assert taken(t, 0) == [KIND["crisis"]] and taken(t, 1) == [] and t.known(1, 0) == []
    t.chooses("decline")
    assert (t.kind, t.to_move) == ("extra_play", 0)


def test_another_day_from_an_empty_well_still_grants_the_extra_play() -> None:  # KMK-11.7
    t = Sitting([["another_day", "peek"]], well=[]).plays("another_day").chooses("decline")
    assert t.hand(0) == ["peek"] and t.kind == "extra_play"


def test_longevity_puts_two_well_cards_one_by_one_on_the_deck_of_the_rival() -> None:  # KMK-11.8
    t = Sitting([["longevity"]], decks=[["panic"], ["spite"]], well=["peek", "crisis", "voyage"]).plays("longevity")
    assert (t.kind, t.options) == ("choose_player", ["self", "rival"])
    t.chooses("rival")
    assert t.deck(1) == ["spite", "voyage", "crisis"] and t.deck(0) == ["panic"]
    assert t.well == ["peek"] and ("feeds-deck", [0, 1, 2]) in t.told(1)


def test_longevity_may_feed_the_own_deck() -> None:  # KMK-11.8
    t = Sitting([["longevity"]], decks=[["panic"], ["spite"]], well=["peek", "crisis"]).plays("longevity")
    t.chooses("self")
    assert t.deck(0) == ["panic", "crisis", "peek"] and t.deck(1) == ["spite"]
    assert t.kind == "karmic_offer"


def test_nobody_sees_the_cards_of_longevity() -> None:  # KMK-11.8
    t = Sitting([["longevity"]], well=["peek", "crisis"]).plays("longevity").chooses("self")
    assert taken(t, 0) == taken(t, 1) == []
    assert [t.view(seat).souls[0].deck for seat in (0, 1)] == [(None, None), (None, None)]


def test_longevity_adds_as_many_cards_as_can_be_had() -> None:  # KMK-11.8
    t = Sitting([["longevity"]], well=["peek"]).plays("longevity").chooses("rival")
    assert t.deck(1) == ["peek"] and ("feeds-deck", [0, 1, 1]) in t.told(1)


def test_recycle_puts_one_of_the_top_three_ruins_cards_on_the_future_life() -> None:  # KMK-11.11
    t = Sitting([["recycle"]], futures=[["panic"]], ruins=["peek", "crisis", "spite", "voyage"]).plays("recycle")
    assert (t.kind, t.options) == ("recycle_pick", [(1, "voyage"), (2, "spite"), (3, "crisis")])
    t.chooses((3, "crisis"))
    assert t.future(0) == ["panic", "crisis"] and t.ruins == ["peek", "spite", "voyage"] and t.hand(0) == []
    assert t.view(1).souls[0].future_life == ("crisis", None)


def test_recycle_takes_one_of_those_present() -> None:  # KMK-11.11
    t = Sitting([["recycle"]], ruins=["peek", "crisis"]).plays("recycle")
    assert t.options == [(1, "crisis"), (2, "peek")]
    t = Sitting([["recycle"]], ruins=["peek"]).plays("recycle")
    assert t.future(0) == ["peek"] and t.ruins == []


def test_recycle_cannot_take_itself_from_the_centre() -> None:  # KMK-11.11a
    t = Sitting([["recycle"]], ruins=["peek", "crisis"]).plays("recycle")
    assert t.centre == "recycle" and (1, "recycle") not in t.options and len(t.options) == 2


def test_recycle_from_empty_ruins_does_nothing() -> None:  # KMK-11.11, KMK-11.11a
    t = Sitting([["recycle"]]).plays("recycle")
    assert (t.kind, t.future(0)) == ("karmic_offer", []) and ("no-effect", [0]) in t.told(1)


def test_sowing_takes_two_cards_then_puts_two_on_the_future_life() -> None:  # KMK-11.12
    t = Sitting([["sowing", "spite"]], futures=[["panic"]], well=["voyage", "peek", "crisis"]).plays("sowing")
    assert t.kind == "sowing_place" and t.hand(0) == ["crisis", "peek", "spite"] and t.well == ["voyage"]
    t.chooses("peek", "spite")
    assert t.future(0) == ["panic", "peek", "spite"] and t.hand(0) == ["crisis"]
    assert t.kind == "karmic_offer"


def test_sowing_may_put_any_cards_of_the_hand() -> None:  # KMK-11.12a
    t = Sitting([["sowing", "spite", "spite"]], well=["peek", "crisis"]).plays("sowing")
    assert set(t.options) == {"crisis", "peek", "spite"} and t.refuses("stop") == "KMK-11.12"
    t.chooses("spite")
    assert set(t.options) == {"crisis", "peek", "spite"}


def test_sowing_puts_all_cards_of_a_smaller_hand() -> None:  # KMK-11.12a
    t = Sitting([["sowing"]], well=["peek"]).plays("sowing")
    assert t.future(0) == ["peek"] and t.hand(0) == [] and t.kind == "karmic_offer"
    t = Sitting([["sowing"]], well=[]).plays("sowing")
    assert t.future(0) == [] and t.kind == "karmic_offer"


def test_the_rival_does_not_see_what_is_sown() -> None:  # KMK-11.12
    t = Sitting([["sowing"]], well=["peek", "crisis"]).plays("sowing").chooses("peek")
    assert t.told(1).count(("sows", [0])) == 2 and taken(t, 1) == []
    assert t.view(1).souls[0].future_life == (None, None)


def test_what_was_known_of_the_hand_is_loose_after_sowing() -> None:  # KMK-11.12
    t = Sitting([["sowing", "panic"], ["peek", "spite"]], actor=1, well=["voyage", "crisis"]).plays("peek")
    t.chooses("decline").plays("spite", "future").plays("sowing").chooses("panic", "crisis")
    assert t.known(1, 0) == [] and t.loose(1, 0) == ["panic"]


def test_voyage_takes_three_cards_of_the_well_and_grants_an_extra_play() -> None:  # KMK-11.13
    t = Sitting([["voyage"]], well=["panic", "peek", "crisis", "spite"]).plays("voyage")
    assert t.hand(0) == ["crisis", "peek", "spite"] and t.well == ["panic"]
    assert ("takes", [0, 3]) in t.told(1) and taken(t, 1) == []
    assert taken(t, 0) == [KIND["spite"], KIND["crisis"], KIND["peek"]]
    t.chooses("accept")
    assert (t.kind, t.to_move) == ("extra_play", 0)


def test_voyage_takes_as_many_cards_as_can_be_had() -> None:  # KMK-11.13
    t = Sitting([["voyage"]], well=["peek", "crisis"]).plays("voyage")
    assert t.hand(0) == ["crisis", "peek"] and ("takes", [0, 2]) in t.told(1)
