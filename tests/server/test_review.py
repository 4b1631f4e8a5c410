"""Looking back at a finished game: nothing before its end, everything after it, and one work for all who ask."""

import asyncio
import contextlib
import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from functools import cache
from pathlib import Path
from threading import Thread

import msgspec
import pytest
from textual.pilot import Pilot

from tablee.client import Client, RemoteSeat
from tablee.kernel import NOBODY, seeded
from tablee.players.thinking import Budget
from tablee.server.ground.config import Limits
from tablee.server.http.app import Application
from tablee.server.live import judging as reviewing
from tablee.server.live.house import House
from tablee.server.live.judging import Reviews
from tablee.server.play import scene
from tablee.server.play.finished import finished
from tablee.server.play.room import Room, begun
from tablee.server.think.fair_queue import Account
from tablee.server.think.thinkers import Thinkers
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import Position
from tablee.table import Journal, Place, Setup
from tablee.table.opinion.review import Judgement, Recording, ReviewJob, judgement
from tablee.tui.screens.places.review import Review
from tests.server import company
from tests.server.company import ANNA_AND_OPEN, ANNA_AND_VIRTUAL, at_random, hurried, pair, run, serving
from tests.tui.pilots import program, screen_text, sit, until, wish

Game = tuple[RemoteSeat, RemoteSeat, dict[int, Position]]
SHORT = (20, 122)  # seeds of short games


@pytest.fixture(scope="module")
def game(server: tuple[Client, object]) -> Game:
    """Two people whose game is over, and each position that the first of them saw."""
    anna, bob = pair(server[0])
    other = Thread(target=bob.play, args=[at_random(6)])
    decide, seen = at_random(5), {}
    with anna.live() as live:
        for position in live.positions():
            seen[position.ply] = position
            if position.ply == 0:
                other.start()  # who begins may be either: the first moment is seen before anything happens
            if position.result is not None:
                break
            if position.decision is not None:
                live.choose(decide(position), position.n)
    other.join()
    return anna, bob, seen


@pytest.mark.parametrize("seats", [ANNA_AND_OPEN, ANNA_AND_VIRTUAL])
def test_nothing_is_told_before_the_end(client: Client, seats: list[object]) -> None:
    (anna,) = client.create("karmaka", seats, start=seats is ANNA_AND_VIRTUAL)  # type: ignore[arg-type]
    for who in (anna, client.watch(anna.table)):
        for what in ("/review", "/review/0", "/review/0?seat=1", "/review/judgements"):
            with pytest.raises(Refusal) as refused:
                who.ask("GET", what, dict)
            assert refused.value.status == 409 and refused.value.problem.code == "not-over"


def test_a_review_tells_whose_each_moment_was(game: Game) -> None:
    anna, _, seen = game
    told = anna.review()
    assert f'"key":"{told.key}"' in anna.journal() and len(told.key) == 64 and told.seed == "0"
    assert told.last == max(seen) and len(told.turns) == len(told.movers) == told.last + 1
    assert told.turns == sorted(told.turns) and told.turns[0] == 1
    assert told.movers == [seen[at].to_move for at in range(told.last)] + [NOBODY]
    assert told.result.winners == seen[told.last].result.winners  # type: ignore[union-attr]
    assert [player.name for player in told.players] == ["Anna", "Bob"]


def test_each_moment_from_a_side_is_what_that_seat_saw_then(game: Game) -> None:
    _, bob, seen = game
    for at in range(0, max(seen) + 1, 7):
        then = bob.moment(at, seat=0).position
        assert (then.view, then.decision, then.status) == (seen[at].view, seen[at].decision, seen[at].status)
        assert then.to_move == seen[at].to_move and then.seat == 0


def test_what_was_told_at_a_moment_is_what_the_seat_was_told(game: Game) -> None:
    anna, _, seen = game
    log = {entry.ply: entry for entry in anna.log(0).entries if entry.what in ("deal", "choice")}
    for at in range(0, min(max(seen), 190), 9):
        told = anna.moment(at, seat=0).entry
        assert (told.events, told.what, told.seat) == (log[at].events, log[at].what, log[at].seat)


def test_with_open_cards_every_card_is_known(game: Game) -> None:
    anna, _, seen = game
    hidden = 0
    for at in range(0, max(seen) + 1, 5):
        view = anna.client.watch(anna.table).moment(at).position.view
        assert None not in view["well"]
        for soul in view["souls"]:
            assert len(soul["hand"]) == soul["hand_count"]
            assert None not in soul["hand"] + soul["deck"] + soul["future_life"]
        assert view["souls"][0]["hand"] == seen[at].view["souls"][0]["hand"]
        hidden += seen[at].view["souls"][1]["hand"] is None
    assert hidden, "or there was nothing to open"


def test_with_open_cards_one_sees_what_anybody_was_asked(game: Game) -> None:
    anna, bob, seen = game
    for at in range(0, max(seen), 11):
        moment = anna.moment(at)
        assert moment.position.seat is None and moment.position.decision is not None
        mover = (anna, bob)[moment.position.to_move]
        assert moment.position.decision == mover.moment(at, mover.seat).position.decision
        assert moment.chosen is not None and moment.chosen.seat == moment.position.to_move
        words = {option.option: (option.text["fr"], option.text["en"]) for option in moment.position.decision.options}
        assert words[moment.chosen.option] == (moment.chosen.text["fr"], moment.chosen.text["en"])
    end = anna.moment(max(seen))
    assert end.chosen is None and end.position.decision is None and end.position.result is not None


def test_moments_and_seats_that_there_are_not_are_refused(game: Game) -> None:
    anna, _, seen = game
    with pytest.raises(Refusal) as refused:
        anna.moment(max(seen) + 1)
    assert refused.value.status == 404
    with pytest.raises(Refusal) as refused:
        anna.moment(0, seat=2)
    assert refused.value.problem.code == "unknown-seat"


def test_everything_is_judged_as_the_terminal_does(game: Game) -> None:
    anna, bob, seen = game
    found = list(bob.judged(pause=0.05))
    recording = Recording.of(Journal.read(anna.journal()))
    assert [each.at for each in found] == list(range(1, max(seen) + 1))
    for at in (1, 2, recording.last // 2, recording.last):
        ours, theirs = judgement(recording, at, Budget(20)), found[at - 1]
        assert theirs.seat == ours.seat and theirs.cost == pytest.approx(ours.cost, abs=1e-4)
        assert theirs.chances == pytest.approx(list(ours.chances), abs=1e-4)
        assert theirs.chosen["en"] == recording.option_text(at, ours.chosen, "en")
        assert theirs.better["fr"] == recording.option_text(at, ours.better, "fr")
    all_told = anna.judgements(recording.last)
    assert all_told.done == all_told.last == recording.last and all_told.items == []


def test_a_journal_from_the_server_opens_in_the_terminal(game: Game, tmp_path: Path) -> None:
    anna, _, seen = game
    file = tmp_path / "download.jsonl"
    file.write_text(anna.journal(), encoding="utf-8")
    app = program(tmp_path, wish("Anna", "Bob=random"))
    screen = Review(app.saves.read(str(file)), Budget(iterations=1))

    async def walk(pilot: Pilot[None]) -> None:
        await app.push_screen(screen)
        await pilot.press("end")
        await until(pilot, lambda: screen.at == max(seen))
        assert "Anna" in screen_text(app) and "Bob" in screen_text(app)

    sit(app, walk)


def test_the_command_opens_that_journal_in_a_real_terminal(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "download.jsonl"
    file.write_text(game[0].journal(), encoding="utf-8")
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    words = [sys.executable, "-m", "tablee", "review", str(file), "--lang", "fr"]
    places = {"TERM": "xterm-256color", "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    with subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, **places}) as program:
        os.close(theirs)
        shown, ends = b"", time.monotonic() + 60
        with contextlib.suppress(OSError):  # which tells that the program has gone
            while time.monotonic() < ends:
                if select.select([ours], [], [], 1.0)[0]:
                    shown += os.read(ours, 65_536)
                if all(word in shown for word in (b"Anna", b"Bob", b"Karmaka")):  # which may come one after the other
                    os.write(ours, b"\x11")  # Ctrl+Q
        assert program.wait(10) == 0
    os.close(ours)
    assert b"Bob" in shown and b"Karmaka" in shown


def test_a_game_taken_back_after_its_end_is_not_over_any_more(client: Client, application: Application) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, {"first_player": "seat_0"}, start=True)
    hurried(application, anna.table)
    end = anna.play(lambda position: position.decision.options[0].option)  # type: ignore[union-attr]
    assert anna.review().last == end.ply and anna.look().table.result is not None
    anna.undo(end.n, take_back=True)
    with pytest.raises(Refusal) as refused:
        anna.review()
    assert refused.value.problem.code == "not-over"
    table = anna.look().table
    assert table.result is None and table.status == "playing" and table.to_move is not None


@cache
def over(seed: int) -> Room:
    """A game that is over, played at random; nobody may change it."""
    room = Room([line.text for line in begun(Setup.of("karmaka", 2, seed), [Place("Anna"), Place("Bob")])])
    rng = seeded(seed)
    while not room.over:
        room.take(room.chosen(room.to_move, room.game.wander(room.state, rng)))
    return room


class Counting(Thinkers):
    """Thinkers that count what they judge; they begin once so many games have come."""

    def __init__(self, games: int = 1) -> None:
        super().__init__(0)
        self.judged: list[tuple[str, int]] = []
        self._all = asyncio.Event()
        self._games = games

    async def judge(self, account: Account, asked: ReviewJob) -> Judgement:
        self.judged.append((account.table, asked.at))
        if len(self.judged) == self._games:
            self._all.set()
        await self._all.wait()
        return await super().judge(account, asked)


def test_all_who_ask_share_one_work_and_games_take_turns(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        thinkers = Counting(games=2)
        reviews = Reviews(thinkers, budget=Budget(1))
        rooms = {f"table {seed}": over(seed) for seed in SHORT}
        for _ in range(5):
            for table, room in rooms.items():
                assert reviews.ask(Account("a", table), finished(room), 0).last == room.ply
        while any(
            reviews.ask(Account("a", table), finished(room), room.ply).done < room.ply for table, room in rooms.items()
        ):
            await asyncio.sleep(0.01)
        choices = [(table, at) for table, room in rooms.items() for at in range(1, room.ply + 1)]
        assert sorted(thinkers.judged) == sorted(choices)
        both = min(room.ply for room in rooms.values())
        turns = [at for _, at in thinkers.judged[: 2 * both]]
        assert turns == [at for at in range(1, both + 1) for _ in rooms], "one of each in turn"

    run(work, tmp_path)


def test_few_games_are_kept_and_work_nobody_asks_about_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        thinkers = Counting()
        reviews = Reviews(thinkers, budget=Budget(1))
        table, room = "table", over(SHORT[0])
        monkeypatch.setattr(reviewing, "PATIENCE", 0.0)
        reviews.ask(Account("a", table), finished(room), 0)
        await asyncio.sleep(0.05)
        assert thinkers.judged == []
        for number in range(reviewing.MOST_KEPT + 3):
            reviews.ask(Account(f"maker {number}", f"table {number}"), finished(room), 0)
        assert len(reviews._works) == reviewing.MOST_KEPT
        reviews.close()
        assert not reviews._works

    run(work, tmp_path)


def test_an_address_with_many_reviews_pushes_out_its_own_and_is_refused_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        reviews = Reviews(Counting(), Limits(wishes=3), Budget(1))
        room = over(SHORT[0])
        for number in range(3):
            reviews.ask(Account("many", f"many {number}"), finished(room), 0)
        with pytest.raises(Refusal) as refused:
            reviews.ask(Account("many", "many 3"), finished(room), 0)
        assert (refused.value.status, refused.value.problem.code) == (429, "too-many-wishes")
        reviews.ask(Account("many", "many 0"), finished(room), 0)
        reviews.ask(Account("calm", "calm"), finished(room), 0)
        monkeypatch.setattr(reviewing, "PATIENCE", 0.0)
        for number in range(reviewing.MOST_KEPT + 3):
            reviews.ask(Account("many", f"many {number}"), finished(room), 0)
        assert len(reviews._works) == reviewing.MOST_KEPT and "calm" in reviews._works
        reviews.close()

    run(work, tmp_path)


def test_long_lists_come_in_parts_that_leave_nothing_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        reviews = Reviews(Counting(), budget=Budget(1))
        table, room = "table", over(SHORT[0])
        while reviews.ask(Account("a", table), finished(room), room.ply).done < room.ply:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(reviewing, "MOST_TOLD", 10)
        told, after = [], 0
        while after < room.ply:
            part = reviews.ask(Account("a", table), finished(room), after)
            assert part.first == after + 1 and len(part.items) <= 10
            told += [item.at for item in part.items]
            after = part.done
        assert told == list(range(1, room.ply + 1))

    run(work, tmp_path)


def test_a_server_that_stops_does_not_wait_for_judgements(tmp_path: Path) -> None:
    with serving(tmp_path, budget=Budget(60)) as (client, application):
        (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, start=True)
        hurried(application, anna.table)
        anna.play(at_random(3))
        anna.judgements()
        began = time.monotonic()
    assert time.monotonic() - began < 5 and application.house.is_stopping


def test_open_cards_of_a_game_without_secrets_are_what_all_see(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.rooms.at(await company.begun(house, game="spacepaper"))
        seen, own = scene._opened(room), {"seat", "decision"}
        mine = scene._known([msgspec.to_builtins(room.view(0))])
        assert {name: seen[name] for name in seen if name not in own} == {
            name: mine[name] for name in mine if name not in own
        }

    run(work, tmp_path)
