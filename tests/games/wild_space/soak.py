"""The soak of Wild Space: random games of three sorts, and by which of its ways each ended."""

from typing import Final

from tablee.games import game_named
from tablee.games.title import Title
from tablee.games.wild_space.rules.events import NAMES, SMUGGLER_SKIPS
from tablee.games.wild_space.rules.numbering import APPLY
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import ACTION, DECISIONS, DECK, OFFER, REASONS, RENEW
from tablee.kernel import Rng, any_of, seeded, split
from tools import wandering
from tools.tally import Tally

RENEWING, HOARDING, EAGER, WANDERING = range(4)
MANY: Final = 3  # cards in hand, so that an eager player plays one
# Renewals belong to other questions, and the Smuggler finds an empty slot only where a hundred cards lie elsewhere.
NEVER: Final = (DECISIONS[RENEW], NAMES[SMUGGLER_SKIPS])


def choice(s: WildSpaceState, sort: int, rng: Rng) -> int:
    """Four sorts of players: who renew all the time, who hoard, who play all they can, and who wander."""
    answers = [option for option in s.options if option >= DECK]
    if sort == RENEWING:
        return any_of(s.options, rng)
    if sort == WANDERING:
        return game_named("wild_space").mind.wander(s, rng)
    if s.kind == ACTION:
        return answers[-1] if sort == EAGER and len(s.hands[s.to_move]) >= MANY else answers[0]
    if s.kind == OFFER and sort == EAGER:
        return APPLY
    return any_of(answers, rng)


def soaked(title: Title, players: int, seeds: range) -> Tally:
    """Play games of these seeds, and check every invariant at every decision."""
    tally, game, check = Tally(), game_named(title.name), title.invariants()
    ways = wandering.ways_for(title, players)
    for seed in seeds:
        s, rng = game.new(players, dict(ways[seed % len(ways)].settings), seed, listening=True), split(seeded(seed))
        assert isinstance(s, WildSpaceState)
        while not s.over:
            check(s)
            tally.kinds[DECISIONS[s.kind]] += 1
            tally.decisions += 1
            game.rules.answer(s, choice(s, seed // len(ways) % 4, rng))
            for event in s.heard():
                tally.hear(event, game.rules.event_names)
        tally.games += 1
        tally.ends[game.rules.result(s).reason] += 1
    return tally


def missing(title: Title, tally: Tally) -> list[str]:
    """The questions that were never asked, the events that never happened, and the ways in which no game ended."""
    found = wandering.missing(title, tally) + [reason for reason in REASONS if reason not in tally.ends]
    return [what for what in found if what not in NEVER]
