"""Observation. (LEG-13)"""

from tests.games.vii_legio.sitting import Sitting, ship

NAPOS = {"alpha": "S3-1 A14"}  # Sapiens, two paid turns
CORALS = {"alpha": "S3-1 A06"}  # Non-sapiens, one paid turn


def test_one_ship_observes_at_a_time() -> None:  # LEG-13.1
    t = Sitting(ship("S3", squad=3), ship("alpha observation", squad=3), slots=NAPOS, hand=[])
    assert t.refuses(("land", "alpha")) == "LEG-12.9"
    free = Sitting(ship("S3", squad=3), ship("S3", squad=3), slots=NAPOS, up=["alpha"], hand=[])
    assert free.chooses(("land", "alpha")).place(0) == "alpha observation"


def test_observing_pays_at_the_start_of_the_turn() -> None:  # LEG-13.2
    sapiens = Sitting(ship("alpha observation", squad=3, xp="D1"), slots=NAPOS)
    assert sapiens.xp(0) == "D2" and sapiens.kind == "observation_choice"
    beasts = Sitting(ship("alpha observation", squad=3), slots={"alpha": "S3-1 A09"})
    assert beasts.xp(0) == "C1"


def test_paid_turns_are_counted_over_all_visits() -> None:  # LEG-13.3
    t = Sitting(ship("alpha observation", squad=3, observed={"A14": 1}), slots=NAPOS, deck=["embassy", "planet"])
    assert t.xp(0) == "D1" and t.kind == "space_action" and t.place(0) == "S3", "nothing but to leave"
    t.chooses("end_turn", "end_turn")
    assert t.refuses(("land", "alpha")) == "LEG-12.9", "it would not pay a third time"


def test_another_commander_is_paid_for_herself() -> None:  # LEG-13.3
    t = Sitting(ship("S3", squad=3, observed={}), ship("S2", observed={"A14": 2}), slots=NAPOS, up=["alpha"], hand=[])
    assert t.chooses(("land", "alpha")).place(0) == "alpha observation"


def test_a_gain_lost_to_the_track_counts_as_paid() -> None:  # LEG-13.3
    t = Sitting(ship("alpha observation", squad=3, xp="D6", observed={"A14": 1}), slots=NAPOS)
    assert t.xp(0) == "D6" and t.kind == "space_action" and t.place(0) == "S3", (
        "no paid turn is left: nothing but to leave"
    )


def test_one_stays_takes_contact_or_leaves() -> None:  # LEG-13.4
    t = Sitting(ship("alpha observation", squad=3, xp="R1 N1"), slots=NAPOS)
    assert (t.kind, t.options) == ("observation_choice", ["stay", "take_contact", "leave"])
    poor = Sitting(ship("alpha observation", squad=3), slots=NAPOS)
    assert poor.options == ["stay", "leave"] and poor.refuses("take_contact") == "LEG-12.14"
    last = Sitting(ship("alpha observation", squad=3, xp="R1 N1", observed={"A14": 1}), slots=NAPOS)
    assert last.options == ["take_contact", "leave"] and last.refuses("stay") == "LEG-13.4"
    busy = Sitting(ship("alpha observation", squad=3, xp="R1 N1"), ship("alpha contact", xp="R1 D1 N1"), slots=NAPOS)
    assert busy.options == ["stay", "leave"]


def test_nothing_but_to_leave_is_not_asked() -> None:  # LEG-13.4
    t = Sitting(ship("alpha observation", squad=2), slots=CORALS)
    assert t.kind == "space_action" and t.place(0) == "S3" and t.xp(0) == "C1"


def test_staying_ends_the_turn() -> None:  # LEG-13.5
    t = Sitting(ship("alpha observation", squad=3), slots=NAPOS).chooses("stay")
    assert t.to_move == 1 and t.place(0) == "alpha observation"


def test_contact_taken_from_observation_begins_the_next_turn() -> None:  # LEG-13.5
    t = Sitting(ship("alpha observation", squad=3, xp="R1 N1"), slots=NAPOS).chooses("take_contact")
    assert t.to_move == 1 and t.place(0) == "alpha contact" and t.vp(0) == 0 and t.xp(0) == "R1 D1 N1"
    t.chooses("end_turn")
    assert t.vp(0) == 4 and t.xp(0) == "" and t.place(0) == "S3"


def test_leaving_without_a_mission_leaves_card_and_token() -> None:  # LEG-13.6
    t = Sitting(ship("alpha observation", squad=3), ship("S3", squad=3), slots=NAPOS).chooses("leave", "end_turn")
    assert t.slot("alpha").is_face_up and ("land", "alpha") in t.options, "for another at once"
    t.chooses("end_turn")
    assert t.to_move == 0 and ("land", "alpha") in t.options, "for the one who left, from the next turn on"


def test_an_observer_gains_and_must_leave_once_another_completed_the_mission() -> None:  # LEG-13.7, LEG-13.8
    ships = [ship("alpha contact", squad=3, xp="R1 D1 N1"), ship("alpha observation", squad=3, xp="R1 D1 N1")]
    t = Sitting(*ships, slots=NAPOS)
    assert t.vp(0) == 4 and t.place(0) == "S3" and t.slot("alpha").is_completed
    t.chooses("end_turn")
    assert t.to_move == 1 and t.kind == "space_action" and t.place(1) == "S3" and t.xp(1) == "R1 D2 N1"
    assert t.slots == {} and t.view(0).retired == ("A14",)


def test_the_planet_closes_when_the_observer_leaves() -> None:  # LEG-13.8, LEG-14.11
    ships = [ship("alpha observation", squad=3), ship("S2", squad=3)]
    t = Sitting(*ships, slots=NAPOS, closed=["alpha"], hand=["planet"])
    assert t.kind == "space_action" and t.slots == {} and "S3-1" not in t.tokens
    t.chooses("flip")
    assert (t.kind, t.options) == ("choose_slot", ["alpha", "beta"]), "the token is free again"


def test_no_return_to_the_planet_just_left() -> None:  # LEG-13.9
    t = Sitting(ship("alpha observation", squad=3), slots=NAPOS).chooses("leave")
    assert ("land", "alpha") not in t.options and t.refuses(("land", "alpha")) == "LEG-13.9"


def test_landing_elsewhere_stays_possible_the_base_included() -> None:  # LEG-13.9
    slots = {"alpha": "S1-1 A14", "beta": "S1-2 A01"}
    t = Sitting(ship("alpha observation", squad=3), players=3, slots=slots).chooses("leave")
    assert {("land", "beta"), "land_base"} <= set(t.options)


def test_a_token_freed_and_laid_elsewhere_the_same_turn_may_be_landed_on() -> None:  # LEG-13.9
    t = Sitting(ship("alpha observation", squad=3), slots=NAPOS, closed=["alpha"], hand=["planet"])
    t.chooses("flip", "alpha")
    assert t.slot("alpha").planet == "S3-2" and ("land", "alpha") in t.options, "another planet, the same letter"
