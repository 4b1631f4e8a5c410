"""The worked examples of VII Legio's specification, X1 to X12."""

from tests.games.vii_legio.sitting import Sitting, Start, ship

RED, BLUE, YELLOW, GREEN = 0, 0, 0, 0
NAPOS = {"gamma": "S3-1 A14"}


def test_x1_uses_of_scanners_and_detectors() -> None:  # LEG-2.6, LEG-2.7
    t = Sitting(ship("S1", detector=2), hand=["asteroids"], deck=["embassy"])
    t.chooses("flip", "use_detector")
    assert t.uses(RED) == (1, 1) and (t.has(RED, "detector"), t.has(RED, "scanner")) == (2, 1)
    t.chooses("end_turn", "end_turn")
    assert t.to_move == RED and t.uses(RED) == (1, 2)


def test_x2_the_limit_of_lasers() -> None:  # LEG-2.2, LEG-3.12
    s = Start(2, first_player="seat_0").chooses("laser", "laser", "decline")
    assert s.has(BLUE, "laser") == 2
    t = Sitting(ship("S1", laser=2), hand=["embassy", "planet", "recall", "trading_post"])
    assert ("buy", "laser") not in t.options and ("buy", "scanner") in t.options
    t.chooses(("buy", "scanner"))
    assert ("buy", "laser") not in t.options


def test_x3_five_propulsors_take_five_of_twenty_cards() -> None:  # LEG-5.1
    deck = ["planet"] * 7 + ["embassy"] * 2 + ["asteroids"] * 2 + ["trading_post"] * 2 + ["leviathan_herd"] * 2
    t = Sitting(ship("S2", propulsor=5), left=[*deck, "reset", "recall", "radiation", "ion_storm", "black_hole"])
    assert len(t.hand) == 5 and len(t.deck) == 15


def test_x4_crossing_a_border() -> None:  # LEG-6.1, LEG-6.2, LEG-6.6
    t = Sitting(ship("S1"), hand=["planet", "embassy", "recall", "radiation"]).chooses(("move", "S2"))
    assert t.discards == ["planet"] and len(t.hand) == 3 and t.place(BLUE) == "S2" and t.vp(BLUE) == 0


def test_x5_a_discovery() -> None:  # LEG-12.1 to LEG-12.5
    t = Sitting(ship("S3"), players=3, hand=["planet", "embassy"], pile_a=["A05"])
    assert {"S3-1", "S3-2", "S3-3"} <= set(t.tokens)
    t.chooses("flip", "gamma", "S3-1")
    assert "S3-1" not in t.tokens and t.vp(YELLOW) == 1 and t.slot("gamma").planet == "S3-1"
    assert (t.slot("gamma").card, t.slot("gamma").is_face_up, t.pile("A")) == ("A05", False, 9)
    assert t.to_move == YELLOW and t.kind == "space_action"


def test_x6_no_token_left() -> None:  # LEG-12.1
    t = Sitting(ship("S2"), empty=["S2-1", "S2-2"], hand=["planet", "embassy"]).chooses("flip")
    assert t.discards == ["planet"] and t.vp(GREEN) == 0 and t.slots == {} and t.hand == ["embassy"]


def test_x7_squads() -> None:  # LEG-12.9 to LEG-12.11
    scanned = Sitting(ship("S3", squad=2), players=3, slots=NAPOS, scanned={"gamma": [0]}, hand=[])
    assert ("land", "gamma") not in scanned.options
    blind = Sitting(ship("S3", squad=2), players=3, slots=NAPOS, hand=[]).chooses(("land", "gamma"))
    assert blind.view(1).slots[2].card == "A14" and blind.place(0) == "S3" and blind.to_move == 0


def test_x8_observation() -> None:  # LEG-13.2 to LEG-13.4
    t = Sitting(ship("S3", squad=3), players=3, slots=NAPOS, hand=[]).chooses(("land", "gamma"))
    assert t.place(YELLOW) == "gamma observation" and t.xp(YELLOW) == ""
    t.chooses("end_turn", "end_turn")
    assert t.xp(YELLOW) == "D1" and t.options == ["stay", "leave"]
    t.chooses("stay", "end_turn", "end_turn")
    assert t.xp(YELLOW) == "D2" and t.kind == "space_action", "staying is no longer offered: nothing but to leave"


def test_x9_contact_and_x10_the_end_of_the_mission() -> None:  # LEG-14.2 to LEG-14.8, LEG-14.10, LEG-14.11, LEG-4.7
    t = Sitting(ship("gamma contact", squad=3, xp="R2 D2 N2", vp=5, propulsor=3), players=3, slots=NAPOS)
    assert t.xp(YELLOW) == "R1 D1 N1" and t.vp(YELLOW) == 9 and t.options == ["continue", "leave"]
    t.chooses("continue", "end_turn", "end_turn")
    assert t.xp(YELLOW) == "" and t.vp(YELLOW) == 13
    assert (t.to_move, t.kind, t.place(YELLOW)) == (YELLOW, "space_action", "S3") and len(t.hand) == 3
    assert t.view(1).retired == ("A14",) and t.slots == {} and "S3-1" not in t.tokens


def test_x11_promotion() -> None:  # LEG-15.4 to LEG-15.8
    mine = ship(
        "S1", vp=12, missions=2, joker=["nanoprobes"], xp="R1 D3 N2", propulsor=5, laser=2, squad=3, expert_alliance=2
    )
    t = Sitting(mine, hand=["embassy"])
    assert t.supply["expert_alliance"] == 4
    t.chooses("land_base")
    assert t.face(BLUE) == "spatha"
    items = ("propulsor", "laser", "scanner", "detector", "squad", "expert_alliance")
    assert [t.has(BLUE, item) for item in items] == [7, 1, 2, 0, 4, 0] and t.supply["expert_alliance"] == 6
    assert t.missions(BLUE) == 2 and t.technologies(BLUE) == {"nanoprobes": "joker"} and t.xp(BLUE) == "R1 D3 N2"
    t.chooses("detector", "squad")
    assert t.has(BLUE, "detector") == 1 and t.has(BLUE, "squad") == 5 and t.to_move == 1


def test_x12_the_bireme() -> None:  # LEG-16.2 to LEG-16.9, LEG-8.6
    mine = ship("S2", face="spatha", vp=14, detector=1, xp="R2")
    t = Sitting(mine, hand=["xeno_bireme", "embassy", "planet"], die=[7]).chooses("flip", "confront")
    assert t.chance == [("die", 7)]
    assert (t.has(BLUE, "detector"), t.has(BLUE, "laser"), t.xp(BLUE), t.vp(BLUE)) == (0, 1, "R3", 15)
    assert t.kind == "space_action" and t.hand == ["embassy", "planet"]
    armed = ship("S2", face="spatha", vp=14, laser=2)
    assert Sitting(armed, hand=["xeno_bireme"]).chooses("flip").chance == []
