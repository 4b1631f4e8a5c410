"""Exhaustion of the Well (KMK-12)."""

from tests.games.karmaka.sitting import Cards, Sitting

TEN = ["crisis", "denial", "dwindle", "embody", "mimic", "panic", "peek", "recycle", "salvage", "sowing"]
LOWER, TOP = TEN[:7], TEN[7:]


def shuffles(t: Sitting) -> list[Cards]:
    """The Wells that were shuffled, top first."""
    return [[str(card) for card in order] for what, order in t.chance if what == "shuffle" and isinstance(order, list)]


def test_an_empty_well_is_made_anew_from_all_ruins_but_the_top_three() -> None:  # KMK-12.1
    t = Sitting([["another_day"]], well=[], ruins=TEN).plays("another_day")
    assert t.ruins == TOP and len(t.well) == 6
    assert sorted(t.well + t.hand(0)) == LOWER
    assert ("reshuffle", [7]) in t.told(1)
    t.chooses("decline")
    assert t.ruins == [*TOP, "another_day"]


def test_the_new_well_is_shuffled() -> None:  # KMK-12.1, KMK-16.11
    orders = set()
    for seed in range(30):
        t = Sitting([["another_day"]], well=[], ruins=TEN, seed=seed).plays("another_day")
        assert shuffles(t)[0] == [*t.hand(0), *reversed(t.well)]
        orders.add(tuple(shuffles(t)[0]))
    assert len(orders) > 25


def test_nobody_knows_the_order_of_the_new_well() -> None:  # KMK-12.1, KMK-16.11
    t = Sitting([["another_day"], ["spite"]], well=[], ruins=TEN).plays("another_day")
    assert t.view(0).well == t.view(1).well == (None,) * 6
    assert t.known(1, 0) == []


def test_cards_already_taken_are_kept_and_the_rest_comes_from_the_new_well() -> None:  # KMK-12.2
    t = Sitting([["voyage"]], well=["spite"], ruins=TEN).plays("voyage")
    assert "spite" in t.hand(0) and len(t.hand(0)) == 3
    assert t.ruins == TOP and len(t.well) == 5
    assert len(shuffles(t)) == 1 and "spite" not in shuffles(t)[0]


def test_longevity_tests_the_well_for_each_card() -> None:  # KMK-12.2
    t = Sitting([["longevity"]], well=["spite"], ruins=TEN).plays("longevity").chooses("rival")
    assert t.deck(1)[0] == "spite" and t.deck(1)[1] in LOWER and len(t.well) == 6


def test_destiny_looks_at_the_old_cards_and_then_at_the_new_well() -> None:  # KMK-12.2
    t = Sitting([["destiny"]], well=["spite"], ruins=TEN).plays("destiny")
    assert ("looks", [0, 3]) in t.told(1) and len(t.well) == 5
    assert t.view(0).looked_at[0] == "spite"
    t.chooses("stop", "spite")
    if t.kind == "destiny_order":
        t.chooses(t.options[0])
    assert t.well[-1] == "spite" and len(t.well) == 8


def test_an_emptied_well_is_not_refilled_before_a_card_is_needed() -> None:  # KMK-12.3
    t = Sitting([["another_day"], ["peek"]], well=["spite"], ruins=TEN).plays("another_day")
    t.chooses("decline", "stop")
    assert t.well == [] and t.ruins == [*TEN, "another_day"]
    assert shuffles(t) == [] and t.to_move == 1


def test_three_ruins_cards_or_fewer_make_no_new_well() -> None:  # KMK-12.4
    t = Sitting([["voyage"]], well=["spite"], ruins=TOP).plays("voyage")
    assert t.hand(0) == ["spite"] and t.ruins == TOP and t.well == []
    assert ("takes", [0, 1]) in t.told(1) and shuffles(t) == []


def test_four_ruins_cards_make_a_well_of_one() -> None:  # KMK-12.4, KMK-12.1
    t = Sitting([["voyage"]], well=[], ruins=["crisis", *TOP]).plays("voyage")
    assert t.hand(0) == ["crisis"] and t.ruins == TOP and t.well == []


def test_a_card_in_the_centre_is_not_shuffled() -> None:  # KMK-12.5
    t = Sitting([["voyage"]], well=[], ruins=TEN[:6]).plays("voyage")
    assert t.hand(0) == TEN[:3] and t.well == [] and t.centre == "voyage"


def test_a_card_discarded_by_denial_is_part_of_the_ruins() -> None:  # KMK-12.5, KMK-12.1
    t = Sitting([["denial", "another_day"]], well=[], ruins=TOP).plays("denial")
    assert t.ruins == [*TOP[1:], "another_day"] and t.hand(0) == [TOP[0]] and t.centre == "denial"


def test_cards_being_looked_at_are_not_shuffled() -> None:  # KMK-12.5
    t = Sitting([["destiny"]], well=["spite", "voyage"], ruins=["crisis", "denial", *TOP]).plays("destiny")
    assert sorted(shuffles(t)[0]) == ["crisis", "denial"]
    assert t.view(0).looked_at[:2] == ("voyage", "spite") and len(t.well) == 1


def test_roulette_offers_no_draw_if_no_card_can_be_had() -> None:  # KMK-12.6
    t = Sitting([["roulette", "peek"]], well=[], ruins=TOP[:2]).plays("roulette").chooses("stop")
    assert t.kind == "karmic_offer"


def test_roulette_stops_offering_when_the_well_runs_dry() -> None:  # KMK-12.6
    t = Sitting([["roulette", "peek", "crisis"]], well=["spite"], ruins=[]).plays("roulette")
    t.chooses("peek", "crisis", "draw")
    assert t.kind == "karmic_offer" and t.hand(0) == ["spite"]


def test_roulette_offers_the_draw_if_a_new_well_can_be_made() -> None:  # KMK-12.6
    t = Sitting([["roulette", "peek"]], well=[], ruins=TOP).plays("roulette").chooses("peek")
    assert t.kind == "roulette_draw"
    t.chooses("draw")
    assert t.hand(0) == [TOP[0]] and t.ruins == [*TOP[1:], "peek"] and t.kind == "karmic_offer"
