"""What each technology brings: SPP-5."""

import pytest

from tests.games.spacepaper.sitting import Sheet, Sitting, built, view_of

FREE_NEXT_DOOR = {"ne555": ("yellow_dwarf", [("gaseous", "giant")])}
MEETING = {"koi2": ("red_dwarf", [("lava", "small")])}


def powers_met(kind: str, weapons: int, minerals: tuple[int, int, int] = (0, 0, 0), leader: str = "guardian") -> int:
    """The power with which a ship of the first player attacks."""
    t = Sitting(
        "move",
        stars=MEETING,
        worlds=[{"koi2.1": {}}],
        levels=[{"weapons": weapons}],
        minerals=[minerals],
        leaders=[leader],
        fleets=[[(kind, "orbit:koi2.1")], [("transport", "orbit:koi2.1")]],
    )
    t.chooses(("ship", "0:1"))
    if t.kind == "step":
        t.chooses("attack")
    return next(args[4] for name, args in t.told() if name == "fights")


def steps_of(kind: str, speed: int, minerals: tuple[int, int, int] = (0, 0, 0)) -> int:
    """How many steps a ship of the first player can take, to and fro between two nodes."""
    t = Sitting("move", levels=[{"speed": speed}], minerals=[minerals], fleets=[[(kind, "orbit:ne555.0")]])
    t.chooses(("ship", "0:1"))
    while t.kind == "step" and any(option[0] == "step" for option in t.options):
        node = ("step", "L23:1")
        t.chooses(node if node in t.options else ("step", "ne555"))
    return t.names_told().count("steps")


# Ships.


@pytest.mark.parametrize(
    ("kind", "values"), [("scout", [4, 5, 6, 7, 8]), ("cruiser", [1, 2, 3, 4, 5]), ("transport", [1, 1, 1, 1, 2])]
)
def test_the_speed_of_a_ship_is_the_technology_and_its_modifier(kind: str, values: list[int]) -> None:  # SPP-5.6
    assert [steps_of(kind, speed) for speed in (1, 2, 3, 4, 5)] == values


@pytest.mark.parametrize(("kind", "steps"), [("scout", 13), ("cruiser", 10), ("transport", 7)])
def test_the_modifier_is_added_to_the_synergy(kind: str, steps: int) -> None:  # SPP-5.6
    assert steps_of(kind, 5, (2, 0, 0)) == steps


@pytest.mark.parametrize(
    ("kind", "values"), [("cruiser", [2, 3, 4, 5, 6]), ("scout", [1, 1, 1, 2, 2]), ("transport", [0, 0, 0, 0, 1])]
)
def test_the_power_of_a_ship_is_its_entry_in_the_triple(kind: str, values: list[int]) -> None:  # SPP-5.7
    assert [powers_met(kind, weapons) for weapons in (1, 2, 3, 4, 5)] == values


@pytest.mark.parametrize(("kind", "power"), [("cruiser", 10), ("scout", 2), ("transport", 3)])
def test_synergies_and_the_leader_add_to_the_power(kind: str, power: int) -> None:  # SPP-5.7
    assert powers_met(kind, 5, (1, 1, 1), "fighter") == power


def test_the_defender_uses_the_own_weapons() -> None:  # SPP-5.7
    t = Sitting(
        "move",
        stars=MEETING,
        levels=[{"weapons": 3}, {"weapons": 5}],
        fleets=[[("cruiser", "orbit:koi2.1")], [("scout", "orbit:koi2.1")]],
    )
    t.chooses(("ship", "0:1"))
    t.chooses("attack")
    assert next(args[4:] for name, args in t.told() if name == "fights") == [4, 2]


@pytest.mark.parametrize(
    ("kind", "values"), [("cruiser", [2, 3, 5, 7, 9]), ("scout", [1, 1, 1, 2, 2]), ("transport", [0, 0, 0, 0, 1])]
)
def test_antimatter_arms_cruisers_only(kind: str, values: list[int]) -> None:  # SPP-5.8
    assert [powers_met(kind, weapons, (0, 1, 0)) for weapons in (1, 2, 3, 4, 5)] == values


@pytest.mark.parametrize(
    ("kind", "values"), [("cruiser", [2, 3, 4, 5, 6]), ("scout", [1, 1, 1, 2, 2]), ("transport", [0, 0, 0, 1, 2])]
)
def test_oganesson_with_corundum_arms_transports_only(kind: str, values: list[int]) -> None:  # SPP-5.7
    assert [powers_met(kind, weapons, (1, 0, 1)) for weapons in (1, 2, 3, 4, 5)] == values


# Invasion and defense.


def invaders(kind: str, levels: list[dict[str, int]], target: str, **more: list[str]) -> Sitting:
    """A ship of the first player over a planet of the second, under way."""
    t = Sitting(
        "move",
        stars=MEETING,
        levels=levels,
        leaders=more.get("leaders"),
        worlds=[{}, {"koi2.1": {"status": more.get("status", ["colony"])[0], "steps": 1, "turns": 1}}],
        fleets=[[(kind, f"orbit:{target}")]],
    )
    return t.chooses(("ship", "0:1"))


def invasion(levels: list[dict[str, int]], target: str, **more: list[str]) -> list[int]:
    """Power and defense of an invasion of a planet."""
    t = invaders("cruiser", levels, target, **more).chooses("stay", "invade")
    return next(args[4:] for name, args in t.told() if name == "invades")


def test_at_level_1_no_invasion_may_be_declared() -> None:  # SPP-5.9
    assert "stay" not in invaders("cruiser", [{"invasion": 1}], "rs22.0").options
    assert "stay" in invaders("cruiser", [{"invasion": 2}], "rs22.0").options


@pytest.mark.parametrize("kind", ["scout", "transport"])
def test_only_cruisers_have_invasion_power(kind: str) -> None:  # SPP-5.9
    assert "stay" not in invaders(kind, [{"invasion": 5}], "rs22.0").options


@pytest.mark.parametrize(("invading", "power"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_invasion_power_comes_from_the_technology(invading: int, power: int) -> None:  # SPP-5.9
    assert invasion([{"invasion": invading}], "rs22.0") == [power, 0]


@pytest.mark.parametrize(
    ("status", "target"), [("colony", "rs22.0"), ("colony", "koi2.1"), ("outpost", "koi2.1"), ("adaptation", "koi2.1")]
)
def test_defense_covers_each_planet_of_its_owner(status: str, target: str) -> None:  # SPP-5.10
    assert invasion([{"invasion": 5}, {"defense": 4}], target, status=[status]) == [4, 2]


@pytest.mark.parametrize(("defending", "value"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_defense_by_level(defending: int, value: int) -> None:  # SPP-5.10
    assert invasion([{"invasion": 5}, {"defense": defending}], "rs22.0") == [4, value]


def test_the_defense_of_the_invader_is_of_no_use_to_the_invaded() -> None:  # SPP-5.10
    assert invasion([{"invasion": 5, "defense": 5}], "koi2.1") == [4, 0]


# Economy.


@pytest.mark.parametrize("colonies", [0, 3])
def test_revenue_is_received_once_whatever_the_planets(colonies: int) -> None:  # SPP-5.11
    stars = {"ne555": ("double_star", [("oceanic", "asteroid")] * 3)}  # they bring nothing
    worlds: list[dict[str, Sheet]] = [{f"ne555.{slot + 1}": {} for slot in range(colonies)}]
    t = Sitting("income", stars=stars, worlds=worlds, levels=[{"revenue": 4}])
    assert next(args for name, args in t.told() if name == "income") == [0, 11, 3]


@pytest.mark.parametrize(("productivity", "more"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_productivity_is_added_to_each_profitable_planet(productivity: int, more: int) -> None:  # SPP-5.12
    yard: Sheet = {"built": built("spaceport"), "project": 10, "energy": 20}
    t = Sitting(
        "produce",
        stars={"ne555": ("red_dwarf", [("telluric", "large"), ("telluric", "large")])},
        worlds=[{"ne555.1": {"people": 8, **yard}, "ne555.2": {"people": 8, "unrest": 1, **yard}}],
        capitals=[yard],
        levels=[{"productivity": productivity}],
    )
    assert [t.planet(name).energy for name in ("ne555.0", "ne555.1", "ne555.2")] == [18 - more, 17 - more, 20]


def test_productivity_is_of_no_use_to_a_living_planet() -> None:  # SPP-5.12
    t = Sitting(
        stars={"ne555": ("red_dwarf", [("living", "large")])},
        worlds=[{"ne555.1": {"people": 8}}],
        levels=[{"productivity": 5}],
    )
    energy = {planet.id: planet.net_energy for planet in view_of(t.state, 0).systems[15].planets}
    assert energy == {"ne555.0": 6, "ne555.1": 0}


UNLOCKED = [
    [],
    ["spaceport"],
    ["spaceport", "science_1", "gold_1", "mine_1"],
    ["spaceport", "science_1", "gold_1", "mine_1", "habitats", "science_2", "gold_2", "mine_2"],
]


@pytest.mark.parametrize(("infrastructure", "names"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_infrastructure_levels_unlock_what_may_be_built(infrastructure: int, names: int) -> None:  # SPP-5.13
    t = Sitting("build", levels=[{"infrastructure": infrastructure}], gold=[50], stars=FREE_NEXT_DOOR)
    offered = [option[2] for option in t.options if option[0] == "project"]
    assert offered == UNLOCKED[names]


@pytest.mark.parametrize(("infrastructure", "antimatter"), [(4, 0), (5, 1)])
def test_infrastructure_5_unlocks_secondary_deposits(infrastructure: int, antimatter: int) -> None:  # SPP-5.13
    t = Sitting("income", levels=[{"infrastructure": infrastructure}], gold=[50], capitals=[{"built": built("mine_1")}])
    assert (t.civ(0).corundum, t.civ(0).antimatter) == (1, antimatter)


def test_a_spaceport_unlocks_ships_at_any_level() -> None:  # SPP-5.13
    t = Sitting("build", capitals=[{"built": built("spaceport")}])
    assert [option[2] for option in t.options if option[0] == "project"] == ["scout", "cruiser", "transport"]


# Habitability, and what speed does to autonomy.


@pytest.mark.parametrize(("heuristics", "seen"), [(1, "unrevealed"), (2, "partial"), (3, "total")])
def test_heuristics_detect(heuristics: int, seen: str) -> None:  # SPP-5.15
    assert Sitting("move", levels=[{"heuristics": heuristics}]).seen("is_pi21") == seen


@pytest.mark.parametrize(("stability", "unrest"), [(1, 14), (2, 13), (3, 12), (4, 10), (5, 10)])
def test_stability_calms_new_discontent(stability: int, unrest: int) -> None:  # SPP-5.15
    assert Sitting(levels=[{"stability": stability}]).chooses("technocracy").civ(0).unrest == unrest


@pytest.mark.parametrize(("adaptability", "turns"), [(1, 5), (2, 4), (3, 2), (4, 2), (5, 1)])
def test_adaptability_shortens_adaptation(adaptability: int, turns: int) -> None:  # SPP-5.15
    stars = {"ne555": ("red_dwarf", [("barren", "dwarf")])}
    t = Sitting("build", levels=[{"adaptability": adaptability}], stars=stars, gold=[20])
    t.chooses(("colonise", "ne555.1", "colony"))
    assert ("adapts", [0, t.planet("ne555.1").at, 2, turns]) in t.told()


@pytest.mark.parametrize(
    ("speed", "corundum", "unlimited"), [(5, 2, True), (5, 1, False), (4, 2, False), (5, 3, True), (4, 9, False)]
)
@pytest.mark.parametrize("autonomy", [1, 4])
def test_speed_5_with_two_corundum_makes_autonomy_unlimited(
    speed: int, corundum: int, unlimited: bool, autonomy: int
) -> None:  # SPP-5.16
    t = Sitting(levels=[{"speed": speed, "autonomy": autonomy}], minerals=[(corundum, 0, 0)])
    assert (view_of(t.state, 0).civs[0].autonomy is None) == unlimited


@pytest.mark.parametrize(("corundum", "offered"), [(1, False), (2, True)])
def test_a_ship_with_unlimited_autonomy_stops_far_from_home(corundum: int, offered: bool) -> None:  # SPP-5.16
    stars = {"ft22": "void", "virgo_0": "void"}
    t = Sitting(
        "move", levels=[{"speed": 5}], minerals=[(corundum, 0, 0)], stars=stars, fleets=[[("scout", "orbit:ne555.0")]]
    )
    way = ["L24:1", "L24:2", "L24:3", "L24:4", "ft22", "virgo_0", "L20:3"]
    t.chooses(("ship", "0:1"), *(("step", node) for node in way))
    assert (("stop", "point:L20:3") in t.options) == offered  # 7 steps from home
