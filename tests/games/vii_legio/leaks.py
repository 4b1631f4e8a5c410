"""Observers that leak a secret of VII Legio, each in its own way: the laws of knowledge must catch every one."""

from dataclasses import replace
from typing import Final

from tablee.games.vii_legio.people.view import VIILegioView
from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules.flight import may_land
from tablee.games.vii_legio.rules.numbering import LAND, SCAN
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import IS_RISK, NONE, SLOT_COUNT, SLOTS, SQUAD, SQUADS, TYPE, TYPES, XCARDS
from tablee.kernel import NOBODY, Reason, Rng, State
from tests.laws.world import Observer


def seen(observer: Observer, s: State, seat: int) -> tuple[VIILegioState, VIILegioView]:
    """The state and its lawful view."""
    view = observer.game.telling.view(s, seat)
    assert isinstance(s, VIILegioState) and isinstance(view, VIILegioView)
    return s, view


# A scanned card is known to its scanners alone. (LEG-12.7)


class ShowsScanned(Observer):
    """The view names, to everybody, the cards that anybody has scanned."""

    def view(self, s: State, seat: int) -> object:
        """A scanner's knowledge is everybody's."""
        state, view = seen(self, s, seat)
        cards = {SLOTS[slot]: XCARDS[card] for slot, card in enumerate(state.cards) if card != NONE}
        return replace(
            view,
            slots=tuple(replace(each, card=cards[each.slot]) if each.scanned_by else each for each in view.slots),
        )


class TellsScans(Observer):
    """The face that a scanner sees is told to all."""

    def told(self, s: State, seat: int) -> list[object]:
        """Whatever was seen."""
        return [event.data() for event in s.heard() if event.is_told_to(seat) or event.kind == tell.SEES]


class ShowsFaceDown(Observer):
    """The view tells how many squads a card asks that nobody has seen."""

    def view(self, s: State, seat: int) -> object:
        """The squads of each card that lies face down."""
        state, view = seen(self, s, seat)
        return view, [SQUADS[card] for card in state.cards if card != NONE]


# The landings on offer depend on what their commander knows. (section 5)


class CountsOptions(Observer):
    """The view tells everybody how long the list of options is."""

    def view(self, s: State, seat: int) -> object:
        """The number of options."""
        return self.game.telling.view(s, seat), len(s.options)


class CountsLandings(Observer):
    """The view tells everybody how many landings are on offer."""

    def view(self, s: State, seat: int) -> object:
        """The number of landings."""
        return self.game.telling.view(s, seat), sum(LAND <= option < LAND + SLOT_COUNT for option in s.options)


class RefusesForOthers(Observer):
    """A refusal tells one commander whether another may land."""

    def why_not(self, s: State, seat: int, option: int) -> Reason | None:
        """Another rule where the commander on turn knows better."""
        reason = self.game.telling.why_not(s, seat, option)
        state, _ = seen(self, s, seat)
        slot = option - LAND
        if reason is None or not 0 <= slot < SLOT_COUNT or seat == s.to_move or s.to_move == NOBODY:
            return reason
        if state.cards[slot] == NONE or may_land(state, s.to_move, slot):
            return reason
        return Reason("LEG-12.9", reason.text)


class RefusesBlindly(Observer):
    """A refusal to scan tells what the card asks, before it was looked at."""

    def why_not(self, s: State, seat: int, option: int) -> Reason | None:
        """Another rule where the squads would not do."""
        reason = self.game.telling.why_not(s, seat, option)
        state, _ = seen(self, s, seat)
        slot = option - SCAN
        if reason is None or not 0 <= slot < SLOT_COUNT or state.cards[slot] == NONE:
            return reason
        short = state.ships[seat].owned(SQUAD) < SQUADS[state.cards[slot]]
        return Reason("LEG-12.9", reason.text) if short else reason


class ForbidsBlindLandings(Observer):
    """A landing on an unknown card is refused where it would fail."""

    def why_not(self, s: State, seat: int, option: int) -> Reason | None:
        """Refused by what the commander cannot know."""
        reason = self.game.telling.why_not(s, seat, option)
        state, _ = seen(self, s, seat)
        slot = option - LAND
        if reason is not None or not 0 <= slot < SLOT_COUNT:
            return reason
        short = state.ships[seat].owned(SQUAD) < SQUADS[state.cards[slot]]
        return Reason("LEG-12.9", {"en": ""}) if short else None


# Nobody sees a hand, its owner included. (LEG-5.3)


class ShowsTopOfHand(Observer):
    """The view names the top of the hand to its owner."""

    def view(self, s: State, seat: int) -> object:
        """The card that would be turned over."""
        state, view = seen(self, s, seat)
        return view, TYPES[TYPE[state.deck[-1]]] if state.hand and seat == s.to_move else None


class ShowsRiskAhead(Observer):
    """The view tells whether the next card is a Risk: a fact of the hand all the same."""

    def view(self, s: State, seat: int) -> object:
        """Danger ahead."""
        state, view = seen(self, s, seat)
        return view, state.hand > 0 and IS_RISK[state.deck[-1]]


class OrdersTheUnseen(Observer):
    """The counts of what may still come stand in the order of the deck."""

    def view(self, s: State, seat: int) -> object:
        """The same counts, in a telling order."""
        state, view = seen(self, s, seat)
        return view, list(dict.fromkeys(TYPE[card] for card in reversed(state.deck)))


# Cards that return unseen have a place and no face. (LEG-5.11)


class ShowsReturned(Observer):
    """The view names the card on top of the deck while nobody holds any."""

    def view(self, s: State, seat: int) -> object:
        """The first of the cards that went back."""
        state, view = seen(self, s, seat)
        below = len(state.deck) - state.hand
        return view, TYPES[TYPE[state.deck[below - 1]]] if below else None


class TellsReturned(Observer):
    """The cards that go back to the deck are told by their numbers."""

    def told(self, s: State, seat: int) -> list[object]:
        """What was told, and what has gone back."""
        assert isinstance(s, VIILegioState)
        heard = s.heard()
        faces = s.deck[-3:] if any(event.kind == tell.CARDS_RETURNED for event in heard) else []
        return [*(event.data() for event in heard if event.is_told_to(seat)), [tell.CARDS_RETURNED, faces]]


# Which cards play, and which are in the box, is known to nobody. (LEG-3.6)


class ShowsTheBox(Observer):
    """The view tells which cards are in the piles, if not their order."""

    def view(self, s: State, seat: int) -> object:
        """The cards of each pile, sorted."""
        state, view = seen(self, s, seat)
        return view, sorted([*state.pile_a, *state.pile_b])


# What is imagined for a hint or by a virtual player must not be the truth.


class ImaginesTheHand(Observer):
    """The sample keeps the true top of the hand: hints and virtual players foresee the card to be turned over."""

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """Another deck under the true card."""
        world = self.game.rules.sample(s, seat, rng)
        assert isinstance(world, VIILegioState) and isinstance(s, VIILegioState)
        if s.deck:
            top = s.deck[-1]
            world.deck = [*(card for card in world.deck if card != top), top]
        return world


class ImaginesTheSlots(Observer):
    """The sample keeps the true cards of the slots, whoever has looked at them."""

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """The true cards, changed for those imagined."""
        world = self.game.rules.sample(s, seat, rng)
        assert isinstance(world, VIILegioState) and isinstance(s, VIILegioState)
        world.cards = s.cards
        for name in ("pile_a", "pile_b", "pile_x"):
            setattr(world, name, [card for card in getattr(world, name) if card not in s.cards])
        return world


VIEW_LEAKS: Final[list[type[Observer]]] = [
    ShowsScanned,
    TellsScans,
    ShowsFaceDown,
    CountsOptions,
    CountsLandings,
    RefusesForOthers,
    RefusesBlindly,
    ForbidsBlindLandings,
    ShowsTopOfHand,
    ShowsRiskAhead,
    OrdersTheUnseen,
    ShowsReturned,
    TellsReturned,
    ShowsTheBox,
]
SAMPLE_LEAKS: Final[list[type[Observer]]] = [ImaginesTheHand, ImaginesTheSlots]
