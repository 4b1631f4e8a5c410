"""What goes over the wire to a seat is the same when everything that the seat may not know is another.

Random games are played through a real server. Beside each seat stands a twin of the room, whose hidden facts are drawn
anew with `Game.sample` before each choice; all that the server sends to the seat, byte for byte, must be what the twin
would have been sent.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import httpx
import msgspec
import pytest

from tablee.client import Client, RemoteSeat
from tablee.games import GAMES
from tablee.games.language import words
from tablee.kernel import SPECTATOR, Rng, State, seeded
from tablee.server.http.app import Application
from tablee.server.play import scene
from tablee.server.play.entries import Entries
from tablee.server.play.parts import Part, cut
from tablee.server.play.room import Room, begun
from tablee.server.store.rows import hashed
from tablee.server.wire.messages import SENT, News, Sent, Thinking
from tablee.server.wire.shapes import ENCODER
from tablee.table import Place, Setup
from tablee.table.past.history import Moment
from tablee.table.past.records import Rename
from tests.server.company import as_seat, pair

CHOICES = 60
WORLDS = 2


class Twin(Room):
    """A room with another state: what would be sent if this were the truth."""

    def __init__(self, room: Room, state: State) -> None:
        self.__dict__.update(room.__dict__)
        self._history = room.history.copy()
        self._history.moments[-1] = replace(self._history.moments[-1], state=state)
        self.told = Entries()
        self.end = room.last  # the last that is told

    def after(self, room: Room, option: int) -> "Twin":
        """The twin after a choice in its own world; the journal's lines are those of the true room."""
        before = self._history.state.copy()
        before.listening = True
        self.game.apply(before, int(before.to_move), option)
        moment = Moment(before, before.heard(), option, room.history.moments[-1].chosen, True)
        later = Twin(room, before)
        later._history.moments[-1] = moment
        true = next(each for each in reversed(room.parts.told) if each.line.what == "choice")
        pieces, at = cut(moment.events), room.parts.of(true.line).index(true)
        later.end = replace(true, events=pieces[at] if at < len(pieces) else [])
        return later


def sent(twin: Room, part: Part, seat: int) -> bytes:
    return ENCODER.encode(News(scene.entry(twin, part, as_seat(seat)), scene.position(twin, as_seat(seat))))


@dataclass
class Tally:
    """How often the law was really put to the test."""

    positions: int = 0
    strange: int = 0
    news: int = 0
    bytes: list[bytes] = field(default_factory=list)


def twins(room: Room, seat: int, rng: Rng, tally: Tally) -> Iterator[Twin]:
    for _ in range(WORLDS):
        world = room.game.sample(room.state, seat, rng)
        tally.strange += room.game.table(world) != room.game.table(room.state)
        yield Twin(room, world)


def check_answers(client: Client, seat: RemoteSeat, room: Room, rng: Rng, tally: Tally) -> None:
    """Pages and answers of the API are those of every twin."""
    number = SPECTATOR if seat.seat is None else seat.seat
    position = client.raw("GET", f"/tables/{seat.table}/position", seat.token)
    tally.bytes.append(position)
    for twin in twins(room, number, rng, tally):
        tally.positions += 1
        assert ENCODER.encode(scene.position(twin, as_seat(number))) == position
        if number != SPECTATOR:
            for option in (*room.state.options[:2], rng.below(room.game.option_count)):
                told = client.raw("GET", f"/tables/{seat.table}/options/{option}", seat.token)
                assert ENCODER.encode(scene.why_not(twin, as_seat(number), option)) == told


def check_news(before: list[Twin], room: Room, option: int, seat: int, told: bytes, tally: Tally) -> None:
    """What a seat was told of a choice, some choice in the twin's world would have told it too."""
    for twin in before:
        own = [option] if option in twin.state.options else twin.state.options
        later = [each for each in (twin.after(room, option) for option in own) if each.view(seat) == room.view(seat)]
        if later:
            tally.news += 1
            assert in_any_order(told) in [in_any_order(sent(each, each.end, seat)) for each in later]


def in_any_order(told: bytes) -> bytes:
    """News but for the order of events: who draws two cards sees which came first, and no view keeps that."""
    news = SENT.decode(told)
    assert isinstance(news, News)
    events = sorted(news.entry.events, key=ENCODER.encode)
    entry = msgspec.structs.replace(news.entry, events=events)
    return ENCODER.encode(msgspec.structs.replace(news, entry=entry))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_to_a_seat_does_not_depend_on_what_it_may_not_know(
    client: Client, application: Application, game: str
) -> None:
    anna, bob = pair(client, game)
    watcher = client.watch(anna.table)
    seats = {0: anna, 1: bob, SPECTATOR: watcher}
    rng, tally = seeded(11), Tally()
    lives = {seat: each.live() for seat, each in seats.items()}
    for live in lives.values():
        tally.bytes.append(ENCODER.encode(live.receive()))
    for at in range(CHOICES):
        room = application.house.cache.at(anna.table).room
        assert room is not None
        if room.over:
            break
        if at % 5 == 0:
            for who in seats.values():
                check_answers(client, who, room, rng, tally)
        imagined = {seat: list(twins(room, seat, rng, tally)) for seat in seats}
        before = room.last.n
        option = room.game.wander(room.state, rng)
        (anna, bob)[room.to_move].choose(option, room.last.n)
        for seat, live in lives.items():
            told = [ENCODER.encode(live.until(News)) for _ in range(room.last.n - before)]  # some follows by itself
            tally.bytes += told
            check_news(imagined[seat], room, option, seat, told[-1], tally)
    for live in lives.values():
        live.close()
    assert tally.positions > 50 and tally.news > CHOICES
    assert game == "spacepaper" or tally.strange > tally.positions // 2
    check_no_secret(application, anna, bob, b"".join(tally.bytes))


def check_no_secret(application: Application, anna: RemoteSeat, bob: RemoteSeat, wire: bytes) -> None:
    """Neither key nor tokens, plain or hashed."""
    room = application.house.cache.at(anna.table).room
    assert room is not None and anna.token is not None and bob.token is not None
    secrets = [*in_the_key(room), anna.token, bob.token, hashed(anna.token), hashed(bob.token)]
    assert not [secret for secret in secrets if secret.encode() in wire]
    assert not re.search(rb'"(seed|key|rng|sum)"', wire)


def in_the_key(room: Room) -> list[str]:
    """The key of a room and its words, and what its streams grow from."""
    words = [str(word) for word in room.state.rng.data()[:-1] if word > 10**6]
    assert len(room.setup.key) == 32 and len(words) > 4
    return [room.setup.key.hex(), *words, str(room.setup.root)]


def test_a_leak_would_be_seen(client: Client, application: Application) -> None:
    anna, _ = pair(client)
    room = application.house.cache.at(anna.table).room
    assert room is not None
    seat = 1 - room.to_move
    leak = ENCODER.encode(room.game.table(room.state))
    tally = Tally()
    leaks = [ENCODER.encode(room.game.table(twin.state)) != leak for twin in twins(room, seat, seeded(1), tally)]
    assert any(leaks)


def test_nothing_of_a_table_tells_its_key_before_the_end(client: Client, application: Application) -> None:
    anna, bob = pair(client)
    room = application.house.cache.at(anna.table).room
    assert room is not None
    paths = ["", "/position", "/log", "/journal", "/chat", "/world", "/options/0"]
    for seat in (anna, bob, client.watch(anna.table)):
        headers = {"authorization": f"Bearer {seat.token}"} if seat.token else {}
        for path in paths:
            answer = httpx.get(f"{client.url}/api/v1/tables/{anna.table}{path}", headers=headers)
            assert not [secret for secret in in_the_key(room) if secret in answer.text]


def test_all_messages_of_the_server_are_known_to_the_client() -> None:
    kinds = {kind.__struct_config__.tag for kind in Sent.__args__}
    assert kinds == {"snapshot", "news", "table", "chat", "thinking", "done", "refused", "bye"}


def test_clients_that_know_of_no_line_are_told_of_a_thought_as_before() -> None:
    assert ENCODER.encode(Thinking(1, 7)) == b'{"type":"thinking","seat":1,"n":7}'
    assert SENT.decode(ENCODER.encode(Thinking(1, 7, 3))) == Thinking(1, 7, 3)


def everything(room: Room) -> list[bytes]:
    """All that a room would send now: to each seat and to a spectator."""
    readers = [as_seat(seat) for seat in (*range(room.setup.players), SPECTATOR)]
    return [ENCODER.encode((scene.position(room, each), scene.log(room, each, None))) for each in readers]


def lines(room: Room) -> list[str]:
    return room.text().splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_words_kept_from_other_seats_and_tables_change_nothing_that_is_sent(game: str) -> None:
    companies = [["Anna", "Bob"], ["Bob", "Anna"], ["Zoé", "Yves"]]
    rooms = [Room([line.text for line in begun(Setup.of(game, 2, 3), [*map(Place, names)])]) for names in companies]
    rng, warm = seeded(2), [list[bytes]() for _ in rooms]
    for _ in range(25):
        option = rooms[0].game.wander(rooms[0].state, rng)
        for at, room in enumerate(rooms):
            room.take(room.chosen(room.to_move, option))
            warm[at] = everything(room)
    for at, room in enumerate(rooms):
        words.cache_clear()
        assert everything(Room(lines(room))) == warm[at]
    assert warm[0] != warm[1] != warm[2]


def test_a_new_name_is_told_in_the_words_that_were_kept(client: Client, application: Application) -> None:
    anna, _ = pair(client)
    room = application.house.cache.at(anna.table).room
    assert room is not None
    before = everything(room)
    room.take(room.recorded(Rename(0, "Zoé")))
    after = everything(room)
    assert all(b"Anna" in sent for sent in before)
    assert not any(b"Anna" in sent for sent in after)
    assert after == everything(Room(lines(room)))
