"""Karmaka's numbers as the rules use them: lists by kind of card, and constants."""

from typing import Final

from tablee.games.karmaka.data import CARDS as LISTED
from tablee.games.karmaka.data import LADDER, QUESTIONS, SETUP, VARIANTS

# Kinds are numbered as they are listed, but the one with more than three copies comes last: see bag.py.
CARDS: Final = sorted(LISTED, key=lambda card: card.copies > 3)
KINDS: Final[list[str]] = [card.id for card in CARDS]
KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}
VALUE: Final[list[int]] = [card.value for card in CARDS]
COPIES: Final[list[int]] = [card.copies for card in CARDS]
JUBILEE: Final[int] = KIND["jubilee"]
DESTINY: Final[int] = KIND["destiny"]
SWINDLE: Final[int] = KIND["swindle"]
LONGEVITY: Final[int] = KIND["longevity"]
PANIC: Final[int] = KIND["panic"]
EMBODY: Final[int] = KIND["embody"]
MIMIC: Final[int] = KIND["mimic"]

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
MOSAIC: Final = 3
COLOURS: Final = ["red", "green", "blue", "mosaic"]
COLOUR: Final[list[int]] = [COLOURS.index(card.colour) for card in CARDS]

DUNG_BEETLE: Final = 0
WOLF: Final = 2
TRANSCENDENCE: Final = 4
LEVELS: Final[list[str]] = [level.id for level in LADDER]
NEED: Final[list[int]] = [level.points_to_leave or 0 for level in LADDER]

OPENING_HAND: Final[int] = SETUP.base.opening_hand
OPENING_DECK: Final[int] = SETUP.base.opening_deck
REBIRTH_TOTAL: Final[int] = SETUP.base.rebirth_total
RUINS_KEPT: Final[int] = SETUP.base.ruins_kept_on_reshuffle
RUINS_WINDOW: Final[int] = SETUP.base.ruins_window
MAX_TURNS: Final[int] = SETUP.safety_cap.max_turns
MAX_CARDS_PER_TURN: Final[int] = SETUP.safety_cap.max_cards_per_turn

# The decision catalogue, by number.
PLAY_CARD: Final = 0
KARMIC_OFFER: Final = 1
EXTRA_PLAY: Final = 2
CHOOSE_PLAYER: Final = 3
DENIAL_DISCARD: Final = 4
DWINDLE_DISCARD: Final = 5
CRISIS_DISCARD: Final = 6
TRANSMIGRATE_PICK: Final = 7
SALVAGE_PICK: Final = 8
RECYCLE_PICK: Final = 9
DESTINY_TAKE: Final = 10
DESTINY_ORDER: Final = 11
SWINDLE_KEEP: Final = 12
SOWING_PLACE: Final = 13
ROULETTE_DISCARD: Final = 14
ROULETTE_DRAW: Final = 15
EMBODY_PICK: Final = 16
RING_TRADE: Final = 17
CHOOSE_RIVAL: Final = 18
JUBILEE_PLACE: Final = 19
DECISIONS: Final[list[str]] = [question.id for question in QUESTIONS]

VARIANT_NAMES: Final[list[str]] = ["base", *[variant.id for variant in VARIANTS.variant]]

# How a game may end.
REACHED_THE_TOP: Final = 0
TURN_CAP: Final = 1
REASONS: Final = ["transcendence", "turn_cap"]
