"""Keeping: games that ended before endings were kept get theirs, while their rules are still there."""

import asyncio
import contextlib
import logging
import time

from tablee.server.play import endings
from tablee.server.play.closing import Outdated, replayed
from tablee.server.play.finished import finished
from tablee.server.store.store import Store
from tablee.server.wire.refusals import Refusal, Unavailable

log = logging.getLogger(__name__)


async def keep_endings(store: Store) -> None:
    """Keep all endings that are missing, one by one and without haste: players come first."""
    after = ""
    try:
        while ids := await endings.missing(store, after):
            for after in ids:
                began = time.monotonic()
                lines = await store.lines(after)
                with contextlib.suppress(Outdated, Refusal):  # its rules are gone already, or it was taken back
                    await endings.write(store, after, len(lines), await asyncio.to_thread(_packed, lines))
                await asyncio.sleep(time.monotonic() - began)
    except Unavailable:
        log.warning("endings are kept another time: the database does not answer")


def _packed(lines: list[str]) -> bytes:
    return endings.packed(finished(replayed(lines)))
