"""Resigning: it ends a game of two sides at once; among more, a virtual player plays on and can win nothing."""

import pytest

from tablee.kernel import GameOver
from tablee.server.play.room import Room
from tablee.table import BadJournal, BadSeat, CannotUndo, Journal, Place, Said, Setup, Table
from tablee.table.opinion.review import Recording, curve, judged
from tablee.table.past.records import Choice, End, Handover, Resign, TakeBack
from tests.table.company import AGAINST_ONE, choose, player_for, seated

THREE = [Place("Anna"), Place("Bob"), Place("Cleo", "any")]
TEAMS = [Place("Anna"), Place("Bob"), Place("Cleo"), Place("Dan")]


def of_three(places: list[Place] | None = None) -> Table:
    setup = Setup.of("karmaka", 3, 7, {"variant": "multiplayer", "first_player": "seat_0"})
    return Table.begin(setup, places or THREE, player_for)


def of_teams(places: list[Place] | None = None) -> Table:
    setup = Setup.of("karmaka", 4, 7, {"variant": "teams", "first_player": "seat_0"})
    return Table.begin(setup, places or TEAMS, player_for)


def play_out(table: Table) -> None:
    """Whoever is on move takes the first option until the end."""
    while not table.over:
        choose(table)


def replayed(table: Table) -> Table:
    """The same game from its text."""
    journal = Journal.read(table.text())
    return Table(journal, journal.history(), player_for)


# Two sides.


def test_a_resignation_ends_a_game_of_two_at_once_and_the_other_wins() -> None:
    table = seated()
    choose(table)
    scores = table.game.result(table._history.state).scores
    table.resign(0)
    result = table.result
    assert table.over and result is not None
    assert (result.winners, result.scores, result.reason) == ([1], scores, "resigned")
    assert [type(record) for record in Journal.read(table.text()).records] == [Choice, Resign, End]


def test_one_may_resign_before_the_first_choice_and_while_the_other_decides() -> None:
    table = seated()
    table.resign(1)
    assert table.to_move == -1 and table.result is not None and table.result.winners == [0]


def test_everybody_reads_who_resigned_and_who_won_in_both_languages() -> None:
    table = seated()
    table.resign(0)
    assert table.sentences(1, "en")[-1] == "Anna resigns." and table.sentences(0, "en")[-1] == "You resign."
    assert table.sentences(1, "fr")[-1] == "Anna abandonne."
    assert table.chair(1).outcome("en") == "You win: Anna resigned."
    assert table.chair(0).outcome("en") == "You resigned. Bob wins."
    assert table.chair(0).outcome("fr") == "Vous avez abandonné. Bob gagne."
    assert table.chair(7).status("en") == "Bob wins: Anna resigned."


def test_nothing_is_chosen_undone_or_taken_back_after_it() -> None:
    table = seated(AGAINST_ONE)
    choose(table)
    table.play_on()
    table.resign(0)
    with pytest.raises(GameOver):
        table.submit(0, 0)
    with pytest.raises(CannotUndo, match="ended"):
        table.undo(0)
    with pytest.raises(CannotUndo, match="resigned"):
        table.take_back(0)
    with pytest.raises(Said, match="ended"):
        table.resign(0)


def test_a_virtual_player_never_resigns() -> None:
    table = seated(AGAINST_ONE)
    with pytest.raises(BadSeat):
        table.resign(1)
    assert table.n == 1


def test_the_journal_of_a_resignation_replays_to_the_same_end() -> None:
    table = seated()
    choose(table)
    table.resign(1)
    again = replayed(table)
    assert again.data() == table.data() and again.result is not None and again.result.winners == [0]
    assert Room(table.text().splitlines()).text() == table.text()


def test_a_journal_that_gives_the_win_to_another_is_refused() -> None:
    table = seated()
    table.resign(1)
    journal = Journal(table.setup, table.places)
    journal.add(Resign(1, None), End([1], [0, 0], "resigned"))
    with pytest.raises(BadJournal):
        journal.history()


@pytest.mark.parametrize("record", [Choice(1, 0, "play_card", "pass"), TakeBack(0, 0), Handover(1, "any"), Resign(0)])
def test_no_line_but_the_end_follows_the_resignation_of_one_of_two(record: Choice) -> None:
    journal = Journal(seated().setup, seated().places)
    journal.add(Resign(1, None), record)
    with pytest.raises(BadJournal):
        journal.history()


def test_a_torn_end_is_written_when_the_table_is_opened_again() -> None:
    table = seated()
    table.resign(0)
    lines = table.text().splitlines()
    journal = Journal.read("".join(f"{line}\n" for line in lines[:-1]))
    assert journal.history().state.over and not journal.history().ended


def test_a_resigned_game_can_be_reviewed_to_its_last_moment() -> None:
    table = seated()
    for _ in range(3):
        choose(table)
    table.resign(0)
    recording = Recording.of(Journal.read(table.text()))
    assert recording.last == 3 and recording.told(3, 1, "en")[-1] == "Anna resigns."
    assert curve(recording, list(judged(recording)))[-1] == (0.0, 1.0)


# More sides.


def test_among_three_a_virtual_player_plays_on_for_good() -> None:
    table = of_three()
    table.resign(0, "any")
    assert not table.over and table.places[0] == Place("Anna", "any")
    assert table.sentences(1, "en")[-1] == "Anna resigns. A virtual player plays on there until the end."
    with pytest.raises(BadSeat, match="resigned"):
        table.hand_over(0, None)
    assert table.think() in table.chair(0).world(table.chair(0).chance("test")).options


def test_the_seat_of_one_who_resigned_wins_nothing_even_where_it_is_first() -> None:
    first = of_three()
    play_out(first)
    assert first.result is not None
    (winner,) = first.result.winners
    table = of_three([Place("Anna"), Place("Bob"), Place("Cleo")])
    table.resign(winner, "first")
    play_out(table)
    result = table.result
    assert result is not None and result.reason == "resigned" and winner not in result.winners
    others = [score for seat, score in enumerate(result.scores) if seat != winner]
    assert [result.scores[seat] for seat in result.winners] == [max(others)] * len(result.winners)
    assert replayed(table).result is not None and table.chair(winner).outcome("en").startswith("You resigned.")


def test_where_another_wins_the_end_is_told_as_ever_and_says_who_resigned() -> None:
    first = of_three()
    play_out(first)
    assert first.result is not None
    (winner,) = first.result.winners
    other = (winner + 1) % 2 if winner < 2 else 0
    table = of_three([Place("Anna"), Place("Bob"), Place("Cleo")])
    table.resign(other, "first")
    play_out(table)
    assert table.result is not None and table.result.winners == [winner]
    assert table.result.reason == first.result.reason
    assert table.chair(7).outcome("en").endswith(f"{table.names[other]} resigned.")


def test_the_last_but_one_to_resign_ends_the_game() -> None:
    table = of_three([Place("Anna"), Place("Bob"), Place("Cleo")])
    table.resign(0, "any")
    table.resign(1, "any")
    assert table.over and table.result is not None and table.result.winners == [2]


def test_nothing_before_a_resignation_is_taken_back_and_what_came_after_may_be() -> None:
    table = of_three([Place("Anna"), Place("Bob", "any"), Place("Cleo", "any")])
    choose(table)
    table.resign(0, "any")
    broken = Journal.read(table.text())
    broken.add(TakeBack(0, 0))
    with pytest.raises(BadJournal):
        broken.history()
    people = of_three([Place("Anna"), Place("Bob"), Place("Cleo", "any")])
    choose(people)
    people.resign(1, "any")
    assert people.why_not_undo(0) is not None
    with pytest.raises(CannotUndo, match="resigned"):
        people.undo(0)


# Partners are one side.


def test_a_partner_plays_on_beside_a_virtual_player_and_the_side_is_out_when_both_have_resigned() -> None:
    table = of_teams()
    table.resign(0, "any")
    assert not table.over
    table.resign(2, "any")
    assert table.over and table.result is not None and table.result.winners == [1, 3]


def test_a_virtual_partner_does_not_play_on_alone() -> None:
    table = of_teams([Place("Anna"), Place("Bob", "any"), Place("Cleo", "any"), Place("Dan", "any")])
    table.resign(0, "any")
    assert table.over and table.result is not None and table.result.winners == [1, 3]
