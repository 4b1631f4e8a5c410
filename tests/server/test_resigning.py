"""Resigning and leaving on a server: what all are told, who decides then, and that nothing leaks to who looks on."""

import pytest

from tablee.client import Client, RemoteSeat
from tablee.server.http.app import Application
from tablee.server.wire.messages import News, Snapshot
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import SeatWish
from tablee.table import Journal
from tests.server.company import ANNA_AND_VIRTUAL, first, pair

THREE = [SeatWish("me", "Anna"), SeatWish("me", "Bob"), SeatWish("me", "Cleo")]
OF_THREE = {"variant": "multiplayer", "first_player": "seat_1"}


def three(client: Client) -> list[RemoteSeat]:
    return client.create("karmaka", THREE, OF_THREE, start=True)


def refusal(what: Refusal) -> str:
    return what.problem.code


def test_a_resignation_between_two_ends_the_game_and_is_told_to_all(client: Client) -> None:
    anna, bob = pair(client)
    with bob.live() as live:
        live.until(Snapshot)
        anna.resign()
        news = live.until(News)
        assert news.entry.what == "resign" and news.entry.events[0].text["en"] == "Anna resigns."
        assert news.entry.events[0].text["fr"] == "Anna abandonne."
    result = bob.position().result
    assert result is not None and (result.winners, result.reason, result.resigned) == ([1], "resigned", [0])
    assert result.told["en"] == "You win: Anna resigned." and anna.look().table.status == "over"
    assert client.mine([anna.table])[0].result is not None, "lists show it"


def test_a_resigned_game_is_reviewed_kept_and_played_again(client: Client, application: Application) -> None:
    anna, bob = pair(client)
    mover = anna if anna.position().decision else bob
    mover.choose(first(mover.position()), mover.position().n)
    bob.resign()
    review = anna.review()
    assert review.last == 1 and review.result.reason == "resigned" and anna.moment(1).position.result is not None
    assert Journal.read(anna.journal()).history().ended
    application.house.cache.drop(anna.table)
    told = anna.look().position
    assert told is not None and told.result is not None and told.result.winners == [0], "from what was kept of its end"


def test_nobody_chooses_resigns_or_takes_back_after_a_resignation(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, {"first_player": "seat_0"}, start=True)
    anna.resign()
    n = anna.position().n
    for act in (anna.resign, lambda: anna.undo(n, take_back=True), lambda: anna.undo(n), lambda: anna.choose(0, n)):
        with pytest.raises(Refusal):
            act()
    assert anna.position().n == n


def test_who_looks_on_or_is_replaced_cannot_resign(client: Client) -> None:
    anna, bob = pair(client)
    with pytest.raises(Refusal) as watching:
        client.watch(anna.table).resign()
    anna.leave()
    with pytest.raises(Refusal) as replaced:
        anna.resign()
    assert (refusal(watching.value), refusal(replaced.value)) == ("no-token", "seat-virtual")
    assert bob.position().result is None


def test_among_three_the_seat_is_a_virtual_players_for_good(client: Client) -> None:
    anna, bob, cleo = three(client)
    anna.resign()
    assert bob.position().players[0].level == "sensible" and bob.position().result is None
    with pytest.raises(Refusal) as refused:
        anna.come_back()
    assert refusal(refused.value) == "resigned"
    with pytest.raises(Refusal) as again:
        anna.resign()
    assert refusal(again.value) == "resigned" and cleo.position().players[0].level == "sensible"


def test_who_has_resigned_is_shown_what_a_spectator_is_shown_until_the_end(client: Client) -> None:
    anna, bob, cleo = three(client)
    own = anna.position()
    assert own.seat == 0
    anna.resign()
    for _ in range(12):
        mover = next((seat for seat in (bob, cleo) if seat.position().decision), None)
        if mover is not None:
            mover.choose(first(mover.position()), mover.position().n)
    looked, watched = anna.position(), client.watch(anna.table).position()
    while looked.n != watched.n:  # the virtual player has gone on between the two looks
        looked, watched = anna.position(), client.watch(anna.table).position()
    assert looked.seat is None and (looked.view, looked.decision) == (watched.view, None)
    line = next(entry.n for entry in anna.log().entries if entry.what == "resign")
    later = client.watch(anna.table).log(line).entries
    assert anna.log(line).entries[: len(later)] == later
    assert anna.log(line - 1).entries[0].events[0].text["en"].startswith("You resign.")
    with pytest.raises(Refusal):
        anna.world()


def test_the_last_side_that_stands_has_won(client: Client) -> None:
    anna, bob, cleo = three(client)
    anna.resign()
    cleo.resign()
    result = bob.position().result
    assert result is not None and result.winners == [1] and result.resigned == [0, 2]


# Leaving.


def test_who_leaves_is_replaced_until_they_return(client: Client) -> None:
    anna, bob = pair(client)
    assert anna.leave().seats[0].level == "sensible"
    assert bob.position().players[0].level == "sensible"
    anna.come_back()
    assert bob.position().players[0].level is None
    assert [entry.what for entry in bob.log().entries if entry.what in ("seat", "return")] == ["seat", "return"]


def test_who_leaves_last_leaves_a_game_that_waits(client: Client) -> None:
    anna, bob = pair(client)
    anna.leave()
    assert bob.leave().seats[1].level is None, "virtual players do not play on among themselves"


def test_whoever_plays_alone_leaves_a_game_that_waits(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, {"first_player": "seat_0"}, start=True)
    before = anna.position()
    anna.leave()
    assert anna.position() == before
