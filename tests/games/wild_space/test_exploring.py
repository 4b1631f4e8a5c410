"""Exploring: a landed shuttle slides up, without condition or crew number. (WSP-5)"""

from tests.games.wild_space.sitting import Sitting


def test_a_landed_shuttle_slides_to_the_top_of_its_sector() -> None:  # WSP-5.1
    t = Sitting(["SP13"], landed=["PL01:left", "PL02:right"])
    t.chooses("explore:PL02:right")
    assert (t.landed(0), t.explored(0), t.unplaced(0)) == (["PL01:left"], ["PL02:right"], 3)


def test_one_explores_with_ones_own_shuttles_only() -> None:  # WSP-5.1
    t = Sitting(["SP13"], shuttles={1: (["PL01:left"], [])})
    assert not any(option.startswith("explore") for option in t.options)
    assert t.refuses("explore:PL01:left") == "WSP-5.1"


def test_exploring_asks_no_condition_and_no_number_of_crew() -> None:  # WSP-5.2
    t = Sitting([], [], up=3, landed=["PL09:right", "PL03:right"])
    assert {"explore:PL09:right", "explore:PL03:right"} <= set(t.answers)
    t.chooses("explore:PL09:right")
    assert t.kind == "draw" and t.crew(0) == ["CA01"], "a Captain alone explores the Crown and pays nothing"


def test_a_shuttle_that_has_explored_is_spent_and_still_takes_its_place() -> None:  # WSP-5.3
    t = Sitting(["SP13"], explored=["PL01:left"])
    assert not any("PL01:left" in option for option in t.options)
    assert t.refuses("explore:PL01:left") == "WSP-5.3"


def test_exploring_offers_three_cards_or_any_play_on_every_sector() -> None:  # WSP-5.4
    for sector in ("PL01:left", "PL01:right", "PL02:left", "PL09:right"):
        t = Sitting(["EM13"], landed=[sector], up=3)
        t.chooses(f"explore:{sector}")
        assert (t.kind, t.answers) == ("action", ["action:0", "action:1"])
    t.chooses("action:0", "take:deck", "take:deck")
    assert t.kind == "draw"
    assert t.chooses("take:deck").kind == "end" and len(t.hand(0)) == 4
    play = Sitting(["EM13", "RO13", "SP13"], landed=["PL01:right"]).chooses("explore:PL01:right", "action:1")
    assert (play.kind, play.answers) == ("play", ["play:EM13", "play:RO13", "play:SP13"])
