"""What a scenario may ask of any table of VII Legio, in the words of the game."""

from dataclasses import replace

from tablee.games import GAMES
from tablee.games.vii_legio.people.view import SlotView, VIILegioView
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import FACES, ITEMS, SLOTS, TYPE, TYPES, XCARDS
from tablee.kernel import SPECTATOR
from tests.games.sitting import AnySitting

GAME = GAMES["vii_legio"]
LETTERS = "RDNC"  # of the domains


class Table(AnySitting[VIILegioState]):
    """Commanders, cards, the nebula and the end as they stand."""

    game = GAME

    def view(self, seat: int) -> VIILegioView:
        """The table as a seat sees it."""
        view = self.game.telling.view(self.state, seat)
        assert isinstance(view, VIILegioView)
        return view

    # Commanders.

    def vp(self, seat: int) -> int:
        """Victory points."""
        return self.state.ships[seat].vp

    def xp(self, seat: int) -> str:
        """Experience: each domain that has any by its letter, as in "R1 D2"."""
        levels = [self.state.ships[seat].level(domain) for domain in range(len(LETTERS))]
        return " ".join(f"{letter}{level}" for letter, level in zip(LETTERS, levels, strict=True) if level)

    def has(self, seat: int, item: str) -> int:
        """How many of an item are aboard."""
        return self.state.ships[seat].owned(ITEMS.index(item))

    def uses(self, seat: int) -> tuple[int, int]:
        """The uses left of scanners and detectors; an Ion storm leaves none."""
        items = {each.item: each.uses or 0 for each in self.view(seat).ships[seat].items}
        return (0, 0) if self.view(seat).storm else (items["scanner"], items["detector"])

    def face(self, seat: int) -> str:
        """The face of the ship's board."""
        return FACES[self.state.ships[seat].face]

    def missions(self, seat: int) -> int:
        """Special missions accomplished."""
        return self.state.ships[seat].missions

    def technologies(self, seat: int) -> dict[str, str]:
        """The technologies aboard, and the side that is up."""
        mine = self.view(seat).ships[seat].technologies
        return {each.technology: "joker" if each.works else "installing" for each in mine}

    def place(self, seat: int) -> str:
        """Where a ship is: "base", a sector, or a slot and a zone."""
        mine = self.view(seat).ships[seat]
        if mine.place == "space":
            return mine.sector
        return mine.place if mine.slot is None else f"{mine.slot} {mine.place}"

    # Cards.

    @property
    def hand(self) -> list[str]:
        """The hand of the turn, its top first."""
        return _types(self.state.deck[::-1][: self.state.hand])

    @property
    def deck(self) -> list[str]:
        """The deck below the hand, its top first."""
        return _types(self.state.deck[::-1][self.state.hand :])

    @property
    def discards(self) -> list[str]:
        """The discard pile, oldest first."""
        return _types(self.state.discards)

    @property
    def piles(self) -> dict[str, list[str]]:
        """The piles of Extrasolar cards, their tops first."""
        piles = {"A": self.state.pile_a, "B": self.state.pile_b, "X": self.state.pile_x}
        return {name: [XCARDS[card] for card in pile[::-1]] for name, pile in piles.items()}

    def pile(self, name: str) -> int:
        """How many cards a pile has, as all see it."""
        return next(each.left for each in self.view(SPECTATOR).piles if each.pile == name)

    # The nebula.

    def slot(self, name: str) -> SlotView:
        """A slot with its card, whoever may know it."""
        return replace(self.slots[name], card=XCARDS[self.state.cards[SLOTS.index(name)]])

    @property
    def slots(self) -> dict[str, SlotView]:
        """The slots with a card, as all see them."""
        return {each.slot: each for each in self.view(SPECTATOR).slots if each.is_used}

    @property
    def tokens(self) -> list[str]:
        """The planets with a 1VP token."""
        return [each.planet for each in self.view(SPECTATOR).planets if each.has_token]

    @property
    def supply(self) -> dict[str, int]:
        """The experts that nobody has."""
        return self.view(SPECTATOR).supply

    # The end.

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        return self.game.rules.result(self.state).winners

    @property
    def scores(self) -> list[int]:
        """The points of the result."""
        return self.game.rules.result(self.state).scores


class Start(Table):
    """A game at its very beginning."""

    def __init__(self, players: int = 2, seed: int = 1, **settings: str) -> None:
        state = self.game.new(players, settings, seed, listening=True)
        assert isinstance(state, VIILegioState)
        self.state = state
        self.events = state.heard()


def _types(cards: list[int]) -> list[str]:
    return [TYPES[TYPE[card]] for card in cards]
