"""Karmaka's own virtual players: the novice, who likes points, sets much aside, and does not plan."""

from typing import Final

from tablee.games.karmaka.data import STRATEGIES
from tablee.games.karmaka.rules.numbering import ACCEPT, DECLINE, KEEP, PASS, PLAYS, STOP, TRADE, way_played
from tablee.games.karmaka.rules.tables import EXTRA_PLAY, KARMIC_OFFER, PLAY_CARD, RING_TRADE
from tablee.kernel import Decision, Player, Rng, Seat, any_of

TASTE: Final = STRATEGIES.novice
# How much it likes each way to play: deed, power, future, partner.
LIKES: Final = [TASTE.deed, TASTE.power, TASTE.future, TASTE.future]
NO_WAY: Final = -1  # no card is played


class Novice(Player):
    """Chooses a way to play by taste, then a card at random; trades rings whenever it can."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """Any other question is answered at random."""
        decision = seat.decision
        if decision.kind == PLAY_CARD:
            return self.play(decision, rng)
        if decision.kind == EXTRA_PLAY:
            return self.play(decision, rng) if rng.flip(TASTE.take_extra_play) else STOP
        if decision.kind == KARMIC_OFFER:
            return ACCEPT if rng.flip(TASTE.accept_offer) else DECLINE
        if decision.kind == RING_TRADE:
            return TRADE if TRADE in decision.options else KEEP
        return any_of(decision.options, rng)

    def play(self, decision: Decision, rng: Rng) -> int:
        """A way to play by taste, then any card."""
        ways = sorted({way_played(option) for option in decision.options if option >= PLAYS})
        liked = [way for way in ways for _ in range(LIKES[way])]
        liked += [NO_WAY] * TASTE.pass_ if PASS in decision.options else []
        way = any_of(liked, rng)
        if way == NO_WAY:
            return PASS
        return any_of([option for option in decision.options if option >= PLAYS and way_played(option) == way], rng)
