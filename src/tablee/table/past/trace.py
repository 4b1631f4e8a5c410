"""The trace: one game told whole, chance included, as lines of data; for audits, teaching and bug reports."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tablee.games.language import worded
from tablee.kernel import BadSetup, Game, Player, Rng, Seat, State, TableeError, seeded, split
from tablee.kernel.event import CHANCE
from tablee.kernel.rng import SEEDS
from tablee.table.errors import Said
from tablee.table.setup import Setup, check_numbers, read_key

TraceLine = dict[str, object]
Policy = Callable[[Game, State], int]
MOST_SHOWN: Final = 120  # characters of a value in a message
FIELDS: Final = {
    "setup": {"game", "players", "seed", "options"},
    "chance": {"what", "value"},
    "decision": {"seat", "kind", "options", "choice"},
    "result": {"winners", "scores", "reason"},
}


class BadTrace(Said):
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
        raise worded(BadSetup, "bad-seed", last=str(SEEDS - 1), seed=str(seed))
    return split(seeded(seed))


def played_by(player: Player, seed: int) -> Policy:
    """A policy that lets one player decide for every seat, from a stream of its own."""
    rng = split(seeded(seed))
    return lambda game, state: player.decide(Seat(game, state, int(state.to_move)), rng)


def trace(setup: Setup, policy: Policy, *, states: bool = False) -> Iterator[TraceLine]:
    """Play one game and tell it line by line."""
    game = setup.rules()
    state = setup.new(listening=True)
    yield _agreed(setup)
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


def sentences(setup: Setup, policy: Policy, seat: int, language: str, names: list[str]) -> Iterator[str]:
    """Play one game and tell it in words, as one seat or a spectator hears it."""
    game = setup.rules()
    state = setup.new(listening=True)
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
        raise _at(1, "trace-begins")
    replay = Replay(told)
    for line in _guarded(trace(_setup(told[0]), replay.choice, states=any(line["t"] == "state" for line in told))):
        replay.compare(line)
    if replay.at < len(told):
        raise _at(replay.at + 1, "trace-goes-on")
    return replay.at


class Replay:
    """A trace being followed: the lines that were told, and how many of them the game has confirmed."""

    def __init__(self, told: list[TraceLine]) -> None:
        self.told = told
        self.at = 0

    def choice(self, game: Game, state: State) -> int:
        """The choice that the next line tells."""
        line = self.told[self.at] if self.at < len(self.told) else None
        if line is None or line["t"] != "decision":
            if line is None:
                raise _at(self.at + 1, "trace-ends-due")
            raise _at(self.at + 1, "trace-due", found=str(line["t"]))
        try:
            choice = game.parse(state, line["choice"])
            if choice not in state.options:
                raise game.refusal(state, state.to_move, choice)
        except TableeError as error:
            raise BadTrace("at-line", line=str(self.at + 1), reason=error) from error
        return choice

    def compare(self, played: TraceLine) -> None:
        """Go one line on; what it tells must be what was played. The order of options means nothing."""
        self.at += 1
        if self.at > len(self.told):
            raise _at(self.at, "trace-ends", played=_short(played))
        told = self.told[self.at - 1]
        for name in sorted({*told, *played}):
            here, there = _plain(name, told), _plain(name, played)
            if here != there:
                what = f"{played['t']}: {name}"
                raise _at(self.at, "trace-differs", what=what, here=_clipped(here), there=_clipped(there))


def _agreed(setup: Setup) -> TraceLine:
    line: TraceLine = {"t": "setup", "game": setup.game, "players": setup.players, "seed": setup.seed}
    key = {"chance": setup.chance, "key": setup.key.hex()} if setup.key else {}
    numbers = {"numbers": setup.numbers} if setup.numbers else {}
    return {**line, "options": setup.options, **key, **numbers}


def _chance(game: Game, state: State) -> Iterator[TraceLine]:
    for event in state.heard():
        if event.kind in CHANCE:
            yield {"t": "chance", "what": game.telling.chance_name(event), "value": game.chance(event)}


def _decision(game: Game, state: State, choice: int) -> TraceLine:
    return {
        "t": "decision",
        "seat": state.to_move,
        "kind": game.kinds[state.kind],
        "options": [game.spell(state, option) for option in state.options],
        "choice": game.spell(state, choice),
    }


def _guarded(lines: Iterator[TraceLine]) -> Iterator[TraceLine]:
    try:
        yield from lines
    except BadTrace:
        raise
    except TableeError as error:
        raise BadTrace("at-line", line="1", reason=error) from error


def _setup(line: TraceLine) -> Setup:
    match line:
        case {"game": str(game), "players": int(players), "seed": int(seed), "options": dict(options)}:
            try:
                check_numbers(game, str(line.get("numbers", "")))
                key = read_key(str(line.get("chance", "")), str(line.get("key", "")))
                return Setup.of(game, players, seed, {str(name): str(value) for name, value in options.items()}, key)
            except TableeError as error:
                raise BadTrace("at-line", line="1", reason=error) from error
    raise _at(1, "trace-setup")


def _line(text: str, at: int) -> TraceLine:
    try:
        line = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _at(at, "trace-json", why=str(error)) from error
    if not isinstance(line, dict) or line.get("t") not in [*FIELDS, "state"]:
        raise _at(at, "trace-no-line")
    if lacking := FIELDS.get(line["t"], set()) - line.keys():
        raise _at(at, "trace-without", what=str(line["t"]), lacking=", ".join(sorted(lacking)))
    return line


def _at(line: int, message: str, **given: str) -> BadTrace:
    """What is wrong with a line."""
    return BadTrace("at-line", line=str(line), reason=Said(message, **given))


def _plain(name: str, line: TraceLine) -> str:
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
