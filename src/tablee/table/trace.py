"""The trace: one game told whole, chance included, as lines of data; for audits, teaching and bug reports."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tablee.kernel import Game, State, TableeError, seeded, split
from tablee.kernel.event import CHANCE
from tablee.table.journal import Setup

Line = dict[str, object]
Policy = Callable[[Game, State], int]
FIELDS: Final = {
    "setup": {"game", "players", "seed", "options"},
    "chance": {"what", "value"},
    "decision": {"seat", "kind", "options", "choice"},
    "result": {"winners", "scores", "reason"},
}


class BadTrace(TableeError):
    """A trace that is malformed, or that its game does not play; the message names the line."""


def at_random(seed: int) -> Policy:
    """A policy that takes each option as often as the others, from a stream of its own."""
    rng = split(seeded(seed))
    return lambda game, state: state.options[rng.below(len(state.options))]


def trace(setup: Setup, policy: Policy, *, states: bool = False) -> Iterator[Line]:
    """Play one game and tell it line by line."""
    game = setup.rules()
    state = setup.new(listening=True)
    yield {"t": "setup", "game": setup.game, "players": setup.players, "seed": setup.seed, "options": setup.options}
    yield from _chance(game, state)
    while not state.over:
        choice = policy(game, state)
        yield _decision(game, state, choice)
        game.apply(state, state.to_move, choice)
        yield from _chance(game, state)
        if states:
            yield {"t": "state", **game.table(state)}
    result = game.result(state)
    yield {"t": "result", "winners": result.winners, "scores": result.scores, "reason": result.reason}


NAMES: Final = ("North", "East", "South", "West", "Centre")


def sentences(setup: Setup, policy: Policy, seat: int, language: str) -> Iterator[str]:
    """Play one game and tell it in words, as one seat or a spectator hears it."""
    game = setup.rules()
    state = setup.new(listening=True)
    names = ["North", "South"] if setup.players == 2 else list(NAMES[: setup.players])
    while True:
        for event in state.heard():
            if event.is_told_to(seat):
                yield game.told(event, names, language, seat)
        if state.over:
            return
        game.apply(state, state.to_move, policy(game, state))


def check(lines: Iterable[str]) -> int:
    """Replay a trace and compare every line; the number of lines, or BadTrace where it first differs."""
    told = [_line(text, at) for at, text in enumerate(lines, start=1)]
    if not told or told[0]["t"] != "setup":
        raise BadTrace("line 1: a trace begins with its set-up")
    choices = iter([(at, line) for at, line in enumerate(told, start=1) if line["t"] == "decision"])
    replayed = trace(_setup(told[0]), _replaying(choices), states=any(line["t"] == "state" for line in told))
    count = 0
    for count, line in enumerate(_guarded(replayed), start=1):
        if count > len(told):
            raise BadTrace(f"line {count}: the trace ends here, the game goes on with {_short(line)}")
        _compare(told[count - 1], line, count)
    if count < len(told):
        raise BadTrace(f"line {count + 1}: the game has ended, the trace goes on")
    return count


def _chance(game: Game, state: State) -> Iterator[Line]:
    for event in state.heard():
        if event.kind in CHANCE:
            yield {"t": "chance", "what": CHANCE[event.kind], "value": game.chance(event)}


def _decision(game: Game, state: State, choice: int) -> Line:
    return {
        "t": "decision",
        "seat": state.to_move,
        "kind": game.kinds[state.kind],
        "options": [game.spell(state, option) for option in state.options],
        "choice": game.spell(state, choice),
    }


def _replaying(choices: Iterator[tuple[int, Line]]) -> Policy:
    def policy(game: Game, state: State) -> int:
        at, line = next(choices, (0, {}))
        if not line:
            raise BadTrace("the trace has no choice for the last decision: it was cut short")
        try:
            choice = game.parse(state, line["choice"])
            if choice not in state.options:
                raise game.refusal(state, state.to_move, choice)
        except TableeError as error:
            raise BadTrace(f"line {at}: {error}") from error
        return choice

    return policy


def _guarded(lines: Iterator[Line]) -> Iterator[Line]:
    try:
        yield from lines
    except BadTrace:
        raise
    except TableeError as error:
        raise BadTrace(f"line 1: {error}") from error


def _setup(line: Line) -> Setup:
    match line:
        case {"game": str(game), "players": int(players), "seed": int(seed), "options": dict(options)}:
            try:
                return Setup.of(game, players, seed, {str(name): str(value) for name, value in options.items()})
            except TableeError as error:
                raise BadTrace(f"line 1: {error}") from error
    raise BadTrace("line 1: the set-up names a game, its players, its seed and its options")


def _line(text: str, at: int) -> Line:
    try:
        line = json.loads(text)
    except ValueError as error:
        raise BadTrace(f"line {at}: not JSON: {error}") from error
    if not isinstance(line, dict) or line.get("t") not in {*FIELDS, "state"}:
        raise BadTrace(f"line {at}: not a line of a trace")
    if lacking := FIELDS.get(line["t"], set()) - line.keys():
        raise BadTrace(f"line {at}: {line['t']} without {', '.join(sorted(lacking))}")
    return line


def _compare(told: Line, played: Line, at: int) -> None:
    """Two lines agree if all they say does; the order of options means nothing."""
    for name in {*told, *played}:
        if _plain(name, told.get(name)) != _plain(name, played.get(name)):
            here, there = _short(told.get(name)), _short(played.get(name))
            raise BadTrace(f"line {at}: {played['t']}: {name} is {here}, the game says {there}")


def _plain(name: str, value: object) -> object:
    if name == "options" and isinstance(value, list):
        return sorted(json.dumps(option) for option in value)
    return json.loads(json.dumps(value))


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 120 else text[:117] + "..."
