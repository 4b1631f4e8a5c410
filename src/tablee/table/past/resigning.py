"""Resigning: when a game is given up, who has won then, and how it is told; the rules of a game know nothing of it.

A side is all who win together. It is out once one of its players has resigned and no person is left on it; when no two
sides are left that are not out, the game ends as it stands. Else it goes on, and who has resigned wins nothing: the win
of that seat goes to the best of the others, by the game's scores.
"""

from collections.abc import Collection
from typing import Final

from tablee.games.language import PACKAGE, listed, words
from tablee.kernel import NOBODY, SPECTATOR, Event, Game, Result, State
from tablee.kernel.event import EVERYONE, RESIGNED

REASON: Final = "resigned"  # beside those of the game


def standing(game: Game, state: State, resigned: Collection[int], people: Collection[int]) -> set[int]:
    """The sides that are not out; `people` are the seats that were a person's at any time."""
    out = {game.side(state, seat) for seat in resigned}
    held = {game.side(state, seat) for seat in people if seat not in resigned}
    return {game.side(state, seat) for seat in range(state.seats)} - (out - held)


def ended(game: Game, state: State, resigned: Collection[int], sides: Collection[int]) -> State:
    """The same state as the end of a game that was given up to `sides`; what was in progress lies where it lay."""
    over = state.copy()
    left = [seat for seat in range(state.seats) if seat not in resigned]
    over.winners = sum(1 << seat for seat in left if game.side(state, seat) in sides)
    over.over, over.to_move, over.kind, over.options = True, NOBODY, 0, []
    return over


def event(seat: int, *, is_end: bool) -> Event:
    """What all are told of a resignation."""
    return Event(RESIGNED, EVERYONE, [seat, int(not is_end)])


def result(game: Game, state: State, resigned: Collection[int], *, is_given_up: bool) -> Result:
    """How a game ended, with its scores as they stand; nobody who has resigned is among the winners."""
    found = game.result(state)
    if not resigned:
        return found
    winners = [seat for seat in found.winners if seat not in resigned]
    if is_given_up:
        return Result(winners, found.scores, REASON)
    if winners:
        return Result(winners, found.scores, found.reason)
    left = [seat for seat in range(state.seats) if seat not in resigned]
    best = max(found.scores[seat] for seat in left)
    return Result([seat for seat in left if found.scores[seat] == best], found.scores, REASON)


def told(game: Game, event: Event, names: list[str], language: str, seat: int = SPECTATOR) -> str:
    """An event as a sentence for one reader, a resignation too."""
    if event.kind != RESIGNED:
        return game.told(event, names, language, seat)
    who, goes_on = event.args
    given = {"you": "yes" if who == seat else "no", "goes-on": "yes" if goes_on else "no"}
    return words(PACKAGE, language).say("event-resigned", player=names[who], **given)


def outcome(
    game: Game, found: Result, resigned: Collection[int], names: list[str], language: str, seat: int = SPECTATOR
) -> str:
    """Who won, and why, for one reader; and who has resigned."""
    if not resigned:
        return game.outcome(found, names, language, seat)
    say = words(PACKAGE, language).say
    who = {"resigned": listed([names[each] for each in sorted(resigned)], language)}
    reader = "-you" if seat in resigned else ""
    if found.reason != REASON:
        return say(f"result-also-resigned{reader}", told=game.outcome(found, names, language, seat), **who)
    winners = listed([names[each] for each in found.winners], language)
    you = "yes" if seat in found.winners else "no"
    return say(f"result-resigned{reader}", winners=winners, count=len(found.winners), you=you, **who)
