"""How systems are revealed, by ships and from afar: SPP-6."""

from collections import Counter
from typing import Any

import pytest

from tablee.games.spacepaper.rules import tables as tab
from tablee.games.spacepaper.rules.galaxy import PLANET_NAMES, SYSTEM_IDS
from tablee.kernel import SPECTATOR
from tests.games.spacepaper import stellar
from tests.games.spacepaper.sitting import Sitting, game, seed_of, view_of

SCOUT = [[("scout", "orbit:ne555.0")]]
FROM_HOME = stellar.distances("ne555")


def planets(t: Sitting, system: str) -> list[tuple[str, str]]:
    """Type and size of the planets of a system, in order, a capital aside."""
    kinds = t.state.systems[SYSTEM_IDS.index(system)].kinds[1:]
    found = [kind for kind in kinds if kind != tab.NONE]
    assert kinds[len(found) :] == [tab.NONE] * (6 - len(found))
    return [(tab.TYPE_IDS[tab.TYPE_OF[kind]], tab.SIZE_IDS[tab.SIZE_OF[kind]]) for kind in found]


def revealed(t: Sitting) -> list[str]:
    """The systems whose star was told, in order."""
    return [SYSTEM_IDS[args[0]] for name, args in t.told() if name == "star"]


def visited(star: str | None, *dice: int) -> Sitting:
    """A scout that has just entered iS-PI21, its star already known or not, with these dice first."""
    stars = {} if star is None else {"is_pi21": star}
    t = Sitting("move", fleets=SCOUT, stars=stars, seed=seed_of(*dice))
    return t.chooses(("ship", "0:1"), ("step", "L25:1"), ("step", "is_pi21"))


def detecting(level: int, leader: str = "guardian", seed: int = 1, **more: Any) -> Sitting:
    """The first player has ended a movement go with this level of heuristics."""
    return Sitting("move", levels=[{"heuristics": level}], leaders=[leader], seed=seed, **more).passes("act")


def check_range(t: Sitting, home: str, reach: int, seen: str) -> None:
    """Every system within reach of a home, and no other, was revealed that far; there are some on both sides."""
    away = stellar.distances(home)
    assert {reach, reach + 1} <= set(away.values())
    for system in set(SYSTEM_IDS) - set(t.homes):
        known = "total" if t.star(system) == "black_hole" else seen
        assert t.seen(system) == (known if away[system] <= reach else "unrevealed")


# What is known.


def test_a_system_is_unrevealed_then_partially_then_totally_revealed() -> None:  # SPP-6.1
    t = Sitting("move", levels=[{"heuristics": 2}], fleets=SCOUT, seed=seed_of(3, 3))
    assert (t.seen("is_pi21"), t.star("is_pi21"), planets(t, "is_pi21")) == ("unrevealed", None, [])
    t.passes("act")
    assert (t.seen("is_pi21"), t.star("is_pi21"), planets(t, "is_pi21")) == ("partial", "red_dwarf", [])
    t.until("act").chooses(("ship", "0:1"), ("step", "L25:1"), ("step", "is_pi21"))
    assert (t.seen("is_pi21"), t.star("is_pi21")) == ("total", "red_dwarf") and len(planets(t, "is_pi21")) > 0


def test_revelation_is_permanent() -> None:  # SPP-6.1
    t = visited(None, 3, 3)
    before, rolled = planets(t, "is_pi21"), len(t.dice())
    t.chooses(("step", "L25:1"), ("step", "is_pi21"))
    assert planets(t, "is_pi21") == before and len(t.dice()) == rolled
    t.chooses(("stop", "wide:is_pi21")).until("sys")
    assert t.seen("is_pi21") == "total" and t.star("is_pi21") == "red_dwarf"


def test_revelation_is_public() -> None:  # SPP-6.1
    t = visited(None, 3, 3)
    views = [view_of(t.state, seat).systems for seat in (0, 1, SPECTATOR)]
    assert views[0] == views[1] == views[2]
    assert views[1][SYSTEM_IDS.index("is_pi21")].star == "red_dwarf"
    told = [event for event in t.events if game().rules.event_names[event.kind] in ("star", "planet")]
    assert len(told) > 1 and all(event.is_told_to(seat) for event in told for seat in (0, 1, SPECTATOR))


# A ship enters.


def test_a_ship_that_enters_a_system_reveals_it_totally_at_once() -> None:  # SPP-6.2
    t = visited(None, 3, 3)
    assert t.seen("is_pi21") == "total" and t.kind == "step"  # still under way


def test_a_ship_that_only_passes_reveals_too() -> None:  # SPP-6.2
    t = visited(None, 3, 3).chooses(("step", "L27:1"), ("step", "3beta_3"))
    assert t.seen("is_pi21") == t.seen("3beta_3") == "total"


def test_a_ship_next_to_a_system_reveals_nothing() -> None:  # SPP-6.2
    t = Sitting("move", fleets=SCOUT).chooses(("ship", "0:1"), ("step", "L25:1"), ("stop", "point:L25:1")).until("sys")
    assert t.seen("is_pi21") == "unrevealed" and t.dice() == []


def test_a_ship_reveals_only_the_system_it_enters() -> None:  # SPP-6.2
    t = visited(None, 3, 3)
    assert [name for name in SYSTEM_IDS if t.seen(name) != "unrevealed"] == ["rs22", "ne555", "is_pi21"]


@pytest.mark.parametrize("total", range(2, 13))
def test_the_star_is_read_from_two_dice(total: int) -> None:  # SPP-6.3
    t = visited(None, *stellar.faces(total))
    assert t.star("is_pi21") == stellar.star_of(total) and sum(t.dice()[0]) == total


@pytest.mark.parametrize("total", range(2, 13))
@pytest.mark.parametrize("star", list(stellar.COUNT_DICE))
def test_the_number_of_planets_is_read_in_the_column_of_the_star(star: str, total: int) -> None:  # SPP-6.4
    t = visited(star, *stellar.faces(total))
    assert len(planets(t, "is_pi21")) == stellar.column(stellar.COUNT_DICE[star], total) + 1


@pytest.mark.parametrize("seed", range(40))
def test_types_are_rolled_in_order_and_then_sizes_in_the_same_order(seed: int) -> None:  # SPP-6.5
    t = detecting(5, "explorer", seed)
    sums = iter([sum(pair) for pair in t.dice()])
    order = revealed(t)
    assert len(order) == 15
    for system in order:
        star = stellar.star_of(next(sums))
        assert t.star(system) == star and planets(t, system) == stellar.planets_of(star, sums)
    assert next(sums, None) is None


def test_every_type_and_size_of_the_tables_turns_up() -> None:  # SPP-6.5
    galaxies = [detecting(5, "explorer", seed) for seed in range(120)]
    found = Counter(kind for t in galaxies for system in revealed(t) for kind in planets(t, system))
    cells = {
        (kind, size)
        for kind, dice in stellar.SIZE_DICE.items()
        for size, text in zip(stellar.SIZES, dice, strict=True)
        if text
    }
    assert set(found) == cells and len(cells) == 39


@pytest.mark.parametrize("star", list(stellar.COUNT_DICE))
def test_a_partially_revealed_system_keeps_its_star(star: str) -> None:  # SPP-6.6
    t = visited(star, 6, 4)  # a ten would be a black hole
    sums = iter([sum(pair) for pair in t.dice()])
    assert t.star("is_pi21") == star and planets(t, "is_pi21") == stellar.planets_of(star, sums)
    assert next(sums, None) is None and revealed(t) == []


def test_a_black_hole_is_totally_revealed_as_soon_as_its_star_is_known() -> None:  # SPP-6.7
    t = Sitting("move", levels=[{"heuristics": 2}], seed=seed_of(5, 5))
    assert (t.star("is_pi21"), t.seen("is_pi21"), planets(t, "is_pi21")) == ("black_hole", "total", [])
    other = Sitting("move", levels=[{"heuristics": 2}], seed=seed_of(5, 4))
    assert (other.star("is_pi21"), other.seen("is_pi21")) == ("yellow_dwarf", "partial")


def test_a_black_hole_has_no_planets_to_roll() -> None:  # SPP-6.7
    t = visited(None, 4, 6)
    assert t.dice() == [[4, 6]] and planets(t, "is_pi21") == []


@pytest.mark.parametrize("dice", [(4, 6), (5, 5), (6, 4)])
def test_only_the_sum_of_the_two_dice_counts(dice: tuple[int, int]) -> None:  # SPP-6.8
    assert visited(None, *dice).star("is_pi21") == "black_hole"


def test_middle_sums_are_more_likely_than_extreme_ones() -> None:  # SPP-6.8
    rolls = [tuple(pair) for seed in range(40) for pair in detecting(5, "explorer", seed).dice()]
    sums = Counter(map(sum, rolls))
    assert len(rolls) > 4000 and len(set(rolls)) == 36 and set(sums) == set(range(2, 13))
    share = {total: count / len(rolls) for total, count in sums.items()}
    assert all(abs(share[total] - (6 - abs(total - 7)) / 36) < 0.02 for total in share)


# Detection.


@pytest.mark.parametrize(
    ("level", "reach", "seen"), [(2, 4, "partial"), (3, 6, "total"), (4, 8, "total"), (5, 10, "total")]
)
def test_a_range_reveals_every_system_within_it(level: int, reach: int, seen: str) -> None:  # SPP-6.9 SPP-6.10
    check_range(detecting(level, homes=["isis_2", "3beta_3"]), "isis_2", reach, seen)


def test_without_heuristics_nothing_is_detected() -> None:  # SPP-6.9
    t = detecting(1, fleets=SCOUT)
    assert t.dice() == [] and all(
        t.seen(system) == "unrevealed" for system in FROM_HOME if system not in ("ne555", "rs22")
    )


def test_detection_waits_for_the_end_of_the_go() -> None:  # SPP-6.9
    t = Sitting("move", levels=[{"heuristics": 3}], fleets=SCOUT)
    assert t.dice() == []
    t.chooses(("ship", "0:1"), ("step", "L23:1"), ("stop", "point:L23:1"))
    assert t.seen("is_pi21") == "total"  # no ship was left: the go ended


def test_each_player_detects_at_the_end_of_the_own_go() -> None:  # SPP-6.9
    fleets = [[("scout", "orbit:ne555.0")], [("scout", "orbit:rs22.0")]]
    t = Sitting("move", levels=[{"heuristics": 3}, {"heuristics": 3}], fleets=fleets).chooses("end")
    assert t.to_move == 1 and t.seen("is_pi21") == "total" and t.seen("pino2") == "unrevealed"
    assert t.chooses("end").seen("pino2") == "total"


def test_detection_is_measured_from_where_a_ship_has_come_to() -> None:  # SPP-6.9
    t = Sitting("move", levels=[{"heuristics": 2}], fleets=SCOUT)
    t.chooses(("ship", "0:1"), *(("step", f"L24:{point}") for point in (1, 2, 3, 4)))
    assert t.place("0:1") == "point:L24:4"
    assert {system for system in SYSTEM_IDS if t.star(system)} == {
        "ne555",
        "rs22",
        "is_pi21",
        "3beta_3",
        "ft22",
        "virgo_0",
    }


def test_a_ship_on_a_lane_point_counts_its_steps() -> None:  # SPP-6.9
    t = detecting(2, fleets=[[("scout", "point:L13:2", {"ready": False})]])  # 2 from Koi2, 2 from Mop 2
    seen = {system for system in SYSTEM_IDS if t.star(system)} - {"ne555", "rs22", "is_pi21", "3beta_3"}
    assert seen == {"koi2", "mop_2", "df_579", "hoi2"}


def test_detection_reveals_nothing_around_the_ships_of_others() -> None:  # SPP-6.9
    t = detecting(2, fleets=[[], [("scout", "wide:koi2", {"ready": False})]])
    assert t.seen("df_579") == "unrevealed"


def test_total_detection_completes_what_was_partially_revealed() -> None:  # SPP-6.9
    t = detecting(3, stars={"is_pi21": "double_star"})
    assert t.seen("is_pi21") == "total" and t.star("is_pi21") == "double_star"


def test_partial_detection_rolls_a_known_star_no_more() -> None:  # SPP-6.9
    t = detecting(2, stars={"is_pi21": "double_star", "3beta_3": "red_giant"})
    assert t.dice() == [] and t.seen("is_pi21") == t.seen("3beta_3") == "partial"


def test_an_exhausted_ship_detects() -> None:  # SPP-6.9
    t = detecting(2, fleets=[[("scout", "wide:koi2", {"ready": False})]])
    assert t.seen("df_579") != "unrevealed"


@pytest.mark.parametrize(
    ("level", "reach", "seen"), [(1, 4, "partial"), (2, 8, "partial"), (3, 10, "total"), (5, 14, "total")]
)
def test_the_explorer_sees_four_steps_further(level: int, reach: int, seen: str) -> None:  # SPP-6.9 SPP-6.10
    check_range(detecting(level, "explorer", homes=["rallag", "3beta_3"]), "rallag", reach, seen)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_detection_is_automatic_and_goes_by_distance_then_by_the_list(seed: int) -> None:  # SPP-6.11
    t = detecting(5, "explorer", seed)
    others = [system for system in SYSTEM_IDS if system not in ("ne555", "rs22")]
    assert revealed(t) == sorted((system for system in others if FROM_HOME[system] <= 14), key=FROM_HOME.__getitem__)


def test_the_nearest_of_several_ships_and_planets_gives_the_distance() -> None:  # SPP-6.11
    t = detecting(2, fleets=[[("scout", "point:L13:2", {"ready": False})]])
    # 2 steps: Koi2 and iS-PI21, then Mop 2 by the list; 3: DF-579; 4: Hoi2, then 3Béta-3.
    assert revealed(t) == ["koi2", "is_pi21", "mop_2", "df_579", "hoi2", "3beta_3"]


# Planets.


def test_a_revealed_planet_without_owner_is_free() -> None:  # SPP-6.12
    t = visited("red_supergiant", 3, 4)
    (planet,) = view_of(t.state, 1).systems[SYSTEM_IDS.index("is_pi21")].planets
    assert (planet.id, planet.status, planet.owner, planet.population) == ("is_pi21.1", "free", None, 0)
    assert [(planet.type, planet.size)] == planets(t, "is_pi21")
    assert t.status("is_pi21.1") == "free" and ("stop", "orbit:is_pi21.1") in t.options


def test_a_free_planet_may_be_settled_by_anyone() -> None:  # SPP-6.12
    stars = {"koi2": ("red_dwarf", [("lava", "small")])}
    for seat in (0, 1):
        fleets: list[Any] = [[], []]
        fleets[seat] = [("transport", "orbit:koi2.1")]
        t = Sitting("move", stars=stars, fleets=fleets, first=seat).chooses(("ship", f"{seat}:1"))
        assert "stay" in t.options


def test_no_number_of_printed_sheets_limits_revelation() -> None:  # SPP-6.13
    stars = {system: "yellow_dwarf" for system in SYSTEM_IDS if system not in ("ne555", "rs22")}
    ships = [("scout", f"wide:{system}", {"ready": False}) for system in ("koi2", "olho_2", "pino2")]
    t = detecting(5, stars=stars, fleets=[ships])
    sums = iter([sum(pair) for pair in t.dice()])
    systems = list(dict.fromkeys(PLANET_NAMES[args[0]].split(".")[0] for name, args in t.told() if name == "planet"))
    assert len(systems) == 22
    kinds: Counter[str] = Counter()
    for system in systems:
        expected = stellar.planets_of("yellow_dwarf", sums)
        assert planets(t, system) == expected
        kinds.update(kind for kind, _ in expected)
    assert sum(kinds.values()) > 70 and kinds["telluric"] > 20
