"""The action of a place: one of those offered, if any is possible. (WSP-6)"""

from tests.games.wild_space.sitting import Sitting


def test_a_landing_uses_the_printed_action_at_once() -> None:  # WSP-6.1
    assert Sitting(["SP13"]).chooses("land:PL01:left").kind == "draw"
    assert Sitting(["SP13"]).chooses("land:PL01:right").kind == "play"
    assert Sitting(["SP13"]).chooses("land:PL02:right").kind == "play"


def test_an_exploration_has_its_own_actions_not_the_printed_ones() -> None:  # WSP-6.1
    t = Sitting(["RO13"], landed=["PL01:right"]).chooses("explore:PL01:right")
    assert t.answers == ["action:0", "action:1"], "a Robot, though the sector plays Specialists"
    assert t.chooses("action:1").answers == ["play:RO13"]


def test_exactly_one_of_several_actions_is_performed() -> None:  # WSP-6.2
    hand = ["RO13", "SP13"]
    draw = Sitting(hand).chooses("land:PL02:left")
    assert (draw.kind, draw.answers) == ("action", ["action:0", "action:1"])
    draw.chooses("action:0", "take:deck", "take:deck")
    assert draw.kind == "end" and len(draw.hand(0)) == 4 and draw.crew(0) == ["CA01"]
    play = Sitting(hand).chooses("land:PL02:left", "action:1")
    assert play.answers == ["play:RO13"]
    play.chooses("play:RO13")
    assert play.kind == "end" and play.hand(0) == ["SP13"]


def test_a_play_is_possible_with_an_eligible_card() -> None:  # WSP-6.3
    assert Sitting(["RO13"]).chooses("land:PL02:left").kind == "action"
    assert Sitting(["EM01"]).chooses("land:PL02:left").kind == "action"
    assert Sitting(["SP13"]).chooses("land:PL02:left").kind == "draw"


def test_a_draw_is_possible_while_reserve_or_deck_has_a_card() -> None:  # WSP-6.3
    assert Sitting(["RO01"]).chooses("land:PL01:left").kind == "draw"
    reserve = Sitting(["RO01"], reserve=["SP01", None, None], scarce=True).chooses("land:PL01:left")
    assert (reserve.kind, reserve.answers) == ("draw", ["take:reserve:1"])
    bare = Sitting(["RO01"], reserve=[None] * 3, scarce=True).chooses("land:PL02:left")
    assert bare.kind == "play" and bare.answers == ["play:RO01"], "nothing to draw: the play begins without a question"


def test_take_and_play_is_possible_while_reserve_or_deck_has_a_card() -> None:  # WSP-6.3
    crew = ["SP01", "SP02", "SP03", "SP04", "SP05"]
    tiles = ("PL03", "PL08", "PL09")
    assert Sitting(["RO01"], crew, up=2, tiles=tiles).chooses("land:PL08:left").kind == "take_and_play"
    bare = Sitting(["RO01"], crew, up=2, tiles=tiles, reserve=[None] * 3, scarce=True).chooses("land:PL08:left")
    assert bare.kind == "end" and len(bare.crew(0)) == 6, "lost"


def test_a_single_possible_action_begins_without_a_question() -> None:  # WSP-6.4
    t = Sitting(["SP13"]).chooses("land:PL02:left")
    assert t.kind == "draw" and t.renewals == ["SP13"], "its own window is open all the same"


def test_a_possible_action_must_be_performed() -> None:  # WSP-6.4
    t = Sitting(["SP01"]).chooses("land:PL01:right")
    assert t.answers == ["play:SP01"] and t.refuses("end_turn") == "WSP-6.4"


def test_without_a_possible_action_it_is_lost() -> None:  # WSP-6.4
    t = Sitting(["RO13"]).chooses("land:PL01:right")
    assert t.kind == "end" and t.hand(0) == ["RO13"]


def test_a_play_is_lost_when_its_last_card_renews_the_reserve() -> None:  # WSP-6.5
    t = Sitting(["RO13", "SP13"]).chooses("land:PL02:left", "action:1", "renew:RO13")
    assert t.kind == "end" and t.hand(0) == ["SP13"] and t.crew(0) == ["CA01"], "it is not exchanged for the draw"
    forced = Sitting(["SP13", "RO13"]).chooses("land:PL01:right", "renew:SP13")
    assert forced.kind == "end" and forced.hand(0) == ["RO13"]


def test_what_is_possible_is_judged_again_after_a_renewal() -> None:  # WSP-6.6
    t = Sitting(["RO13", "RO14", "SP13"]).chooses("land:PL02:left", "renew:RO13")
    assert t.kind == "action" and t.renewals == ["RO14", "SP13"], "one Robot is left: still two"
    t.chooses("renew:RO14")
    assert t.kind == "draw", "no Robot: the draw alone is left and begins"
