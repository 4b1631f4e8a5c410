"""What may happen in Karman Swap: the kinds of event, by number; each says what its numbers are."""

from typing import Final

ROUND: Final = 0  # round, player: who starts it
DEALT: Final = 1  # player, cards: told to that player
TURN: Final = 2  # player, number of the turn
GIVES: Final = 3  # player, target, count: how many were given so far
GIFT: Final = 4  # player, target, card: told to both
RETURNS: Final = 5  # player, target, count
GIVEN_BACK: Final = 6  # player, target, card: told to both
NEW_PLANET: Final = 7  # player, planet
PLAYS: Final = 8  # player, card
ARRIVES: Final = 9  # player, card, planet
BOOSTS: Final = 10  # player, card, count
OPENS: Final = 11  # player, planet
JOINS: Final = 12  # player, planet, card: the leader
CANCELLED: Final = 13  # planet
EXTINCT: Final = 14  # player, card, count: the gems
DOME_PULLED: Final = 15  # side, count: how far it is on its half
DOME_MOVED: Final = 16  # side, count: how far its dome is
CONVERTS: Final = 17  # player, count
USES: Final = 18  # player, card: its ability
MOVES: Final = 19  # player, card, planet: where it comes from
LEAVES: Final = 20  # player, card, planet: for the Market
TAKES_PLANET: Final = 21  # player, card, planet: into the hand
TAKES_MARKET: Final = 22  # player, card
PUTS: Final = 23  # player, card: from the hand into the Market
SWAPS: Final = 24  # player, card, card
UNCOVERED: Final = 25  # card
CONCEDES: Final = 26  # player
COLONISED: Final = 27  # side, planet, card: the ship
SCORES: Final = 28  # side, count: Prestige
EXPLORES: Final = 29  # player
PASSES: Final = 30  # player, way
LAST_LAP: Final = 31  # nothing
ENDING: Final = 32  # nothing: the round ends on points, open contests first
LAST_SHIP: Final = 33  # player, card, planet
DECLINES: Final = 34  # player, planet
POINTS: Final = 35  # side, count
ROUND_WON: Final = 36  # side, reason
MATCH_WON: Final = 37  # side

NAMES: Final = [
    "round", "dealt", "turn", "gives", "gift", "returns", "given-back", "new-planet",
    "plays", "arrives", "boosts", "opens", "joins", "cancelled", "extinct", "dome-pulled",
    "dome-moved", "converts", "uses", "moves", "leaves", "takes-planet", "takes-market", "puts",
    "swaps", "uncovered", "concedes", "colonised", "scores", "explores", "passes", "last-lap",
    "ending", "last-ship", "declines", "points", "round-won", "match-won",
]  # fmt: skip
