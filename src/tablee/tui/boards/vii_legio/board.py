"""The board of VII Legio: the nebula, sheets of planets, ships and cards, and what helps to answer."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from tablee.games.vii_legio.people.view import ShipView, VIILegioView
from tablee.games.vii_legio.people.words import named
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules.tables import END_VP, PROMOTION_VP, SECTORS, TAKEN
from tablee.kernel import NOBODY, SPECTATOR
from tablee.tui.boards.parts import Board, SeatPanel, Sheet, Track, Zone
from tablee.tui.boards.vii_legio.deck_sheets import LAST, Decks
from tablee.tui.boards.vii_legio.names import DOMAIN_SIGNS, EXPLORED, Names
from tablee.tui.boards.vii_legio.nebula_map import nebula_map, node_of
from tablee.tui.boards.vii_legio.offering import offering
from tablee.tui.boards.vii_legio.planet_sheets import Planets
from tablee.tui.boards.vii_legio.ship_sheets import Ships

TRACK_ENDS: Final = 33  # as printed; points go on


def board(view: object, names: Sequence[str], language: str) -> Board:
    """All that a seat sees of VII Legio."""
    seen = cast(VIILegioView, view)
    return Drawing(seen, Names(seen, names, language)).board()


def sort_of(option: int) -> str:
    """What an option does, whatever it does it with."""
    verb = number.verb_of(option)
    return number.VERBS[verb] if verb >= 0 else number.thing_name(option)


class Drawing:
    """One view, drawn for one reader in one language."""

    def __init__(self, view: VIILegioView, names: Names) -> None:
        self.view = view
        self.names = names
        self.language = names.language
        self.say = names.say

    def board(self) -> Board:
        """The whole board."""
        return Board(
            shared=tuple(self.shared()),
            seats=tuple(self.panel(self.view.ships[seat]) for seat in self.order()),
            tracks=(self.score_track(),),
            headline=self.headline(),
            map=nebula_map(self.names),
            sheets=tuple(self.sheets()),
            offering=offering(self.names),
            here=node_of(self.names, self.names.mine),
            own=self.own(),
        )

    def order(self) -> list[int]:
        """The seats as one looks at them: those after the reader first, the reader last."""
        seats = len(self.view.ships)
        first = self.view.seat + 1 if self.view.seat < seats else 0
        return [(first + step) % seats for step in range(seats)]

    def headline(self) -> str:
        """The round, whose turn it is, and that it is the last."""
        view = self.view
        if view.over:
            return self.say("legio-over", round=view.round)
        seat = view.decision.seat if view.decision else view.starter
        you = "yes" if seat == view.seat else "no"
        parts = [self.say("legio-turn", you=you, round=view.round, player=self.names.players[seat])]
        if view.ending is not None:
            parts.append(self.say("legio-last-round"))
        if view.storm:
            parts.append(self.say("legio-storm"))
        return " · ".join(parts)

    def own(self) -> tuple[str, ...]:
        """The reader's points, experience, and cards in hand on one's turn."""
        if self.view.seat == SPECTATOR or self.view.seat >= len(self.view.ships):
            return ()
        ship = self.view.ships[self.view.seat]
        levels = " ".join(f"{DOMAIN_SIGNS[name]}{level}" for name, level in ship.experience.items())
        hand = (self.say("legio-hand", count=self.view.deck.hand),) if self.view.active == self.view.seat else ()
        return self.say("legio-vp", count=ship.vp), levels, *hand

    # Seats and tracks, for plain words.

    def panel(self, ship: ShipView) -> SeatPanel:
        """One commander in short facts."""
        return SeatPanel(ship.seat, self.names.players[ship.seat], tuple(self.facts(ship)), (), ())

    def facts(self, ship: ShipView) -> Iterator[str]:
        """Points, ship, place, what is aboard, experience, missions, technologies."""
        say = self.say
        yield say("legio-vp", count=ship.vp)
        yield self.names.face(ship.face)
        yield self.names.place(ship)
        yield say("legio-fact-propulsors", count=ship.items[0].owned, cards=TAKEN[ship.items[0].owned])
        yield from (f"{self.names.item(each.item)} {each.owned}" for each in ship.items[1:] if each.owned)
        yield from (f"{self.names.domain(name)} {level}" for name, level in ship.experience.items() if level)
        yield say("legio-fact-missions", count=ship.missions)
        for each in ship.technologies:
            word = "legio-works" if each.works else "legio-installs"
            yield say(word, tech=self.names.technology(each.technology))

    def score_track(self) -> Track:
        """The score track, with its marks of promotion and end; it is shown where somebody stands, and at the marks."""
        points = {ship.seat: ship.vp for ship in self.view.ships}
        marks = {0: "0", PROMOTION_VP: self.say("legio-mark-promotion", count=PROMOTION_VP)}
        marks |= {END_VP: self.say("legio-mark-end", count=END_VP), TRACK_ENDS: str(TRACK_ENDS)}
        steps = sorted({*marks, *points.values()})
        tokens = {seat: steps.index(vp) for seat, vp in points.items()}
        return Track(
            named("zone", "score", self.names.language), tuple(marks.get(each, str(each)) for each in steps), tokens
        )

    def shared(self) -> Iterator[Zone]:
        """The card that was turned over, the hand that nobody sees, deck and discards, and the five slots."""
        deck = self.view.deck
        if deck.turned is not None:
            yield self.place("turned", NOBODY, 1, self.told(deck.turned, EXPLORED[deck.turned].text.in_(self.language)))
        holder = self.view.active if self.view.active is not None else NOBODY
        yield self.place("hand", holder, deck.hand, self.say("legio-hand", count=deck.hand))
        yield self.place("deck", NOBODY, deck.left, self.say("legio-cards", count=deck.left))
        yield self.place("discard", NOBODY, len(deck.discards), self.discards())
        planets = Planets(self.view, self.names)
        for slot in self.view.slots:
            title, note = self.names.slot(slot.slot), planets.told(slot)
            yield Zone("slot", NOBODY, title, (), int(slot.is_used), note, ("slot", slot.slot))

    def place(self, name: str, seat: int, count: int, note: str) -> Zone:
        """A place whose cards are told in words."""
        return Zone(name, seat, self.zone(name), (), count, note)

    def discards(self) -> str:
        """How many cards were discarded, and the last of them by name."""
        cards = self.view.deck.discards
        count = self.say("legio-cards", count=len(cards))
        last = [self.told(card) for card in cards[: -LAST - 1 : -1]]
        return f"{count}. {self.say('legio-last-discards', cards=', '.join(last))}" if last else count

    def told(self, name: str, text: str = "") -> str:
        """An Exploration card in words: its name, its symbol, whether it is a Risk; and its text."""
        card = EXPLORED[name]
        symbol = [] if card.symbol == "none" else [self.names.symbol(card.symbol)]
        marks = ", ".join([*symbol, *([self.say("legio-risk")] if card.risk else [])])
        known = f"{self.names.exploration(name)} ({marks})" if marks else self.names.exploration(name)
        return f"{known}. {text}" if text else known

    def zone(self, name: str) -> str:
        """The name of a place."""
        return named("zone", name, self.language)

    # Sheets.

    def sheets(self) -> Iterator[Sheet]:
        """Every page, those of one tab together."""
        planets, ships = Planets(self.view, self.names), Ships(self.view, self.names)
        decks = Decks(self.view, self.names)
        mine = self.names.reader
        order = sorted(self.view.ships, key=lambda ship: (ship.seat != mine, ship.seat))
        yield planets.listing()
        yield from (planets.sector(name) for name in SECTORS)
        yield from (planets.planet(slot) for slot in self.view.slots if slot.is_used)
        yield planets.slots()
        yield from (ships.one(ship) for ship in order)
        yield ships.all(order)
        yield decks.deck()
        yield decks.signs()
