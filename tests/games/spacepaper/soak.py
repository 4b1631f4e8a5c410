"""Random games of SpacePaper in which everything happens, with every invariant checked at every decision.

Uniform random players are bankrupt before they meet. Here they keep to systems they can pay, bankruptcy wins nothing
before the last turn, and every other game starts with raised technologies, a fleet and black holes.
"""

from collections.abc import Iterator
from typing import cast

from tablee.games import GAMES
from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.economy import reckon
from tablee.games.spacepaper.rules.galaxy import ORBIT, SYSTEMS
from tablee.games.spacepaper.rules.invariants import check, check_after
from tablee.games.spacepaper.rules.realm import NO_OWNERS, NO_PLANETS, launch
from tablee.games.spacepaper.rules.state import TOTAL, UNREVEALED, SpaceState, System
from tablee.games.title import Title
from tablee.kernel import Event, Rng, seeded, split
from tools.tally import Tally

SPACE = GAMES["spacepaper"]
BLACK_HOLES = 4
RAISED_FROM = 2  # the turn at which a raised start begins
CAP = 40
FLEET = [t.CRUISER, t.CRUISER, t.TRANSPORT]
COMPARED = {tell.FIGHTS: "combat", tell.INVADES: "invasion"}
COUNTED = [
    tell.RESISTS, tell.CAPTURES, tell.FREED, tell.FALLS, tell.HELPED, tell.LETS_PASS, tell.RETREATS,
    tell.JUMPS, tell.CLOSES, tell.TRAPPED, tell.VANISHES, tell.LIFTED, tell.SETTLES, tell.ADAPTED, tell.OUTPOST,
    tell.MOVES_CAPITAL, tell.SELLS, tell.ABANDONS, tell.BANKRUPT, tell.TO_SCIENCE, tell.TO_ENERGY, tell.LAUNCHED,
]  # fmt: skip


class Wars(Tally):
    """A tally that tells how combats and invasions ended, and counts what a soak must have seen."""

    def hear(self, event: Event, names: list[str]) -> None:
        """Count what an event tells."""
        if event.kind in COMPARED:
            power, against = event.args[-2:]
            how = "higher" if power > against else "equal" if power == against else "lower"
            self.outcomes[f"{COMPARED[event.kind]} {how}"] += 1
        elif event.kind in COUNTED:
            self.outcomes[names[event.kind]] += 1


def missing(title: Title, tally: Tally) -> list[str]:
    """What never occurred: questions, and outcomes of combat and invasion."""
    compared = [f"{what} {how}" for what in COMPARED.values() for how in ("higher", "equal", "lower")]
    told = [tell.NAMES[kind] for kind in COUNTED]
    kinds = [kind for kind in SPACE.rules.kinds if kind not in tally.kinds]
    return [name for name in [*compared, *told] if name not in tally.outcomes] + kinds


def dealt(players: int, seed: int) -> SpaceState:
    """A game of a seed: settings change from one to the next."""
    settings = {
        "bankruptcy_from_turn": str(CAP),
        "turn_cap": str(CAP),
        "movement": "alternate" if seed % 4 > 1 else "one_by_one",
        "races_and_homes": "drawn" if seed % 8 > 3 else "drafted",
    }
    return cast(SpaceState, SPACE.new(players, settings, seed, listening=True))


def raise_all(s: SpaceState, rng: Rng) -> None:
    """Technologies, mines, black holes and fleets, some of them before the gates of the next player."""
    crowd = rng.below(s.seats * 2)  # the player whom all visit, if there is one with this number
    for seat, civ in enumerate(s.civs):
        civ.levels = [max(level, 1 + rng.below(5)) for level in civ.levels]
        if min(civ.levels) == t.MAX_LEVEL:
            civ.levels[t.WEAPONS] = 4
        civ.gold += 20
        if t.TYPE_OF[civ.capital().kind] != t.LIVING:
            civ.capital().built |= 1 << t.MINE_2
        reckon(civ)
        if civ.politics != t.ANARCHY:
            host = crowd if crowd < s.seats else (seat + rng.below(2)) % s.seats
            target = s.civs[host].planets[rng.below(len(s.civs[host].planets))]
            for kind in FLEET:
                launch(s, seat, kind, ORBIT + target.at)
    hidden = [number for number in range(SYSTEMS) if s.systems[number].seen == UNREVEALED]
    rng.shuffle(hidden)
    for number in hidden[:BLACK_HOLES]:
        s.systems[number] = System(TOTAL, t.BLACK_HOLE, NO_PLANETS, NO_OWNERS, 0, 0)


def played(players: int, seed: int) -> Iterator[SpaceState]:
    """The states of one game before each decision, and its last one."""
    s, rng = dealt(players, seed), split(seeded(seed))
    raised = seed % 2 == 0
    while not s.over:
        if not raised and s.turn >= RAISED_FROM and s.kind == t.ASK_SYS:
            raise_all(s, rng)
            raised = True
            SPACE.rules.ask_again(s)
        yield s
        SPACE.rules.answer(s, SPACE.mind.wander(s, rng))
    yield s


def soaked(title: Title, players: int, seeds: range) -> Tally:
    """Play games and check every invariant at every decision."""
    tally = Wars()
    for seed in seeds:
        before: SpaceState | None = None
        for s in played(players, seed):
            for event in s.heard():
                tally.hear(event, tell.NAMES)
            if not s.over:
                check(s)
                tally.kinds[SPACE.rules.kinds[s.kind]] += 1
                tally.decisions += 1
            if before is not None:
                check_after(before, s)
            before = s.copy()
        tally.games += 1
        tally.ends[SPACE.rules.result(s).reason] += 1
    return tally
