"""Invasion: who may invade, and how powers compare (SPP-10)."""

from typing import Any

import pytest

from tests.games.spacepaper.gestures import invades, leave_behind, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting

STARS = {
    "koi2": (
        "yellow_dwarf",
        [("telluric", "medium"), ("lava", "small"), ("telluric", "asteroid"), ("living", "small")],
    )
}
HERE = "koi2.1"  # telluric, medium
HOME_SCOUT = ("scout", "orbit:ne555.0")  # ready: the movement go is not over


def siege(
    sheet: Sheet | None = None, *, target: str = HERE, cruisers: int = 1, level: int = 3, **table: Any
) -> Sitting:
    """Seat 0 moves; its cruisers, of invasion power level - 1, are in orbit of a planet of seat 1."""
    rival = table.pop("rival", {})
    return Sitting(
        table.pop("step", "move"),
        worlds=[{}, {target: sheet or {}}],
        fleets=[[*[("cruiser", f"orbit:{target}")] * cruisers, HOME_SCOUT], *table.pop("others", [])],
        levels=[{"invasion": level, "autonomy": 5}, rival],
        stars=STARS,
        **table,
    )


def may_invade(t: Sitting, ship: str = "0:1") -> bool:
    """Whether a cruiser where it is may stay there to invade."""
    if ("ship", ship) not in t.options:
        return False
    t.chooses(("ship", ship))
    return t.kind == "step" and "stay" in t.options


# Who may invade.


def test_a_cruiser_in_orbit_of_another_players_planet_may_invade_it() -> None:  # SPP-10.1
    t = siege({"people": 6}).chooses(("ship", "0:1"), "stay")
    assert (t.kind, t.options) == ("after", ["invade", "nothing"])


def test_the_first_planet_of_the_galaxy_may_be_invaded_like_another() -> None:  # SPP-10.1
    t = Sitting("move", homes=["ne555", "beta3"], fleets=[[("cruiser", "orbit:beta3.0")]], levels=[{"invasion": 5}])
    assert invades(t, "0:1").kind == "military"


@pytest.mark.parametrize("kind", ["scout", "transport"])
def test_scouts_and_transports_never_invade(kind: str) -> None:  # SPP-10.1
    t = Sitting(
        "move",
        worlds=[{}, {HERE: {"people": 6}}],
        fleets=[[(kind, f"orbit:{HERE}")]],
        levels=[{"invasion": 5, "autonomy": 5}],
        stars=STARS,
    )
    assert not may_invade(t) and t.kind == "step"


@pytest.mark.parametrize("place", ["wide:koi2", "orbit:koi2.2", "orbit:ne555.0"])
def test_a_cruiser_elsewhere_in_the_system_or_above_its_own_planet_does_not_invade(place: str) -> None:  # SPP-10.1
    t = Sitting(
        "move",
        worlds=[{}, {HERE: {"people": 6}}],
        fleets=[[("cruiser", place)]],
        levels=[{"invasion": 5, "autonomy": 5}],
        stars=STARS,
    )
    assert not may_invade(t) and t.kind == "step"


def test_declining_leaves_the_planet_alone() -> None:  # SPP-10.1
    t = siege({"people": 6}).chooses(("ship", "0:1"), "stay", "nothing")
    assert t.planet(HERE).resistance == 0 and "invades" not in t.names_told() and not t.ship("0:1").ready


@pytest.mark.parametrize("place", [f"orbit:{HERE}", "wide:koi2"])
@pytest.mark.parametrize("kind", ["scout", "cruiser", "transport"])
def test_any_ship_of_another_player_close_by_forbids_an_invasion(place: str, kind: str) -> None:  # SPP-10.2
    assert not may_invade(siege({"people": 6}, others=[[(kind, place)]]))


@pytest.mark.parametrize("place", [f"orbit:{HERE}", "wide:koi2"])
def test_the_ship_of_a_third_player_forbids_it_too(place: str) -> None:  # SPP-10.2
    assert not may_invade(siege({"people": 6}, players=3, others=[[], [("scout", place)]]))


@pytest.mark.parametrize("place", ["orbit:koi2.2", "wide:pino2"])
def test_enemy_ships_in_other_orbits_do_not_forbid_it(place: str) -> None:  # SPP-10.2
    assert may_invade(siege({"people": 6}, others=[[("cruiser", place)]]))


def test_own_ships_close_by_do_not_forbid_it() -> None:  # SPP-10.2
    fleet = [("cruiser", f"orbit:{HERE}"), ("scout", f"orbit:{HERE}"), ("scout", "wide:koi2")]
    t = Sitting("move", worlds=[{}, {HERE: {}}], fleets=[fleet], levels=[{"invasion": 2, "autonomy": 5}], stars=STARS)
    assert may_invade(t)


def test_a_cruiser_that_attacked_a_ship_this_turn_may_not_invade() -> None:  # SPP-10.3
    fleet = [("cruiser", f"orbit:{HERE}", {"attacked": True}), ("cruiser", f"orbit:{HERE}")]
    table: dict[str, Any] = {
        "worlds": [{}, {HERE: {"people": 6}}],
        "fleets": [fleet],
        "levels": [{"invasion": 3, "autonomy": 5}],
    }
    assert not may_invade(Sitting("move", stars=STARS, **table), "0:1")
    assert may_invade(Sitting("move", stars=STARS, **table), "0:2")


def test_a_cruiser_that_fights_its_way_into_the_orbit_does_not_invade_any_more() -> None:  # SPP-10.3
    t = Sitting(
        "move",
        worlds=[{}, {HERE: {}}],
        fleets=[[("cruiser", "wide:koi2")], [("scout", f"orbit:{HERE}")]],
        levels=[{"invasion": 3, "autonomy": 5}],
        stars=STARS,
    )
    t.chooses(("ship", "0:1"), ("stop", f"orbit:{HERE}"))
    assert t.fleet(1) == [] and t.place("0:1") == f"orbit:{HERE}" and t.owner(HERE) == 1
    assert t.kind != "after" and "invades" not in t.names_told()


def test_a_cruiser_that_has_just_arrived_without_combat_may_invade() -> None:  # SPP-10.3
    t = Sitting(
        "move",
        worlds=[{}, {HERE: {}}],
        fleets=[[("cruiser", "wide:koi2")]],
        levels=[{"invasion": 3, "autonomy": 5}],
        stars=STARS,
    )
    t.chooses(("ship", "0:1"), ("stop", f"orbit:{HERE}"), "invade")
    assert t.owner(HERE) == 0


def test_an_invasion_uses_the_activation_of_the_cruiser() -> None:  # SPP-10.4
    t = invades(siege({"people": 6}, cruisers=2), "0:1")
    assert not t.ship("0:1").ready and t.ship("0:2").ready and t.state.voyage is None
    assert ("ship", "0:1") not in t.options and ("ship", "0:2") in t.options


def test_there_is_no_invasion_at_the_first_level() -> None:  # SPP-10.5, SPP-5.9
    assert not may_invade(siege({"people": 6, "unrest": 2}, level=1))


# Powers.


@pytest.mark.parametrize(
    ("level", "minerals", "power"),
    [(2, (0, 0, 0), 1), (3, (0, 0, 0), 2), (5, (0, 0, 0), 4), (2, (0, 1, 0), 2), (5, (0, 2, 0), 5), (5, (0, 3, 0), 8)],
)
def test_the_invader_brings_technology_and_synergy(
    level: int, minerals: tuple[int, int, int], power: int
) -> None:  # SPP-10.5
    t = invades(siege({"people": 6}, level=level, minerals=[minerals]), "0:1")
    assert tellings(t, "invades")[0][4:] == [power, 0]


@pytest.mark.parametrize(
    ("level", "minerals", "leader", "defense"),
    [
        (2, (0, 0, 0), None, 0),
        (3, (0, 0, 0), None, 1),
        (4, (0, 0, 0), None, 2),
        (4, (0, 0, 2), None, 4),
        (3, (0, 0, 2), None, 1),
        (1, (0, 0, 0), "guardian", 2),
        (4, (0, 0, 2), "guardian", 6),
    ],
)
def test_the_planet_has_the_defense_of_its_owner(
    level: int, minerals: tuple[int, int, int], leader: str | None, defense: int
) -> None:  # SPP-10.5
    t = siege(
        {"people": 6},
        rival={"defense": level},
        minerals=[(0, 0, 0), minerals],
        leaders=["scientist", leader or "diplomat"],
    )
    assert tellings(invades(t, "0:1"), "invades")[0][4:] == [2, defense]


def test_the_defense_of_the_invader_counts_for_nothing() -> None:  # SPP-10.5
    t = siege({"people": 6}, leaders=["guardian"])
    assert tellings(invades(t, "0:1"), "invades") == [[0, 100, 1, t.planet(HERE).at, 2, 0]]


def test_a_weaker_cruiser_is_destroyed_and_the_planet_unharmed() -> None:  # SPP-10.6
    t = invades(siege({"people": 6}, level=2, rival={"defense": 4}), "0:1")
    assert t.fleet(0) == ["scout orbit:ne555.0"] and t.owner(HERE) == 1
    assert (t.planet(HERE).resistance, t.planet(HERE).people) == (0, 6)


def test_a_weaker_cruiser_fails_even_against_a_planet_in_discontent() -> None:  # SPP-10.6, SPP-10.8
    t = invades(siege({"people": 6, "unrest": 3}, level=2, rival={"defense": 4}), "0:1")
    assert t.fleet(0) == ["scout orbit:ne555.0"] and t.owner(HERE) == 1


def test_at_equal_powers_the_cruiser_retreats_and_the_planet_is_unchanged() -> None:  # SPP-10.19
    t = invades(siege({"people": 6, "resistance": 4, "unrest": 2}, level=3, rival={"defense": 4}), "0:1")
    assert t.fleet(0) == ["cruiser orbit:ne555.0", "scout orbit:ne555.0"] and not t.ship("0:1").ready
    planet = t.planet(HERE)
    assert (t.owner(HERE), planet.resistance, planet.unrest, planet.people) == (1, 4, 2, 6)


def test_the_owner_of_a_retreating_cruiser_chooses_among_equally_near_planets() -> None:  # SPP-10.19, SPP-9.11
    t = Sitting(
        "move",
        worlds=[{"koi2.2": {"status": "outpost"}, "koi2.3": {}}, {HERE: {}}],
        fleets=[[("cruiser", f"orbit:{HERE}")]],
        levels=[{"invasion": 3}, {"defense": 4}],
        stars=STARS,
    )
    invades(t, "0:1")
    assert (t.kind, t.to_move, t.options) == ("retreat", 0, ["koi2.2", "koi2.3"])
    assert t.chooses("koi2.3").place("0:1") == "orbit:koi2.3" and t.owner(HERE) == 1


# Resistance.


@pytest.mark.parametrize(("level", "defense", "left"), [(2, 1, 5), (3, 1, 4), (3, 3, 5), (5, 4, 4)])
def test_the_marker_starts_at_the_population_and_goes_down_by_the_difference(
    level: int, defense: int, left: int
) -> None:  # SPP-10.7
    t = invades(siege({"people": 6}, level=level, rival={"defense": defense}), "0:1")
    assert t.planet(HERE).resistance == left and t.owner(HERE) == 1
    assert tellings(t, "resists") == [[1, t.planet(HERE).at, left]]


def test_a_marker_that_is_there_goes_on_from_where_it_is() -> None:  # SPP-10.7
    t = invades(siege({"people": 6, "resistance": 3}), "0:1")
    assert t.planet(HERE).resistance == 1 and t.planet(HERE).people == 6


@pytest.mark.parametrize(("people", "owner"), [(2, 0), (3, 1)])
def test_resistance_at_nothing_gives_the_planet_away_and_one_more_holds_it(people: int, owner: int) -> None:  # SPP-10.9
    t = invades(siege({"people": people}), "0:1")
    assert t.owner(HERE) == owner and t.planet(HERE).resistance == (1 if owner else 0)


@pytest.mark.parametrize(("target", "sheet"), [(HERE, {"status": "outpost"}), ("koi2.3", {})])
def test_outposts_and_asteroids_resist_for_one(target: str, sheet: Sheet) -> None:  # SPP-10.7
    t = invades(siege(sheet, target=target, level=2), "0:1")
    assert t.owner(target) == 0


def test_w17_three_cruisers_take_a_colony_of_six_one_after_another() -> None:  # SPP-10.7, SPP-10.17, SPP-10.11
    t = siege({"people": 6}, cruisers=3)
    assert invades(t, "0:1").planet(HERE).resistance == 4
    assert invades(t, "0:2").planet(HERE).resistance == 2 and t.owner(HERE) == 1
    invades(t, "0:3")
    assert (t.owner(HERE), t.status(HERE), t.planet(HERE).unrest) == (0, "colony", 6)
    assert len(t.fleet(0)) == 4 and t.planet(HERE).resistance == 0


@pytest.mark.parametrize("mood", [{"sheet": 1, "nation": 0}, {"sheet": 0, "nation": 1}])
def test_a_success_against_discontent_leaves_no_resistance(mood: dict[str, int]) -> None:  # SPP-10.8
    t = siege({"people": 6, "unrest": mood["sheet"]}, level=2, unrest=[0, mood["nation"]])
    assert invades(t, "0:1").owner(HERE) == 0


def test_the_discontent_of_the_invader_opens_no_gate() -> None:  # SPP-10.8
    t = invades(siege({"people": 6}, level=2, unrest=[4, 0]), "0:1")
    assert (t.owner(HERE), t.planet(HERE).resistance) == (1, 5)


@pytest.mark.parametrize(("level", "falls"), [(4, True), (5, False)])
def test_a_capital_that_ignores_discontent_resists_in_spite_of_it(level: int, falls: bool) -> None:  # SPP-10.8
    t = Sitting(
        "move",
        fleets=[[("cruiser", "orbit:rs22.0")]],
        levels=[{"invasion": 2}, {"stability": level}],
        capitals=[{}, {"unrest": 2}],
        unrest=[0, 3],
    )
    invades(t, "0:1")
    assert t.state.over == falls
    assert falls or t.planet("1").resistance == 3


def test_only_the_capital_is_exempt_its_colonies_are_not() -> None:  # SPP-10.8
    t = siege({"people": 6}, level=2, rival={"stability": 5}, unrest=[0, 1])
    assert invades(t, "0:1").owner(HERE) == 0


def test_a_planet_in_adaptation_becomes_free_at_once() -> None:  # SPP-10.15
    sheet = {"status": "adaptation", "people": 0, "steps": 6, "turns": 2}
    t = invades(siege(sheet, level=2), "0:1")
    assert (t.owner(HERE), t.status(HERE)) == (None, "free") and len(t.civ(1).planets) == 1
    assert tellings(t, "freed") == [[1, 16 * 7 + 1]]


def test_a_failed_invasion_leaves_a_planet_in_adaptation_alone() -> None:  # SPP-10.15
    t = siege({"status": "adaptation", "people": 0, "steps": 6, "turns": 2}, level=2, rival={"defense": 3})
    assert invades(t, "0:1").status(HERE) == "adaptation"


@pytest.mark.parametrize("behind", [False, True])
def test_free_and_abandoned_planets_cannot_be_invaded(behind: bool) -> None:  # SPP-10.16
    t = Sitting(fleets=[[("cruiser", f"orbit:{HERE}")]], levels=[{"invasion": 5, "autonomy": 5}], stars=STARS)
    if behind:
        leave_behind(t, HERE)
    assert t.status(HERE) == ("abandoned" if behind else "free")
    assert not may_invade(reaches(t, 0, "act")) and t.kind == "step"
