"""The names and signs of VII Legio's things for one reader: what the view gives by id, in words."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from tablee.games.language import listed, words
from tablee.games.vii_legio.data import EXPLORATION, EXTRASOLAR, NEBULA, SHIPS, TABLES
from tablee.games.vii_legio.data.records import ExtrasolarCard
from tablee.games.vii_legio.people.view import ShipView, SlotView, VIILegioView
from tablee.games.vii_legio.people.words import named
from tablee.games.voice import dashed
from tablee.kernel import SPECTATOR

SHAPES: Final = ("■", "●", "◆", "★")
DOMAIN_SIGNS: Final = {"research": "◆", "diplomacy": "●", "negotiation": "✦", "capture": "▲", "any": "?", "none": "·"}
DOMAIN_INKS: Final = {"research": "blue", "diplomacy": "green", "negotiation": "mosaic", "capture": "red"}
LETTERS: Final = {"alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "x": "X"}
HIDDEN: Final = "?"
SEEN: Final = "◉"
OPEN: Final = "✓"
EXPLORED: Final = {card.id: card for card in EXPLORATION}
NATIVES: Final = {card.id: card for card in EXTRASOLAR}
FITTINGS: Final = {item.id: item for item in SHIPS.item}
BOARDS: Final = {ship.id: ship for ship in SHIPS.ship}
SECTORS: Final = {sector.id: sector for sector in NEBULA.sector}


class Names:
    """One view in the words of one language."""

    def __init__(self, view: VIILegioView, players: Sequence[str], language: str) -> None:
        self.view = view
        self.players = players
        self.language = language
        self.say = words("tablee.tui.boards.vii_legio", language).say

    @cached_property
    def reader(self) -> int:
        """Whose ship is told first: the reader's, or for a spectator that of whoever decides."""
        if self.view.seat != SPECTATOR:
            return self.view.seat
        return self.view.decision.seat if self.view.decision else 0

    @property
    def mine(self) -> ShipView:
        """That ship."""
        return self.view.ships[self.reader]

    def player(self, seat: int) -> str:
        """A player, with the shape of the seat."""
        return f"{SHAPES[seat]} {self.players[seat]}"

    def players_of(self, seats: Sequence[int]) -> str:
        """Several players in one breath."""
        return listed([self.player(seat) for seat in seats], self.language)

    def item(self, name: str) -> str:
        """An item."""
        return FITTINGS[name].name.in_(self.language)

    def face(self, name: str) -> str:
        """A face of the ship board."""
        return BOARDS[name].name.in_(self.language)

    def technology(self, name: str) -> str:
        """A technology."""
        return next(each.name.in_(self.language) for each in SHIPS.technology if each.id == name)

    def domain(self, name: str) -> str:
        """A domain of experience, with its sign."""
        entry = next(each for each in TABLES.experience_domain if each.id == name)
        return f"{DOMAIN_SIGNS[name]} {entry.name.in_(self.language)}"

    def symbol(self, name: str) -> str:
        """The symbol of an Exploration card, in a word."""
        entry = next((each for each in TABLES.experience_domain if each.id == name), None)
        return entry.name.in_(self.language) if entry else self.say("legio-any-domain")

    def domains(self, counts: Mapping[str, int]) -> str:
        """Experience by domain in a few letters: only what is not nothing."""
        return " ".join(f"{DOMAIN_SIGNS[name]}{count}" for name, count in counts.items() if count)

    def sector(self, name: str) -> str:
        """A sector."""
        return SECTORS[name].name.in_(self.language)

    def base(self) -> str:
        """The star base."""
        return NEBULA.base.name.in_(self.language)

    def slot(self, name: str) -> str:
        """A slot, or its token."""
        return next(each.name.in_(self.language) for each in NEBULA.slot if each.id == name)

    def planet(self, name: str) -> str:
        """A planet by its number."""
        return self.say("legio-planet", number=name.removeprefix("S"))

    def exploration(self, name: str) -> str:
        """An Exploration card."""
        return EXPLORED[name].name.in_(self.language)

    def native(self, name: str) -> str:
        """An Extrasolar card."""
        return NATIVES[name].name.in_(self.language)

    def kind(self, name: str) -> str:
        """A kind of Exploration cards."""
        return named("kind", dashed(name), self.language)

    def known(self, slot: SlotView) -> str:
        """What is known of the card in a slot."""
        if not slot.is_used:
            return self.say("legio-free")
        return self.native(slot.card) if slot.card is not None else self.say("legio-face-down")

    def mark(self, slot: SlotView) -> str:
        """The letter of a slot, and by a sign whether the reader knows its card."""
        sign = OPEN if slot.is_face_up else SEEN if slot.card is not None else HIDDEN
        return LETTERS[slot.slot] + sign

    def place(self, ship: ShipView) -> str:
        """Where a ship is."""
        if ship.place == "base":
            return self.base()
        if ship.slot is None:
            return self.say("legio-in-space", sector=self.sector(ship.sector))
        return self.say(f"legio-{ship.place}", slot=self.slot(ship.slot), sector=self.sector(ship.sector))

    def in_words(self, counts: Mapping[str, int]) -> str:
        """Experience by domain in words."""
        return listed([f"{self.symbol(name)} {count}" for name, count in counts.items() if count], self.language)

    def asked(self, card: ExtrasolarCard, *, in_words: bool = False) -> str:
        """The thresholds of a card, in a few letters or in words: the points in all, and what they ask in all."""
        steps = []
        for step in card.thresholds:
            needs = dict(zip(DOMAIN_SIGNS, step.requires.listed(), strict=False))
            told = self.in_words(needs) if in_words else self.domains(needs)
            steps.append(self.say("legio-threshold", vp=step.vp, needs=told))
        return " · ".join(steps)

    def entitled(self, title: str, text: str) -> str:
        """A title and what is said of it."""
        return self.say("legio-entitled", title=title, text=text)
