"""The red powers: Panic, Dwindle, Crisis, Roulette, Hell's Heart, Vengeance (KMK-11)."""

from tablee.games.karmaka.rules.tables import KIND
from tests.games.karmaka.sitting import Cards, Sitting


def test_panic_discards_the_top_of_the_rivals_deck_and_grants_an_extra_play() -> None:  # KMK-11.14
    t = Sitting([["panic", "peek"]], decks=[["sowing"], ["spite", "voyage"]]).plays("panic")
    assert (t.kind, t.to_move, t.options) == ("choose_player", 0, ["self", "rival"])
    t.chooses("rival")
    assert t.deck(1) == ["spite"] and t.deck(0) == ["sowing"] and t.ruins == ["voyage"]
    assert ("discards-deck", [1, KIND["voyage"]]) in t.told(0)
    t.chooses("decline")
    assert (t.kind, t.to_move) == ("extra_play", 0)


def test_panic_may_hit_the_own_deck() -> None:  # KMK-11.14
    t = Sitting([["panic"]], decks=[["sowing", "crisis"], ["voyage"]]).plays("panic").chooses("self")
    assert t.deck(0) == ["sowing"] and t.deck(1) == ["voyage"] and t.ruins == ["crisis"]
    assert (t.kind, t.to_move) == ("karmic_offer", 1)


def test_panic_on_an_empty_deck_still_grants_the_extra_play() -> None:  # KMK-11.14
    t = Sitting([["panic", "peek"]], decks=[["sowing"], []]).plays("panic").chooses("rival", "accept")
    assert t.ruins == [] and t.deck(0) == ["sowing"] and ("no-effect", [0]) in t.told(1)
    assert t.kind == "extra_play"


def test_dwindle_makes_the_chosen_rival_discard_a_card_of_their_choice() -> None:  # KMK-11.15
    t = Sitting([["dwindle", "peek"], ["crisis", "spite"]]).plays("dwindle").chooses("rival")
    assert (t.kind, t.to_move) == ("dwindle_discard", 1) and set(t.options) == {"crisis", "spite"}
    t.chooses("spite")
    assert t.hand(1) == ["crisis"] and t.hand(0) == ["peek"] and t.ruins == ["spite"]
    assert ("discards-hand", [1, KIND["spite"]]) in t.told(0) and t.kind == "karmic_offer"


def test_dwindle_on_oneself_discards_an_own_card() -> None:  # KMK-11.15
    t = Sitting([["dwindle", "peek", "crisis"], ["spite"]]).plays("dwindle").chooses("self")
    assert (t.kind, t.to_move) == ("dwindle_discard", 0) and "stop" not in t.options
    t.chooses("peek")
    assert t.hand(0) == ["crisis"] and t.hand(1) == ["spite"] and t.ruins == ["peek"]


def test_dwindle_on_an_empty_hand_does_nothing() -> None:  # KMK-11.15
    t = Sitting([["dwindle", "peek"], []]).plays("dwindle").chooses("rival")
    assert t.ruins == [] and t.hand(0) == ["peek"] and ("no-effect", [0]) in t.told(1)
    assert (t.kind, t.to_move, t.centre) == ("karmic_offer", 1, "dwindle")


def test_crisis_makes_the_rival_discard_a_deed_of_their_choice() -> None:  # KMK-11.16
    t = Sitting([["crisis"]], deeds=[["peek"], ["spite", "panic", "voyage"]]).plays("crisis")
    assert (t.kind, t.to_move) == ("crisis_discard", 1)
    assert t.options == [(1, "voyage"), (2, "panic"), (3, "spite")]
    t.chooses((2, "panic"))
    assert t.deeds(1) == ["spite", "voyage"] and t.ruins == ["panic"] and t.deeds(0) == ["peek"]
    assert ("discards-deed", [1, KIND["panic"]]) in t.told(0)


def test_crisis_without_a_deed_of_the_rival_does_nothing() -> None:  # KMK-11.16
    t = Sitting([["crisis"]], deeds=[["peek"], []]).plays("crisis")
    assert t.kind == "karmic_offer" and t.deeds(0) == ["peek"] and ("no-effect", [0]) in t.told(1)


def roulette(well: Cards, ruins: Cards | None = None) -> Sitting:
    """Roulette was played by a player with four other cards."""
    return Sitting([["roulette", "peek", "peek", "crisis", "spite"]], well=well, ruins=ruins).plays("roulette")


def test_roulette_discards_up_to_two_cards_one_at_a_time() -> None:  # KMK-11.17
    t = roulette(["voyage"])
    assert t.kind == "roulette_discard" and set(t.options) == {"peek", "crisis", "spite", "stop"}
    t.chooses("spite")
    assert t.ruins == ["spite"] and set(t.options) == {"peek", "crisis", "stop"}
    t.chooses("peek")
    assert t.ruins == ["spite", "peek"] and t.kind == "roulette_draw"
    assert ("discards-hand", [0, KIND["spite"]]) in t.told(1)


def test_roulette_may_discard_nothing_and_take_one() -> None:  # KMK-11.17, KMK-11.17a
    t = roulette(["voyage", "sowing"]).chooses("stop")
    assert (t.kind, t.options) == ("roulette_draw", ["draw", "stop"])
    t.chooses("draw")
    assert t.hand(0) == ["crisis", "peek", "peek", "sowing", "spite"] and t.kind == "karmic_offer"


def test_roulette_after_one_discard_takes_up_to_two() -> None:  # KMK-11.17a
    t = roulette(["voyage", "sowing", "panic"]).chooses("crisis", "stop", "draw", "draw")
    assert t.kind == "karmic_offer" and t.well == ["voyage"]


def test_roulette_after_two_discards_takes_up_to_three() -> None:  # KMK-11.17a
    t = roulette(["voyage", "sowing", "panic", "embody"]).chooses("crisis", "spite", "draw", "draw", "draw")
    assert t.kind == "karmic_offer" and t.well == ["voyage"]
    assert t.hand(0) == ["embody", "panic", "peek", "peek", "sowing"]


def test_roulette_shows_each_card_before_the_next_and_may_stop() -> None:  # KMK-11.17b
    t = roulette(["voyage", "sowing", "panic"]).chooses("crisis", "spite", "draw")
    assert t.kind == "roulette_draw" and ("your-card", [0, KIND["panic"]]) in t.told(0)
    assert "panic" in (t.view(0).souls[0].hand or ())
    t.chooses("stop")
    assert t.kind == "karmic_offer" and t.well == ["voyage", "sowing"]


def test_roulette_may_take_nothing() -> None:  # KMK-11.17b
    t = roulette(["voyage"]).chooses("crisis", "spite", "stop")
    assert t.kind == "karmic_offer" and t.hand(0) == ["peek", "peek"] and t.well == ["voyage"]


def test_the_rival_learns_only_how_many_cards_roulette_took() -> None:  # KMK-11.17b
    t = roulette(["voyage", "sowing"]).chooses("crisis", "stop", "draw", "draw")
    assert t.told(1).count(("takes", [0, 1])) == 2
    assert not [event for event in t.told(1) if event[0] == "your-card"] and t.known(1, 0) == []


def test_roulette_with_an_empty_hand_may_take_one() -> None:  # KMK-11.17
    t = Sitting([["roulette"]], well=["voyage"]).plays("roulette")
    assert t.kind == "roulette_draw"
    t.chooses("draw")
    assert t.hand(0) == ["voyage"] and t.kind == "karmic_offer"


def test_hells_heart_discards_the_top_two_cards_of_the_rivals_future_life() -> None:  # KMK-11.18
    t = Sitting([["hells_heart"]], futures=[["sowing"], ["peek", "crisis", "voyage"]]).plays("hells_heart")
    assert t.future(1) == ["peek"] and t.future(0) == ["sowing"]
    assert t.ruins == ["voyage", "crisis"]
    assert [args for name, args in t.told(0) if name == "discards-future"] == [[1, KIND["voyage"]], [1, KIND["crisis"]]]


def test_hells_heart_on_a_single_card_discards_that_one() -> None:  # KMK-11.18
    t = Sitting([["hells_heart"]], futures=[[], ["peek"]]).plays("hells_heart")
    assert t.future(1) == [] and t.ruins == ["peek"] and t.kind == "karmic_offer"


def test_hells_heart_on_an_empty_future_life_does_nothing() -> None:  # KMK-11.18
    t = Sitting([["hells_heart"]], futures=[["peek"], []]).plays("hells_heart")
    assert t.ruins == [] and t.future(0) == ["peek"] and ("no-effect", [0]) in t.told(1)


def test_a_loose_card_is_found_by_hells_heart() -> None:  # KMK-11.18
    t = Sitting([["peek", "hells_heart"], ["crisis", "spite"]]).plays("peek").chooses("decline", "stop")
    t.plays("crisis", "future").plays("hells_heart")
    assert t.ruins == ["peek", "crisis"] and t.loose(0, 1) == ["spite"]


def test_vengeance_discards_the_rivals_exposed_deed() -> None:  # KMK-11.19
    t = Sitting([["vengeance"]], deeds=[["sowing"], ["peek", "crisis"]]).plays("vengeance")
    assert t.deeds(1) == ["peek"] and t.deeds(0) == ["sowing"] and t.ruins == ["crisis"]
    assert ("discards-deed", [1, KIND["crisis"]]) in t.told(0) and t.kind == "karmic_offer"


def test_vengeance_without_a_deed_of_the_rival_does_nothing() -> None:  # KMK-11.19
    t = Sitting([["vengeance"]], deeds=[["sowing"], []]).plays("vengeance")
    assert t.deeds(0) == ["sowing"] and t.ruins == [] and ("no-effect", [0]) in t.told(1)
