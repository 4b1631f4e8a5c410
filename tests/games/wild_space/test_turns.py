"""The turn: one shuttle move, then the action of that place. (WSP-3)"""

from tests.games.wild_space.sitting import Sitting

DRAWS = ["take:deck", "take:deck", "take:deck"]
STARTING = ["PL01:left", "PL01:right", "PL02:left", "PL02:right"]


def test_turns_go_clockwise_from_the_first_player() -> None:  # WSP-3.1, WSP-12.5
    t = Sitting(["SP13"], players=3, active=2, first=2, hands={0: ["SP14"], 1: ["SP15"]})
    turns = []
    for _ in range(4):
        turns.append((t.active, t.turn))
        t.chooses("land:PL01:left" if len(turns) < 4 else "land:PL01:right")
        t.draws_all().chooses("end_turn")
    assert turns == [(2, 1), (0, 1), (1, 1), (2, 2)]


def test_each_player_takes_ten_turns() -> None:  # WSP-3.1, WSP-13.1
    t = Sitting.opened(2, first=1)
    seen = []
    while not t.is_over:
        if t.kind == "move":
            seen.append((t.active, t.turn))
        t.chooses(t.answers[0])
    assert seen == [(seat, turn) for turn in range(1, 11) for seat in (1, 0)]


def test_a_turn_is_a_move_then_its_action_then_its_end() -> None:  # WSP-3.2
    t = Sitting(["SP13"])
    assert t.kind == "move"
    t.chooses("land:PL01:left")
    assert t.kind == "draw"
    t.chooses(*DRAWS)
    assert t.kind == "end" and t.active == 0
    assert t.chooses("end_turn").active == 1


def test_a_move_is_a_landing_or_an_exploration_and_must_be_made() -> None:  # WSP-3.3
    t = Sitting(["SP13"], landed=["PL01:left"])
    kinds = {option.split(":")[0] for option in t.options}
    assert kinds == {"land", "explore", "renew"}, "no pass while a move is legal"
    assert t.refuses("pass") == "WSP-3.3"


def test_without_a_shuttle_in_front_one_may_only_explore() -> None:  # WSP-3.4
    t = Sitting(["SP13"], ["SP01", "SP02"], up=1, landed=[*STARTING, "PL03:left"])
    assert {option.split(":")[0] for option in t.answers} == {"explore"} and len(t.answers) == 5
    assert t.unplaced(0) == 0 and t.refuses("land:PL03:right") == "WSP-3.4"
    one_left = Sitting(["SP13"], ["SP01", "SP02"], up=1, landed=STARTING)
    assert "land:PL03:right" in one_left.options


def test_landing_and_exploring_mix_in_any_order() -> None:  # WSP-3.5
    t = Sitting(["SP13"], hands={1: ["SP14"]})
    for move in ("land:PL01:left", "explore:PL01:left", "land:PL02:right", "land:PL01:right", "explore:PL02:right"):
        t.chooses(move).draws_all().chooses("end_turn")
        t.chooses(t.answers[0]).draws_all().chooses("end_turn")
    assert (t.explored(0), t.landed(0)) == (["PL01:left", "PL02:right"], ["PL01:right"])


def test_a_shuttle_does_not_land_and_explore_in_one_turn() -> None:  # WSP-3.6
    t = Sitting(["SP13"])
    t.chooses("land:PL01:left", *DRAWS)
    assert t.answers == ["end_turn"] and t.landed(0) == ["PL01:left"]
    t.chooses("end_turn")
    assert t.active == 1


def test_a_move_is_legal_even_if_its_action_can_do_nothing() -> None:  # WSP-3.7, WSP-6.4
    t = Sitting(["EM01"])
    assert "land:PL01:right" in t.options, "no Specialist to play"
    t.chooses("land:PL01:right")
    assert t.kind == "end" and t.hand(0) == ["EM01"] and t.landed(0) == ["PL01:right"]


def test_without_a_legal_move_the_turn_is_a_pass() -> None:  # WSP-3.8
    t = Sitting(["EM01"], explored=STARTING, turn=9)
    assert (t.kind, t.answers, t.renewals) == ("move", ["pass"], ["EM01"])
    t.chooses("pass")
    assert t.kind == "end", "no action, but the end of a turn"
    assert (t.unplaced(0), t.hand(0)) == (1, ["EM01"])
    t.chooses("end_turn")
    assert t.active == 1


def test_a_pass_counts_as_one_of_the_ten_turns() -> None:  # WSP-3.8
    t = Sitting(["EM01"], hands={1: ["EM02"]}, explored=STARTING, shuttles={1: ([], STARTING)}, turn=9)
    t.chooses("pass", "end_turn", "pass", "end_turn")
    assert (t.active, t.turn) == (0, 10)
    t.chooses("pass", "end_turn", "pass", "end_turn")
    assert t.is_over


def test_a_pass_with_an_empty_hand_is_settled_without_a_question() -> None:  # WSP-3.8
    t = Sitting(explored=STARTING, hands={1: ["SP14"]}, turn=9)
    assert (t.active, t.kind) == (1, "move")


def test_only_a_crew_below_three_can_be_without_a_move() -> None:  # WSP-3.9
    assert "pass" in Sitting(["EM01"], ["SP01"], explored=STARTING, up=1).options
    for tile in ("PL03", "PL04", "PL05"):
        t = Sitting(
            ["EM01"], ["RO13", "RO14"], captains=["CA02"], explored=STARTING, up=1, tiles=(tile, "PL06", "PL09")
        )
        assert f"land:{tile}:left" in t.options and "pass" not in t.options
