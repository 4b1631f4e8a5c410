"""No answer and no message carries a position of any seat but the asker's, whatever is asked and however fast."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tablee.client import Client
from tablee.client.live import Live
from tablee.games import GAMES
from tablee.server.wire.messages import Asked
from tablee.server.wire.shapes import ENCODER, SeatWish
from tests.server.attacks.strength import sum_up, times
from tests.server.attacks.witness import Leak, Witness, burst, check
from tests.server.company import BOTH_MINE, pair, serving

Ask = tuple[str, str, str, object]  # method, path as the schema has it, path as it is asked, body
T = "/tables/{table_id}"
ROUNDS = times(2, 60)
TABLES = times(4, 60)
THREE = [SeatWish("me", "Anna"), SeatWish("me", "Bob"), SeatWish("sensible", "Cleo")]


def test_a_burst_of_votes_shows_nobody_the_hand_of_who_is_away(client: Client) -> None:
    for _ in range(TABLES):
        anna, bob = pair(client)
        witness = Witness(anna)
        with witness.live() as live:
            live.receive()
            answers = burst(*[lambda who=witness: who.ask("POST", "/seats/1/replace") for _ in range(8)])
        assert {answer.status_code for answer in answers} <= {200, 409}
        assert any(answer.status_code == 200 and answer.json()["done"] for answer in answers)
        assert [entry.seat for entry in bob.log().entries if entry.what == "seat"] == [1], "handed over once"


def test_a_burst_of_returns_takes_the_seat_back_once(client: Client) -> None:
    anna, bob = pair(client, first_player="seat_0")
    witness, others = Witness(bob), Witness(anna)
    with others.live() as live:
        live.receive()
        assert others.ask("POST", "/seats/1/replace").json()["done"]
        codes = burst(*[lambda: witness.code("POST", "/return") for _ in range(8)])
    assert sorted(codes) == ["", *["seat-yours"] * 7]
    sat = [(entry.what, entry.seat) for entry in bob.log().entries if entry.what in ("seat", "return")]
    assert sat == [("seat", 1), ("return", 1)]


def test_a_burst_of_choices_answers_each_with_their_own_position(client: Client) -> None:
    anna, bob = pair(client, first_player="seat_0")
    people = [Witness(anna), Witness(bob), Witness(client.watch(anna.table))]
    option = anna.position().decision.options[0].option  # type: ignore[union-attr]
    body = {"option": option, "n": 1}
    asks = [lambda who=who: who.code("POST", "/choices", body) for who in people for _ in range(4)]
    codes = burst(*asks)
    assert codes[:4].count("") == 1 and set(codes[:4]) == {"", "stale"}
    assert set(codes[4:8]) <= {"wrong-seat", "stale"} and set(codes[8:]) == {"no-token"}
    assert people[0].shown == 3 and people[1].shown == codes[4:8].count("stale")


# Everything that can be asked.


def asks(table: str, seat: int, option: int, n: int, token: str | None) -> Iterator[Ask]:
    """One of everything that can be asked by HTTP, at table, about a seat and an option, by who has seen line `n`."""
    yield "get", "/games", "/games", None
    yield "get", "/games/{game}/catalogue", "/games/karmaka/catalogue", None
    yield "get", "/games/{game}/lessons", "/games/karmaka/lessons", None
    yield "get", "/games/{game}/primer", "/games/karmaka/primer", None
    yield "get", "/games/{game}/rules", "/games/karmaka/rules", None
    yield "get", "/games/{game}/rules/{rule_id}", "/games/karmaka/rules/KMK-1.2", None
    yield "get", "/tables", "/tables?status=playing", None
    yield "post", "/tables", "/tables", {"game": "karmaka", "seats": [{"who": "me"}, {"who": "random"}], "start": True}
    yield "post", "/tables/first-steps", "/tables/first-steps", {"game": "karmaka"}
    yield "post", "/tables/mine", "/tables/mine", {"tables": [table]}
    yield "get", T, f"/tables/{table}", None
    bodies: dict[str, list[tuple[str, object]]] = {
        "post": [
            ("/seats", {"name": "Eve"}),
            ("/leave", None),
            ("/resign", None),
            ("/start", None),
            ("/session", {"token": token or "wrong"}),
            ("/token", None),
            ("/seats/{seat}/replace", None),
            ("/return", None),
            ("/rematch", None),
            ("/rematch/decline", None),
            ("/quick", None),
            ("/quick/decline", None),
            ("/choices", {"option": option, "n": n}),
            ("/meant", {"zone": "hand", "seat": seat, "what": option}),
            ("/hint", None),
            ("/undo", {"n": n, "take_back": bool(option % 2)}),
            ("/undo/{seat}", {"n": n, "yes": bool(option % 2)}),
            ("/chat", {"text": "hello"}),
            ("/resign", None),
            ("/goals", {"zone": "ship", "seat": seat, "what": f"{seat}:1"}),
            ("/plan", {"order": {"do": "explore", "ship": f"{seat}:1"}}),
            ("/orders", {"order": {"do": "explore", "ship": f"{seat}:1"}}),
        ],
        "get": [
            ("/position", None),
            ("/orders", None),
            ("/log", None),
            ("/options/{option}", None),
            ("/world", None),
            ("/chat", None),
            ("/journal", None),
            ("/review", None),
            ("/review/judgements", None),
            ("/review/turning", None),
            ("/review/{at}", None),
        ],
        "delete": [("/session", None), ("/orders/{number}", None)],
    }
    for method, kinds in bodies.items():
        for what, body in kinds:
            path = what.format(seat=seat, option=option, at=n, number=1)
            yield method, T + what, f"/tables/{table}{path}", body


def messages(seat: int, option: int, n: int) -> list[dict[str, Any]]:
    """One of everything that can be said on a socket."""
    return [
        {"type": "choose", "option": option, "n": n},
        {"type": "chat", "text": "hello"},
        {"type": "undo", "n": n, "take_back": bool(option % 2)},
        {"type": "agree", "seat": seat, "n": n, "yes": bool(option % 2)},
        {"type": "order", "order": {"do": "explore", "ship": f"{seat}:1"}},
        {"type": "cancel", "id": 1},
        {"type": "ping"},
    ]


def test_there_is_nothing_to_ask_that_these_laws_do_not_ask(client: Client) -> None:
    found = httpx.get(f"{client.url}/api/v1/schema/openapi.json").json()["paths"]
    schema = {(method, path.removeprefix("/api/v1")) for path, methods in found.items() for method in methods}
    assert schema == {(method, path) for method, path, _, _ in asks("t", 0, 0, 0, None)}
    said = {each["type"] for each in messages(0, 0, 0)}
    assert said == {kind.__struct_config__.tag for kind in Asked.__args__}


class Crowd:
    """Everybody who may ask something at a table: its people, a stranger with a wrong token, and one who looks on."""

    def __init__(self, client: Client, game: str, seats: list[SeatWish], seed: int, **options: str) -> None:
        self.people = [Witness(seat) for seat in client.create(game, seats, options, start=True)]
        spectator = Witness(client.watch(self.people[0].table))
        stranger = Witness(client.watch(self.people[0].table))
        stranger.token = "wrong"
        self.all = [*self.people, spectator, stranger]
        self.table = self.people[0].table
        self.rng = random.Random(seed)

    def n(self) -> int:
        """The last line, or another number."""
        shown: dict[str, Any] = self.all[-2].ask("GET", "").json()
        return max(0, int(shown["table"]["n"]) + self.rng.choice([0, 0, 0, 0, -1, 1, -3]))

    def option(self, who: Witness) -> int:
        """One that is offered, or another number."""
        shown = who.ask("GET", "/position").json().get("decision") if self.rng.random() < 0.8 else None
        return int(self.rng.choice(shown["options"])["option"]) if shown else self.rng.randrange(400)

    def asks(self, who: Witness) -> list[Ask]:
        """One of everything, in any order."""
        given = (self.rng.randrange(len(self.people)), self.option(who), self.n(), who.token)
        found = [each for each in asks(self.table, *given) if not each[2].endswith("/resign")]  # the game is to go on
        self.rng.shuffle(found)
        return found

    def everything(self) -> None:
        """Everybody asks everything once."""
        for who in self.all:
            for method, _, path, body in self.asks(who):
                ask(who, method, path, body)

    def some_at_once(self, count: int) -> None:
        """Some ask something at the same moment."""
        chosen = [(who, self.rng.choice(self.asks(who))) for who in self.rng.choices(self.all, k=count)]
        burst(*[lambda who=who, a=a: ask(who, a[0], a[2], a[3]) for who, a in chosen])


def ask(who: Witness, method: str, path: str, body: object) -> None:
    """Ask something; a renewed token is used from now on, and tables of one's own are another matter."""
    answer = who.ask(method, path, body, at_table=False)
    assert answer.status_code != 500, answer.text
    if path.endswith("/token") and answer.status_code == 200:
        who.token = answer.json()["token"]


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_shows_another_seat_whatever_is_asked(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as (client, _):
        crowd = Crowd(client, game, BOTH_MINE, 7)
        for _ in range(ROUNDS):
            crowd.everything()
            crowd.some_at_once(8)
        assert all(who.shown > 5 for who in crowd.all[:-1]) and crowd.all[-1].shown == 0
        assert not any(who.looked_back for who in crowd.all), "the game goes on"
        sum_up(f"{game}: {sum(len(who.got) for who in crowd.all)} answers, {sum(w.shown for w in crowd.all)} positions")


def test_no_message_shows_another_seat_whatever_is_said(tmp_path: Path) -> None:
    with serving(tmp_path) as (client, _):
        crowd = Crowd(client, "karmaka", THREE, 3, variant="multiplayer")
        for _ in range(2 * ROUNDS):
            crowd.some_at_once(4)
            lives = [who.live(after=crowd.n()) for who in crowd.all for _ in range(2)]
            for live in lives:
                for said in messages(crowd.rng.randrange(3), crowd.option(crowd.people[0]), crowd.n()):
                    _say(live, said)
            for live in lives:
                _hear(live)
                live.close()
        assert all(who.shown > 5 for who in crowd.all[:-1]) and crowd.all[-1].shown == 0


def _say(live: Live, said: dict[str, Any]) -> None:
    try:
        live.send(said)
    except ConnectionClosed:
        return  # to a wrong or a former token


def _hear(live: Live) -> None:
    """All that was answered: the last thing said was a ping."""
    try:
        live.send({"type": "ping", "ref": "last"})
        while getattr(live.receive(), "ref", "") != "last":
            pass
    except ConnectionClosed:
        return


# The laws themselves would see it.


def test_a_position_of_another_seat_would_be_seen_however_deep_it_lies(client: Client) -> None:
    anna, bob = pair(client)
    theirs = json.loads(ENCODER.encode(bob.position()))
    for said in (theirs, {"now": theirs}, [{"play": {"position": [theirs]}}]):
        with pytest.raises(Leak):
            check(said, 0)
        assert len(check(said, 1)) == 1
    with pytest.raises(Leak, match="hands"):
        check({**theirs, "seat": 0, "view": {**theirs["view"], "seat": 0}}, 0)
    with pytest.raises(Leak, match="the view of seat 1"):
        check({**theirs, "seat": None}, None)
    seat = anna if anna.position().decision else bob
    world = json.loads(ENCODER.encode(seat.world()))
    with pytest.raises(Leak):
        check(world, 1 - world["seat"])
