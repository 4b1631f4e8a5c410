"""The soak of any game: random games of the set-ups that its laws look at, its invariants checked at every decision."""

from tablee.games import game_named
from tablee.games.title import Title, Way
from tablee.kernel import seeded, split
from tools.tally import Tally


def soaked(title: Title, players: int, seeds: range) -> Tally:
    """Play games of these seeds, the ways of sitting down in turn, and check every invariant at every decision."""
    tally, game, check = Tally(), game_named(title.name), title.invariants()
    ways = ways_for(title, players)
    for seed in seeds:
        s, rng = game.new(players, dict(ways[seed % len(ways)].settings), seed, listening=True), split(seeded(seed))
        while not s.over:
            check(s)
            tally.kinds[game.rules.kinds[s.kind]] += 1
            tally.decisions += 1
            game.rules.answer(s, game.mind.wander(s, rng))
            for event in s.heard():
                tally.hear(event, game.rules.event_names)
        tally.games += 1
        tally.ends[game.rules.result(s).reason] += 1
    return tally


def ways_for(title: Title, players: int) -> list[Way]:
    """The ways of sitting down for so many: those of the title, or one for each ready-made game that takes them."""
    game = game_named(title.name)
    ready = [each.values for each in game.rules.settings if each.name == title.presets]
    offered = [Way(players, {title.presets: value}) for values in ready for value in values]
    listed = title.trials.ways or offered or (Way(players),)
    return [way for way in listed if way.players == players and game.rules.takes(players, dict(way.settings))]


def missing(title: Title, tally: Tally) -> list[str]:
    """The questions that were never asked and the events that never happened."""
    rules = game_named(title.name).rules
    kinds = [kind for kind in rules.kinds if kind not in tally.kinds]
    return kinds + [name for name in rules.event_names if name not in tally.outcomes]
