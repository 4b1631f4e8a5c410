"""The worked examples of the specification on values, revelation, income, minerals and set-up."""

import pytest

from tablee.games.spacepaper.rules import tables as tab
from tablee.games.spacepaper.rules.galaxy import SYSTEM_IDS
from tests.games.spacepaper.draft import Draft
from tests.games.spacepaper.sitting import Sheet, Sitting, built, seed_of, view_of

SIZES = ["asteroid", "dwarf", "small", "medium", "large", "giant"]


def telluric_minerals(size: str, mines: list[str], level: int) -> set[str]:
    """What a telluric colony gives with these mines at this level of infrastructure."""
    t = Sitting(
        "income",
        races=["vulcan", "human"],  # the own capital, without mine, gives nothing
        stars={"ne555": ("red_dwarf", [("telluric", size)])},
        worlds=[{"ne555.1": {"built": built(*mines)}}],
        levels=[{"infrastructure": level}],
        gold=[50],
    )
    assert t.kind == "build"
    civ = t.civ(0)
    assert max(civ.corundum, civ.antimatter, civ.oganesson) <= 1
    units = {"corundum": civ.corundum, "antimatter": civ.antimatter, "oganesson": civ.oganesson}
    return {name for name, count in units.items() if count}


def givers(mines: list[str], level: int) -> tuple[list[str], list[str]]:
    """The sizes of telluric planets that give corundum, and those that give antimatter."""
    found = {size: telluric_minerals(size, mines, level) for size in SIZES}
    assert not any("oganesson" in minerals for minerals in found.values())
    return (
        [size for size in SIZES if "corundum" in found[size]],
        [size for size in SIZES if "antimatter" in found[size]],
    )


# Technologies.


def test_w1_all_values_at_level_3() -> None:  # SPP-5.6 SPP-5.7 SPP-5.9 SPP-5.10 SPP-5.15
    t = Sitting(levels=[dict.fromkeys(tab.TECH_IDS, 3)])
    powers, seen = t.civ(0).powers, view_of(t.state, 0).civs[0]
    scout, cruiser, transport = powers.weapons
    assert (powers.speed, seen.autonomy, powers.invasion, powers.defense) == (3, 15, 2, 1)
    assert (cruiser, scout, transport) == (4, 1, 0)
    assert (powers.revenue, powers.productivity, powers.detection, powers.total) == (4, 2, 6, True)
    assert (powers.calm, powers.immune, powers.adapts) == (2, False, 3)


def test_w1_invasion_3_at_level_3_with_antimatter() -> None:  # SPP-4.8 SPP-5.9
    t = Sitting(levels=[dict.fromkeys(tab.TECH_IDS, 3)], minerals=[(0, 1, 0)])
    assert t.civ(0).powers.invasion == 3


def test_w1_level_3_jumps_to_the_nearest_black_hole_only() -> None:  # SPP-8.20
    t = Sitting(
        "move",
        levels=[dict.fromkeys(tab.TECH_IDS, 3)],
        stars=dict.fromkeys(("is_pi21", "isa20", "koi2"), "black_hole"),
        fleets=[[("scout", "wide:is_pi21")]],
    )
    t.chooses(("ship", "0:1"))
    assert [option for option in t.options if option[0] == "jump"] == [("jump", "isa20")]
    assert "destroy" not in t.options


def test_w1_level_3_builds_infrastructure_of_level_1() -> None:  # SPP-5.13
    t = Sitting("build", levels=[dict.fromkeys(tab.TECH_IDS, 3)], gold=[50])
    offered = [option[2] for option in t.options if option[0] == "project"]
    assert offered == ["spaceport", "science_1", "gold_1", "mine_1"]


@pytest.mark.parametrize(("oganesson", "left"), [(0, 14), (1, 14), (2, 12)])
def test_w2_productivity_5_with_two_oganesson_adds_6(oganesson: int, left: int) -> None:  # SPP-4.8 SPP-5.12
    project: Sheet = {"built": built("spaceport"), "project": 10, "energy": 20}
    t = Sitting("produce", levels=[{"productivity": 5}], minerals=[(0, 0, oganesson)], capitals=[project])
    assert t.planet("0").energy == left  # 20 - 2 of the planet - 4 or 6


# Revelation.


def test_w3_a_blue_giant_with_three_planets_the_first_telluric() -> None:  # SPP-6.3 SPP-6.4 SPP-6.5
    t = Sitting("move", fleets=[[("scout", "orbit:ne555.0")]], seed=seed_of(3, 2, 2, 2, 6, 6))
    t.chooses(("ship", "0:1"), ("step", "L25:1"), ("step", "is_pi21"))
    assert t.dice()[:3] == [[3, 2], [2, 2], [6, 6]] and t.star("is_pi21") == "blue_giant"
    kinds = [kind for kind in t.state.systems[SYSTEM_IDS.index("is_pi21")].kinds if kind != tab.NONE]
    assert len(kinds) == 3 and tab.TYPE_IDS[tab.TYPE_OF[kinds[0]]] == "telluric"


def test_w4_a_telluric_planet_of_size_roll_10_is_a_giant() -> None:  # SPP-6.5
    t = Sitting(
        "move", fleets=[[("scout", "orbit:ne555.0")]], stars={"is_pi21": "blue_giant"}, seed=seed_of(3, 3, 6, 6, 5, 5)
    )
    t.chooses(("ship", "0:1"), ("step", "L25:1"), ("step", "is_pi21"))
    (planet,) = view_of(t.state, 0).systems[SYSTEM_IDS.index("is_pi21")].planets
    assert (planet.type, planet.size) == ("telluric", "giant")


# Income and energy.


@pytest.mark.parametrize("people", [1, 4, 8])
def test_w7_a_large_telluric_colony_brings_3_science_and_1_gold(people: int) -> None:  # SPP-3.4 SPP-3.5 SPP-3.7
    stars = {"ne555": ("red_dwarf", [("telluric", "large")])}
    t = Sitting("income", stars=stars, worlds=[{"ne555.1": {"people": people}}], capitals=[{"unrest": 2}])
    assert ("income", [0, 1, 3]) in t.told()


def test_w8_a_large_telluric_planet_with_habitats_and_ten_people_makes_4_energy() -> None:  # SPP-7.9
    full: Sheet = {"people": 10, "built": built("spaceport", "habitats"), "project": 10, "energy": 20}
    stars = {"ne555": ("red_dwarf", [("telluric", "large")])}
    assert Sitting("produce", stars=stars, worlds=[{"ne555.1": full}]).planet("ne555.1").energy == 16


# Minerals of telluric planets.


@pytest.mark.parametrize("level", [2, 3, 4])
def test_w11_without_a_mine_only_asteroids_give_corundum(level: int) -> None:  # SPP-4.3 SPP-4.4
    assert givers([], level) == (["asteroid"], [])


def test_w12_mine_1_reaches_asteroid_small_medium_and_large() -> None:  # SPP-4.3 SPP-4.6
    assert givers(["mine_1"], 4) == (["asteroid", "small", "medium", "large"], [])


def test_w13_mine_2_reaches_all_sizes() -> None:  # SPP-4.3 SPP-4.6
    assert givers(["mine_2"], 4) == (SIZES, [])


def test_w14_infrastructure_5_without_a_mine() -> None:  # SPP-4.5
    assert givers([], 5) == (["asteroid"], ["dwarf"])


def test_w15_infrastructure_5_with_mine_1() -> None:  # SPP-4.5 SPP-4.6
    assert givers(["mine_1"], 5) == (["asteroid", "small", "medium", "large"], ["dwarf", "small", "medium", "large"])


def test_w16_infrastructure_5_with_mine_2() -> None:  # SPP-4.5 SPP-4.6
    assert givers(["mine_2"], 5) == (SIZES, SIZES)


# Set-up and population.


def test_w21_the_humans_are_ready() -> None:  # SPP-1.5 SPP-1.6 SPP-1.7
    t = Draft().begins("ne555", "rs22")
    seat = t.first
    capital = t.planet(str(seat))
    assert tab.RACE_IDS[t.civ(seat).race] == "human" and t.owner("rs22.0") == seat
    assert (tab.TYPE_IDS[tab.TYPE_OF[capital.kind]], tab.SIZE_IDS[tab.SIZE_OF[capital.kind]]) == ("telluric", "medium")
    assert capital.people == 6 and t.fleet(seat) == ["scout orbit:rs22.0"]
    assert dict(zip(tab.TECH_IDS, t.civ(seat).levels, strict=True)) == dict.fromkeys(tab.TECH_IDS, 1) | {
        "adaptability": 2
    }


@pytest.mark.parametrize(
    ("size", "names", "most"),
    [("medium", [], 6), ("medium", ["habitats"], 8), ("giant", [], 10), ("giant", ["habitats"], 10)],
)
def test_w22_the_maximum_population(size: str, names: list[str], most: int) -> None:  # SPP-11.17
    stars = {"ne555": ("red_dwarf", [("telluric", size)])}
    t = Sitting("upkeep", stars=stars, worlds=[{"ne555.1": {"people": most - 1, "built": built(*names)}}], gold=[9, 9])
    assert t.planet("ne555.1").people == most
    while t.state.turn < 9:
        t.chooses("keep")
    assert t.planet("ne555.1").people == most
