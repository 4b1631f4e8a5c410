"""The trace: lines of the documented shapes, chance in its order, and a check that finds every change."""

import json
from functools import cache
from typing import Any

import pytest

from tablee.table.past.journal import Setup, compact
from tablee.table.past.trace import BadTrace, at_random, check, sentences, trace

PIT = "[" * 100_000
SHAPES = {
    "setup": ["t", "game", "players", "seed", "options"],
    "chance": ["t", "what", "value"],
    "decision": ["t", "seat", "kind", "options", "choice"],
    "result": ["t", "winners", "scores", "reason"],
}


@cache
def told(states: bool = False, first: str = "random") -> list[str]:
    """One game as lines of text."""
    setup = Setup.of("karmaka", 2, 7, {"first_player": first})
    return [compact(line) for line in trace(setup, at_random(7), states=states)]


def read(lines: list[str]) -> list[dict[str, Any]]:
    """Lines as data."""
    return [json.loads(line) for line in lines]


def at(kind: str, nth: int = 0, states: bool = False) -> int:
    """The place of the nth line of a kind, counted from 0."""
    return [number for number, line in enumerate(read(told(states))) if line["t"] == kind][nth]


def changed(place: int, states: bool = False, **values: object) -> list[str]:
    """The trace with other values in one line."""
    lines = told(states)[:]
    lines[place] = json.dumps({**json.loads(lines[place]), **values})
    return lines


def complaint(lines: list[str]) -> str:
    """What the check says of a trace that is wrong."""
    with pytest.raises(BadTrace) as refused:
        check(lines)
    return str(refused.value)


# What is told.


def test_every_line_has_the_documented_shape() -> None:
    for line in read(told(states=True)):
        assert line["t"] == "state" or list(line) == SHAPES[line["t"]]


def test_the_first_line_is_the_setup_with_every_setting() -> None:
    assert told()[0] == (
        '{"t":"setup","game":"karmaka","players":2,"seed":7,'
        '"options":{"variant":"base","first_player":"random","wolf_seat":"0"}}'
    )


def test_the_first_player_is_drawn_before_the_well_is_shuffled() -> None:  # KMK-4.9
    chance = [(line["t"], line.get("what")) for line in read(told())[1:4]]
    assert chance == [("chance", "first"), ("chance", "shuffle"), ("decision", None)]


def test_a_first_player_who_is_set_is_not_drawn() -> None:  # KMK-4.8, KMK-4.9
    lines = read(told(first="seat_0"))
    assert lines[1]["what"] == "shuffle" and lines[2]["t"] == "decision" and lines[2]["seat"] == 0
    assert all(line.get("what") != "first" for line in lines)


def test_the_well_is_told_as_it_lies_top_first() -> None:  # KMK-4.4, KMK-4.7
    lines = read(told(states=True))
    order, first, state = lines[2]["value"], lines[1]["value"], lines[at("state", 0, True)]
    assert len(order) == 62 and state["well"] == order[12:]
    hand, deck = order[0:8:2], order[8:12:2]
    drawer = state["players"][first]
    assert sorted([*hand, deck[-1]]) == drawer["hand"] and drawer["deck"] == deck[:-1]


def test_hands_are_sorted_and_stacks_top_first() -> None:
    state = read(told(states=True))[at("state", 40, True)]
    assert all(player["hand"] == sorted(player["hand"]) for player in state["players"])
    lines = read(told(states=True))
    place, decision = next((n, line) for n, line in enumerate(lines) if line.get("choice", "")[1:] == ["deed"])
    after = next(line for line in lines[place:] if line["t"] == "state")
    assert after["players"][decision["seat"]]["deeds"][0] == decision["choice"][0]


def test_a_state_follows_each_decision_if_asked_for() -> None:
    kinds = [line["t"] for line in read(told(states=True)) if line["t"] != "chance"]
    count = kinds.count("decision")
    assert kinds == ["setup", *["decision", "state"] * count, "result"]
    assert "state" not in [line["t"] for line in read(told())]


def test_each_choice_is_one_of_its_options() -> None:
    for line in read(told()):
        assert line["t"] != "decision" or line["choice"] in line["options"]


def test_the_last_line_is_the_result() -> None:
    result = read(told())[-1]
    assert result["t"] == "result" and result["reason"] == "transcendence"
    assert [result["scores"][seat] for seat in result["winners"]] == [4]


def test_the_game_is_told_in_sentences_to_a_seat() -> None:
    english, french = (
        list(sentences(Setup.of("karmaka", 2, 7), at_random(7), 0, lang, ["North", "South"])) for lang in ("en", "fr")
    )
    assert len(english) == len(french) > 100 and english != french


# What is checked.


@pytest.mark.parametrize("states", [False, True])
def test_a_true_trace_is_accepted(states: bool) -> None:
    assert check(told(states)) == len(told(states))


def test_options_in_another_order_are_the_same_trace() -> None:
    options = read(told())[at("decision")]["options"]
    assert check(changed(at("decision"), options=options[::-1])) == len(told())


@pytest.mark.parametrize(
    ("kind", "nth", "values"),
    [
        ("setup", 0, {"game": "chess"}),
        ("setup", 0, {"players": 3}),
        ("setup", 0, {"players": 0}),
        ("setup", 0, {"players": "2"}),
        ("setup", 0, {"seed": -1}),
        ("setup", 0, {"seed": 1 << 64}),
        ("setup", 0, {"options": {}}),
        ("setup", 0, {"options": {"sun": "1"}}),
        ("setup", 0, {"options": []}),
        ("chance", 0, {"value": 0}),
        ("chance", 0, {"what": "dice"}),
        ("chance", 1, {"value": []}),
        ("chance", 2, {"value": "jubilee"}),
        ("decision", 5, {"seat": 7}),
        ("decision", 5, {"seat": None}),
        ("decision", 5, {"kind": "ring_trade"}),
        ("decision", 5, {"options": []}),
        ("decision", 5, {"options": "pass"}),
        ("decision", 5, {"choice": "fly"}),
        ("decision", 5, {"choice": "trade"}),
        ("decision", 5, {"choice": None}),
        ("decision", 5, {"more": 1}),
        ("decision", 5, {"t": "fly"}),
        ("decision", 5, {"t": None}),
        ("decision", 5, {"t": []}),
        ("state", 9, {"turn": 0}),
        ("state", 9, {"well": []}),
        ("state", 9, {"players": []}),
        ("state", 9, {"to_move": 7}),
        ("state", 9, {"more": None}),
        ("result", 0, {"winners": []}),
        ("result", 0, {"scores": [4, 4]}),
        ("result", 0, {"reason": "turn_cap"}),
    ],
    ids=str,
)
def test_a_change_is_found_where_it_stands(kind: str, nth: int, values: dict[str, object]) -> None:
    place = at(kind, nth, states=True)
    assert complaint(changed(place, states=True, **values)).startswith(f"line {place + 1}: ")


@pytest.mark.parametrize("value", [True, 1.0, "1"])
def test_a_number_of_another_type_is_a_change(value: object) -> None:
    place = next(number for number, line in enumerate(read(told())) if line.get("seat") == 1)
    assert complaint(changed(place, seat=value)).startswith(f"line {place + 1}: ")


def test_another_seed_is_found_at_the_first_outcome_of_chance_that_differs() -> None:
    assert complaint(changed(0, seed=8)).startswith(("line 2: ", "line 3: "))


def test_another_legal_choice_is_found_at_what_follows_from_it() -> None:
    place = at("decision", 0, states=True)
    line = read(told(states=True))[place]
    other = next(option for option in line["options"] if option != line["choice"])
    assert complaint(changed(place, states=True, choice=other)).startswith(f"line {place + 2}: ")


@pytest.mark.parametrize("kind", ["chance", "decision", "state"])
@pytest.mark.parametrize("nth", [0, 1, 8])
def test_a_line_that_is_lost_is_missed_where_it_stood(kind: str, nth: int) -> None:
    place, lines = at(kind, nth, states=True), told(states=True)
    assert complaint(lines[:place] + lines[place + 1 :]).startswith(f"line {place + 1}: ")


@pytest.mark.parametrize("kind", ["setup", "chance", "decision", "state", "result"])
def test_a_line_told_twice_is_one_too_many(kind: str) -> None:
    place, lines = at(kind, 0, states=True), told(states=True)
    assert complaint(lines[: place + 1] + lines[place:]).startswith(f"line {place + 2}: ")


@pytest.mark.parametrize("length", [1, 2, 4, 50, 51, 100])
def test_a_trace_cut_short_is_found_where_it_ends(length: int) -> None:
    assert complaint(told(states=True)[:length]).startswith(f"line {length + 1}: ")


def test_a_trace_without_its_result_is_found() -> None:
    assert complaint(told()[:-1]).startswith(f"line {len(told())}: the trace ends here, the game goes on with")


def test_a_trace_must_begin_with_its_setup() -> None:
    assert complaint([]) == complaint(told()[1:]) == "line 1: a trace begins with its set-up"


@pytest.mark.parametrize(
    "line", ["", "junk", "null", "[]", "7", "{}", '{"t":"chance"}', '{"t":"state"', PIT], ids=lambda line: line[:10]
)
def test_a_line_that_is_none_is_refused_where_it_stands(line: str) -> None:
    assert complaint([*told()[:3], line, *told()[3:]]).startswith("line 4: ")


def test_a_line_that_lacks_something_says_what() -> None:
    assert complaint([*told()[:3], '{"t":"decision","seat":1}']) == "line 4: decision without choice, kind, options"
