"""A table of Karmaka set up in the words of the game, for scenarios."""

from typing import Self

from tablee.games import GAMES
from tablee.games.karmaka.people.view import KarmakaView
from tablee.games.karmaka.rules.bag import bag_of, cards_of
from tablee.games.karmaka.rules.state import KIND_BITS, NOTHING, KarmakaState, Soul
from tablee.games.karmaka.rules.tables import KIND, KINDS, VARIANT_NAMES
from tablee.games.karmaka.rules.turns import TURN, begin_turn
from tablee.games.karmaka.rules.variant import Variant
from tablee.games.karmaka.rules.zones import placed
from tablee.kernel import Game, State, seeded
from tests.games.sitting import AnySitting

Cards = list[str]


def game() -> Game:
    """Karmaka."""
    return GAMES["karmaka"]


def view_of(s: State, seat: int) -> KarmakaView:
    """The table as a seat sees it."""
    view = game().telling.view(s, seat)
    assert isinstance(view, KarmakaView)
    return view


def kinds(cards: Cards) -> list[int]:
    """Cards by number."""
    return [KIND[card] for card in cards]


class Sitting(AnySitting[KarmakaState]):
    """A game in progress. Stacks are written with their top last, as in the worked examples.

    `hands`, `decks`, `futures` and `deeds` hold a list for each seat; seats not given hold nothing. Without `well`
    the Well holds the cards of the deck that lie nowhere else; with it, exactly those cards. Nobody remembers anything
    but the own Future Life. `actor` is at the play step, or at the start of the turn with `at_start`.
    """

    game = GAMES["karmaka"]

    def __init__(
        self,
        hands: list[Cards] | None = None,
        *,
        decks: list[Cards] | None = None,
        futures: list[Cards] | None = None,
        deeds: list[Cards] | None = None,
        well: Cards | None = None,
        ruins: Cards | None = None,
        levels: list[int] | None = None,
        rings: list[int] | None = None,
        actor: int = 0,
        players: int = 2,
        variant: str = "base",
        wolf_seat: int = 0,
        turns: int = 0,
        seed: int = 1,
        at_start: bool = False,
    ) -> None:
        seating = Variant(VARIANT_NAMES.index(variant), players, wolf_seat)
        souls = [
            Soul(
                bag_of(kinds(_nth(hands, seat))),
                len(_nth(hands, seat)),
                [placed(kind, 0) for kind in kinds(_nth(decks, seat))],
                [placed(kind, 1 << seat) for kind in kinds(_nth(futures, seat))],
                kinds(_nth(deeds, seat)),
                levels[seat] if levels else seating.start_level[seat],
                rings[seat] if rings else 0,
                1,
            )
            for seat in range(players)
        ]
        self.state = KarmakaState(seating, seeded(seed), souls, [], kinds(ruins or []), actor)
        self.state.known = [0] * players**2
        self.state.loose = [0] * players**2
        self.state.well = _rest(self.state) if well is None else [placed(kind, 0) for kind in kinds(well)]
        self.state.turns = turns
        self.state.listening = True
        frame = self.state.push(TURN, actor)
        if at_start:
            begin_turn(self.state, frame)
        self.goes_on()

    def plays(self, card: str, way: str = "power") -> Self:
        """The actor plays a card, for its power if nothing is said."""
        return self.chooses([card, way])

    # What lies where; stacks with their top last.

    def hand(self, seat: int) -> Cards:
        """A Hand, sorted by name."""
        return sorted(KINDS[kind] for kind in cards_of(self.state.souls[seat].hand))

    def deck(self, seat: int) -> Cards:
        """A Deck."""
        return _names(self.state.souls[seat].deck)

    def future(self, seat: int) -> Cards:
        """A Future Life."""
        return _names(self.state.souls[seat].future)

    def deeds(self, seat: int) -> Cards:
        """The Deeds, the exposed one last."""
        return _names(self.state.souls[seat].deeds)

    @property
    def ruins(self) -> Cards:
        """The Ruins."""
        return _names(self.state.ruins)

    @property
    def well(self) -> Cards:
        """The Well."""
        return _names(self.state.well)

    @property
    def centre(self) -> str | None:
        """The card in the Centre."""
        return None if self.state.centre == NOTHING else KINDS[self.state.centre]

    @property
    def actor(self) -> int:
        """Whose turn it is."""
        return self.state.frames[0].seat

    def level(self, seat: int) -> int:
        """The level of a player."""
        return self.state.souls[seat].level

    def rings(self, seat: int) -> int:
        """The rings of a player."""
        return self.state.souls[seat].rings

    # What is told and remembered.

    def told(self, seat: int) -> list[tuple[str, list[int]]]:
        """The events told to a seat: their names and numbers."""
        return self.told_to(seat)

    def view(self, seat: int) -> KarmakaView:
        """The table as a seat sees it."""
        return view_of(self.state, seat)

    def known(self, observer: int, owner: int) -> Cards:
        """The kinds that an observer knows to be in another's Hand."""
        return sorted(KINDS[kind] for kind in cards_of(self.state.known[observer * self.state.seats + owner]))

    def loose(self, observer: int, owner: int) -> Cards:
        """The kinds that an observer knows to be in another's Hand or at an unknown place of that Future Life."""
        return sorted(KINDS[kind] for kind in cards_of(self.state.loose[observer * self.state.seats + owner]))


def _nth(zones: list[Cards] | None, seat: int) -> Cards:
    return zones[seat] if zones and seat < len(zones) else []


def _names(stack: list[int]) -> Cards:
    return [KINDS[card & KIND_BITS] for card in stack]


def _rest(s: KarmakaState) -> list[int]:
    rest = list(s.variant.cards)
    for soul in s.souls:
        for card in (*cards_of(soul.hand), *soul.deck, *soul.future, *soul.deeds):
            rest.remove(card & KIND_BITS)
    for kind in s.ruins:
        rest.remove(kind)
    return rest
