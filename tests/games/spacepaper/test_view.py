"""What a seat sees of SpacePaper: the whole table, the same for all, and nothing of the dice to come."""

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tablee.games.spacepaper.people.view import CivView, PlanetView, SpaceView, SystemView
from tablee.kernel import SPECTATOR, UnknownSeat, seeded
from tests.games.spacepaper.moments import FALLEN, moments
from tests.games.spacepaper.sitting import Sitting, built, game, view_of
from tests.games.spacepaper.soak import played

HOME = {"ne555": ("yellow_dwarf", [("lava", "small"), ("living", "giant"), ("telluric", "asteroid")])}


def seen(t: Sitting, seat: int = 0) -> SpaceView:
    """What a seat sees of a scenario."""
    return view_of(t.state, seat)


def system(v: SpaceView, name: str) -> SystemView:
    """A system by name."""
    return next(system for system in v.systems if system.id == name)


def planet(v: SpaceView, name: str) -> PlanetView:
    """A planet by name."""
    return next(planet for planet in system(v, name.split(".")[0]).planets if planet.id == name)


def without_seat(v: SpaceView) -> SpaceView:
    """A view without what may differ from seat to seat."""
    decision = v.decision and dataclasses.replace(v.decision, options=())
    return dataclasses.replace(v, seat=0, decision=decision)


@pytest.mark.parametrize("kind", [*game().rules.kinds, FALLEN, "economic", "score"])
def test_everyone_sees_the_same_but_for_the_options_of_the_one_who_decides(kind: str) -> None:
    s = moments()[kind]
    views = [view_of(s, seat) for seat in (*range(s.seats), SPECTATOR)]
    assert [v.seat for v in views] == [*range(s.seats), SPECTATOR]
    assert all(without_seat(v) == without_seat(views[0]) for v in views)
    for v in views:
        if v.decision is not None:
            assert v.decision.options == (tuple(s.options) if v.seat == s.to_move else ())


def values(part: object) -> Iterator[object]:
    """Every value in a view."""
    if dataclasses.is_dataclass(part) and not isinstance(part, type):
        for field in dataclasses.fields(part):
            yield from values(getattr(part, field.name))
    elif isinstance(part, tuple):
        for entry in part:
            yield from values(entry)
    elif isinstance(part, dict):
        yield from values((*part.keys(), *part.values()))
    else:
        yield part


def test_a_view_is_made_of_plain_data() -> None:
    for s in moments().values():
        assert all(type(value) in (int, str, bool, type(None)) for value in values(view_of(s, 0)))


def test_a_view_does_not_depend_on_the_dice_to_come() -> None:
    for s in moments().values():
        other = s.copy()
        other.rng = seeded(99)
        assert view_of(other, 0) == view_of(s, 0)
        assert view_of(game().rules.sample(s, 0, seeded(1)), 0) == view_of(s, 0)


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    s = moments()["act"].copy()
    before = view_of(s, 0)
    kept = json.dumps(dataclasses.asdict(before))
    game().mind.stroll(s, seeded(1), 50)
    assert json.dumps(dataclasses.asdict(before)) == kept and view_of(s, 0) != before


def test_a_seat_that_is_not_at_the_table_sees_nothing() -> None:
    with pytest.raises(UnknownSeat):
        view_of(Sitting().state, 2)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 6), (4, 3), (5, 33)])
def test_every_state_of_a_game_can_be_seen(players: int, seed: int) -> None:
    for s in played(players, seed):
        s.heard()
        v = view_of(s, SPECTATOR)
        assert (v.turn, v.over, len(v.civs), len(v.systems)) == (s.turn, s.over, players, 24)
        assert sum(len(civ.planets) for civ in v.civs) == sum(p.owner is not None for y in v.systems for p in y.planets)


def test_the_terms_are_seen() -> None:  # SPP-18.6
    v = seen(Sitting(settings={"preset": "epic", "turn_cap": "33", "movement": "alternate", "living_target": "10"}))
    assert (v.preset, v.target, v.cap, v.grace, v.living_target, v.alternate) == ("epic", 3000, 33, 1, 10, True)


def test_a_system_is_seen_as_far_as_it_is_revealed() -> None:  # SPP-6.1
    v = seen(Sitting(stars={**HOME, "rallag": "red_giant", "koi2": "black_hole"}))
    assert (system(v, "sn22").seen, system(v, "sn22").star, system(v, "sn22").planets) == ("unrevealed", None, ())
    assert (system(v, "rallag").seen, system(v, "rallag").star) == ("partial", "red_giant")
    assert (system(v, "koi2").seen, system(v, "koi2").star) == ("total", "black_hole")
    assert [planet.id for planet in system(v, "ne555").planets] == ["ne555.0", "ne555.1", "ne555.2", "ne555.3"]


def test_a_free_planet_shows_its_sheet_and_nothing_else() -> None:  # SPP-6.12
    v = seen(Sitting(stars=HOME))
    assert planet(v, "ne555.1") == PlanetView(
        id="ne555.1", type="lava", size="small", status="free", max_population=4, gold=5, science=2, paid=False
    )


def test_an_abandoned_planet_is_told_from_a_free_one_and_keeps_its_mark() -> None:  # SPP-14.6
    t = Sitting("pay", stars=HOME, worlds=[{"ne555.1": {}}], politics=["technocracy"])
    v = seen(t.chooses(("abandon", "ne555.1")))
    assert (planet(v, "ne555.1").status, planet(v, "ne555.1").paid, planet(v, "ne555.1").owner) == (
        "abandoned",
        True,
        None,
    )
    assert (planet(v, "ne555.2").status, planet(v, "ne555.2").paid) == ("free", False)


def test_an_owned_planet_shows_its_counters_and_what_it_brings() -> None:  # SPP-3.4, SPP-7.9
    sheet = {"people": 3, "growth": 2, "built": built("spaceport", "gold_1"), "project": 9, "energy": 7, "loser": 1}
    v = seen(Sitting(stars=HOME, worlds=[{"ne555.1": sheet}], politics=["capitalism"], leaders=["industrialist"]))
    shown = planet(v, "ne555.1")
    assert (shown.status, shown.owner, shown.previous_owner, shown.population, shown.growth) == ("colony", 0, 1, 3, 2)
    assert (shown.infrastructure, shown.project, shown.energy_left) == (("spaceport", "gold_1"), "cruiser", 7)
    assert (shown.net_energy, shown.turns_left) == (2, 4)  # 1 by its people, 2 of the leader, 1 less for gold 1
    assert (shown.gold, shown.science, shown.upkeep, shown.profitable) == (6, 2, 1, True)
    assert planet(v, "ne555.0").upkeep == -1


def test_a_planet_in_adaptation_shows_its_steps() -> None:  # SPP-11.14
    sheet = {"status": "adaptation", "people": 0, "steps": 4, "turns": 2}
    shown = planet(seen(Sitting(stars=HOME, worlds=[{"ne555.1": sheet}])), "ne555.1")
    assert (shown.status, shown.steps, shown.turns, shown.population, shown.net_energy) == ("adaptation", 4, 2, 0, 0)
    assert (shown.profitable, shown.upkeep) == (False, 3)


@pytest.mark.parametrize(
    ("sheet", "politics", "turns"),
    [
        ({"project": 8, "energy": 2}, "militarism", 1),
        ({"project": 8, "energy": 3}, "militarism", 2),
        ({"project": 8, "energy": 8}, "militarism", 4),
        ({"project": 8, "energy": 8}, "communism", 2),
        ({"project": 8, "energy": 8}, "anarchy", None),
        ({"project": 8, "energy": 8, "unrest": 1}, "militarism", None),
        ({}, "militarism", None),
    ],
)
def test_the_turns_that_a_project_takes_are_seen(
    sheet: dict[str, int], politics: str, turns: int | None
) -> None:  # SPP-7.8
    t = Sitting(politics=[politics], capitals=[{"built": 1, **sheet}])
    assert planet(seen(t), "ne555.0").turns_left == turns


@pytest.mark.parametrize(("stored", "turns"), [(0, 4), (1, 4), (2, 3), (5, 2), (6, 1), (9, 1)])
def test_stored_energy_helps_the_project_of_the_capital_once(stored: int, turns: int) -> None:  # SPP-13.14
    t = Sitting(capitals=[{"built": 1, "project": 8, "energy": 8}])
    t.civ(0).stored = stored
    assert planet(seen(t), "ne555.0").turns_left == turns


def test_a_planet_without_energy_never_finishes_what_stored_energy_does_not() -> None:  # SPP-7.20
    sheet = {"built": built("spaceport", "gold_1", "gold_2", "mine_2"), "project": 8, "energy": 8}
    t = Sitting(capitals=[sheet])
    assert (planet(seen(t), "ne555.0").net_energy, planet(seen(t), "ne555.0").turns_left) == (0, None)
    t.civ(0).stored = 8
    assert planet(seen(t), "ne555.0").turns_left == 1


def test_habitats_raise_the_maximum_that_is_seen() -> None:  # SPP-11.17
    v = seen(Sitting(capitals=[{"built": built("habitats")}]))
    assert (planet(v, "ne555.0").max_population, planet(v, "ne555.0").population) == (8, 6)


def civ(v: SpaceView, **wanted: object) -> dict[str, object]:
    """These fields of the first civilisation."""
    shown: CivView = v.civs[0]
    return {name: getattr(shown, name) for name in wanted}


def test_a_civilisation_shows_what_it_has_and_what_it_comes_to() -> None:  # SPP-3.4, SPP-3.5, SPP-14.3
    t = Sitting(
        races=["human"],
        politics=["colonialism"],
        leaders=["explorer"],
        events=["galactic_cup"],
        gold=[9],
        science=[4],
        levels=[{"revenue": 3, "heuristics": 3, "invasion": 3, "defense": 4, "speed": 2}],
        minerals=[(1, 0, 2)],
        fleets=[[("scout", "wide:ne555")]],
    )
    wanted: dict[str, Any] = {
        "race": "human",
        "leader": "explorer",
        "bonus": None,
        "event": "galactic_cup",
        "event_used": False,
        "politics": "colonialism",
        "gold": 9,
        "science": 4,
        "minerals": {"corundum": 1, "antimatter": 0, "oganesson": 2},
        "discontent": 0,
        "capital": "ne555.0",
        "planets": ("ne555.0",),
        "gold_income": 3 + 4,
        "science_income": 3,
        "due": 4 + 2,
        "gain": 2,
        "autonomy": 10,
        "detection": 10,
        "detection_total": True,
        "invasion": 2,
        "defense": 4,
        "speed": 3,
    }
    assert civ(seen(t), **wanted) == wanted
    levels = seen(t).civs[0].levels
    assert (levels["revenue"], levels["weapons"], len(levels)) == (3, 1, 12)


def test_unlimited_autonomy_is_seen_as_none() -> None:  # SPP-5.16
    t = Sitting(levels=[{"autonomy": 5}], leaders=["explorer"])
    assert seen(t).civs[0].autonomy is None and seen(t).civs[1].autonomy == 6


def test_ships_are_seen_with_their_powers_and_in_wide_orbit() -> None:  # SPP-5.6, SPP-5.7, SPP-8.1
    fleet = [
        ("scout", "wide:ne555"),
        ("cruiser", "orbit:ne555.0", {"ready": False, "attacked": True}),
        ("transport", "wide:koi2"),
    ]
    t = Sitting("move", leaders=["fighter"], levels=[{"speed": 3}], fleets=[fleet], stars={"koi2": "black_hole"})
    t.ship("0:3").entry = 0
    ships = seen(t).civs[0].ships
    assert [(ship.id, ship.seat, ship.type, ship.place) for ship in ships] == [
        ("0:1", 0, "scout", "wide:ne555"),
        ("0:2", 0, "cruiser", "orbit:ne555.0"),
        ("0:3", 0, "transport", "wide:koi2"),
    ]
    assert [(ship.speed, ship.power) for ship in ships] == [(6, 1), (3, 3), (1, 1)]
    assert [(ship.ready, ship.attacked) for ship in ships] == [(True, False), (False, True), (True, False)]
    assert ships[2].entry is not None and ships[0].entry is None
    assert (system(seen(t), "ne555").wide, system(seen(t), "koi2").wide) == ("0:1", "0:3")
    assert system(seen(t), "rs22").wide is None


def test_before_the_home_is_chosen_capital_and_scout_have_no_place() -> None:  # SPP-1.5, SPP-1.6
    v = view_of(moments()["leader"], 0)
    assert all(shown.capital is None and shown.planets == () for shown in v.civs)
    assert all(ship.place is None for shown in v.civs for ship in shown.ships) and v.turn == 0 and v.phase == "setup"


def test_a_ship_under_way_is_seen_with_its_way() -> None:  # SPP-8.7
    t = Sitting("move", fleets=[[("scout", "orbit:ne555.0")]], levels=[{"speed": 2}])
    assert seen(t).voyage is None
    t.chooses(("ship", "0:1"))
    steps = [option for option in t.options if option[0] == "step"]
    t.chooses(steps[0])
    voyage = seen(t).voyage
    assert voyage is not None
    assert (voyage.seat, voyage.ship, voyage.start, voyage.points) == (0, "0:1", "orbit:ne555.0", 4)
    assert (voyage.node, voyage.moved, voyage.jumped) == (steps[0][1], True, False)


def test_a_fallen_player_is_seen_without_possessions() -> None:  # SPP-17.8
    v = view_of(moments()[FALLEN], 0)
    fallen = [shown for shown in v.civs if shown.fallen]
    assert fallen and all(
        (shown.planets, shown.ships, shown.capital, shown.leader, shown.event, shown.due)
        == ((), (), None, None, None, 0)
        for shown in fallen
    )


def test_the_end_is_seen() -> None:  # SPP-17.1
    v = view_of(moments()["economic"], SPECTATOR)
    assert v.over and v.winners and v.reason == "economic" and v.decision is None
    assert view_of(moments()["act"], 0).reason is None
