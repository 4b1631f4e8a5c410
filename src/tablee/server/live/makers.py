"""Makers: from which address a table was made, kept as so short a hash that it names nobody; work is shared by it."""

import hashlib
import hmac
from typing import Final

from tablee.server.door.addresses import counted
from tablee.server.live.house import House
from tablee.server.think.fair_queue import Account

DIGITS: Final = 4  # of the hash: each is shared by some 65,000 addresses of IPv4


def maker_of(house: House, address: str) -> str:
    """What is kept of the address of somebody who makes a table."""
    whole = hmac.new(house.store.name.encode(), counted(address)[0].encode(), hashlib.sha256).hexdigest()
    return whole[:DIGITS]


async def account(house: House, table_id: str) -> Account:
    """To whose account the work of a table goes; a table of which that is not known is on its own."""
    kept = house.cache.at(table_id)
    if kept.maker is None:
        table = await house.store.table(table_id)
        kept.maker = (table.maker if table is not None else None) or table_id
    return Account(kept.maker, table_id)
