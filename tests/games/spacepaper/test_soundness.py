"""Saved tables that cannot lie as they are said to are refused: systems, planets, ships, civilisations, moments."""

from collections.abc import Callable

import pytest

from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.galaxy import ENDS, LANE_IDS, PLACE_NAMES, PLANET_NAMES, SYSTEM_IDS
from tests.games.spacepaper.moments import FALLEN, Data, moments, saved
from tests.games.spacepaper.sitting import Sitting, built, from_save, kind_of
from tests.games.spacepaper.test_saved import refused

Change = Callable[[Data], None]
NE555 = SYSTEM_IDS.index("ne555")
KOI2 = SYSTEM_IDS.index("koi2")
RALLAG = SYSTEM_IDS.index("rallag")
HIDDEN = SYSTEM_IDS.index("sn22")
BY_KOI2 = next(lane for lane in range(len(LANE_IDS)) if KOI2 in ENDS[lane])
ELSEWHERE = next(lane for lane in range(len(LANE_IDS)) if KOI2 not in ENDS[lane])
# Planets of the first player below, in the order of the galaxy, and the fields of a planet.
CAPITAL, LAVA, LIVING, ASTEROID, OUTPOST, ADAPTING = range(6)
FIELDS = ["at", "kind", "status", "people", "growth", "steps", "turns", "built", "project", "energy", "unrest"]
FIELDS += ["resistance", "shield", "symbiosis", "loser"]
SEEN, STAR, KINDS, OWNERS, ABANDONED, PAID = range(6)
NUMBER, TYPE, PLACE, READY, ATTACKED, ENTRY = range(6)


def table(step: str = "move") -> Sitting:
    """Two players; the first has a planet of each status, ships and a queue, and a black hole is known."""
    planets = [
        ("lava", "small"),
        ("living", "giant"),
        ("telluric", "asteroid"),
        ("oceanic", "medium"),
        ("frozen", "large"),
    ]
    return Sitting(
        step,
        leaders=["scientist", "opportunist"],
        bonuses=[None, "gold"],  # type: ignore[list-item]
        events=["galactic_cup", "supernova"],
        gold=[30, 30],
        stars={
            "ne555": ("yellow_dwarf", planets),
            "rs22": ("yellow_dwarf", [("gaseous", "giant"), ("lava", "small")]),
            "koi2": "black_hole",
            "rallag": "red_giant",
        },
        worlds=[
            {
                "ne555.1": {"people": 3, "built": built("spaceport"), "project": t.SHIP_PROJECT, "energy": 5},
                "ne555.2": {"people": 2},
                "ne555.3": {},
                "ne555.4": {"status": "outpost", "people": 1},
                "ne555.5": {"status": "adaptation", "people": 0, "steps": 3, "turns": 2},
            }
        ],
        fleets=[[("cruiser", "orbit:ne555.1"), ("scout", "wide:ne555")], [("scout", "wide:koi2")]],
    )


def planet(which: int, **fields: int) -> Change:
    """A change of a planet of the first player."""

    def change(data: Data) -> None:
        for name, value in fields.items():
            data["civs"][0]["planets"][which][FIELDS.index(name)] = value

    return change


def system(number: int, field: int, value: object) -> Change:
    """A change of a system."""

    def change(data: Data) -> None:
        data["systems"][number][field] = value

    return change


def slot(number: int, field: int, place: int, value: int) -> Change:
    """A change of one slot of a system."""

    def change(data: Data) -> None:
        data["systems"][number][field][place] = value

    return change


def ship(seat: int, which: int, field: int, value: object) -> Change:
    """A change of a ship."""

    def change(data: Data) -> None:
        data["civs"][seat]["ships"][which][field] = value

    return change


def civ(seat: int, **fields: object) -> Change:
    """A change of a civilisation."""
    return lambda data: data["civs"][seat].update(fields)


def test_the_untouched_table_is_accepted() -> None:
    for step in ("system", "build", "move"):
        s = table(step).state
        assert from_save(saved(s)).data() == s.data()


def check(change: Change, words: str) -> None:
    """The table is refused after a change, and the message holds these words."""
    data = saved(table().state)
    change(data)
    refused(data, words)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (system(HIDDEN, STAR, 0), "unrevealed system shows its star"),
        (system(HIDDEN, SEEN, 1), "no star"),
        (system(HIDDEN, KINDS, [0] * 7), "shows none"),
        (system(HIDDEN, KINDS, [-1] * 6), "seven slots"),
        (system(HIDDEN, OWNERS, [-1] * 8), "seven slots"),
        (slot(RALLAG, KINDS, 1, 0), "shows none"),
        (slot(KOI2, KINDS, 1, 0), "shows none"),
        (system(KOI2, SEEN, 1), "by half"),
        (system(RALLAG, SEEN, 2), "number of planets"),
        (slot(NE555, KINDS, 2, -1), "gap|number of planets"),
        (system(NE555, STAR, t.STAR_IDS.index("red_supergiant")), "number of planets|type"),
        (slot(NE555, KINDS, 4, kind_of("oceanic", "dwarf")), "size that its type cannot have"),
        (slot(HIDDEN, OWNERS, 1, 0), "not there"),
        (system(HIDDEN, PAID, 2), "not there"),
        (system(NE555, ABANDONED, 2), "abandoned and owned"),
        (system(HIDDEN, ABANDONED, 2), "not there"),
        (slot(NE555, OWNERS, 1, -1), "owners"),
        (slot(NE555, OWNERS, 1, 1), "owners"),
        (slot(NE555, KINDS, 1, kind_of("lava", "dwarf")), "owners"),
        (slot(NE555, KINDS, 0, -1), "not there|owners|homes"),
    ],
)
def test_a_system_that_cannot_be_is_refused(change: Change, words: str) -> None:  # SPP-6.1 to 6.7
    check(change, words)


def test_a_type_that_its_star_cannot_have_is_refused() -> None:  # SPP-6.5
    data = saved(table().state)
    number = SYSTEM_IDS.index("t_21m")
    data["systems"][number][:3] = [2, t.STAR_IDS.index("brown_dwarf"), [-1, kind_of("living", "giant"), *[-1] * 5]]
    refused(data, "type that its star cannot have")


def test_a_home_of_another_race_or_too_near_is_refused() -> None:  # SPP-1.5, SPP-1.14
    check(civ(0, race=t.RACE_IDS.index("kelvin")), "homes are not those of the races")
    other = Sitting(homes=["ne555", "ne555"], leaders=["scientist", "financier"], events=["supernova", "galactic_cup"])
    refused(saved(other.state), "owners|homes|number of planets")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (planet(LAVA, at=PLANET_NAMES.index("ne555.6")), "owners"),
        (planet(LAVA, at=-1), "owners"),
        (planet(LAVA, at=PLANET_NAMES.index("ne555.2")), "owners"),
        (planet(LAVA, kind=kind_of("lava", "dwarf")), "owners"),
        (lambda data: data["civs"][0]["planets"].reverse(), "out of order"),
        (lambda data: data["civs"][0]["planets"].pop(), "owners"),
        (planet(LAVA, status=t.CAPITAL), "without capital, or with two"),
        (planet(CAPITAL, status=t.COLONY), "without capital, or with two"),
        (planet(LAVA, status=t.OUTPOST), "people|build"),
        (planet(LAVA, status=t.ADAPTING), "steps"),
        (planet(LAVA, people=0), "without people"),
        (planet(LAVA, people=5), "more people"),
        (planet(LAVA, people=11), "civs"),
        (planet(ASTEROID, people=1), "more people"),
        (planet(OUTPOST, people=2), "more people"),
        (planet(OUTPOST, people=0), "without people"),
        (planet(LAVA, growth=0), "civs"),
        (planet(LAVA, growth=6), "civs"),
        (planet(LAVA, steps=1), "adapted planet has steps"),
        (planet(LAVA, turns=1), "adapted planet has steps"),
        (planet(ADAPTING, steps=9), "steps of an adaptation"),
        (planet(ADAPTING, steps=0), "steps of an adaptation"),
        (planet(ADAPTING, turns=0), "steps of an adaptation"),
        (planet(ADAPTING, people=1), "people on a planet in adaptation"),
        (planet(ADAPTING, unrest=1), "people on a planet in adaptation"),
        (planet(LIVING, status=t.ADAPTING, people=0, steps=1, turns=1), "adapts without need"),
        (planet(LIVING, built=1), "cannot build"),
        (planet(LIVING, project=0, energy=1), "cannot build"),
        (planet(OUTPOST, built=1), "cannot build"),
        (planet(ADAPTING, project=0, energy=1), "cannot build"),
        (planet(LIVING, unrest=1), "living planet is discontented"),
        (planet(ASTEROID, built=t.HAS_HABITATS), "habitats"),
        (planet(ASTEROID, project=t.HABITATS, energy=1), "habitats"),
        (planet(LAVA, energy=0), "energy is out of range"),
        (planet(LAVA, energy=9), "energy is out of range"),
        (planet(LAVA, project=t.NONE), "energy without a project"),
        (planet(LAVA, built=0), "without spaceport"),
        (planet(LAVA, project=t.SPACEPORT, energy=1), "built already"),
        (planet(LAVA, project=t.MINE_1, energy=3), "energy is out of range"),
        (planet(LAVA, project=t.PROJECTS), "civs"),
        (planet(LAVA, resistance=3), "resists more"),
        (planet(LAVA, loser=0), "taken from its owner"),
        (planet(LAVA, loser=2), "not at the table"),
        (planet(LAVA, shield=2), "civs"),
    ],
)
def test_a_planet_that_cannot_be_is_refused(change: Change, words: str) -> None:  # SPP-7.1, SPP-11.1 to 11.17
    check(change, words)


def test_help_after_the_movement_phase_is_refused() -> None:  # SPP-16.13
    data = saved(table("build").state)
    planet(LAVA, shield=1)(data)
    refused(data, "help lasts too long")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (ship(0, 1, NUMBER, 1), "ships are out of order"),
        (ship(0, 0, NUMBER, 3), "ships are out of order"),
        (ship(0, 0, NUMBER, 21), "ships"),
        (ship(0, 0, PLACE, -1), "nowhere"),
        (ship(0, 0, PLACE, PLACE_NAMES.index("orbit:ne555.6")), "nowhere"),
        (ship(0, 0, PLACE, HIDDEN), "nowhere"),
        (ship(0, 0, PLACE, RALLAG), "nowhere"),
        (ship(0, 0, PLACE, NE555), "room for one"),
        (ship(0, 0, PLACE, KOI2), "room for one"),
        (ship(0, 0, ENTRY, BY_KOI2), "leads elsewhere"),
        (ship(1, 0, ENTRY, ELSEWHERE), "leads elsewhere"),
        (ship(0, 1, ENTRY, next(lane for lane in range(31) if NE555 in ENDS[lane])), "black hole that is none"),
        (ship(0, 0, READY, 1), "ships"),
    ],
)
def test_a_ship_that_cannot_be_is_refused(change: Change, words: str) -> None:  # SPP-7.4, SPP-8.1, SPP-8.2
    check(change, words)


def test_a_ship_that_came_to_a_black_hole_by_its_lane_is_accepted() -> None:  # SPP-8.17
    s = table().state
    s.civs[1].ships[0].entry = BY_KOI2
    data = saved(s)
    assert from_save(data).civs[1].ships[0].entry == BY_KOI2


def test_more_ships_than_there_are_is_refused() -> None:  # SPP-7.4
    orbit = PLACE_NAMES.index("orbit:ne555.0")
    seven = [[number, t.SCOUT, orbit, True, False, -1] for number in range(1, 8)]
    check(civ(0, ships=seven), "more ships")  # an eighth is in a queue
    check(civ(1, ships=[*seven, [8, t.SCOUT, orbit, True, False, -1]]), "more ships")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (civ(0, race=-1), "homes|without capital|set-up"),
        (civ(0, leader=-1), "skipped the set-up"),
        (civ(0, event=-1), "skipped the set-up"),
        (civ(0, politics=-1), "skipped the set-up"),
        (civ(0, race=t.RACE_IDS.index("vulcan")), "same race"),
        (civ(0, leader=t.OPPORTUNIST), "same leader"),
        (civ(0, event=t.SUPERNOVA), "same event"),
        (civ(0, bonus=0), "Opportunist"),
        (civ(1, bonus=-1), "Opportunist"),
        (civ(0, anarchy=1), "without anarchy"),
        (civ(0, politics=t.ANARCHY), "under anarchy"),
        (civ(0, stored=1), "stored for too long"),
        (civ(0, gold=-1), "gold"),
        (civ(0, science=21), "science"),
        (civ(0, levels=[1] * 11), "levels"),
        (civ(0, levels=[0] * 12), "levels"),
        (civ(0, levels=[5] * 12), "all technologies"),
        (civ(0, minerals=[0, 0]), "minerals"),
        (civ(0, unrest=-1), "unrest"),
        (civ(0, fallen=True), "fallen"),
        (civ(0, fallen=True, leader=-1, event=-1, used=True), "fallen player owns"),
    ],
)
def test_a_civilisation_that_cannot_be_is_refused(change: Change, words: str) -> None:  # SPP-11.2, SPP-13.11, SPP-17.8
    check(change, words)


@pytest.mark.parametrize(
    ("field", "value"),
    [("leader", 9), ("event", 9), ("used", False), ("bankrupt", True), ("unrest", 1), ("stored", 1)],
)
def test_a_fallen_player_who_goes_on_is_refused(field: str, value: object) -> None:  # SPP-17.8
    data = saved(moments()[FALLEN])
    next(entry for entry in data["civs"] if entry["fallen"])[field] = value
    refused(data, "fallen|same")


def test_a_fallen_player_who_holds_the_token_is_refused_outside_the_movement_phase() -> None:  # SPP-17.13
    data = saved(moments()[FALLEN])
    assert data["phase"] == t.IN_MOVEMENT
    data["phase"] = t.IN_CONSTRUCTION
    data["frames"] = [[1, -1, 6, 0, 0, 0, []]]
    data["voyage"] = None
    data["first"] = [entry["fallen"] for entry in data["civs"]].index(True)
    refused(data, "token|stored|help")
