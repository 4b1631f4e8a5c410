"""Minerals, and the synergies that they lift technologies with: SPP-4."""

import pytest

from tests.games.spacepaper.sitting import Sheet, Sitting, built

SIZES = ["asteroid", "dwarf", "small", "medium", "large", "giant"]
MINES = [[], ["mine_1"], ["mine_2"]]  # how deep they dig: 0, 1, 2
# By type: the mineral, and how deep each size must be dug for it; None where the size does not exist.
MAIN: dict[str, tuple[str, list[int | None]]] = {
    "telluric": ("corundum", [0, 2, 1, 1, 1, 2]),
    "oceanic": ("corundum", [1, None, None, 0, 1, 1]),
    "lava": ("antimatter", [0, 2, 1, 1, 2, 2]),
    "barren": ("antimatter", [0, 1, 1, 1, 2, 2]),
    "gaseous": ("oganesson", [0, None, 2, 1, 0, 0]),
    "frozen": ("oganesson", [0, 2, 2, 1, 1, 1]),
}
SECOND: dict[str, tuple[str, list[int | None]]] = {
    "telluric": ("antimatter", [2, 0, 1, 1, 1, 2]),
    "oceanic": ("oganesson", [2, None, None, 2, 2, 2]),
    "lava": ("corundum", [0, 2, 2, 2, 2, 0]),
    "barren": ("oganesson", [0, 1, 1, 1, 2, 2]),
    "gaseous": ("antimatter", [0, None, 2, 1, 1, 1]),
    "frozen": ("corundum", [0, 2, 2, 1, 1, 1]),
}
KINDS = [(kind, size) for kind in MAIN for size, need in zip(SIZES, MAIN[kind][1], strict=True) if need is not None]
MINED: Sheet = {"built": built("mine_2")}
# Three planets beside the Humans' capital: corundum, antimatter and oganesson, once each with a second mine.
THREE = {"ne555": ("red_dwarf", [("telluric", "small"), ("lava", "small"), ("frozen", "small"), ("telluric", "giant")])}


def tracks(t: Sitting, seat: int = 0) -> tuple[int, int, int]:
    """Corundum, antimatter and oganesson of a seat."""
    civ = t.civ(seat)
    return civ.corundum, civ.antimatter, civ.oganesson


def dug(kind: str, size: str, mines: list[str], level: int) -> list[str]:
    """The minerals of a colony of this kind, by name, at a level of the infrastructure technology."""
    t = Sitting(
        "income",
        stars={"ne555": ("red_dwarf", [(kind, size)])},
        worlds=[{"ne555.1": {"built": built(*mines)}}],
        levels=[{"infrastructure": level}],
        gold=[50],
    )
    assert t.kind == "build"
    names = ["corundum", "antimatter", "oganesson"]
    return [name for name, units in zip(names, tracks(t), strict=True) for _ in range(units)]


def digging(worlds: dict[str, Sheet], politics: str = "militarism", leader: str = "guardian") -> Sitting:
    """Humans with planets of `THREE`, after the income of a turn."""
    return Sitting(
        "income",
        stars=THREE,
        worlds=[worlds],
        politics=[politics],
        leaders=[leader],
        levels=[{"infrastructure": 2}],
        gold=[50],
    )


# The tracks.


def test_minerals_do_not_accumulate() -> None:  # SPP-4.1
    t = digging({"ne555.1": MINED})
    assert tracks(t) == (1, 0, 0)
    for turn in (6, 7):
        t.until("sys").until("build")
        assert t.state.turn == turn and tracks(t) == (1, 0, 0)


def test_a_track_shows_a_unit_for_each_planet() -> None:  # SPP-4.1 SPP-4.3
    assert tracks(digging({"ne555.1": MINED, "ne555.4": MINED, "ne555.3": MINED})) == (2, 0, 1)


def test_tracks_hold_until_the_next_resources_phase() -> None:  # SPP-4.2
    t = digging({"ne555.1": MINED})
    t.planet("ne555.1").unrest = 2
    t.until("sys")
    assert t.state.turn == 6 and tracks(t) == (1, 0, 0)
    t.until("build")
    assert t.state.turn == 6 and tracks(t) == (0, 0, 0)


def test_a_mine_completed_in_construction_lifts_no_track_before_the_next_turn() -> None:  # SPP-4.2
    worlds: list[dict[str, Sheet]] = [{"ne555.1": {"project": 3, "energy": 1, "people": 4}}]
    t = Sitting("produce", stars=THREE, worlds=worlds, levels=[{"infrastructure": 3}], gold=[50, 9])
    assert t.planet("ne555.1").built == built("mine_1") and tracks(t) == (0, 0, 0)
    assert tracks(t.until("build")) == (1, 0, 0)


# Deposits.


@pytest.mark.parametrize("depth", [0, 1, 2])
@pytest.mark.parametrize(("kind", "size"), KINDS)
def test_a_mine_deep_enough_brings_the_main_mineral(kind: str, size: str, depth: int) -> None:  # SPP-4.3 SPP-4.6
    mineral, depths = MAIN[kind]
    need = depths[SIZES.index(size)]
    assert need is not None
    assert dug(kind, size, MINES[depth], 4) == ([mineral] if depth >= need else [])


@pytest.mark.parametrize("depth", [0, 1, 2])
@pytest.mark.parametrize(("kind", "size"), KINDS)
def test_infrastructure_5_brings_the_secondary_mineral(kind: str, size: str, depth: int) -> None:  # SPP-4.5 SPP-4.6
    expected = [mineral for mineral, depths in (MAIN[kind], SECOND[kind]) if depth >= (depths[SIZES.index(size)] or 0)]
    assert sorted(dug(kind, size, MINES[depth], 5)) == sorted(expected)


@pytest.mark.parametrize("sheet", [{"unrest": 1}, {"resistance": 1}, {"status": "outpost"}])
def test_a_planet_that_is_not_profitable_gives_no_mineral(sheet: Sheet) -> None:  # SPP-4.3
    assert tracks(digging({"ne555.1": MINED | sheet, "ne555.2": MINED})) == (0, 1, 0)


def test_the_capital_gives_minerals_too() -> None:  # SPP-4.3
    t = Sitting("income", capitals=[{"built": built("mine_1")}, MINED], science=[20])
    assert tracks(t, 0) == (1, 0, 0) and tracks(t, 1) == (0, 1, 0)


@pytest.mark.parametrize(
    ("kind", "mineral"),
    [
        ("telluric", ["corundum"]),
        ("lava", ["antimatter"]),
        ("barren", ["antimatter"]),
        ("gaseous", ["oganesson"]),
        ("frozen", ["oganesson"]),
        ("oceanic", []),
    ],
)
def test_asteroids_need_no_mine_but_oceanic_ones_do(kind: str, mineral: list[str]) -> None:  # SPP-4.4
    assert dug(kind, "asteroid", [], 1 + 1) == mineral


@pytest.mark.parametrize(("size", "units"), [("small", 0), ("medium", 0), ("large", 1), ("giant", 1)])
def test_large_and_giant_gaseous_planets_need_no_mine(size: str, units: int) -> None:  # SPP-4.4
    assert dug("gaseous", size, [], 2) == ["oganesson"] * units


def test_an_oceanic_asteroid_gives_with_a_mine() -> None:  # SPP-4.4
    assert dug("oceanic", "asteroid", ["mine_1"], 3) == ["corundum"]


@pytest.mark.parametrize(("level", "found"), [(4, ["corundum"]), (5, ["corundum", "antimatter"])])
def test_secondary_deposits_open_at_infrastructure_5(level: int, found: list[str]) -> None:  # SPP-4.5
    assert dug("telluric", "small", ["mine_1"], level) == found


def test_two_mines_give_no_more_than_the_deeper_one() -> None:  # SPP-4.6
    assert dug("telluric", "dwarf", ["mine_1", "mine_2"], 4) == ["corundum"]
    assert dug("telluric", "small", ["mine_1", "mine_2"], 4) == ["corundum"]


@pytest.mark.parametrize("level", [4, 5])
@pytest.mark.parametrize("size", SIZES)
def test_a_living_planet_gives_no_mineral(size: str, level: int) -> None:  # SPP-4.11
    for mines in MINES:
        assert dug("living", size, mines, level) == []


# Democrature and the Geologist.


def test_democrature_doubles_the_three_sums() -> None:  # SPP-4.7
    mined = {"ne555.1": MINED, "ne555.2": MINED, "ne555.3": MINED, "ne555.4": MINED}
    assert tracks(digging(mined)) == (2, 1, 1)
    assert tracks(digging(mined, "democrature")) == (4, 2, 2)


def test_the_geologist_adds_one_after_democrature_has_doubled() -> None:  # SPP-4.7
    assert tracks(digging({"ne555.1": MINED}, "democrature", "geologist")) == (3, 0, 0)


def test_the_geologist_adds_to_a_mineral_that_is_there() -> None:  # SPP-4.7
    t = digging({"ne555.1": MINED, "ne555.3": MINED}, leader="geologist")
    assert (t.kind, t.options) == ("geo", ["corundum", "oganesson"])
    assert tracks(t.chooses("oganesson")) == (1, 0, 2)


def test_the_geologist_without_any_mineral_adds_nothing() -> None:  # SPP-4.7
    t = digging({}, leader="geologist")
    assert tracks(t) == (0, 0, 0) and t.kind == "build"


def test_the_geologist_adds_for_himself_only() -> None:  # SPP-4.7
    t = Sitting("income", capitals=[MINED, MINED], leaders=["guardian", "geologist"], science=[20])
    assert tracks(t, 0) == (1, 0, 0) and tracks(t, 1) == (0, 2, 0)


# Synergies.


def speed(level: int, corundum: int) -> int:
    """The speed technology's value with so much corundum."""
    speed: int = Sitting(levels=[{"speed": level}], minerals=[(corundum, 0, 0)]).civ(0).powers.speed
    return speed


@pytest.mark.parametrize(
    ("corundum", "values"), [(0, [1, 2, 3, 4, 5]), (1, [1, 3, 4, 6, 7]), (2, [1, 3, 5, 8, 10]), (5, [1, 3, 5, 8, 10])]
)
def test_a_synergy_applies_from_its_count_on(corundum: int, values: list[int]) -> None:  # SPP-4.8 SPP-4.9
    assert [speed(level, corundum) for level in (1, 2, 3, 4, 5)] == values


@pytest.mark.parametrize(
    ("minerals", "levels"),
    [
        ((1, 1, 1), [6, None, None, None, None]),
        ((0, 0, 2), [6, 10, None, None, None]),
        ((0, 1, 1), [6, 10, 15, 20, None]),
        ((1, 0, 1), [6, 10, 15, 20, None]),
        ((1, 1, 0), [6, 10, 15, 20, None]),
        ((0, 0, 1), [6, 10, 15, 20, None]),
    ],
)
def test_a_synergy_wants_all_its_minerals_and_its_first_level(
    minerals: tuple[int, int, int], levels: list[int | None]
) -> None:  # SPP-4.8
    reached = [
        Sitting(levels=[{"autonomy": level}], minerals=[minerals]).civ(0).powers.autonomy for level in range(1, 6)
    ]
    assert [None if value >= 999 else value for value in reached] == levels


def test_a_synergy_consumes_nothing() -> None:  # SPP-4.8
    t = Sitting("move", levels=[{"speed": 2}], minerals=[(1, 0, 0)], fleets=[[("cruiser", "orbit:ne555.0")] * 2])
    for ship, lane in (("0:1", "L23"), ("0:2", "L24")):
        t.chooses(("ship", ship), *(("step", f"{lane}:{point}") for point in (1, 2, 3)))
        assert t.place(ship) == f"point:{lane}:3" and tracks(t) == (1, 0, 0)


def test_a_synergy_comes_and_goes_with_the_tracks() -> None:  # SPP-4.8
    t = Sitting(
        "income", stars=THREE, worlds=[{"ne555.1": MINED}], levels=[{"infrastructure": 2, "speed": 5}], gold=[50]
    )
    assert t.civ(0).powers.speed == 7
    t.planet("ne555.1").unrest = 2
    t.until("sys")
    assert t.civ(0).powers.speed == 7
    assert t.until("build").civ(0).powers.speed == 5


def test_of_several_set_columns_the_highest_counts() -> None:  # SPP-4.9
    t = Sitting(levels=[{"invasion": 5}], minerals=[(0, 3, 0)])
    assert t.civ(0).powers.invasion == 8
    assert Sitting(levels=[{"invasion": 5}], minerals=[(0, 2, 0)]).civ(0).powers.invasion == 5
    assert Sitting(levels=[{"invasion": 4}], minerals=[(0, 3, 0)]).civ(0).powers.invasion == 4


def test_a_set_column_never_lowers_a_value() -> None:  # SPP-4.9
    for level in (1, 2, 3, 4, 5):
        plain = Sitting(levels=[{"adaptability": level}]).civ(0).powers.adapts
        assert Sitting(levels=[{"adaptability": level}], minerals=[(3, 3, 3)]).civ(0).powers.adapts >= plain


@pytest.mark.parametrize(
    ("tech", "power", "values"),
    [
        ("revenue", "revenue", [0, 2, 4, 8, 12]),
        ("heuristics", "detection", [0, 4, 6, 8, 10]),
        ("stability", "calm", [0, 1, 2, 4, 4]),
    ],
)
def test_minerals_lift_no_technology_without_a_synergy(tech: str, power: str, values: list[int]) -> None:  # SPP-4.8
    lifted = [Sitting(levels=[{tech: level}], minerals=[(3, 3, 3)]).civ(0).powers for level in (1, 2, 3, 4, 5)]
    assert [getattr(powers, power) for powers in lifted] == values


def test_add_columns_add_up() -> None:  # SPP-4.9
    scout, cruiser, transport = Sitting(levels=[{"weapons": 5}], minerals=[(1, 1, 1)]).civ(0).powers.weapons
    assert (scout, cruiser, transport) == (2, 9, 2)


@pytest.mark.parametrize(
    ("leader", "tech", "level", "minerals", "power", "value"),
    [
        ("guardian", "defense", 4, (0, 0, 2), "defense", 6),
        ("guardian", "defense", 4, (0, 0, 0), "defense", 4),
        ("biologist", "adaptability", 5, (1, 0, 0), "adapts", 7),
        ("diplomat", "stability", 3, (3, 3, 3), "calm", 4),
        ("explorer", "heuristics", 3, (3, 3, 3), "detection", 10),
        ("explorer", "autonomy", 3, (0, 0, 1), "autonomy", 19),
    ],
)
def test_a_leader_adds_after_the_synergies(
    leader: str, tech: str, level: int, minerals: tuple[int, int, int], power: str, value: int
) -> None:  # SPP-4.10
    t = Sitting(leaders=[leader], levels=[{tech: level}], minerals=[minerals])
    assert getattr(t.civ(0).powers, power) == value


def test_the_fighter_adds_after_the_synergies() -> None:  # SPP-4.10
    t = Sitting(leaders=["fighter"], levels=[{"weapons": 4}], minerals=[(1, 1, 1)])
    assert t.civ(0).powers.weapons == [2, 8, 2]


def test_the_energy_of_a_leader_is_added_after_the_synergy_of_productivity() -> None:  # SPP-4.10
    project: Sheet = {"built": built("spaceport"), "project": 10, "energy": 20}
    t = Sitting(
        "produce", leaders=["industrialist"], levels=[{"productivity": 5}], minerals=[(0, 0, 2)], capitals=[project]
    )
    assert t.planet("0").energy == 20 - (2 + 6 + 2)
