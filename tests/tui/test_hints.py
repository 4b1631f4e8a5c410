"""Hints in the terminal: alone they are on; several people agree to them before they play."""

import io

import pytest

from tablee.players.levels import player_for
from tablee.players.thinking import Budget
from tablee.table import Place, Setup, Table
from tablee.tui.desk.desk import Desk
from tablee.tui.plain.console import Console
from tablee.tui.plain.plain_mode import Plain

ALONE = [Place("Anna"), Place("Bob", "random")]
TWO = [Place("Anna"), Place("Bob")]


def asked(places: list[Place], *, hints: bool, language: str = "en") -> str:
    """What is said to one who asks for a hint."""
    table = Table.begin(Setup.of("karmaka", 2, 7, {"first_player": "seat_0"}), places, player_for)
    out, typed = io.StringIO(), "hint\n" if places is ALONE else "\nhint\n"
    Plain(Desk(table, hints=hints), Console(io.StringIO(typed), out), language, Budget(5)).run()
    return out.getvalue()


@pytest.mark.parametrize(
    ("places", "hints", "is_given"), [(ALONE, False, True), (TWO, True, True), (TWO, False, False)]
)
def test_several_people_get_hints_only_where_they_agreed(places: list[Place], hints: bool, is_given: bool) -> None:
    said = asked(places, hints=hints)
    assert ("The master" in said or "thinking" in said) == is_given
    assert ("without hints" in said) != is_given


def test_the_reason_is_said_in_french_too() -> None:
    assert "sans conseils" in asked(TWO, hints=False, language="fr")
