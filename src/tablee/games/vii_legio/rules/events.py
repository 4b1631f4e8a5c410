"""What may happen in VII Legio: the kinds of event, by number; each says what its numbers are.

All are told to everyone, but SEES, which is for the commander who scans. An Exploration card is told as the first of
its type: copies are alike.
"""

from typing import Final

ROUND: Final = 0  # round
TURN: Final = 1  # player, round
TURN_LOST: Final = 2  # player, technology: it works from now on
TAKES_OFF: Final = 3  # player: from the base
CARDS_TAKEN: Final = 4  # player, count
CARDS_DISCARDED: Final = 5  # player, cards
CARD_FLIPPED: Final = 6  # player, card
CARD_IGNORED: Final = 7  # player, card
RISK_AVOIDED: Final = 8  # player, card
EXPERIENCE_GAINED: Final = 9  # player, domain, count, total
EXPERIENCE_FULL: Final = 10  # player, domain
ALL_FULL: Final = 11  # player: an experience of choice is lost, every track is full
VP_GAINED: Final = 12  # player, count, total
MOVED: Final = 13  # player, sector
ENTERS_X: Final = 14  # player
X_CARD: Final = 15  # player: a card is placed in slot X, face down
LEAVES_X: Final = 16  # player
BUYS: Final = 17  # player, item
PLANET_DISCOVERED: Final = 18  # player, slot, planet
SCANNED: Final = 19  # player, slot
SEES: Final = 20  # player, slot, extrasolar: told to that player alone
CARD_REVEALED: Final = 21  # slot, extrasolar
LANDING_FAILED: Final = 22  # player, slot, count: squads that are needed
LANDED: Final = 23  # player, slot, zone
OBSERVES: Final = 24  # player, slot, count: observing turns paid so far
STAYS: Final = 25  # player, slot
TAKES_CONTACT: Final = 26  # player, slot
LEAVES: Final = 27  # player, slot
EXPELLED: Final = 28  # player, slot: another has completed the mission
JOKER: Final = 29  # player, technology, domain
SPENDS: Final = 30  # player, domain, count, total: what is left
THRESHOLD_PASSED: Final = 31  # player, extrasolar, count: the threshold's VP in all
CONTINUES: Final = 32  # player, slot
MISSION_COMPLETED: Final = 33  # player, extrasolar
CARD_DISCARDED: Final = 34  # slot, extrasolar
COMBAT: Final = 35  # player, card, lasers, hostile
DIE_ROLLED: Final = 36  # player, face: from 1 to 10
ITEM_LOST: Final = 37  # player, item
NO_LOSS: Final = 38  # player, loss: an item, or 5 for personnel
TROPHY: Final = 39  # player, card
ITEM_GAINED: Final = 40  # player, item: free of charge
NO_ROOM: Final = 41  # player, card: there is no room for what it brings
DECK_RESET: Final = 42  # player: R.A.Z. ends the exploration
DECK_SHORT: Final = 43  # player: all cards are shuffled before some are taken
SECTOR_X_OPENED: Final = 44  # player
SECTOR_X_FAILED: Final = 45  # player
ION_STORM: Final = 46  # player
TIME_RIFT: Final = 47  # player
INSTALLS: Final = 48  # player, technology
DECLINES: Final = 49  # player, card
SPECIAL_MISSION: Final = 50  # player, card, count: how many so far
FITTED: Final = 51  # player: takes nothing more at set-up
AT_BASE: Final = 52  # player
PROMOTED: Final = 53  # player
CARDS_RETURNED: Final = 54  # player, count
LAST_ROUND: Final = 55  # reason
GAME_OVER: Final = 56  # total: points of the winners, players

NAMES: Final = [
    "round", "turn", "turn-lost", "takes-off", "cards-taken", "cards-discarded", "card-flipped", "card-ignored",
    "risk-avoided", "experience-gained", "experience-full", "all-full", "vp-gained", "moved", "enters-x", "x-card",
    "leaves-x", "buys", "planet-discovered", "scanned", "sees", "card-revealed", "landing-failed", "landed",
    "observes", "stays", "takes-contact", "leaves", "expelled", "joker", "spends", "threshold-passed",
    "continues", "mission-completed", "card-discarded", "combat", "die-rolled", "item-lost", "no-loss", "trophy",
    "item-gained", "no-room", "deck-reset", "deck-short", "sector-x-opened", "sector-x-failed", "ion-storm",
    "time-rift", "installs", "declines", "special-mission", "fitted", "at-base", "promoted", "cards-returned",
    "last-round", "game-over",
]  # fmt: skip

# What a shuffle shuffled, the first number of its chance event.
DECK: Final = 0
PILE_A: Final = 1
PILE_B: Final = 2
PILE_X: Final = 3
RESHUFFLE: Final = 4
SHUFFLED: Final = ["deck", "pile_a", "pile_b", "pile_x", "reset"]
