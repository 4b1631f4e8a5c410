"""A small client: everything that a browser does at a table of a server, a program can do with this."""

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Self, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.client.agreeing import Agreeing
from tablee.client.live import MOMENT, PATIENCE, TOO_FAST, ComeBack, Live
from tablee.client.ordering import Ordering
from tablee.games import game_named
from tablee.games.texts import ENGLISH
from tablee.kernel import NOBODY, Player, Rng, Seat, TableeError, seeded
from tablee.server.wire.game_shapes import ChapterInfo, GameInfo, RuleInfo
from tablee.server.wire.hint_shapes import HintInfo
from tablee.server.wire.lesson_shapes import LessonsInfo, PrimerInfo
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.review_shapes import Judged, Judgements, Moment, Review, Turning
from tablee.server.wire.shapes import (
    ENCODER,
    ClockWish,
    Created,
    Done,
    Given,
    LessonWish,
    Log,
    Play,
    Position,
    Problem,
    Rematch,
    SeatWish,
    TableInfo,
    TableWish,
    Undone,
    WhyNot,
    World,
)
from tablee.table import any_seed

T = TypeVar("T")
Decide = Callable[[Position], int]
TRIES: Final = 20  # to come back after a lost connection
SLOWER: Final = 5  # times that we ask again after we were too fast
FIRST_WAIT: Final = 0.1  # seconds before we come back
LONGEST_WAIT: Final = 10.0
# A connection is used again for three seconds: after five a server closes it, and would not hear what is asked then.
LIMITS: Final = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=3.0)


class LostConnection(TableeError):
    """The server cannot be reached, or does not let us come back."""


def _wait(why: Exception | None, tries: int) -> float:
    """For how many seconds we wait before we come back: longer each time if we have asked for too much."""
    refused = isinstance(why, InvalidStatus) and why.response.status_code == httpx.codes.TOO_MANY_REQUESTS
    if refused or (isinstance(why, ComeBack) and why.reason.code.startswith("too-")):
        return min(LONGEST_WAIT, FIRST_WAIT * 2.0**tries)
    return FIRST_WAIT


class Client:
    """A server, seen from afar.

    with Client("http://127.0.0.1:8653") as client:
        anna, = client.create("karmaka", [SeatWish("me", "Anna"), SeatWish("expert")], start=True)
        print(anna.play(lambda position: position.decision.options[0].option).result)
    """

    def __init__(self, url: str, timeout: float = PATIENCE) -> None:
        self.url = url.rstrip("/")
        self._http = httpx.Client(base_url=f"{self.url}/api/v1", timeout=timeout, limits=LIMITS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections."""
        self._http.close()

    def ask(self, method: str, path: str, kind: type[T], token: str | None = None, body: object = None) -> T:
        """Ask the server; a refusal is raised as it was sent."""
        return msgspec.json.decode(self.raw(method, path, token, body), type=kind)

    def raw(self, method: str, path: str, token: str | None = None, body: object = None) -> bytes:
        """Ask the server, and give the answer as it came."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        content = None if body is None else ENCODER.encode(body)
        if content is not None:
            headers["content-type"] = "application/json"
        for _ in range(SLOWER):
            answer = self._asked(method, path, headers, content)
            if answer.status_code < httpx.codes.BAD_REQUEST:
                return answer.content
            problem = msgspec.json.decode(answer.content, type=Problem)
            if problem.code != TOO_FAST:
                break
            time.sleep(MOMENT)  # nothing was done, so that it may be asked again
        raise Refusal(answer.status_code, problem)

    def _asked(self, method: str, path: str, headers: dict[str, str], content: bytes | None) -> httpx.Response:
        self._http.cookies.clear()  # one client may hold several seats: each speaks with its own token
        try:
            return self._http.request(method, path, headers=headers, content=content)
        except httpx.TransportError as error:
            raise LostConnection(f"{self.url} does not answer: {error}") from error

    def catalogue(self, game: str) -> Any:
        """What boards show of a game's pieces: names, texts and numbers."""
        return self.ask("GET", f"/games/{game}/catalogue", Any)

    def lessons(self, game: str) -> LessonsInfo:
        """What newcomers to a game are told, and when."""
        return self.ask("GET", f"/games/{game}/lessons", LessonsInfo)

    def primer(self, game: str) -> PrimerInfo:
        """A game in ten lines and a picture."""
        return self.ask("GET", f"/games/{game}/primer", PrimerInfo)

    def games(self) -> list[GameInfo]:
        """What can be played there."""
        return self.ask("GET", "/games", list[GameInfo])

    def rules(self, game: str) -> list[ChapterInfo]:
        """The rulebook of a game."""
        return self.ask("GET", f"/games/{game}/rules", list[ChapterInfo])

    def rule(self, game: str, rule_id: str) -> RuleInfo:
        """A rule by its id."""
        return self.ask("GET", f"/games/{game}/rules/{rule_id}", RuleInfo)

    def tables(self, status: str = "open") -> list[TableInfo]:
        """The public tables of a status."""
        return self.ask("GET", f"/tables?status={status}", list[TableInfo])

    def mine(self, tables: Sequence[str]) -> list[TableInfo]:
        """Tables that we remember, as far as there still are such: whose turn it is there, or who won."""
        return self.ask("POST", "/tables/mine", list[TableInfo], body={"tables": list(tables)})

    def create(
        self,
        game: str,
        seats: Sequence[SeatWish],
        options: dict[str, str] | None = None,
        *,
        public: bool = False,
        start: bool = False,
        replace_after: int = 0,
        clock: ClockWish | None = None,
        language: str = ENGLISH,
        hints: bool = False,
    ) -> list["RemoteSeat"]:
        """Make a table, and give the seats that are ours; where none is, the host, who looks on."""
        wish = TableWish(game, list(seats), options or {}, public, start, replace_after, clock, language, hints)
        made = self.ask("POST", "/tables", Created, body=wish)
        mine = [RemoteSeat(self, made.table.id, given.seat, given.token) for given in made.seats]
        return mine or [RemoteSeat(self, made.table.id, None, made.host)]

    def first_steps(self, game: str, name: str | None = None) -> "RemoteSeat":
        """Begin a guided first game: alone among virtual players, with a deal that is always the same."""
        made = self.ask("POST", "/tables/first-steps", Created, body=LessonWish(game, name))
        return RemoteSeat(self, made.table.id, made.seats[0].seat, made.seats[0].token)

    def join(self, table: str, name: str, seat: int | None = None) -> "RemoteSeat":
        """Sit down at a table."""
        given = self.ask("POST", f"/tables/{table}/seats", Given, body={"name": name, "seat": seat})
        return RemoteSeat(self, table, given.seat, given.token)

    def seat(self, table: str, token: str) -> "RemoteSeat":
        """Our seat at a table, by the token of a personal link."""
        play = self.ask("POST", f"/tables/{table}/session", Play, body={"token": token})
        return RemoteSeat(self, table, play.seat, token)

    def watch(self, table: str) -> "RemoteSeat":
        """Look on at a table."""
        return RemoteSeat(self, table, None, None)


class RemoteSeat(Ordering, Agreeing):
    """A seat at a table of a server, or a spectator's place there (`seat` is None)."""

    def __init__(self, client: Client, table: str, seat: int | None, token: str | None) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.token = token

    def ask(self, method: str, what: str, kind: type[T], body: object = None) -> T:
        """Ask something about this table."""
        return self.client.ask(method, f"/tables/{self.table}{what}", kind, self.token, body)

    def look(self) -> Play:
        """The table as we may see it."""
        return self.ask("GET", "", Play)

    def start(self) -> Play:
        """Begin the game."""
        return self.ask("POST", "/start", Play)

    def leave(self) -> TableInfo:
        """Stand up before the game begins; later a virtual player sits there until we come back."""
        return self.ask("POST", "/leave", TableInfo)

    def resign(self) -> Undone:
        """Give up; among more than two sides a virtual player plays on for good."""
        return self.ask("POST", "/resign", Undone)

    def renew(self) -> None:
        """Get a new token and use it: the old one counts no more. A lost answer leaves the old one as it was."""
        self.token = self.ask("POST", "/token", Given).token
        self.look()

    def position(self) -> Position:
        """The game as we may know it."""
        return self.ask("GET", "/position", Position)

    def log(self, after: int = 0) -> Log:
        """What we were told after a line."""
        return self.ask("GET", f"/log?after={after}", Log)

    def choose(self, option: int, n: int) -> Done:
        """Choose an option at line `n`."""
        return self.ask("POST", "/choices", Done, {"option": option, "n": n})

    def why_not(self, option: int) -> WhyNot:
        """Whether an option is allowed now."""
        return self.ask("GET", f"/options/{option}", WhyNot)

    def meant(self, zone: str, seat: int = NOBODY, what: int | str | None = None) -> WhyNot:
        """The option that we would mean by a thing on the table, and why not if it is not allowed."""
        return self.ask("POST", "/meant", WhyNot, {"zone": zone, "seat": seat, "what": what})

    def hint(self) -> list[HintInfo]:
        """What the master thinks."""
        return self.ask("POST", "/hint", list[HintInfo])

    def world(self) -> World:
        """A world that we could not tell from the true one."""
        return self.ask("GET", "/world", World)

    def rematch(self) -> "RemoteSeat | None":
        """Our seat in the rematch; None until the other people wish one too."""
        table = self.ask("POST", "/rematch", Rematch).table
        return None if table is None else RemoteSeat(self.client, table.id, self.seat, self.token)

    def journal(self) -> str:
        """The record of a finished game."""
        return self.client.raw("GET", f"/tables/{self.table}/journal", self.token).decode()

    def review(self) -> Review:
        """A finished game: how long it was, who chose when, how it ended."""
        return self.ask("GET", "/review", Review)

    def moment(self, at: int, seat: int | None = None) -> Moment:
        """A finished game after `at` choices, as a seat saw it; without a seat all cards lie open."""
        side = "" if seat is None else f"?seat={seat}"
        return self.ask("GET", f"/review/{at}{side}", Moment)

    def judgements(self, after: int = 0) -> Judgements:
        """What the master thinks of the choices of a finished game, as far as the server has come."""
        return self.ask("GET", f"/review/judgements?after={after}", Judgements)

    def turning(self, *, wished: bool = True) -> Turning:
        """Where a finished game turned, as far as the server has come; unless one wishes it, only of idle thinkers."""
        return self.ask("GET", f"/review/turning?wished={str(wished).lower()}", Turning)

    def judged(self, pause: float = 0.5) -> Iterator[Judged]:
        """Every choice of a finished game, judged; each as soon as the server has it."""
        found = self.judgements()
        while True:
            yield from found.items
            if found.done == found.last:
                return
            if not found.items:
                time.sleep(pause)
            found = self.judgements(found.done)

    def live(self, after: int | None = None, chat: int = 0) -> "Live":
        """Open the socket of this seat."""
        return Live(self.client.url, self.table, self.token, after, chat)

    def play(self, who: Player | Decide, rng: Rng | None = None) -> Position:
        """Play until the game is over, with any player or a function of the position.

        Lost connections are resumed, and a virtual player who sat down for us meanwhile is relieved.
        """
        decide = self._player(who, rng or seeded(any_seed())) if isinstance(who, Player) else who
        after: int | None = None
        tries = 0
        why: Exception | None = None
        while tries < TRIES:
            tries += 1
            try:
                with self.live(after) as live:
                    for position in live.positions():
                        after, tries = position.n, 0
                        if position.result is not None:
                            return position
                        if position.decision is not None:
                            live.choose(decide(position), position.n)
                        elif self._is_replaced(position):
                            with contextlib.suppress(Refusal):  # the game has ended, or our time is used up
                                self.come_back()
            except (ComeBack, ConnectionClosed, OSError, InvalidStatus) as error:
                why = error
            time.sleep(_wait(why, tries))
        raise LostConnection(f"{self.client.url} does not let us come back: {why}")

    def _is_replaced(self, position: Position) -> bool:
        """Whether a virtual player decides for us now."""
        return position.to_move == self.seat and position.players[position.to_move].level is not None

    def _player(self, player: Player, rng: Rng) -> Decide:
        """A player as a function of the position: it imagines from a world that the server draws for our seat."""

        def decide(position: Position) -> int:
            world = self.world()
            game = game_named(world.game)
            return player.decide(Seat(game, game.load(world.state), world.seat), rng)

        return decide
