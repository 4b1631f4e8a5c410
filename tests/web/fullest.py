"""The fullest tables that random play reaches, for every game: found without a server, then laid there."""

import random
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.games.title import Title, Way
from tablee.server.play.room import Room
from tablee.table import Place, Setup, Table
from tests.web.table import begin_by_program, let_through, write_choices
from tools.wandering import ways_for

KEY: Final = bytes(range(32))  # of the chance of all these games
LONGEST: Final = 240  # choices
# What is kept apart from the answers is left alone: a hand that is thrown away fills no table.
WORDS: Final = Path(__file__).parents[2] / "web" / "src" / "words" / "en.ftl"
APART: Final = set(re.findall(r"^apart-(\w+) =", WORDS.read_text(encoding="utf-8"), re.MULTILINE))
NAMES: Final = ("Anna", "Maximilienne-Joséphine", "Bartholomé", "Chloé", "Wilhelmina")


@dataclass(frozen=True)
class Fullest:
    """A way to sit down, and the choices that lead to the moment at which a seat has most before it."""

    game: str
    way: Way
    choices: list[tuple[int, int]]
    seat: int


def ways(title: Title) -> list[Way]:
    """The game of two, the one with most seats, and the one for a single player where there is one."""
    alone = ways_for(title, 1)[-1:] if title.seats[0] == 1 else []
    return [title.trials.brief, ways_for(title, title.seats[-1])[0], *alone]


def fullest(title: Title, way: Way) -> Fullest:
    """Where the seat on move sees and may choose most, in the later half of what was played."""
    setup = Setup.of(title.name, way.players, 0, dict(way.settings), KEY)
    table = Table.begin(setup, [Place(name) for name in NAMES[: way.players]])
    chance = random.Random(title.name)
    choices: list[tuple[int, int]] = []
    sizes: list[int] = []
    while not table.over and len(choices) < LONGEST:
        seat = table.to_move
        chair = table.chair(seat)
        options = [option for option, text in chair.options() if text.form not in APART]
        sizes.append(len(msgspec.json.encode(chair.view())) + 40 * len(options))
        choices.append((seat, chance.choice(options)))
        table.submit(*choices[-1])
    best = max(range(len(choices) // 2, len(choices)), key=sizes.__getitem__)
    return Fullest(title.name, way, choices[:best], choices[best][0])


def laid(site: str, found: Fullest) -> dict[str, Any]:
    """The same moment on a server whose games have that key: the token of the seat that is asked."""
    seats = [{"who": "me", "name": name} for name in NAMES[: found.way.players]]
    made = begin_by_program(site, found.game, seats, options=dict(found.way.settings))
    let_through(site, made)
    left = iter(found.choices)

    def choose(room: Room) -> int | None:
        seat, option = next(left, (room.to_move, None))
        assert seat == room.to_move, "the games differ"
        return option

    write_choices(site, made["table"]["id"], choose)
    given: dict[str, Any] = made["seats"][found.seat]
    return given
