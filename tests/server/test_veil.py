"""What a question that was asked or left out would tell by its time is kept from the others, by a fake clock."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from typing import cast

import pytest

from tablee.games import GAMES
from tablee.games.karman_swap.rules.tables import USE_ABILITY
from tablee.kernel import NO_ONE, SPECTATOR, Event
from tablee.kernel.event import SKIPPED
from tablee.server.live import quick
from tablee.server.live.house import House
from tablee.server.live.listeners import Hub, Listener
from tablee.server.live.seating import create
from tablee.server.live.veil import Veil
from tablee.server.play.endings import POSITION
from tablee.server.play.kept import Kept
from tablee.server.play.paces import LONGEST, SOON, Paces
from tablee.server.play.parts import Part
from tablee.server.play.room import Room, begun
from tablee.server.play.sights import Message, Sight
from tablee.server.play.visitors import Asker
from tablee.server.wire.messages import SENT, News, Sent, Snapshot, Thinking
from tablee.server.wire.shapes import ENCODER, TableWish
from tablee.table import Place, Setup
from tablee.table.changing.draft import Happening
from tests.games.karman_swap.sitting import Sitting
from tests.server.company import BOTH_MINE, as_seat, open_house, owner

TABLE = "any"
ANNA, BOB = 0, 1


class Clock:
    """A clock that goes on when it is told to, and then does what was due."""

    def __init__(self) -> None:
        self.now = 0.0
        self.due: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        self.due.append((self.now + seconds, work))

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        end = self.now + seconds
        while due := [each for each in self.due if each[0] <= end]:
            at, work = first = min(due, key=lambda each: each[0])
            self.due.remove(first)
            self.now = max(self.now, at)
            work()
        self.now = end


class Scene:
    """A table of two people with a veil: lines are told, and it is noted when each seat heard of them, or saw them."""

    def __init__(self, levels: tuple[str | None, ...] = (None, None), game: str = "karman_swap") -> None:
        places = [Place(name, level) for name, level in zip(("Anna", "Bob"), levels, strict=True)]
        self.kept = Kept(TABLE, room=Room([line.text for line in begun(Setup.of(game, 2, 3), places)]))
        self.clock, self.hub = Clock(), Hub()
        self.veil = Veil(self.hub, now=lambda: self.clock.now, later=self.clock.later, chance=Random(4))
        self.heard: list[tuple[float, int, int]] = []  # when, by which seat, of which line
        for seat in (ANNA, BOB):
            self.hub.add(Listener(as_seat(seat), 10_000))
        self.veil.tell(self.kept, [], self.news)

    @property
    def room(self) -> Room:
        assert self.kept.room is not None
        return self.kept.room

    @property
    def n(self) -> int:
        """The last line, as it is told."""
        return self.room.last.n

    def news(self, sight: Sight, part: Part) -> Message:
        """What is told of a line: that it was heard is noted."""

        def told(asker: Asker) -> Sent:
            self.heard.append((self.clock.now, asker.seat, part.n))
            return Thinking(part.line.seat, sight.room.last.n, None)

        return told

    def line(self, *events: Event, asks: int | None = None, seat: int = ANNA) -> None:
        """A choice of a seat, after which a question of this kind is open."""
        room = self.room
        room.state.kind, room.state.to_move = (0, BOB) if asks is None else (asks, seat)
        room._journal.lines.append("")
        line = Happening(room.n, "choice", seat, len(room.happenings), list(events))
        room.happenings.append(line)
        room.parts.add(line)
        self.veil.tell(self.kept, [line], self.news)

    def when(self, seat: int, n: int) -> float:
        """When a seat heard of a line."""
        return next(at for at, who, line in self.heard if (who, line) == (seat, n))

    def seen(self, seat: int) -> int:
        """The last line that a seat would find if it asked now."""
        room = self.kept.seen_by(seat)
        assert room is not None
        return room.last.n

    def watched(self, seat: int, seconds: float) -> list[int]:
        """What a seat finds that asks again and again, and what it was told: the same at every moment."""
        found = []
        for _ in range(int(seconds / 0.05)):
            found.append(self.seen(seat))
            assert found[-1] == max([1, *(line for _, who, line in self.heard if who == seat)])
            self.clock.wait(0.05)
        return found


def skipped() -> Event:
    return Event(SKIPPED, NO_ONE, [ANNA, USE_ABILITY])


def asked(scene: Scene, seconds: float) -> float:
    """A card lands, its ability is offered and declined: how long after the landing others hear of both."""
    began = scene.clock.now
    scene.line(asks=USE_ABILITY)
    scene.clock.wait(seconds)
    landing = scene.n
    scene.line()
    scene.clock.wait(10)
    assert scene.when(BOB, landing) == min(scene.when(BOB, scene.n), began + LONGEST)
    return scene.when(BOB, landing) - began


def left_out(scene: Scene) -> float:
    """A card lands and nothing is offered: how long after that others hear of it."""
    began = scene.clock.now
    scene.line(skipped())
    assert scene.when(ANNA, scene.n) == began and scene.seen(ANNA) == scene.n
    scene.clock.wait(10)
    return scene.when(BOB, scene.n) - began


def test_both_cases_take_the_same_time_for_the_others() -> None:
    scene, people = Scene(), Random(7)
    real, drawn = list[float](), list[float]()
    for _ in range(400):
        real.append(asked(scene, people.lognormvariate(0.0, 0.5)))
        drawn.append(left_out(scene))
    assert abs(mean(real[50:]) - mean(drawn[50:])) < 0.1
    for one, other in zip(quantiles(real[50:], n=5), quantiles(drawn[50:], n=5), strict=True):
        assert abs(one - other) < 0.2
    assert max(drawn) <= LONGEST


def test_before_anybody_has_answered_it_is_drawn_evenly() -> None:
    found = [left_out(Scene()) for _ in range(3)] + [Paces().drawn(1, Random(seed)) for seed in range(50)]
    assert all(SOON[0] <= each <= SOON[1] for each in found) and max(found) - min(found) > 1


def test_what_comes_meanwhile_waits_behind_it_in_order() -> None:
    scene = Scene()
    scene.line(skipped())
    scene.line(seat=BOB)
    assert [line for _, seat, line in scene.heard if seat == ANNA] == [2, 3]
    scene.clock.wait(10)
    assert [line for _, seat, line in scene.heard if seat == ANNA] == [2, 3, 4]
    assert [line for _, seat, line in scene.heard if seat == BOB] == [2, 3, 4]


def test_each_question_left_out_waits_for_its_own_time() -> None:
    scene = Scene()
    for _ in range(5):
        asked(scene, 1.25)
    before, began = scene.n, scene.clock.now
    scene.line(skipped())
    scene.clock.wait(1.0)
    scene.line(Event(SKIPPED, NO_ONE, [BOB, USE_ABILITY]), seat=BOB)
    scene.clock.wait(10)
    assert scene.when(ANNA, before + 1) == began and scene.when(BOB, before + 1) == began + 1.25
    assert scene.when(BOB, before + 3) == began + 1.25 and scene.when(ANNA, before + 3) == began + 2.25


def both_ways(seconds: float) -> tuple[Scene, Scene]:
    """Two tables where all took so long until now: at one of them something is asked, at the other it is left out."""
    one, other = Scene(), Scene()
    for scene in (one, other):
        for _ in range(3):
            asked(scene, seconds)
    one.line(Event(5, NO_ONE, []), asks=USE_ABILITY)
    one.clock.later(seconds, lambda: one.line(Event(6, NO_ONE, [])))
    other.line(Event(5, NO_ONE, []), skipped(), Event(6, NO_ONE, []))
    return one, other


def test_who_asks_again_and_again_sees_the_same_whether_something_was_asked_or_not() -> None:
    one, other = both_ways(1.25)
    assert one.watched(BOB, 4) == other.watched(BOB, 4)
    assert one.n == other.n and len(set(one.watched(BOB, 1))) == 1


def test_who_counts_lines_and_choices_learns_nothing_either() -> None:
    one, other = both_ways(0.75)
    one.clock.wait(5)
    told = [
        [(part.n, part.ply, [event.kind for event in part.events]) for part in scene.room.parts.told]
        for scene in (one, other)
    ]
    assert told[0] == told[1] and one.room.n == other.room.n + 1


def test_nobody_acts_on_what_they_have_not_been_told() -> None:
    async def work() -> None:
        scene = Scene()
        scene.line(skipped())
        await asyncio.wait_for(scene.veil.passed(scene.kept, ANNA), 1)
        waiting = asyncio.ensure_future(scene.veil.passed(scene.kept, BOB))
        await asyncio.sleep(0)
        assert not waiting.done()
        scene.clock.wait(LONGEST)
        await asyncio.wait_for(waiting, 1)

    asyncio.run(work())


def test_a_person_who_takes_long_is_seen_to_after_three_seconds() -> None:
    scene = Scene()
    assert asked(scene, 8.0) == LONGEST


@pytest.mark.parametrize(
    "scene", [Scene((None, "novice")), Scene(game="karmaka")], ids=["one person", "a game without such questions"]
)
def test_nobody_waits_where_nothing_could_be_guessed(scene: Scene) -> None:
    scene.line(skipped())
    assert scene.when(BOB, scene.n) == 0.0 and scene.veil.drawn(scene.kept, USE_ABILITY) == 0.0


def test_a_table_that_has_agreed_plays_quick() -> None:
    scene = Scene()
    scene.kept.is_quick = True
    assert left_out(scene) == 0.0


def test_virtual_players_take_a_time_drawn_in_the_same_way_for_paced_questions_alone() -> None:
    scene = Scene()
    kinds = GAMES["karman_swap"].rules.kinds
    for _ in range(5):
        asked(scene, 1.25)
    assert scene.veil.drawn(scene.kept, USE_ABILITY) == 1.25
    assert SOON[0] <= scene.veil.drawn(scene.kept, kinds.index("respond")) <= SOON[1]
    assert scene.veil.drawn(scene.kept, kinds.index("destination")) == 0.0


def test_all_people_must_agree_to_play_quick_and_a_server_that_starts_anew_knows(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            table = await begun_at(house, "karman_swap")
            kept = house.cache.at(table)
            first = await quick.agree(house, await owner(house, table, 0))
            assert (first.state, kept.is_quick) == ("asked", False)
            second = await quick.agree(house, await owner(house, table, 1))
            assert (second.state, kept.is_quick) == ("done", True)
        async with open_house(tmp_path) as house:
            await house.rooms.at(table)
            assert house.cache.at(table).is_quick

    asyncio.run(work())


async def begun_at(house: House, game: str) -> str:
    """A table of two people whose game has begun."""
    return (await create(house, TableWish(game, BOTH_MINE, {}, start=True))).table.id


class Company:
    """A house with a clock of its own, and at one of its tables two people and one who looks on."""

    def __init__(self, house: House, table: str, clock: Clock) -> None:
        self.house, self.table, self.clock = house, table, clock
        self.ears: dict[int, Listener] = {}
        self.told: dict[int, tuple[bytes, int]] = {}  # by seat: the last position, and the last line
        self.held = 0  # how often somebody was behind

    async def arrive(self) -> None:
        """Everybody listens."""
        for seat in (ANNA, BOB, SPECTATOR):
            who = await owner(self.house, self.table, seat)
            self.ears[seat] = Listener(who.asker, 10_000)
            self.house.hub.add(self.ears[seat])
            play = await self.house.visits.play(who)
            assert play.position is not None
            self.ears[seat].greet(Snapshot(play, None, []))

    def hear(self) -> None:
        """Take what was pushed."""
        for seat, ear in self.ears.items():
            while not ear.waiting.empty():
                message = SENT.decode(cast(bytes, ear.waiting.get_nowait()))
                if isinstance(message, Snapshot) and message.play.position is not None:
                    self.told[seat] = (ENCODER.encode(message.play.position), message.play.position.n)
                elif isinstance(message, News):
                    assert message.entry.n == self.told[seat][1] + 1, "no line is left out"
                    self.told[seat] = (ENCODER.encode(message.position), message.entry.n)

    async def compare(self) -> None:
        """Whoever asks is told what was pushed, neither more nor less."""
        self.hear()
        for seat, (position, n) in self.told.items():
            who = await owner(self.house, self.table, seat)
            game = await self.house.visits.game(who)
            assert ENCODER.encode(game.position(who.asker)) == position
            assert game.log(who.asker, 0).last == game.log(who.asker, None).last == n
            info = (await self.house.visits.play(who)).table
            public = POSITION.decode(self.told[SPECTATOR][0])
            assert (info.n, info.to_move) == (public.n, public.to_move)
            self.held += n < (await self.house.rooms.at(self.table)).last.n


def test_who_asks_is_told_what_who_listens_is_told_at_the_same_time(tmp_path: Path) -> None:
    async def work() -> int:
        clock, chance = Clock(), Random(2)
        clock.now = 1000.0
        async with open_house(tmp_path, lambda: clock.now) as house:
            house.teller.veil = Veil(house.hub, now=lambda: clock.now, later=clock.later, chance=Random(4))
            table = await begun_at(house, "karman_swap")
            company = Company(house, table, clock)
            await company.arrive()
            await company.compare()
            for _ in range(60):
                room = await house.rooms.at(table)
                asker = (await owner(house, table, room.to_move)).asker
                going = asyncio.ensure_future(
                    house.commits.choose(asker, chance.choice(room.state.options), room.last.n)
                )
                while not going.done():
                    await asyncio.wait([going], timeout=0.02)
                    clock.wait(0.0 if going.done() else 0.7)
                await going
                await company.compare()
                clock.wait(chance.choice((0.0, 0.4, 3.0)))
            return company.held

    assert asyncio.run(work()) > 5, "now and then somebody was told later"


def skips(t: Sitting) -> list[Event]:
    """The questions that were left out."""
    return [event for event in t.events if event.kind == SKIPPED]


def test_the_rules_tell_of_a_question_left_out_only_where_a_hand_is_the_reason() -> None:
    t = Sitting({0: ["masakeru", "ark_8"]}, {"juhel": []})  # no creature left to place
    t.plays("masakeru", "juhel")
    assert [event.args for event in skips(t)] == [[0, USE_ABILITY]]
    t = Sitting({0: ["cornelin", "ark_8"]}, {"juhel": []})  # nothing else lies anywhere, as all can see
    t.plays("cornelin", "juhel")
    assert skips(t) == []
