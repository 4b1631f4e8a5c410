"""What Wild Space says: the shapes of its events, the names of its things, and its voice for all the rest."""

from typing import Final

from tablee.games.language import listed
from tablee.games.telling import Events, Shape
from tablee.games.voice import Known, Said, Voice, dashed
from tablee.games.wild_space.data import CARDS, GAME, HOSTILE, PACKAGE, PLANETS
from tablee.games.wild_space.people.phrases import capital, conditions_phrase, effect_phrase, paid_phrase
from tablee.games.wild_space.rules import events as tell
from tablee.games.wild_space.rules.tables import CONDITION, DECISIONS, EFFECT, LEVEL, SIDES

PARTS: Final = ("same", "series", "missions", "robots", "captain")

# What the numbers of an event are, in their order; *name takes all that are left.
SHAPES: Final[dict[Shape, list[int]]] = {
    (): [tell.SMUGGLER_STARTS],
    ("card",): [tell.SMUGGLER_CAPTAIN],
    ("turn",): [tell.SMUGGLER_TURN],
    ("slot",): [tell.SMUGGLER_SKIPS],
    ("count",): [tell.RESHUFFLED],
    ("hostile",): [tell.SMUGGLER_LANDS, tell.SMUGGLER_EXPLORES, tell.HOSTILE],
    ("slot", "card"): [tell.REVEALED, tell.SMUGGLER_TAKES, tell.SMUGGLER_DISCARDS],
    ("player",): [tell.MEETS, tell.STARTS, tell.PASSES, tell.ACTION_LOST, tell.DRAWS],
    ("player", "turn"): [tell.TURN],
    ("player", "effect"): [tell.ACTS],
    ("player", "count"): [tell.DRAW_LOST, tell.ADVANCES, tell.NO_TRACK, tell.WINS_TIE],
    ("player", "total"): [tell.WINS],
    ("player", "planet"): [tell.TURNED],
    ("player", "card"): [
        tell.CAPTAIN, tell.DISCARDS, tell.REMOVES, tell.DREW, tell.PLAYS, tell.TURNS_UP, tell.NO_EFFECT, tell.RENEWS,
    ],
    ("player", "*cards"): [tell.DEALT],
    ("player", "planet", "side"): [tell.LANDS, tell.EXPLORES],
    ("player", "slot", "card"): [tell.TAKES, tell.TAKES_AND_PLAYS],
    ("player", "card", "effect"): [tell.APPLIES],
    ("player", "count", "effect"): [tell.APPLIES_TRACK],
    ("player", "total", "rival"): [tell.BEATS, tell.BEATEN],
    ("player", "total", *PARTS): [tell.SCORES],
    ("total", "same", "series", "robots", "icons"): [tell.SMUGGLER_SCORES],
    ("*players",): [tell.SHARES],
}  # fmt: skip


def card_name(card: int, language: str) -> str:
    """The name of a card."""
    return CARDS[card].name.in_(language)


def told_apart(card: int, language: str) -> str:
    """The name of a card with what it does: another that is on offer has the same name."""
    name = card_name(card, language)
    return f"{name} ({paid_phrase(CONDITION[card], EFFECT[card], language)})" if EFFECT[card] else name


def planet_name(planet: int, language: str) -> str:
    """The name of a planet."""
    return PLANETS[planet].name.in_(language)


def hostile_name(planet: int, language: str) -> str:
    """The name of a hostile planet."""
    return HOSTILE.hostile_planet[planet].name.in_(language)


def job_name(job: int, language: str) -> str:
    """The name of a job."""
    return GAME.job[job].name.in_(language)


def species_name(species: int, language: str) -> str:
    """The name of a species."""
    return GAME.species[species].name.in_(language)


def side_name(side: int, language: str) -> str:
    """A side of a planet, as messages select it."""
    return SIDES[side]


def doing_name(effect: int, language: str) -> str:
    """What an action does, as the beginning of a sentence; nothing where there is none."""
    return capital(effect_phrase(effect, language)) if effect else ""


def condition_name(condition: int, language: str) -> str:
    """What a condition asks for, as the beginning of a sentence."""
    return capital(conditions_phrase([condition], language))


def _cards(cards: list[int], names: list[str], language: str) -> str:
    return listed([card_name(card, language) for card in cards], language)


def _turned(given: dict[str, int], language: str) -> Said:
    """How many cards it took to turn a planet up."""
    return {"count": LEVEL[given["planet"]]}


def option_words(
    form: str, kind: int, facts: dict[str, Known], names: list[str], language: str, *, is_twin: bool
) -> str:
    """One option of a decision, with the facts that its words may want; of twins, with what tells them apart."""
    message = f"option-{form}-{dashed(DECISIONS[kind])}"
    if not VOICE.has(message, language):
        message = f"option-{form}"
    said = VOICE.spoken(facts, names, language)
    card = facts.get("card")
    if is_twin and isinstance(card, int):
        said["card"] = told_apart(card, language)
    return VOICE.say(message, language, **said)


VOICE: Final = Voice(
    PACKAGE,
    DECISIONS,
    {
        "card": card_name,
        "planet": planet_name,
        "hostile": hostile_name,
        "job": job_name,
        "species": species_name,
        "side": side_name,
        "effect": effect_phrase,
        "doing": doing_name,
        "condition": condition_name,
    },
)
EVENTS: Final = Events(
    shapes=SHAPES,
    listers={"cards": _cards},
    more={tell.TURNED: _turned},
    turn=tell.TURN,
    chain=(tell.APPLIES, tell.APPLIES_TRACK),
    after_chain=(tell.TURNED, tell.SCORES, tell.SMUGGLER_TURN),
    great=(tell.TURNED, tell.WINS, tell.WINS_TIE, tell.SHARES, tell.BEATS, tell.BEATEN),
    passing=(
        tell.STARTS, tell.SMUGGLER_STARTS, tell.CAPTAIN, tell.SMUGGLER_CAPTAIN, tell.TURN, tell.SMUGGLER_TURN,
        tell.DEALT, tell.MEETS, tell.ACTS, tell.REVEALED, tell.NO_EFFECT, tell.NO_TRACK,
    ),
)  # fmt: skip
named: Final = VOICE.named
refusal: Final = VOICE.refusal
