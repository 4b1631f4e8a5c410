"""A playthrough: one whole game as a text for people, with what is asked, chosen, drawn and told to each reader."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from tablee.kernel import SPECTATOR, Event, Game, State
from tablee.kernel.event import CHANCE
from tablee.table.past.journal import Setup, compact
from tablee.table.past.trace import wandering

NAMES = ["Anna", "Bob", "Chloé", "Dimitri", "Esra"]
OTHERS = "others"
WIDTH = 118
TABLE_EVERY = 25  # decisions


@dataclass(frozen=True)
class Playthrough:
    """Which game is told, in which languages, and in which file."""

    name: str
    setup: Setup
    languages: tuple[str, ...]

    def text(self) -> str:
        """The game as it is played at random from its seed."""
        return "\n".join(lines(self.setup, self.languages)) + "\n"


def lines(setup: Setup, languages: tuple[str, ...]) -> Iterator[str]:
    """The lines of a playthrough."""
    game, state, policy = setup.rules(), setup.new(listening=True), wandering(setup.seed)
    yield from heading(setup)
    yield from happened(game, state, languages)
    count = 0
    while not state.over:
        if count % TABLE_EVERY == 0:
            yield from table(game, state)
        count += 1
        choice = policy(game, state)
        yield from decision(game, state, choice, count)
        game.apply(state, state.to_move, choice)
        yield from happened(game, state, languages)
    yield from table(game, state)
    yield from ending(game, state)


def heading(setup: Setup) -> Iterator[str]:
    """The set-up."""
    yield f"{setup.game}: {setup.players} players, seed {setup.seed}"
    yield from (f"{name}: {value}" for name, value in setup.options.items())
    yield f"seats: {', '.join(f'{seat} {name}' for seat, name in enumerate(NAMES[: setup.players]))}"
    yield ""
    yield "0. the game begins"


def decision(game: Game, state: State, choice: int, count: int) -> Iterator[str]:
    """One question, its options as the catalogue spells them, and the answer."""
    options = ", ".join(compact(game.telling.spell(state, option)) for option in state.options)
    yield ""
    yield f"{count}. {NAMES[state.to_move]}: {game.rules.kinds[state.kind]}"
    yield from wrapped("   options: ", options)
    yield from wrapped("   choice: ", compact(game.telling.spell(state, choice)))


def happened(game: Game, state: State, languages: tuple[str, ...]) -> Iterator[str]:
    """What happened since the last choice: outcomes of chance, and each sentence with those who read it."""
    for event in state.heard():
        if event.kind in CHANCE:
            yield from wrapped(f"   chance: {game.telling.chance_name(event)} ", spaced(game.telling.chance(event)))
            continue
        for language in languages:
            for sentence, readers in told(game, state, event, language).items():
                yield from wrapped(f"   {language} | {', '.join(readers)}: ", sentence)


def told(game: Game, state: State, event: Event, language: str) -> dict[str, list[str]]:
    """Each sentence that an event becomes, and its readers."""
    names = NAMES[: state.seats]
    sentences: dict[str, list[str]] = {}
    for seat in (*range(state.seats), SPECTATOR):
        if event.is_told_to(seat):
            reader = OTHERS if seat == SPECTATOR else names[seat]
            sentences.setdefault(game.telling.told(event, names, language, seat), []).append(reader)
    return sentences


def table(game: Game, state: State) -> Iterator[str]:
    """The complete state; lists of things, one thing to a line."""
    yield "   table:"
    for name, value in game.telling.table(state).items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for at, part in enumerate(value):
                yield from wrapped(f"     {name} {at}: ", ", ".join(f"{key} {spaced(v)}" for key, v in part.items()))
        elif isinstance(value, dict) and value:
            for key, part in value.items():
                yield from wrapped(f"     {name} {key}: ", spaced(part))
        else:
            yield from wrapped(f"     {name}: ", spaced(value))


def ending(game: Game, state: State) -> Iterator[str]:
    """The result."""
    result = game.rules.result(state)
    yield ""
    yield f"result: {result.reason}"
    yield f"winners: {', '.join(NAMES[seat] for seat in result.winners) or 'nobody'}"
    yield f"scores: {', '.join(map(str, result.scores))}"


def spaced(value: object) -> str:
    """Data on one line that may be broken after a comma."""
    if isinstance(value, list):
        return f"[{', '.join(map(spaced, value))}]"
    if isinstance(value, dict):
        return ", ".join(f"{key} {spaced(part)}" for key, part in value.items()) or "nothing"
    return value if isinstance(value, str) else compact(value)


def wrapped(start: str, text: str) -> list[str]:
    """A text behind its title, its next lines a little to the right."""
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    return textwrap.wrap(
        start + text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    ) or [start]
