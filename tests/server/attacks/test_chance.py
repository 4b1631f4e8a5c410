"""Chance on a server comes from a key of 256 bits, one for each game, which nobody is told before the end."""

import base64
import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tablee.client import Client, RemoteSeat
from tablee.client.remote import LIMITS
from tablee.games import GAMES
from tablee.kernel import Keyed
from tablee.players.levels import player_for
from tablee.server.wire.shapes import Position
from tablee.table import Journal, Saves, Setup
from tests.server.company import ANNA_AND_VIRTUAL, BOTH_MINE, at_random, hurried, logged, mover, serving

ASKED = ("", "/position", "/log", "/journal", "/chat", "/world", "/options/0", "/review", "/review/0", "/nothing")
KEYS = re.compile(rb'"key":"([0-9a-f]{64})"')
MANY = 20
CHOICES = 60


class Ear:
    """Everything that a server says, byte for byte, whatever the answer and whoever asks."""

    def __init__(self, client: Client, seats: list[RemoteSeat]) -> None:
        self.heard: list[bytes] = []
        self.seats = seats
        self.http = httpx.Client(base_url=f"{client.url}/api/v1/tables/{seats[0].table}", limits=LIMITS)
        socket = f"{client.url.replace('http', 'ws', 1)}/api/v1/tables/{seats[0].table}/live"
        self._stack = contextlib.ExitStack()
        opening = [connect(socket, proxy=None, max_size=8 << 20) for _ in seats]
        self.sockets = [self._stack.enter_context(each) for each in opening]
        for seat, live in zip(seats, self.sockets, strict=True):
            live.send(json.dumps({"type": "hello", "token": seat.token}))

    def ask(self, method: str, path: str, seat: RemoteSeat, body: object = None) -> None:
        """Ask, and keep the answer with its headers."""
        headers = {"authorization": f"Bearer {seat.token}"} if seat.token else {}
        answer = self.http.request(method, path, headers=headers, json=body)
        self.heard += [answer.content, repr(answer.headers).encode()]

    def ask_everything(self, n: int) -> None:
        """All that can be asked of a table, for each seat and a spectator, fitting or not."""
        for seat in self.seats:
            for path in ASKED:
                self.ask("GET", path, seat)
            self.ask("POST", "/choices", seat, {"option": 0, "n": n - 1})
            self.ask("POST", "/choices", seat, {"option": 10**9, "n": n})
            self.ask("POST", "/choices", seat, {"option": "key", "n": None})
            self.ask("POST", "/undo", seat, {"n": n - 1})

    def listen(self) -> None:
        """Keep what has come over the sockets."""
        for live in self.sockets:
            self.heard += waiting(live)

    def close(self) -> None:
        """Hang up."""
        self._stack.close()
        self.http.close()


def waiting(live: ClientConnection) -> Iterator[bytes]:
    """What has arrived at a socket."""
    with contextlib.suppress(TimeoutError):
        while True:
            message = live.recv(timeout=0)
            yield message if isinstance(message, bytes) else message.encode()


def forms(key: bytes) -> list[bytes]:
    """How a key, or a half or a word of it, could be written; and what the streams of virtual players grow from."""
    parts = [key, key[:16], key[16:], *(key[at : at + 4] for at in range(0, 32, 4))]
    numbers = [int.from_bytes(part, order) for part in parts for order in ("big", "little")]
    written = [str(number) for number in numbers if number > 10**8]  # shorter ones occur by chance
    written += [half.hex() for half in (key[:16], key[16:])]
    written += [base64.b64encode(key).decode()[:20], base64.urlsafe_b64encode(key).decode()[:20]]
    return [text.encode() for form in written for text in (form, form.upper())]


def key_of(journal: str) -> bytes:
    """The key that the first line of a journal tells."""
    first = json.loads(journal.splitlines()[0])
    assert first["chance"] == "blake2b" and first["seed"] == 0
    return bytes.fromhex(first["key"])


def kept_in(folder: Path) -> bytes:
    """All that the database holds."""
    return b"".join(file.read_bytes() for file in folder.glob("server.sqlite*"))


def test_no_answer_message_or_log_tells_the_key_before_the_end(tmp_path: Path) -> None:
    with logged("debug") as log, serving(tmp_path) as (client, _):
        anna, bob = client.create("karmaka", BOTH_MINE, start=True, hints=True)
        ear, decide = Ear(client, [anna, bob, client.watch(anna.table)]), at_random(3)
        for ply in range(CHOICES):
            who, position = mover(anna, bob)
            if ply % 20 == 0:
                ear.ask_everything(position.n)
                ear.ask("POST", "/hint", who)
            ear.listen()
            who.choose(decide(position), position.n)
        ear.close()
        (key,) = {bytes.fromhex(found.decode()) for found in KEYS.findall(kept_in(tmp_path))}
        root = Setup.of("karmaka", key=key).root
        heard = b"\n".join([*ear.heard, log.getvalue().encode()])
        assert len(ear.heard) > 3 * CHOICES and b"Anna" in heard and b"rng" in heard
        assert not [form for form in [*forms(key), str(root).encode()] if form in heard]
        assert not re.search(rb'"(seed|key|sum)"', heard)
        assert [form for form in forms(key) if form in kept_in(tmp_path)], "these forms would be found"


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, RemoteSeat, Position, Path]]:
    """A game that is over, on a server that is still there."""
    folder = tmp_path_factory.mktemp("chance")
    with serving(folder) as (client, application):
        (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, start=True)
        hurried(application, anna.table)
        yield client, anna, anna.play(at_random(1)), folder


Finished = tuple[Client, RemoteSeat, Position, Path]


def test_after_the_end_the_journal_tells_the_key_and_replays(finished: Finished) -> None:
    _, anna, end, _ = finished
    told = anna.journal()
    assert anna.review().key == key_of(told).hex() and anna.review().seed == "0"
    history = Journal.read(told).history()
    assert history.ended and isinstance(history.state.rng, Keyed)
    assert end.result is not None and history.game.result(history.state).winners == end.result.winners


def test_a_downloaded_journal_is_kept_and_read_in_the_terminal(finished: Finished, tmp_path: Path) -> None:
    told, file, saves = finished[1].journal(), tmp_path / "download.jsonl", Saves(tmp_path / "saves")
    file.write_text(told, encoding="utf-8")
    name = saves.import_(file).name
    assert saves.read(name).text() == told and saves.read(str(file)).text() == told
    with saves.resume(name, player_for) as table:
        assert table.over and table.text() == told


def test_no_two_games_share_a_key_rematches_included(finished: Finished) -> None:
    client, anna, _, folder = finished
    for at in range(MANY):
        client.create([*GAMES][at % len(GAMES)], BOTH_MINE, start=True)
    anna.rematch()
    kept = set(KEYS.findall(kept_in(folder)))
    assert key_of(anna.journal()).hex().encode() in kept and len(kept) == MANY + 2
