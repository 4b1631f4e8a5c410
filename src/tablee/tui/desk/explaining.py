"""Options explained: what one does, and options looked up by words, legal or not."""

from collections.abc import Iterator, Sequence

from tablee.games.language import words
from tablee.games.rulebook import folded
from tablee.kernel import Touch
from tablee.table import Chair
from tablee.tui.boards import Board, Card, Zone


def explained(board: Board, text: str, touches: Sequence[Touch], language: str) -> list[str]:
    """The words of an option, then each card that it touches with its effect."""
    say = words("tablee.tui", language).say
    cards = dict.fromkeys(card for touch in touches if (card := touched(board, touch)) is not None)
    return [text] + [
        say("card-effect", card=card.name, sign=card.sign, value=card.value, effect=card.effect) for card in cards
    ]


def touched(board: Board, touch: Touch) -> Card | None:
    """The card that a touch names, by its id or by its position from the top, if this reader sees it."""
    found = (_card(zone, touch.what) for zone in zones(board) if (zone.key, zone.seat) == (touch.zone, touch.seat))
    return next((card for card in found if card is not None), None)


def zones(board: Board) -> Iterator[Zone]:
    """All zones of a board."""
    yield from board.shared
    for panel in board.seats:
        yield from panel.zones


def _card(zone: Zone, what: int | str | None) -> Card | None:
    if isinstance(what, int):
        return zone.cards[what - 1] if 0 < what <= len(zone.cards) else None
    return next((card for card in zone.cards if card is not None and card.kind == what), None)


class Lookup:
    """The options of a whole game by their words at one moment, legal or not: spoken once, then found at once."""

    def __init__(self, chair: Chair, language: str) -> None:
        self._chair = chair
        self._language = language
        self._spoken: list[tuple[int, str, str]] | None = None

    @property
    def is_ready(self) -> bool:
        """Whether the options have been spoken."""
        return self._spoken is not None

    def prepare(self) -> None:
        """Speak every option: work for any thread."""
        if self._spoken is None:
            game = self._chair.game
            texts = [(option, told(self._chair, option, self._language)) for option in range(game.option_count)]
            self._spoken = [(option, text, folded(f"{text} {game.option_name(option)}")) for option, text in texts]

    def found(self, asked: str) -> list[tuple[int, str]]:
        """The options that hold all these words, as they would be said now or by name: those that are allowed first."""
        self.prepare()
        sought = folded(asked).split()
        decision = self._chair.decision()
        allowed = set(decision.options) if decision else set()
        found = [each for each in self._spoken or [] if sought and all(word in each[2] for word in sought)]
        ranked = sorted(
            found,
            key=lambda each: (each[0] not in allowed, not all(word in folded(each[1]) for word in sought)),
        )
        return [(option, text) for option, text, _ in ranked]


def told(chair: Chair, option: int, language: str) -> str:
    """An option in words, legal or not."""
    return chair.described(option).in_(language)
