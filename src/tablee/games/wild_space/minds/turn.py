"""The search of one's own turn: lines of plays, payments and effects, each valued where it ends.

Cards that nobody has seen are never looked at: a draw ends a line, and a card played blind counts what one mostly does.
"""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.wild_space.data import STRATEGIES
from tablee.games.wild_space.minds.position import Position
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import (
    CONDITION,
    EFFECT,
    GIVE_UP,
    NOTHING,
    OWN,
    PAY,
    PLAYING,
    SLOTS,
    SPACES,
    TAKING,
    TRACK,
    TRAIT,
    TRAITS,
)

W: Final = STRATEGIES.expert
DEPTH: Final[int] = W.depth
WIDTH: Final[int] = W.width
PAYMENTS: Final[int] = W.payments
LEAVES: Final[int] = W.leaves
BLIND: Final[float] = W.blind_take
FOLLOWS: Final[float] = STRATEGIES.sensible.effect_play
DRAWN: Final[float] = STRATEGIES.sensible.effect_draw
UNSEEN: Final = -2
IMPOSSIBLE: Final = -1000.0
NO_ACTIONS: Final[list[int]] = []


@final
class Turn:
    """One search: the position that it changes and changes back, and the Reserve."""

    def __init__(self, s: WildSpaceState, seat: i64, left: i64) -> None:
        self.at = Position(s, seat, left)
        self.crew = s.crews[seat][:]
        self.reserve = s.reserve[:]

    # Effects and actions.

    def best_action(self, actions: list[int]) -> float:
        """The best of the actions of a place; where none is possible, the turn ends."""
        best = IMPOSSIBLE
        for effect in actions:
            if self.is_possible(effect):
                found = self.follow(effect, DEPTH)
                if found > best:
                    best = found
        return best if best > IMPOSSIBLE else self.at.value()

    def is_possible(self, effect: i64) -> bool:
        """Whether an effect has a card to play; there is nearly always one to take."""
        if not PLAYING <= effect < TAKING:
            return effect != NOTHING
        trait: i64 = TRAIT[effect - PLAYING]
        return any(TRAITS[card] & trait for card in self.at.hand)

    def follow(self, effect: i64, depth: i64) -> float:
        """The best way to carry an effect out."""
        if effect >= TAKING:
            return self.take(depth)
        if effect < PLAYING:
            return self.draw(effect)
        best = IMPOSSIBLE
        for card in self.eligible(TRAIT[effect - PLAYING]):
            found = self.play(card, depth)
            if found > best:
                best = found
        return best

    def take(self, depth: i64) -> float:
        """Take and play the best card of the Reserve, or a blind one."""
        best = self.blind()
        for slot in range(SLOTS):
            if self.reserve[slot] >= 0:
                found = self.take_slot(slot, depth)
                if found > best:
                    best = found
        return best

    def take_slot(self, slot: i64, depth: i64) -> float:
        """Take and play the card of a slot."""
        card: i64 = self.reserve[slot]
        self.reserve[slot] = UNSEEN
        found = self.joined(card, depth)
        self.reserve[slot] = card
        return found

    def blind(self) -> float:
        """Play a card that nobody has seen."""
        self.at.tally.size += 1
        found = self.at.value() + BLIND
        self.at.tally.size -= 1
        return found

    def draw(self, cards: i64) -> float:
        """Draw cards: those of the Reserve that add more than unseen ones, the best first."""
        at = self.at
        if cards <= 0:
            return at.value()
        at.unknown += cards
        best = at.value()
        at.unknown -= cards
        chosen: i64 = UNSEEN
        for slot in range(SLOTS):
            if self.reserve[slot] >= 0:
                at.hand.append(self.reserve[slot])
                at.unknown += cards - 1
                found = at.value()
                at.unknown -= cards - 1
                at.hand.pop()
                if found > best:
                    best = found
                    chosen = slot
        return best if chosen == UNSEEN or cards == 1 else self.draw_slot(chosen, cards)

    def draw_slot(self, slot: i64, cards: i64) -> float:
        """Draw the card of a slot, and the rest of so many."""
        card: i64 = self.reserve[slot]
        self.reserve[slot] = UNSEEN
        self.at.hand.append(card)
        found = self.draw(cards - 1)
        self.at.hand.pop()
        self.reserve[slot] = card
        return found

    def draw_deck(self, cards: i64) -> float:
        """Draw a card unseen, and the rest of so many."""
        self.at.unknown += 1
        found = self.draw(cards - 1)
        self.at.unknown -= 1
        return found

    # Plays and payments.

    def play(self, card: i64, depth: i64) -> float:
        """Play a card of the hand."""
        self.at.hand.remove(card)
        found = self.joined(card, depth)
        self.at.hand.append(card)
        return found

    def joined(self, card: i64, depth: i64) -> float:
        """A card joins the crew; the best of what may follow."""
        tally = self.at.tally
        moved = tally.play(card)
        self.crew.append(card)
        if depth <= 1:
            best = self.at.value()
        elif moved:
            best = self.offered(NOTHING, TRACK[tally.captain * SPACES + tally.token - 1], depth - 1)
        else:
            best = self.offered(CONDITION[card], EFFECT[card], depth - 1)
        self.crew.remove(card)
        tally.take_back(card, moved)
        return best

    def offered(self, condition: i64, effect: i64, depth: i64) -> float:
        """Apply an effect if it can be and if that is better than to end the line."""
        found = self.applied(condition, effect, depth)
        if found > IMPOSSIBLE and condition // 16 <= OWN and not PLAYING <= effect < TAKING:
            return found
        none = self.at.value()
        return found if found > none else none

    def applied(self, condition: i64, effect: i64, depth: i64) -> float:
        """Apply an effect, if it can be."""
        kind = condition // 16
        if effect == NOTHING or (kind == OWN and self.at.tally.passed[condition % 16] == 0):
            return IMPOSSIBLE
        if kind == PAY:
            return self.paid(TRAIT[condition % 16], effect, NO_ACTIONS, depth)
        if kind == GIVE_UP:
            return self.given_up(effect, NO_ACTIONS, depth)
        return self.follow(effect, depth) if self.is_possible(effect) else IMPOSSIBLE

    def paid(self, traits: i64, effect: i64, actions: list[int], depth: i64) -> float:
        """Discard one of the cheapest cards that fit, for an effect or for the actions of a sector."""
        best = IMPOSSIBLE
        for card in self.cheapest(traits):
            found = self.discard(card, effect, actions, depth)
            if found > best:
                best = found
        return best

    def discard(self, card: i64, effect: i64, actions: list[int], depth: i64) -> float:
        """Discard a card, and go on."""
        self.at.hand.remove(card)
        found = IMPOSSIBLE
        if actions:
            found = self.best_action(actions)
        elif self.is_possible(effect):
            found = self.follow(effect, depth)
        self.at.hand.append(card)
        return found

    def given_up(self, effect: i64, actions: list[int], depth: i64) -> float:
        """Remove one of the crew cards that count least, for an effect or for the actions of a sector."""
        best = IMPOSSIBLE
        for card in self.least():
            found = self.remove(card, effect, actions, depth)
            if found > best:
                best = found
        return best

    def remove(self, card: i64, effect: i64, actions: list[int], depth: i64) -> float:
        """Remove a card of the crew, and go on."""
        self.at.tally.drop(card)
        self.crew.remove(card)
        found = self.best_action(actions) if actions else self.follow(effect, depth)
        self.crew.append(card)
        self.at.tally.add(card)
        return found

    # Which cards are worth a try.

    def adds(self, card: i64) -> float:
        """What a card adds at a glance."""
        at = self.at
        moved = at.tally.play(card)
        found = at.tally.prospects(float(at.left), at.risk)
        at.tally.take_back(card, moved)
        effect: i64 = EFFECT[card]
        return found + (FOLLOWS if effect >= PLAYING else DRAWN * float(effect))

    def eligible(self, trait: i64) -> list[int]:
        """The cards of the hand that fit: the few that add most at a glance."""
        most: i64 = WIDTH if self.at.leaves < LEAVES else 1
        found = [card for card in self.at.hand if TRAITS[card] & trait]
        if len(found) <= most:
            return found
        order = [(-self.adds(card), card) for card in found]
        order.sort()
        return [card for worth, card in order[:most]]

    def cheapest(self, traits: i64) -> list[int]:
        """The cards of the hand that fit: the few that add least at a glance."""
        found = [card for card in self.at.hand if TRAITS[card] & traits]
        if len(found) <= PAYMENTS:
            return found
        order = [(self.adds(card), card) for card in found]
        order.sort()
        return [card for worth, card in order[:PAYMENTS]]

    def least(self) -> list[int]:
        """The crew cards that count least."""
        at = self.at
        order: list[tuple[float, int]] = []
        for card in self.crew[1:]:
            at.tally.drop(card)
            order.append((-at.tally.prospects(float(at.left), at.risk), card))
            at.tally.add(card)
        order.sort()
        return [card for worth, card in order[:PAYMENTS]]
