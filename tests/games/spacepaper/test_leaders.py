"""The ten leaders, one by one (SPP-15)."""

from typing import Any

import pytest

from tests.games.spacepaper.gestures import after_turns, income, invades, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting, built

HOME = [("telluric", "small"), ("living", "small"), ("telluric", "asteroid"), ("barren", "dwarf"), ("frozen", "giant")]
STARS = {"ne555": ("yellow_dwarf", HOME)}
PROJECT: Sheet = {"project": 10, "energy": 20}
LEADERS = [
    "scientist", "opportunist", "biologist", "financier", "industrialist",
    "fighter", "explorer", "geologist", "guardian", "diplomat",
]  # fmt: skip


def led(leader: str, step: str, **table: Any) -> Sitting:
    """Seat 0 has this leader, and nothing but its capital unless said otherwise."""
    return Sitting(step, leaders=[leader], **{"stars": STARS, "gold": [50, 50], **table})


# Incomes.


@pytest.mark.parametrize("leader", LEADERS)
def test_two_science_for_the_scientist_and_two_gold_for_the_financier(leader: str) -> None:  # SPP-15.1, SPP-15.10
    earned = {"scientist": (3, 5), "financier": (5, 3)}.get(leader, (3, 3))
    t = led(leader, "income")
    assert income(t, 0) == earned and income(t, 1) == (5, 2)


def test_the_scientist_gives_two_however_many_planets_there_are() -> None:  # SPP-15.1
    t = led("scientist", "income", worlds=[{"ne555.1": {}, "ne555.4": {}}])
    assert income(t, 0) == (6, 3 + 1 + 1 + 2)


def test_the_financiers_gold_is_never_doubled() -> None:  # SPP-15.10
    assert income(led("financier", "income", politics=["capitalism"]), 0) == (8, 3)


def test_scientist_and_financier_give_when_every_planet_is_in_discontent() -> None:  # SPP-15.1, SPP-15.10
    assert income(led("scientist", "income", capitals=[{"unrest": 2}]), 0) == (0, 2)
    assert income(led("financier", "income", capitals=[{"unrest": 2}]), 0) == (2, 0)


# Energy.


def test_two_energy_on_each_profitable_planet_for_the_industrialist() -> None:  # SPP-15.2
    worlds: dict[str, Sheet] = {"ne555.1": {"people": 4, **PROJECT}, "ne555.4": {"people": 2, "unrest": 1, **PROJECT}}
    t = led("industrialist", "produce", worlds=[worlds], capitals=[PROJECT])
    assert [t.planet(name).energy for name in ("0", "ne555.1", "ne555.4")] == [16, 16, 20]
    t = led("scientist", "produce", worlds=[worlds], capitals=[PROJECT])
    assert [t.planet(name).energy for name in ("0", "ne555.1", "ne555.4")] == [18, 18, 20]


def test_the_industrialists_energy_is_doubled_under_communism() -> None:  # SPP-15.2, SPP-7.9
    assert led("industrialist", "produce", capitals=[PROJECT], politics=["communism"]).planet("0").energy == 12


def test_the_industrialist_gives_no_energy_to_living_planets() -> None:  # SPP-15.2
    t = led("industrialist", "produce", worlds=[{"ne555.2": {**PROJECT, "people": 4}}])
    assert t.planet("ne555.2").energy == 20


# The Opportunist.


@pytest.mark.parametrize(
    ("bonus", "earned", "energy"), [("gold", (11, 8), 18), ("science", (8, 11), 18), ("energy", (8, 8), 17)]
)
def test_the_opportunist_gains_one_on_each_profitable_planet_that_is_not_living(
    bonus: str, earned: tuple[int, int], energy: int
) -> None:  # SPP-15.3
    worlds: dict[str, Sheet] = {"ne555.1": {}, "ne555.2": {}, "ne555.3": {}, "ne555.4": {"unrest": 2}}
    t = led("opportunist", "income", bonuses=[bonus], worlds=[worlds])
    assert income(t, 0) == earned  # 8 and 8 without leader; one of the four profitable planets is living
    t = led("opportunist", "produce", bonuses=[bonus], capitals=[PROJECT])
    assert t.planet("0").energy == energy


def test_the_opportunists_gold_is_not_doubled_by_capitalism() -> None:  # SPP-15.3, SPP-3.4
    assert income(led("opportunist", "income", bonuses=["gold"], politics=["capitalism"]), 0) == (7, 3)


def test_the_opportunist_may_switch_after_the_system_for_one_global_discontent() -> None:  # SPP-15.3
    t = led("opportunist", "system", bonuses=["gold"]).chooses("keep")
    assert (t.kind, t.to_move, t.options) == ("opp", 0, ["science", "energy", "keep"])
    t.chooses("energy")
    assert (t.civ(0).bonus, t.civ(0).unrest) == (2, 1) and (t.kind, t.to_move) == ("sys", 1)
    assert tellings(t, "switches") == [[0, 2, 1]]


def test_keeping_the_bonus_costs_nothing() -> None:  # SPP-15.3
    t = led("opportunist", "system", bonuses=["science"]).chooses("keep", "keep")
    assert (t.civ(0).bonus, t.civ(0).unrest, t.to_move) == (1, 0, 1)


def test_the_opportunist_switches_once_a_phase_and_again_the_next_turn() -> None:  # SPP-15.3
    t = led("opportunist", "system", bonuses=["gold"]).chooses("keep", "energy")
    assert (t.kind, t.to_move) == ("sys", 1)
    reaches(after_turns(t, 1), 0, "opp").chooses("gold")
    assert tellings(t, "switches") == [[0, 2, 1], [0, 0, 1]]


@pytest.mark.parametrize(
    ("more", "cost"), [({"levels": [{"stability": 2}]}, 0), ({"politics": ["communism"]}, 0), ({}, 1)]
)
def test_the_switch_is_calmed_like_other_discontent(more: dict[str, Any], cost: int) -> None:  # SPP-15.3, SPP-12.5
    t = led("opportunist", "system", bonuses=["gold"], unrest=[2], **more).chooses("keep", "science")
    assert t.civ(0).unrest == 2 + cost


@pytest.mark.parametrize("leader", [leader for leader in LEADERS if leader != "opportunist"])
def test_nobody_else_is_asked_for_a_bonus(leader: str) -> None:  # SPP-15.3
    t = led(leader, "system").chooses("keep")
    assert (t.kind, t.to_move) == ("sys", 1)


# Planets and ships.


@pytest.mark.parametrize("leader", LEADERS)
def test_adaptation_costs_the_biologist_two_less(leader: str) -> None:  # SPP-15.4
    t = led(leader, "build").chooses(("colonise", "ne555.5", "colony"))
    assert t.planet("ne555.5").turns == (2 if leader == "biologist" else 4)


def test_the_biologists_colonies_grow_faster_too() -> None:  # SPP-15.4, SPP-11.16
    worlds = [{"ne555.5": {"people": 1, "growth": 2}}]
    assert after_turns(led("biologist", "upkeep", worlds=worlds), 1).planet("ne555.5").people == 2
    assert after_turns(led("biologist", "upkeep", worlds=worlds), 3).planet("ne555.5").people == 3


@pytest.mark.parametrize(("leader", "costs"), [("fighter", [8, 8, 20]), ("guardian", [8, 12, 20])])
def test_cruisers_cost_the_fighter_eight_energy(leader: str, costs: list[int]) -> None:  # SPP-15.5
    for ship, cost in zip(["scout", "cruiser", "transport"], costs, strict=True):
        t = led(leader, "build", capitals=[{"built": built("spaceport")}])
        t.chooses(("project", "ne555.0", ship))
        assert t.planet("0").energy == cost


@pytest.mark.parametrize(
    ("ship", "leader", "power"),
    [
        ("cruiser", "fighter", 3),
        ("transport", "fighter", 1),
        ("scout", "fighter", 1),
        ("cruiser", "guardian", 2),
        ("transport", "guardian", 0),
        ("scout", "guardian", 1),
    ],
)
def test_the_fighters_cruisers_and_transports_have_one_more_power(
    ship: str, leader: str, power: int
) -> None:  # SPP-15.5
    fleets = [[(ship, "orbit:ne555.0")], [("scout", "orbit:ne555.0")]]
    t = led(leader, "move", fleets=fleets).chooses(("ship", "0:1"), "attack")
    assert tellings(t, "fights")[0][4:] == [power, 1]


def test_the_fighter_defends_with_one_more_power() -> None:  # SPP-15.5
    fleets = [[("transport", "orbit:ne555.0")], [("scout", "orbit:ne555.0")]]
    t = led("fighter", "move", fleets=fleets, first=1).chooses(("ship", "1:1"), "attack")
    assert tellings(t, "fights")[0][4:] == [1, 1]


def test_the_fighter_invades_no_better() -> None:  # SPP-15.5
    t = led("fighter", "move", fleets=[[("cruiser", "orbit:rs22.0")]], levels=[{"invasion": 2}])
    assert tellings(invades(t, "0:1"), "invades")[0][4:] == [1, 0]


@pytest.mark.parametrize(
    ("leader", "level", "far"), [("explorer", 1, 10), ("guardian", 1, 6), ("explorer", 2, 14), ("guardian", 2, 10)]
)
def test_the_explorers_ships_go_four_steps_further(leader: str, level: int, far: int) -> None:  # SPP-15.6
    t = led(leader, "move", levels=[{"autonomy": level}], fleets=[[("scout", "orbit:ne555.0")]])
    assert t.civ(0).powers.autonomy == far


def test_the_explorer_stops_where_others_cannot() -> None:  # SPP-15.6
    stars = {"vgh20": ("yellow_dwarf", [("lava", "small")]), "isa20": ("yellow_dwarf", [])}
    for leader, there in (("explorer", True), ("guardian", False)):
        t = led(leader, "move", stars=stars, fleets=[[("scout", "wide:isa20")]]).chooses(("ship", "0:1"))
        t.chooses(("step", "L22:1"), ("step", "vgh20"))  # seven steps from home
        assert (("stop", "orbit:vgh20.1") in t.options) == there


@pytest.mark.parametrize(
    ("leader", "level", "near", "far"),
    [
        ("explorer", 1, "partial", "unrevealed"),
        ("guardian", 1, "unrevealed", "unrevealed"),
        ("explorer", 2, "partial", "partial"),
        ("guardian", 2, "partial", "unrevealed"),
        ("explorer", 3, "total", "total"),
    ],
)
def test_the_explorer_detects_four_steps_further(leader: str, level: int, near: str, far: str) -> None:  # SPP-15.6
    t = led(leader, "move", levels=[{"heuristics": level}], fleets=[[("scout", "orbit:ne555.0")]], seed=5).chooses(
        "end"
    )
    assert [t.seen("3beta_3"), t.seen("isa20")] == [near, far]  # four and five steps from home


# Minerals, defense, discontent.


def test_the_geologist_adds_a_unit_of_a_mineral_there_is() -> None:  # SPP-15.7
    worlds: dict[str, Sheet] = {"ne555.3": {}, "ne555.4": {"built": built("mine_1")}}
    t = led("geologist", "income", worlds=[worlds])
    assert (t.kind, t.to_move, t.options) == ("geo", 0, ["corundum", "antimatter"])
    t.chooses("antimatter")
    assert (t.civ(0).corundum, t.civ(0).antimatter, t.civ(0).oganesson) == (1, 2, 0)


def test_the_geologist_chooses_each_turn() -> None:  # SPP-15.7
    worlds: dict[str, Sheet] = {"ne555.3": {}, "ne555.4": {"built": built("mine_1")}}
    t = led("geologist", "income", worlds=[worlds]).chooses("antimatter")
    reaches(after_turns(t, 1), 0, "geo").chooses("corundum")
    assert (t.civ(0).corundum, t.civ(0).antimatter) == (2, 1)


def test_the_geologist_is_not_asked_when_there_is_one_mineral_and_adds_nothing_to_none() -> None:  # SPP-15.7, SPP-4.7
    t = led("geologist", "income", worlds=[{"ne555.3": {}}])
    assert t.kind != "geo" and t.civ(0).corundum == 2
    assert led("geologist", "income").civ(0).minerals() == 0


def test_the_geologist_may_add_oganesson() -> None:  # SPP-15.7
    stars = {"ne555": ("yellow_dwarf", [("telluric", "asteroid"), ("gaseous", "giant")])}
    t = led("geologist", "income", stars=stars, worlds=[{"ne555.1": {}, "ne555.2": {}}])
    assert t.options == ["corundum", "oganesson"]
    t.chooses("oganesson")
    assert (t.civ(0).corundum, t.civ(0).antimatter, t.civ(0).oganesson) == (1, 0, 2)


def test_the_unit_of_the_geologist_lifts_technologies_at_once() -> None:  # SPP-15.7, SPP-4.10
    t = led("geologist", "income", worlds=[{"ne555.3": {}}], levels=[{"speed": 3}])
    assert (t.civ(0).corundum, t.civ(0).powers.speed) == (2, 5)  # 4 with one


def test_another_leader_adds_no_mineral() -> None:  # SPP-15.7
    assert led("guardian", "income", worlds=[{"ne555.3": {}}]).civ(0).corundum == 1


@pytest.mark.parametrize("target", ["ne555.0", "ne555.1", "ne555.5", "ne555.4"])
def test_every_planet_of_the_guardian_has_two_more_defense(target: str) -> None:  # SPP-15.8
    worlds: dict[str, Sheet] = {
        "ne555.1": {},
        "ne555.5": {"status": "outpost"},
        "ne555.4": {"status": "adaptation", "people": 0, "steps": 2, "turns": 2},
    }
    fleets = [[], [("cruiser", f"orbit:{target}"), ("scout", "orbit:rs22.0")]]
    t = led("guardian", "move", worlds=[worlds], fleets=fleets, levels=[{"defense": 3}, {"invasion": 2}], first=1)
    assert tellings(invades(t, "1:1"), "invades")[0][4:] == [1, 3]
    assert t.owner(target) == 0 and t.fleet(1) == ["scout orbit:rs22.0"]


@pytest.mark.parametrize(("leader", "unrest"), [("diplomat", 4), ("guardian", 6)])
def test_the_diplomat_takes_two_off_each_new_discontent(leader: str, unrest: int) -> None:  # SPP-15.9
    t = led(leader, "capital", worlds=[{"ne555.1": {}}]).chooses("ne555.1")
    assert t.planet("ne555.0").unrest == unrest
    t = led(leader, "system", politics=["republic"]).chooses("nationalism")
    assert t.civ(0).unrest == 7 - (6 - unrest)


def test_the_diplomat_does_not_calm_discontent_that_is_there() -> None:  # SPP-15.9
    assert led("diplomat", "upkeep", unrest=[5]).civ(0).unrest == 4


@pytest.mark.parametrize("leader", LEADERS)
def test_a_leader_never_changes(leader: str) -> None:  # SPP-15.11
    worlds: list[dict[str, Sheet]] = [{"ne555.1": {}}]
    t = led(leader, "capital", worlds=worlds, bonuses=["gold"]).chooses("ne555.1", "anarchy")
    seen = set()
    for turn in range(4):
        after_turns(t, 1)
        seen |= {str(option) for option in t.options}
        assert LEADERS[t.civ(0).leader] == leader
    assert not seen & set(LEADERS)
