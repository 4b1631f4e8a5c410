"""Undo by the fair policy, and the free take-back among virtual players."""

from collections import Counter

import pytest

from connect_four.title import connect_four
from leduc.game import leduc
from tablee.games.karmaka.people.view import KarmakaView
from tablee.kernel import Game, State, UnknownSeat, seeded
from tablee.table import CannotUndo, Journal, News, Place, Setup, Table
from tablee.table.changing.undo import learned, reveals, stream
from tablee.table.past.records import TakeBack
from tests.table.company import AGAINST_ONE, HUMANS, choose, player_for, seated


def why(table: Table, seat: int) -> str:
    """Why a seat's choice stands, or nothing."""
    stands = table.why_not_undo(seat)
    return "" if stands is None else stands.message


def undoable(seed: int = 0) -> tuple[Table, int]:
    """A table whose last choice may be undone, and whose choice it was."""
    table = seated(HUMANS, seed)
    rng = seeded(seed)
    while True:
        seat = table.to_move
        decision = table.decision(seat)
        assert decision is not None
        table.submit(seat, decision.options[rng.below(len(decision.options))])
        if not why(table, seat):
            return table, seat


def test_an_undone_choice_leaves_everything_as_it_was_but_the_journal() -> None:
    table, seat = undoable()
    replayed = Journal.read(table.text())
    before = replayed.history().moments[-2].state.data()
    heard: list[News] = []
    table.listen(1 - seat, heard.append)
    table.undo(seat)
    assert table.data() == before and table.to_move == seat
    assert [news.what for news in heard] == ["undo"] and heard[0].view == table.view(1 - seat)
    assert f'"t":"undo","seat":{seat},"to":{table.ply}' in table.text()
    assert Journal.read(table.text()).replay().data() == before
    assert not table.is_taken_back


def test_one_can_choose_otherwise_after_an_undo() -> None:
    table, seat = undoable()
    ply = table.ply
    table.undo(seat)
    decision = table.decision(seat)
    assert decision is not None
    table.submit(seat, decision.options[-1])
    assert table.ply == ply and Journal.read(table.text()).replay().data() == table.data()


def test_nobody_undoes_the_choice_of_another() -> None:
    table, seat = undoable()
    assert why(table, 1 - seat) in ("undo-other", "undo-nothing")
    with pytest.raises(CannotUndo):
        table.undo(1 - seat)
    mover = choose(table)
    if mover != seat:
        assert why(table, seat) == "undo-other"


def test_there_is_nothing_to_undo_before_the_first_choice() -> None:
    table = seated()
    assert why(table, 0) == "undo-nothing"
    with pytest.raises(CannotUndo, match="You have made no choice yet"):
        table.undo(0)
    with pytest.raises(UnknownSeat):
        table.undo(2)


def test_a_choice_that_ended_the_turn_stands() -> None:
    table = seated()
    choose(table, "pass")
    assert why(table, 0) == "undo-turn"


def test_a_choice_of_a_virtual_player_stands_whoever_sits_there_later() -> None:
    table = seated([Place("Anna", "any"), Place("Bob", "any")])
    table.step()
    assert why(table, 0) == "undo-virtual"
    table.hand_over(0, None)
    assert why(table, 0) == "undo-other"


def test_nothing_is_undone_after_the_end() -> None:
    table = seated([Place("Anna", "any"), Place("Bob", "any")])
    table.play_on()
    assert why(table, 0) == "undo-over"


def test_the_reason_is_said_in_french_too() -> None:
    stands = seated().why_not_undo(0)
    assert stands is not None and stands.said("fr") == "Vous n'avez encore fait aucun choix."


def last_choices(seeds: range, most: int) -> Counter[tuple[str, str, str]]:
    """How often each kind of choice may be undone, or why not, in random games of people.

    A verdict that allows looks at many worlds: what was allowed once, word for word, is not asked again.
    """
    tally: Counter[tuple[str, str, str]] = Counter()
    for seed in seeds:
        table, rng = seated(HUMANS, seed), seeded(seed)
        while not table.over and table.ply < most:
            seat = table.to_move
            decision, view = table.decision(seat), table.view(seat)
            assert decision is not None and isinstance(view, KarmakaView)
            choice = decision.options[rng.below(len(decision.options))]
            kind, name = table.game.kinds[decision.kind], table.game.option_name(choice)
            table.submit(seat, choice)
            top = "known" if view.well and view.well[0] else "unknown"
            told = f"draw {top}" if name == "draw" else name
            if not tally[kind, told, ""]:
                tally[kind, told, why(table, seat)] += 1
    return tally


def test_in_karmaka_what_draws_or_shows_a_card_stands_and_what_is_laid_face_down_does_not() -> None:
    tally = last_choices(range(2), 200)
    allowed = Counter[str]()
    for (kind, name, reason), count in tally.items():
        allowed[kind] += count if not reason else 0
        assert reason or name != "draw unknown"
        assert reason or kind != "denial_discard"
    assert allowed["sowing_place"] and allowed["choose_player"] and allowed["destiny_take"]
    assert {"", "undo-turn", "undo-chance", "undo-secret"} <= {reason for _, _, reason in tally}


def test_what_may_be_undone_told_nobody_anything_in_many_more_worlds() -> None:
    table, checked = seated(HUMANS, 2), 0
    rng = seeded(2)
    while not table.over and checked < 6:
        seat = table.to_move
        decision = table.decision(seat)
        assert decision is not None
        before = table.game.load(table.data())
        choice = decision.options[rng.below(len(decision.options))]
        table.submit(seat, choice)
        if why(table, seat) == "":
            checked += 1
            check_silence(table.game, before, seat, choice)
    assert checked == 6


def check_silence(game: Game, before: State, seat: int, choice: int) -> None:
    """In many worlds the choice shows its seat the same; in the other's worlds something shows the other the same."""
    dice = seeded(7)
    mine, theirs = (learned(game, before, choice, who) for who in (seat, 1 - seat))
    for _ in range(60):
        assert learned(game, game.sample(before, seat, dice), choice, seat) == mine
        world = game.sample(before, 1 - seat, dice)
        assert theirs in [learned(game, world, option, 1 - seat) for option in world.options]


def test_the_answer_is_the_same_each_time_it_is_asked() -> None:
    table, seat = undoable()
    assert [why(table, seat) for _ in range(3)] == ["", "", ""]


# The policy holds for games that never heard of it.


def test_where_nothing_is_hidden_nothing_is_revealed() -> None:
    game = connect_four()
    state = game.new(seed=1)
    for _ in range(6):
        assert not reveals(game, state, state.options[0], seeded(1))
        game.apply(state, state.to_move, state.options[0])


def test_a_bet_reveals_nothing_until_it_turns_a_card_up() -> None:
    game = leduc()
    state = game.new(seed=1)
    call = game.parse(state, "call")
    assert not reveals(game, state, call, seeded(1))
    game.apply(state, state.to_move, call)
    assert reveals(game, state, call, seeded(1))  # the board is turned up: the deck was shuffled before


# Taking back.


def test_against_virtual_players_the_last_choice_is_taken_back_with_all_that_followed() -> None:
    table = seated(AGAINST_ONE)
    before = table.data()
    choose(table, "pass")
    table.play_on()
    assert table.ply > 1
    table.take_back(0)
    assert table.data() == before and table.is_taken_back and table.ply == 0
    assert '"t":"take_back","seat":0,"to":0' in table.text()
    again = Journal.read(table.text()).history()
    assert again.taken_back and again.state.data() == before


def test_after_a_take_back_the_same_choice_meets_the_same_answer() -> None:
    table = seated(AGAINST_ONE)
    choose(table, "pass")
    table.play_on()
    first = table.data()
    table.take_back(0)
    choose(table, "pass")
    table.play_on()
    assert table.data() == first


def test_even_a_finished_game_is_taken_back_among_virtual_players() -> None:
    table = seated(AGAINST_ONE)
    while not table.over:
        table.play_on()
        if not table.over:
            choose(table)
    table.take_back(0)
    assert not table.over and table.decision(0) is not None
    while not table.over:
        table.play_on()
        if not table.over:
            choose(table)
    history = Journal.read(table.text()).history()
    assert history.ended and history.taken_back


def test_with_another_person_nothing_is_taken_back() -> None:
    table = seated()
    choose(table)
    with pytest.raises(CannotUndo, match="another person at the table"):
        table.take_back(0)


def test_a_person_who_left_is_not_taken_back_either() -> None:
    table = seated()
    choose(table, "pass")
    choose(table, "pass")
    table.hand_over(1, "any")
    with pytest.raises(CannotUndo, match="another person at the table"):
        table.take_back(0)
    choose(table)
    with pytest.raises(CannotUndo, match="another person at the table"):
        table.take_back(0)  # who left may come back
    assert table.ply == 3 and not table.is_taken_back


def test_who_was_a_person_only_later_is_not_taken_back_either() -> None:
    table = seated(AGAINST_ONE)
    table.hand_over(1, None)
    table.hand_over(1, "any")
    choose(table, "pass")
    with pytest.raises(CannotUndo, match="another person at the table"):
        table.take_back(0)


def test_a_journal_of_before_that_took_back_from_a_person_who_had_left_is_still_read() -> None:
    table = seated()
    table.hand_over(1, "any")
    choose(table, "pass")
    old = Journal.read(table.text())
    old.add(TakeBack(0, 0))
    history = Journal.read(old.text()).history()
    assert history.taken_back and history.ply == 0 and not history.is_only_person(0)


def test_there_must_be_something_to_take_back() -> None:
    table = seated(AGAINST_ONE)
    with pytest.raises(CannotUndo, match="You have made no choice yet"):
        table.take_back(0)
    with pytest.raises(CannotUndo, match="A virtual player decides"):
        table.take_back(1)


def test_streams_of_different_purposes_differ() -> None:
    words = [stream(7, "player", 0, 1).word(), stream(7, "player", 1, 0).word(), stream(7, "undo", 0, 1).word()]
    words += [stream(8, "player", 0, 1).word(), stream(7, "player", 0, 11).word(), seeded(7).word()]
    assert len(set(words)) == len(words)
    assert stream(7, "player", 0, 1).word() == words[0]


def test_a_table_of_three_judges_every_other_seat() -> None:
    setup = Setup.of("karmaka", 3, 1, {"variant": "multiplayer"})
    table = Table.begin(setup, [Place(name) for name in ("Anna", "Bob", "Zoé")], player_for)
    rng, seen = seeded(5), set[str]()
    due = {"undo-turn", "undo-secret", ""}
    while not table.over and table.ply < 60 and not due <= seen:
        seat = table.to_move
        decision = table.decision(seat)
        assert decision is not None
        table.submit(seat, decision.options[rng.below(len(decision.options))])
        seen.add(why(table, seat))
    assert due <= seen


def test_in_spacepaper_only_turns_and_dice_make_a_choice_stand() -> None:
    found: Counter[str] = Counter()
    for seed in range(3):
        setup = Setup.of("spacepaper", 2, seed)
        table = Table.begin(setup, HUMANS, player_for)
        rng = seeded(seed)
        for _ in range(300):
            seat, before = table.to_move, table._history.state
            table.submit(seat, table.game.wander(before, rng))
            if table.over:
                break
            after = table._history.state
            told = why(table, seat)
            if table.game.turn(before) != table.game.turn(after):
                due = "undo-turn"
            else:
                due = "undo-chance" if before.rng.data() != after.rng.data() else ""
            assert told == due
            found[told] += 1
    assert found["undo-chance"] and found[""]


def test_a_game_without_secrets_draws_no_worlds() -> None:
    setup = Setup.of("spacepaper", 2, 1)
    state, rng = setup.new(), seeded(3)
    assert not reveals(setup.rules(), state, state.options[0], rng)
    assert rng.data() == seeded(3).data()
