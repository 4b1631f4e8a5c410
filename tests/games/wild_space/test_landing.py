"""Landing: free sectors, open planets, crew numbers and conditions. (WSP-4)"""

from tests.games.wild_space.sitting import Sitting

TWO = ["SP01", "SP02"]
FIVE = [*TWO, "SP03", "SP04", "SP05"]
EIGHT = [*FIVE, "SP06", "SP13", "SP14"]


def test_one_lands_where_one_has_no_shuttle_landed_or_exploring() -> None:  # WSP-4.1
    t = Sitting(["EM01"], landed=["PL01:left"], explored=["PL02:left"])
    assert [option for option in t.answers if option.startswith("land")] == ["land:PL01:right", "land:PL02:right"]
    assert t.refuses("land:PL01:left") == "WSP-4.1" and t.refuses("land:PL02:left") == "WSP-4.1"
    t.chooses("land:PL01:right")
    assert t.unplaced(0) == 2 and "PL01:right" in t.landed(0)


def test_the_planet_must_be_face_up() -> None:  # WSP-4.2
    assert not any("PL03" in option for option in Sitting(["EM01"], FIVE).options)
    assert any("PL03" in option for option in Sitting(["EM01"], FIVE, up=1).options)


def test_the_crew_must_count_the_planets_number() -> None:  # WSP-4.3
    for crew, planets in (
        (["SP01"], set()),
        (TWO, {"PL03"}),
        (FIVE, {"PL03", "PL06"}),
        (EIGHT, {"PL03", "PL06", "PL09"}),
    ):
        t = Sitting(["EM01"], crew, up=3)
        assert {option.split(":")[1] for option in t.answers} - {"PL01", "PL02"} == planets
        short = Sitting(["EM01"], crew[:-1], up=3)
        assert {option.split(":")[1] for option in short.answers} - {"PL01", "PL02"} < planets or not planets


def test_the_crew_is_counted_before_the_condition_is_paid() -> None:  # WSP-4.3
    t = Sitting(["RO13"], EIGHT, up=3)
    t.chooses("land:PL09:right")
    assert t.kind == "pay_remove" and len(t.crew(0)) == 9
    t.chooses("remove:SP01")
    assert len(t.crew(0)) == 8 and t.kind == "action"


def test_a_planet_opened_by_another_stays_closed_to_a_small_crew() -> None:  # WSP-4.4
    t = Sitting(["EM01"], ["SP01"], up=2, crews={1: FIVE[1:]})
    assert not any("PL03" in option or "PL06" in option for option in t.options)
    assert t.refuses("land:PL03:left") == "WSP-4.3"


def test_a_sector_with_conditions_needs_one_that_can_be_met() -> None:  # WSP-4.5
    assert "land:PL03:right" in Sitting(["EM01"], TWO, up=1).options
    assert "land:PL03:right" not in Sitting([], TWO, up=1).options, "no card to discard"
    own = Sitting(["EM01"], ["SP02", "SP03"], up=1, tiles=("PL04", "PL06", "PL09"), captains=["CA02"])
    assert "land:PL04:right" not in own.options and own.refuses("land:PL04:right") == "WSP-4.5"
    pilot = Sitting(["EM01"], ["SP02", "SP05"], up=1, tiles=("PL04", "PL06", "PL09"), captains=["CA02"])
    assert "land:PL04:right" in pilot.options


def test_a_remove_condition_needs_a_card_beside_the_captain() -> None:  # WSP-4.5, WSP-10.9
    t = Sitting(["EM01"], EIGHT, up=3)
    t.chooses("land:PL09:right")
    assert t.answers == [f"remove:{card}" for card in sorted(EIGHT)]


def test_own_conditions_ask_nothing() -> None:  # WSP-4.6, WSP-4.7
    t = Sitting(["EM01", "RO13"], ["SP05", "SP06"], captains=["CA01"], up=1, tiles=("PL04", "PL06", "PL09"))
    t.chooses("land:PL04:right")
    assert t.kind == "draw", "Military, Pilot and Scientist are all there: nothing to choose, nothing to pay"
    assert t.hand(0) == ["EM01", "RO13"] and len(t.crew(0)) == 3


def test_discard_conditions_are_paid_with_one_card_that_fits_any() -> None:  # WSP-4.6
    hand = ["SP13", "SP15", "SP14", "SP16", "EM01"]
    t = Sitting(hand, ["SP01", "SP02", "SP03", "SP04", "SP05"], up=2, tiles=("PL03", "PL07", "PL09"))
    t.chooses("land:PL07:left")
    assert t.kind == "pay_discard" and t.answers == ["discard:SP13", "discard:SP14", "discard:SP15"]


def test_different_types_of_condition_are_chosen_between() -> None:  # WSP-4.6
    crew = ["SP01", "SP02", "SP03", "SP04", "RO13"]
    robot = Sitting(["SP43", "EM01"], crew, up=2, tiles=("PL03", "PL08", "PL09"))
    robot.chooses("land:PL08:right")
    assert (robot.kind, robot.answers) == ("condition", ["condition:0", "condition:1"])
    free = Sitting(["SP43", "EM01"], crew, up=2, tiles=("PL03", "PL08", "PL09"))
    free.chooses("land:PL08:right", "condition:0")
    assert free.kind == "action" and free.hand(0) == ["EM01", "SP43"]
    robot.chooses("condition:1")
    assert robot.kind == "action" and robot.hand(0) == ["EM01"] and robot.discard == ["SP43"]


def test_with_one_type_that_can_be_met_nothing_is_chosen() -> None:  # WSP-4.6
    crew = ["SP01", "SP02", "SP03", "SP04"]
    tiles = ("PL03", "PL08", "PL09")
    no_veteran = Sitting(["SP13"], [*crew, "RO13"], up=2, tiles=tiles).chooses("land:PL08:right")
    assert no_veteran.kind == "action" and no_veteran.hand(0) == ["SP13"]
    no_robot = Sitting(["SP43", "SP13"], [*crew, "SP05"], up=2, tiles=tiles).chooses("land:PL08:right")
    assert no_robot.kind == "action" and no_robot.discard == ["SP43"], "the only payment is made at once"


def test_an_emissary_or_a_removal_opens_the_crown() -> None:  # WSP-4.6
    t = Sitting(["RO13"], [*EIGHT[:-1], "EM01"], up=3)
    t.chooses("land:PL09:right")
    assert (t.kind, t.answers) == ("condition", ["condition:0", "condition:1"])
    t.chooses("condition:1")
    assert t.kind == "pay_remove" and "remove:EM01" in t.options and "remove:CA01" not in t.options


def test_payment_comes_after_the_shuttle_and_before_the_action() -> None:  # WSP-4.7
    t = Sitting(["SP13", "EM01"], TWO, up=1)
    t.chooses("land:PL03:right")
    assert t.kind == "pay_discard" and t.landed(0) == ["PL03:right"]
    t.chooses("discard:EM01")
    assert t.kind == "take_and_play" and t.discard == ["EM01"]


def test_paying_may_leave_nothing_to_play() -> None:  # WSP-4.8
    crew = ["SP01", "SP02", "SP03", "SP04", "SP05"]
    t = Sitting(["SP43"], crew, up=2, tiles=("PL03", "PL08", "PL09"))
    assert "land:PL08:right" in t.options
    t.chooses("land:PL08:right")
    assert t.hand(0) == [] and t.kind == "draw", "no card is left for `play any`: four are drawn"


def test_starting_planets_are_open_to_everybody() -> None:  # WSP-4.9
    for players in range(1, 6):
        t = Sitting.opened(players, first=0)
        assert t.answers == ["land:PL01:left", "land:PL01:right", "land:PL02:left", "land:PL02:right"]
