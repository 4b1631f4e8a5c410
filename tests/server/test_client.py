"""Programs play whole games against a real server."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.client import Client, RemoteSeat
from tablee.kernel import seeded
from tablee.players.plain import Sensible
from tablee.server.http.app import Application
from tablee.server.wire.shapes import Position, SeatWish
from tablee.table import Journal
from tests.server.company import ANNA_AND_OPEN, ANNA_AND_VIRTUAL, BOTH_MINE, at_random, pair, serving


def together(*works: Callable[[], object]) -> list[object]:
    """Do several things at once; what each gave."""
    found: list[object] = [None] * len(works)

    def do(at: int) -> None:
        try:
            found[at] = works[at]()
        except BaseException as error:
            found[at] = error

    threads = [threading.Thread(target=do, args=[at]) for at in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    return found


def test_two_clients_play_a_whole_game_of_karmaka(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_OPEN)
    with Client(client.url) as other:
        bob = other.join(anna.table, "Bob")
        anna.start()
        rng = seeded(4)
        ends = together(lambda: anna.play(at_random(1)), lambda: bob.play(Sensible(), rng))
    assert all(isinstance(end, Position) and end.result is not None for end in ends), ends
    journal = Journal.read(anna.journal())
    assert journal.history().ended and journal.setup.game == "karmaka"
    assert anna.journal() == client.watch(anna.table).journal()


def test_two_clients_set_up_a_game_of_spacepaper(client: Client) -> None:
    anna, bob = pair(client, "spacepaper")

    def a_while(seat: RemoteSeat, seed: int) -> int:
        """Play until the first turn is over."""
        decide, made = at_random(seed), 0
        with seat.live() as live:
            for position in live.positions():
                if position.view["turn"] > 1 or position.result is not None:
                    return made
                if position.decision is not None:
                    live.choose(decide(position), position.n)
                    made += 1
        return made

    made = together(lambda: a_while(anna, 1), lambda: a_while(bob, 2))
    assert all(isinstance(count, int) and count > 0 for count in made), made
    assert anna.position().ply == sum(count for count in made if isinstance(count, int))


def test_a_person_plays_a_whole_game_against_a_virtual_player(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, start=True)
    end = anna.play(at_random(5))
    assert end.result is not None and [player.level for player in end.players] == [None, "random"]


def test_virtual_players_think_in_processes_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, processes=1) as (client, _):
        (anna,) = client.create("karmaka", [SeatWish("me"), SeatWish("sensible")], start=True)
        assert anna.play(at_random(5)).result is not None


def test_a_player_imagines_only_worlds_that_its_seat_could_not_tell_apart(
    client: Client, application: Application
) -> None:
    anna, bob = pair(client, first_player="seat_0")
    room = application.house.cache.at(anna.table).room
    assert room is not None
    world = anna.world()
    state = room.game.load(world.state)
    assert room.game.view(state, 0) == room.view(0)
    assert state.data() != room.data(), "it is a sample"
    with pytest.raises(Exception, match="not your turn"):
        bob.world()


def test_the_players_of_a_table_sit_at_different_servers(tmp_path: Path) -> None:
    with serving(tmp_path) as (one, _), serving(tmp_path) as (two, _):
        anna, other = one.create("karmaka", BOTH_MINE, start=True)
        bob = RemoteSeat(two, anna.table, other.seat, other.token)
        ends = together(lambda: anna.play(at_random(1)), lambda: bob.play(at_random(2)))
        assert all(isinstance(end, Position) and end.result is not None for end in ends), ends
        assert anna.journal() == bob.journal()
