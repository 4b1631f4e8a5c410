"""One game, played and watched: how long it is, what may be chosen, whose chances rise, what is used."""

from dataclasses import dataclass
from typing import Final

from tablee.arena.match import STREAMS
from tablee.kernel import Game, Rng, Seat, State, seeded, split
from tablee.kernel.rng import SEEDS
from tablee.lab.play.banning import Ban, Referee, Restrained, happenings_of
from tablee.lab.play.seen import Seen
from tablee.players.levels import player_for
from tablee.players.thinking import Budget, Master
from tablee.table.setup import Setup

MOST: Final = 50_000  # decisions, before a game counts as stalled
APART: Final = 7_919  # keeps the generator of whoever looks on apart from those of players


@dataclass(frozen=True, slots=True)
class Watch:
    """How games are dealt and watched."""

    setup: Setup
    budget: Budget
    looks: int
    sees: bool


def watch(look: Watch, seen: Seen, levels: list[str], bans: list[Ban]) -> Seen:
    """Play a game to its end, and fill in what was seen."""
    setup = look.setup
    dealt = Setup(setup.game, setup.players, (setup.seed + seen.deal) % SEEDS, setup.options)
    game, state = dealt.rules(), dealt.new(listening=look.sees)
    referee = Referee(game, bans)
    players = [Restrained(player_for(game, level, look.budget), referee) for level in levels]
    streams = _streams(setup.seed, seen)
    onlooker = Onlooker(look, game, seen, setup.seed)
    seen.sides = [game.rules.side(state, seat) for seat in range(setup.players)]
    seen.first = int(state.to_move)
    while not state.over and seen.decisions < MOST:
        onlooker.look(state)
        seat = int(state.to_move)
        restrained = players[seat]
        if bans and seen.seating[seat] == 0:
            choice = restrained.decide(game, state, streams[seat])
        else:
            choice = restrained.player.decide(Seat(game, state, seat), streams[seat])
        game.rules.answer(state, choice)
    onlooker.look(state)
    seen.banned, seen.forced = sum(each.banned for each in players), sum(each.forced for each in players)
    return ended(seen, game, state)


def _streams(seed: int, seen: Seen) -> list[Rng]:
    """A generator for each seat: it belongs to the player, so that a deal is played alike in all arms."""
    turn = seen.seating[0]
    of_game = seen.deal * len(seen.seating) + turn
    return [split(seeded((seed + of_game * STREAMS + player) % SEEDS)) for player in seen.seating]


def ended(seen: Seen, game: Game, state: State) -> Seen:
    """How it ended."""
    seats = len(seen.seating)
    seen.turns = game.rules.turn(state)
    seen.is_stalled = not state.over
    winners = state.won() if state.over else []
    if state.over:
        seen.reason = game.rules.result(state).reason
        seen.is_draw = not winners
    seen.points = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    if not winners:
        seen.points = [1 / seats] * seats
    return seen


class Onlooker:
    """Who looks on and notes: it knows all, decides nothing, and takes its chance from nobody's generator."""

    def __init__(self, look: Watch, game: Game, seen: Seen, seed: int) -> None:
        self.sees = look.sees
        self.game = game
        self.seen = seen
        self.happenings = happenings_of(game.name)
        self.master = Master(Budget(look.looks)) if look.looks else None
        self.rng = seeded((seed + seen.number * STREAMS + APART) % SEEDS)
        self.turn = -1

    def look(self, s: State) -> None:
        """Note a moment before its decision, or the end."""
        if self.sees:
            self.happenings.mark(self.seen.things, s.heard(), len(self.seen.seating))
        if s.over:
            return
        self.seen.decisions += 1
        if len(s.options) > 1:
            self.seen.choices += 1
            self.seen.options += len(s.options)
        if self.sees and self.game.rules.turn(s) != self.turn:
            self.turn = self.game.rules.turn(s)
            self.seen.curve.append([round(chance, 3) for chance in self.chances(s)])

    def chances(self, s: State) -> list[float]:
        """The chance of each seat, together one for all sides: by the mind's outlook, or with the master's for one."""
        outlook = [max(0.0, self.game.mind.outlook(s, seat)) for seat in range(s.seats)]
        if self.master is not None:
            seat = int(s.to_move)
            told = self.master.explain(Seat(self.game, s, seat), self.rng)[0].chance
            outlook = _around(outlook, self.seen.sides, self.seen.sides[seat], told)
        whole = sum(chance for seat, chance in enumerate(outlook) if self.seen.sides[seat] == seat)
        return [chance / whole if whole else 1 / len(outlook) for chance in outlook]


def _around(outlook: list[float], sides: list[int], mine: int, told: float) -> list[float]:
    """The chance of one side as told, and what is left for the others as they had it."""
    others = sum(chance for seat, chance in enumerate(outlook) if sides[seat] == seat != mine)
    scale = (1 - told) / others if others else 0.0
    return [told if sides[seat] == mine else chance * scale for seat, chance in enumerate(outlook)]
