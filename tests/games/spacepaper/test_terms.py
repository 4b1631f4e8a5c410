"""The words of the rules: nodes, steps, distance, owned, inhabited, profitable, order and names: SPP-0."""

import pytest

from tablee.games.spacepaper.rules.galaxy import PLANET_NAMES
from tablee.games.spacepaper.rules.realm import set_owner
from tablee.kernel import NOBODY
from tests.games.spacepaper.sitting import Sheet, Sitting, built

KOI2 = {"koi2": ("red_dwarf", [("lava", "small")])}
SCOUT_AT_HOME = [[("scout", "orbit:ne555.0")]]


def steps(t: Sitting) -> list[str]:
    """The nodes to which the ship under way may step."""
    return [option[1] for option in t.options if option[0] == "step"]


def stops(t: Sitting) -> list[str]:
    """The places where the ship under way may stop."""
    return [option[1] for option in t.options if option[0] == "stop"]


def earned(t: Sitting, seat: int = 0) -> tuple[int, int]:
    """Gold and science of the first income of a seat."""
    _, gold, science = next(args for name, args in t.told() if name == "income" and args[0] == seat)
    return gold, science


def with_colony(colony: Sheet, capital: Sheet | None = None) -> Sitting:
    """Humans with a large telluric planet (1 gold, 3 science) beside their capital (3 gold, 3 science), at income."""
    stars = {"ne555": ("yellow_dwarf", [("telluric", "large")])}
    return Sitting("income", stars=stars, worlds=[{"ne555.1": colony}], capitals=[capital or {}])


# Nodes, steps and distance.


def test_the_nodes_next_to_a_system_are_the_first_points_of_its_lanes() -> None:  # SPP-0.1
    t = Sitting("move", fleets=SCOUT_AT_HOME).chooses(("ship", "0:1"))
    assert steps(t) == ["L23:1", "L24:1", "L25:1"]


def test_the_nodes_next_to_a_lane_point_are_the_two_that_it_lies_between() -> None:  # SPP-0.1
    t = Sitting("move", fleets=SCOUT_AT_HOME).chooses(("ship", "0:1"), ("step", "L24:1"))
    assert steps(t) == ["ne555", "L24:2"]
    assert steps(t.chooses(("step", "L24:2"))) == ["L24:1", "L24:3"]


def test_two_systems_on_a_lane_without_points_are_adjacent() -> None:  # SPP-0.1 SPP-0.2
    t = Sitting("move", homes=["virgo_0", "rs22"], fleets=[[("cruiser", "orbit:virgo_0.0")]])
    t.chooses(("ship", "0:1"), ("step", "ft22"), ("stop", "wide:ft22"))
    assert t.place("0:1") == "wide:ft22"


def test_a_lane_point_and_a_system_cost_one_movement_point_each() -> None:  # SPP-0.2
    t = Sitting(
        "move",
        homes=["3beta_3", "rs22"],
        stars={"is_pi21": ("red_dwarf", []), "ne555": ("red_dwarf", [])},
        fleets=[[("scout", "orbit:3beta_3.0")]],
    )
    t.chooses(("ship", "0:1"), ("step", "L27:1"), ("step", "is_pi21"), ("step", "L25:1"))
    assert "ne555" in steps(t)
    assert steps(t.chooses(("step", "ne555"))) == []


@pytest.mark.parametrize(("points", "reached"), [(1, 0), (2, 1)])
def test_a_lane_with_one_point_is_two_steps_long(points: int, reached: int) -> None:  # SPP-0.2
    t = Sitting("move", levels=[{"speed": points}], fleets=[[("cruiser", "orbit:ne555.0")]])
    t.chooses(("ship", "0:1"), ("step", "L25:1"))
    assert ("is_pi21" in steps(t)) == (reached == 1)


def test_distance_counts_points_and_systems_along_the_lanes() -> None:  # SPP-0.3
    t = Sitting("move", levels=[{"heuristics": 2}])
    seen = {name for name in ("is_pi21", "3beta_3", "ft22", "isa20", "virgo_0") if t.seen(name) != "unrevealed"}
    assert seen == {"is_pi21", "3beta_3"}  # 2 and 4 away; FT22 and ISA20 lie 5 away


def test_distance_takes_the_shortest_way() -> None:  # SPP-0.3
    t = Sitting("move", homes=["df_579", "ne555"], levels=[{"heuristics": 2}])
    assert t.seen("koi2") == "partial" and t.seen("hoi2") == "partial"  # by the wrap lane: 1, and 3
    assert t.seen("ft22") == "unrevealed" and t.seen("mop_2") == "unrevealed"  # 6, and 5


def test_distance_does_not_mind_a_black_hole_on_the_way() -> None:  # SPP-0.3
    t = Sitting("move", levels=[{"heuristics": 2}], stars={"is_pi21": "black_hole"})
    assert t.seen("3beta_3") == "partial"


@pytest.mark.parametrize("place", ["wide:koi2", "orbit:koi2.1", "orbit:koi2.2"])
def test_a_ship_in_any_orbit_is_at_the_node_of_its_system(place: str) -> None:  # SPP-0.3
    stars = {"koi2": ("red_dwarf", [("lava", "small"), ("lava", "dwarf")])}
    t = Sitting("move", levels=[{"heuristics": 2}], stars=stars, fleets=[[("scout", place)]]).passes("act")
    near = ["df_579", "hoi2", "rallag", "mop_2", "t_21m"]
    assert [name for name in (*near, "pino2") if t.seen(name) == "partial"] == near


def test_a_planet_is_at_the_node_of_its_system() -> None:  # SPP-0.3
    stars = {"koi2": ("red_dwarf", [("lava", "small"), ("lava", "dwarf")])}
    t = Sitting("move", levels=[{"heuristics": 2}], stars=stars, worlds=[{"koi2.2": {}}])
    assert t.seen("df_579") == t.seen("mop_2") == "partial" and t.seen("pino2") == "unrevealed"


# Owned and inhabited.


@pytest.mark.parametrize("status", ["colony", "outpost", "adaptation"])
def test_a_planet_of_any_status_is_owned_and_can_be_invaded(status: str) -> None:  # SPP-0.4
    t = Sitting(
        "move",
        stars=KOI2,
        levels=[{"invasion": 5}],
        fleets=[[("cruiser", "orbit:koi2.1")]],
        worlds=[{}, {"koi2.1": {"status": status, "steps": 1, "turns": 1}}],
    )
    assert t.owner("koi2.1") == 1 and t.status("koi2.1") == status
    assert "invade" in t.chooses(("ship", "0:1"), "stay").options


def test_a_capital_is_owned_and_can_be_invaded() -> None:  # SPP-0.4
    t = Sitting("move", levels=[{"invasion": 5}], fleets=[[("cruiser", "orbit:rs22.0")]])
    assert t.owner("rs22.0") == 1
    assert "invade" in t.chooses(("ship", "0:1"), "stay").options


@pytest.mark.parametrize("abandoned", [False, True])
def test_a_free_or_abandoned_planet_is_not_owned(abandoned: bool) -> None:  # SPP-0.4
    t = Sitting("move", stars=KOI2, levels=[{"invasion": 5}], fleets=[[("cruiser", "orbit:koi2.1")]])
    set_owner(t.state, PLANET_NAMES.index("koi2.1"), NOBODY, abandoned, False)
    assert t.owner("koi2.1") is None and t.status("koi2.1") == ("abandoned" if abandoned else "free")
    assert "stay" not in t.chooses(("ship", "0:1")).options


@pytest.mark.parametrize(
    ("status", "seen"), [("colony", "partial"), ("outpost", "partial"), ("adaptation", "unrevealed")]
)
def test_a_colony_and_an_outpost_are_inhabited_and_a_planet_in_adaptation_is_not(
    status: str, seen: str
) -> None:  # SPP-0.5
    t = Sitting(
        "move",
        stars=KOI2,
        levels=[{"heuristics": 2}],
        worlds=[{"koi2.1": {"status": status, "steps": 4, "turns": 2}}],
        gold=[20],
    )
    assert t.seen("df_579") == seen
    assert t.seen("is_pi21") == "partial"  # the capital is inhabited


# Profitable.


def test_a_calm_colony_is_profitable_like_the_capital() -> None:  # SPP-0.6
    assert earned(with_colony({})) == (4, 6)


def test_a_colony_under_planetary_discontent_is_not_profitable() -> None:  # SPP-0.6
    assert earned(with_colony({"unrest": 1})) == (3, 3)


def test_a_capital_under_planetary_discontent_is_not_profitable() -> None:  # SPP-0.6
    assert earned(with_colony({}, {"unrest": 1})) == (1, 3)


def test_global_discontent_makes_no_planet_of_that_owner_profitable() -> None:  # SPP-0.6
    stars = {"ne555": ("yellow_dwarf", [("telluric", "large")])}
    t = Sitting("income", stars=stars, worlds=[{"ne555.1": {}}], unrest=[1, 0])
    assert earned(t, 0) == (0, 0) and earned(t, 1) == (5, 2)


def test_a_colony_under_invasion_is_not_profitable() -> None:  # SPP-0.6
    assert earned(with_colony({"resistance": 1})) == (3, 3)


def test_a_capital_under_invasion_stays_profitable() -> None:  # SPP-0.6
    assert earned(with_colony({}, {"resistance": 1})) == (4, 6)


@pytest.mark.parametrize(("level", "gold"), [(4, 0), (5, 3)])
def test_stability_5_exempts_the_capital_from_both_discontents(level: int, gold: int) -> None:  # SPP-0.6
    t = Sitting("income", levels=[{"stability": level}], capitals=[{"unrest": 2}], unrest=[2])
    assert earned(t)[0] == gold


def test_stability_5_exempts_no_colony() -> None:  # SPP-0.6
    stars = {"ne555": ("yellow_dwarf", [("telluric", "large")])}
    t = Sitting("income", stars=stars, levels=[{"stability": 5}], worlds=[{"ne555.1": {"unrest": 1}}])
    assert earned(t) == (3, 3)


def test_global_discontent_stops_a_living_colony_too() -> None:  # SPP-0.6
    stars = {"ne555": ("yellow_dwarf", [("living", "dwarf")])}
    calm, upset = (Sitting("income", stars=stars, worlds=[{"ne555.1": {}}], unrest=[unrest]) for unrest in (0, 1))
    assert earned(calm) == (8, 8) and earned(upset) == (0, 0)


@pytest.mark.parametrize("status", ["outpost", "adaptation"])
def test_an_outpost_and_a_planet_in_adaptation_are_not_profitable(status: str) -> None:  # SPP-0.7
    assert earned(with_colony({"status": status, "steps": 1, "turns": 1})) == (3, 3)


@pytest.mark.parametrize("abandoned", [False, True])
def test_a_planet_without_owner_is_not_profitable(abandoned: bool) -> None:  # SPP-0.7
    t = Sitting("system", stars={"ne555": ("yellow_dwarf", [("telluric", "large")])})
    set_owner(t.state, PLANET_NAMES.index("ne555.1"), NOBODY, abandoned, False)
    assert earned(t.passes("sys")) == (3, 3)


# The colony count.

SIX = {"ne555": ("double_star", [("barren", "dwarf")] * 6)}


@pytest.mark.parametrize(("colonies", "republic", "federation"), [(2, True, False), (3, False, True)])
def test_the_capital_is_not_in_the_colony_count(colonies: int, republic: bool, federation: bool) -> None:  # SPP-0.8
    t = Sitting(stars=SIX, worlds=[{f"ne555.{slot + 1}": {} for slot in range(colonies)}])
    assert ("republic" in t.options) == republic and ("federation" in t.options) == federation


@pytest.mark.parametrize("status", ["outpost", "adaptation"])
def test_only_colonies_are_in_the_colony_count(status: str) -> None:  # SPP-0.8
    other: Sheet = {"status": status, "steps": 1, "turns": 1}
    t = Sitting(stars=SIX, worlds=[{"ne555.1": {}, "ne555.2": {}, "ne555.3": other, "ne555.4": other}])
    assert "republic" in t.options and "federation" not in t.options


# Turn order and ties.


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_turn_order_is_clockwise_from_the_token(first: int, order: list[int]) -> None:  # SPP-0.9
    t = Sitting(players=3, first=first)
    asked = []
    for _ in range(3):
        assert t.kind == "sys"
        asked.append(t.to_move)
        t.chooses("keep")
    assert asked == order


def fallen_neighbour() -> Sitting:
    """Three players; the second has just lost the capital to the first, who has still to end the go."""
    t = Sitting(
        "move",
        players=3,
        levels=[{"invasion": 5}],
        fleets=[[("cruiser", "orbit:rs22.0"), ("scout", "orbit:ne555.0")], [], [("scout", "orbit:mp202.0")]],
        gold=[9, 9, 9],
    )
    t.planet("1").people = 1
    return t.chooses(("ship", "0:1"), "stay", "invade")


def test_turn_order_skips_a_player_who_is_eliminated() -> None:  # SPP-0.9
    t = fallen_neighbour()
    assert t.civ(1).fallen
    assert t.chooses("end").to_move == 2 and t.kind == "act"
    t.chooses("end").passes("cap")
    assert (t.kind, t.to_move) == ("sys", 2)  # the token went past the fallen player
    t.chooses("keep")
    assert (t.kind, t.to_move) == ("sys", 0)
    assert t.chooses("keep").kind != "sys"


def test_the_owner_of_the_ship_settles_which_of_two_planets_is_nearest() -> None:  # SPP-0.10
    t = Sitting(
        "move",
        stars={"koi2": ("red_dwarf", [("lava", "small")]), "hoi2": ("red_dwarf", [("lava", "small")] * 2)},
        worlds=[{"hoi2.1": {}, "hoi2.2": {}}],
        fleets=[[("scout", "wide:hoi2")], [("scout", "orbit:koi2.1")]],
    )
    t.chooses(("ship", "0:1"), ("step", "L12:1"), ("step", "koi2"), ("stop", "orbit:koi2.1"))
    assert (t.kind, t.to_move, t.options) == ("retreat", 0, ["hoi2.1", "hoi2.2"])
    assert t.chooses("hoi2.2").place("0:1") == "orbit:hoi2.2"


def test_the_mover_settles_which_of_two_black_holes_is_nearest() -> None:  # SPP-0.10
    holes = dict.fromkeys(("koi2", "rallag", "mop_2", "ne555"), "black_hole")
    t = Sitting(
        "move",
        homes=["df_579", "is_pi21"],
        stars=holes,
        levels=[{"subluminal": 3}],
        fleets=[[("scout", "wide:koi2")]],
    )
    t.chooses(("ship", "0:1"))
    assert [option for option in t.options if option[0] == "jump"] == [("jump", "rallag"), ("jump", "mop_2")]


# Names.


def test_lane_points_are_counted_from_the_first_end_of_their_lane() -> None:  # SPP-0.11
    t = Sitting("move", homes=["isa20", "rs22"], levels=[{"speed": 3}], fleets=[[("scout", "orbit:isa20.0")]])
    t.chooses(("ship", "0:1"))
    assert steps(t) == ["L22:1", "L23:4", "L26:4"]  # from VGH20, NE555 and iS-PI21 to ISA20
    t.chooses(("step", "L23:4"), ("step", "L23:3"), ("step", "L23:2"), ("step", "L23:1"))
    assert "ne555" in steps(t)


def test_a_place_is_a_point_a_wide_orbit_or_the_orbit_of_a_planet() -> None:  # SPP-0.11
    t = Sitting("move", fleets=SCOUT_AT_HOME, stars={"ne555": ("red_dwarf", [("lava", "small"), ("barren", "dwarf")])})
    t.chooses(("ship", "0:1"))
    assert stops(t) == ["wide:ne555", "orbit:ne555.1", "orbit:ne555.2"]
    t.chooses(("step", "L25:1"))
    assert stops(t) == ["point:L25:1"]
    assert stops(t.chooses(("step", "ne555"))) == ["wide:ne555", "orbit:ne555.0", "orbit:ne555.1", "orbit:ne555.2"]


def test_a_capital_placed_at_set_up_is_planet_0_of_its_system() -> None:  # SPP-0.11
    t = Sitting("build", gold=[20], levels=[{"infrastructure": 2}])
    assert t.options == [("project", "ne555.0", "spaceport"), "done"]


@pytest.mark.parametrize(("taken", "new"), [([1, 3], 2), ([2], 1), ([1, 2], 3), ([], 1)])
def test_a_new_ship_takes_the_least_number_that_is_free(taken: list[int], new: int) -> None:  # SPP-0.11
    scout: Sheet = {"built": built("spaceport"), "project": 8, "energy": 1}
    fleet = [("cruiser", "wide:koi2", {"number": number}) for number in taken]
    t = Sitting("produce", capitals=[scout], fleets=[fleet])
    assert t.place(f"0:{new}") == "orbit:ne555.0"
    assert [ship.number for ship in t.civ(0).ships] == sorted([*taken, new])


def test_ships_that_appear_together_are_numbered_in_the_order_of_the_galaxy() -> None:  # SPP-0.11
    yard: Sheet = {"built": built("spaceport"), "project": 8, "energy": 1, "people": 4}
    t = Sitting(
        "produce",
        stars={"ft22": ("red_dwarf", [("telluric", "small")]), "koi2": ("red_dwarf", [("telluric", "small")] * 2)},
        capitals=[yard, yard],
        worlds=[{"koi2.2": yard, "ft22.1": yard, "koi2.1": yard}],
    )
    places = [t.place(f"0:{number}") for number in (1, 2, 3, 4)]
    assert places == ["orbit:ft22.1", "orbit:ne555.0", "orbit:koi2.1", "orbit:koi2.2"]
    assert t.place("1:1") == "orbit:rs22.0"  # every seat counts from 1


def test_a_seat_is_its_number() -> None:  # SPP-0.11
    t = Sitting(
        "move",
        players=3,
        stars=KOI2,
        worlds=[{"koi2.1": {}}],
        fleets=[[("cruiser", "orbit:koi2.1")], [("scout", "orbit:koi2.1")], [("scout", "orbit:koi2.1")]],
    )
    t.chooses(("ship", "0:1"), "attack")
    assert (t.kind, t.options) == ("foe", [1, 2])
