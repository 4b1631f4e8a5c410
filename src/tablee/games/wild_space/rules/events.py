"""What may happen in Wild Space: the kinds of event, by number; each says what its numbers are, and who is told."""

from typing import Final

# All are told to everyone unless another audience is named. A slot is counted from 1, a turn from 1.
STARTS: Final = 0  # player: who takes the first turn
SMUGGLER_STARTS: Final = 1  # nothing
CAPTAIN: Final = 2  # player, card
SMUGGLER_CAPTAIN: Final = 3  # card
DEALT: Final = 4  # player, cards: told to that player
TURN: Final = 5  # player, turn
SMUGGLER_TURN: Final = 6  # turn
LANDS: Final = 7  # player, planet, side
EXPLORES: Final = 8  # player, planet, side
PASSES: Final = 9  # player: no move is legal
MEETS: Final = 10  # player: the crew has what the sector asks for
DISCARDS: Final = 11  # player, card: a payment
REMOVES: Final = 12  # player, card: a payment
ACTS: Final = 13  # player, effect: the action, chosen or not; told with the first thing that comes of it
ACTION_LOST: Final = 14  # player: none is possible, or not any more; told to others when the turn ends
TAKES: Final = 15  # player, slot, card: into the hand
DRAWS: Final = 16  # player: from the deck; told to the others
DREW: Final = 17  # player, card: from the deck; told to that player
DRAW_LOST: Final = 18  # player, count: nothing is left to draw
REVEALED: Final = 19  # slot, card: into the Reserve
RESHUFFLED: Final = 20  # count: the discard pile becomes the deck
PLAYS: Final = 21  # player, card
TAKES_AND_PLAYS: Final = 22  # player, slot, card
TURNS_UP: Final = 23  # player, card: taken from the deck and played
ADVANCES: Final = 24  # player, count: the token, to which space
APPLIES: Final = 25  # player, card, effect
APPLIES_TRACK: Final = 26  # player, count, effect: the space
NO_EFFECT: Final = 27  # player, card: declined or not offered, alike; told to others when the turn ends
NO_TRACK: Final = 28  # player, count: the same for a space
RENEWS: Final = 29  # player, card: the card that is discarded
TURNED: Final = 30  # player, planet: face up, by whose crew
SMUGGLER_LANDS: Final = 31  # hostile
SMUGGLER_EXPLORES: Final = 32  # hostile
SMUGGLER_TAKES: Final = 33  # slot, card
SMUGGLER_DISCARDS: Final = 34  # slot, card
SMUGGLER_SKIPS: Final = 35  # slot: it is empty
HOSTILE: Final = 36  # hostile: it is revealed
SCORES: Final = 37  # player, total, same animals, series, missions, robots, captain
SMUGGLER_SCORES: Final = 38  # total, same animals, series, robots, icons
WINS: Final = 39  # player, total
WINS_TIE: Final = 40  # player, count: with fewer crew cards
SHARES: Final = 41  # players
BEATS: Final = 42  # player, total, rival: the Smuggler's
BEATEN: Final = 43  # player, total, rival: the Smuggler's

NAMES: Final = [
    "starts", "smuggler-starts", "captain", "smuggler-captain", "dealt", "turn", "smuggler-turn", "lands",
    "explores", "passes", "meets", "discards", "removes", "acts", "action-lost", "takes",
    "draws", "drew", "draw-lost", "revealed", "reshuffled", "plays", "takes-and-plays", "turns-up",
    "advances", "applies", "applies-track", "no-effect", "no-track", "renews", "turned",
    "smuggler-lands", "smuggler-explores", "smuggler-takes", "smuggler-discards", "smuggler-skips", "hostile",
    "scores", "smuggler-scores", "wins", "wins-tie", "shares", "beats", "beaten",
]  # fmt: skip
