"""Construction: the energy of the planets, and what becomes of it. (SPP-7)"""

import pytest

from tablee.games.spacepaper.rules import tables as s
from tests.games.spacepaper.sitting import Sitting, built, kind_of
from tests.games.spacepaper.test_construction import EVERYTHING, TWO_COLONIES, in_queue, queue

Sheet = dict[str, int]


def left(t: Sitting, planet: str = "0") -> int:
    """The energy that the project of a planet still needs."""
    found = queue(t, planet)
    assert found is not None
    return found[1]


def made(sheet: Sheet, **more: object) -> int:
    """The energy that a capital puts into its project."""
    t = Sitting("produce", capitals=[sheet | in_queue("transport", 20)], **more)  # type: ignore[arg-type]
    return 20 - left(t)


def telluric(people: int, *names: str) -> Sheet:
    """A large telluric planet."""
    return {"kind": kind_of("telluric", "large"), "people": people, "built": built(*names)}


def test_a_transport_at_17_on_a_planet_that_makes_4_has_13_left_w9() -> None:  # SPP-7.8, W9
    t = Sitting("produce", capitals=[telluric(10, "habitats", "spaceport") | in_queue("transport", 17)])
    assert queue(t) == ("transport", 13)


def test_an_oceanic_colony_builds_science_1_w10() -> None:  # SPP-7.5, SPP-7.8, SPP-7.11, W10
    stars = {"is_pi21": ("yellow_dwarf", [("oceanic", "large")])}
    levels = [{"infrastructure": 3, "productivity": 2}]
    worlds = [{"is_pi21.1": {"people": 5}}]
    t = Sitting("build", gold=[10], levels=levels, worlds=worlds, stars=stars, politics=["republic"])
    t.chooses(("project", "is_pi21.1", "science_1")).passes("build")
    assert t.civ(0).gold == 6 and queue(t, "is_pi21.1") is None
    assert t.planet("is_pi21.1").built == built("science_1")
    t.until("sys").passes("sys")
    assert t.civ(0).science == 3 + 5 + 1
    t.until("build").chooses(("project", "is_pi21.1", "spaceport"))
    assert left(t.passes("build"), "is_pi21.1") == 1  # 1 of its own and 1 of productivity, less 1 for the science


def test_the_project_of_w10_takes_2_energy() -> None:  # SPP-7.5, W10
    stars = {"is_pi21": ("yellow_dwarf", [("oceanic", "large")])}
    t = Sitting("build", gold=[10], levels=[EVERYTHING], worlds=[{"is_pi21.1": {"people": 5}}], stars=stars)
    t.chooses(("project", "is_pi21.1", "science_1"))
    assert t.civ(0).gold == 6 and queue(t, "is_pi21.1") == ("science_1", 2)


# Energy into projects.


@pytest.mark.parametrize(("energy", "after"), [(3, 1), (2, None), (1, None)])
def test_a_project_is_complete_at_0_or_less(energy: int, after: int | None) -> None:  # SPP-7.8
    t = Sitting("produce", capitals=[in_queue("science_1", energy)])
    assert queue(t) == (None if after is None else ("science_1", after))
    assert t.planet("0").built == (built("science_1") if after is None else 0)
    assert ("built" in t.names_told()) is (after is None)


def test_all_planets_of_all_players_work_in_one_step() -> None:  # SPP-7.8
    worlds = [{"is_pi21.1": {"people": 3, **in_queue("transport", 20)}}]
    sheets = [in_queue("transport", 20), in_queue("transport", 20)]
    t = Sitting("produce", capitals=sheets, worlds=worlds, stars=TWO_COLONIES)
    assert [left(t, "0"), left(t, "is_pi21.1"), left(t, "1")] == [18, 18, 19]


def test_energy_is_applied_after_all_players_have_filled_their_queues() -> None:  # SPP-7.8
    t = Sitting("build", levels=[EVERYTHING] * 2, gold=[50, 50])
    t.chooses(("project", "ne555.0", "habitats"))
    assert t.to_move == 1 and left(t) == 5
    assert left(t.chooses(("project", "rs22.0", "habitats"))) == 3


@pytest.mark.parametrize(
    ("people", "energy"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 4), (10, 4)]
)
def test_energy_follows_the_band_of_the_population(people: int, energy: int) -> None:  # SPP-7.9
    assert made(telluric(people)) == energy


def test_energy_does_not_follow_the_size() -> None:  # SPP-7.9
    assert made({"kind": kind_of("barren", "giant"), "people": 1}) == 5
    assert made({"kind": kind_of("barren", "giant"), "people": 10}) == 1


@pytest.mark.parametrize(("kind", "energy"), [("telluric", 0), ("frozen", 1)])
def test_an_asteroid_makes_what_its_table_says_for_nobody(kind: str, energy: int) -> None:  # SPP-7.9
    assert made({"kind": kind_of(kind, "asteroid"), "people": 0}, levels=[{"productivity": 2}]) == energy + 1


def test_a_band_that_the_table_leaves_out_makes_nothing() -> None:  # SPP-7.9
    assert made({"kind": kind_of("oceanic", "large"), "people": 2}) == 0


def test_productivity_is_added_on_each_planet() -> None:  # SPP-7.9
    worlds = [{"is_pi21.1": {"people": 1, **in_queue("transport", 20)}}]
    t = Sitting(
        "produce",
        capitals=[in_queue("transport", 20)],
        worlds=worlds,
        stars=TWO_COLONIES,
        levels=[{"productivity": 4}],
    )
    assert [left(t), left(t, "is_pi21.1")] == [15, 16]


def test_the_leaders_energy_is_added() -> None:  # SPP-7.9
    assert made(telluric(5), leaders=["industrialist"]) == 4
    assert made(telluric(5), leaders=["opportunist"], bonuses=["energy"]) == 3
    assert made(telluric(5), leaders=["opportunist"], bonuses=["gold"]) == 2


def test_communism_doubles_energy_productivity_and_leader() -> None:  # SPP-7.9
    more = {"politics": ["communism"], "leaders": ["industrialist"], "levels": [{"productivity": 3}]}
    assert made(telluric(5), **more) == 2 * (2 + 2 + 2)


def test_infrastructure_takes_its_energy_after_the_doubling() -> None:  # SPP-7.9
    assert made(telluric(9, "gold_2", "mine_1")) == 4 - 2 - 1
    assert made(telluric(9, "gold_2", "mine_1"), politics=["communism"]) == 8 - 2 - 1


def test_net_energy_is_never_below_0() -> None:  # SPP-7.9
    assert made(telluric(1, "gold_1", "science_2")) == 0
    assert made(telluric(1, "gold_1", "gold_2", "mine_1", "mine_2")) == 0


def test_there_is_no_energy_under_anarchy() -> None:  # SPP-7.9
    assert made(telluric(9), politics=["anarchy"], levels=[{"productivity": 5}], leaders=["industrialist"]) == 0


def test_a_living_planet_makes_no_energy() -> None:  # SPP-7.9
    more = {"levels": [{"productivity": 5}], "leaders": ["industrialist"]}
    assert made({"kind": kind_of("living", "giant"), "people": 5}, **more) == 0


def test_energy_left_over_is_lost() -> None:  # SPP-7.10
    sheets = [telluric(9, "spaceport") | in_queue("science_1", 1)]
    t = Sitting("produce", capitals=sheets, politics=["republic"]).until("build")
    t.chooses(("project", "ne555.0", "transport"))
    assert left(t) == 20 - 4


def test_energy_without_a_project_is_lost() -> None:  # SPP-7.10
    t = Sitting("produce", capitals=[telluric(9, "spaceport")], politics=["republic"]).until("build")
    t.chooses(("project", "ne555.0", "transport"))
    assert left(t) == 20 - 4 and t.civ(0).stored == 0


def test_energy_goes_to_no_other_planet() -> None:  # SPP-7.10
    worlds = [{"is_pi21.1": {"people": 3, **in_queue("transport", 20)}}]
    t = Sitting("produce", capitals=[telluric(9)], worlds=worlds, stars=TWO_COLONIES)
    assert left(t, "is_pi21.1") == 18


# What is complete.


def test_a_completed_infrastructure_works_at_once() -> None:  # SPP-7.11
    t = Sitting("produce", capitals=[in_queue("habitats", 1)]).until("sys")
    assert t.planet("0").people == 7  # born in the upkeep of the same turn


def test_its_upkeep_counts_from_the_next_construction_phase() -> None:  # SPP-7.11
    sheets = [telluric(9, "spaceport") | in_queue("gold_2", 4)]
    t = Sitting("produce", capitals=sheets, politics=["republic"])
    assert t.planet("0").built == built("spaceport", "gold_2")
    t.until("build").chooses(("project", "ne555.0", "transport"))
    assert left(t) == 20 - 2


def test_a_completed_ship_is_in_orbit_and_may_move_in_the_same_turn() -> None:  # SPP-7.12
    worlds = [{"is_pi21.1": {"people": 3, "built": built("spaceport"), **in_queue("cruiser", 2)}}]
    t = Sitting("produce", worlds=worlds, stars=TWO_COLONIES)
    assert t.fleet(0) == ["cruiser orbit:is_pi21.1"] and t.ship("0:1").ready
    assert queue(t, "is_pi21.1") is None and t.planet("is_pi21.1").built == built("spaceport")
    t.chooses(("ship", "0:1"), ("step", "L27:1"))
    assert t.place("0:1") == "point:L27:1"


def test_a_new_ship_takes_the_least_free_number() -> None:  # SPP-7.12, SPP-0.11
    t = Sitting("produce", capitals=[in_queue("scout", 1)], fleets=[[("cruiser", "wide:ne555")] * 2])
    assert [ship.number for ship in t.civ(0).ships] == [1, 2, 3] and t.fleet(0)[2] == "scout orbit:ne555.0"
    fleet = [("cruiser", "wide:ne555"), ("cruiser", "wide:is_pi21", {"number": 3})]
    t = Sitting("produce", capitals=[in_queue("scout", 1)], fleets=[fleet])
    assert [ship.number for ship in t.civ(0).ships] == [1, 2, 3] and t.fleet(0)[1] == "scout orbit:ne555.0"


def test_a_ship_that_appears_among_enemies_causes_no_combat() -> None:  # SPP-7.16
    fleets = [[], [("scout", "orbit:ne555.0"), ("cruiser", "orbit:ne555.0")]]
    t = Sitting("produce", capitals=[in_queue("transport", 1)], fleets=fleets)
    assert t.fleet(0) == ["transport orbit:ne555.0"] and len(t.fleet(1)) == 2
    assert "fights" not in t.names_told() and (t.kind, t.to_move) == ("act", 0)


# Frozen queues.


def test_a_frozen_queue_keeps_its_progress() -> None:  # SPP-7.14
    worlds = [{"is_pi21.1": {"people": 3, "unrest": 2, **in_queue("transport", 11)}}]
    t = Sitting("produce", worlds=worlds, stars=TWO_COLONIES, politics=["republic"])
    assert left(t, "is_pi21.1") == 11
    t.until("sys").passes("sys").until("sys")
    assert left(t, "is_pi21.1") == 11  # 1 discontent was left in that phase
    t.passes("sys").until("sys")
    assert left(t, "is_pi21.1") == 9


def test_global_discontent_freezes_every_queue() -> None:  # SPP-7.14
    worlds = [{"is_pi21.1": {"people": 3, **in_queue("transport", 11)}}]
    sheets = [in_queue("transport", 12), in_queue("transport", 13)]
    t = Sitting("produce", unrest=[1], capitals=sheets, worlds=worlds, stars=TWO_COLONIES)
    assert [left(t), left(t, "is_pi21.1"), left(t, "1")] == [12, 11, 12]


def test_invasion_freezes_the_queue_of_a_colony_but_not_of_a_capital() -> None:  # SPP-7.14
    worlds = [{"is_pi21.1": {"people": 3, "resistance": 2, **in_queue("transport", 11)}}]
    sheets = [{"resistance": 2, **in_queue("transport", 12)}]
    t = Sitting("produce", capitals=sheets, worlds=worlds, stars=TWO_COLONIES)
    assert [left(t), left(t, "is_pi21.1")] == [10, 11]


def test_no_project_is_placed_in_a_frozen_queue_even_by_stored_energy() -> None:  # SPP-7.14, SPP-7.19
    t = Sitting("build", levels=[EVERYTHING], gold=[50], worlds=[{"is_pi21.1": {}}], stars=TWO_COLONIES,
                capitals=[{"unrest": 1, **in_queue("transport", 12)}])  # fmt: skip
    t.civ(0).stored = 5
    t.chooses("done")
    assert left(t) == 12 and t.civ(0).stored == 0


# Stored energy.


def stored(energy: int, sheet: Sheet, politics: str = "nationalism") -> Sitting:
    """A player with stored energy, after the construction phase."""
    t = Sitting("build", levels=[EVERYTHING, EVERYTHING], gold=[0, 9], capitals=[sheet], politics=[politics])
    t.civ(0).stored = energy
    return t.passes("build")


def test_stored_energy_goes_to_the_project_of_the_capital() -> None:  # SPP-7.19
    t = stored(5, in_queue("transport", 20))
    assert left(t) == 20 - 2 - 5 and t.civ(0).stored == 0


def test_stored_energy_goes_to_no_colony() -> None:  # SPP-7.19
    worlds = [{"is_pi21.1": {"people": 3, **in_queue("transport", 20)}}]
    t = Sitting("build", levels=[EVERYTHING], gold=[9], worlds=worlds, stars=TWO_COLONIES)
    t.civ(0).stored = 5
    t.chooses("done")
    assert left(t, "is_pi21.1") == 18 and t.civ(0).stored == 0


def test_stored_energy_without_a_project_is_lost() -> None:  # SPP-7.19
    assert stored(5, {}).civ(0).stored == 0


def test_stored_energy_is_lost_under_anarchy() -> None:  # SPP-7.19
    t = stored(5, in_queue("transport", 20), "anarchy")
    assert left(t) == 20 and t.civ(0).stored == 0


def test_stored_energy_goes_to_the_planet_that_is_the_capital_now() -> None:  # SPP-7.19
    worlds = [{"is_pi21.1": {"people": 3, "built": built("spaceport"), **in_queue("transport", 20)}}]
    t = Sitting("capital", capitals=[in_queue("transport", 20)], worlds=worlds, stars=TWO_COLONIES)
    t.civ(0).stored = 5
    t.chooses("is_pi21.1").passes("sys").passes("build")
    assert t.status("is_pi21.1") == "capital"
    assert left(t, "is_pi21.1") == 20 - 2 - 5 and left(t, "ne555.0") == 20


# Infrastructure without energy.


def test_infrastructure_works_at_net_energy_0() -> None:  # SPP-7.20
    sheet = telluric(1, "gold_1", "gold_2", "science_2") | in_queue("transport", 20)
    t = Sitting("income", capitals=[sheet], politics=["republic"])
    assert (t.civ(0).gold, t.civ(0).science) == (1 + 1 + 4, 3 + 4)
    t.until("sys")
    assert left(t) == 20 and t.planet("0").built == built("gold_1", "gold_2", "science_2")


def test_a_mine_works_at_net_energy_0() -> None:  # SPP-7.20
    t = Sitting("income", capitals=[telluric(1, "mine_1")])
    assert t.civ(0).corundum == 1 and s.DRAIN[s.TYPE_OF[t.planet("0").kind] * s.SETS + built("mine_1")] == 1
