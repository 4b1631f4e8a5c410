"""What SpacePaper says: the shapes of its events, the words of its ends and of its settings."""

from typing import Final

from tablee.games.spacepaper.data import EVENTS
from tablee.games.spacepaper.people.naming import tracks_name
from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import tables as t
from tablee.games.telling import Events, Shape
from tablee.games.voice import Known
from tablee.kernel import Result

# What the numbers of an event are, in their order; *players takes all that are left.
SHAPES: Final[dict[Shape, list[int]]] = {
    ("phase",): [tell.PHASE],
    ("system",): [tell.VANISHES],
    ("system", "star"): [tell.STAR],
    ("planet", "kind"): [tell.PLANET],
    ("turn", "player"): [tell.TURN],
    ("reason", "*players"): [tell.SHARED],
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
    ("player", "science"): [tell.WASTED],
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
    ("player", "craft"): [tell.IDLE],
    ("player", "craft", "cause"): [tell.LOST],
    ("player", "craft", "to"): [tell.STEPS],
    ("player", "craft", "system"): [tell.JUMPS, tell.TRAPPED, tell.CLOSES],
    ("player", "craft", "where"): [tell.STOPS, tell.RETURNS],
    ("player", "craft", "planet"): [tell.RETREATS],
    ("player", "craft", "gold"): [tell.SELLS],
    ("player", "craft", "count"): [tell.FASTER],
    ("player", "craft", "target", "foe", "power", "against"): [tell.FIGHTS],
    ("player", "craft", "target", "planet", "power", "against"): [tell.INVADES],
}  # fmt: skip
HAPPENINGS: Final = Events(
    shapes=SHAPES,
    more={
        tell.MINERALS: lambda given, language: {
            "minerals": tracks_name(given["corundum"], given["antimatter"], given["oganesson"], language)
        },
        tell.HELPED: lambda given, language: {"card": EVENTS[t.HELP].name.in_(language)},
    },
    turn=tell.TURN,
    great=(
        tell.FIGHTS, tell.LOST, tell.INVADES, tell.CAPTURES, tell.RETAKES, tell.FALLS, tell.PLAYS, tell.BANKRUPT,
        tell.WINS, tell.SHARED,
    ),
    passing=(
        tell.ROLLS, tell.TURN, tell.PHASE, tell.INCOME, tell.MINERALS, tell.FAVOUR, tell.PAYS, tell.GROWS,
        tell.TO_SCIENCE, tell.TO_ENERGY, tell.WASTED,
    ),
)  # fmt: skip


def ending(result: Result) -> dict[str, Known]:
    """With how much gold the game was won."""
    return {"gold": max(result.scores[winner] for winner in result.winners)}
