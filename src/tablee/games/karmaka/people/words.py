"""What Karmaka says: the shapes of its events, the words of its options, and its voice for all the rest."""

from itertools import groupby
from typing import Final

from tablee.games.karmaka.data import LADDER, PACKAGE
from tablee.games.karmaka.rules import events as tell
from tablee.games.karmaka.rules import numbering as number
from tablee.games.karmaka.rules import tables as ask
from tablee.games.language import listed
from tablee.games.telling import Events, Shape
from tablee.games.voice import Known, Voice, dashed

# What the numbers of an event are, in their order; *cards takes all that are left.
SHAPES: Final[dict[Shape, list[int]]] = {
    (): [tell.DRAW_GAME],
    ("card",): [tell.TO_RUINS],
    ("count",): [tell.RESHUFFLE],
    ("player",): [
        tell.STARTS, tell.DRAWS, tell.PLAYS_FUTURE, tell.PASSES, tell.STOPS, tell.NO_EFFECT,
        tell.KEEPS_RINGS, tell.WINS, tell.TAKES_LOOKED, tell.SOWS,
    ],
    ("player", "card"): [
        tell.YOUR_CARD, tell.PLAYS_DEED, tell.PLAYS_POWER, tell.ACCEPTS, tell.DECLINES, tell.COPIES, tell.LAYS,
        tell.DISCARDS_HAND, tell.DISCARDS_DECK, tell.DISCARDS_DEED, tell.DISCARDS_FUTURE, tell.LOSES_HAND,
        tell.SALVAGES, tell.RECYCLES,
    ],
    ("player", "*cards"): [tell.SEES, tell.DEALT],
    ("player", "count"): [tell.TAKES, tell.TRADES, tell.LOOKS, tell.PUTS_BACK],
    ("player", "level"): [tell.CLIMBS, tell.FAILS],
    ("player", "position"): [tell.TRANSMIGRATES],
    ("player", "turn"): [tell.TURN],
    ("player", "target"): [
        tell.PLAYS_PARTNER, tell.CHOOSES, tell.PEEKS, tell.STEALS_DREAM, tell.KEEPS_ONE, tell.TEAM_WINS,
    ],
    ("player", "target", "card"): [tell.STEALS_DEED],
    ("player", "target", "count"): [tell.FEEDS_DECK, tell.SWINDLES],
    ("player", "score", "need"): [tell.DIES],
    ("player", "hand", "deck"): [tell.REBORN],
}  # fmt: skip

# What a question can add when the table knows it: who plays the card, which card, how many picks of how many.
CONTEXT: Final[dict[int, tuple[str, ...]]] = {
    ask.PLAY_CARD: ("deck",),
    ask.KARMIC_OFFER: ("player", "card"),
    ask.CHOOSE_PLAYER: ("card",),
    ask.CHOOSE_RIVAL: ("card",),
    ask.DWINDLE_DISCARD: ("player",),
    ask.CRISIS_DISCARD: ("player",),
    ask.DESTINY_TAKE: ("count", "most"),
    ask.SOWING_PLACE: ("count", "most"),
    ask.ROULETTE_DISCARD: ("count", "most"),
    ask.ROULETTE_DRAW: ("count", "most"),
    ask.JUBILEE_PLACE: ("count", "most"),
    ask.RING_TRADE: ("count",),
}


def option_words(
    kind: int, option: int, card: int | None, names: list[str], seat: int, language: str, count: int = 0
) -> str:
    """One option of a decision; `card` is the one played, picked or offered, `count` Rings to trade or picks made.

    `seat` is the one that decides at a table of two; elsewhere, who the rival is remains open.
    """
    form = spoken_form(option)
    given: dict[str, Known] = {"position": option - number.POSITION, "count": count}
    if card is not None:
        given |= {"card": card, "points": ask.VALUE[card]}
    if form == "rival":
        form, given = ("rival", {**given, "player": 1 - seat}) if seat in (0, 1) else ("any-rival", given)
    if form == "seat":
        given["player"] = option - number.SEAT
    message = f"option-{form}-{dashed(ask.DECISIONS[kind])}"
    if not VOICE.has(message, language) or (card is None and form != "stop"):
        message = f"option-{form}"
    return say(message, language, **VOICE.spoken(given, names, language))


def spoken_form(option: int) -> str:
    """The form of an option, as the messages name it."""
    if option >= number.PLAYS:
        return number.WAYS[number.way_played(option)]
    if option >= number.CARD:
        return "card"
    if option >= number.POSITION:
        return "position"
    if option >= number.SEAT:
        return "seat"
    return number.SEAT_WORDS[option - number.SELF] if option >= number.SELF else number.WORDS[option]


def card_name(kind: int, language: str) -> str:
    """The name of a kind of card."""
    return ask.CARDS[kind].name.in_(language)


def level_name(level: int, language: str) -> str:
    """The name of a rung of the ladder."""
    return LADDER[level].name.in_(language)


def _cards(kinds: list[int], names: list[str], language: str) -> str:
    """Cards in their order, equal ones side by side counted."""
    runs = [(kind, len(list(run))) for kind, run in groupby(kinds)]
    return listed([say("cards-alike", language, card=card_name(kind, language), count=n) for kind, n in runs], language)


def colour_name(colour: int, language: str) -> str:
    """A colour with its sign."""
    return named("score", ask.COLOURS[colour], language)


VOICE: Final = Voice(
    PACKAGE,
    ask.DECISIONS,
    {"card": card_name, "level": level_name, "colour": colour_name, "best": colour_name},
)
EVENTS: Final = Events(
    shapes=SHAPES,
    listers={"cards": _cards},
    turn=tell.TURN,
    great=(tell.DIES, tell.CLIMBS, tell.FAILS, tell.REBORN, tell.WINS, tell.TEAM_WINS, tell.DRAW_GAME),
    passing=(tell.TURN, tell.YOUR_CARD, tell.DEALT, tell.TO_RUINS),
)
say: Final = VOICE.say
named: Final = VOICE.named
refusal: Final = VOICE.refusal
