"""When events may be played, and Unexpected help (SPP-16.2, SPP-16.3, SPP-16.13, SPP-16.15, SPP-16.16)."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from tablee.games.spacepaper.rules.state import SpaceState
from tests.games.spacepaper.gestures import after_turns, income, invades, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting, built, game

HOME = [("telluric", "small"), ("lava", "small"), ("telluric", "asteroid"), ("barren", "dwarf")]
STARS = {"ne555": ("yellow_dwarf", HOME), "rs22": ("yellow_dwarf", [("lava", "small")]), "koi2": "black_hole"}
AT_HOME = "orbit:ne555.0"
LOTTERY = ("event", "galactic_lottery", None)
TECHS = [
    "speed", "autonomy", "subluminal", "weapons", "invasion", "defense",
    "revenue", "productivity", "infrastructure", "heuristics", "stability", "adaptability",
]  # fmt: skip


def ask(kind: str, event: str = "galactic_lottery") -> Sitting:
    """A table at which a question of this kind is open to a seat that holds this event."""
    t = SCENES[kind](event)
    assert t.kind == kind
    return t


def scene(step: str, *answers: object, **table: Any) -> Callable[[str], Sitting]:
    """How to get to a question; the seat that will be asked holds the event, the others none."""
    holder = table.pop("holder", 0)

    def laid(event: str) -> Sitting:
        events: Any = [event if seat == holder else None for seat in range(3)]
        return Sitting(step, events=events, **{"stars": STARS, "gold": [50, 50], **table}).chooses(*answers)

    return laid


DUEL = [[("scout", AT_HOME)], [("scout", "point:L25:1")]]
MINED: dict[str, Sheet] = {"ne555.3": {}, "ne555.4": {"built": built("mine_1")}}
SCENES = {
    "cap": scene("capital", worlds=[{"ne555.1": {}}]),
    "sys": scene("system"),
    "opp": scene("system", "keep", leaders=["opportunist"], bonuses=["gold"]),
    "tech": scene("research", science=[20]),
    "build": scene("build"),
    "act": scene("move", fleets=[[("scout", AT_HOME)]]),
    "step": scene("move", ("ship", "0:1"), fleets=[[("scout", AT_HOME)]]),
    "after": scene("move", ("ship", "0:1"), "stay", fleets=[[("transport", "orbit:ne555.1")]]),
    "sell": scene("upkeep", gold=[0, 50], fleets=[[("scout", AT_HOME)]]),
    "geo": scene("income", worlds=[MINED], leaders=["geologist"]),
    "fire1": scene("move", ("ship", "0:1"), ("step", "L25:1"), fleets=DUEL),
    "fire2": scene("move", ("ship", "0:1"), ("step", "L25:1"), "pass", fleets=DUEL, holder=1),
    "foe": scene("move", ("ship", "0:1"), "attack", players=3, fleets=[[("scout", AT_HOME)]] * 3),
    "def": scene("move", ("ship", "0:1"), "attack", fleets=[[("scout", AT_HOME)], [("scout", AT_HOME)] * 2], holder=1),
    "retreat": scene("move", ("ship", "0:1"), "attack", worlds=[{"ne555.1": {}}], fleets=[[("scout", AT_HOME)]] * 2),
    "pay": scene(
        "upkeep", "done", politics=["communism"], gold=[1, 50], worlds=[{"ne555.1": {}}], fleets=[[("scout", AT_HOME)]]
    ),
}
OPEN = ["cap", "sys", "opp", "tech", "build", "act", "step", "after", "sell"]
SHUT = ["geo", "fire1", "fire2", "foe", "def", "retreat", "pay"]


def plays(t: Sitting) -> list[Any]:
    """The plays of an event among the options."""
    return [option for option in t.options if isinstance(option, tuple) and option[0] == "event"]


@pytest.mark.parametrize("kind", OPEN)
def test_an_event_may_be_played_before_the_answer_to_an_own_question(kind: str) -> None:  # SPP-16.15, SPP-16.2
    t = ask(kind)
    seat, before = t.to_move, [option for option in t.options if option != LOTTERY]
    gold = t.civ(seat).gold
    assert seat == 0 and plays(t) == [LOTTERY]
    t.chooses(LOTTERY)
    if kind != "sell":  # fifteen gold are enough to pay
        assert (t.kind, t.to_move, t.civ(0).gold) == (kind, 0, gold + 15)
        assert [option for option in t.options if option[0] != "project"] == [o for o in before if o[0] != "project"]


@pytest.mark.parametrize("kind", OPEN)
@pytest.mark.parametrize(
    ("event", "count"),
    [
        ("great_discovery", 12),
        ("vanished_black_hole", 1),
        ("supernova", 21),
        ("recovered_ship", 1),
        ("free_spaceport", 1),
    ],
)
def test_every_own_decision_event_has_these_windows(kind: str, event: str, count: int) -> None:  # SPP-16.15
    t = ask(kind, event)
    more = 1 if kind == "cap" and event in ("recovered_ship", "free_spaceport") else 0  # a colony as well
    assert len(plays(t)) == count + more and {play[1] for play in plays(t)} == {event}


@pytest.mark.parametrize(
    ("step", "answers"),
    [
        ("capital", []),
        ("system", []),
        ("system", ["keep"]),
        ("research", []),
        ("build", []),
        ("move", []),
        ("move", [("ship", "0:1")]),
        ("move", [("ship", "0:1"), "stay"]),
        ("upkeep", []),
    ],
)
def test_an_event_may_aim_at_the_first_planet_of_the_galaxy(step: str, answers: list[Any]) -> None:  # SPP-16.15
    t = Sitting(
        step,
        homes=["beta3", "rs22"],
        stars={"beta3": ("yellow_dwarf", [("telluric", "small"), ("telluric", "dwarf")])},
        worlds=[{"beta3.1": {}}],
        fleets=[[("transport", "orbit:beta3.2")]],
        leaders=["opportunist"],
        bonuses=["gold"],
        science=[20],
        events=["free_spaceport"],
    )
    kind = t.chooses(*answers).kind
    t.chooses(("event", "free_spaceport", "beta3.0"))
    assert t.planet("0").built == built("spaceport") and (t.kind, t.to_move) == (kind, 0)


@pytest.mark.parametrize("kind", SHUT)
@pytest.mark.parametrize("event", ["galactic_lottery", "great_discovery", "supernova", "neutron_star"])
def test_no_event_is_played_at_the_other_questions(kind: str, event: str) -> None:  # SPP-16.15, SPP-16.3
    t = ask(kind, event)
    assert plays(t) == [] and not t.civ(t.to_move).used and t.civ(t.to_move).event != -1


@pytest.mark.parametrize("kind", OPEN)
def test_the_neutron_star_belongs_to_the_way_of_a_ship(kind: str) -> None:  # SPP-16.15, SPP-16.7
    assert plays(ask(kind, "neutron_star")) == ([("event", "neutron_star", None)] if kind == "step" else [])


@pytest.mark.parametrize("kind", OPEN)
def test_unexpected_help_is_never_played_at_an_own_question(kind: str) -> None:  # SPP-16.15, SPP-16.13
    assert plays(ask(kind, "unexpected_help")) == []


def test_no_event_is_played_during_set_up() -> None:  # SPP-16.2
    rules = game()
    state = cast(SpaceState, rules.new(players=3, seed=4))
    kinds = set()
    while state.turn == 0:
        kinds.add(rules.rules.kinds[state.kind])
        assert not [option for option in state.options if isinstance(rules.telling.spell(state, option), list)]
        rules.apply(state, state.to_move, state.options[0])
    assert {"event", "sys0", "start"} <= kinds


def test_an_event_is_not_played_inside_another_or_in_the_turn_of_another_player() -> None:  # SPP-16.3
    t = Sitting("system", events=["galactic_lottery", "great_discovery"])
    assert {play[1] for play in plays(t)} == {"galactic_lottery"}
    t.chooses("keep")
    assert {play[1] for play in plays(t)} == {"great_discovery"}


# A playable event alone raises no question.


def test_without_profitable_colony_the_capital_is_not_asked_for() -> None:  # SPP-16.16
    assert Sitting("capital", events=["galactic_lottery"]).kind == "sys"


def test_with_nothing_to_build_construction_is_skipped() -> None:  # SPP-16.16
    t = Sitting("build", events=["galactic_lottery", "great_discovery"], gold=[50, 50])
    assert (t.kind, t.state.turn) == ("sys", 6)


def test_without_ready_ship_the_movement_go_is_skipped() -> None:  # SPP-16.16
    fleets = [[("scout", AT_HOME, {"ready": False})]]
    t = Sitting("move", events=["galactic_lottery"], fleets=fleets, gold=[50, 50])
    assert (t.kind, t.state.turn) == ("sys", 6)


def test_the_last_technology_is_raised_without_asking() -> None:  # SPP-16.16
    levels = [{**dict.fromkeys(TECHS, 5), "weapons": 3}]
    t = Sitting("research", science=[20], levels=levels, events=["galactic_lottery"], gold=[50, 50])
    assert t.kind != "tech" and t.civ(0).levels[3] == 4 and not t.civ(0).used


def test_the_only_ship_on_a_lane_point_goes_without_asking() -> None:  # SPP-16.16, SPP-8.16
    t = Sitting("move", events=["galactic_lottery"], fleets=[[("scout", "point:L25:1")]])
    assert t.kind == "step" and LOTTERY in t.options


@pytest.mark.parametrize("event", ["galactic_lottery", "neutron_star"])
def test_the_only_way_out_of_a_black_hole_is_taken_without_asking(event: str) -> None:  # SPP-16.16, SPP-8.17
    fleets = [[("scout", "wide:koi2", {"entry": 11})]]
    t = Sitting("move", stars=STARS, events=[event], fleets=fleets, levels=[{"autonomy": 5}]).chooses(("ship", "0:1"))
    assert (t.kind, t.place("0:1")) == ("step", "point:L12:1")


def test_after_a_stop_with_nothing_to_do_there_nothing_is_asked() -> None:  # SPP-16.16
    t = Sitting("move", stars=STARS, events=["galactic_lottery"], fleets=[[("scout", AT_HOME)] * 2])
    t.chooses(("ship", "0:1"), ("stop", "orbit:ne555.1"))
    assert t.kind == "act" and not t.civ(0).used


def test_shortage_of_gold_alone_is_asked_for_the_sake_of_an_event() -> None:  # SPP-16.16
    assert Sitting("upkeep", gold=[0, 50], events=["galactic_lottery"]).kind == "sell"
    assert Sitting("upkeep", gold=[0, 50]).kind == "sys"


def test_the_system_is_asked_every_turn_so_no_event_is_stranded() -> None:  # SPP-16.16
    t = Sitting("system", events=["galactic_lottery"], gold=[50, 50])
    for turn in range(3):
        assert LOTTERY in reaches(t, 0, "sys").options
        after_turns(t, 1)


def test_gold_of_the_lottery_is_no_income() -> None:  # SPP-16.6, SPP-3.4
    t = after_turns(Sitting("system", events=["galactic_lottery"], gold=[0, 50]).chooses(LOTTERY), 1)
    assert income(t, 0) == (3, 3) and t.civ(0).gold == 0 + 15 + 3 - 2


# Unexpected help.


def invaded(cruisers: int = 1, level: int = 3, target: str = "rs22.1", **table: Any) -> Sitting:
    """Seat 0 may invade a planet of seat 1, which holds Unexpected help."""
    known: dict[str, Any] = {
        "stars": STARS,
        "gold": [50, 50],
        "events": ["galactic_lottery", "unexpected_help"],
        **table,
    }
    fleet = [("cruiser", f"orbit:{target}")] * cruisers + [("scout", AT_HOME)]
    worlds = [{}, {"rs22.1": known.pop("sheet", {"people": 4})}]
    return Sitting("move", worlds=worlds, fleets=[fleet], levels=[{"invasion": level, "autonomy": 5}], **known)


def test_the_owner_may_call_help_before_the_comparison() -> None:  # SPP-16.13
    t = invades(invaded(), "0:1")
    assert (t.kind, t.to_move, t.options) == ("help", 1, ["play", "pass"])
    t.chooses("play")
    assert tellings(t, "invades")[0][4:] == [2, 1] and t.planet("rs22.1").resistance == 3 and t.civ(1).used
    assert len(tellings(t, "helped")) == 1


@pytest.mark.parametrize(
    ("answer", "level", "fleet"), [("play", 2, "cruiser orbit:ne555.0"), ("pass", 2, "cruiser orbit:rs22.1")]
)
def test_help_may_turn_a_success_into_a_retreat(answer: str, level: int, fleet: str) -> None:  # SPP-16.13
    t = invades(invaded(level=level), "0:1").chooses(answer)
    assert t.fleet(0)[0] == fleet and t.planet("rs22.1").resistance == (0 if answer == "play" else 3)


def test_help_that_was_not_called_may_be_called_later() -> None:  # SPP-16.13
    t = invades(invaded(2), "0:1").chooses("pass")
    assert not t.civ(1).used and t.planet("rs22.1").resistance == 2
    invades(t, "0:2")
    assert t.kind == "help"
    assert t.chooses("play").planet("rs22.1").resistance == 1


def test_help_lasts_for_the_movement_phase_and_is_not_asked_again() -> None:  # SPP-16.13
    t = invades(invaded(2), "0:1").chooses("play")
    invades(t, "0:2")
    assert t.kind == "act" and [args[4:] for args in tellings(t, "invades")] == [[2, 1], [2, 1]]
    assert t.planet("rs22.1").resistance == 2


def test_help_is_over_with_the_movement_phase() -> None:  # SPP-16.13
    t = invades(invaded(), "0:1").chooses("play")
    t.chooses("end")
    assert t.planet("rs22.1").shield == 0
    invades(reaches(t, 0, "act"), "0:1")
    assert [args[4:] for args in tellings(t, "invades")] == [[2, 1], [2, 0]]


def test_help_is_for_that_planet_alone() -> None:  # SPP-16.13
    t = invaded()
    t.civ(0).ships[1].kind, t.civ(0).ships[1].place = 1, t.civ(0).ships[0].place - 1  # over the capital
    invades(t, "0:1").chooses("play")
    assert (t.planet("rs22.1").shield, t.planet("1").shield) == (1, 0)
    assert tellings(invades(t, "0:2"), "invades")[1][4:] == [2, 0]


@pytest.mark.parametrize(
    "sheet", [{"status": "outpost"}, {"status": "adaptation", "people": 0, "steps": 2, "turns": 2}]
)
def test_help_comes_to_any_own_planet(sheet: Sheet) -> None:  # SPP-16.13
    t = invades(invaded(level=2, sheet=sheet), "0:1").chooses("play")
    assert t.owner("rs22.1") == 1 and t.place("0:1") == AT_HOME


def test_help_is_not_asked_of_others_or_without_invasion() -> None:  # SPP-16.13
    t = invades(invaded(players=3, events=["galactic_lottery", "great_discovery", "unexpected_help"]), "0:1")
    assert t.kind == "act" and not t.civ(2).used
    t = Sitting(
        "move", events=["galactic_lottery", "unexpected_help"], fleets=[[("scout", AT_HOME)], [("scout", AT_HOME)]]
    )
    t.chooses(("ship", "0:1"), "attack")
    assert t.kind != "help"


def test_help_that_was_used_is_gone() -> None:  # SPP-16.1, SPP-16.13
    t = invades(invaded(), "0:1").chooses("play")
    t.chooses("end")
    invades(reaches(t, 0, "act"), "0:1")
    assert t.kind != "help" and len(tellings(t, "helped")) == 1
