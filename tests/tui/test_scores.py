"""The score sheet of any game: parts below their sums, what counts in brackets, and changes since the last turn."""

from dataclasses import dataclass, replace

from tablee.games.seeing import Score, ScorePart
from tablee.table.past.since import Change, Since
from tablee.tui.boards.scores import ScoreSheet
from tablee.tui.desk.desk import Desk
from tablee.tui.plain.sheet_lines import sheet_lines
from tests.tui.space import desk_at


@dataclass
class Dice:
    """The view of a game that nobody has written."""

    seat: int
    scores: tuple[Score, ...]


THROW = Dice(
    1,
    (
        Score("dice", 0, 7, 12, (ScorePart("pairs", 4, 12), ScorePart("runs", 7, 12, counts=True))),
        Score("dice", 1, 11, 12, (ScorePart("pairs", 11, 12, counts=True, soon=True),)),
        Score("lives", 0, 2),
    ),
)


def sheet(since: Since | None = None, language: str = "en") -> ScoreSheet:
    """The scores of that game; its names are its ids."""
    return ScoreSheet(THROW, ["Anna", "Bob"], language, lambda name, language: name, since)


def lines(since: Since | None = None) -> list[str]:
    """The same as text."""
    found = sheet(since).sheet()
    assert found is not None
    return sheet_lines(found)


def test_a_sheet_shows_each_score_with_its_parts_the_reader_first() -> None:
    assert lines()[2:] == [
        "         Bob       Anna",
        "dice     11/12     7/12",
        "  pairs  [11/12]*  4/12",
        "  runs   ·         [7/12]",
        "lives    ·         2",
    ]


def test_a_change_stands_beside_its_number_and_says_since_when() -> None:
    since = Since(4, (Change("dice", 0, 9, 7),))
    assert lines(since)[2] == "In brackets: the change since the end of your last turn."
    assert lines(since)[4].endswith("7/12 (−2)")
    assert sheet(since).changes() == ("Anna: dice 9 → 7",) and sheet().changes() == ()


def test_whoever_may_win_soon_is_named_with_the_way() -> None:
    assert sheet().alarms() == {(1, "pairs"): "You may win soon: pairs, 11 of 12."}


def test_partners_are_warned_of_once() -> None:
    near = tuple(Score("dice", seat, 11, 12, (ScorePart("pairs", 11, 12, soon=True),)) for seat in (1, 2))
    found = ScoreSheet(Dice(0, near), ["Anna", "Bob", "Chloé"], "fr", lambda name, language: name, None)
    assert found.alarms() == {(1, "pairs"): "Bob et Chloé peuvent bientôt gagner\N{NO-BREAK SPACE}: pairs, 11 sur 12."}


def test_a_game_that_counts_nothing_has_no_sheet() -> None:
    assert ScoreSheet(object(), ["Anna"], "fr", lambda name, language: name, None).sheet() is None


def test_an_alarm_is_said_once_to_a_reader_and_again_when_it_had_passed() -> None:
    desk = Desk(desk_at("act", 150, seed=1).table)
    board = desk.board(0, "en")
    alarm = {(1, "economic"): "Soon."}
    desk._boards[0, "en"] = replace(board, alarms=alarm)
    assert desk.alarms(0, "en") == ["Soon."] and desk.alarms(0, "en") == []
    desk._boards[0, "en"] = board
    assert desk.alarms(0, "en") == []
    desk._boards[0, "en"] = replace(board, alarms=alarm)
    assert desk.alarms(0, "en") == ["Soon."]
