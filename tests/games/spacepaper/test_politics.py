"""Political systems: what a change costs, and when one must be made (SPP-13.1 to 13.9, SPP-13.12, SPP-13.17)."""

from typing import Any

import pytest

from tests.games.spacepaper.gestures import after_turns, income, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting

SYSTEMS = [
    "republic", "capitalism", "federation", "democrature", "colonialism",
    "technocracy", "nationalism", "militarism", "communism", "anarchy",
]  # fmt: skip
# Rows: from; columns: to, in the order above. The cheapest way along the arrows.
MATRIX = {
    "republic": [0, 2, 2, 4, 7, 9, 7, 9, 11, 0],
    "capitalism": [2, 0, 4, 2, 9, 11, 9, 11, 13, 0],
    "federation": [2, 4, 0, 6, 5, 7, 5, 7, 9, 0],
    "democrature": [4, 2, 6, 0, 11, 13, 11, 13, 15, 0],
    "colonialism": [7, 9, 5, 11, 0, 2, 10, 12, 14, 0],
    "technocracy": [9, 11, 7, 13, 2, 0, 12, 14, 16, 0],
    "nationalism": [7, 9, 5, 11, 10, 12, 0, 2, 4, 0],
    "militarism": [9, 11, 7, 13, 12, 14, 2, 0, 2, 0],
    "communism": [11, 13, 9, 15, 14, 16, 4, 2, 0, 0],
    "anarchy": [2, 4, 2, 6, 7, 9, 7, 9, 11, 0],
}
FAVOURED = {
    "human": "colonialism",
    "ether": "federation",
    "meca": "nationalism",
    "brachies": "technocracy",
    "vulcan": "capitalism",
    "kelvin": "democrature",
}
STARS = {"isa20": ("red_dwarf", [("telluric", "small")] * 6)}


def under(system: str, colonies: int = 0, ships: int = 0, **table: Any) -> Sitting:
    """Seat 0, human unless said otherwise, is asked for its system; its colonies and ships are counted."""
    worlds: dict[str, Sheet] = {f"isa20.{slot}": {} for slot in range(1, colonies + 1)}
    fleets = [[("scout", "orbit:ne555.0")] * ships]
    known: dict[str, Any] = {"stars": STARS, "gold": [50, 50], **table}
    return Sitting("system", politics=[system], worlds=[worlds], fleets=fleets, **known)


def price(start: str, end: str, race: str, **table: Any) -> int:
    """The global discontent of a change, by a race, with the colonies that the new system asks for."""
    colonies = 3 if end == "federation" else 0
    t = under(start, colonies, races=[race, "vulcan" if race == "human" else "human"], **table).chooses(end)
    (told,) = tellings(t, "changes")
    assert told[:2] == [0, SYSTEMS.index(end)] and t.civ(0).unrest == told[2]
    return told[2]


# What a change costs.


@pytest.mark.parametrize("end", [name for name in SYSTEMS if name != "anarchy"])
@pytest.mark.parametrize("start", SYSTEMS)
def test_a_change_costs_the_cheapest_way_along_the_arrows(start: str, end: str) -> None:  # SPP-13.5
    if start != end:
        race = "vulcan" if end == "colonialism" else "human"
        assert price(start, end, race) == MATRIX[start][SYSTEMS.index(end)]
    else:
        assert end not in under(start, 3 if end == "federation" else 0).options


@pytest.mark.parametrize("start", SYSTEMS[:-1])
def test_a_change_to_anarchy_is_free(start: str) -> None:  # SPP-13.4
    assert price(start, "anarchy", "human") == MATRIX[start][-1] == 0


@pytest.mark.parametrize(("start", "end", "cost"), [("communism", "republic", 11), ("technocracy", "republic", 9)])
def test_no_way_leads_through_anarchy(start: str, end: str, cost: int) -> None:  # SPP-13.6
    assert price(start, end, "human") == cost  # by anarchy it would be 2


@pytest.mark.parametrize(("race", "favoured"), list(FAVOURED.items()))
@pytest.mark.parametrize("start", SYSTEMS)
def test_the_favoured_system_costs_two_less(race: str, favoured: str, start: str) -> None:  # SPP-13.7
    if start != favoured:
        assert price(start, favoured, race) == max(0, MATRIX[start][SYSTEMS.index(favoured)] - 2)
    for end in SYSTEMS:
        if end not in (start, favoured, "anarchy"):
            assert price(start, end, race) == MATRIX[start][SYSTEMS.index(end)]
            break


def test_the_favoured_system_never_costs_less_than_nothing() -> None:  # SPP-13.7
    assert price("republic", "capitalism", "vulcan", levels=[{"stability": 3}]) == 0
    t = under("republic", races=["vulcan"], unrest=[4]).chooses("capitalism")
    assert t.civ(0).unrest == 4


@pytest.mark.parametrize(
    ("level", "leader", "cost"), [(1, None, 7), (2, None, 6), (1, "diplomat", 5), (5, "diplomat", 1)]
)
def test_stability_calms_what_the_race_leaves(level: int, leader: str | None, cost: int) -> None:  # SPP-13.7, SPP-12.5
    more: dict[str, Any] = {"levels": [{"stability": level}], "leaders": [leader]}
    assert price("federation", "capitalism", "human", **more) == max(0, cost - 3)
    assert price("anarchy", "capitalism", "vulcan", **more) == max(0, cost - 5)
    assert price("republic", "colonialism", "vulcan", **more) == cost


def test_w18_from_federation_to_communism_nothing_is_produced_for_nine_turns() -> None:  # SPP-13.5
    t = under("federation", 3, gold=[150, 150]).chooses("communism")
    assert t.civ(0).unrest == 9
    after_turns(t, 10)
    assert [args[1] == 0 for args in tellings(t, "income") if args[0] == 0] == [True] * 9 + [False]


def test_w19_the_same_way_in_three_turns_stops_production_as_long() -> None:  # SPP-13.8, SPP-12.4
    t = under("federation", 3, gold=[150, 150])
    assert t.chooses("nationalism").civ(0).unrest == 5
    assert reaches(after_turns(t, 1), 0, "sys").civ(0).unrest == 4
    assert t.chooses("militarism").civ(0).unrest == 6
    assert reaches(after_turns(t, 1), 0, "sys").civ(0).unrest == 5
    assert t.chooses("communism").civ(0).unrest == 7
    after_turns(t, 8)
    assert [args[1] == 0 for args in tellings(t, "income") if args[0] == 0] == [True] * 9 + [False]


def test_a_way_over_two_turns_may_lead_through_anarchy() -> None:  # SPP-13.8
    t = under("communism", races=["human"]).chooses("anarchy")
    reaches(after_turns(t, 1), 0, "sys").chooses("republic")
    assert tellings(t, "changes") == [[0, 9, 0], [0, 0, 2]]


def test_there_is_one_change_in_a_resources_phase() -> None:  # SPP-13.8
    t = under("republic").chooses("capitalism")
    assert (t.kind, t.to_move) == ("sys", 1)


# What a system is.


def test_a_player_has_one_system_and_the_new_one_takes_the_place_of_the_old() -> None:  # SPP-13.1
    t = under("democrature", gold=[50, 50]).chooses("colonialism")
    assert SYSTEMS[t.civ(0).politics] == "colonialism"
    reaches(after_turns(t, 1), 0, "sys")
    assert tellings(t, "pays")[-1] == [0, 4]
    assert "democrature" in t.options and "colonialism" not in t.options


def test_a_change_takes_effect_at_once() -> None:  # SPP-13.3
    calm = [{"stability": 4}]
    assert income(after_turns(under("republic", levels=calm).chooses("capitalism"), 1), 0)[0] == 6
    assert income(after_turns(under("republic", levels=calm).chooses("keep"), 1), 0)[0] == 3


def test_the_discontent_of_a_change_stops_the_income_of_the_same_turn() -> None:  # SPP-13.3
    t = after_turns(under("republic").chooses("capitalism"), 1)
    assert income(t, 0) == (0, 0)


def test_keeping_the_system_is_no_change() -> None:  # SPP-13.17
    t = under("capitalism", unrest=[1]).chooses("keep")
    assert t.civ(0).unrest == 1 and "changes" not in t.names_told() and SYSTEMS[t.civ(0).politics] == "capitalism"


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_system_in_force_is_not_offered_again(system: str) -> None:  # SPP-13.17
    assert system not in under(system, 3 if system == "federation" else 0).options


# Conditions.


@pytest.mark.parametrize(
    ("colonies", "ships", "free"),
    [(0, 0, True), (2, 3, True), (3, 0, False), (0, 4, False), (2, 4, False)],
)
def test_a_republic_has_at_most_two_colonies_and_three_ships(colonies: int, ships: int, free: bool) -> None:  # SPP-13.2
    assert ("republic" in under("militarism", colonies, ships).options) == free


@pytest.mark.parametrize(("colonies", "free"), [(0, False), (2, False), (3, True), (4, True)])
def test_a_federation_has_at_least_three_colonies(colonies: int, free: bool) -> None:  # SPP-13.2
    assert ("federation" in under("militarism", colonies).options) == free


@pytest.mark.parametrize("status", ["outpost", "adaptation"])
def test_outposts_and_planets_in_adaptation_are_no_colonies(status: str) -> None:  # SPP-13.2, SPP-0.8
    worlds: dict[str, Sheet] = {f"isa20.{slot}": {"status": status, "steps": 4, "turns": 4} for slot in (1, 2, 3)}
    t = Sitting("system", stars=STARS, worlds=[worlds])
    assert "federation" not in t.options and "republic" in t.options


def test_the_other_systems_have_no_condition() -> None:  # SPP-13.2
    t = under("militarism", 6, 7)
    assert t.options == [name for name in SYSTEMS if name not in ("militarism", "republic")] + ["keep"]
    assert set(under("militarism").options) == {*SYSTEMS, "keep"} - {"militarism", "federation"}


@pytest.mark.parametrize(
    ("system", "colonies", "ships", "forced"),
    [
        ("republic", 2, 3, False),
        ("republic", 3, 0, True),
        ("republic", 0, 4, True),
        ("federation", 3, 9, False),
        ("federation", 2, 0, True),
        ("capitalism", 6, 7, False),
    ],
)
def test_whoever_does_not_meet_the_condition_must_change(
    system: str, colonies: int, ships: int, forced: bool
) -> None:  # SPP-13.9
    t = under(system, colonies, ships)
    assert ("keep" not in t.options) == forced and "anarchy" in t.options


def test_a_forced_change_is_paid_like_another() -> None:  # SPP-13.9, SPP-13.5
    assert under("federation", 2).chooses("nationalism").civ(0).unrest == 5


@pytest.mark.parametrize(("upkeeps", "forced"), [(4, False), (5, True)])
def test_five_upkeeps_in_a_row_are_the_most_under_anarchy(upkeeps: int, forced: bool) -> None:  # SPP-13.12
    t = after_turns(under("anarchy"), upkeeps)
    reaches(t, 0, "sys")
    assert ("keep" not in t.options) == forced and t.civ(0).anarchy == upkeeps


def test_after_anarchy_every_system_whose_condition_is_met_is_open() -> None:  # SPP-13.12
    t = reaches(after_turns(under("anarchy"), 5), 0, "sys")
    assert t.options == [name for name in SYSTEMS if name not in ("federation", "anarchy")]
