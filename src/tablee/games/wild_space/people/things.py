"""What there is to weigh in Wild Space: captains, cards and planets, and what happens when one is met or used."""

from typing import Final

from tablee.games.things import Family
from tablee.games.wild_space.data import CARDS, PLANETS
from tablee.games.wild_space.people.words import planet_name, told_apart
from tablee.games.wild_space.rules import events as tell
from tablee.games.wild_space.rules.tables import CARD_NAMES

CAPTAINS: Final = tuple(card.id for card in CARDS if card.kind == "captain")

THINGS: Final = (
    Family(
        name="captain",
        facts=("card",),
        ids=CARD_NAMES,
        called=told_apart,
        met=(tell.CAPTAIN,),
        among=CAPTAINS,
    ),
    Family(
        name="card",
        facts=("card", "*cards"),
        ids=CARD_NAMES,
        called=told_apart,
        met=(tell.DEALT, tell.DREW, tell.REVEALED),
        taken=(tell.TAKES, tell.TAKES_AND_PLAYS),
        used=(tell.PLAYS, tell.TAKES_AND_PLAYS, tell.TURNS_UP),
        among=tuple(name for name in CARD_NAMES if name not in CAPTAINS),
    ),
    Family(
        name="planet",
        facts=("planet",),
        ids=[planet.id for planet in PLANETS],
        called=planet_name,
        met=(tell.TURNED,),
        used=(tell.LANDS, tell.EXPLORES),
    ),
)
