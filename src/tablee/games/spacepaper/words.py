"""What SpacePaper says: numbers of events, waits, ends, refusals and settings turned into sentences."""

from typing import Final

from tablee.games.language import BadWords, listed, words
from tablee.games.spacepaper import events as tell
from tablee.games.spacepaper import tables as t
from tablee.games.spacepaper.data import EVENTS, PACKAGE
from tablee.games.spacepaper.naming import (
    Known,
    at_place,
    craft_name,
    kind_name,
    level_text,
    node_name,
    place_name,
    planet_name,
    player_name,
    project_name,
    say,
    ship_name,
    spoken,
    system_name,
    to_node,
    tracks_name,
)
from tablee.kernel import Event, Reason, Result

# What the numbers of an event are, in their order; `players` takes all that are left.
SHAPES: Final[dict[tuple[str, ...], list[int]]] = {
    ("phase",): [tell.PHASE],
    ("system",): [tell.VANISHES],
    ("system", "star"): [tell.STAR],
    ("planet", "kind"): [tell.PLANET],
    ("turn", "player"): [tell.TURN],
    ("reason", "players"): [tell.SHARED],
    ("player",): [tell.STARTS, tell.FALLS, tell.TOKEN, tell.BANKRUPT, tell.CALMER],
    ("player", "one", "two"): [tell.ROLLS],
    ("player", "race"): [tell.TAKES_RACE, tell.DRAWS_RACE],
    ("player", "leader"): [tell.TAKES_LEADER],
    ("player", "bonus"): [tell.TAKES_BONUS],
    ("player", "bonus", "count"): [tell.SWITCHES],
    ("player", "card"): [tell.TAKES_EVENT, tell.PLAYS],
    ("player", "politics"): [tell.TAKES_SYSTEM],
    ("player", "politics", "count"): [tell.CHANGES],
    ("player", "system"): [tell.TAKES_HOME, tell.DRAWS_HOME],
    ("player", "tech", "level"): [tell.RACE_TECH, tell.LEARNS],
    ("player", "gold"): [tell.FAVOUR, tell.PAYS, tell.TO_SCIENCE, tell.TO_ENERGY, tell.LOTTERY],
    ("player", "gold", "science"): [tell.INCOME],
    ("player", "corundum", "antimatter", "oganesson"): [tell.MINERALS],
    ("player", "mineral"): [tell.DIGS],
    ("player", "reason"): [tell.WINS],
    ("player", "target"): [tell.LETS_PASS],
    ("player", "target", "planet"): [tell.CAPTURES, tell.RETAKES],
    ("player", "planet"): [
        tell.MOVES_CAPITAL, tell.SETTLES, tell.OUTPOST, tell.FREED, tell.HELPED, tell.ADAPTED, tell.LIFTED, tell.UNPAID,
        tell.GIVES_UP, tell.SPACEPORT, tell.CALMED, tell.SYMBIOSIS,
    ],
    ("player", "planet", "project"): [tell.PLACES, tell.BUILT],
    ("player", "planet", "craft"): [tell.LAUNCHED, tell.RECOVERED],
    ("player", "planet", "count"): [tell.RESISTS, tell.GROWS, tell.UNREST],
    ("player", "planet", "count", "turns"): [tell.ADAPTS],
    ("player", "planet", "gold"): [tell.ABANDONS],
    ("player", "craft"): [tell.LOST, tell.IDLE],
    ("player", "craft", "to"): [tell.STEPS],
    ("player", "craft", "system"): [tell.JUMPS, tell.TRAPPED, tell.CLOSES],
    ("player", "craft", "where"): [tell.STOPS, tell.RETURNS],
    ("player", "craft", "planet"): [tell.RETREATS],
    ("player", "craft", "gold"): [tell.SELLS],
    ("player", "craft", "count"): [tell.FASTER],
    ("player", "craft", "target", "foe", "power", "against"): [tell.FIGHTS],
    ("player", "craft", "target", "planet", "power", "against"): [tell.INVADES],
}  # fmt: skip
ARGUMENTS: Final = {kind: shape for shape, kinds in SHAPES.items() for kind in kinds}


def told(event: Event, names: list[str], language: str, seat: int) -> str:
    """An event as a sentence for the one who reads at this seat."""
    shape = ARGUMENTS.get(event.kind)
    if shape is None or len(event.args) < len(shape):
        raise BadWords(f"spacepaper has no words for event {event.kind} with the numbers {event.args}")
    given: dict[str, int] = dict(zip(shape, event.args, strict=False))
    said = spoken({name: value for name, value in given.items() if name != "players"}, names, language)
    you = _reader(given, seat)
    if "players" in shape:
        players = event.args[1:]
        said["players"] = listed([player_name(player, names, language) for player in players], language)
        you = "yes" if seat in players else "no"
    elif "corundum" in shape:
        said["minerals"] = tracks_name(given["corundum"], given["antimatter"], given["oganesson"], language)
    elif event.kind == tell.HELPED:
        said["card"] = EVENTS[t.HELP].name.in_(language)
    return say(f"event-{tell.NAMES[event.kind]}", language, **said, you=you)


def _reader(given: dict[str, int], seat: int) -> str:
    """Who reads: the player, the one aimed at, or another."""
    if seat == given.get("player"):
        return "yes"
    return "target" if seat == given.get("target") else "no"


def prompt(kind: int, language: str) -> str:
    """The question of a decision, whatever the table."""
    return say(f"ask-{t.DECISIONS[kind]}", language)


def waiting(kind: int, name: str, language: str) -> str:
    """What the others read while someone decides."""
    return say(f"wait-{t.DECISIONS[kind]}", language, player=name)


def outcome(result: Result, names: list[str], language: str, seat: int) -> str:
    """Who won, how, and with how much gold, for the one who reads at this seat."""
    return say(
        f"result-{result.reason}",
        language,
        winners=listed([player_name(winner, names, language) for winner in result.winners], language),
        count=len(result.winners),
        gold=max(result.scores[winner] for winner in result.winners),
        you="yes" if seat in result.winners else "no",
    )


def refusal(rule: str, message: str, names: list[str] | None = None, /, **known: Known) -> Reason:
    """Why something is not allowed, in both languages."""
    fr, en = (say(message, language, **spoken(known, names or [], language)) for language in ("fr", "en"))
    return Reason(rule, fr, en)


# Settings.


def named(family: str, name: str, language: str) -> str:
    """The name of a status, phase, victory, preset or setting, such as named("phase", "upkeep", "fr")."""
    return say(f"{family}-{_dashed(name)}", language)


def value_name(setting: str, value: str, language: str) -> str:
    """What a value of a setting is called; a number that is not on offer is a number of the same things."""
    message = f"{_dashed(setting)}-{_dashed(value)}"
    if words(PACKAGE, language).has(message):
        return say(message, language)
    return say(f"{_dashed(setting)}-number", language, number=int(value))


def explained(setting: str, language: str, value: str | None = None) -> str:
    """What a setting is for, or what one of its values means."""
    message = f"about-{_dashed(setting)}"
    if value is None:
        return say(message, language)
    if value.isdecimal():
        return say(f"{message}-number", language, number=int(value))
    return say(f"{message}-{_dashed(value)}", language)


def _dashed(name: str) -> str:
    return name.replace("_", "-")


__all__ = [
    "ARGUMENTS",
    "at_place",
    "craft_name",
    "explained",
    "kind_name",
    "level_text",
    "named",
    "node_name",
    "outcome",
    "place_name",
    "planet_name",
    "player_name",
    "project_name",
    "prompt",
    "refusal",
    "say",
    "ship_name",
    "system_name",
    "to_node",
    "told",
    "value_name",
    "waiting",
]
