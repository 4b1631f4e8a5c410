"""What there is to weigh in Karman Swap: cards and planets, and what happens when one is met, taken or used."""

from typing import Final

from tablee.games.karman_swap.data import PLANETS
from tablee.games.karman_swap.people.words import card_name, planet_name
from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules.tables import CARD_NAMES
from tablee.games.things import Family

THINGS: Final = (
    Family(
        name="card",
        facts=("card", "*cards"),
        ids=CARD_NAMES,
        called=card_name,
        met=(tell.DEALT, tell.UNCOVERED),
        taken=(tell.TAKES_MARKET, tell.TAKES_PLANET),
        used=(tell.PLAYS, tell.LAST_SHIP),
    ),
    Family(
        name="planet",
        facts=("planet",),
        ids=[planet.id for planet in PLANETS],
        called=planet_name,
        met=(tell.NEW_PLANET,),
        used=(tell.OPENS,),
    ),
)
