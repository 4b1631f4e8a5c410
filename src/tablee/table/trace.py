"""The trace: one game told whole, chance included, as lines of data; for audits, teaching and bug reports."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tablee.kernel import BadSetup, Game, Player, Rng, Seat, State, TableeError, seeded, split
from tablee.kernel.event import CHANCE
from tablee.kernel.rng import SEEDS
from tablee.table.places import default_names
from tablee.table.setup import Setup

Line = dict[str, object]
Policy = Callable[[Game, State], int]
MOST_SHOWN: Final = 120  # characters of a value in a message
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
    rng = _stream(seed)
    return lambda game, state: state.options[rng.below(len(state.options))]


def wandering(seed: int) -> Policy:
    """A policy that wanders as the game says: at random, but for what would end it at once."""
    rng = _stream(seed)
    return lambda game, state: game.wander(state, rng)


def _stream(seed: int) -> Rng:
    if not 0 <= seed < SEEDS:
        raise BadSetup(f"a seed lies between 0 and {SEEDS - 1}, not {seed}")
    return split(seeded(seed))


def played_by(player: Player, seed: int) -> Policy:
    """A policy that lets one player decide for every seat, from a stream of its own."""
    rng = split(seeded(seed))
    return lambda game, state: player.decide(Seat(game, state, int(state.to_move)), rng)


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


def sentences(setup: Setup, policy: Policy, seat: int, language: str) -> Iterator[str]:
    """Play one game and tell it in words, as one seat or a spectator hears it."""
    game = setup.rules()
    state = setup.new(listening=True)
    names = default_names(setup.players)
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
    replay = Replay(told)
    for line in _guarded(trace(_setup(told[0]), replay.choice, states=any(line["t"] == "state" for line in told))):
        replay.compare(line)
    if replay.at < len(told):
        raise BadTrace(f"line {replay.at + 1}: the game has ended, the trace goes on")
    return replay.at


class Replay:
    """A trace being followed: the lines that were told, and how many of them the game has confirmed."""

    def __init__(self, told: list[Line]) -> None:
        self.told = told
        self.at = 0

    def choice(self, game: Game, state: State) -> int:
        """The choice that the next line tells."""
        line = self.told[self.at] if self.at < len(self.told) else None
        if line is None or line["t"] != "decision":
            seen = "the trace ends" if line is None else f"{line['t']} stands"
            raise BadTrace(f"line {self.at + 1}: {seen} where a decision is due")
        try:
            choice = game.parse(state, line["choice"])
            if choice not in state.options:
                raise game.refusal(state, state.to_move, choice)
        except TableeError as error:
            raise BadTrace(f"line {self.at + 1}: {error}") from error
        return choice

    def compare(self, played: Line) -> None:
        """Go one line on; what it tells must be what was played. The order of options means nothing."""
        self.at += 1
        if self.at > len(self.told):
            raise BadTrace(f"line {self.at}: the trace ends here, the game goes on with {_short(played)}")
        told = self.told[self.at - 1]
        for name in sorted({*told, *played}):
            here, there = _plain(name, told), _plain(name, played)
            if here != there:
                shown = f"{name} is {_clipped(here)}, the game says {_clipped(there)}"
                raise BadTrace(f"line {self.at}: {played['t']}: {shown}")


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
    except (ValueError, RecursionError) as error:
        raise BadTrace(f"line {at}: not JSON: {error}") from error
    if not isinstance(line, dict) or line.get("t") not in [*FIELDS, "state"]:
        raise BadTrace(f"line {at}: not a line of a trace")
    if lacking := FIELDS.get(line["t"], set()) - line.keys():
        raise BadTrace(f"line {at}: {line['t']} without {', '.join(sorted(lacking))}")
    return line


def _plain(name: str, line: Line) -> str:
    """A field as text that tells 1 from 1.0 and true, and nothing from null."""
    if name not in line:
        return "missing"
    value = line[name]
    if name == "options" and isinstance(value, list):
        value = sorted(value, key=json.dumps)
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _short(value: object) -> str:
    return _clipped(json.dumps(value, ensure_ascii=False))


def _clipped(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 3] + "..."
