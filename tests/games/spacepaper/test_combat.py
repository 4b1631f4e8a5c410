"""Combat between ships: who fights whom, and what becomes of them. (SPP-9)"""

from typing import Any

import pytest

from tests.games.spacepaper.sailing import HOME, IDLE, NEXT_DOOR, afloat, steps, under_way, walks
from tests.games.spacepaper.sitting import Sitting, built

ORBIT = "orbit:is_pi21.1"
WIDE = "wide:is_pi21"
FOUGHT = {"attacked": True}


def attack(ship: str, *enemies: str, place: str = WIDE, **more: Any) -> Sitting:
    """A ship arrives where enemies are, and stops; the systems around are empty but for two planets."""
    others = [[(enemy, place) for enemy in enemies]]
    t = under_way((ship, "point:L25:1"), ("scout", HOME), others=others, stars=NEXT_DOOR, **more)
    return walks(t, "is_pi21").chooses(("stop", place))


def fights(t: Sitting) -> int:
    """How many combats there were."""
    return t.names_told().count("fights")


# Powers.


@pytest.mark.parametrize(
    ("ship", "enemy", "wins"),
    [
        ("cruiser", "scout", True),
        ("cruiser", "transport", True),
        ("scout", "transport", True),
        ("scout", "cruiser", False),
        ("transport", "scout", False),
        ("transport", "cruiser", False),
    ],
)
def test_the_weaker_ship_is_destroyed(ship: str, enemy: str, wins: bool) -> None:  # SPP-9.7, SPP-9.9
    t = attack(ship, enemy)
    mine = [f"{ship} {WIDE}"] if wins else []
    assert t.fleet(0) == [*mine, f"scout {HOME}"] and t.fleet(1) == ([] if wins else [f"{enemy} {WIDE}"])
    assert fights(t) == 1 and "retreats" not in t.names_told()


@pytest.mark.parametrize("ship", ["scout", "cruiser", "transport"])
def test_at_equal_power_the_attacker_retreats(ship: str) -> None:  # SPP-9.8
    t = attack(ship, ship)
    assert t.place("0:1") == HOME and t.fleet(1) == [f"{ship} {WIDE}"]
    assert not t.ship("0:1").ready and "lost" not in t.names_told()


def test_technology_decides_between_ships_of_a_type() -> None:  # SPP-9.7, SPP-9.9
    assert attack("cruiser", "cruiser", levels=[{"weapons": 2}]).fleet(1) == []
    assert attack("cruiser", "cruiser", levels=[{}, {"weapons": 2}]).fleet(0) == [f"scout {HOME}"]
    t = attack("cruiser", "cruiser", levels=[{"weapons": 3}, {"weapons": 3}])
    assert t.place("0:1") == HOME and len(t.fleet(1)) == 1


def test_a_combat_is_between_two_ships_and_resolved_at_once() -> None:  # SPP-9.1
    t = attack("cruiser", "scout", "scout", "scout", place=ORBIT).chooses("1:2")
    assert [ship.number for ship in t.civ(1).ships] == [1, 3] and t.place("0:1") == ORBIT
    assert fights(t) == 1 and t.kind == "act"


def test_own_ships_never_fight_each_other() -> None:  # SPP-9.1
    t = under_way(("cruiser", "wide:ne555"), ("scout", HOME)).chooses(("stop", HOME))
    assert len(t.fleet(0)) == 2 and fights(t) == 0


def test_a_destroyed_ship_may_be_built_again() -> None:  # SPP-9.10
    others = [[("transport", WIDE), *[("transport", "orbit:rs22.0")] * 6]]
    more: Any = {"capitals": [{}, {"built": built("spaceport")}], "politics": ["republic"], "gold": [9, 9]}
    t = afloat(("scout", "point:L25:1"), others=others, stars=NEXT_DOOR, **more)
    walks(t, "is_pi21").chooses(("stop", WIDE)).until("build")
    assert (t.to_move, len(t.fleet(1))) == (1, 6) and ("project", "rs22.0", "transport") in t.options


def test_a_destroyed_ship_is_nowhere() -> None:  # SPP-9.10
    t = attack("scout", "transport", "scout", place=ORBIT).chooses("1:1")
    assert [ship.number for ship in t.civ(1).ships] == [2] and "lost" in t.names_told()


# Retreat.


def test_a_retreating_ship_goes_to_the_nearest_inhabited_planet() -> None:  # SPP-9.11
    stars = {"isa20": ("yellow_dwarf", [("lava", "small")]), "3beta_3": ("yellow_dwarf", [("lava", "small")])}
    worlds = [{"isa20.1": {"status": "outpost"}, "3beta_3.1": {}}]
    t = under_way(("scout", "point:L22:1"), others=[[("scout", "wide:vgh20")]], stars=stars, worlds=worlds)
    walks(t, "vgh20").chooses(("stop", "wide:vgh20"))
    assert t.place("0:1") == "orbit:isa20.1"


def test_planets_in_adaptation_are_no_refuge() -> None:  # SPP-9.11
    t = attack("scout", "scout", worlds=[{"is_pi21.2": {"status": "adaptation"}}])
    assert t.place("0:1") == HOME


def test_nor_are_they_beside_one_that_is_inhabited() -> None:  # SPP-9.11
    t = attack("scout", "scout", worlds=[{"is_pi21.1": {"status": "adaptation"}, "is_pi21.2": {}}])
    assert t.place("0:1") == "orbit:is_pi21.2" and t.kind == "act"


def test_of_several_as_near_the_owner_chooses() -> None:  # SPP-9.11, SPP-0.10
    t = attack("scout", "scout", worlds=[{"is_pi21.1": {}, "is_pi21.2": {"status": "outpost"}}])
    assert (t.kind, t.to_move, set(t.options)) == ("retreat", 0, {"is_pi21.1", "is_pi21.2"})
    assert t.chooses("is_pi21.2").place("0:1") == "orbit:is_pi21.2"


def test_a_retreat_causes_no_combat() -> None:  # SPP-9.11
    t = under_way(("scout", "point:L25:1"), others=[[("scout", WIDE), ("transport", HOME)]], stars=NEXT_DOOR)
    walks(t, "is_pi21").chooses(("stop", WIDE))
    assert t.place("0:1") == HOME and f"transport {HOME}" in t.fleet(1) and fights(t) == 1


def test_a_retreat_ignores_autonomy_and_speed() -> None:  # SPP-9.11, SPP-8.26
    t = under_way(("cruiser", "wide:vgh20"), ("scout", HOME), others=[[("cruiser", "point:L22:1")]])
    assert fights(t) == 1 and t.place("0:1") == HOME  # its only step led 7 steps from home into the fight
    assert t.fleet(1) == ["cruiser point:L22:1"]


# Orbits.


def test_stopping_in_a_held_wide_orbit_is_an_attack() -> None:  # SPP-9.5
    t = under_way(("cruiser", "orbit:is_pi21.2"), others=[[("scout", WIDE)]], stars=NEXT_DOOR)
    t.chooses(("stop", WIDE))
    assert t.fleet(1) == [] and t.place("0:1") == WIDE and fights(t) == 1


def test_stopping_in_an_orbit_beside_the_enemy_is_none() -> None:  # SPP-9.5, SPP-9.6
    others = [[("cruiser", WIDE), ("cruiser", "orbit:is_pi21.2")]]
    t = under_way(("scout", "point:L25:1"), others=others, stars=NEXT_DOOR)
    walks(t, "is_pi21").chooses(("stop", ORBIT))
    assert t.place("0:1") == ORBIT and fights(t) == 0


def test_stopping_in_a_planetary_orbit_with_enemies_is_an_attack() -> None:  # SPP-9.6
    assert fights(attack("scout", "cruiser", place=ORBIT)) == 1
    t = under_way(("cruiser", WIDE), others=[[("scout", ORBIT)]], stars=NEXT_DOOR).chooses(("stop", ORBIT))
    assert t.fleet(1) == [] and t.place("0:1") == ORBIT


def test_the_opponent_chooses_the_ship_that_defends() -> None:  # SPP-9.6
    t = attack("cruiser", "scout", "cruiser", "transport", place=ORBIT)
    assert (t.kind, t.to_move, t.options) == ("def", 1, ["1:1", "1:2", "1:3"])
    t.chooses("1:2")
    assert t.place("0:1") == HOME and len(t.fleet(1)) == 3


def test_only_ships_in_that_orbit_defend() -> None:  # SPP-9.6
    others = [[("scout", ORBIT), ("cruiser", WIDE), ("transport", ORBIT), ("cruiser", "orbit:is_pi21.2")]]
    t = under_way(("cruiser", "point:L25:1"), others=others, stars=NEXT_DOOR)
    walks(t, "is_pi21").chooses(("stop", ORBIT))
    assert t.options == ["1:1", "1:3"]


def three(*mine: Any, **more: Any) -> Sitting:
    """Two opponents in one orbit, a third elsewhere; the first ship is under way."""
    others = [[("scout", ORBIT)], [("transport", ORBIT), ("scout", ORBIT)], [("scout", "orbit:is_pi21.2")]]
    return under_way(*mine, others=others, players=4, stars=NEXT_DOOR, **more)


def test_of_several_opponents_the_attacker_names_one() -> None:  # SPP-9.6, SPP-9.16
    t = walks(three(("cruiser", "point:L25:1"), ("scout", HOME)), "is_pi21").chooses(("stop", ORBIT))
    assert (t.kind, t.to_move, t.options) == ("foe", 0, [1, 2])
    t.chooses(2)
    assert (t.kind, t.to_move, t.options) == ("def", 2, ["2:1", "2:2"])
    t.chooses("2:1")
    assert t.fleet(2) == [f"scout {ORBIT}"] and t.fleet(1) == [f"scout {ORBIT}"] and fights(t) == 1


def test_every_other_player_is_an_enemy() -> None:  # SPP-9.16
    t = walks(three(("cruiser", "point:L25:1"), ("scout", HOME)), "is_pi21")
    assert t.chooses(("stop", "orbit:is_pi21.2")).fleet(3) == []


def test_the_winner_stays_and_the_others_do_not_fight_it() -> None:  # SPP-9.13
    t = walks(three(("cruiser", "point:L25:1"), ("scout", HOME)), "is_pi21").chooses(("stop", ORBIT), 1)
    assert t.fleet(1) == [] and t.place("0:1") == ORBIT and len(t.fleet(2)) == 2
    assert fights(t) == 1 and (t.kind, t.to_move) == ("act", 0)


def test_a_ship_may_attack_in_the_orbit_that_it_shares() -> None:  # SPP-9.14
    t = three(("cruiser", ORBIT), ("scout", HOME))
    assert "attack" in t.options and ("stop", ORBIT) not in t.options
    t.chooses("attack")
    assert (t.kind, t.options) == ("foe", [1, 2])
    t.chooses(2, "2:2")
    assert t.fleet(2) == [f"transport {ORBIT}"] and not t.ship("0:1").ready


def test_a_ship_may_move_instead_of_attacking() -> None:  # SPP-9.14
    t = three(("cruiser", ORBIT), ("scout", HOME)).chooses(("stop", WIDE))
    assert fights(t) == 0 and t.place("0:1") == WIDE


def test_staying_among_enemies_causes_no_combat() -> None:  # SPP-9.14
    t = afloat(("cruiser", ORBIT), others=[[("cruiser", ORBIT)]], stars=NEXT_DOOR).passes("act")
    assert fights(t) == 0 and t.fleet(0) == t.fleet(1) == [f"cruiser {ORBIT}"]


def test_without_enemies_in_its_orbit_a_ship_has_nobody_to_attack() -> None:  # SPP-9.14
    others = [[("scout", WIDE), ("scout", "orbit:is_pi21.2")]]
    t = under_way(("cruiser", ORBIT), ("cruiser", ORBIT), others=others, stars=NEXT_DOOR)
    assert "attack" not in t.options


def test_a_ship_that_has_moved_attacks_by_stopping_only() -> None:  # SPP-9.14
    t = under_way(("scout", ORBIT), others=[[("scout", ORBIT)]], stars=NEXT_DOOR)
    assert "attack" in t.options
    walks(t, "L25:1", "is_pi21")
    assert "attack" not in t.options and ("stop", ORBIT) in t.options


def test_passing_through_a_system_causes_no_combat() -> None:  # SPP-9.15
    others = [[("cruiser", WIDE), ("cruiser", ORBIT)]]
    t = walks(under_way(("scout", "point:L25:1"), others=others, stars=NEXT_DOOR), "is_pi21")
    assert (t.kind, t.to_move, fights(t)) == ("step", 0, 0)
    assert steps(walks(t, "L27:1")) and fights(t) == 0


def test_planets_do_not_fire_on_ships() -> None:  # SPP-9.17
    more: Any = {"worlds": [{}, {"is_pi21.1": {"people": 6}}], "levels": [{}, {"defense": 5, "weapons": 5}]}
    t = under_way(("transport", "point:L25:1"), ("scout", HOME), stars=NEXT_DOOR, leaders=[None, "guardian"], **more)
    walks(t, "is_pi21").chooses(("stop", ORBIT))
    assert t.place("0:1") == ORBIT and fights(t) == 0 and (t.kind, t.to_move) == ("act", 0)


# What a combat costs.


def test_a_ship_attacks_once_a_turn() -> None:  # SPP-9.12
    t = attack("cruiser", "scout", "scout", place=ORBIT).chooses("1:1")
    assert t.ship("0:1").attacked and t.options == [("ship", "0:2"), "end"]


def test_a_ship_that_fired_attacks_nobody_in_its_own_go() -> None:  # SPP-9.12, SPP-8.31
    enemies: Any = {"others": [[("scout", ORBIT)]], "stars": NEXT_DOOR}
    assert "attack" not in under_way(("cruiser", ORBIT, FOUGHT), **enemies).options
    assert "attack" in under_way(("cruiser", ORBIT), **enemies).options


def test_a_ship_may_be_attacked_any_number_of_times() -> None:  # SPP-9.12
    fleet = [("scout", ORBIT), ("transport", ORBIT), ("cruiser", ORBIT)]
    t = afloat(*fleet, others=[[("scout", ORBIT)]], stars=NEXT_DOOR)
    t.chooses(("ship", "0:1"), "attack", ("ship", "0:2"), "attack", ("ship", "0:3"), "attack")
    assert fights(t) == 3 and t.fleet(1) == [] and t.fleet(0) == [f"scout {HOME}", f"cruiser {ORBIT}"]


def test_being_attacked_is_no_attack() -> None:  # SPP-9.12
    t = attack("scout", "cruiser", place=ORBIT)
    assert not t.ship("1:1").attacked


def test_a_defender_that_survives_is_not_exhausted() -> None:  # SPP-8.24
    t = attack("scout", "cruiser", place=ORBIT).chooses("end")
    assert (t.to_move, t.options) == (1, [("ship", "1:1"), "end"]) and t.ship("1:1").ready


def test_an_exhausted_defender_stays_exhausted() -> None:  # SPP-8.24
    t = under_way(("scout", "point:L25:1"), others=[[("cruiser", ORBIT, IDLE)]], stars=NEXT_DOOR)
    walks(t, "is_pi21").chooses(("stop", ORBIT))
    assert t.fleet(0) == [] and t.kind != "act"


def test_no_invasion_follows_a_combat() -> None:  # SPP-9.20
    more: Any = {"levels": [{"invasion": 5}], "worlds": [{}, {"is_pi21.1": {}}]}
    t = attack("cruiser", "transport", place=ORBIT, **more)
    assert t.fleet(1) == [] and t.owner("is_pi21.1") == 1 and t.options == [("ship", "0:2"), "end"]


def test_no_colonisation_follows_a_combat() -> None:  # SPP-9.20
    t = attack("transport", "transport", place=ORBIT, leaders=["fighter"])
    assert t.fleet(1) == [] and t.place("0:1") == ORBIT and t.status("is_pi21.1") == "free"
    assert t.options == [("ship", "0:2"), "end"]


def test_without_combat_both_would_follow() -> None:  # SPP-9.20
    more: Any = {"levels": [{"invasion": 5}], "worlds": [{}, {"is_pi21.1": {}}]}
    assert "invade" in attack("cruiser", place=ORBIT, **more).options
    assert ("colonise", "colony") in attack("transport", place=ORBIT).options
