"""What there is to weigh in Karmaka: its cards, and what happens when one is met, taken or used."""

from typing import Final

from tablee.games.karmaka.people.words import card_name
from tablee.games.karmaka.rules import events as tell
from tablee.games.karmaka.rules.tables import KINDS
from tablee.games.things import Family

THINGS: Final = (
    Family(
        name="card",
        facts=("card", "*cards"),
        ids=KINDS,
        called=card_name,
        met=(tell.DEALT, tell.YOUR_CARD),
        taken=(tell.SALVAGES, tell.ACCEPTS, tell.STEALS_DEED),
        used=(tell.PLAYS_DEED, tell.PLAYS_POWER),
    ),
)
