"""The homes of a new game, their revelation, and the order of the dice: SPP-1.14 to SPP-1.20."""

from itertools import dropwhile

import pytest

from tablee.games.spacepaper.rules import tables as tab
from tablee.games.spacepaper.rules.galaxy import PLANET_NAMES, SYSTEM_IDS
from tablee.kernel import SPECTATOR, IllegalChoice
from tablee.kernel.event import DICE
from tests.games.spacepaper.draft import RACES, Draft, lanes_between
from tests.games.spacepaper.sitting import seed_of


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_homes_are_chosen_by_the_last_player_then_clockwise_from_him(players: int, seed: int) -> None:  # SPP-1.14
    t = Draft(players, seed).drafts(*RACES[:players])
    order = [t.clockwise[-1], *t.clockwise[:-1]]
    t.asked("sys0")
    assert t.to_move == order[0]
    t.asked("start")
    assert [args[0] for name, args in t.told() if name == "takes-home"] == order


def test_any_system_may_be_the_first_home() -> None:  # SPP-1.14
    t = Draft().drafts("human", "vulcan").chooses("militarism", "militarism")
    assert t.options == SYSTEM_IDS and len(t.options) == 24


@pytest.mark.parametrize("home", SYSTEM_IDS)
def test_two_systems_lie_between_two_homes(home: str) -> None:  # SPP-1.14
    t = Draft().drafts("human", "vulcan").chooses("militarism", "militarism", home)
    between = lanes_between(home)
    assert t.options == [system for system in SYSTEM_IDS if between[system] >= 3]


def test_a_home_keeps_its_distance_from_every_other() -> None:  # SPP-1.14
    t = Draft(3).drafts("human", "vulcan", "meca").chooses("militarism", "militarism", "militarism", "ne555", "rs22")
    near, far = lanes_between("ne555"), lanes_between("rs22")
    assert t.options == [system for system in SYSTEM_IDS if near[system] >= 3 and far[system] >= 3]
    with pytest.raises(IllegalChoice):
        t.chooses("pino2")


def test_without_room_a_home_may_lie_two_lanes_away() -> None:  # SPP-1.14
    t = Draft(5).drafts("human", "vulcan", "meca", "kelvin", "brachies").chooses(*["militarism"] * 5)
    homes = ["beta3", "rs22", "ne555", "koi2"]
    t.chooses(*homes)
    between = [lanes_between(home) for home in homes]
    assert not any(all(lanes[system] >= 3 for lanes in between) for system in SYSTEM_IDS)
    assert t.options == [system for system in SYSTEM_IDS if all(lanes[system] >= 2 for lanes in between)]
    assert "rm252" in t.options and "olho_2" not in t.options


def test_a_home_is_revealed_totally_before_the_next_player_chooses() -> None:  # SPP-1.15
    t = Draft().drafts("human", "vulcan").chooses("militarism", "militarism", "ne555")
    assert t.seen("ne555") == "total" and t.star("ne555") is not None
    assert t.kind == "start" and t.to_move == t.first
    assert all(t.seen(system) == "unrevealed" for system in SYSTEM_IDS if system != "ne555")


@pytest.mark.parametrize("seed", range(12))
def test_the_planets_rolled_come_in_addition_to_the_capital(seed: int) -> None:  # SPP-1.15 SPP-0.11
    t = Draft(seed=seed).begins("ne555", "rs22")
    for home, seat in (("ne555", 1 - t.first), ("rs22", t.first)):
        system = t.state.systems[SYSTEM_IDS.index(home)]
        rolled = [args for name, args in t.told() if name == "planet" and PLANET_NAMES[args[0]].startswith(home)]
        assert len(rolled) >= 1 and system.kinds[0] == tab.NATIVE[t.civ(seat).race]
        assert [PLANET_NAMES[at] for at, _ in rolled] == [f"{home}.{slot + 1}" for slot in range(len(rolled))]
        assert [kind for _, kind in rolled] == [kind for kind in system.kinds[1:] if kind != tab.NONE]
        assert system.abandoned == system.paid == 0
        assert t.owner(f"{home}.0") == seat and all(t.owner(PLANET_NAMES[at]) is None for at, _ in rolled)


def test_every_choice_of_the_set_up_is_told_to_all() -> None:  # SPP-1.4 SPP-1.8 SPP-1.9 SPP-1.10 SPP-1.11 SPP-1.14
    t = Draft().chooses("ether", "speed", "meca", "opportunist", "gold", "guardian")
    one, two = t.clockwise
    t.chooses("supernova", "galactic_cup", "republic", "nationalism", "ne555", "rs22")
    told = [(name, args) for name, args in t.told() if name.startswith("takes-") or name == "race-tech"]
    assert told == [
        ("takes-race", [one, tab.ETHER]),
        ("race-tech", [one, tab.SPEED, 2]),
        ("takes-race", [two, tab.MECA]),
        ("race-tech", [two, tab.INVASION, 2]),
        ("takes-leader", [two, tab.OPPORTUNIST]),
        ("takes-bonus", [two, tab.BONUS_GOLD]),
        ("takes-leader", [one, tab.GUARDIAN]),
        ("takes-event", [one, tab.SUPERNOVA]),
        ("takes-event", [two, tab.CUP]),
        ("takes-system", [one, tab.REPUBLIC]),
        ("takes-system", [two, tab.NATIONALISM]),
        ("takes-home", [two, SYSTEM_IDS.index("ne555")]),
        ("takes-home", [one, SYSTEM_IDS.index("rs22")]),
    ]
    assert all(event.is_told_to(SPECTATOR) for event in t.events if event.kind >= 0)


def home_dice(seed: int) -> tuple[Draft, list[list[int]]]:
    """A game whose first home was just chosen, and the dice of its revelation."""
    t = Draft(seed=seed).drafts("human", "vulcan").chooses("militarism", "militarism")
    before = len(t.dice())
    return t.chooses("ne555"), t.dice()[before:]


def test_a_black_hole_rolled_for_a_home_is_rolled_again() -> None:  # SPP-1.16 SPP-1.20
    rerolled = 0
    for seed in range(150):
        t, dice = home_dice(seed)
        sums = [sum(pair) for pair in dice]
        holes = next(place for place, total in enumerate(sums) if total != 10)
        rerolled += holes
        assert t.star("ne555") == tab.STAR_IDS[tab.STAR_ROLL[sums[holes]]] != "black_hole"
        count = tab.COUNT_ROLL[tab.STAR_ROLL[sums[holes]]][sums[holes + 1]]
        assert len(dice) == holes + 2 + 2 * count
    assert rerolled > 5


def test_the_game_starts_with_the_resources_of_turn_1() -> None:  # SPP-1.17
    t = Draft().drafts("human", "vulcan")
    first = t.first
    assert t.state.turn == 0
    t.chooses("militarism", "militarism", "ne555", "rs22")
    assert (t.state.turn, t.state.phase, t.first) == (1, tab.IN_RESOURCES, first)
    assert (t.kind, t.to_move) == ("sys", first)
    assert t.told()[-2:] == [("turn", [1, first]), ("phase", [1])]


# The order of the dice.


def test_every_roll_is_one_record_of_two_dice_told_to_no_seat() -> None:  # SPP-1.20
    t = Draft(5, 2).drafts("human", "vulcan", "meca", "kelvin", "brachies").chooses(*["militarism"] * 5)
    t.asked("start")
    records = [event for event in t.events if event.kind == DICE]
    assert len(records) > 15
    assert all(len(event.args) == 2 and all(1 <= die <= 6 for die in event.args) for event in records)
    assert not any(event.is_told_to(seat) for event in records for seat in range(5))


@pytest.mark.parametrize("seed", range(10))
def test_a_revelation_rolls_star_number_all_types_then_all_sizes(seed: int) -> None:  # SPP-1.20
    t, dice = home_dice(seed)
    sums = list(dropwhile(lambda total: total == 10, map(sum, dice)))
    star = tab.STAR_ROLL[sums[0]]
    count = tab.COUNT_ROLL[star][sums[1]]
    types = [tab.TYPE_ROLL[star][total] for total in sums[2 : 2 + count]]
    sizes = [tab.SIZE_ROLL[kind][total] for kind, total in zip(types, sums[2 + count :], strict=True)]
    kinds = t.state.systems[SYSTEM_IDS.index("ne555")].kinds
    assert kinds[1 : 1 + count] == [kind * 6 + size for kind, size in zip(types, sizes, strict=True)]
    assert kinds[1 + count :] == [tab.NONE] * (6 - count)


def test_the_dice_of_the_token_come_before_all_others() -> None:  # SPP-1.20
    t = Draft(seed=seed_of(6, 5, 5, 5)).drafts("human", "vulcan").chooses("militarism", "militarism")
    assert t.dice() == [[6, 5], [5, 5]]
    assert len(t.chooses("ne555").dice()) > 4
