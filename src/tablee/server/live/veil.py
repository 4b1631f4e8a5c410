"""The veil: what a question that was asked, or left out, would tell by the time it takes is kept from the others."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from itertools import takewhile
from operator import eq, ne
from random import Random, SystemRandom

from tablee.kernel import SPECTATOR
from tablee.kernel.event import SKIPPED
from tablee.server.live.listeners import Hub
from tablee.server.live.pacing import waits
from tablee.server.play.kept import Kept
from tablee.server.play.paces import LONGEST
from tablee.server.play.parts import Part
from tablee.server.play.room import Room
from tablee.server.play.sights import Message, Sight, Waiting
from tablee.table.changing.draft import Happening

Later = Callable[[float, Callable[[], None]], object]  # do something after so many seconds
News = Callable[[Sight, Part], Message]  # what is told of a line, with the table as it is shown then


class Veil:
    """Between what was written and all who are told or ask: see docs/pace.md."""

    def __init__(
        self, hub: Hub, *, now: Callable[[], float], later: Later | None = None, chance: Random | None = None
    ) -> None:
        self._hub = hub
        self._now = now
        self._later = later or (lambda seconds, work: asyncio.get_running_loop().call_later(seconds, work))
        self._chance = chance

    def drawn(self, kept: Kept, kind: int) -> float:
        """A time that a person of this table might take for such a question; 0 where nobody has to wait."""
        if kept.room is None or kind not in kept.room.game.rules.paced or not waits(kept, kept.room):
            return 0.0
        return kept.paces.drawn(kind, self._chance or SystemRandom())

    def tell(self, kept: Kept, lines: Sequence[Happening], news: News) -> None:
        """Tell lines that were written together: to their own seat, and to the others once nothing holds them."""
        room = kept.room
        assert room is not None
        if not room.game.rules.paced:
            now = Sight(room, kept.times, self._now())
            for part in _parts(room, lines):
                self._hub.tell(kept.id, news(now, part))
            return
        before, kept.latest = kept.latest, Sight(room.still(), kept.times, self._now())
        if not lines:
            return
        self._answered(kept, lines[0])
        if not kept.waiting:
            kept.shown = before or kept.latest
        kept.waiting.append(self._made(kept, lines, news))
        self.show(kept)

    def is_hidden(self, kept: Kept, room: Room) -> bool:
        """Whether the last line of a room is one that others are told later."""
        kind, left_out = _asked(room, room.happenings[-1]), _left_out(room.happenings[-1:])
        return waits(kept, room) and (kind is not None or bool(left_out))

    def _made(self, kept: Kept, lines: Sequence[Happening], news: News) -> Waiting:
        """Lines that wait: for an answer that may be given, for as long as one might have taken, or not at all."""
        assert kept.latest is not None
        room, at, last = kept.latest.room, kept.latest.at, lines[-1]
        kind = _asked(room, last)
        until = at + (self.holding(kept, lines) if kind is None else LONGEST)
        parts = _parts(room, lines)
        return Waiting(last.seat, lambda sight: [news(sight, part) for part in parts], kept.latest, until, kind)

    def holding(self, kept: Kept, lines: Sequence[Happening]) -> float:
        """For how long lines are kept from others, if a question was left out: the clock goes on so much later too."""
        left_out = _left_out(lines)
        if kept.room is None or not left_out or not waits(kept, kept.room):
            return 0.0
        return kept.paces.drawn(left_out[0], self._chance or _chance(kept.room.setup.key, lines[-1].n))

    def _answered(self, kept: Kept, happening: Happening) -> None:
        """A question that was open is over: its time is remembered, and the others may be told."""
        for line in kept.waiting:
            if line.kind is not None and line.seat == happening.seat:
                if happening.what == "choice":
                    self._remember(kept, line)
                line.kind, line.until = None, self._now()

    def _remember(self, kept: Kept, line: Waiting) -> None:
        """A person took so long."""
        if line.kind is not None and line.sight.room.places[line.seat].is_human:
            kept.paces.answered(line.kind, self._now() - line.sight.at)

    def show(self, kept: Kept) -> None:
        """Tell all that need not wait any more, in order; and each seat its own lines that are next."""
        ripe = self._ripe(kept)
        del kept.waiting[: len(ripe)]
        for line in ripe:
            self._remember(kept, line)
            kept.shown = ripe[-1].sight  # that it was written line by line would tell what was asked
            self._tell(kept, line, kept.shown, partial(ne, line.seat) if line.is_heard else None)
            line.told.set()
        for line in kept.waiting:
            if line.seat != kept.waiting[0].seat:
                break
            if not line.is_heard:
                line.is_heard = True
                self._tell(kept, line, line.sight, partial(eq, line.seat))
        self._time(kept)

    def _ripe(self, kept: Kept) -> list[Waiting]:
        """The first lines that need not wait."""
        if kept.room is not None and not waits(kept, kept.room):
            return kept.waiting[:]
        now = self._now()
        return list(takewhile(lambda line: line.until <= now, kept.waiting))

    def _tell(self, kept: Kept, line: Waiting, sight: Sight, among: Callable[[int], bool] | None) -> None:
        for message in line.news(sight):
            self._hub.tell(kept.id, message, among)

    def _time(self, kept: Kept) -> None:
        """Come back when the first line need not wait any more."""
        for line in kept.waiting[:1]:
            if not line.is_timed:
                line.is_timed = True
                self._later(max(0.0, line.until - self._now()), partial(self._due, kept, line))

    def _due(self, kept: Kept, line: Waiting) -> None:
        line.until = min(line.until, self._now())
        self.show(kept)

    async def passed(self, kept: Kept, seat: int) -> None:
        """Return when a seat has been shown all there is: nobody acts on what they have not been told."""
        while seat != SPECTATOR and any(line.seat != seat for line in kept.waiting):
            await kept.waiting[-1].told.wait()


def _parts(room: Room, lines: Sequence[Happening]) -> list[Part]:
    return [part for line in lines for part in room.parts.of(line)]


def _asked(room: Room, last: Happening) -> int | None:
    """The kind of the question that is open after a choice, where its being asked must not be seen."""
    kind = int(room.state.kind)
    is_open = not room.over and kind in room.game.rules.veiled and room.to_move == last.seat
    return kind if is_open and last.what == "choice" else None


def _left_out(lines: Sequence[Happening]) -> list[int]:
    """The kinds of questions that were left out."""
    return [event.args[1] for line in lines for event in line.events if event.kind == SKIPPED]


def _chance(key: bytes, n: int) -> Random:
    """The same for all servers of a table, and known to nobody: one who asks two of them learns nothing more."""
    return Random(blake2b(str(n).encode(), key=key[:64]).digest())
