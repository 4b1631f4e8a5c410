"""A board as lines of text: no boxes, no colour, each card by name, sign, colour and value."""

from typing import Final

from tablee.games.language import listed, words
from tablee.tui.boards import Board, Card, SeatPanel, Track, Zone
from tablee.tui.desk.desk import PACKAGE

FEW: Final = 5  # cards of a shared stack that a short page shows


class Page:
    """One board for one reader; a short page shows only the top of the shared stacks."""

    def __init__(self, board: Board, seat: int, language: str, *, short: bool) -> None:
        self.drawn = board
        self.seat = seat
        self.language = language
        self.most = FEW if short else 10_000
        self.say = words(PACKAGE, language).say

    def lines(self) -> list[str]:
        """The whole page."""
        names = {panel.seat: panel.name for panel in self.drawn.seats}
        lines = [self.drawn.headline]
        lines += [self.track(track, names) for track in self.drawn.tracks]
        lines += [self.zone(zone, self.most) for zone in self.drawn.shared]
        for panel in self.drawn.seats:
            lines += self.panel(panel)
        return lines

    def track(self, track: Track, names: dict[int, str]) -> str:
        """A track, with those who stand on each step."""
        steps = []
        for at, step in enumerate(track.steps):
            there = [names[seat] for seat in sorted(track.tokens) if track.tokens[seat] == at]
            who = listed(there, self.language) if there else ""
            steps.append(self.say("plain-step", step=step, who=who, count=len(there)))
        return self.say("plain-zone", title=track.title, text=" · ".join(steps))

    def panel(self, panel: SeatPanel) -> list[str]:
        """One player."""
        you = "yes" if panel.seat == self.seat else "no"
        head = self.say(
            "plain-seat", you=you, name=panel.called, facts=listed(panel.facts, self.language), count=len(panel.facts)
        )
        return [head] + [f"  {line}" for line in [*map(self.zone, panel.zones), *panel.remembered]]

    def zone(self, zone: Zone, most: int = 10_000) -> str:
        """A place, with the cards that can be seen."""
        cards = [self.card(card) for card in zone.cards[:most]]
        if not cards:
            return self.say("plain-zone", title=zone.title, text=zone.note)
        text = listed(cards, self.language)
        if zone.title.endswith(zone.note) and len(cards) == zone.count:  # nothing is said twice
            return self.say("plain-zone", title=zone.title, text=text)
        return self.say("plain-cards", title=zone.title, cards=text, note=zone.note, left=zone.count - len(cards))

    def card(self, card: Card | None) -> str:
        """A card, or a place whose card is hidden."""
        if card is None:
            return self.say("plain-hidden")
        if card.sort:
            about = " ".join(part for part in (card.sign, card.sort, card.value) if part)
            return self.say("plain-card-sort", card=card.name, about=about)
        return self.say("plain-card", card=card.name, sign=card.sign, colour=card.colour, value=card.value)
