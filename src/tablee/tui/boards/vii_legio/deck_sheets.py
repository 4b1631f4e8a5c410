"""VII Legio's sheets of cards: the Exploration deck with what may still come, the piles, and the signs."""

from collections.abc import Iterator
from typing import Final

from tablee.games.vii_legio.data import EXPLORATION
from tablee.games.vii_legio.people.deck_view import PileView
from tablee.games.vii_legio.people.view import VIILegioView
from tablee.tui.boards.parts import Cell, Row, Sheet
from tablee.tui.boards.vii_legio.names import HIDDEN, OPEN, SEEN, SHAPES, Names
from tablee.tui.boards.vii_legio.nebula_map import BARE, CLOSED, HOME, SPACE, TOKEN
from tablee.tui.boards.vii_legio.planet_sheets import text

ASKED_FOR: Final = ("planet", "risk", "reset")  # what one wants to know before turning a card over
LAST: Final = 5  # discards that are named
KINDS: Final = list(dict.fromkeys(card.kind for card in EXPLORATION))


class Decks:
    """The sheets about cards, for one reader."""

    def __init__(self, view: VIILegioView, names: Names) -> None:
        self.view = view
        self.names = names
        self.say = names.say

    def deck(self) -> Sheet:
        """Deck, hand and discards; what may still come by kind; and the piles of Extrasolar cards."""
        rows = (*self.counts(), *self.odds(), *self.types(), *self.piles())
        return Sheet("deck", "deck", self.say("legio-tab-deck"), self.say("legio-title-deck"), rows)

    def counts(self) -> Iterator[Row]:
        """How many cards lie where."""
        deck = self.view.deck
        yield text(self.say("legio-deck", left=deck.left, hand=deck.hand, discards=len(deck.discards)), "bold")
        if deck.turned is not None:
            yield text(self.say("legio-turned", card=self.names.exploration(deck.turned)))
        if deck.discards:
            last = [self.names.exploration(card) for card in deck.discards[: -LAST - 1 : -1]]
            yield text(self.say("legio-last-discards", cards=" · ".join(last)), "faint")

    def odds(self) -> Iterator[Row]:
        """The odds of the next card: a planet, a Risk, R.A.Z."""
        odds = self.view.deck.odds
        every = max(1, odds["all"])
        yield text(self.say("legio-odds", count=odds["all"]), "faint")
        for kind in (*ASKED_FOR, *(each for each in KINDS if each not in ASKED_FOR)):
            count = odds.get(kind, 0)
            name = self.say("legio-risks") if kind == "risk" else self.names.kind(kind)
            share = self.say("legio-share", percent=round(100 * count / every))
            ink = "bold" if kind in ASKED_FOR else ""
            yield Row((Cell(name, ink), Cell(str(count), ink), Cell(share, "faint")), indent=1)

    def types(self) -> Iterator[Row]:
        """Every card that may still come, by kind."""
        for kind in KINDS:
            cards = [card for card in EXPLORATION if card.kind == kind and self.view.deck.unseen.get(card.id)]
            told = [f"{self.names.exploration(card.id)} {self.view.deck.unseen[card.id]}" for card in cards]
            heading = self.names.kind(kind)
            if told:
                is_named = all(each.startswith(heading) for each in told)  # by the cards themselves
                words = ", ".join(told)
                yield text(words if is_named else self.names.entitled(heading, words), "faint")

    def piles(self) -> Iterator[Row]:
        """The Extrasolar piles, and what all the cards of each ask for together."""
        for pile in self.view.piles:
            yield text(self.pile(pile))
        if self.view.retired:
            gone = [self.names.native(card) for card in self.view.retired]
            yield text(self.say("legio-retired", cards=", ".join(gone)), "faint")
        supply = [f"{self.names.item(name)} {count}" for name, count in self.view.supply.items()]
        yield text(self.say("legio-supply", experts=", ".join(supply)), "faint")

    def pile(self, pile: PileView) -> str:
        """One pile."""
        asks = self.names.domains(pile.asked)
        return self.say("legio-pile", pile=pile.pile, left=pile.left, unseen=len(pile.unseen), asks=asks)

    def signs(self) -> Sheet:
        """What the signs of the map mean."""
        ship = SHAPES[0]
        signs = {
            SPACE: "sector", CLOSED: "closed", HOME: "base", "2": "price", TOKEN: "token", BARE: "bare",
            f"α{HIDDEN}": "hidden", f"α{SEEN}": "seen", f"α{OPEN}": "open",
            ship: "ship", f"{ship}o": "observes", f"{ship}c": "contacts",
        }  # fmt: skip
        rows = [Row((Cell(sign, "bold"), Cell(self.say(f"legio-sign-{word}")))) for sign, word in signs.items()]
        return Sheet("signs", "signs", self.say("legio-tab-signs"), self.say("legio-title-signs"), tuple(rows))
