"""The soak of Karman Swap: random matches and rounds, and by which of its ways each round ended."""

from tablee.games import game_named
from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules.tables import REASONS
from tablee.games.title import Title
from tablee.kernel import Event, seeded, split
from tools import wandering
from tools.tally import Tally

# How rounds end on points: an empty hand (KSW-13.2), the last lap (KSW-13.4), plain passes all round (KSW-13.6).
POINTS = ("an empty hand", "the last lap", "passes all round")
WAYS = (*(f"{reason} K.O." for reason in REASONS[:2]), *POINTS)


class Watch:
    """What one has to remember of a round to say how it ended."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._begin()

    def _begin(self) -> None:
        self._passes, self._turns, self._is_lap, self._points = 0, 0, False, ""

    def hear(self, event: Event) -> str | None:
        """How the round has ended, if it has."""
        if event.kind == tell.ROUND_WON:
            found = self._points or f"{REASONS[event.args[1]]} K.O."
            self._begin()
            return found
        if event.kind == tell.ENDING:
            self._points = self._on_points()
        elif event.kind == tell.TURN:
            self._turns += 1
        elif event.kind == tell.PASSES:
            self._passes = self._passes + 1 if event.args[1] == 0 else 0
        elif event.kind in (tell.ARRIVES, tell.NEW_PLANET):
            self._passes = 0
        elif event.kind == tell.LAST_LAP:
            self._is_lap, self._turns = True, 0
        return None

    def _on_points(self) -> str:
        if self._passes >= self._players:
            return POINTS[2]
        return POINTS[1] if self._is_lap and self._turns >= self._players - 1 else POINTS[0]


def soaked(title: Title, players: int, seeds: range) -> Tally:
    """Play games of these seeds, and check every invariant at every decision."""
    tally, game, check = Tally(), game_named(title.name), title.invariants()
    ways = wandering.ways_for(title, players)
    for seed in seeds:
        s, rng = game.new(players, dict(ways[seed % len(ways)].settings), seed, listening=True), split(seeded(seed))
        watch = Watch(players)
        while not s.over:
            check(s)
            tally.kinds[game.rules.kinds[s.kind]] += 1
            tally.decisions += 1
            game.rules.answer(s, game.mind.wander(s, rng))
            for event in s.heard():
                tally.hear(event, game.rules.event_names)
                tally.ends.update(filter(None, [watch.hear(event)]))
        tally.games += 1
    return tally


def missing(title: Title, tally: Tally) -> list[str]:
    """The questions that were never asked, the events that never happened, and the ways in which no round ended."""
    return wandering.missing(title, tally) + [way for way in WAYS if way not in tally.ends]
