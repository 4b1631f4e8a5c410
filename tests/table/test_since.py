"""What has changed since a seat's last turn: reckoned from the moment when that turn was over, and from no other."""

from types import SimpleNamespace

from tablee.games.karmaka.rules.state import KarmakaState
from tablee.games.seeing import Score
from tablee.kernel import NOBODY, SPECTATOR, seeded
from tablee.table import Chair, Place, Setup, Table
from tablee.table.past.since import Change, Since, at_the_end, since, sizes
from tests.games.karmaka.sitting import Sitting
from tests.table.company import seated


def plays(table: Table, card_and_way: str) -> None:
    """The seat on move plays, by the end of what its option is called."""
    seat = table.to_move
    found = [option for option, words in table.chair(seat).options() if card_and_way in words.in_("en")]
    table.submit(seat, found[0])


def changes(chair: Chair) -> dict[tuple[str, int], tuple[int, int]]:
    """What has changed, by score and seat."""
    found = chair.since()
    assert found is not None
    return {(each.id, each.seat): (each.was, each.now) for each in found.changes}


def test_before_a_first_turn_is_over_nothing_has_changed() -> None:
    table = seated()
    assert table.chair(0).since() is None and table.chair(1).since() is None
    plays(table, "point")
    assert table.chair(1).since() is None, "the turn of another is not one's own"
    assert table.chair(SPECTATOR).since() is None


def test_a_number_that_came_back_has_not_changed() -> None:
    table = seated()
    plays(table, "point")  # Anna's turn is over: Bob draws his fifth card at once
    assert changes(table.chair(0)) == {("hand", 1): (4, 5), ("deck", 1): (2, 1)}
    plays(table, "point")  # four, five, four: no change
    assert ("hand", 1) not in changes(table.chair(0))
    assert changes(table.chair(0))["deck", 1] == (2, 1)


def test_what_the_own_turn_did_itself_is_no_change() -> None:
    table = seated()
    plays(table, "Keep")
    plays(table, "Keep")
    mine = {key for key in changes(table.chair(0)) if key[1] == 0}
    assert mine == {("hand", 0), ("deck", 0)}, "the card just drawn, not the one that was kept in the own turn"
    assert changes(table.chair(0))["future_life", 1] == (0, 1)


def test_changes_are_counted_from_the_last_turn_and_not_from_the_last_answer() -> None:
    table = seated()
    plays(table, "point")
    plays(table, "power")
    while table.to_move == 1 and table.chair(1).kind() != "karmic_offer":
        table.submit(1, table.chair(1).options()[0][0])
    before = table.chair(0).since()
    assert before is not None and before.turn == 1
    table.submit(0, table.chair(0).options()[0][0])  # an answer in the turn of another
    after = table.chair(0).since()
    assert after is not None and after.turn == 1


def is_gold_told(chair: Chair) -> bool:
    """Whether gold is among the changes."""
    found = chair.since()
    return found is not None and any(change.id == "gold" for change in found.changes)


def test_a_turn_that_is_everybodys_ends_for_all_together() -> None:
    table = Table.begin(Setup.of("spacepaper", 2, 5), [Place("Anna"), Place("Bob")])
    while not is_gold_told(table.chair(0)):
        seat = table.to_move
        table.submit(seat, table.game.mind.prefer(table.chair(seat).world(seeded(1)), seeded(2)))
    mine, theirs = table.chair(0).since(), table.chair(1).since()
    assert mine == theirs and mine is not None and mine.turn == 1
    assert {change.seat for change in mine.changes if change.id == "gold"} == {0, 1}


def test_a_change_is_told_of_its_score_alone() -> None:
    since = Since(3, (Change("gold", 1, 4, 7),))
    assert [since.of(Score("gold", seat, 7)) for seat in (0, 1)] == [0, 3]


def test_the_end_of_a_turn_is_before_the_next_one_draws_and_leaves_the_table_alone() -> None:
    t = Sitting([["peek"], ["panic"]], decks=[[], ["spite"]])
    before = t.state.data()
    end = at_the_end(t.game.rules, t.state, t.state.options[0])
    assert isinstance(end, KarmakaState)
    assert (end.souls[0].held, end.souls[1].held, len(end.souls[1].deck)) == (0, 1, 1)
    assert t.state.data() == before


def test_the_end_of_a_game_is_the_end_of_its_turn() -> None:
    t = Sitting([[], ["panic"]], deeds=[["embody", "vengeance"]], levels=[3, 0], rings=[9, 0], at_start=True)
    assert t.kind == "ring_trade"
    assert at_the_end(t.game.rules, t.state, t.state.options[0]).over


def test_a_game_without_scores_has_no_changes() -> None:
    table = Table.begin(Setup.of("karmaka", 2, 7), [Place("Anna"), Place("Bob")])
    assert since(table._history, 0, object()) is None


def test_piles_change_since_the_same_moment_as_scores() -> None:
    table = seated()
    plays(table, "point")
    plays(table, "point")
    found = table.chair(0).since()
    assert found is not None
    piles = {(each.id, each.seat): (each.was, each.now) for each in found.piles}
    assert piles == {("deeds", 1): (0, 1)}, "Anna's own Deed was laid in her own turn"


def test_a_pile_is_counted_for_each_of_its_owners_or_for_nobody() -> None:
    view = SimpleNamespace(souls=(SimpleNamespace(deeds=("a", "b")), SimpleNamespace(deeds=())), well=7)
    assert list(sizes(view, ["souls", "*", "deeds"])) == [(0, 2), (1, 0)]
    assert list(sizes(view, ["well"])) == [(NOBODY, 7)]
