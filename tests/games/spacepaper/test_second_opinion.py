"""Movement compared with a second opinion, in random play with raised technologies and several black holes. (SPP-8)"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tablee.games.spacepaper.rules.galaxy import LANE_IDS, SYSTEM_IDS
from tablee.games.spacepaper.title import spacepaper
from tablee.kernel import Game
from tests.games.spacepaper.second_opinion import NEAR, Opinion, Option, Trip, node_of, steps_between
from tests.games.spacepaper.sitting import Sitting

pytestmark = pytest.mark.dear
HOMES = ["ne555", "isa20", "ft22", "olho_2"]
EVENTS = ["vanished_black_hole", "supernova", "neutron_star", "great_discovery", "recovered_ship", "galactic_lottery"]
TYPES = ["telluric", "lava", "frozen", "barren"]
LEVELS = {
    "speed": [1, 1, 2, 3, 4, 5],
    "autonomy": [1, 1, 1, 2, 3, 5],
    "subluminal": [1, 2, 3, 3, 4, 5],
    "weapons": [1, 2, 3],
    "invasion": [1, 2],
}
DECISIONS = 250


def asking() -> Game:
    """The game, but every question is put, even one with a single answer."""
    game = spacepaper()
    game.rules.settles = [False] * len(game.rules.kinds)
    return game


RULES = asking()


# A table at random.


def a_star(rng: Random) -> Any:
    """Something to find in a system."""
    planets = [(rng.choice(TYPES), rng.choice(["asteroid", "small", "giant"])) for _ in range(rng.randint(1, 3))]
    return rng.choice(["black_hole", "black_hole", "void", None, "red_dwarf", ("yellow_dwarf", planets)])


def a_fleet(rng: Random, home: str, stars: dict[str, Any], taken: set[str]) -> list[Any]:
    """Ships near a home, one in each wide orbit or lane point."""
    fleet = []
    for _ in range(rng.randint(8, 14)):
        node = rng.choice([node for node in NEAR if steps_between(home, node) <= 9])
        known = stars.get(node) is not None or ":" in node or node == home
        place = f"point:{node}" if ":" in node else f"wide:{node}"
        if isinstance(stars.get(node), tuple) and rng.random() < 0.6:
            place = f"orbit:{node}.1"
        elif not known or place in taken:
            place = f"orbit:{home}.0"
        more: dict[str, int] = {"ready": rng.random() < 0.9, "attacked": rng.random() < 0.2}
        if stars.get(node) == "black_hole" and place.startswith("wide"):
            more["entry"] = LANE_IDS.index(rng.choice(list(NEAR[node].values())))
        taken.add(place)
        fleet.append((rng.choice(["scout", "scout", "cruiser", "transport"]), place, more))
    return fleet


def a_table(seed: int) -> Sitting:
    """Two to four players close together, with ships everywhere."""
    rng = Random(seed)
    players = rng.randint(2, 4)
    homes = rng.sample(HOMES, players)
    stars = {name: a_star(rng) for name in SYSTEM_IDS if name not in homes}
    taken: set[str] = set()
    free = [
        f"{name}.{slot + 1}"
        for name, star in stars.items()
        if isinstance(star, tuple)
        for slot, _ in enumerate(star[1])
    ]
    rng.shuffle(free)
    statuses = ["colony", "outpost", "adaptation"]
    return Sitting(
        "move",
        players=players,
        homes=homes,
        stars=stars,
        levels=[{name: rng.choice(LEVELS[name]) for name in LEVELS} for _ in homes],
        minerals=[(rng.randint(0, 2), rng.randint(0, 1), rng.randint(0, 2)) for _ in homes],
        leaders=rng.sample(["explorer", "fighter", "guardian", "geologist"], players),
        events=rng.sample(EVENTS, players),
        worlds=[{free.pop(): {"status": rng.choice(statuses), "steps": 4, "turns": 2}} if free else {} for _ in homes],
        fleets=[a_fleet(rng, home, stars, taken) for home in homes],
        gold=[200] * players,
        settings={"movement": rng.choice(["one_by_one", "alternate"])},
        seed=seed,
    )


# The comparison.


def expected(t: Sitting) -> set[Option] | None:
    """What the second opinion would offer; None for a question that is not about movement."""
    table: Any = RULES.telling.table(t.state)
    opinion = Opinion(table, t.to_move)
    if t.kind == "act":
        return opinion.activations()
    if t.kind not in ("step", "fire1", "fire2"):
        return None
    now = table["activation"]
    mover = int(now["ship"][0])
    trip = Trip(
        mover, now["ship"], now["start"], now["node"], now["points"], now["moved"], now["jumped"], now["passed"]
    )
    if t.kind == "step":
        return opinion.options(trip) or opinion.emergency(trip)
    ship = opinion.ships[trip.ship]
    if t.kind == "fire2":
        holder = next(one for name, one in opinion.ships.items() if one["place"] == ship["place"] and name != trip.ship)
        return {"pass"} if holder["attacked"] else {"fire", "pass"}
    if ship["attacked"]:
        return {"pass"}
    return {"fire", "pass"} if opinion.steps(trip) else {"fire"}


def offered(t: Sitting) -> set[Option]:
    """What the rules offer, event cards aside."""
    return {option for option in t.options if option[0] != "event"}


def check_places(t: Sitting) -> None:
    """One ship at most on a lane point or in a wide orbit while none is under way. (SPP-8.2)"""
    if t.state.voyage is None:
        places = Counter(place.split()[1] for seat in range(t.state.seats) for place in t.fleet(seat))
        assert not [place for place, count in places.items() if count > 1 and not place.startswith("orbit")]


def goes_on(t: Sitting, rng: Random) -> None:
    """Someone decides at random, but nobody wants another political system."""
    keep = [option for option in t.state.options if RULES.telling.spell(t.state, option) == "keep"]
    RULES.apply(t.state, t.to_move, rng.choice(keep or t.state.options))


def compared(seed: int) -> Counter[str]:
    """Play on from a random table, and compare every question about movement; what was offered, by word."""
    t = a_table(seed)
    rng = Random(seed)
    words: Counter[str] = Counter()
    RULES.rules.ask_again(t.state)
    for _ in range(DECISIONS):
        if t.state.over:
            break
        check_places(t)
        wanted = expected(t)
        if wanted is not None:
            assert offered(t) == wanted, (t.kind, RULES.telling.table(t.state)["activation"])
            words.update(option if isinstance(option, str) else option[0] for option in wanted)
            words[t.kind] += 1
        goes_on(t, rng)
    return words


@pytest.mark.parametrize("seed", range(30))
def test_movement_agrees_with_a_second_opinion(seed: int) -> None:  # SPP-8.12, SPP-8.13, SPP-8.29, SPP-8.31
    # and SPP-8.2, SPP-8.11, SPP-8.14, SPP-8.15, SPP-8.16, SPP-8.17, SPP-8.20, SPP-8.32
    assert sum(compared(seed).values()) > 100


def test_the_comparison_meets_every_kind_of_option() -> None:
    words = sum((compared(seed) for seed in range(100, 104)), Counter[str]())
    assert words["step"] > 200 and min(words[word] for word in ("jump", "stop", "ship", "end", "fire", "pass")) > 0


def test_the_second_opinion_knows_where_places_are() -> None:
    assert [node_of(place) for place in ("wide:ft22", "point:L04:5", "orbit:ft22.3")] == ["ft22", "L04:5", "ft22"]
    assert steps_between("ne555", "olho_2") == 10 and steps_between("rs22", "pino2") == 1
