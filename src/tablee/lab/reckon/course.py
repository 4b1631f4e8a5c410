"""The course of one game, from the chances of its seats: who led, how often that changed, when it was settled."""

from typing import Final

from tablee.lab.play.seen import Seen

CLEAR: Final = 0.05  # a lead changes hands when another side is ahead by so much


def sides_of(game: Seen) -> list[int]:
    """The sides of a game, by their first seats."""
    return sorted(set(game.sides))


def winner_of(game: Seen) -> int | None:
    """The side that won alone."""
    sides = {game.sides[seat] for seat in game.winners}
    return sides.pop() if len(sides) == 1 else None


def is_told(game: Seen) -> bool:
    """Whether chances say anything: they do not where a game's mind has no outlook."""
    return any(abs(moment[0] - game.curve[0][0]) > 0 for moment in game.curve)


def lead_changes(game: Seen) -> float | None:
    """How often another side took the lead, clearly."""
    if not is_told(game):
        return None
    sides, leader, changes = sides_of(game), None, 0
    for moment in game.curve:
        best = max(sides, key=lambda side: moment[side])
        if leader is None or moment[best] >= moment[leader] + CLEAR:
            changes += leader is not None and best != leader
            leader = best if leader is not None or _is_clear(moment, sides) else None
    return float(changes)


def _is_clear(moment: list[float], sides: list[int]) -> bool:
    ordered = sorted((moment[side] for side in sides), reverse=True)
    return len(ordered) < 2 or ordered[0] >= ordered[1] + CLEAR


def settled(game: Seen) -> float | None:
    """The share of the game after which the winner was never behind again."""
    winner = winner_of(game)
    if winner is None or not is_told(game):
        return None
    others = [side for side in sides_of(game) if side != winner]
    behind = [at for at, moment in enumerate(game.curve) if any(moment[side] > moment[winner] for side in others)]
    return (behind[-1] + 1) / len(game.curve) if behind else 0.0


def comeback(game: Seen) -> float | None:
    """Whether the winner once had less than half of a fair chance."""
    winner = winner_of(game)
    if winner is None or not is_told(game):
        return None
    return float(min(moment[winner] for moment in game.curve) < 0.5 / len(sides_of(game)))


def chance_at(game: Seen, share: float) -> float | None:
    """The winner's chance when a share of the game was over."""
    winner = winner_of(game)
    if winner is None or not is_told(game):
        return None
    return game.curve[min(int(share * len(game.curve)), len(game.curve) - 1)][winner]


def foretold(games: list[Seen]) -> list[tuple[float, float, int]]:
    """How true chances are: of all moments where a side's was about so much, how often it won; and how many."""
    rows: list[list[float]] = [[] for tenth in range(10)]
    for game in games:
        winner = winner_of(game)
        for moment in game.curve if winner is not None else []:
            for side in sides_of(game):
                rows[min(int(moment[side] * 10), 9)].append(float(side == winner))
    return [((at + 0.5) / 10, sum(row) / len(row), len(row)) for at, row in enumerate(rows) if row]
