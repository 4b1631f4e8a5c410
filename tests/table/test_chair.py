"""The chair: each seat is asked, told and shown its own, at one moment, and nobody else's."""

import pytest

from tablee.kernel import SPECTATOR, WrongSeat, seeded
from tablee.players.thinking import Budget
from tablee.table import CannotUndo, Chair, Place, Setup, Table
from tests.table.company import seated

FEW = Budget(iterations=5)


def chairs(table: Table) -> tuple[Chair, Chair]:
    """Who is on move, and another."""
    return table.chair(table.to_move), table.chair(1 - table.to_move)


def test_only_who_is_on_move_is_asked_and_has_options() -> None:
    mover, other = chairs(seated())
    assert mover.is_asked and mover.decision() is not None and mover.options() and mover.rules()
    assert not other.is_asked and other.decision() is None and other.options() == []
    assert mover.status("fr") != other.status("fr") != ""
    assert [option for option, _ in mover.options()] == mover.decision().options  # type: ignore[union-attr]


def test_an_owner_is_asked_nothing_while_another_holds_the_seat() -> None:
    table = seated()
    owner = table.chair(table.to_move, is_held=False)
    assert not owner.is_asked and owner.options() == []
    assert owner.status("en") == table.chair(1 - table.to_move).status("en")
    assert owner.view() == table.view(table.to_move)


def test_a_chair_stays_at_its_moment_while_the_table_goes_on() -> None:
    table = seated()
    before = table.chair(table.to_move)
    seen, asked, told = before.view(), before.status("en"), len(before.log())
    table.submit(table.to_move, before.options()[0][0])
    assert (before.view(), before.status("en"), len(before.log())) == (seen, asked, told)
    assert len(table.log(before.seat)) > told


def test_why_not_and_hints_are_for_the_seat() -> None:
    mover, other = chairs(seated())
    option = mover.options()[0][0]
    assert mover.why_not(option) is None and other.why_not(option) is not None
    assert {each.option for each in mover.hint(FEW)().estimates} == {each for each, _ in mover.options()}
    with pytest.raises(WrongSeat):
        other.hint(FEW)


def test_a_world_is_one_that_the_seat_cannot_tell_from_the_true_one() -> None:
    mover, other = chairs(seated())
    for chair in (mover, other):
        assert chair.game.view(chair.world(seeded(3)), chair.seat) == chair.view()


def test_chance_for_a_purpose_is_the_same_at_the_same_moment_and_another_for_another() -> None:
    mover, other = chairs(seated())
    drawn = [chair.chance(purpose).below(1 << 30) for chair in (mover, other) for purpose in ("hint", "ways")]
    assert len(set(drawn)) == 4 and mover.chance("hint").below(1 << 30) == drawn[0]


def test_the_kind_of_a_question_is_told_to_those_who_may_know_it() -> None:
    mover, other = chairs(seated())
    assert mover.kind() is not None
    assert (other.kind() is not None) == other.game.kinds_are_public
    assert other.rules() == (mover.rules() if other.game.kinds_are_public else [])


def test_everybody_is_told_the_end_in_their_own_words() -> None:
    table = Table.begin(Setup.of("karmaka", seed=7), [Place("Anna"), Place("Bob")])
    assert table.chair(0).result is None and table.chair(0).outcome("en") == ""
    rng = seeded(5)
    while not table.over:
        options = table.chair(table.to_move).options()
        table.submit(table.to_move, options[rng.below(len(options))][0])
    result = table.chair(SPECTATOR).result
    assert result is not None
    outcomes = {table.chair(seat).outcome("en") for seat in (0, 1, SPECTATOR)}
    assert len(outcomes) == 2 and table.chair(0).status("en") == table.chair(0).outcome("en")
    assert table.chair(0).kind() is None and table.chair(0).rules() == []


def test_a_spectator_takes_nothing_back_and_a_person_alone_may() -> None:
    table = seated()
    seat = table.to_move
    table.submit(seat, table.chair(seat).options()[-1][0])
    assert not table.chair(SPECTATOR).may_take_back() and not table.chair(seat).may_take_back()
    with pytest.raises(CannotUndo):
        table.chair(seat).take_back()
