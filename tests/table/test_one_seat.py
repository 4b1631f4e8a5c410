"""One seat at a table: a game against an automaton, hinted at, given up, saved, and looked back at like any other."""

from tablee.players.thinking import Budget
from tablee.table import Journal, Place, Setup, Table
from tablee.table.opinion.review import Recording, curve, judgement, swings
from tests.table.company import choose, player_for

FEW = Budget(iterations=8)


def alone(level: str = "easy", seed: int = 7) -> Table:
    """One person, and nobody else."""
    return Table.begin(Setup.of("wild_space", 1, seed, {"level": level}), [Place("Anna")], player_for)


def finished() -> Table:
    """A game that was lost: the first option is always taken."""
    table = alone()
    while not table.over:
        choose(table)
    return table


def test_a_game_alone_can_be_lost_and_nobody_has_won_it() -> None:
    result = finished().result
    assert result is not None and (result.winners, result.reason) == ([], "smuggler") and len(result.scores) == 1


def test_who_plays_alone_and_resigns_has_lost() -> None:
    table = alone()
    table.resign(0)
    assert table.result is not None and (table.result.winners, table.result.reason) == ([], "resigned")
    assert table.chair(0).outcome("en") == "You resigned. The game is lost."
    assert table.chair(0).outcome("fr") == "Vous avez abandonné. La partie est perdue."


def test_a_hint_judges_the_chance_to_beat_the_automaton_and_measures_it_too() -> None:
    chair = alone().chair(0)
    advice = chair.hint(FEW)()
    assert all(0.0 <= estimate.chance <= 1.0 for estimate in advice.estimates)
    assert chair.reasons(advice).rivals == 0


def test_a_review_has_one_curve_that_ends_with_the_loss() -> None:
    recording = Recording.of(Journal.read(finished().text()))
    assert judgement(recording, 3, FEW).seat == 0 and recording.sides == (0,)
    assert len(judgement(recording, 3, FEW).chances) == 1
    assert recording.rewards == [0.0] and all(1 <= at <= recording.last for at in swings(recording, 3))
    assert curve(recording, []) == []


def test_a_game_alone_goes_on_from_its_text() -> None:
    table = alone("hard", 9)
    for _ in range(5):
        choose(table)
    journal = Journal.read(table.text())
    again = Table(journal, journal.history(), player_for)
    assert again.text() == table.text() and again.to_move == table.to_move == 0
