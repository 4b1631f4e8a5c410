"""What there is to weigh in VII Legio: natives, technologies, items and cards, and what happens with one."""

from typing import Final

from tablee.games.things import Family
from tablee.games.vii_legio.data import EXPLORATION, EXTRASOLAR, SHIPS
from tablee.games.vii_legio.people.words import item_name, native_name
from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules import tables as ask

THINGS: Final = (
    Family(
        name="native",
        facts=("native",),
        ids=[card.id for card in EXTRASOLAR],
        called=native_name,
        met=(tell.CARD_REVEALED,),
        taken=(tell.THRESHOLD_PASSED,),
        used=(tell.MISSION_COMPLETED,),
    ),
    Family(
        name="technology",
        facts=("tech",),
        ids=ask.TECHNOLOGIES,
        called=lambda number, language: SHIPS.technology[number].name.in_(language),
        used=(tell.INSTALLS,),
    ),
    Family(
        name="item",
        facts=("an",),
        ids=ask.ITEMS,
        called=item_name,
        taken=(tell.ITEM_GAINED,),
        used=(tell.BUYS,),
    ),
    Family(
        name="card",
        facts=("card",),
        ids=ask.TYPES,
        called=lambda number, language: EXPLORATION[number].name.in_(language),
        number=lambda card: ask.TYPE[card],
        met=(tell.CARD_FLIPPED,),
        taken=(tell.TROPHY,),
    ),
)
