"""Construction: what may be put in a queue, and when. (SPP-7)"""

import pytest

from tablee.games.spacepaper.rules import tables as s
from tests.games.spacepaper.sitting import Sitting, built, kind_of

TWO_COLONIES = {"is_pi21": ("yellow_dwarf", [("telluric", "medium"), ("lava", "small")])}
EVERYTHING = {"infrastructure": 5}
Worlds = list[dict[str, dict[str, int]]]
COLUMN_ONE = {"science_1", "gold_1", "mine_1"}
COLUMN_TWO = {"habitats", "science_2", "gold_2", "mine_2"}


def projects(t: Sitting, planet: str = "ne555.0") -> set[str]:
    """The projects that may be put in a planet's queue now."""
    return {option[2] for option in t.options if option[0] == "project" and option[1] == planet}


def queue(t: Sitting, planet: str = "0") -> tuple[str, int] | None:
    """What is in a planet's queue, with the energy that it still needs."""
    owned = t.planet(planet)
    return None if owned.project == s.NONE else (s.PROJECT_IDS[owned.project], owned.energy)


def in_queue(project: str, energy: int) -> dict[str, int]:
    """A project in a queue, as a sheet."""
    return {"project": s.PROJECT_IDS.index(project), "energy": energy}


# Queues.


def test_a_queue_holds_one_project_at_most() -> None:  # SPP-7.1
    sheets = [{"built": built("spaceport")}]
    worlds: Worlds = [{"is_pi21.1": {}}]
    t = Sitting("build", levels=[EVERYTHING], gold=[50], capitals=sheets, worlds=worlds, stars=TWO_COLONIES)
    assert {"scout", "science_1"} <= projects(t)
    t.chooses(("project", "ne555.0", "scout"))
    assert t.to_move == 0 and projects(t) == set() and queue(t) == ("scout", 8)


def test_each_profitable_planet_has_a_queue_of_its_own() -> None:  # SPP-7.1
    worlds = [{"is_pi21.1": {"built": built("spaceport")}, "is_pi21.2": {}}]
    t = Sitting("build", levels=[EVERYTHING], gold=[50], worlds=worlds, stars=TWO_COLONIES)
    t.chooses(("project", "is_pi21.1", "cruiser"))
    assert projects(t, "is_pi21.1") == set()
    assert "spaceport" in projects(t) and "spaceport" in projects(t, "is_pi21.2")


def test_a_living_planet_has_no_queue() -> None:  # SPP-7.1
    stars = {"is_pi21": ("double_star", [("living", "giant")])}
    worlds = [{"is_pi21.1": {"people": 5, "built": built("spaceport")}}]
    t = Sitting("build", levels=[EVERYTHING], gold=[99], worlds=worlds, stars=stars)
    assert projects(t, "is_pi21.1") == set() and "spaceport" in projects(t)


def test_players_fill_their_queues_in_turn_order_one_player_after_the_other() -> None:  # SPP-7.2
    worlds: Worlds = [{}, {"t_21m.1": {}}]
    stars = {"t_21m": ("yellow_dwarf", [("lava", "small")])}
    t = Sitting("build", levels=[EVERYTHING] * 2, gold=[50, 50], first=1, worlds=worlds, stars=stars)
    t.chooses(("project", "rs22.0", "spaceport"))
    assert (t.to_move, t.kind) == (1, "build")
    t.chooses(("project", "t_21m.1", "spaceport"))
    assert (t.to_move, t.kind) == (0, "build") and projects(t, "rs22.0") == set()


def test_a_player_may_leave_queues_empty() -> None:  # SPP-7.2
    t = Sitting("build", levels=[EVERYTHING], gold=[50], politics=["republic"])
    assert t.to_move == 0 and "done" in t.options
    t.chooses("done")
    assert queue(t) is None and t.civ(0).gold == 50 and t.kind != "build"


def test_colonies_are_started_among_the_projects_in_the_same_step() -> None:  # SPP-7.2
    stars = {"ne555": ("yellow_dwarf", [("lava", "small")])}
    t = Sitting("build", levels=[EVERYTHING], gold=[50], stars=stars)
    t.chooses(("colonise", "ne555.1", "outpost"))
    assert t.status("ne555.1") == "outpost" and (t.to_move, t.kind) == (0, "build")
    t.chooses(("project", "ne555.0", "habitats"))
    assert queue(t) == ("habitats", 3)


def test_a_project_can_be_neither_cancelled_nor_replaced() -> None:  # SPP-7.3
    sheet = {"built": built("spaceport"), **in_queue("transport", 15)}
    stars = {"ne555": ("yellow_dwarf", [("lava", "small")])}
    t = Sitting("build", levels=[EVERYTHING], gold=[50], capitals=[sheet], stars=stars)
    assert t.kind == "build" and projects(t) == set()
    assert set(t.options) == {("colonise", "ne555.1", "colony"), ("colonise", "ne555.1", "outpost"), "done"}
    t.chooses("done").until("build")
    assert projects(t) == set() and queue(t) == ("transport", 13)


# Ships.


def test_a_ship_project_needs_a_spaceport_on_the_same_planet() -> None:  # SPP-7.4
    worlds = [{"is_pi21.1": {"built": built("spaceport")}}]
    t = Sitting("build", levels=[EVERYTHING], gold=[50], worlds=worlds, stars=TWO_COLONIES)
    assert projects(t) & set(s.SHIP_IDS) == set()
    assert projects(t, "is_pi21.1") & set(s.SHIP_IDS) == {"scout", "cruiser", "transport"}


def test_a_ship_project_needs_no_technology_and_no_gold() -> None:  # SPP-7.4, SPP-7.13
    t = Sitting("build", capitals=[{"built": built("spaceport")}])
    assert projects(t) == {"scout", "cruiser", "transport"}


@pytest.mark.parametrize(("count", "legal"), [(6, True), (7, False)])
def test_seven_ships_of_a_type_are_the_most(count: int, legal: bool) -> None:  # SPP-7.4
    fleet = [("cruiser", "orbit:ne555.0")] * count
    t = Sitting("build", capitals=[{"built": built("spaceport")}], fleets=[fleet])
    assert ("cruiser" in projects(t)) is legal and {"scout", "transport"} <= projects(t)


def test_a_ship_in_an_own_queue_counts_among_the_seven() -> None:  # SPP-7.4
    worlds = [{"is_pi21.1": {"built": built("spaceport")}}]
    t = Sitting(
        "build",
        capitals=[{"built": built("spaceport")}],
        worlds=worlds,
        stars=TWO_COLONIES,
        fleets=[[("cruiser", "orbit:ne555.0")] * 6],
    )
    assert "cruiser" in projects(t, "is_pi21.1")
    t.chooses(("project", "ne555.0", "cruiser"))
    assert projects(t, "is_pi21.1") == {"scout", "transport"}


@pytest.mark.parametrize(("scouts", "legal"), [(5, True), (6, False)])
def test_twenty_ships_in_all_are_the_most(scouts: int, legal: bool) -> None:  # SPP-7.4
    fleet = [("cruiser", "orbit:ne555.0")] * 7 + [("transport", "orbit:ne555.0")] * 7
    fleet += [("scout", "orbit:ne555.0")] * scouts
    t = Sitting("build", levels=[EVERYTHING], gold=[9], capitals=[{"built": built("spaceport")}], fleets=[fleet])
    assert projects(t) & set(s.SHIP_IDS) == ({"scout"} if legal else set())


def test_ships_in_own_queues_count_among_the_twenty() -> None:  # SPP-7.4
    fleet = [(kind, "orbit:ne555.0") for kind in ["cruiser"] * 7 + ["transport"] * 6 + ["scout"] * 6]
    t = Sitting(
        "build",
        levels=[EVERYTHING],
        gold=[9],
        capitals=[{"built": built("spaceport"), **in_queue("transport", 15)}],
        worlds=[{"is_pi21.1": {"built": built("spaceport")}, "is_pi21.2": {}}],
        stars=TWO_COLONIES,
        fleets=[fleet],
    )
    assert "spaceport" in projects(t, "is_pi21.2") and projects(t, "is_pi21.1") & set(s.SHIP_IDS) == set()


def test_ships_and_queues_of_others_limit_nothing() -> None:  # SPP-7.4
    fleets = [[], [("cruiser", "orbit:rs22.0")] * 7]
    t = Sitting("build", capitals=[{"built": built("spaceport")}], fleets=fleets)
    assert "cruiser" in projects(t)


@pytest.mark.parametrize(("ship", "energy"), [("scout", 8), ("cruiser", 12), ("transport", 20)])
def test_a_ship_costs_energy_and_no_gold(ship: str, energy: int) -> None:  # SPP-7.13
    worlds = [{"is_pi21.1": {"built": built("spaceport")}}]
    t = Sitting("build", gold=[7], capitals=[{"built": built("spaceport")}], worlds=worlds, stars=TWO_COLONIES)
    t.chooses(("project", "ne555.0", ship))
    assert queue(t) == (ship, energy) and t.civ(0).gold == 7


# Infrastructure.


@pytest.mark.parametrize(
    ("level", "allowed"),
    [
        (1, set()),
        (2, {"spaceport"}),
        (3, {"spaceport"} | COLUMN_ONE),
        (4, {"spaceport"} | COLUMN_ONE | COLUMN_TWO),
        (5, {"spaceport"} | COLUMN_ONE | COLUMN_TWO),
    ],
)
def test_an_infrastructure_needs_its_technology(level: int, allowed: set[str]) -> None:  # SPP-7.5
    stars = {"ne555": ("yellow_dwarf", [("lava", "small")])}
    t = Sitting("build", levels=[{"infrastructure": level}], gold=[99], stars=stars)
    assert projects(t) == allowed


def test_an_infrastructure_is_built_once_on_a_planet() -> None:  # SPP-7.5
    t = Sitting("build", levels=[EVERYTHING], gold=[99], capitals=[{"built": built("science_1", "mine_2")}])
    assert projects(t) == {"spaceport", "gold_1", "mine_1", "habitats", "science_2", "gold_2"}


@pytest.mark.parametrize(("gold", "legal"), [(10, True), (9, False)])
def test_an_infrastructure_must_be_affordable(gold: int, legal: bool) -> None:  # SPP-7.5
    t = Sitting("build", levels=[{"infrastructure": 3}], gold=[gold])
    assert ("gold_1" in projects(t)) is legal and "mine_1" in projects(t)


def test_its_gold_is_paid_at_once_at_the_price_of_the_planet_type() -> None:  # SPP-7.5
    worlds: Worlds = [{"is_pi21.2": {}}]
    t = Sitting("build", levels=[EVERYTHING], gold=[30], worlds=worlds, stars=TWO_COLONIES)
    t.chooses(("project", "is_pi21.2", "mine_1"))
    assert t.civ(0).gold == 20 and queue(t, "is_pi21.2") == ("mine_1", 2)
    t.chooses(("project", "ne555.0", "mine_2"))
    assert t.civ(0).gold == 3


@pytest.mark.parametrize("name", s.INFRA_IDS)
def test_the_first_column_takes_two_energy_and_the_second_five(name: str) -> None:  # SPP-7.5
    worlds: Worlds = [{"is_pi21.1": {}}]
    t = Sitting("build", levels=[EVERYTHING], gold=[99], worlds=worlds, stars=TWO_COLONIES)
    t.chooses(("project", "ne555.0", name))
    assert queue(t) == (name, 5 if name in COLUMN_TWO else 2)


def test_level_two_does_not_need_level_one() -> None:  # SPP-7.6
    t = Sitting("build", levels=[{"infrastructure": 4}], gold=[2])
    assert projects(t) == {"science_1", "science_2"}


@pytest.mark.parametrize(("names", "science"), [([], 3), (["science_1"], 4), (["science_2"], 7)])
def test_each_level_adds_its_own_science(names: list[str], science: int) -> None:  # SPP-7.6
    assert Sitting("income", capitals=[{"built": built(*names)}]).civ(0).science == science


def test_both_levels_add_up() -> None:  # SPP-7.6
    sheets = [{"built": built("science_1", "science_2", "gold_1", "gold_2")}]
    t = Sitting("income", capitals=sheets, politics=["republic"])
    assert (t.civ(0).science, t.civ(0).gold) == (8, 8)


@pytest.mark.parametrize(
    ("size", "legal"),
    [("asteroid", False), ("dwarf", True), ("small", True), ("medium", True), ("large", True), ("giant", False)],
)
def test_habitats_are_built_only_where_they_raise_the_maximum(size: str, legal: bool) -> None:  # SPP-7.7
    sheet = {"kind": kind_of("telluric", size), "people": 0 if size == "asteroid" else 2}
    t = Sitting("build", levels=[EVERYTHING], gold=[99], capitals=[sheet])
    assert ("habitats" in projects(t)) is legal and "mine_2" in projects(t)


def test_the_number_of_printed_markers_limits_nothing() -> None:  # SPP-7.17
    types = ["telluric", "gaseous", "frozen", "oceanic", "barren", "lava"]
    giants = [(kind, "giant") for kind in types]
    stars = dict.fromkeys(["is_pi21", "isa20", "ft22", "omega"], ("double_star", giants))
    full = {"built": 255}
    worlds = [{f"{name}.{slot}": full for name in stars for slot in range(1, 7)} | {"omega.6": {}}]
    t = Sitting("build", levels=[EVERYTHING], gold=[99], capitals=[full], worlds=worlds, stars=stars)
    assert "spaceport" in projects(t, "omega.6") and "mine_2" in projects(t, "omega.6")


# Planets without a working queue.


def test_a_discontented_planet_takes_no_project() -> None:  # SPP-7.14
    worlds = [{"is_pi21.1": {"unrest": 1}}]
    t = Sitting("build", levels=[EVERYTHING], gold=[99], worlds=worlds, stars=TWO_COLONIES)
    assert projects(t, "is_pi21.1") == set() and projects(t)


def test_under_global_discontent_no_planet_takes_a_project() -> None:  # SPP-7.14
    stars = {"ne555": ("yellow_dwarf", [("lava", "small")])}
    t = Sitting("build", levels=[EVERYTHING], gold=[99], unrest=[1], stars=stars)
    assert t.kind == "build" and projects(t) == set()


def test_a_colony_under_invasion_takes_no_project_but_a_capital_does() -> None:  # SPP-7.14
    worlds = [{"is_pi21.1": {"resistance": 1}}]
    sheets = [{"resistance": 1}]
    t = Sitting("build", levels=[EVERYTHING], gold=[99], capitals=sheets, worlds=worlds, stars=TWO_COLONIES)
    assert projects(t, "is_pi21.1") == set() and "spaceport" in projects(t)


@pytest.mark.parametrize("status", ["outpost", "adaptation"])
def test_outposts_and_planets_in_adaptation_have_no_queue(status: str) -> None:  # SPP-7.15
    worlds = [{"is_pi21.1": {"status": status}}]
    t = Sitting("build", levels=[EVERYTHING], gold=[99], worlds=worlds, stars=TWO_COLONIES)
    assert projects(t, "is_pi21.1") == set() and projects(t)


def test_a_new_colony_may_get_a_project_in_the_same_step() -> None:  # SPP-7.18
    stars = {"ne555": ("yellow_dwarf", [("telluric", "small"), ("lava", "small")])}
    t = Sitting("build", levels=[EVERYTHING], gold=[99], stars=stars)
    assert projects(t, "ne555.1") == set()
    t.chooses(("colonise", "ne555.1", "colony"))
    assert t.status("ne555.1") == "colony" and "spaceport" in projects(t, "ne555.1")
    t.chooses(("colonise", "ne555.2", "colony"))
    assert t.status("ne555.2") == "adaptation" and projects(t, "ne555.2") == set()
