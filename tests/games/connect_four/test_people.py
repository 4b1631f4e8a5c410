"""What people see and read of Connect Four, in both languages."""

import pytest

from connect_four.people.view import ConnectFourView
from tablee.kernel import EVERYONE, NOBODY, SPECTATOR, Event, UnknownSeat
from tests.games.connect_four.sitting import FULL, UPRIGHT, Sitting

NAMES = ["Ada", "Bo"]
TELLING = Sitting.game.telling


def told(drops: str, language: str, seat: int = SPECTATOR) -> list[str]:
    return [TELLING.told(event, NAMES, language, seat) for event in Sitting(drops).events]


def ended(drops: str, language: str, seat: int = SPECTATOR) -> str:
    return TELLING.outcome(Sitting.game.rules.result(Sitting(drops).state), NAMES, language, seat)


def test_everyone_sees_the_board_and_the_one_to_move_its_options() -> None:
    s = Sitting("dd").state
    mine, theirs = TELLING.view(s, 0), TELLING.view(s, 1)
    assert isinstance(mine, ConnectFourView) and isinstance(theirs, ConnectFourView)
    assert mine.columns == theirs.columns == ((), (), (), (0, 1), (), (), ())
    assert mine.decision and mine.decision.options == (0, 1, 2, 3, 4, 5, 6)
    assert theirs.decision and theirs.decision.options == ()
    with pytest.raises(UnknownSeat):
        TELLING.view(s, 2)


def test_the_audit_sees_the_board_and_whose_turn_it_is() -> None:
    assert TELLING.table(Sitting("d").state) == {"columns": ((), (), (), (0,), (), (), ()), "to_move": 1}
    assert TELLING.table(Sitting(UPRIGHT).state)["to_move"] is None


def test_options_are_named_and_described() -> None:
    s = Sitting().state
    assert TELLING.option_name(3) == TELLING.spell(s, 3) == "d"
    described = TELLING.describe(s, 3)
    assert (described.form, described.text["fr"], described.text["en"]) == ("position", "colonne d", "column d")
    assert [(touch.zone, touch.seat, touch.what) for touch in described.touches] == [("column", NOBODY, 3)]


def test_the_question_is_asked_and_waited_for() -> None:
    s = Sitting().state
    assert TELLING.ask(s, "en") == "Into which column do you drop your stone?"
    assert TELLING.waiting(s, "fr", NAMES) == "Ada choisit une colonne…"
    assert TELLING.rules_of("drop", {}) == ["C4-2.1", "C4-2.2", "C4-2.3"]


def test_events_tell_the_game_to_each_reader() -> None:
    assert told("d", "en") == ["Ada drops a stone into column d."]
    assert told("d", "fr", seat=0) == ["Vous lâchez un jeton dans la colonne d."]
    assert told(UPRIGHT, "en")[-1] == "Ada has four in a row."
    assert told(UPRIGHT, "fr", seat=0)[-1] == "Vous alignez quatre jetons."
    assert told(FULL, "en")[-1] == "The board is full."


def test_the_end_is_told_to_each_reader() -> None:
    assert ended(UPRIGHT, "en") == "Ada wins: four in a row."
    assert ended(UPRIGHT, "en", seat=0) == "You win: four in a row."
    assert ended(FULL, "en") == "The game is a draw: the board is full."


def test_every_drop_opens_a_turn_and_nothing_is_left_to_chance() -> None:
    dropped, won = Sitting(UPRIGHT).events[-2:]
    assert TELLING.opens_turn(dropped) and not TELLING.opens_turn(won)
    with pytest.raises(ValueError, match="chance"):
        TELLING.chance(Event(0, EVERYONE, []))
