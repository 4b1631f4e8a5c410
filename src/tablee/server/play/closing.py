"""Closing: a game in progress that the rules of today cannot play on goes on no more, and everybody is told why.

Only the rules of one version are there. A game that was begun under older ones, or whose journal does not replay, is
closed: nobody can go on with it, so its journal may be had. One of newer rules is left alone: while servers are
upgraded one after the other, those that are still old must not touch what the new ones play. So is one that is played
with other numbers than those of this server: another server, or this one started otherwise, goes on with it.
"""

import logging
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from tablee.games import UnknownGame, game_named
from tablee.kernel import NOBODY, TableeError
from tablee.server.play.room import Room
from tablee.server.store.schema import records, tables
from tablee.server.store.store import Store
from tablee.table.changing.draft import Draft
from tablee.table.errors import Said
from tablee.table.past.records import FORMAT
from tablee.table.setup import check_numbers

log = logging.getLogger(__name__)

AT_ONCE: Final = 200  # games that are looked at together when a server starts


class Outdated(TableeError):
    """A journal that cannot be replayed here; `elsewhere` says why another server may, as the code of a refusal."""

    def __init__(self, elsewhere: str = "") -> None:
        super().__init__("this journal is not of these rules")
        self.elsewhere = elsewhere


def replayed(lines: list[str]) -> Room:
    """The room of a journal; Outdated if it does not fit the rules of today, whatever they stumble over."""
    try:
        return Room(lines)
    except (MemoryError, RecursionError):
        raise
    except Exception as error:
        raise Outdated(_elsewhere(lines[0])) from error


def followed(room: Room, lines: list[str]) -> list[Draft]:
    """What lines of another server make of a room; Outdated if they do not fit."""
    try:
        return room.drafts(lines)
    except (MemoryError, RecursionError):
        raise
    except Exception as error:
        raise Outdated from error


def age(header: str) -> int:
    """Whether the first line of a journal is of older rules than those of today (-1), newer (1), or the same (0)."""
    try:
        told: dict[str, Any] = msgspec.json.decode(header, type=dict[str, Any])
        found, known = (told["journal"], told["rules"]), (FORMAT, game_named(told["game"]).version)
        return (found > known) - (found < known)
    except UnknownGame:
        return 1
    except (msgspec.MsgspecError, KeyError, TypeError):
        return 0


def _elsewhere(header: str) -> str:
    """Why a journal may be played on elsewhere, though not here: it is of newer rules, or of other numbers."""
    older = age(header)
    if older:
        return "newer-rules" if older > 0 else ""
    try:
        told: dict[str, Any] = msgspec.json.decode(header, type=dict[str, Any])
        check_numbers(told["game"], str(told.get("numbers", "")))
    except Said:
        return "other-numbers"
    except (msgspec.MsgspecError, KeyError, TypeError, TableeError):
        return ""
    return ""


async def close(store: Store, table_id: str, n: int) -> bool:
    """Close a game in progress that stands at line `n`: all of it may be told from now on. False if it is not so."""
    change = sa.update(tables).where(tables.c.id == table_id, tables.c.n == n, tables.c.status == "playing")
    values = {"status": "closed", "told": True, "to_move": NOBODY, "touched": store.now()}
    async with store.writing() as c:
        done = (await c.execute(change.values(**values))).rowcount == 1
    if done:
        log.warning("a game that cannot be played on was closed")
    return done


async def close_older(store: Store) -> int:
    """Close all games in progress that were begun under older rules; how many. To be asked by a server that starts."""
    count, after = 0, ""
    first = (records.c.table_id == tables.c.id) & (records.c.n == 1)
    playing = sa.select(tables.c.id, tables.c.n, records.c.line).join(records, first)
    while True:
        wanted = playing.where(tables.c.status == "playing", tables.c.id > after).order_by(tables.c.id).limit(AT_ONCE)
        async with store.reading() as c:
            found = (await c.execute(wanted)).all()
        for table_id, n, line in found:
            after = table_id
            if age(line) < 0:
                count += await close(store, table_id, n)
        if len(found) < AT_ONCE:
            return count
