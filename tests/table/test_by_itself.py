"""What a table answers by itself for people: what is plain to all, and what makes no difference to play."""

import json
from collections import Counter

import pytest

from tablee.kernel import seeded
from tablee.table import Journal, Place, Setup, Table
from tablee.table.errors import BadOrder

ASKED = {"do": "ask", "to": "convert"}
HIDDEN = {"gift_return", "forced_creature", "respond", "pass_hand_card", "ability_hand_card", "last_ship"}


def people(players: int, seed: int) -> Table:
    """A single round of Karman Swap among people."""
    places = [Place(name) for name in ("Anna", "Bob", "Chloé", "Dan")[:players]]
    return Table.begin(Setup.of("karman_swap", players, seed, {"length": "round"}), places)


def played(table: Table, seed: int) -> Counter[tuple[str, bool]]:
    """Everybody answers at random: the kinds of questions that people were asked, and whether one option was all."""
    rng, asked = seeded(seed), Counter[tuple[str, bool]]()
    while not table.over:
        decision = table.decision(table.to_move)
        kind = table.chair(table.to_move).kind()
        assert decision is not None and kind is not None
        asked[kind, len(decision.options) == 1] += 1
        table.submit(table.to_move, decision.options[rng.below(len(decision.options))])
    return asked


def choices(table: Table) -> list[dict[str, object]]:
    """The choices of a journal."""
    lines = [json.loads(line) for line in table.text().splitlines()]
    return [line for line in lines if line["t"] == "choice"]


def test_one_open_option_is_taken_by_the_table_and_stands_in_the_journal() -> None:
    met: Counter[str] = Counter()
    for seed, players in ((1, 4), (2, 3), (3, 2), (4, 4)):
        table = people(players, seed)
        asked = played(table, seed)
        assert {kind for kind, is_single in asked if is_single} <= HIDDEN | {"turn_action", "ability_market_card"}
        met.update(str(line["kind"]) for line in choices(table) if line.get("by") == -1)
        again = Journal.read(table.text())
        assert Table(again, again.history(), None).data() == table.data()
    assert {"destination", "convert", "ability_planet_card"} <= set(met) and not HIDDEN & set(met)


def test_a_question_whose_answer_lies_in_a_hand_is_asked_even_with_one_option() -> None:
    asked: Counter[tuple[str, bool]] = Counter()
    for seed in range(6):
        asked += played(people(4, seed), seed)
    assert asked["respond", True] and asked["ability_hand_card", True]


def test_gems_are_converted_by_the_table_until_a_seat_orders_to_be_asked() -> None:
    table = people(2, 5)
    table.order(0, ASKED)
    seats: Counter[int] = Counter()
    rng = seeded(5)
    while not table.over:
        decision = table.decision(table.to_move)
        assert decision is not None
        if table.chair(table.to_move).kind() == "convert":
            seats[table.to_move] += 1
        table.submit(table.to_move, decision.options[rng.below(len(decision.options))])
    assert seats[0] and not seats[1]
    assert any(line["kind"] == "convert" and line["seat"] == 1 and line.get("by") == -1 for line in choices(table))


def test_only_what_is_a_habit_can_be_ordered_to_be_asked() -> None:
    with pytest.raises(BadOrder):
        people(2, 5).order(0, {"do": "ask", "to": "boost"})
    table = people(2, 5)
    goals = [plan.order for thing in table.chair(0).orderable() for plan in table.chair(0).goals(thing)]
    assert goals == [ASKED] and "convert" in table.chair(0).ordered(ASKED)["en"]


def test_an_undo_never_takes_back_only_what_went_by_itself() -> None:
    table, rng = people(2, 3), seeded(9)
    while (
        choices(table)[-1:] == [] or choices(table)[-1].get("by") != -1 or choices(table)[-1]["seat"] != table.to_move
    ):
        decision = table.decision(table.to_move)
        assert decision is not None
        table.submit(table.to_move, decision.options[rng.below(len(decision.options))])
    assert choices(table)[-1]["kind"] == "destination"
    assert table.why_not_undo(table.to_move) is not None  # all have seen the card that went there
