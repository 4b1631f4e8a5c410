"""The turn: what is refreshed, what is lost, where a ship plays, and the golden rule. (LEG-4)"""

from tests.games.vii_legio.sitting import Sitting, ship

NAPOS = {"alpha": "S3-1 A14"}


def test_commanders_play_one_full_turn_each_in_order() -> None:  # LEG-4.1
    t = Sitting(players=3, first=2, active=2, hand=[])
    order = []
    for _ in range(6):
        order.append(t.to_move)
        t.chooses("end_turn")
    assert order == [2, 0, 1, 2, 0, 1]


def test_a_turn_begins_with_fresh_uses_and_a_storm_is_over() -> None:  # LEG-4.2
    t = Sitting(ship("S3", detector=1), slots=NAPOS, hand=["ion_storm"]).chooses("flip", "confront")
    assert t.uses(0) == (0, 0) and ("scan", "alpha") not in t.options
    t.chooses("end_turn")
    t.chooses("end_turn")
    assert t.uses(0) == (1, 1) and ("scan", "alpha") in t.options


def test_a_turn_is_lost_while_a_technology_is_installed() -> None:  # LEG-4.3
    t = Sitting(ship("S2", installing=["holodeck"]))
    assert t.to_move == 1 and t.technologies(0) == {"holodeck": "joker"} and t.place(0) == "S2"


def test_nothing_else_happens_in_a_lost_turn() -> None:  # LEG-4.3
    watcher = ship("alpha observation", squad=3, xp="R1 D1 N1", installing=["holodeck"])
    observing = Sitting(watcher, slots=NAPOS)
    assert observing.to_move == 1 and observing.xp(0) == "R1 D1 N1" and observing.place(0) == "alpha observation"
    envoy = ship("alpha contact", squad=3, xp="R1 D1 N1", installing=["nanoprobes"])
    contact = Sitting(envoy, slots=NAPOS)
    assert contact.to_move == 1 and contact.vp(0) == 0 and contact.xp(0) == "R1 D1 N1"


def test_a_lost_turn_at_the_base_leaves_the_ship_there() -> None:  # LEG-4.3
    t = Sitting(ship("base", installing=["holodeck"]))
    assert t.to_move == 1 and t.place(0) == "base"


def test_where_a_ship_lies_says_what_it_plays() -> None:  # LEG-4.4, LEG-4.6
    assert Sitting(ship("alpha observation", squad=3), slots=NAPOS).kind == "observation_choice"
    assert Sitting(ship("alpha contact", squad=3, xp="R2 D2 N2"), slots=NAPOS).kind == "contact_choice"
    assert Sitting(ship("S5")).kind == "space_action"


def test_a_ship_at_the_base_takes_off_by_itself() -> None:  # LEG-4.5
    t = Sitting(ship("base", propulsor=3))
    assert t.kind == "space_action" and t.place(0) == "S1" and len(t.hand) == 3


def test_a_ship_that_leaves_a_planet_plays_on_in_that_sector() -> None:  # LEG-4.7
    t = Sitting(ship("alpha observation", squad=3, propulsor=4), slots=NAPOS).chooses("leave")
    assert (t.to_move, t.kind, t.place(0)) == (0, "space_action", "S3") and len(t.hand) == 4
    t = Sitting(ship("beta contact", squad=3, xp="C2"), slots={"beta": "S5-1 B18"})
    assert (t.to_move, t.kind, t.place(0), t.vp(0)) == (0, "space_action", "S5", 3), "nothing but to leave"


def test_take_off_then_landing_elsewhere_in_one_turn() -> None:  # LEG-4.8, LEG-13.9
    slots = {"alpha": "S3-1 A14", "beta": "S3-2 A01"}
    t = Sitting(ship("alpha observation", squad=3), slots=slots).chooses("leave")
    assert ("land", "beta") in t.options and ("land", "alpha") not in t.options
    t.chooses(("land", "beta"))
    assert t.place(0) == "beta observation" and t.to_move == 1, "the landing ends the turn"


def test_a_ship_that_stays_takes_no_card() -> None:  # LEG-4.9
    t = Sitting(ship("alpha observation", squad=3), slots=NAPOS)
    before = len(t.deck)
    t.chooses("stay")
    assert t.to_move == 1 and len(t.deck) == before - 2, "only the next commander took cards"


def test_one_may_do_nothing_in_space() -> None:  # LEG-4.10
    t = Sitting(ship("S2"), hand=["embassy", "trading_post"]).chooses("end_turn")
    assert t.to_move == 1 and t.place(0) == "S2" and t.discards == []
