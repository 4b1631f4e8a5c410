"""The blue powers: Transmigrate, Stolen Dreams, Thievery, Peek, Denial, Destiny, Swindle (KMK-11)."""

import pytest

from tablee.games.karmaka.rules.tables import KIND
from tests.games.karmaka.sitting import Cards, Sitting


def cards_told(t: Sitting, seat: int) -> list[list[int]]:
    """The private events that a seat was told: whose card, and which cards."""
    return [args for name, args in t.told(seat) if name in ("your-card", "sees")]


def test_transmigrate_takes_a_card_of_choice_and_the_others_keep_their_order() -> None:  # KMK-11.1, KMK-11.1a
    t = Sitting([["transmigrate"]], futures=[["crisis", "peek", "voyage", "spite"]]).plays("transmigrate")
    assert t.kind == "transmigrate_pick"
    assert t.options == [(1, "spite"), (2, "voyage"), (3, "peek"), (4, "crisis")]
    t.chooses((3, "peek"))
    assert t.hand(0) == ["peek"] and t.future(0) == ["crisis", "voyage", "spite"]


def test_transmigrate_shows_the_position_but_not_the_card() -> None:  # KMK-11.1b, KMK-16.7
    t = Sitting([["transmigrate"]], futures=[["crisis", "peek", "voyage"]]).plays("transmigrate")
    t.chooses((2, "peek"))
    assert ("transmigrates", [0, 2]) in t.told(1)
    assert cards_told(t, 1) == [] and cards_told(t, 0) == [[0, KIND["peek"]]]
    assert t.known(1, 0) == []


def test_transmigrate_asks_for_a_place_even_among_equal_cards() -> None:  # KMK-11.1
    t = Sitting([["transmigrate"]], futures=[["peek", "peek"]]).plays("transmigrate")
    assert t.options == [(1, "peek"), (2, "peek")]


def test_a_card_that_the_rival_knows_is_still_known_after_transmigrate() -> None:  # KMK-11.1b
    t = Sitting([["transmigrate"], ["crisis", "embody"]], actor=1).plays("crisis").chooses("accept")
    t.plays("transmigrate")
    assert t.hand(0) == ["crisis"] and t.known(1, 0) == ["crisis"]


def test_transmigrate_with_an_empty_future_life_does_nothing() -> None:  # KMK-11.1
    t = Sitting([["transmigrate"]], futures=[[], ["peek"]]).plays("transmigrate")
    assert (t.kind, t.centre, t.hand(0)) == ("karmic_offer", "transmigrate", [])
    assert ("no-effect", [0]) in t.told(1) and t.future(1) == ["peek"]


def test_stolen_dreams_puts_the_rivals_top_card_on_top_of_the_own_future_life() -> None:  # KMK-11.2
    t = Sitting([["stolen_dreams"]], futures=[["crisis"], ["peek", "voyage"]]).plays("stolen_dreams")
    assert t.future(0) == ["crisis", "voyage"] and t.future(1) == ["peek"]
    assert t.kind == "karmic_offer"


def test_both_owners_know_the_card_of_stolen_dreams() -> None:  # KMK-11.2, KMK-16.10
    t = Sitting([["stolen_dreams"]], futures=[["crisis"], ["peek", "voyage"]]).plays("stolen_dreams")
    assert cards_told(t, 0) == cards_told(t, 1) == [[0, KIND["voyage"]]]
    assert t.view(1).souls[0].future_life == ("voyage", None)
    assert t.view(0).souls[1].future_life == (None,)


def test_a_card_that_was_loose_is_found_by_stolen_dreams() -> None:  # KMK-11.2
    t = Sitting([["peek", "stolen_dreams"], ["crisis", "spite"]]).plays("peek").chooses("decline", "stop")
    t.plays("crisis", "future")
    assert t.known(0, 1) == [] and t.loose(0, 1) == ["crisis", "spite"]
    t.plays("stolen_dreams")
    assert t.future(0) == ["crisis"] and t.loose(0, 1) == ["spite"]


def test_stolen_dreams_from_an_empty_future_life_does_nothing() -> None:  # KMK-11.2
    t = Sitting([["stolen_dreams"]], futures=[["crisis"], []]).plays("stolen_dreams")
    assert t.future(0) == ["crisis"] and ("no-effect", [0]) in t.told(1)


def test_thievery_takes_the_rivals_exposed_deed_into_the_hand() -> None:  # KMK-11.3
    t = Sitting([["thievery", "peek"]], deeds=[["crisis"], ["voyage", "spite"]]).plays("thievery")
    assert t.hand(0) == ["peek", "spite"]
    assert t.deeds(1) == ["voyage"] and t.deeds(0) == ["crisis"]
    assert ("steals-deed", [0, 1, KIND["spite"]]) in t.told(1) and t.known(1, 0) == ["spite"]


def test_thievery_without_a_deed_to_take_does_nothing() -> None:  # KMK-11.3
    t = Sitting([["thievery"]], deeds=[["crisis"], []]).plays("thievery")
    assert t.hand(0) == [] and t.deeds(0) == ["crisis"] and ("no-effect", [0]) in t.told(1)


def test_peek_shows_the_whole_hand_to_the_actor_alone_and_grants_an_extra_play() -> None:  # KMK-11.5
    t = Sitting([["peek", "crisis"], ["voyage", "spite", "spite"]]).plays("peek")
    assert cards_told(t, 0) == [[0, *sorted([KIND["voyage"], KIND["spite"], KIND["spite"]])]]
    assert cards_told(t, 1) == [] and ("peeks", [0, 1]) in t.told(1)
    assert t.known(0, 1) == ["spite", "spite", "voyage"] and t.known(1, 0) == []
    t.chooses("decline")
    assert t.kind == "extra_play"


def test_peek_is_one_look_not_a_lasting_view() -> None:  # KMK-11.5
    t = Sitting([["peek", "crisis"], ["voyage"]], decks=[[], ["spite", "panic"]]).plays("peek")
    t.chooses("decline", "stop")
    assert t.hand(1) == ["panic", "voyage"] and t.known(0, 1) == ["voyage"]


def test_a_second_peek_counts_no_card_twice() -> None:  # KMK-11.5
    t = Sitting([["peek", "peek", "crisis"], ["voyage", "spite"]]).plays("peek").chooses("decline").plays("peek")
    assert t.known(0, 1) == ["spite", "voyage"] and t.loose(0, 1) == []


def test_a_second_peek_finds_which_loose_cards_are_still_in_the_hand() -> None:  # KMK-11.5
    t = Sitting([["peek", "peek"], ["voyage", "spite"]]).plays("peek").chooses("decline", "stop")
    t.plays("voyage", "future")
    assert t.loose(0, 1) == ["spite", "voyage"]
    t.plays("peek")
    assert t.known(0, 1) == ["spite"] and t.loose(0, 1) == ["voyage"]


def test_peek_at_an_empty_hand_still_grants_the_extra_play() -> None:  # KMK-11.5, KMK-9.5
    t = Sitting([["peek", "crisis"]]).plays("peek").chooses("decline")
    assert t.known(0, 1) == [] and t.kind == "extra_play"


def test_denial_discards_a_card_of_choice_and_copies_its_power() -> None:  # KMK-11.6
    t = Sitting([["denial", "another_day", "crisis", "crisis"]], well=["spite"]).plays("denial")
    assert (t.kind, t.to_move) == ("denial_discard", 0)
    assert set(t.options) == {"another_day", "crisis"}
    t.chooses("another_day")
    assert t.ruins == ["another_day"] and t.hand(0) == ["crisis", "crisis", "spite"]
    assert ("discards-hand", [0, KIND["another_day"]]) in t.told(1)


def test_denial_must_discard_the_last_card_of_the_hand() -> None:  # KMK-11.6a
    t = Sitting([["denial", "voyage"]], well=["spite", "crisis", "panic"]).plays("denial")
    assert t.ruins == ["voyage"] and t.hand(0) == ["crisis", "panic", "spite"]


def test_denial_cannot_be_stopped() -> None:  # KMK-11.6a
    t = Sitting([["denial", "voyage", "peek"]]).plays("denial")
    assert "stop" not in t.options and t.refuses("stop") == "KMK-11.6"


def destiny(well: Cards, future: Cards | None = None) -> Sitting:
    """Destiny was played over this Well, its top last."""
    return Sitting([["destiny"], ["peek"]], futures=[future or []], well=well).plays("destiny")


def test_destiny_shows_the_top_three_cards_to_the_actor_alone() -> None:  # KMK-11.9
    t = destiny(["panic", "spite", "crisis", "voyage"])
    assert (t.kind, t.to_move) == ("destiny_take", 0)
    assert set(t.options) == {"voyage", "crisis", "spite", "stop"} and t.well == ["panic"]
    assert cards_told(t, 0) == [[0, KIND["voyage"], KIND["crisis"], KIND["spite"]]]
    assert cards_told(t, 1) == [] and ("looks", [0, 3]) in t.told(1)


def test_destiny_puts_two_cards_on_the_future_life_in_the_order_chosen() -> None:  # KMK-11.9a
    t = destiny(["spite", "crisis", "voyage"], future=["salvage"]).chooses("crisis", "spite")
    assert t.future(0) == ["salvage", "crisis", "spite"]
    assert t.kind == "karmic_offer" and t.well == ["voyage"]


def test_the_rival_learns_only_how_many_cards_destiny_took() -> None:  # KMK-11.9a, KMK-16.8
    t = destiny(["spite", "crisis", "voyage"]).chooses("crisis", "spite")
    assert t.told(1).count(("takes-looked", [0])) == 2 and cards_told(t, 1) == []
    assert t.view(1).souls[0].future_life == (None, None)


@pytest.mark.parametrize(("answers", "future"), [((), []), (("crisis",), ["crisis"])])
def test_destiny_may_take_none_or_one(answers: tuple[str, ...], future: Cards) -> None:  # KMK-11.9a
    t = destiny(["spite", "crisis", "voyage"]).chooses(*answers, "stop")
    assert t.future(0) == future and t.kind == "destiny_order"


def test_destiny_puts_the_others_back_in_the_order_the_actor_chooses() -> None:  # KMK-11.9b
    t = destiny(["panic", "spite", "crisis", "voyage"]).chooses("stop", "crisis", "spite")
    assert t.well == ["panic", "voyage", "spite", "crisis"] and t.kind == "karmic_offer"
    t = destiny(["panic", "spite", "crisis", "voyage"]).chooses("crisis", "stop", "spite")
    assert t.well == ["panic", "voyage", "spite"]


def test_the_actor_alone_knows_what_was_put_back() -> None:  # KMK-11.9b
    t = destiny(["panic", "spite", "crisis", "voyage"]).chooses("stop", "crisis", "spite")
    assert t.view(0).well == ("crisis", "spite", "voyage", None)
    assert t.view(1).well == (None,) * 4


def test_destiny_looks_at_fewer_cards_if_fewer_can_be_had() -> None:  # KMK-11.9c
    t = destiny(["crisis", "voyage"])
    assert set(t.options) == {"voyage", "crisis", "stop"} and ("looks", [0, 2]) in t.told(1)
    t.chooses("voyage", "crisis")
    assert t.future(0) == ["voyage", "crisis"] and t.kind == "karmic_offer"


def test_destiny_over_a_single_card_may_leave_it() -> None:  # KMK-11.9c
    t = destiny(["crisis"]).chooses("stop")
    assert t.well == ["crisis"] and t.future(0) == [] and t.kind == "karmic_offer"


def test_destiny_never_takes_the_third_card() -> None:  # KMK-11.9c
    t = destiny(["crisis", "crisis", "crisis"]).chooses("crisis", "crisis")
    assert t.future(0) == ["crisis", "crisis"] and t.well == ["crisis"]


def test_cards_stay_looked_at_until_the_whole_order_is_named() -> None:  # KMK-11.9d
    t = destiny(["panic", "spite", "crisis", "voyage"]).chooses("stop", "spite")
    assert t.kind == "destiny_order" and t.well == ["panic"]
    assert set(t.options) == {"crisis", "voyage"}
    assert t.view(0).looked_at[0] == "spite"
    t.chooses("voyage")
    assert t.well == ["panic", "crisis", "voyage", "spite"]


def test_destiny_tells_all_how_many_cards_go_back_and_not_which() -> None:  # KMK-11.9b, KMK-16.8
    t = Sitting([["destiny", "peek"], ["peek"]], well=["crisis", "voyage", "panic"])
    t.plays("destiny").chooses("voyage", "stop", "crisis")
    assert ("puts-back", [0, 2]) in t.told(1)
    assert [args for name, args in t.told(1) if name in ("sees", "your-card")] == []
    assert t.well == ["panic", "crisis"]
