"""Observers that leak, each in its own way: the laws of knowledge must catch every one."""

from dataclasses import replace
from typing import Final

from tablee.games.karmaka.people.view import KarmakaView
from tablee.games.karmaka.rules import events
from tablee.games.karmaka.rules.bag import cards_of
from tablee.games.karmaka.rules.state import KIND_BITS, KarmakaState
from tablee.games.karmaka.rules.tables import KINDS
from tablee.games.seeing import DecisionView
from tablee.kernel import Event, Reason, Rng, State, Touch, restored
from tests.laws.world import Observer


def seen(observer: Observer, s: State, seat: int) -> tuple[KarmakaState, KarmakaView]:
    """The state and its lawful view."""
    view = observer.game.telling.view(s, seat)
    assert isinstance(s, KarmakaState) and isinstance(view, KarmakaView)
    return s, view


class ShowsHands(Observer):
    """The view names the cards of every Hand."""

    def view(self, s: State, seat: int) -> object:
        """Everybody's Hand."""
        state, view = seen(self, s, seat)
        hands = [tuple(KINDS[kind] for kind in cards_of(soul.hand)) for soul in state.souls]
        return replace(view, souls=tuple(replace(soul, hand=hands[soul.seat]) for soul in view.souls))


class ShowsTopOfDecks(Observer):
    """The view names the card that each player will draw."""

    def view(self, s: State, seat: int) -> object:
        """The next card of each Deck, beside the view."""
        state, view = seen(self, s, seat)
        return view, [soul.deck[-1] & KIND_BITS for soul in state.souls if soul.deck]


class ShowsBottomOfWell(Observer):
    """The view names one far card of the Well."""

    def view(self, s: State, seat: int) -> object:
        """The Well with its last card open."""
        state, view = seen(self, s, seat)
        last = tuple(KINDS[card & KIND_BITS] for card in state.well[:1])
        return replace(view, well=(*view.well[:-1], *last))


class ShowsOptions(Observer):
    """The view lists the options of another's decision."""

    def view(self, s: State, seat: int) -> object:
        """The open question with its options, for all."""
        state, view = seen(self, s, seat)
        assert view.decision is not None or state.over
        if view.decision is None:
            return view
        return replace(view, decision=DecisionView(view.decision.seat, view.decision.kind, tuple(state.options)))


class ShowsGenerator(Observer):
    """The view holds a word of the generator."""

    def view(self, s: State, seat: int) -> object:
        """One word too many."""
        return self.game.telling.view(s, seat), s.rng.data()[0]


class CountsKinds(Observer):
    """The view tells how many different kinds another holds: not a card, but a fact of a hidden Hand all the same."""

    def view(self, s: State, seat: int) -> object:
        """The number of kinds in each Hand."""
        state, view = seen(self, s, seat)
        return view, [len(set(cards_of(soul.hand))) for soul in state.souls]


class TellsEveryone(Observer):
    """Private events reach all seats."""

    KIND: Final = events.YOUR_CARD

    def told(self, s: State, seat: int) -> list[object]:
        """Whatever is told to anybody."""
        return [event.data() for event in s.heard() if event.is_told_to(seat) or self.is_let_out(event)]

    def is_let_out(self, event: Event) -> bool:
        """Cards drawn or put aside."""
        return event.kind == self.KIND


class TellsChance(TellsEveryone):
    """The order of a shuffle and random cards reach all seats."""

    def is_let_out(self, event: Event) -> bool:
        """Outcomes of chance."""
        return event.kind < 0


class ExplainsTooMuch(Observer):
    """A refusal depends on what a rival holds."""

    def why_not(self, s: State, seat: int, option: int) -> Reason | None:
        """A rule number that gives a hidden Hand away."""
        reason = self.game.telling.why_not(s, seat, option)
        state, _ = seen(self, s, seat)
        if reason is None or state.souls[1 - seat].hand % 2 == 0:
            return reason
        return Reason("KMK-3.3", reason.text)


class MeansTooMuch(Observer):
    """A thing means an option of another's open question, or what a hidden card is."""

    def meant(self, s: State, seat: int, touch: Touch) -> int | None:
        """The first option of whoever decides."""
        found = self.game.telling.meant(s, seat, touch)
        return s.options[0] if found is not None and s.to_move != seat else found


class ImaginesTheTruth(Observer):
    """The sample is the true state."""

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """No sample at all."""
        world = self.game.rules.sample(s, seat, rng)
        truth = s.copy()
        truth.rng = world.rng
        return truth


class KeepsTheGenerator(Observer):
    """The sample holds the true generator: what will be drawn can be foreseen."""

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """Other cards, the same chance."""
        world = self.game.rules.sample(s, seat, rng)
        world.rng = s.rng.copy()
        return world


class RotatesTheWell(Observer):
    """The sample keeps the true Well, a little turned: its order can be read from it."""

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """A world drawn from the truth, not from what the seat knows."""
        world = self.game.rules.sample(s, seat, rng)
        assert isinstance(world, KarmakaState) and isinstance(s, KarmakaState)
        if sorted(world.well) == sorted(s.well):
            world.well = s.well[1:] + s.well[:1]
        else:
            world.rng.a = s.well[0] if s.well else 0
        return world


class KeepsTheKey(Observer):
    """The sample draws from the true stream, at another place."""

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """Other cards, and the key."""
        world = self.game.rules.sample(s, seat, rng)
        world.rng = restored([*s.rng.data()[:-1], rng.below(1000)])
        return world


class HidesTheKeyInFrames(Observer):
    """The sample holds one word of the key where nobody would look for it."""

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """One number too many."""
        world = self.game.rules.sample(s, seat, rng)
        if world.frames:
            world.frames[0].count = s.rng.data()[3]
        return world


class ShowsTheKey(Observer):
    """The view holds a word of the key."""

    def view(self, s: State, seat: int) -> object:
        """One word too many."""
        return self.game.telling.view(s, seat), s.rng.data()[0]


KEY_LEAKS: Final[list[type[Observer]]] = [KeepsTheGenerator, KeepsTheKey, HidesTheKeyInFrames, ShowsTheKey]
LEAKS: Final[list[type[Observer]]] = [
    ShowsHands,
    ShowsTopOfDecks,
    ShowsBottomOfWell,
    ShowsOptions,
    ShowsGenerator,
    CountsKinds,
    TellsEveryone,
    TellsChance,
    ExplainsTooMuch,
    MeansTooMuch,
    ImaginesTheTruth,
    KeepsTheGenerator,
    RotatesTheWell,
]
