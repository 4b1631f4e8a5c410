"""What may happen in Karmaka: the kinds of event, by number; each says what its numbers are."""

from typing import Final

STARTS: Final = 0  # player
TURN: Final = 1  # player, number of the turn
DRAWS: Final = 2  # player
YOUR_CARD: Final = 3  # player, card: told to those who may see the card
PLAYS_DEED: Final = 4  # player, card
PLAYS_POWER: Final = 5  # player, card
PLAYS_FUTURE: Final = 6  # player
PLAYS_PARTNER: Final = 7  # player, target
PASSES: Final = 8  # player
STOPS: Final = 9  # player
ACCEPTS: Final = 10  # player, card
DECLINES: Final = 11  # player, card
TO_RUINS: Final = 12  # card
NO_EFFECT: Final = 13  # player
TAKES: Final = 14  # player, count
TRANSMIGRATES: Final = 15  # player, position
RESHUFFLE: Final = 16  # count
DIES: Final = 17  # player, score, need
CLIMBS: Final = 18  # player, level
FAILS: Final = 19  # player, level
TRADES: Final = 20  # player, count
KEEPS_RINGS: Final = 21  # player
REBORN: Final = 22  # player, hand, deck
WINS: Final = 23  # player
TEAM_WINS: Final = 24  # player, target: the partner
DRAW_GAME: Final = 25  # nothing
CHOOSES: Final = 26  # player, target
COPIES: Final = 27  # player, card
DISCARDS_HAND: Final = 28  # player, card
DISCARDS_DECK: Final = 29  # player, card
DISCARDS_DEED: Final = 30  # player, card
DISCARDS_FUTURE: Final = 31  # player, card
PEEKS: Final = 32  # player, target
SEES: Final = 33  # player, cards: told to those who may see them
STEALS_DEED: Final = 34  # player, target, card
STEALS_DREAM: Final = 35  # player, target
SALVAGES: Final = 36  # player, card
RECYCLES: Final = 37  # player, card
FEEDS_DECK: Final = 38  # player, target, count
LOOKS: Final = 39  # player, count
TAKES_LOOKED: Final = 40  # player
PUTS_BACK: Final = 41  # player, count
SWINDLES: Final = 42  # player, target, count
KEEPS_ONE: Final = 43  # player, target
SOWS: Final = 44  # player
LAYS: Final = 45  # player, card
DEALT: Final = 46  # player, cards: told to that player
LOSES_HAND: Final = 47  # player, card: drawn at random

NAMES: Final = [
    "starts", "turn", "draws", "your-card", "plays-deed", "plays-power", "plays-future", "plays-partner",
    "passes", "stops", "accepts", "declines", "to-ruins", "no-effect", "takes", "transmigrates",
    "reshuffle", "dies", "climbs", "fails", "trades", "keeps-rings", "reborn", "wins",
    "team-wins", "draw-game", "chooses", "copies", "discards-hand", "discards-deck", "discards-deed", "discards-future",
    "peeks", "sees", "steals-deed", "steals-dream", "salvages", "recycles", "feeds-deck", "looks",
    "takes-looked", "puts-back", "swindles", "keeps-one", "sows", "lays", "dealt", "loses-hand",
]  # fmt: skip
