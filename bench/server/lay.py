"""Lays the tables before the server starts: games in progress, each at a random moment."""

import random
from pathlib import Path

from bench.server.shapes import Laid
from tablee.kernel import seeded
from tablee.server.ground.config import Config, sqlite
from tablee.server.live.house import House
from tablee.server.live.pacing import QUICK
from tablee.server.live.seating import create
from tablee.server.play.room import Room, rows
from tablee.server.store import talk
from tablee.server.store.store import Store
from tablee.server.wire.shapes import SeatWish, TableWish
from tablee.table.changing.draft import Draft

NAMES = ("Anna", "Bob")


async def laid(database: Path, game: str, tables: int, plies: int, seed: int) -> list[Laid]:
    """So many tables, after up to so many random choices each."""
    url, rng = sqlite(database), random.Random(seed)
    house = House(Store(url), Config(url, processes=0))
    await house.store.open()
    try:
        return [await _one(house, game, rng.randint(0, plies), rng.getrandbits(32)) for _ in range(tables)]
    finally:
        house.thinkers.close()
        await house.store.close()


async def _one(house: House, game: str, plies: int, seed: int) -> Laid:
    wish = TableWish(game, [SeatWish("me", f"{name} {seed}") for name in NAMES], start=True)  # no two the same
    made = await create(house, wish)
    room = await house.rooms.at(made.table.id)
    for seat in range(len(NAMES) if room.game.rules.paced else 0):  # nothing is held back
        await talk.vote(house.store, made.table.id, QUICK, 0, seat, 0)
    drafts = _wandered(room, plies, seed)
    if drafts:
        lines = [line for draft in drafts for line in rows(draft)]
        await house.store.append(made.table.id, lines, "playing", drafts[-1].to_move)
    return Laid(made.table.id, [given.token for given in made.seats], room.n)


def _wandered(room: Room, plies: int, seed: int) -> list[Draft]:
    """Random choices, none of which ends the game."""
    rng, drafts = seeded(seed), list[Draft]()
    for _ in range(plies):
        draft = room.chosen(room.to_move, room.game.mind.wander(room.state, rng))
        if draft.is_over:
            break
        room.take(draft)
        drafts.append(draft)
    return drafts
