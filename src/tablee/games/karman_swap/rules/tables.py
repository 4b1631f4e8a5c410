"""Karman Swap's numbers as the rules use them: lists by card and planet, sets of cards as bits, and constants.

Cards are numbered red, green, blue, then ships, nine of each; a set of cards is a number with a bit for each.
"""

from typing import Final

from tablee.games.karman_swap.data import ABILITIES, CARDS, MODES, PLANETS, QUESTIONS
from tablee.games.karman_swap.data.records import COLOURS as COLOUR_NAMES

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
SHIP: Final = 3  # the "colour" of a ship
COLOURS: Final[list[str]] = list(COLOUR_NAMES)
EACH: Final = 9  # cards of a colour, and ships
CARD_COUNT: Final = 36
SHIP_CARDS: Final = 27  # the number of the first ship
PLANET_COUNT: Final = 8
STACK: Final = 4  # planets in a stack
CARD_NAMES: Final[list[str]] = [card.id for card in CARDS]
CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)}
VALUE: Final[list[int]] = [card.value for card in CARDS]
COLOUR: Final[list[int]] = [SHIP if card.colour is None else COLOURS.index(card.colour) for card in CARDS]
ARROWS: Final[list[int]] = [card.arrows for card in CARDS]
IS_ARK: Final[list[bool]] = [card.ship_class == "ark" for card in CARDS]
BIT: Final[list[int]] = [1 << card for card in range(CARD_COUNT)]
OF_COLOUR: Final[list[int]] = [511 << 9 * colour for colour in range(4)]
CREATURES: Final = 0x7FFFFFF
SHIPS: Final = 0xFF8000000

# The abilities, by the numbers of the specification.
PLACE_CREATURE: Final = 1
PLACE_SHIP: Final = 2
TRANSFER_CREATURE: Final = 3
TRANSFER_SHIP: Final = 4
SWAP_PLANET_MARKET: Final = 5
SWAP_MARKET_HAND: Final = 6
SWAP_PLANETS: Final = 7
EXTINGUISH: Final = 8
MARKET_TO_PLANET: Final = 9
PLANET_TO_MARKET: Final = 10
LOCKED: Final = 11
ABILITY_NAMES: Final[list[str]] = ["", *[ability.id for ability in sorted(ABILITIES.abilities, key=lambda a: a.number)]]
ABILITY: Final[list[int]] = [ABILITY_NAMES.index(card.ability) for card in CARDS]
MOVABLE: Final[int] = sum(1 << card for card in range(CARD_COUNT) if ABILITY[card] != LOCKED)

PLANET_NAMES: Final[list[str]] = [planet.id for planet in PLANETS]
PLANET: Final[dict[str, int]] = {name: planet for planet, name in enumerate(PLANET_NAMES)}
SLOTS: Final[list[int]] = [count for planet in PLANETS for count in planet.slots.listed()]  # planet * 3 + colour
PRESTIGE: Final[list[int]] = [count for planet in PLANETS for count in planet.pp.listed()]
HUNTS: Final[list[int]] = [COLOURS.index(MODES.predation[colour]) for colour in COLOUR_NAMES]

ROUNDS_TO_WIN: Final[int] = MODES.match.rounds_to_win
COLONISATIONS: Final[int] = MODES.tracks.colonisation.goal
HEAD: Final[int] = MODES.tracks.tug_of_war.head_distance
RACE_GOAL: Final[int] = MODES.tracks.race.goal
SET: Final[int] = MODES.gems.research_per_discovery
PP_PER_DISCOVERY: Final[int] = MODES.gems.pp_per_discovery
ROWS: Final[list[int]] = MODES.pyramid.rows  # from the base to the top
FACE_UP: Final[list[bool]] = [up for row, up in zip(ROWS, MODES.pyramid.face_up, strict=True) for place in range(row)]

# The decision catalogue, by number.
GIFT_CARD: Final = 0
GIFT_RETURN: Final = 1
PLANET_STACK: Final = 2
FORCED_CREATURE: Final = 3
TURN_ACTION: Final = 4
DESTINATION: Final = 5
RESPOND: Final = 6
BOOST: Final = 7
VICTIM: Final = 8
TRACK_CHOICE: Final = 9
CONVERT: Final = 10
PASS_OPTION: Final = 11
PASS_MARKET_CARD: Final = 12
PASS_HAND_CARD: Final = 13
USE_ABILITY: Final = 14
USE_EITHER: Final = 15
ABILITY_HAND_CARD: Final = 16
ABILITY_PLANET_CARD: Final = 17
ABILITY_MARKET_CARD: Final = 18
SWAP_ORDER: Final = 19
DRAW: Final = 20
LAST_SHIP: Final = 21
DECISIONS: Final[list[str]] = [question.id for question in QUESTIONS]

# How a round, and with it the match, may end.
BY_COLONISATION: Final = 0
BY_EXTINCTION: Final = 1
BY_POINTS: Final = 2
REASONS: Final = ["colonisation", "extinction", "points"]

# How many bits are set in nine.
COUNT9: Final[list[int]] = [number.bit_count() for number in range(512)]
