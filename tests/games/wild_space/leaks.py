"""Observers that leak the secrets of Wild Space, each in its own way: the laws of knowledge must catch every one."""

from dataclasses import replace
from typing import Final

from tablee.games.wild_space.people.view import WildSpaceView, names
from tablee.games.wild_space.rules import events
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import CARD_NAMES, HOSTILE_NAMES, OF_LEVEL, PLANET_NAMES
from tablee.kernel import Rng, State
from tests.laws.world import Observer


def seen(observer: Observer, s: State, seat: int) -> tuple[WildSpaceState, WildSpaceView]:
    """The state and its lawful view."""
    view = observer.game.telling.view(s, seat)
    assert isinstance(s, WildSpaceState) and isinstance(view, WildSpaceView)
    return s, view


class ShowsHands(Observer):
    """The view names the cards of every hand."""

    def view(self, s: State, seat: int) -> object:
        """Everybody's hand."""
        state, view = seen(self, s, seat)
        return replace(view, crews=tuple(replace(crew, hand=names(state.hands[crew.seat])) for crew in view.crews))


class RemembersDraws(Observer):
    """The view counts a card drawn from the deck among those that were seen taken."""

    def view(self, s: State, seat: int) -> object:
        """The first card of each hand."""
        state, view = seen(self, s, seat)
        return replace(view, crews=tuple(replace(crew, seen=names(state.hands[crew.seat][:1])) for crew in view.crews))


class ShowsTopOfDeck(Observer):
    """The view names the card that will be drawn next."""

    def view(self, s: State, seat: int) -> object:
        """One card too many."""
        state, view = seen(self, s, seat)
        return view, [CARD_NAMES[card] for card in state.deck()[:1]]


class ShowsFarPlanets(Observer):
    """The view names the planets that lie face down."""

    def view(self, s: State, seat: int) -> object:
        """All five by name."""
        state, view = seen(self, s, seat)
        shown = zip(view.planets, state.tiles, strict=True)
        return replace(view, planets=tuple(replace(planet, planet=PLANET_NAMES[tile]) for planet, tile in shown))


class ShowsQuestions(Observer):
    """The view says what another is asked: whether an effect is offered, and so what the hand holds."""

    def view(self, s: State, seat: int) -> object:
        """The kind of the question and the number of its options, for all."""
        state, view = seen(self, s, seat)
        return view, state.kind, len(state.options)


class TellsDraws(Observer):
    """Cards drawn from the deck are told to all."""

    def told(self, s: State, seat: int) -> list[object]:
        """Whatever is told to anybody of a draw."""
        return [event.data() for event in s.heard() if event.is_told_to(seat) or event.kind == events.DREW]


class TellsWhatWasOffered(Observer):
    """Whether the seat that acts could have applied an effect shows in what is told."""

    def told(self, s: State, seat: int) -> list[object]:
        """Whether the first card of each hand could have paid."""
        assert isinstance(s, WildSpaceState)
        hint = [len(hand) and min(hand) % 2 for hand in s.hands]
        return [[event.data(), hint] for event in s.heard() if event.is_told_to(seat)]


class ImaginesTheHands(Observer):
    """The sample keeps the hands as they are, and turns the deck a little."""

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """A world drawn from the truth, not from what the seat knows."""
        world = self.game.rules.sample(s, seat, rng)
        truth = s.copy()
        assert isinstance(truth, WildSpaceState)
        truth.order, truth.at = [*truth.deck()[1:], *truth.deck()[:1]], 0
        truth.rng = world.rng
        return truth


class ImaginesTheFarPlanets(Observer):
    """The sample turns the tiles that lie face down a little: they can be read from it."""

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """A world drawn from the truth, not from what the seat knows."""
        world = self.game.rules.sample(s, seat, rng)
        assert isinstance(world, WildSpaceState) and isinstance(s, WildSpaceState)
        levels = zip(OF_LEVEL, s.tiles[2:], strict=True)
        turned = [level[(level.index(tile) + 1) % len(level)] for level, tile in levels]
        hidden = [tile if s.up >> place & 1 else turned[place - 2] for place, tile in enumerate(s.tiles)]
        world.tiles = hidden
        return world


class ShowsThePile(Observer):
    """The view names the hostile planet that will be revealed next."""

    def view(self, s: State, seat: int) -> object:
        """The pile's top, not only its back."""
        state, view = seen(self, s, seat)
        return view, [HOSTILE_NAMES[planet] for planet in state.hostile[state.revealed : state.revealed + 1]]


class ImaginesThePile(Observer):
    """The sample keeps the hostile planets of the pile but for its top, turned round."""

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """A world drawn from the truth, not from what the player knows."""
        world = self.game.rules.sample(s, seat, rng)
        assert isinstance(world, WildSpaceState) and isinstance(s, WildSpaceState)
        known = s.revealed + 1
        world.hostile = [*s.hostile[:known], *reversed(s.hostile[known:])]
        return world


LEAKS: Final[list[type[Observer]]] = [
    ShowsHands,
    RemembersDraws,
    ShowsTopOfDeck,
    ShowsFarPlanets,
    ShowsQuestions,
    TellsDraws,
    TellsWhatWasOffered,
    ImaginesTheHands,
    ImaginesTheFarPlanets,
]
SOLO_LEAKS: Final[list[type[Observer]]] = [
    ShowsTopOfDeck,
    ShowsFarPlanets,
    ImaginesTheFarPlanets,
    ShowsThePile,
    ImaginesThePile,
]
