"""Options and variants (SPP-18)."""

from typing import Any

import pytest

from tablee.kernel import BadSetup
from tablee.kernel.setting import settled
from tests.games.spacepaper.gestures import let_pass
from tests.games.spacepaper.sitting import Sheet, Sitting, game

AT_HOME = "orbit:ne555.0"
THERE = "orbit:rs22.0"


def terms(**settings: str) -> tuple[int, int]:
    """The target and the last turn of a table with these settings."""
    known = Sitting(settings=settings).state.terms
    return int(known.target), int(known.cap)


def offered(name: str) -> list[str]:
    """The values of a setting on offer."""
    return next(setting.values for setting in game().rules.settings if setting.name == name)


# Length and target.


@pytest.mark.parametrize("turns", ["10", "11", "37", "200"])
def test_any_number_of_turns_from_ten_to_two_hundred_may_be_set(turns: str) -> None:  # SPP-18.1
    assert terms(turn_cap=turns) == (600, int(turns))


@pytest.mark.parametrize("turns", ["9", "0", "201", "-10", "none", "unlimited", ""])
def test_other_numbers_of_turns_are_refused_and_there_is_always_one(turns: str) -> None:  # SPP-18.1
    with pytest.raises(BadSetup):
        settled(game().rules.settings, {"turn_cap": turns})


def test_a_game_ends_after_its_number_of_turns() -> None:  # SPP-18.1
    t = Sitting("system", turn=8, gold=[90, 90], settings={"turn_cap": "10"})
    while not t.state.over:
        let_pass(t)
    assert (t.kind, t.state.turn) == ("score", 10)


def test_six_hundred_gold_is_the_default_and_two_hundred_always_on_offer() -> None:  # SPP-18.2
    assert terms() == (600, 60)
    assert terms(economic_target="200") == terms(preset="seed") == (200, 60)
    assert "200" in offered("economic_target") and "seed" in offered("preset")


@pytest.mark.parametrize("target", ["200", "600", "1000", "3000"])
def test_the_targets_on_offer_go_with_any_preset(target: str) -> None:  # SPP-18.2
    assert terms(preset="long", economic_target=target) == (int(target), 100)


@pytest.mark.parametrize(
    ("preset", "bundle"), [("seed", (200, 60)), ("standard", (600, 60)), ("long", (1000, 100)), ("epic", (3000, 100))]
)
def test_a_preset_is_a_target_and_a_length(preset: str, bundle: tuple[int, int]) -> None:  # SPP-18.6
    assert terms(preset=preset) == bundle
    assert terms(preset=preset, turn_cap="20") == (bundle[0], 20)


def test_standard_is_the_preset_by_default() -> None:  # SPP-18.6
    assert settled(game().rules.settings, {})["preset"] == "standard"
    assert sorted(offered("preset")) == ["epic", "long", "seed", "standard"]


# Living planets.


@pytest.mark.parametrize(("count", "over"), [(5, False), (9, False), (10, True)])
def test_in_the_variant_ten_living_planets_are_needed(count: int, over: bool) -> None:  # SPP-18.4
    stars = {name: ("red_dwarf", [("living", "small")] * 6) for name in ("ne555", "isa20")}
    names = [f"{system}.{slot}" for system in ("ne555", "isa20") for slot in range(1, 7)]
    worlds: dict[str, Sheet] = {name: {} for name in names[:count]}
    t = Sitting("upkeep", stars=stars, worlds=[worlds], gold=[50, 50], settings={"living_target": "10"})
    assert t.state.over == over and (not over or t.kind == "living")


def test_five_living_planets_are_the_default_and_the_variant_is_off() -> None:  # SPP-18.4
    assert Sitting().state.terms.living == 5 and offered("living_target") == ["5", "10"]


# What is out of scope.


def test_nothing_of_the_remake_or_of_the_advanced_combat_is_on_offer() -> None:  # SPP-18.5
    assert [setting.name for setting in game().rules.settings] == [
        "preset",
        "turn_cap",
        "economic_target",
        "bankruptcy_from_turn",
        "living_target",
        "movement",
        "races_and_homes",
    ]


def test_revelation_rolls_dice_and_combat_does_not() -> None:  # SPP-18.5
    t = Sitting("move", fleets=[[("cruiser", AT_HOME), ("scout", AT_HOME)], [("scout", AT_HOME)]])
    t.chooses(("ship", "0:1"), "attack")
    assert t.fleet(1) == [] and t.dice() == []
    t.chooses(("ship", "0:2"), ("step", "L25:1"), ("step", "is_pi21"))
    assert len(t.dice()) >= 1


# Alternate movement.


def alternating(ships: list[int], **table: Any) -> Sitting:
    """A movement phase in which players alternate, each with so many ships at home."""
    homes = ["ne555", "rs22", "mp202"]
    fleets = [[("scout", f"orbit:{homes[seat]}.0")] * count for seat, count in enumerate(ships)]
    known: dict[str, Any] = {"settings": {"movement": "alternate"}, "gold": [50] * 3, **table}
    return Sitting("move", players=len(ships), fleets=fleets, **known)


def go(t: Sitting, ship: str) -> Sitting:
    """A ship goes to wide orbit of its home."""
    home = t.place(ship).removeprefix("orbit:").split(".")[0]
    return t.chooses(("ship", ship), ("stop", f"wide:{home}")) if t.to_move == int(ship[0]) else t


def test_in_the_variant_players_move_one_ship_each_in_turn() -> None:  # SPP-18.3, SPP-18.7
    t = alternating([2, 2, 2])
    order = []
    for _ in range(6):
        order.append(t.to_move)
        number = 1 if len(order) <= 3 else 2
        t.chooses(("ship", f"{t.to_move}:{number}"))
        seat = order[-1]
        lane = {0: "L25:1", 1: "L01:1", 2: "L09:1"}[seat] if number == 1 else {0: "L24:1", 1: "pino2", 2: "L10:1"}[seat]
        t.chooses(("step", lane))
        while t.kind == "step":
            t.chooses(next(option for option in t.options if option[0] == "stop"))
    assert order == [0, 1, 2, 0, 1, 2]


def test_the_variant_is_off_by_default() -> None:  # SPP-18.3
    t = alternating([2, 2], settings={})
    go(t, "0:1")
    assert (t.kind, t.to_move) == ("act", 0)
    assert offered("movement")[0] == "one_by_one" and settled(game().rules.settings, {})["movement"] == "one_by_one"


def test_in_the_variant_a_player_who_ends_is_not_asked_again() -> None:  # SPP-18.7
    t = alternating([2, 3]).chooses("end")
    assert t.to_move == 1
    t.chooses(("ship", "1:1"), ("stop", "wide:rs22"))
    assert (t.kind, t.to_move) == ("act", 1) and ("ship", "1:2") in t.options
    t.chooses("end")
    assert t.kind == "sys" and t.place("0:1") == AT_HOME


def test_in_the_variant_ending_triggers_the_own_detection_at_once() -> None:  # SPP-18.7
    t = alternating([1, 2], levels=[{"heuristics": 2}, {"heuristics": 2}])
    assert (t.seen("3beta_3"), t.seen("pino2")) == ("unrevealed", "unrevealed")
    t.chooses("end")
    assert t.seen("3beta_3") != "unrevealed" and t.seen("pino2") == "unrevealed"
    t.chooses(("ship", "1:1"), ("stop", "wide:rs22"))
    assert t.seen("pino2") == "unrevealed"
    t.chooses("end")
    assert t.seen("pino2") != "unrevealed"


def test_in_the_variant_an_event_does_not_pass_the_turn() -> None:  # SPP-18.7
    t = alternating([1, 1], events=["galactic_lottery"]).chooses(("event", "galactic_lottery", None))
    assert (t.kind, t.to_move) == ("act", 0)
    assert go(t, "0:1").to_move == 1


def test_in_the_variant_the_first_player_begins() -> None:  # SPP-18.7
    t = alternating([1, 1, 1], first=2)
    order = []
    while t.kind == "act":
        order.append(t.to_move)
        t.chooses("end")
    assert order == [2, 0, 1]


def test_in_the_variant_a_player_without_ready_ship_is_passed_over() -> None:  # SPP-18.7
    t = alternating([2, 0, 1])
    go(t, "0:1")
    assert t.to_move == 2
    t.chooses("end")
    assert t.to_move == 0


# Bankruptcy.


@pytest.mark.parametrize(
    ("turn", "since", "over"), [(1, "1", True), (9, "10", False), (10, "10", True), (11, "10", True)]
)
def test_the_bankruptcy_victory_is_not_checked_before_its_turn(turn: int, since: str, over: bool) -> None:  # SPP-18.8
    t = Sitting("upkeep", players=3, gold=[1, 1, 50], turn=turn, settings={"bankruptcy_from_turn": since})
    assert t.state.over == over and (not over or (t.kind, t.state.won()) == ("bankruptcy", [2]))


def test_by_default_it_is_checked_from_the_first_turn_and_ten_is_on_offer() -> None:  # SPP-18.8
    assert Sitting().state.terms.grace == 1 and offered("bankruptcy_from_turn") == ["1", "10"]


def test_before_that_turn_bankruptcy_hurts_all_the_same() -> None:  # SPP-18.8
    t = Sitting("upkeep", players=3, gold=[1, 1, 50], turn=2, settings={"bankruptcy_from_turn": "10"})
    assert t.civ(0).bankrupt and t.planet("0").unrest == 1
