"""Wild Space's numbers as the rules use them: lists by card, planet and sector, and constants.

Cards are numbered Specialists, Emissaries, Robots, then Captains, which are never in the deck. Filters, effects and
conditions are small numbers: see `filter_code`, `effect_code` and `condition_code`.
"""

from typing import Final

from tablee.games.wild_space.data import CARDS, GAME, HOSTILE, PLANETS, QUESTIONS
from tablee.games.wild_space.data.records import (
    Card,
    Condition,
    CreditsSpace,
    Discard,
    Draw,
    Own,
    Play,
    Remove,
    Sector,
    Space,
)

# Cards.
DECK: Final = 102  # cards that are shuffled
CARD_COUNT: Final = 108
CAPTAINS: Final = 6
FIRST_EMISSARY: Final = 60
FIRST_ROBOT: Final = 84
SPECIES: Final[list[str]] = [species.id for species in GAME.species]
JOBS: Final[list[str]] = [job.id for job in GAME.job]
EACH: Final = 6  # species, and jobs
NONE: Final = -1
CARD_NAMES: Final[list[str]] = [card.id for card in CARDS]
CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)}
# Blank cards, after all others, stand for one quality alone: what one more of its sort would count for.
SORTS: Final[list[str]] = [
    *[f"species:{species}" for species in SPECIES], "robot", "emissary", "veteran", *[f"job:{job}" for job in JOBS],
]  # fmt: skip
NONES: Final[list[int]] = [NONE] * (len(SORTS) - EACH)
SPECIES_OF: Final[list[int]] = [
    *[NONE if card.species is None else SPECIES.index(card.species) for card in CARDS], *range(EACH), *NONES,
]  # fmt: skip
JOB_OF: Final[list[int]] = [NONE if card.job is None else JOBS.index(card.job) for card in CARDS]
IS_VETERAN: Final[list[bool]] = [*[card.veteran for card in CARDS], *[sort == "veteran" for sort in SORTS]]
IS_ROBOT: Final[list[bool]] = [card.kind == "robot" for card in CARDS]
IS_EMISSARY: Final[list[bool]] = [card.kind == "emissary" for card in CARDS]
CREDITS: Final[list[int]] = [card.credits for card in CARDS] + [0] * len(SORTS)

# Filters: what a card must be. A card's traits have a bit for each filter that it passes.
ANY: Final = 0
SPECIALIST: Final = 1
ROBOT: Final = 2
EMISSARY: Final = 3
ROBOT_OR_EMISSARY: Final = 4
VETERAN: Final = 5
JOB: Final = 6  # and the job
FILTERS: Final[list[str]] = [
    "any", "specialist", "robot", "emissary", "robot_or_emissary", "veteran", *[f"job:{job}" for job in JOBS],
]  # fmt: skip


def filter_code(name: str) -> int:
    """The number of a filter."""
    return FILTERS.index(name)


def _passes(card: Card, name: str) -> bool:
    """Whether a card fits a filter. (WSP-1.2 to 1.4)"""
    if name == "any":
        return True
    if name == "veteran":
        return card.veteran
    if name.startswith("job:"):
        return card.job == name.removeprefix("job:")
    return card.kind in name.split("_or_")


TRAIT: Final[list[int]] = [1 << code for code in range(len(FILTERS))]
TRAITS: Final[list[int]] = (
    [sum(TRAIT[code] for code, name in enumerate(FILTERS) if _passes(card, name)) for card in CARDS]
    + [TRAIT[ANY]] * EACH
    + [TRAIT[ANY] | TRAIT[code] for code in range(ROBOT, JOB + EACH) if code != ROBOT_OR_EMISSARY]
)

# Effects: draw so many (1 to 9), play a card that fits (16 + filter), take and play (32), or nothing.
NOTHING: Final = 0
PLAYING: Final = 16
TAKING: Final = 32


def effect_code(effect: Space | None) -> int:
    """The number of an effect; a space with Credits does nothing when it is reached. (WSP-11.3)"""
    if effect is None or isinstance(effect, CreditsSpace):
        return NOTHING
    if isinstance(effect, Draw):
        return effect.count
    return PLAYING + filter_code(effect.filter) if isinstance(effect, Play) else TAKING


# Conditions: have a card in the crew (16 + filter), discard one (32 + filter), remove one (48), or nothing.
OWNING: Final = 16
DISCARDING: Final = 32
REMOVING: Final = 48
OWN: Final = 1  # the types, as code // 16
PAY: Final = 2
GIVE_UP: Final = 3


def condition_code(condition: Condition | None) -> int:
    """The number of a condition."""
    if isinstance(condition, Own):
        return OWNING + filter_code(condition.filter)
    if isinstance(condition, Discard):
        return DISCARDING + filter_code(condition.filter)
    return REMOVING if isinstance(condition, Remove) else NOTHING


EFFECT: Final[list[int]] = [effect_code(card.effect) for card in CARDS]
CONDITION: Final[list[int]] = [condition_code(card.condition) for card in CARDS]
# The track: the effect of each space, and where its Credits lie. By Captain, counted from the first.
SPACES: Final = 5
TRACK: Final[list[int]] = [effect_code(space) for card in CARDS for space in card.track]  # captain * 5 + space - 1
TRACK_CREDITS: Final[list[int]] = [
    next(space.credits for space in card.track if isinstance(space, CreditsSpace)) for card in CARDS if card.track
]
TRACK_CREDITS_AT: Final[list[int]] = [
    next(at for at, space in enumerate(card.track, start=1) if isinstance(space, CreditsSpace))
    for card in CARDS
    if card.track
]

# Planets; a tile's sector is tile * 2 + side, a place's sector place * 2 + side.
TILES: Final = 10
PLACES: Final = 5
SECTORS: Final = 10  # in play
SHUTTLES: Final = 5
SIDES: Final[list[str]] = ["left", "right"]
PLANET_NAMES: Final[list[str]] = [planet.id for planet in PLANETS]
PLACE_OF: Final[list[int]] = [0, 1, 2, 2, 2, 3, 3, 3, 4, 4]  # where a tile lies, if it is in play
PLANET: Final[dict[str, int]] = {name: planet for planet, name in enumerate(PLANET_NAMES)}
LEVEL: Final[list[int]] = [planet.level for planet in PLANETS]
PLACE_LEVEL: Final[list[int]] = list(GAME.game.planets_in_play)
OF_LEVEL: Final[list[list[int]]] = [[2, 3, 4], [5, 6, 7], [8, 9]]  # tiles of levels 3, 6, 9
_SECTORS: Final[list[Sector]] = [sector for planet in PLANETS for sector in (planet.left, planet.right)]
SECTOR_CONDITIONS: Final[list[list[int]]] = [
    [condition_code(condition) for condition in sector.conditions] for sector in _SECTORS
]
SECTOR_ACTIONS: Final[list[list[int]]] = [[effect_code(action) for action in sector.actions] for sector in _SECTORS]
EXPLORE_ACTIONS: Final[list[int]] = [effect_code(action) for action in GAME.explore.actions]


def _traits_of(codes: list[int], kind: int) -> int:
    """The traits of which a card needs one, for the conditions of a type among some."""
    found = 0
    for code in codes:
        if code // 16 == kind:
            found |= TRAIT[code % 16]
    return found


SECTOR_OWN: Final[list[int]] = [_traits_of(codes, OWN) for codes in SECTOR_CONDITIONS]
SECTOR_PAY: Final[list[int]] = [_traits_of(codes, PAY) for codes in SECTOR_CONDITIONS]
SECTOR_GIVES_UP: Final[list[bool]] = [REMOVING in codes for codes in SECTOR_CONDITIONS]

# Hostile planets.
HOSTILE_COUNT: Final = 12
DRAWN: Final = 5
OPEN: Final = 2
HOSTILE_NAMES: Final[list[str]] = [planet.id for planet in HOSTILE.hostile_planet]
HOSTILE_PLANET: Final[dict[str, int]] = {name: planet for planet, name in enumerate(HOSTILE_NAMES)}
CATEGORY: Final[list[int]] = [planet.category - 1 for planet in HOSTILE.hostile_planet]
CATEGORIES: Final = 3
OF_CATEGORY: Final[list[list[int]]] = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]
# What the Smuggler does: a slot counted from 0, and 8 more where its card is discarded.
DISCARDS: Final = 8
LANDING: Final[list[list[int]]] = [
    [raid.slot - 1 + (DISCARDS if raid.op == "discard" else 0) for raid in planet.landing]
    for planet in HOSTILE.hostile_planet
]
EXPLORATION: Final[list[list[int]]] = [
    [raid.slot - 1 + (DISCARDS if raid.op == "discard" else 0) for raid in planet.exploration]
    for planet in HOSTILE.hostile_planet
]
BONUS: Final[list[list[int]]] = [[filter_code(icon) for icon in planet.bonus] for planet in HOSTILE.hostile_planet]
LEVELS: Final[list[str]] = ["easy", "medium", "hard"]
LEVEL_COUNTS: Final[list[list[int]]] = [level.listed() for level in HOSTILE.levels.listed()]

# Constants.
HAND: Final[int] = GAME.game.starting_hand
TURNS: Final[int] = GAME.game.turns_per_player
SLOTS: Final = 3  # of the Reserve
SAME_FROM: Final[int] = GAME.scoring.same_species_from
SAME_CREDITS: Final[int] = GAME.scoring.same_species_credits
SERIES_CREDITS: Final[int] = GAME.scoring.series_credits
BONUS_CREDITS: Final[int] = GAME.solo.credits_per_bonus_icon_match

# The decision catalogue, by number.
MOVE: Final = 0
CHOOSE_CONDITION: Final = 1
PAY_DISCARD: Final = 2
PAY_REMOVE: Final = 3
ACTION: Final = 4
DRAW: Final = 5
PLAY: Final = 6
TAKE_AND_PLAY: Final = 7
OFFER: Final = 8
RENEW: Final = 9  # never asked alone
END: Final = 10
SMUGGLER: Final = 11
DECISIONS: Final[list[str]] = [question.id for question in QUESTIONS]

# How a game may end.
BY_CREDITS: Final = 0
BY_FEWER_CARDS: Final = 1
SHARED: Final = 2
OVER_SMUGGLER: Final = 3
BY_SMUGGLER: Final = 4
REASONS: Final = ["credits", "fewer_cards", "shared", "over_smuggler", "smuggler"]
