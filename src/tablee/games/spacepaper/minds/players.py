"""SpacePaper's own virtual players: the novice, who builds at random, and the expert, who has goals."""

from typing import Final, cast

from tablee.games.spacepaper.data import STRATEGIES
from tablee.games.spacepaper.minds.policy_style import EXPERT, SHORT_TARGET
from tablee.games.spacepaper.minds.rating import prefer
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.economy import adaptation, net_gold
from tablee.games.spacepaper.rules.galaxy import SLOTS
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import Player, Rng, Seat, any_of

TASTE: Final = STRATEGIES.novice
RUSH_SHARE: Final = STRATEGIES.expert.rush_share
# What the novice leaves to chance.
BY_CHANCE: Final = (t.ASK_RACE, t.ASK_RACETECH, t.ASK_LEADER, t.ASK_OPP0, t.ASK_EVENT, t.ASK_TECH)


class Novice(Player):
    """Takes what comes at the set-up and in research, and keeps nothing in reserve; ships it moves sensibly."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """Any other question is answered as a sensible player would."""
        world = cast(SpaceState, seat.imagine(rng))
        kind = world.kind
        if kind in BY_CHANCE:
            return any_of(world.options, rng)
        if kind == t.ASK_SYS0:
            return any_of(affordable_systems(world), rng)
        if kind == t.ASK_BUILD:
            return self.build(world, rng)
        if kind == t.ASK_SYS and number.KEEP in world.options:
            civ = world.civs[world.to_move]
            if net_gold(civ, civ.politics) >= 0:
                return number.KEEP
        return seat.game.mind.prefer(world, rng)

    def build(self, world: SpaceState, rng: Rng) -> int:
        """Easy settlements first; then any project, more often than not."""
        easy = [option for option in world.options if is_easy(world, option)]
        if easy:
            return any_of(easy, rng)
        projects = [option for option in world.options if number.BUILD <= option < number.SETTLE]
        return any_of(projects, rng) if projects and rng.flip(TASTE.builds) else number.DONE


class Expert(Player):
    """As sensible, with a sharper arithmetic, and a goal that it reviews at every question."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """What its own ratings find best; now and then, the Mecas for a rush."""
        world = cast(SpaceState, seat.imagine(rng))
        if world.kind == t.ASK_RACE and world.seats == 2 and world.first == world.to_move:
            mecas = number.RACE + t.MECA
            if world.terms.target > SHORT_TARGET and mecas in world.options and rng.flip(RUSH_SHARE):
                return mecas
        return prefer(world, EXPERT, rng)


def affordable_systems(world: SpaceState) -> list[int]:
    """The first systems that the start income pays for; all of them if it pays for none."""
    civ = world.civs[world.to_move]
    paid = [option for option in world.options if net_gold(civ, option - number.SYSTEM) >= 0]
    return paid or world.options


def is_easy(world: SpaceState, option: int) -> bool:
    """Whether an option settles a planet as a colony with little adaptation."""
    if not number.SETTLE <= option < number.STEP or (option - number.SETTLE) & 1:
        return False
    at = (option - number.SETTLE) >> 1
    kind = world.systems[at // SLOTS].kinds[at % SLOTS]
    return adaptation(world.civs[world.to_move], kind, 0) <= TASTE.easy_adaptation
