"""The ten events, one by one (SPP-16.1, SPP-16.4 to 16.14)."""

from typing import Any

import pytest

from tablee.games.spacepaper.rules.galaxy import SYSTEM_IDS
from tablee.games.spacepaper.rules.tables import PROJECT_IDS
from tests.games.spacepaper.gestures import after_turns, invades, reaches, tellings
from tests.games.spacepaper.sitting import SYSTEMS, Sheet, Sitting, built

HOME = [("telluric", "small"), ("living", "small"), ("frozen", "large"), ("oceanic", "large"), ("gaseous", "giant")]
STARS = {"ne555": ("yellow_dwarf", HOME), "koi2": "black_hole", "hoi2": "red_dwarf"}
ADAPTING: Sheet = {"status": "adaptation", "people": 0, "steps": 4, "turns": 3}
TECHS = [
    "speed", "autonomy", "subluminal", "weapons", "invasion", "defense",
    "revenue", "productivity", "infrastructure", "heuristics", "stability", "adaptability",
]  # fmt: skip


def holding(event: str, step: str = "system", **table: Any) -> Sitting:
    """Seat 0 holds this event and is asked something."""
    return Sitting(step, events=[event], **{"stars": STARS, "gold": [50, 50], **table})


def aims(t: Sitting) -> list[str | None]:
    """What the event of the seat asked may be played on now."""
    return [option[2] for option in t.options if option[0] == "event"]


def test_an_event_is_played_once_in_the_game() -> None:  # SPP-16.1
    t = holding("galactic_lottery")
    assert aims(t) == [None]
    t.chooses(("event", "galactic_lottery", None))
    assert aims(t) == [] and t.civ(0).used and tellings(t, "plays") == [[0, 1]]
    for turn in range(3):
        assert not [option for option in reaches(after_turns(t, 1), 0, "sys").options if option[0] == "event"]


def test_an_event_is_its_owners_alone() -> None:  # SPP-16.1
    t = holding("galactic_lottery").chooses("keep")
    assert t.to_move == 1 and aims(t) == [] and not t.civ(0).used


@pytest.mark.parametrize(
    ("event", "table"),
    [
        ("free_spaceport", {"capitals": [{"built": built("spaceport")}]}),
        ("supernova", {"stars": dict.fromkeys(SYSTEM_IDS, "void")}),
        ("vanished_black_hole", {"stars": {}}),
        ("recovered_ship", {"politics": ["anarchy"]}),
        ("galactic_cup", {}),
        ("symbiotic_life", {}),
        ("unexpected_help", {}),
    ],
)
def test_an_event_without_target_cannot_be_played(event: str, table: dict[str, Any]) -> None:  # SPP-16.4
    t = holding(event, **table)
    assert aims(t) == [] and not t.civ(0).used


# Free spaceport.


def test_a_free_spaceport_stands_on_a_capital_or_colony_that_has_none_and_is_not_living() -> None:  # SPP-16.5
    worlds: dict[str, Sheet] = {
        "ne555.1": {"unrest": 3, "resistance": 1},
        "ne555.2": {},
        "ne555.3": {"status": "outpost"},
        "ne555.4": ADAPTING,
        "ne555.5": {"built": built("spaceport")},
    }
    assert aims(holding("free_spaceport", worlds=[worlds, {}])) == ["ne555.0", "ne555.1"]


def test_a_free_spaceport_needs_no_gold_and_no_technology_and_works_at_once() -> None:  # SPP-16.5
    t = holding("free_spaceport", "build", gold=[0, 0]).chooses(("event", "free_spaceport", "ne555.0"))
    assert t.planet("0").built == built("spaceport") and t.civ(0).gold == 0
    assert ("project", "ne555.0", "scout") in t.options


def test_a_spaceport_under_way_leaves_the_queue() -> None:  # SPP-16.5
    t = holding("free_spaceport", capitals=[{"project": 0, "energy": 1}]).chooses(
        ("event", "free_spaceport", "ne555.0")
    )
    assert (t.planet("0").project, t.planet("0").energy, t.planet("0").built) == (-1, 0, built("spaceport"))


def test_another_project_stays_in_the_queue() -> None:  # SPP-16.5
    t = holding("free_spaceport", capitals=[{"project": 3, "energy": 1}]).chooses(
        ("event", "free_spaceport", "ne555.0")
    )
    assert (t.planet("0").project, t.planet("0").energy) == (3, 1)


# Galactic lottery.


def test_the_galactic_lottery_brings_fifteen_gold() -> None:  # SPP-16.6
    t = holding("galactic_lottery", gold=[7, 50]).chooses(("event", "galactic_lottery", None))
    assert (t.civ(0).gold, t.civ(1).gold) == (22, 50) and (t.kind, t.to_move) == ("sys", 0)


# Neutron star.


def under_way(*fleet: tuple[str, str], **table: Any) -> Sitting:
    """Seat 0 has the Neutron star, and its first ship is on its way."""
    fleets = [[*fleet, ("cruiser", "orbit:ne555.0")]]
    return holding("neutron_star", "move", fleets=fleets, levels=[{"autonomy": 5}], **table).chooses(("ship", "0:1"))


@pytest.mark.parametrize(("kind", "points"), [("scout", 4), ("cruiser", 1), ("transport", 1)])
def test_the_neutron_star_gives_five_more_movement_points(kind: str, points: int) -> None:  # SPP-16.7
    t = under_way((kind, "orbit:ne555.0"))
    assert t.state.under_way().points == points
    t.chooses(("event", "neutron_star", None))
    assert t.state.under_way().points == points + 5 and t.kind == "step"
    nodes = ["L24:1", "L24:2", "L24:3", "L24:4", "ft22", "L05:1", "L05:2", "L05:3", "rt_20"]
    for node in nodes[: points + 4]:
        t.chooses(("step", node))
    assert t.kind == "step" and ("step", nodes[points + 4]) in t.options


def test_the_neutron_star_may_be_played_on_the_way() -> None:  # SPP-16.7
    t = under_way(("scout", "orbit:ne555.0")).chooses(("step", "L24:1"), ("event", "neutron_star", None))
    assert t.state.under_way().points == 8


def test_the_neutron_star_lasts_for_one_activation() -> None:  # SPP-16.7
    t = under_way(("scout", "orbit:ne555.0")).chooses(("event", "neutron_star", None))
    t.chooses(("step", "L24:1"), ("stop", "point:L24:1"), ("ship", "0:2"))
    assert t.state.under_way().points == 1 and aims(t) == []


def test_the_neutron_star_is_not_played_before_the_activation_or_after_the_stop() -> None:  # SPP-16.7, SPP-16.15
    fleets = [[("transport", "orbit:ne555.0")]]
    t = holding("neutron_star", "move", fleets=fleets)
    assert t.kind == "act" and aims(t) == []
    t.chooses(("ship", "0:1"))
    assert aims(t) == [None]
    t.chooses(("stop", "orbit:ne555.1"))
    assert t.kind == "after" and aims(t) == []


# Supernova.


def test_a_supernova_reveals_any_system_that_is_not_totally_revealed() -> None:  # SPP-16.8
    t = holding("supernova")
    assert len(aims(t)) == SYSTEMS - 3 and "hoi2" in aims(t)
    assert not {"ne555", "rs22", "koi2"} & set(aims(t))
    t.chooses(("event", "supernova", "mop_2"))
    assert t.seen("mop_2") == "total" and t.star("mop_2") is not None and len(t.dice()) >= 1


def test_a_supernova_leaves_a_star_that_is_known() -> None:  # SPP-16.8, SPP-6.6
    t = holding("supernova").chooses(("event", "supernova", "hoi2"))
    assert (t.star("hoi2"), t.seen("hoi2")) == ("red_dwarf", "total")
    assert len(tellings(t, "planet")) >= 1 and len(t.dice()) == 1 + 2 * len(tellings(t, "planet"))


# Vanished black hole.


def test_a_black_hole_that_vanishes_is_empty_space() -> None:  # SPP-16.9
    t = holding("vanished_black_hole", stars={**STARS, "mop_2": "black_hole", "virgo_0": "void"})
    assert aims(t) == ["koi2", "mop_2"]
    t.chooses(("event", "vanished_black_hole", "mop_2"))
    assert (t.star("mop_2"), t.star("koi2")) == ("void", "black_hole") and tellings(t, "vanishes") == [[23]]


def test_a_ship_in_a_black_hole_is_free_when_it_vanishes() -> None:  # SPP-16.9, SPP-8.23
    fleets = [[("scout", "wide:koi2", {"entry": 11})]]
    t = holding("vanished_black_hole", "move", fleets=fleets, levels=[{"autonomy": 5}])
    t.chooses(("event", "vanished_black_hole", "koi2"), ("ship", "0:1"))
    assert t.place("0:1") == "wide:koi2"
    assert {option[1] for option in t.options if option[0] == "step"} == {"L12:1", "L13:1", "L15:3", "df_579"}


# Recovered ship.


def test_a_recovered_scout_appears_ready_over_an_inhabited_planet() -> None:  # SPP-16.10
    worlds: dict[str, Sheet] = {"ne555.1": {"unrest": 2}, "ne555.3": {"status": "outpost"}, "ne555.4": ADAPTING}
    t = holding("recovered_ship", "move", worlds=[worlds], fleets=[[("cruiser", "orbit:ne555.0")]])
    assert aims(t) == ["ne555.0", "ne555.1", "ne555.3"]
    t.chooses(("event", "recovered_ship", "ne555.3"))
    assert t.fleet(0) == ["cruiser orbit:ne555.0", "scout orbit:ne555.3"]
    assert ("ship", "0:2") in t.options and t.ship("0:2").ready


@pytest.mark.parametrize(
    ("scouts", "others", "queued", "free"),
    [
        (6, 0, None, True),
        (7, 0, None, False),
        (6, 0, "scout", False),
        (6, 0, "cruiser", True),
        (5, 14, None, True),
        (6, 14, None, False),
        (5, 13, "transport", True),
        (6, 13, "transport", False),
        (6, 13, "mine_1", True),
    ],
)
def test_a_scout_is_recovered_within_the_limits_of_ships(
    scouts: int, others: int, queued: str | None, free: bool
) -> None:  # SPP-16.10, SPP-7.4
    fleet = [("scout", "orbit:ne555.0")] * scouts + [("cruiser", "orbit:ne555.0"), ("transport", "orbit:ne555.0")] * 7
    capital = {"project": PROJECT_IDS.index(queued), "energy": 8} if queued else {}
    t = holding("recovered_ship", fleets=[fleet[: scouts + others]], capitals=[capital])
    assert bool(aims(t)) == free


# Symbiotic life.


def test_symbiotic_life_is_for_planets_in_adaptation_and_colonies_of_slow_growth() -> None:  # SPP-16.11
    worlds: dict[str, Sheet] = {
        "ne555.1": {},  # native: 0
        "ne555.2": {},  # living: 0
        "ne555.3": {},  # frozen: 4
        "ne555.4": {},  # oceanic: 1
        "ne555.5": ADAPTING,
    }
    assert aims(holding("symbiotic_life", worlds=[worlds])) == ["ne555.3", "ne555.5"]
    assert aims(holding("symbiotic_life", worlds=[{"ne555.4": ADAPTING, "ne555.3": {"status": "outpost"}}])) == [
        "ne555.4"
    ]


@pytest.mark.parametrize(("level", "free"), [(2, True), (3, False)])
def test_a_colony_counts_with_the_cost_of_now(level: int, free: bool) -> None:  # SPP-16.11
    t = holding("symbiotic_life", worlds=[{"ne555.3": {}}], levels=[{"adaptability": level}])
    assert bool(aims(t)) == free


def test_symbiotic_life_takes_one_off_the_adaptation_of_that_planet() -> None:  # SPP-16.11, SPP-11.6
    worlds = {"ne555.3": {**ADAPTING, "turns": 1}, "ne555.5": {**ADAPTING, "turns": 1}}
    t = holding("symbiotic_life", worlds=[worlds]).chooses(("event", "symbiotic_life", "ne555.3"))
    after_turns(t, 1)
    assert (t.planet("ne555.3").turns, t.planet("ne555.5").turns) == (3, 3)  # instead of 4 and 3
    after_turns(t, 3)
    assert (t.planet("ne555.3").steps, t.planet("ne555.3").turns) == (2, 3)


def test_symbiotic_life_never_shortens_adaptation_below_one_turn() -> None:  # SPP-16.11, SPP-11.6
    t = holding("symbiotic_life", worlds=[{"ne555.4": {**ADAPTING, "turns": 1}}])
    after_turns(t.chooses(("event", "symbiotic_life", "ne555.4")), 1)
    assert (t.planet("ne555.4").steps, t.planet("ne555.4").turns) == (3, 1)


def test_symbiotic_life_helps_the_births_of_a_colony() -> None:  # SPP-16.11
    t = holding("symbiotic_life", worlds=[{"ne555.3": {"people": 1, "growth": 4}}])
    t.chooses(("event", "symbiotic_life", "ne555.3"))
    assert after_turns(t, 2).planet("ne555.3").people == 1
    assert after_turns(t, 1).planet("ne555.3").people == 2


# Galactic cup.


def test_the_galactic_cup_calms_the_nation_or_one_planet_by_one() -> None:  # SPP-16.12
    worlds: dict[str, Sheet] = {"ne555.1": {"unrest": 3}, "ne555.2": {}, "ne555.3": {"status": "outpost", "unrest": 1}}
    table: dict[str, Any] = {"worlds": [worlds, {}], "unrest": [2, 5], "capitals": [{}, {"unrest": 4}]}
    t = holding("galactic_cup", **table)
    assert aims(t) == ["global", "ne555.1", "ne555.3"]
    t.chooses(("event", "galactic_cup", "global"))
    assert (t.civ(0).unrest, t.planet("ne555.1").unrest, t.civ(1).unrest) == (1, 3, 5)
    t = holding("galactic_cup", **table).chooses(("event", "galactic_cup", "ne555.1"))
    assert (t.civ(0).unrest, t.planet("ne555.1").unrest, t.planet("ne555.3").unrest) == (2, 2, 1)


def test_the_galactic_cup_needs_global_discontent_for_the_nation() -> None:  # SPP-16.12, SPP-16.4
    assert aims(holding("galactic_cup", capitals=[{"unrest": 1}])) == ["ne555.0"]
    assert aims(holding("galactic_cup", unrest=[1])) == ["global"]


# Great discovery.


def test_a_great_discovery_raises_any_technology_below_the_last_level() -> None:  # SPP-16.14
    t = holding("great_discovery", levels=[{"speed": 5, "defense": 4}])
    assert aims(t) == TECHS[1:]
    t.chooses(("event", "great_discovery", "defense"))
    assert t.civ(0).levels[5] == 5 and t.civ(0).levels.count(1) == 10 and t.civ(0).science == 0
    assert t.civ(0).powers.defense == 3


def test_a_great_discovery_works_at_once() -> None:  # SPP-16.14
    t = Sitting("move", events=["great_discovery"], fleets=[[("cruiser", "orbit:rs22.0")]], levels=[{"autonomy": 5}])
    t.chooses(("event", "great_discovery", "invasion"))
    assert tellings(invades(t, "0:1"), "invades")[0][4:] == [1, 0]


def test_a_great_discovery_may_complete_the_technological_victory() -> None:  # SPP-16.14, SPP-17.3
    t = holding("great_discovery", levels=[{**dict.fromkeys(TECHS, 5), "weapons": 4}])
    assert t.chooses(("event", "great_discovery", "weapons")).kind == "technological" and t.state.won() == [0]
