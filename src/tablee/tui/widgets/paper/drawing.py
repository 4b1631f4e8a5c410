"""A board as lines of ink: as much of each card as the room allows, my side last; nothing here knows a game."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tablee.kernel import NOBODY, Touch
from tablee.tui.boards import Board, Card, SeatPanel, Thing, Track, Zone
from tablee.tui.widgets.paper.ink import Block, InkLine, Piece, fitted, folded, in_rows, width, wrapped

SHAPES: Final = ("■", "○", "◇", "☆", "△")  # a shape for each seat, since a colour alone says nothing


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is drawn: whose cards are boxes, how wide, whether with their effect, and the lines of others' zones.

    An effect is whole or not there: it is never cut.
    """

    boxed: str
    width: int = 0
    effect: bool = False
    lines: int = 2


# From the richest to the poorest: the first that fits is taken.
PLANS: Final = (
    Plan("all", 26, True),
    Plan("all", 22, True),
    Plan("mine", 26, True),
    Plan("mine", 24, True),
    Plan("mine", 22, True),
    Plan("hand", 26, True),
    Plan("hand", 22, True),
    Plan("hand", 38, True),
    Plan("hand", 18),
    Plan("none"),
    Plan("none", lines=1),
    Plan("tight", lines=1),
)
GAP: Final = 2
MOST: Final = 20  # lines of an effect
SMALL: Final = 30  # a place is not squeezed below this
PUBLIC: Final = ("others", "shared")
SIDES: Final = {"all": ("others", "shared", "mine", "hand"), "mine": ("mine", "hand"), "hand": ("hand",)}


@dataclass(frozen=True, slots=True)
class Marks:
    """What stands out: what the selected option touches, what can be chosen, who acts; on a map the way and changes."""

    lit: tuple[Touch, ...] = ()
    choosable: tuple[Touch, ...] = ()
    acting: int = NOBODY
    way: tuple[tuple[Touch, ...], ...] = ()
    changed: frozenset[Thing] = frozenset()


@dataclass(slots=True)
class Drawing:
    """One board with its marks, drawn by one plan in a given width."""

    board: Board
    marks: Marks
    plan: Plan
    cells: int
    left: list[Touch] = field(default_factory=list)  # a card of a kind is lit once, though it lies there twice

    def __post_init__(self) -> None:
        self.left = list(self.marks.lit)

    def lines(self) -> list[InkLine]:
        """The whole board: the others, what is shared, the tracks, and the reader's own side."""
        return self.others() + self.own()

    def own(self) -> list[InkLine]:
        """The reader's own side."""
        return self.panel(self.board.seats[-1], "mine") if self.board.seats else []

    def others(self) -> list[InkLine]:
        """All but that."""
        panels = [self.panel(panel, "others") for panel in self.board.seats[:-1]]
        is_tight = self.plan.boxed == "tight"
        rows = in_rows([Block(panel) for panel in panels], self.cells)
        found = rows if is_tight else [line for panel in panels for line in panel]
        if self.board.shared:
            found += [self.ruler([])] if self.plan.boxed in SIDES else []
            found += in_rows(self.zones(self.board.shared, "shared"), self.cells)
        for track in self.board.tracks:
            found += self.track(track)
        return found

    def cut(self, rows: int, turned: int = 0) -> list[InkLine]:
        """The same in less room than it needs: one's own side whole, and a page of the rest.

        The page is the one with what the selected option touches, so that it is seen; or so many pages further.
        """
        others, own = self.others(), self.own()
        left = rows - len(own) - 1
        if len(others) <= left + 1 or left < 1:
            return others + own
        pages = [others[start : start + left] for start in range(0, len(others), left)]
        lit = next((at for at, page in enumerate(pages) if any(is_lit(line) for line in page)), 0)
        at = (lit + turned) % len(pages)
        more = f" … +{len(others) - len(pages[at])}  ⇥ {at + 1}/{len(pages)}"
        return [*pages[at], [Piece(more, "faint")], *own]

    # Seats.

    def panel(self, panel: SeatPanel, side: str) -> list[InkLine]:
        """One player: a line with the name and the facts, the zones, and what is remembered."""
        blocks = self.zones(panel.zones, side)
        if self.plan.boxed == "tight" and side == "others":
            return in_rows([Block([self.title(panel)[:1]]), *blocks], self.cells, 0)
        lines = [self.ruler(self.title(panel)), *in_rows(blocks, self.cells)]
        for text in panel.remembered:
            lines += [[Piece(line, "faint")] for line in folded(text, self.cells, 2)]
        return lines

    def title(self, panel: SeatPanel) -> InkLine:
        """The shape, the name and the facts of a player; who is acting has an arrow."""
        lit = any(touch.zone == "player" and touch.seat == panel.seat for touch in self.marks.lit)
        arrow = "▶ " if panel.seat == self.marks.acting else ""
        name = f" {arrow}{shape(panel.seat)} {panel.called} "
        facts = " · ".join(panel.facts)
        style = "lit" if lit else f"bold seat-{panel.seat}"
        return [Piece(name, style, ("player", panel.seat, None)), Piece(f"{facts} " if facts else "", "faint")]

    def ruler(self, title: InkLine) -> InkLine:
        """A light line across the board with a title in it."""
        start = Piece("──" if title else "", "rule")
        end = Piece("─" * max(0, self.cells - width(title) - start.width), "rule")
        return [start, *title, end]

    def track(self, track: Track) -> list[InkLine]:
        """Steps in a row, with the shapes of those who stand there."""
        pieces = [Piece(f"{track.title}  ", "faint")]
        for at, step in enumerate(track.steps):
            here = [seat for seat, place in track.tokens.items() if place == at]
            pieces.append(Piece(step, "bold" if here else "faint"))
            pieces += [Piece(f" {shape(seat)}", f"bold seat-{seat}") for seat in here]
            pieces.append(Piece("" if at + 1 == len(track.steps) else " › ", "faint"))
        whole = wrapped(pieces, 10_000)
        return whole if width(whole[0]) <= self.cells else wrapped(pieces[1:], self.cells)

    # Zones.

    def zones(self, zones: Sequence[Zone], side: str) -> list[Block]:
        """The places of one side; those of others leave each other room on a line, unless one line is not enough."""
        sides = ["hand" if side == "mine" and at == 0 else side for at in range(len(zones))]
        taken = [self.heading(zone).width + GAP for zone in zones]
        is_shared = side in PUBLIC and sum(taken) <= self.cells
        rooms = [max(SMALL, self.cells - sum(taken) + own - GAP) if is_shared else self.cells for own in taken]
        return [self.zone(*given) for given in zip(zones, sides, rooms, strict=True)]

    def zone(self, zone: Zone, side: str, room: int) -> Block:
        """One place: its title and count, then its cards as boxes or in a row."""
        most = self.plan.lines if side in PUBLIC and not zone.is_whole else len(zone.cards) + 1
        if zone.cards and side in SIDES.get(self.plan.boxed, ()):
            return Block([[self.heading(zone)], *self.boxes(zone, is_public=side in PUBLIC)])
        pieces = [self.chip(zone, at, card) for at, card in enumerate(zone.cards)]
        return Block(self.some([self.heading(zone), *pieces], zone, most, room))

    def some(self, pieces: list[Piece], zone: Zone, most: int, room: int) -> list[InkLine]:
        """As many cards as so many lines hold, and how many more there are."""
        lines = wrapped(pieces, room, 3)
        if len(lines) <= most:
            return lines
        kept = lines[:most]
        while len(kept[-1]) > 2 and width(kept[-1]) + 5 > room:
            kept[-1].pop()
        left = len(pieces) - sum(piece.hit is not None for line in kept for piece in line)
        return [*kept[:-1], [*kept[-1], Piece(f" +{left}", "faint", (zone.key, zone.seat, None))]]

    def heading(self, zone: Zone) -> Piece:
        """The name of a zone and its number of cards."""
        lit = self.is_lit(zone)
        text = f"{zone.title} {zone.count}" if zone.is_counted else zone.title
        open_to_choice = any(_is_whole(touch, zone) for touch in self.marks.choosable if touch.what is not None)
        style = "lit" if lit else "choosable zone" if open_to_choice else "zone"
        where = (zone.key, zone.seat, None) if zone.thing is None else (zone.thing[0], NOBODY, zone.thing[1])
        return Piece(f"‹{text}›" if lit else f" {text} ", style, where)

    def is_lit(self, zone: Zone) -> bool:
        """Whether the selected option is about the place itself."""
        return any(_is_whole(touch, zone) for touch in self.marks.lit)

    def state(self, zone: Zone, at: int, card: Card | None) -> str:
        """lit, choosable or nothing."""
        for touch in self.left:
            if _is_card(touch, zone, at, card):
                self.left.remove(touch)
                return "lit"
        return "choosable" if any(_is_card(touch, zone, at, card) for touch in self.marks.choosable) else ""

    def chip(self, zone: Zone, at: int, card: Card | None) -> Piece:
        """A card in a few letters; the selected one stands between angles, one that can be chosen is underlined."""
        state = self.state(zone, at, card)
        text = f"{card.sign}{card.value} {card.name}" if card else "▒▒"
        style = "lit" if state == "lit" else f"{state} card-{card.colour}" if card else "back"
        return Piece(f"‹{text}›" if state == "lit" else f" {text} ", style, hit(zone, at, card))

    def boxes(self, zone: Zone, *, is_public: bool) -> list[InkLine]:
        """The cards of a zone as boxes, in rows; of others' zones as many as one row holds, and how many more."""
        shown = len(zone.cards) if not is_public else max(1, (self.cells - 5) // (self.plan.width + 1))
        depth = max(len(self.effect(card)) for card in zone.cards[:shown])
        blocks = [self.box(zone, at, card, depth) for at, card in enumerate(zone.cards[:shown])]
        if len(zone.cards) > shown:
            blocks.append(Block([[Piece(f"+{len(zone.cards) - shown}", "faint", (zone.key, zone.seat, None))]]))
        return in_rows(blocks, self.cells, 1)

    def effect(self, card: Card | None) -> list[str]:
        """The effect of a card, whole, as lines in a box; none where the plan leaves it out."""
        return folded(card.effect, self.plan.width - 2, MOST) if card and self.plan.effect else []

    def box(self, zone: Zone, at: int, card: Card | None, depth: int) -> Block:
        """A card as a box: sign and value in the corner, name, effect; heavy edges when it is selected."""
        state = self.state(zone, at, card)
        edges = EDGES[state]
        inner = self.plan.width - 2
        corner = f" {card.sign} {card.value} " if card else ""
        top = f"{edges[0]}{corner}{edges[1] * (inner - len(corner))}{edges[2]}"
        style = "lit" if state == "lit" else f"card-{card.colour}" if card else "back"
        body = self.face(card, inner, depth)
        where = hit(zone, at, card)
        rows = [
            [Piece(edges[3], style, where), Piece(text, look, where), Piece(edges[3], style, where)]
            for text, look in body
        ]
        bottom = f"{edges[4]}{edges[1] * inner}{edges[5]}"
        return Block([[Piece(top, style, where)], *rows, [Piece(bottom, style, where)]])

    def face(self, card: Card | None, inner: int, depth: int) -> list[tuple[str, str]]:
        """The lines inside a box, as many as the deepest card beside it needs."""
        if card is None:
            return [("▒" * inner, "back")] * (1 + depth)
        effect = self.effect(card)
        effect += [" " * inner] * (depth - len(effect))
        return [(fitted(card.name, inner), "bold"), *[(line, "faint") for line in effect]]


EDGES: Final = {"": "╭─╮│╰╯", "choosable": "┏━┓┃┗┛", "lit": "╔═╗║╚╝"}


def is_lit(line: InkLine) -> bool:
    """Whether something on a line is selected."""
    return any(piece.style == "lit" for piece in line)


def drawn(board: Board, marks: Marks, cells: int, rows: int, turned: int = 0) -> list[InkLine]:
    """The board by the richest plan that fits the room; the poorest, by pages, if none does."""
    for plan in PLANS:
        lines = Drawing(board, marks, plan, cells).lines()
        if len(lines) <= rows:
            return lines
    return Drawing(board, marks, PLANS[-1], cells).cut(rows, turned)


def height(board: Board, marks: Marks, cells: int, rows: int) -> int:
    """How many rows a board would have: at most so many if any plan fits, else all that the poorest needs."""
    lengths = (len(Drawing(board, marks, plan, cells).lines()) for plan in PLANS)
    found = 0
    for found in lengths:
        if found <= rows:
            break
    return found


def shape(seat: int) -> str:
    """The shape of a seat."""
    return SHAPES[seat % len(SHAPES)]


def hit(zone: Zone, at: int, card: Card | None) -> tuple[object, ...]:
    """What a click on a card means: its zone, seat, place from the top, and kind."""
    return (zone.key, zone.seat, at + 1, card.kind if card else None)


def touch_at(where: tuple[object, ...]) -> Touch:
    """The thing that was clicked, by its place from the top; a zone where there is none."""
    key, seat, *rest = where
    what = next((each for each in rest if isinstance(each, int | str)), None)
    return Touch(str(key), seat if isinstance(seat, int) else NOBODY, what)


def touched(touches: Sequence[Touch], where: tuple[object, ...]) -> bool:
    """Whether an option that touches these things is about the place that was clicked."""
    key, seat, *rest = where
    return any(touch.zone == key and touch.seat == seat and _fits(touch, rest) for touch in touches)


def _fits(touch: Touch, rest: list[object]) -> bool:
    if rest == [None]:
        return touch.what is None
    return touch.what is not None and touch.what in rest


def _is_in(touch: Touch, zone: Zone) -> bool:
    return touch.zone == zone.key and touch.seat == zone.seat


def _is_whole(touch: Touch, zone: Zone) -> bool:
    """Whether a touch means a place rather than a card there."""
    if touch.what is None:
        return _is_in(touch, zone)
    return (touch.zone, touch.what) == zone.thing


def _is_card(touch: Touch, zone: Zone, at: int, card: Card | None) -> bool:
    """Whether a touch means this card: by its place from the top, or by its kind."""
    if touch.what is None or not _is_in(touch, zone):
        return False
    return touch.what == at + 1 if isinstance(touch.what, int) else card is not None and touch.what == card.kind
