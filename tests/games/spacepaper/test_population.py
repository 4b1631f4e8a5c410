"""Adaptation and population advance in upkeep (SPP-11.15 to 11.19, SPP-11.26)."""

from typing import Any

import pytest

from tests.games.spacepaper.gestures import after_turns
from tests.games.spacepaper.sitting import Sheet, Sitting, built

HOME = [("telluric", "small"), ("frozen", "large"), ("living", "dwarf"), ("lava", "asteroid"), ("gaseous", "giant")]
STARS = {"ne555": ("yellow_dwarf", HOME)}


def upkeep(name: str, sheet: Sheet, turns: int = 1, **table: Any) -> Sitting:
    """One upkeep or more go by over a planet of seat 0, human unless said otherwise; adaptation costs nothing."""
    known: dict[str, Any] = {"stars": STARS, "gold": [99, 99], "politics": ["colonialism"] * 2, **table}
    t = Sitting("upkeep", worlds=[{name: sheet}], **known)
    return after_turns(t, turns - 1)


def settled(race: str, target: tuple[str, str], **table: Any) -> Sitting:
    """Seat 0 has just started a colony in its home system."""
    t = Sitting(
        "build",
        races=[race, "vulcan"],
        stars={"ne555": ("yellow_dwarf", [target, ("lava", "asteroid")])},
        politics=["colonialism"] * 2,
        gold=[150, 150],
        **table,
    )
    return t.chooses(("colonise", "ne555.1", "colony"))


# Adaptation.


def test_w5_ethers_settle_a_medium_telluric_planet_in_eighteen_upkeeps() -> None:  # SPP-11.15
    t = settled("ether", ("telluric", "medium"))
    steps = []
    for upkeeps in range(1, 18):
        after_turns(t, 1)
        assert t.status("ne555.1") == "adaptation"
        steps.append((t.planet("ne555.1").steps, t.planet("ne555.1").turns))
    assert steps[:4] == [(6, 2), (6, 1), (5, 3), (5, 2)] and steps[-1] == (1, 1)
    after_turns(t, 1)
    assert (t.status("ne555.1"), t.planet("ne555.1").people) == ("colony", 1)


def test_w6_brachies_settle_a_small_telluric_planet_in_four_upkeeps() -> None:  # SPP-11.15
    t = settled("brachies", ("telluric", "small"))
    steps = [after_turns(t, 1).planet("ne555.1").steps for upkeeps in range(3)]
    assert steps == [3, 2, 1] and t.status("ne555.1") == "adaptation"
    after_turns(t, 1)
    assert (t.status("ne555.1"), t.planet("ne555.1").people) == ("colony", 1)


def test_the_counter_starts_again_at_the_cost_of_now() -> None:  # SPP-11.15
    sheet = {"status": "adaptation", "people": 0, "steps": 8, "turns": 1}
    planet = upkeep("ne555.2", sheet, levels=[{"adaptability": 2}]).planet("ne555.2")
    assert (planet.steps, planet.turns) == (7, 3)


def test_a_new_colony_is_told_and_does_not_grow_in_the_same_upkeep() -> None:  # SPP-11.15, SPP-11.16
    t = upkeep("ne555.2", {"status": "adaptation", "people": 0, "steps": 1, "turns": 1})
    planet = t.planet("ne555.2")
    assert (t.status("ne555.2"), planet.people, planet.growth, planet.turns) == ("colony", 1, 4, 0)
    assert "adapted" in t.names_told() and "grows" not in t.names_told()


def test_a_symbiosis_shortens_the_steps_to_come() -> None:  # SPP-11.15, SPP-11.6
    sheet = {"status": "adaptation", "people": 0, "steps": 8, "turns": 1, "symbiosis": 1}
    assert upkeep("ne555.2", sheet).planet("ne555.2").turns == 3


@pytest.mark.parametrize(
    ("turns", "level", "left"),
    [(4, 1, (8, 3)), (4, 2, (8, 2)), (4, 3, (7, 1)), (2, 2, (8, 1)), (3, 2, (8, 2))],
)
def test_a_counter_above_the_cost_of_now_is_cut_before_it_goes_down(
    turns: int, level: int, left: tuple[int, int]
) -> None:  # SPP-11.18, SPP-11.26
    sheet = {"status": "adaptation", "people": 0, "steps": 8, "turns": turns}
    planet = upkeep("ne555.2", sheet, levels=[{"adaptability": level}]).planet("ne555.2")
    assert (planet.steps, planet.turns) == left


def test_a_counter_is_not_cut_before_the_upkeep() -> None:  # SPP-11.26
    t = Sitting(
        "research",
        stars=STARS,
        science=[20, 0],
        worlds=[{"ne555.2": {"status": "adaptation", "people": 0, "steps": 8, "turns": 4}}],
    )
    t.chooses("adaptability")
    assert t.planet("ne555.2").turns == 4


# Population.


def test_a_native_colony_gains_one_each_upkeep_up_to_its_size() -> None:  # SPP-11.16, SPP-11.17
    t = upkeep("ne555.1", {"people": 1})
    people = [int(t.planet("ne555.1").people)]
    for turn in range(4):
        people.append(int(after_turns(t, 1).planet("ne555.1").people))
    assert people == [2, 3, 4, 4, 4]


def test_a_living_colony_gains_one_each_upkeep() -> None:  # SPP-11.16
    assert upkeep("ne555.3", {"people": 1}).planet("ne555.3").people == 2


@pytest.mark.parametrize(("level", "every"), [(1, 4), (2, 3), (3, 1)])
def test_another_colony_gains_one_after_as_many_upkeeps_as_adaptation_takes(
    level: int, every: int
) -> None:  # SPP-11.16
    sheet = {"people": 1, "growth": every}
    levels = [{"adaptability": level}]
    assert upkeep("ne555.2", sheet, every - 1 or 1, levels=levels).planet("ne555.2").people == (1 if every > 1 else 2)
    assert upkeep("ne555.2", sheet, every, levels=levels).planet("ne555.2").people == 2
    t = upkeep("ne555.2", sheet, 2 * every, levels=levels)
    assert t.planet("ne555.2").people == 3
    assert [name for name in t.names_told() if name == "grows"] == ["grows"] * 2


def test_the_counter_of_births_starts_when_a_planet_becomes_a_colony() -> None:  # SPP-11.16
    t = upkeep("ne555.2", {"status": "adaptation", "people": 0, "steps": 1, "turns": 1})
    assert after_turns(t, 3).planet("ne555.2").people == 1
    assert after_turns(t, 1).planet("ne555.2").people == 2


def test_a_capital_below_its_maximum_grows_too() -> None:  # SPP-11.16, SPP-11.2
    t = Sitting("upkeep", gold=[9, 9], capitals=[{"people": 3}])
    assert t.planet("0").people == 4


def test_a_capital_that_is_full_stays_as_it_is() -> None:  # SPP-11.16
    t = after_turns(Sitting("upkeep", gold=[50, 50]), 2)
    assert t.planet("0").people == 6 and "grows" not in t.names_told()


@pytest.mark.parametrize(
    ("size", "habitats", "most"),
    [("dwarf", False, 2), ("dwarf", True, 4), ("medium", False, 6), ("medium", True, 8), ("large", True, 10)],
)
def test_habitats_make_room_for_two_more(size: str, habitats: bool, most: int) -> None:  # SPP-11.17
    stars = {"ne555": ("yellow_dwarf", [("telluric", size)])}
    sheet = {"people": most - 1, "built": built("habitats") if habitats else 0}
    t = upkeep("ne555.1", sheet, stars=stars)
    assert t.planet("ne555.1").people == most
    assert after_turns(t, 2).planet("ne555.1").people == most


def test_nobody_counts_above_ten() -> None:  # SPP-11.17
    sheet = {"people": 10, "built": built("habitats")}
    assert upkeep("ne555.5", sheet, 2, races=["ether", "vulcan"]).planet("ne555.5").people == 10


@pytest.mark.parametrize("set_of", [0, built("habitats")])
def test_asteroids_stay_without_people(set_of: int) -> None:  # SPP-11.17
    assert upkeep("ne555.4", {"built": set_of}, 3).planet("ne555.4").people == 0


@pytest.mark.parametrize(
    ("growth", "level", "people", "left"), [(4, 3, 2, 1), (4, 2, 1, 2), (2, 2, 1, 1), (1, 1, 2, 4)]
)
def test_a_counter_of_births_above_the_cost_of_now_is_cut_before_it_goes_down(
    growth: int, level: int, people: int, left: int
) -> None:  # SPP-11.18, SPP-11.26
    planet = upkeep("ne555.2", {"people": 1, "growth": growth}, levels=[{"adaptability": level}]).planet("ne555.2")
    assert (planet.people, planet.growth) == (people, left)


@pytest.mark.parametrize("trouble", [{"unrest": 3}, {"resistance": 2}])
def test_people_are_born_in_discontent_and_under_invasion(trouble: Sheet) -> None:  # SPP-11.19
    fleets = [[], [("cruiser", "orbit:ne555.1")]]
    t = upkeep("ne555.1", {"people": 1, **trouble}, unrest=[5], fleets=fleets)
    planet = t.planet("ne555.1")
    assert planet.people == 2 and planet.unrest + planet.resistance == 2


def test_adaptation_goes_on_in_discontent() -> None:  # SPP-11.19
    t = upkeep("ne555.2", {"status": "adaptation", "people": 0, "steps": 3, "turns": 2}, unrest=[5])
    assert t.planet("ne555.2").turns == 1 and t.civ(0).unrest == 4


def test_outposts_never_grow() -> None:  # SPP-11.3
    assert upkeep("ne555.1", {"status": "outpost"}, 3).planet("ne555.1").people == 1
