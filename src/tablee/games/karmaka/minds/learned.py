"""What a position is worth to a player, as games have taught it: features of a soul, and their learned weights."""

from typing import Final

from tablee.games.karmaka.data import LEARNED
from tablee.games.karmaka.minds.plan import Sums
from tablee.games.karmaka.rules.state import KarmakaState, Soul
from tablee.games.karmaka.rules.tables import NEED, VALUE

FEATURES: Final = [
    "snake", "wolf", "ape", "deeds", "enough", "potential", "deeds_of_ape", "potential_of_ape",
    "future", "future_cards", "future_value", "rings", "hand", "deck", "on_move",
]  # fmt: skip
ON_MOVE: Final = len(FEATURES) - 1
WEIGHTS: Final[list[float]] = [LEARNED.weights[name] for name in FEATURES]
APE: Final = 3
DECK_CARD: Final = 0.5  # what an unseen card of the Deck may add
HIGHEST_NEED: Final = 7.0
TEN: Final = 10.0  # cards or points that make a feature of 1
KINDS: Final = 31  # the bits of a placed card that say its kind


def features_of(soul: Soul) -> list[float]:
    """What one player has, each about 0 to 1; who is on move is for others to say."""
    need = float(NEED[soul.level])
    sums = Sums()
    sums.add_stack(soul.deeds)
    deeds = min(1.0, float(sums.score()) / need)
    sums.add_bag(soul.hand)
    potential = min(1.0, (float(sums.score()) + DECK_CARD * float(len(soul.deck))) / need)
    later = Sums()
    value = 0.0
    for card in soul.future:
        later.add(card & KINDS, 1)
        value += float(VALUE[card & KINDS])
    is_ape = 1.0 if soul.level >= APE else 0.0
    return [
        1.0 if soul.level >= 1 else 0.0,
        1.0 if soul.level >= 2 else 0.0,
        is_ape,
        deeds,
        1.0 if deeds >= 1.0 else 0.0,
        potential,
        is_ape * deeds,
        is_ape * potential,
        min(1.0, float(later.score()) / min(HIGHEST_NEED, need + 1.0)),
        float(len(soul.future)) / TEN,
        value / TEN,
        float(soul.rings),
        float(soul.held) / TEN,
        float(len(soul.deck)) / TEN,
        0.0,
    ]


def worth(soul: Soul, on_move: bool) -> float:
    """What one player has, by the learned weights."""
    total = WEIGHTS[ON_MOVE] if on_move else 0.0
    features = features_of(soul)
    for at in range(len(features)):
        total += WEIGHTS[at] * features[at]
    return total


def ahead(s: KarmakaState, seat: int) -> list[float]:
    """How far a seat is ahead of the next one in each feature."""
    other = (seat + 1) % s.seats
    ours = features_of(s.souls[seat])
    theirs = features_of(s.souls[other])
    found = [ours[at] - theirs[at] for at in range(len(ours))]
    found[ON_MOVE] = 1.0 if s.to_move == seat else -1.0
    return found
