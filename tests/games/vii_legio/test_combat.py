"""Combat and damage. (LEG-16)"""

import pytest

from tests.games.vii_legio.sitting import Sitting, ship

SHIPS = {"xeno_fighter": 1, "corsair": 1, "xeno_bireme": 2, "pirate_galleon": 2, "xeno_trireme": 3}


def test_a_detector_avoids_a_fight_else_it_is_fought_at_once() -> None:  # LEG-16.1
    avoided = Sitting(ship("S1", laser=2, detector=1), hand=["xeno_bireme"]).chooses("flip", "use_detector")
    assert avoided.vp(0) == 0 and avoided.chance == []
    fought = Sitting(ship("S1", laser=2, detector=1), hand=["xeno_bireme"]).chooses("flip", "confront")
    assert fought.vp(0) == 1 and fought.kind == "space_action"


@pytest.mark.parametrize(("card", "theirs"), SHIPS.items())
@pytest.mark.parametrize("mine", [0, 1, 2])
def test_as_many_rolls_as_lasers_are_lacking(card: str, theirs: int, mine: int) -> None:  # LEG-16.2, LEG-16.3
    t = Sitting(ship("S1", laser=mine), hand=[card, "embassy"], die=[7, 7, 7]).chooses("flip")
    assert len(t.chance) == max(0, theirs - mine)


def test_the_difference_is_read_before_any_die() -> None:  # LEG-16.2
    t = Sitting(ship("S1", laser=1), hand=["xeno_trireme"], die=[3, 7]).chooses("flip")
    assert t.has(0, "laser") == 0 and len(t.chance) == 2, "the laser lost in it adds no roll"


@pytest.mark.parametrize(("mine", "trophy"), [(0, 0), (1, 2), (2, 2)])
def test_a_trophy_needs_a_laser_at_the_start_and_the_table(mine: int, trophy: int) -> None:  # LEG-16.4
    t = Sitting(ship("S1", laser=mine), hand=["xeno_trireme"], die=[3, 4, 7]).chooses("flip")
    assert t.vp(0) == trophy, "even if all lasers are lost"
    assert t.has(0, "laser") == max(0, mine - 1)


@pytest.mark.parametrize("card", ["xeno_fighter", "corsair", "xeno_bireme"])
def test_without_a_laser_there_is_no_trophy(card: str) -> None:  # LEG-16.4
    t = Sitting(ship("S1"), hand=[card], die=[7, 7]).chooses("flip")
    assert t.vp(0) == 0 and t.xp(0) == "R1"


def test_rolls_are_applied_one_by_one_then_comes_the_trophy() -> None:  # LEG-16.5
    mine = ship("S1", laser=1, squad=2, expert_trade=1)
    t = Sitting(mine, hand=["xeno_trireme"], die=[9, 1]).chooses("flip")
    assert t.kind == "lose_personnel" and t.chance == [("die", 9)] and t.vp(0) == 0
    t.chooses("squad")
    assert t.chance == [("die", 9), ("die", 1)] and t.vp(0) == 2


def test_trophies_are_points_experience_or_equipment() -> None:  # LEG-16.6
    won = {card: Sitting(ship("S1", laser=2), hand=[card], die=[7]).chooses("flip") for card in SHIPS}
    assert [won[card].vp(0) for card in SHIPS] == [0, 0, 1, 0, 2]
    assert [won[card].xp(0) for card in SHIPS] == ["R1 C1", "R1 N1", "R1", "R1", "R1"]
    galleon = won["pirate_galleon"]
    assert (galleon.kind, galleon.options) == ("gain_equipment", ["propulsor", "scanner", "detector"])
    assert galleon.chooses("scanner").has(0, "scanner") == 2


def test_a_trophy_without_room_is_skipped() -> None:  # LEG-16.6
    mine = ship("S1", propulsor=6, laser=2, scanner=3, detector=3)
    t = Sitting(mine, hand=["pirate_galleon"]).chooses("flip", "confront")
    assert t.kind == "space_action" and t.has(0, "propulsor") == 6


@pytest.mark.parametrize(("face", "item"), [
    (1, "propulsor"), (2, "propulsor"), (3, "laser"), (4, "laser"), (5, "scanner"),
    (6, "scanner"), (7, "detector"), (8, "detector"), (9, "squad"), (10, "squad"),
])  # fmt: skip
def test_the_die_names_what_is_lost(face: int, item: str) -> None:  # LEG-16.7
    whole = {"propulsor": 4, "laser": 2, "scanner": 3, "detector": 2, "squad": 3}
    t = Sitting(ship("S1", carrying=whole), hand=["asteroids"], die=[face]).chooses("flip", "confront")
    assert {name: t.has(0, name) for name in whole} == whole | {item: whole[item] - 1}


def test_lost_personnel_is_the_owners_choice() -> None:  # LEG-16.7
    t = Sitting(ship("S1", squad=2, expert_alliance=1), hand=["asteroids"], die=[10]).chooses("flip")
    assert (t.kind, t.options, t.to_move) == ("lose_personnel", ["squad", "expert_alliance"], 0)
    t.chooses("expert_alliance")
    assert t.has(0, "squad") == 2 and t.has(0, "expert_alliance") == 0 and t.supply["expert_alliance"] == 6


@pytest.mark.parametrize("face", range(1, 11))
def test_floors_hold_in_combat(face: int) -> None:  # LEG-16.8
    t = Sitting(ship("S1"), hand=["asteroids"], die=[face]).chooses("flip")
    assert [t.has(0, item) for item in ("propulsor", "laser", "scanner", "detector", "squad")] == [2, 0, 1, 0, 1]


def test_exploration_goes_on_after_a_fight() -> None:  # LEG-16.9
    t = Sitting(ship("S3"), ship("S3", laser=2), hand=["xeno_bireme", "embassy"], die=[7, 7]).chooses("flip")
    assert (t.to_move, t.kind) == (0, "space_action") and "flip" in t.options
    assert {option[0] if isinstance(option, tuple) else option for option in t.options} <= {
        *("flip", "move", "buy", "land_base", "end_turn")
    }, "there is no way to fight another commander"
