"""Another world that a seat could not tell from the true one."""

from leduc.state import LeducState
from tablee.kernel import Rng


def redeal(s: LeducState, seat: int, rng: Rng) -> None:
    """Deal the cards that the seat has not seen anew, in place.

    They are sorted before they are shuffled, so that nothing of their true places is left in the result.
    """
    hidden = hidden_hands(s, seat)
    pool = s.deck[:]
    for other in hidden:
        pool.append(s.hands[other])
    pool.sort()
    rng.shuffle(pool)
    for other in hidden:
        s.hands[other] = pool.pop()
    s.deck = pool


def hidden_hands(s: LeducState, seat: int) -> list[int]:
    """The seats whose card the seat does not see; a spectator sees none before they are shown."""
    if s.is_shown():
        return []
    return [other for other in range(2) if other != seat]
