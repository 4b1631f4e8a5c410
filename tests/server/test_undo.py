"""Undo on a server: at once where it is fair, freely among virtual players, else by agreement of all."""

import pytest

from tablee.client import Client, RemoteSeat
from tablee.kernel import seeded
from tablee.server.http.app import Application
from tablee.server.wire.messages import Agree, Done, News, Snapshot, Table
from tablee.server.wire.refusals import Refusal
from tablee.table.changing.undo import why_not_undo
from tests.server.company import ANNA_AND_VIRTUAL, first, pair


def until(client: Client, application: Application, why: str | None, seed: int = 0) -> tuple[RemoteSeat, RemoteSeat]:
    """Two people after a choice of the first of them, which stands for this reason; None if it may be undone."""
    for at in range(seed, seed + 30):
        anna, bob = pair(client)
        rng = seeded(at)
        for _ in range(40):
            room = application.house.cache.at(anna.table).room
            assert room is not None
            if room.ply:
                chosen = room.history.moments[-1].chosen
                assert chosen is not None
                found = why_not_undo(room.history, chosen.seat, seeded(1))
                if (None if found is None else found.message) == why:
                    return (anna, bob) if chosen.seat == 0 else (bob, anna)
            seat = (anna, bob)[room.to_move]
            seat.choose(room.game.wander(room.state, rng), room.n)
            if application.house.cache.at(anna.table).room.over:  # type: ignore[union-attr]
                break
    raise AssertionError(f"no choice stands for {why}")


def test_a_fair_undo_is_done_at_once(client: Client, application: Application) -> None:
    anna, bob = until(client, application, None)
    before = anna.position()
    done = anna.undo(before.n)
    after = anna.position()
    assert done.state == "done" and after.ply == before.ply - 1 and after.n == before.n + 1
    assert bob.log(before.n).entries[0].what == "undo"


@pytest.mark.parametrize("why", ["undo-turn", "undo-secret"])
def test_what_is_not_fair_needs_the_agreement_of_the_others(client: Client, application: Application, why: str) -> None:
    anna, bob = until(client, application, why)
    before = anna.position()
    assert anna.undo(before.n).state == "asked"
    assert anna.position() == before, "nothing has changed yet"
    assert anna.seat in bob.look().undo
    with pytest.raises(Refusal, match="Nobody asks"):
        anna.agree(anna.seat or 0, before.n)
    assert bob.agree(anna.seat or 0, before.n).state == "done"
    assert anna.position().ply == before.ply - 1 and bob.look().undo == []


def test_who_does_not_agree_ends_the_matter(client: Client, application: Application) -> None:
    anna, bob = until(client, application, "undo-turn")
    before = anna.position()
    anna.undo(before.n)
    assert bob.agree(anna.seat or 0, before.n, yes=False).state == "refused"
    with pytest.raises(Refusal, match="Nobody asks"):
        bob.agree(anna.seat or 0, before.n)
    assert anna.position() == before


def test_a_choice_made_meanwhile_ends_the_matter(client: Client, application: Application) -> None:
    anna, bob = until(client, application, "undo-turn")
    before = anna.position()
    anna.undo(before.n)
    mover = bob if bob.position().decision else anna
    mover.choose(first(mover.position()), before.n)
    with pytest.raises(Refusal) as refused:
        bob.agree(anna.seat or 0, before.n)
    assert refused.value.problem.code == "stale" and bob.look().undo == []


def test_agreement_goes_by_the_socket_too(client: Client, application: Application) -> None:
    anna, bob = until(client, application, "undo-turn")
    with bob.live() as live:
        shot = live.until(Snapshot)
        assert shot.play.position is not None
        n = shot.play.position.n
        anna.undo(n)
        while anna.seat not in live.until(Table).undo:
            pass
        live.send(Agree(anna.seat or 0, n, ref="yes"))
        news = live.until(News)
        assert news.entry.what == "undo" and live.until(Done).state == "done"


def test_among_virtual_players_choices_are_taken_back_freely(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, {"first_player": "seat_0"}, start=True)
    start = anna.position()
    with anna.live() as live:
        anna.choose(first(start), start.n)
        positions = live.positions()
        later = next(position for position in positions if position.ply > 1 and position.decision)
        assert anna.undo(later.n, take_back=True).state == "done"
    after = anna.position()
    assert after.taken_back and after.ply == 0 and after.view == start.view


def test_the_position_says_whether_one_may_go_back(client: Client) -> None:
    anna, bob = pair(client)
    assert (anna.position().back, bob.position().back) == ("", "")
    one, other = (anna, bob) if anna.position().decision else (bob, anna)
    one.choose(first(one.position()), one.position().n)
    assert (one.position().back, other.position().back) == ("undo", "")
    assert client.watch(anna.table).position().back == ""
    one.leave()
    assert one.position().back == "", "a virtual player decides there"


def test_alone_one_takes_back_whenever_one_has_chosen(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, {"first_player": "seat_0"}, start=True)
    assert anna.position().back == ""
    anna.choose(first(anna.position()), anna.position().n)
    assert anna.position().back == "take_back"
    anna.resign()
    assert anna.position().back == ""
