"""What Karmaka says: numbers of events, questions, options and refusals turned into sentences of fr.ftl and en.ftl."""

from itertools import groupby
from typing import Final

from tablee.games.karmaka import events as tell
from tablee.games.karmaka import numbering as number
from tablee.games.karmaka import tables as ask
from tablee.games.karmaka.data import LADDER, PACKAGE
from tablee.games.language import BadWords, listed, words
from tablee.kernel import Event, Reason, Result

# What the numbers of an event are, in their order; `cards` takes all that are left.
SHAPES: Final[dict[tuple[str, ...], list[int]]] = {
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
    ("player", "cards"): [tell.SEES, tell.DEALT],
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
ARGUMENTS: Final = {kind: shape for shape, kinds in SHAPES.items() for kind in kinds}

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


def told(event: Event, names: list[str], language: str, seat: int) -> str:
    """An event as a sentence for the one who reads at this seat."""
    shape = ARGUMENTS.get(event.kind)
    if shape is None or len(event.args) < len([name for name in shape if name != "cards"]):
        raise BadWords(f"karmaka has no words for event {event.kind} with the numbers {event.args}")
    given = dict(zip(shape, event.args, strict=False))
    said = _said(given, names, language)
    if "cards" in shape:
        cards = event.args[len(shape) - 1 :]
        said |= {"cards": _cards(cards, language), "count": len(cards)}
    return say(f"event-{tell.NAMES[event.kind]}", language, **said, you=_reader(given, seat))


def prompt(kind: int, language: str, names: list[str] | None = None, /, **known: int | str) -> str:
    """The question of a decision; with all of its CONTEXT known, it says more."""
    message = f"ask-{_dashed(ask.DECISIONS[kind])}"
    if kind in CONTEXT and all(name in known for name in CONTEXT[kind]):
        return say(f"{message}-with", language, **_said(known, names or [], language))
    return say(message, language)


def waiting(kind: int, name: str, language: str) -> str:
    """What the others read while someone decides."""
    return say(f"wait-{_dashed(ask.DECISIONS[kind])}", language, player=name)


def option_words(
    kind: int, option: int, card: int | None, names: list[str], seat: int, language: str, count: int = 0
) -> str:
    """One option of a decision; `card` is the one played, picked or offered, `count` the Rings to trade."""
    form = spoken_form(option)
    given: dict[str, int | str] = {"position": option - number.POSITION, "count": count}
    if card is not None:
        given |= {"card": card, "points": ask.VALUE[card]}
    if form in ("rival", "seat"):
        given["player"] = option - number.SEAT if form == "seat" else 1 - seat
    message = f"option-{form}-{_dashed(ask.DECISIONS[kind])}"
    if not words(PACKAGE, language).has(message) or (card is None and form != "stop"):
        message = f"option-{form}"
    return say(message, language, **_said(given, names, language))


def spoken_form(option: int) -> str:
    """The form of an option, as the messages name it."""
    if option < number.PLAYS:
        return number.WAYS[option & 3]
    if option < number.POSITION:
        return "card"
    if option < number.PASS:
        return "position"
    if option < number.SELF:
        return number.WORDS[option - number.PASS]
    return "seat" if option >= number.SEAT else number.SEAT_WORDS[option - number.SELF]


def outcome(result: Result, names: list[str], language: str, seat: int) -> str:
    """Who won, and why, for the one who reads at this seat."""
    return say(
        f"result-{_dashed(result.reason)}",
        language,
        winners=listed([player_name(winner, names, language) for winner in result.winners], language),
        count=len(result.winners),
        turns=ask.MAX_TURNS,
        you="yes" if seat in result.winners else "no",
    )


def refusal(rule: str, message: str, **known: int | str) -> Reason:
    """Why something is not allowed, in both languages."""
    fr, en = (say(message, language, **_said(known, [], language)) for language in ("fr", "en"))
    return Reason(rule, fr, en)


def named(family: str, name: str, language: str) -> str:
    """The name of a zone, colour, level, variant or setting, such as named("zone", "future_life", "fr")."""
    return say(f"{family}-{_dashed(name)}", language)


def card_name(kind: int, language: str) -> str:
    """The name of a kind of card."""
    return ask.CARDS[kind].name.in_(language)


def say(message: str, language: str, **args: int | str) -> str:
    """A message of Karmaka with its arguments put in."""
    return words(PACKAGE, language).say(message, **args)


def _said(given: dict[str, int] | dict[str, int | str], names: list[str], language: str) -> dict[str, int | str]:
    """Arguments as the messages want them: numbers that stand for something become its name."""
    return {name: _argument(name, value, names, language) for name, value in given.items()}


def _argument(name: str, value: int | str, names: list[str], language: str) -> int | str:
    if isinstance(value, str):
        return value
    if name in ("player", "target"):
        return player_name(value, names, language)
    if name == "card":
        return card_name(value, language)
    if name == "level":
        return LADDER[value].name.in_(language)
    return prompt(value, language) if name == "question" else value


def player_name(seat: int, names: list[str], language: str) -> str:
    """The name of the player at a seat, or the seat itself where nobody gave a name."""
    return names[seat] if seat < len(names) else say("seat-name", language, seat=seat)


def _cards(kinds: list[int], language: str) -> str:
    """Cards in their order, equal ones side by side counted."""
    runs = [(kind, len(list(run))) for kind, run in groupby(kinds)]
    return listed([say("cards-alike", language, card=card_name(kind, language), count=n) for kind, n in runs], language)


def _reader(given: dict[str, int], seat: int) -> str:
    """Who reads: the player, the one aimed at, or another; or one of them where the player aims at oneself."""
    player, target = given.get("player"), given.get("target")
    if player is not None and player == target:
        return "self" if seat == player else "own"
    if seat == player:
        return "yes"
    return "target" if seat == target else "no"


def _dashed(name: str) -> str:
    return name.replace("_", "-")
