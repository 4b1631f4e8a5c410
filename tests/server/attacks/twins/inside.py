"""The inside, which no other module of the twins knows: what a server would send if hidden facts were others.

A twin is a room whose present state was drawn anew by `Game.sample` for one seat: whatever that seat is sent must be
what the twin would send it. Everything is made from the journal.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final
from zlib import crc32

import msgspec
import pytest

from tablee.kernel import SPECTATOR, Event, Rng, Seat, State, TableeError
from tablee.players.thinking import Budget
from tablee.server.http.app import Application
from tablee.server.live.acts import BY_AGREEMENT
from tablee.server.live.committing import Commits
from tablee.server.play import ordering, scene
from tablee.server.play.entries import Entries
from tablee.server.play.parts import Part, cut
from tablee.server.play.room import Room
from tablee.server.play.visitors import Asker
from tablee.server.store.rows import hashed
from tablee.server.think.thinkers import explain, job_for
from tablee.server.wire.refusals import STATUS, Refusal, refusal_of, refused, stale
from tablee.server.wire.shapes import ENCODER, Entry, Problem, TouchWish, World
from tablee.table import CannotUndo, chair
from tablee.table.changing.draft import Draft
from tablee.table.changing.undo import last_by_hand, stream, why_not_undo
from tablee.table.past.history import History, Moment
from tests.server.attacks.twins.tally import Leak, Tally
from tests.server.company import as_seat

__all__ = ["BY_AGREEMENT", "PLANTS", "Truth", "hashed", "of_the_server"]

PASTS: Final = 4  # worlds in which a verdict is given
TRIES: Final = 4  # worlds drawn for each of them, for some do not fit what was seen since


class Twin(Room):
    """A room with another present: what would be sent if this were the truth."""

    def __init__(self, room: Room, *moments: Moment, before: State | None = None) -> None:
        self.__dict__.update(room.__dict__)
        self._history = room.history.copy()
        self._history.moments[-len(moments) :] = moments
        if before is not None:
            at = -len(moments) - 1
            self._history.moments[at] = replace(self._history.moments[at], state=before)
        self.told = Entries()
        self.ordered = {}

    def happened(self, true: Part) -> Part:
        """What a part of the last line of the journal brought in this world."""
        pieces, at = cut(self._history.moments[-1].events), self.parts.of(true.line).index(true)
        return replace(true, events=pieces[at] if at < len(pieces) else [])


class Truth:
    """A game, line by line: what each seat was to be sent, held against its twins."""

    undo = staticmethod(why_not_undo)

    def __init__(self, journal: str, rng: Rng, worlds: int, budget: Budget) -> None:
        lines = journal.splitlines()
        room = Room(lines[:1])
        self._rooms = [room.still()]
        for line in lines[1:]:
            room.take(room.drafts([line])[0])
            self._rooms += [room.still()] * (room.last.n - len(self._rooms))  # one for each part of a line
        self._rng = rng
        self._worlds = worlds
        self._budget = budget
        self._known: dict[tuple[str, int, int], bytes] = {}
        self.tally = Tally()

    @classmethod
    def of(cls, application: Application, table: str, rng: Rng, worlds: int, budget: Budget) -> "Truth":
        """The truth about a game that goes on, which only its server knows."""
        room = application.house.cache.at(table).room
        assert room is not None
        return cls(room.text(), rng, worlds, budget)

    @property
    def last(self) -> int:
        """The number of the last line."""
        return len(self._rooms)

    @property
    def secrets(self) -> list[str]:
        """What nobody may see before the end: what chance follows from."""
        setup = self._rooms[0].setup
        return [setup.key.hex(), str(setup.root)]

    def words(self) -> set[str]:
        """What everybody knows from the start: who sits there, what is played, and how."""
        setup = self._rooms[0].setup
        return {*self._rooms[-1].names, setup.game, *setup.options, *setup.options.values()}

    def to_move(self, n: int) -> int:
        """Who is on move after a line."""
        return self._at(n).to_move

    def is_over(self, n: int) -> bool:
        """Whether the game has ended at a line."""
        return self._at(n).over

    def result(self) -> bytes:
        """How the game ended, as everybody is told."""
        return ENCODER.encode(scene.ending(self._at(self.last).setup, self._at(self.last).history))

    def _at(self, n: int) -> Room:
        if not 1 <= n <= self.last:
            raise Leak(f"there is no line {n}")
        return self._rooms[n - 1]

    # What is sent, held against twins once.

    def position(self, n: int, seat: int) -> bytes:
        """The position after a line."""
        key = ("position", n, seat)
        if key not in self._known:
            room = self._at(n)
            found = _position(room, seat)
            self.tally.positions += 1
            for twin in self._twins(room, seat):
                _same(_position(twin, seat), found, f"the position at line {n} to seat {seat}")
            self._known[key] = found
        return self._known[key]

    def entry(self, n: int, seat: int) -> bytes:
        """What one line told a seat."""
        key = ("entry", n, seat)
        if key not in self._known:
            room = self._at(n)
            part = room.parts.told[n - 1]
            found = ENCODER.encode(scene.entry(room, part, as_seat(seat)))
            self._check_entry(room, part, seat, found)
            self._known[key] = found
        return self._known[key]

    def why_not(self, n: int, seat: int, option: int) -> bytes:
        """Whether an option is allowed."""
        room = self._at(n)
        found = ENCODER.encode(scene.why_not(room, as_seat(seat), option))
        for twin in self._twins(room, seat):
            self.tally.reasons += 1
            _same(ENCODER.encode(scene.why_not(twin, as_seat(seat), option)), found, f"option {option} at line {n}")
        return found

    def meant(self, n: int, seat: int, thing: TouchWish) -> bytes:
        """What a thing means."""
        room = self._at(n)
        found = ENCODER.encode(scene.meant(room, as_seat(seat), thing))
        for twin in self._twins(room, seat):
            self.tally.reasons += 1
            _same(ENCODER.encode(scene.meant(twin, as_seat(seat), thing)), found, f"{thing} at line {n}")
        return found

    def refusal(self, n: int, seat: int, option: int) -> bytes:
        """Why a choice is refused; nothing if it is not."""
        room = self._at(n)
        found = _refusal(room, seat, option)
        for twin in self._twins(room, seat):
            self.tally.reasons += 1
            _same(_refusal(twin, seat, option), found, f"the refusal of {option} at line {n}")
        return found

    def hint(self, n: int, seat: int) -> bytes:
        """What the master thinks of each option."""
        room = self._at(n)
        found = self._hint(room, seat)
        for twin in self._twins(room, seat):
            self.tally.hints += 1
            _same(self._hint(twin, seat), found, f"a hint at line {n}")
        return found

    def orders(self, n: int, seat: int) -> bytes:
        """The orders of a seat after a line."""
        key = ("orders", n, seat)
        if key not in self._known:
            room = self._at(n)
            found = ENCODER.encode(ordering.standing(room, as_seat(seat)))
            for twin in self._twins(room, seat):
                _same(ENCODER.encode(ordering.standing(twin, as_seat(seat))), found, f"orders at line {n}")
            self._known[key] = found
        return self._known[key]

    def goals(self, n: int, seat: int, thing: TouchWish) -> bytes:
        """What a seat may order of a thing."""
        room = self._at(n)
        found = ENCODER.encode(ordering.goals(room, as_seat(seat), thing))
        for twin in self._twins(room, seat):
            self.tally.reasons += 1
            _same(ENCODER.encode(ordering.goals(twin, as_seat(seat), thing)), found, f"goals of {thing} at line {n}")
        return found

    def order_refusal(self, n: int, seat: int, order: dict[str, str] | None) -> bytes:
        """Why an order cannot be given, or (None) not ended."""
        room = self._at(n)
        found = _order_refusal(room, seat, order)
        for twin in self._twins(room, seat):
            self.tally.reasons += 1
            _same(_order_refusal(twin, seat, order), found, f"the refusal of {order} at line {n}")
        return found

    def verdict(self, n: int, seat: int) -> str:
        """Why the last choice stands; nothing if it may be undone."""
        room = self._at(n)
        found = _verdict(room, seat)
        for twin in self._pasts(room, seat):
            self.tally.verdicts += 1
            if _verdict(twin, seat) != found:
                raise Leak(f"whether seat {seat} may undo at line {n} depends on what it may not know")
        return found

    def check_world(self, n: int, seat: int, world: World) -> None:
        """A world that was drawn for a seat: it looks like the truth, and is drawn from what the seat knows alone."""
        room = self._at(n)
        state = room.game.load(world.state)
        if room.game.view(state, seat) != room.view(seat) or (world.n, world.seat) != (n, seat):
            raise Leak(f"the world at line {n} is not what seat {seat} sees")
        if room.game.secrets and state.rng.data() == room.state.rng.data():
            raise Leak(f"the world at line {n} holds the true generator")
        chance = self._rng.copy()
        drawn = _imagined(room, seat, chance)
        for twin in self._twins(room, seat):
            if _imagined(twin, seat, chance) != drawn:
                raise Leak(f"the world at line {n} is drawn from what seat {seat} may not know")

    # Twins.

    def _twins(self, room: Room, seat: int) -> Iterator[Twin]:
        """The room in worlds that a seat cannot tell from the true one; none once all is open."""
        for _ in range(0 if room.over else self._worlds):
            world = room.game.sample(room.state, seat, self._rng)
            self._count(room, room.state, world)
            yield Twin(room, replace(room.history.moments[-1], state=world))

    def _pasts(self, room: Room, seat: int) -> Iterator[Twin]:
        """The room in worlds that were others before the last choice, and that the seat still cannot tell apart.

        What went without saying after that choice is told again too.
        """
        if room.over or room.ply == 0 or room.history.moments[-1].chosen is None:
            return
        before, *after = room.history.moments[last_by_hand(room.history) - 1 :]
        found = 0
        for _ in range(PASTS * TRIES):
            world = room.game.sample(before.state, seat, self._rng)
            later = _alike(room, world, after, seat)
            if later:
                self._count(room, before.state, world)
                found += 1
                yield Twin(room, *later, before=world)
            if found == PASTS:
                return

    def _check_entry(self, room: Room, part: Part, seat: int, found: bytes) -> None:
        """What a seat was told of a choice, some choice in each other world would have told it too."""
        true = part.line
        if true.what != "choice" or room.over:
            if true.n > 1 and true.what != "choice" and true.events:
                raise Leak(f"line {true.n} brings events")
            return
        for _ in range(self._worlds):
            tries = (self._alike_after(room, seat) for _ in range(TRIES))
            if alike := next((twins for twins in tries if twins), []):
                self.tally.entries += 1
                told = [_in_any_order(scene.entry(twin, twin.happened(part), as_seat(seat))) for twin in alike]
                if _in_any_order(msgspec.json.decode(found, type=Entry)) not in told:
                    raise Leak(f"what line {true.n} told seat {seat} depends on what it may not know: {found!r}")

    def _alike_after(self, room: Room, seat: int) -> list[Twin]:
        """The room after the last choice in another world, or after any if that was not allowed there.

        Only where the seat sees the same: none if the choice turned up another card.
        """
        before, after = room.history.moments[-2:]
        world = room.game.sample(before.state, seat, self._rng)
        options = [after.option] if after.option in world.options else world.options
        later = [_after(room, world, option, after) for option in options]
        twins, seen = [Twin(room, each) for each in later if each is not None], room.view(seat)
        return [twin for twin in twins if twin.view(seat) == seen]

    def _count(self, room: Room, true: State, world: State) -> None:
        self.tally.worlds += 1
        self.tally.strange += room.game.table(world) != room.game.table(true)

    def _hint(self, room: Room, seat: int) -> bytes:
        asked = scene.decision(room, as_seat(seat))
        assert asked is not None
        found = explain(job_for(room, "master", self._budget))
        return ENCODER.encode(scene.hints(room, as_seat(seat), asked, found))


def of_the_server(problem: Problem) -> bool:
    """Whether a refusal is one of the server's own sentences, which know nothing of the game."""
    if problem.code not in STATUS or problem.rule is not None:
        return False
    plain = refused(problem.code, most=300).problem
    return problem.text == plain.text


def _after(room: Room, world: State, option: int, true: Moment) -> Moment | None:
    """The moment after a choice in another world, if it is allowed there."""
    if option not in world.options:
        return None
    state = world.copy()
    state.listening = True
    room.game.apply(state, int(state.to_move), option)
    return Moment(state, state.heard(), option, true.chosen, true.by_human)


def _alike(room: Room, world: State, after: list[Moment], seat: int) -> list[Moment]:
    """The same choices in another world; none if a seat would tell them apart, or one is not allowed there."""
    found: list[Moment] = []
    for true in after:
        later = _after(room, world, true.option, true)
        if later is None or _told(later, seat) != _told(true, seat):
            return []
        if room.game.view(later.state, seat) != room.game.view(true.state, seat):
            return []
        found.append(later)
        world = later.state
    return found


def _told(moment: Moment, seat: int) -> list[object]:
    return [event.data() for event in moment.events if event.is_told_to(seat)]


def _in_any_order(entry: Entry) -> bytes:
    """An entry but for the order of its events: who draws two cards sees which came first, and no view keeps that."""
    return ENCODER.encode(msgspec.structs.replace(entry, events=sorted(entry.events, key=ENCODER.encode)))


def _position(room: Room, seat: int) -> bytes:
    return ENCODER.encode(scene.position(room, as_seat(seat)))


def _refusal(room: Room, seat: int, option: int) -> bytes:
    try:
        room.chosen(seat, option)
    except TableeError as error:
        return ENCODER.encode(refusal_of(error).problem)
    return b""


def _order_refusal(room: Room, seat: int, order: dict[str, str] | None) -> bytes:
    try:
        if order is None:
            ordering.cancelled(room, as_seat(seat), 10**6)
        else:
            ordering.given(room, as_seat(seat), order)
    except TableeError as error:
        return ENCODER.encode(refusal_of(error).problem)
    return b""


def _verdict(room: Room, seat: int) -> str:
    why = Truth.undo(room.history, seat, stream(room.setup.root, "undo", room.ply))
    return "" if why is None else why.message


def _imagined(room: Room, seat: int, rng: Rng) -> bytes:
    return msgspec.json.encode(Seat(room.game, room.state, seat).imagine(rng.copy()).data())


def _same(told: bytes, found: bytes, what: str) -> None:
    if told != found:
        raise Leak(f"{what} depends on what it may not know:\n{found!r}\n{told!r}")


# Servers that leak, for the law to find.


def _hand_in_stale(patch: pytest.MonkeyPatch) -> None:
    """Whoever is late is shown the position of the other seat."""
    honest = Commits._commit

    async def leaky(commits: Commits, asker: Asker, n: int | None, make: Callable[[Room], Draft]) -> Room:
        try:
            return await honest(commits, asker, n, make)
        except Refusal as refusal:
            room = commits._cache.at(asker.table_id).room
            if refusal.problem.now is None or room is None:
                raise
            raise stale(scene.position(room, as_seat(1 - asker.seat))) from None

    patch.setattr(Commits, "_commit", leaky)


def _telling_verdict(patch: pytest.MonkeyPatch) -> None:
    """Whether a choice may be undone depends on what the other holds."""

    def leaky(history: History, seat: int, rng: Rng) -> CannotUndo | None:
        why = why_not_undo(history, seat, rng)
        if why is not None and why.message not in BY_AGREEMENT:
            return why
        hidden = msgspec.json.encode(history.game.table(history.state))
        return None if crc32(hidden) % 2 else CannotUndo("undo-secret")

    patch.setattr(chair, "why_not_undo", leaky)
    patch.setattr(Truth, "undo", staticmethod(leaky))


def _events_of_others(patch: pytest.MonkeyPatch) -> None:
    """The log tells everybody what anybody is told."""

    def leaky(events: list[Event], _: int) -> list[Event]:
        return [event for event in events if any(event.is_told_to(seat) for seat in range(SPECTATOR))]

    patch.setattr(chair, "for_seat", leaky)


PLANTS: Final = {
    "a hand in a stale answer": _hand_in_stale,
    "a verdict that tells": _telling_verdict,
    "events of others in the log": _events_of_others,
}
