"""Drawing, the Reserve, the deck and the discard pile. (WSP-7)"""

from tests.games.wild_space.sitting import Sitting

ABC = ["SP01", "SP02", "SP03"]
DECK = ["SP04", "SP05", "SP06", "SP07", "SP08", "SP09"]


def test_each_card_comes_from_a_slot_or_from_the_deck() -> None:  # WSP-7.1
    t = Sitting(["EM01"], reserve=ABC, deck=DECK).chooses("land:PL01:left")
    assert t.answers == ["take:deck", "take:reserve:1", "take:reserve:2", "take:reserve:3"]
    t.chooses("take:reserve:2")
    assert t.hand(0) == ["EM01", "SP02"]
    t.chooses("take:deck")
    assert t.hand(0) == ["EM01", "SP02", "SP05"]


def test_several_cards_are_drawn_one_at_a_time() -> None:  # WSP-7.2
    t = Sitting(["EM01"], reserve=ABC, deck=DECK).chooses("land:PL01:left", "take:reserve:1")
    assert t.kind == "draw" and t.reserve == ["SP04", "SP02", "SP03"], "the replacement lies open before the next"
    t.chooses("take:reserve:1")
    assert "SP04" in t.hand(0)
    t.chooses("take:deck")
    assert "SP06" in t.hand(0) and t.kind == "end"


def test_the_card_just_drawn_is_seen_before_the_next_choice() -> None:  # WSP-7.2
    t = Sitting(["EM01"], reserve=ABC, deck=DECK).chooses("land:PL01:left", "take:deck")
    assert "SP04" in (t.view(0).crews[0].hand or ())
    assert t.view(1).crews[0].hand is None and t.view(1).crews[0].seen == ()


def test_a_card_taken_from_the_reserve_is_replaced_in_its_slot() -> None:  # WSP-7.3
    t = Sitting(["EM01"], reserve=ABC, deck=DECK).chooses("land:PL01:left", "take:reserve:2")
    assert t.reserve == ["SP01", "SP04", "SP03"] and t.deck[0] == "SP05"


def test_reserve_picks_are_seen_and_remembered_by_all() -> None:  # WSP-7.1
    t = Sitting(["EM01"], reserve=ABC, deck=DECK).chooses("land:PL01:left", "take:reserve:2", "take:deck")
    assert t.view(1).crews[0].seen == ("SP02",) and t.view(1).crews[0].count == 3


def test_the_discard_pile_is_shuffled_as_soon_as_the_deck_is_empty() -> None:  # WSP-7.4, WSP-7.5
    t = Sitting(["EM01"], reserve=ABC, deck=["SP04"], discard=["SP05", "SP06"], scarce=True)
    t.chooses("land:PL01:left", "take:deck")
    assert sorted(t.deck) == ["SP05", "SP06"] and t.discard == [], "not only when the next card is needed"
    assert [sorted(order) for order in t.shuffles] == [["SP05", "SP06"]]
    assert t.reserve == ABC


def test_empty_slots_are_filled_from_the_left() -> None:  # WSP-7.4
    t = Sitting(["EM01", "EM02"], reserve=["SP01", None, None], scarce=True)
    t.chooses("renew:EM01")
    assert t.deck == [] and t.discard == [] and t.reserve[2] is None
    assert {t.reserve[0], t.reserve[1]} == {"EM01", "SP01"}


def test_upkeep_repeats_until_nothing_changes() -> None:  # WSP-7.4, WSP-8.3
    t = Sitting(["EM01"], reserve=ABC, deck=["SP04"], scarce=True)
    t.chooses("renew:EM01")
    assert t.reserve[0] == "SP04", "first what was left of the deck"
    assert {*t.reserve[1:], *t.deck} == {"EM01", *ABC} and t.discard == [], "then what was just discarded"
    assert len(t.shuffles) == 1


def test_hands_and_crews_are_never_shuffled_back() -> None:  # WSP-7.6
    t = Sitting(
        ["EM01", "EM02"],
        ["SP20"],
        hands={1: ["SP21"]},
        crews={1: ["SP22"]},
        reserve=ABC,
        deck=["SP04"],
        discard=["SP05"],
        scarce=True,
    )
    others = t.hand(1)
    t.chooses("land:PL01:left", "take:deck")
    assert [sorted(order) for order in t.shuffles] == [["SP05"]]
    assert t.hand(0) == ["EM01", "EM02", "SP04"] and t.crew(0) == ["CA01", "SP20"] and t.crew(1)[1:] == ["SP22"]
    assert t.hand(1) == others


def test_slots_stay_empty_until_cards_are_discarded_again() -> None:  # WSP-7.7
    t = Sitting(["EM01", "EM02"], reserve=ABC, scarce=True).chooses("land:PL01:left", "take:reserve:1")
    assert t.reserve == [None, "SP02", "SP03"] and t.answers == ["take:reserve:2", "take:reserve:3"]
    t.chooses("take:reserve:3", "renew:EM01")
    assert set(t.reserve) == {None, "EM01", "SP02"} and t.reserve[2] is None


def test_the_rest_of_a_draw_is_lost_when_nothing_is_left() -> None:  # WSP-7.8, WSP-7.10
    t = Sitting(["EM01"], reserve=["SP01", "SP02", None], scarce=True).chooses("land:PL01:left", "take:reserve:1")
    assert t.answers == ["take:reserve:2"] and t.kind == "draw", "asked, since the hand could renew"
    t.chooses("take:reserve:2")
    assert t.kind == "end" and t.hand(0) == ["EM01", "SP01", "SP02"], "the third card is lost, nothing is asked"


def test_a_draw_goes_on_to_its_number() -> None:  # WSP-7.9
    t = Sitting(["EM01"]).chooses("land:PL01:left", "take:deck", "take:deck")
    assert t.kind == "draw" and "end_turn" not in t.options and "decline" not in t.options
    assert t.refuses("end_turn") == "WSP-7.9"
    assert t.chooses("take:deck").kind == "end"


def test_a_renewal_does_not_count_as_a_card_drawn() -> None:  # WSP-7.9, WSP-8.4
    t = Sitting(["EM01", "EM02"]).chooses("land:PL01:left", "take:deck", "renew:EM01", "take:deck", "renew:EM02")
    assert t.kind == "draw"
    assert t.chooses("take:deck").kind == "end" and len(t.hand(0)) == 3


def test_the_only_source_is_taken_without_a_question_by_an_empty_hand() -> None:  # WSP-7.8
    t = Sitting([], reserve=["SP01", None, None], scarce=True).chooses("land:PL01:left")
    assert t.hand(0) == ["SP01"] and t.kind == "end"


def test_on_an_empty_table_there_is_no_window_inside_a_draw() -> None:  # WSP-7.10
    t = Sitting(["EM01"], reserve=[None] * 3, scarce=True)
    assert t.kind == "move" and t.renewals == ["EM01"], "renew before"
    t.chooses("land:PL01:left")
    assert t.kind == "end" and t.renewals == ["EM01"], "or at the end"
    t.chooses("renew:EM01")
    assert t.reserve == ["EM01", None, None]


def test_nothing_else_happens_when_the_deck_runs_out() -> None:  # WSP-7.11
    t = Sitting(["EM01"], players=5, reserve=ABC, deck=["SP04"], scarce=True).chooses("land:PL01:left", "take:deck")
    assert t.deck == [] and t.kind == "draw" and t.reserve == ABC and t.shuffles == []
    t.chooses("take:reserve:1", "take:reserve:2", "end_turn")
    assert t.active == 1 and t.reserve == [None, None, "SP03"]
