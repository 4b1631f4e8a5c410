"""What a question that was asked or left out would tell by its time is kept from the others, by a fake clock."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, quantiles

import pytest

from tablee.games import GAMES
from tablee.games.karman_swap.rules.tables import USE_ABILITY
from tablee.kernel import NO_ONE, Event
from tablee.kernel.event import SKIPPED
from tablee.server.live import quick
from tablee.server.live.listeners import Hub, Listener
from tablee.server.live.veil import Veil
from tablee.server.play.kept import Kept
from tablee.server.play.paces import LONGEST, SOON, Paces
from tablee.server.play.room import Room, begun
from tablee.server.wire.messages import Sent, Thinking
from tablee.server.wire.shapes import SeatWish
from tablee.table import Place, Setup
from tablee.table.changing.draft import Happening
from tests.games.karman_swap.sitting import Sitting
from tests.server.company import as_seat, open_house, owner
from tests.server.company import begun as begun_at

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
        for at, work in sorted(self.due, key=lambda each: each[0]):
            if at <= end:
                self.now = max(self.now, at)
                self.due = [each for each in self.due if each[1] is not work]
                work()
        self.now = end


class Scene:
    """A table of two people with a veil: lines are told, and it is noted when each seat heard of them."""

    def __init__(self, levels: tuple[str | None, ...] = (None, None), game: str = "karman_swap") -> None:
        places = [Place(name, level) for name, level in zip(("Anna", "Bob"), levels, strict=True)]
        self.kept = Kept(TABLE, room=Room([line.text for line in begun(Setup.of(game, 2, 3), places)]))
        self.clock, self.hub = Clock(), Hub()
        self.veil = Veil(self.hub, now=lambda: self.clock.now, later=self.clock.later, chance=Random(4))
        self.heard: list[tuple[float, int, int]] = []  # when, by which seat, of which line
        self.n = 1
        for seat in (ANNA, BOB):
            self.hub.add(Listener(as_seat(seat), 10_000))

    @property
    def room(self) -> Room:
        assert self.kept.room is not None
        return self.kept.room

    def line(self, *events: Event, asks: int | None = None, seat: int = ANNA) -> None:
        """A choice of a seat, after which a question of this kind is open."""
        self.n += 1
        n, state = self.n, self.room.state
        state.kind, state.to_move = (0, BOB) if asks is None else (asks, seat)

        def news(asker: object) -> Sent:
            self.heard.append((self.clock.now, getattr(asker, "seat", -1), n))
            return Thinking(seat, n, None)

        self.veil.tell(self.kept, Happening(n, "choice", seat, n, list(events)), news, is_last=True)

    def when(self, seat: int, n: int) -> float:
        """When a seat heard of a line."""
        return next(at for at, who, line in self.heard if (who, line) == (seat, n))


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
    assert scene.when(ANNA, scene.n) == began
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
    assert [line for _, seat, line in scene.heard if seat == ANNA] == [2]
    scene.clock.wait(10)
    assert [line for _, seat, line in scene.heard if seat == ANNA] == [2, 3]


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
            seats = [SeatWish("me", "Anna"), SeatWish("me", "Bob")]
            table = await begun_at(house, seats, "karman_swap")
            kept = house.cache.at(table)
            first = await quick.agree(house, await owner(house, table, 0))
            assert (first.state, kept.is_quick) == ("asked", False)
            second = await quick.agree(house, await owner(house, table, 1))
            assert (second.state, kept.is_quick) == ("done", True)
        async with open_house(tmp_path) as house:
            await house.rooms.at(table)
            assert house.cache.at(table).is_quick

    asyncio.run(work())


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
