"""The turn: its phases, who is asked when, and the first-player token: SPP-2."""

import pytest

from tablee.games.spacepaper.rules import tables as tab
from tests.games.spacepaper.sitting import Sheet, Sitting, built, game

YARD: Sheet = {"built": built("spaceport"), "project": 10, "energy": 20}
ALL_BUT_ONE = ["oceanic", "lava", "barren", "gaseous", "frozen", "living", "telluric"]


def two_scouts_each() -> Sitting:
    """Three players, the token with seat 1, each with two scouts at home, in the movement phase."""
    homes = ["ne555", "rs22", "mp202"]
    fleets = [[("scout", f"orbit:{home}.0")] * 2 for home in homes]
    return Sitting("move", players=3, first=1, fleets=fleets)


def nearly_all_types(capital: str, home: str) -> tuple[tuple[str, list[tuple[str, str]]], dict[str, Sheet]]:
    """A home with a planet of each type but the capital's, all colonies but the last, whose adaptation ends now."""
    types = [kind for kind in ALL_BUT_ONE if kind != capital]
    worlds: dict[str, Sheet] = {f"{home}.{slot + 1}": {} for slot in range(5)}
    worlds[f"{home}.6"] = {"status": "adaptation", "steps": 1, "turns": 1}
    return ("double_star", [(kind, "large") for kind in types]), worlds


# The phases.


def test_a_turn_has_five_phases_in_order() -> None:  # SPP-2.1
    t = Sitting("turn", turn=4, gold=[9, 9]).passes("sys").passes("sys")
    marks = [(name, args) for name, args in t.told() if name in ("turn", "phase")]
    assert marks == [("turn", [5, 0]), *(("phase", [phase]) for phase in (1, 2, 3, 4, 5)), *marks[6:]]
    assert marks[6:8] == [("turn", [6, 1]), ("phase", [1])]
    assert tab.PHASE_IDS[1:] == ["resources", "research", "construction", "movement", "upkeep"]


def test_the_questions_of_a_turn_come_in_the_order_of_its_phases() -> None:  # SPP-2.1
    t = Sitting(
        "turn",
        stars={"ne555": ("red_dwarf", [("telluric", "small"), ("lava", "small")])},
        worlds=[{"ne555.1": {}}],
        science=[20],
        politics=["technocracy", "militarism"],
        fleets=[[("scout", "orbit:ne555.0")]],
        levels=[{"infrastructure": 2}],
    )
    kinds = []
    while t.state.turn == 6:
        if t.to_move == 0:
            kinds.append(t.kind)
        t.chooses(next((word for word in ("keep", "done", "end") if word in t.options), t.options[0]))
    assert kinds == ["cap", "sys", "tech", "build", "act", "sell", "pay"]


# Who is asked when.


def test_players_are_asked_in_turn_order_and_each_answer_applies_at_once() -> None:  # SPP-2.2
    t = Sitting("system", players=3, first=2, politics=["communism"] * 3)
    assert t.to_move == 2
    t.chooses("militarism")
    assert [tab.POLITICS_IDS[civ.politics] for civ in t.state.civs] == ["communism", "communism", "militarism"]
    assert (t.kind, t.to_move) == ("sys", 0)
    assert t.told()[-1] == ("changes", [2, tab.MILITARISM, 2])
    assert t.chooses("keep").to_move == 1


def test_what_a_player_answers_in_a_common_phase_is_told_to_all() -> None:  # SPP-2.2
    t = Sitting("system", players=3).chooses("communism")
    heard = [event for event in t.events if game().rules.event_names[event.kind] == "changes"]
    assert len(heard) == 1 and all(heard[0].is_told_to(seat) for seat in range(3))


def test_research_is_asked_in_turn_order_and_applies_at_once() -> None:  # SPP-2.2
    t = Sitting("research", players=3, first=1, science=[20, 20, 20])
    assert (t.kind, t.to_move) == ("tech", 1)
    t.chooses("speed")
    assert [civ.levels[0] for civ in t.state.civs] == [1, 2, 1] and t.to_move == 2
    assert t.chooses("speed").to_move == 0


def test_construction_is_asked_in_turn_order_and_applies_at_once() -> None:  # SPP-2.2
    t = Sitting("build", players=3, first=1, levels=[{"infrastructure": 2}] * 3, gold=[20, 20, 20])
    assert (t.kind, t.to_move) == ("build", 1)
    t.chooses(("project", "rs22.0", "spaceport"))
    assert t.planet("1").project == tab.SPACEPORT and (t.kind, t.to_move) == ("build", 2)
    assert t.chooses("done").to_move == 0


def test_upkeep_is_paid_in_turn_order() -> None:  # SPP-2.2
    t = Sitting(
        "upkeep",
        players=3,
        first=1,
        politics=["colonialism"] * 3,
        fleets=[[("scout", "wide:koi2")], [("scout", "wide:hoi2")], [("scout", "wide:ft22")]],
    )
    asked = []
    while t.kind == "sell":
        asked.append(t.to_move)
        t.chooses("done")
    assert asked == [1, 2, 0]


def test_the_incomes_of_all_players_come_before_any_victory() -> None:  # SPP-2.3
    t = Sitting("income", gold=[598, 599], races=["human", "vulcan"])
    assert t.state.over and t.kind == "economic"
    assert game().rules.result(t.state).winners == [1] and [civ.gold for civ in t.state.civs] == [601, 604]


@pytest.mark.parametrize("first", [0, 1])
def test_the_energy_of_all_players_is_applied_in_one_step(first: int) -> None:  # SPP-2.3
    t = Sitting("produce", first=first, capitals=[YARD, YARD])
    assert [t.planet(seat).energy for seat in ("0", "1")] == [18, 19]


@pytest.mark.parametrize(("gold", "winner"), [([10, 20], 1), ([20, 10], 0)])
def test_two_players_who_complete_a_conquest_in_one_upkeep_are_compared(
    gold: list[int], winner: int
) -> None:  # SPP-2.3
    one, own = nearly_all_types("telluric", "ne555")
    other, their = nearly_all_types("lava", "rs22")
    t = Sitting("upkeep", stars={"ne555": one, "rs22": other}, worlds=[own, their], gold=gold)
    assert t.kind == "conquest" and game().rules.result(t.state).winners == [winner]


def test_one_who_completes_a_conquest_in_upkeep_wins_alone() -> None:  # SPP-2.3
    one, own = nearly_all_types("telluric", "ne555")
    t = Sitting("upkeep", stars={"ne555": one}, worlds=[own], gold=[10, 20])
    assert t.kind == "conquest" and game().rules.result(t.state).winners == [0]


# Movement.


def test_each_player_moves_all_ships_before_the_next_one_starts() -> None:  # SPP-2.4
    t = two_scouts_each()
    asked = []
    while t.kind == "act":
        asked.append(t.to_move)
        t.chooses(t.options[0])
        while t.kind == "step":
            t.chooses(next((option for option in t.options if option[0] == "stop"), t.options[0]))
    assert asked == [1, 1, 2, 2, 0, 0]


def test_a_player_may_leave_ships_where_they_are() -> None:  # SPP-2.4
    t = two_scouts_each().chooses("end")
    assert (t.kind, t.to_move) == ("act", 2)
    assert t.fleet(1) == ["scout orbit:rs22.0"] * 2


@pytest.mark.parametrize(("first", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_token_passes_clockwise_after_movement(first: int, after: int) -> None:  # SPP-2.5
    t = Sitting("token", players=3, first=first, gold=[9, 9, 9])
    assert t.state.first == after and ("token", [after]) in t.told()


def test_the_token_stays_until_the_last_go_of_movement_has_ended() -> None:  # SPP-2.5
    t = two_scouts_each().chooses("end", "end")
    assert t.state.first == 1 and (t.kind, t.to_move) == ("act", 0)
    assert t.chooses("end").state.first == 2


def test_the_token_passes_over_a_player_who_is_eliminated() -> None:  # SPP-2.5
    t = Sitting("move", players=3, levels=[{"invasion": 5}], fleets=[[("cruiser", "orbit:rs22.0")]], gold=[9, 9, 9])
    t.planet("1").people = 1
    t.chooses(("ship", "0:1"), "stay", "invade")
    assert t.civ(1).fallen and t.state.first == 2 and ("token", [1]) not in t.told()


def test_upkeep_and_the_next_turn_use_the_new_order() -> None:  # SPP-2.6
    fleets = [[("scout", f"orbit:{home}.0")] for home in ("ne555", "rs22", "mp202")]
    t = Sitting("move", players=3, first=0, politics=["colonialism"] * 3, fleets=fleets)
    asked = []
    while t.state.turn == 5:
        asked.append((t.kind, t.to_move))
        t.chooses("end" if t.kind == "act" else "done")
    assert asked == [("act", 0), ("act", 1), ("act", 2), ("sell", 1), ("sell", 2), ("sell", 0)]
    assert (t.kind, t.to_move) == ("sys", 1)
    assert t.chooses("keep").to_move == 2


def test_who_has_nothing_to_choose_is_skipped() -> None:  # SPP-2.7
    t = Sitting("turn", gold=[9, 9], science=[0, 0])
    t.chooses("keep", "keep")
    assert (t.state.turn, t.kind) == (7, "sys")  # no colony, no point, no project, no ship, no debt


def test_only_who_has_a_choice_is_asked() -> None:  # SPP-2.7
    stars = {"rs22": ("red_dwarf", [("lava", "small")])}
    t = Sitting("turn", players=3, stars=stars, worlds=[{}, {"rs22.1": {}}])
    assert (t.kind, t.to_move) == ("cap", 1)
    t.chooses("keep")
    assert (t.kind, t.to_move) == ("sys", 0)


def test_a_player_with_no_ready_ship_is_skipped_in_movement() -> None:  # SPP-2.7
    idle = ("scout", "orbit:ne555.0", {"ready": False})
    t = Sitting("move", fleets=[[idle], [("scout", "orbit:rs22.0")]])
    assert (t.kind, t.to_move) == ("act", 1)
