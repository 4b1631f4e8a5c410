"""The veil: what a question that was asked, or left out, would tell by the time it takes is kept from the others."""

import asyncio
from collections.abc import Callable
from functools import partial
from operator import eq, ne
from random import Random, SystemRandom
from typing import Final

from tablee.kernel import Rules
from tablee.kernel.event import SKIPPED
from tablee.server.live.listeners import Hub
from tablee.server.play.kept import Kept
from tablee.server.play.paces import LONGEST, Held, Message
from tablee.server.play.room import Room
from tablee.server.store import talk
from tablee.server.store.store import Store
from tablee.table.changing.draft import Happening

Later = Callable[[float, Callable[[], None]], object]  # do something after so many seconds
QUICK: Final = "quick"  # as the database has it: a vote about the table, whatever the line
PEOPLE: Final = 2  # at a table of fewer nobody could guess


class Veil:
    """Between what was written and those who listen: see docs/pace.md."""

    def __init__(
        self, hub: Hub, *, now: Callable[[], float], later: Later | None = None, chance: Random | None = None
    ) -> None:
        self._hub = hub
        self._now = now
        self._later = later or (lambda seconds, work: asyncio.get_running_loop().call_later(seconds, work))
        self._chance = chance or SystemRandom()

    def drawn(self, kept: Kept, kind: int) -> float:
        """A time that a person of this table might take for such a question; 0 where nobody has to wait."""
        if kept.room is None or kind not in kept.room.game.rules.paced or not waits(kept, kept.room):
            return 0.0
        return kept.paces.drawn(kind, self._chance)

    def tell(self, kept: Kept, happening: Happening, message: Message, *, is_last: bool) -> None:
        """Tell a line to its own seat, and to the others if nothing holds it; `is_last` says that none has followed."""
        room = kept.room
        assert room is not None
        self._answered(kept, happening)
        if kept.held is None and waits(kept, room):
            kept.held = self._begun(kept, room, happening, is_last=is_last)
        if kept.held is None:
            self._hub.tell(kept.id, message)
            return
        kept.held.lines.append((happening.seat, message))
        self._hub.tell(kept.id, message, partial(eq, happening.seat))

    def _begun(self, kept: Kept, room: Room, happening: Happening, *, is_last: bool) -> Held | None:
        """What begins to be held with this line: a question that may be answered, or one that was left out."""
        rules: Rules = room.game.rules
        left_out = [event.args[1] for event in happening.events if event.kind == SKIPPED]
        is_asked = is_last and not room.over and room.state.kind in rules.veiled and room.to_move == happening.seat
        if not left_out and not is_asked:
            return None
        held = Held(happening.seat, int(room.state.kind) if is_asked else None, self._now())
        seconds = LONGEST if is_asked else kept.paces.drawn(left_out[0], self._chance)
        self._later(seconds, partial(self._late, kept, held))
        return held

    def _answered(self, kept: Kept, happening: Happening) -> None:
        """The question that was held is over: its time is remembered, and the others are told."""
        held = kept.held
        if held is None or held.kind is None:
            return
        if happening.what == "choice" and happening.seat == held.seat:
            self._remember(kept, held)
        self._lift(kept, held)

    def _late(self, kept: Kept, held: Held) -> None:
        """It has been held for as long as it may be."""
        if kept.held is held:
            self._remember(kept, held)
            self._lift(kept, held)

    def _remember(self, kept: Kept, held: Held) -> None:
        """A person took so long."""
        if held.kind is not None and kept.room is not None and kept.room.places[held.seat].is_human:
            kept.paces.answered(held.kind, self._now() - held.since)

    def _lift(self, kept: Kept, held: Held) -> None:
        """Tell the others all that was held, in order."""
        kept.held = None
        for seat, message in held.lines:
            self._hub.tell(kept.id, message, partial(ne, seat))


def waits(kept: Kept, room: Room) -> bool:
    """Whether anything is held at a table: a game with such questions, two people or more, who have not agreed."""
    if not room.game.rules.paced or kept.is_quick:
        return False
    return sum(place.is_human for place in room.places) >= PEOPLE


async def is_agreed(store: Store, kept: Kept, room: Room) -> bool:
    """Whether all people of a table have said that answers may be guessed from their speed."""
    if not room.game.rules.paced:
        return False
    people = {seat for seat, place in enumerate(room.places) if place.is_human}
    return people <= set(await talk.voters(store, kept.id, QUICK, 0, 0))
