"""Renewing the Reserve with a card of the hand, at any moment of one's turn. (WSP-8)"""

from tests.games.wild_space.sitting import Sitting

ABC = ["SP01", "SP02", "SP03"]
DECK = ["SP04", "SP05", "SP06", "SP07", "SP08", "SP09"]


def test_a_hand_card_renews_the_reserve_as_often_as_one_can_pay() -> None:  # WSP-8.1
    t = Sitting(["EM01", "EM02"], reserve=ABC, deck=DECK)
    t.chooses("renew:EM01")
    assert t.kind == "move" and t.reserve == DECK[:3] and t.hand(0) == ["EM02"]
    t.chooses("renew:EM02")
    assert t.kind == "move" and t.reserve == DECK[3:] and t.hand(0) == []


def test_one_renewal_discards_the_card_and_the_whole_reserve_then_fills() -> None:  # WSP-8.2
    t = Sitting(["EM01", "EM02"], reserve=ABC, deck=DECK).chooses("renew:EM01")
    assert sorted(t.discard) == ["EM01", *ABC] and t.reserve == ["SP04", "SP05", "SP06"]


def test_the_deck_runs_out_before_the_new_reserve_is_full() -> None:  # WSP-8.3
    t = Sitting(["EM01", "EM02"], reserve=ABC, deck=["SP04", "SP05"], scarce=True).chooses("renew:EM02")
    assert t.reserve[:2] == ["SP04", "SP05"] and t.reserve[2] in ("EM02", *ABC), "a card just discarded is back"
    assert len(t.deck) == 3 and t.discard == []


def test_every_own_decision_but_a_payment_is_a_window() -> None:  # WSP-8.4
    t = Sitting(["SP10", "EM01", "EM02", "RO13"], landed=["PL01:left"], reserve=ABC, deck=DECK)
    windows = []
    for answer in (
        "explore:PL01:left",
        "action:1",
        "play:SP10",
        "apply",
        "discard:EM01",
        "play:EM02",
        "apply",
        "take:deck",
    ):
        windows.append((t.kind, bool(t.renewals)))
        t.chooses(answer)
    windows.append((t.kind, bool(t.renewals)))
    kinds = ["move", "action", "play", "effect", "pay_discard", "play", "effect", "draw", "end"]
    assert windows == [(kind, kind != "pay_discard") for kind in kinds]


def test_before_taking_a_card_to_play_the_reserve_may_be_renewed() -> None:  # WSP-8.4
    t = Sitting(["EM01", "EM02"], ["SP10", "SP11"], up=1, reserve=ABC, deck=DECK).chooses(
        "land:PL03:right", "discard:EM01"
    )
    assert (t.kind, t.renewals) == ("take_and_play", ["EM02"])
    t.chooses("renew:EM02")
    assert t.kind == "take_and_play" and t.reserve == DECK[:3]
    assert t.chooses("take:reserve:2").crew(0)[-1] == "SP05"


def test_no_window_between_a_sector_and_its_price() -> None:  # WSP-8.5
    t = Sitting(["EM01", "EM02"], ["SP10", "SP11"], up=1).chooses("land:PL03:right")
    assert t.kind == "pay_discard" and t.renewals == []
    assert t.refuses("renew:EM01") == "WSP-8.5"
    crew = ["SP01", "SP02", "SP03", "SP04", "RO13"]
    choice = Sitting(["SP43", "EM01"], crew, up=2, tiles=("PL03", "PL08", "PL09")).chooses("land:PL08:right")
    assert choice.kind == "condition" and choice.renewals == []


def test_no_window_between_an_effect_and_its_price() -> None:  # WSP-8.5
    t = Sitting(["SP07", "EM01", "EM02"]).chooses("land:PL02:right", "play:SP07", "apply")
    assert t.kind == "pay_discard" and t.renewals == []
    removal = Sitting(["SP38", "EM01"], ["SP01"]).chooses("land:PL02:right", "play:SP38", "apply")
    assert removal.kind == "pay_remove" and removal.renewals == []


def test_nobody_renews_in_anothers_turn() -> None:  # WSP-8.6
    t = Sitting(["EM01"], hands={1: ["EM02"]})
    assert t.to_move == 0 and t.renewals == ["EM01"]
    alone = Sitting(["EM01"], players=1, active=1)
    assert alone.kind == "smuggler" and alone.renewals == [], "nor in the Smuggler's"
    assert alone.refuses("renew:EM01") == "WSP-8.6"


def test_an_empty_hand_cannot_renew() -> None:  # WSP-8.7
    t = Sitting([], reserve=ABC, deck=DECK)
    assert t.renewals == [] and len(t.answers) == 4


def test_on_an_empty_table_the_card_comes_back_alone() -> None:  # WSP-8.8
    t = Sitting(["EM01", "EM02"], reserve=[None] * 3, scarce=True).chooses("renew:EM01")
    assert t.reserve == ["EM01", None, None] and t.deck == [] and t.discard == []
    assert t.shuffles == [["EM01"]]


def test_the_question_is_asked_again_in_the_new_state() -> None:  # WSP-8.9
    t = Sitting(["EM01", "EM02"], ["SP10", "SP11"], up=1, reserve=ABC, deck=DECK)
    assert "land:PL03:right" in t.options
    t.chooses("renew:EM01", "renew:EM02")
    assert t.kind == "move" and "land:PL03:right" not in t.options, "no card is left to pay with"


def test_an_effect_that_is_no_longer_possible_falls_away() -> None:  # WSP-8.9, WSP-10.7
    t = Sitting(["SP02", "SP04", "EM01"]).chooses("land:PL02:right", "play:SP02")
    assert t.kind == "effect"
    t.chooses("renew:SP04")
    assert t.kind == "end" and t.hand(0) == ["EM01"], "no Mechanic is left: as if it had never been asked"


def test_an_effect_that_is_still_possible_is_asked_again() -> None:  # WSP-8.9
    t = Sitting(["SP02", "SP04", "EM01"]).chooses("land:PL02:right", "play:SP02", "renew:EM01")
    assert (t.kind, t.answers) == ("effect", ["apply", "decline"])
