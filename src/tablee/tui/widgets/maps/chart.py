"""The map on the screen: it can be moved and enlarged, and a cursor goes from node to node."""

from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from tablee.tui.boards import Board, Thing
from tablee.tui.widgets.maps.mapping import Drawn, Lit, Picture, Window, nodes_of
from tablee.tui.widgets.paper.drawing import Marks
from tablee.tui.widgets.paper.ink import inked
from tablee.tui.widgets.paper.themes import INKS

NEARER: Final = 1.5
MOVE: Final = 0.25  # how much of what is shown a key moves the map


class Pointed(Message):
    """Something on a map or a sheet was pointed at; or chosen, by a click or by Enter."""

    def __init__(self, thing: Thing, *, chosen: bool) -> None:
        super().__init__()
        self.thing = thing
        self.chosen = chosen


class MapView(Widget, can_focus=True):
    """A map that can be moved and enlarged; while it has the focus, arrows go from node to node."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("escape", "screen.map", show=False),
    ]

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.board: Board | None = None
        self.marks = Marks()
        self.window = Window()
        self.cursor: Thing | None = None

    def show(self, board: Board, marks: Marks) -> None:
        """Draw another board, or other marks on it; what is selected comes into sight."""
        self.board, self.marks = board, marks
        lit = nodes_of(board.map, marks.lit) if board.map else frozenset()
        if lit and not self.has_focus and self.window.zoom > 1:
            self.bring(next(iter(sorted(lit))))
        self.refresh()

    def picture(self) -> Picture | None:
        """The map in its window."""
        if self.board is None or self.board.map is None:
            return None
        return Picture(self.board.map, self.window, max(20, self.size.width), max(6, self.size.height))

    def render(self) -> Content:
        """The map with its marks."""
        picture = self.picture()
        return Content("") if picture is None else inked(Drawn(picture, self.lit()).lines(), INKS)

    def lit(self) -> Lit:
        """What stands out."""
        assert self.board is not None and self.board.map is not None
        map_ = self.board.map
        cursor = self.cursor if self.has_focus else None
        choosable = nodes_of(map_, self.marks.choosable)
        return Lit(nodes_of(map_, self.marks.lit), choosable, self.way(), cursor, self.marks.changed)

    def way(self) -> tuple[Thing, ...]:
        """The nodes of the way, from where it begins."""
        if self.board is None or self.board.map is None or self.board.here is None or not self.marks.way:
            return ()
        nodes = [self.board.here]
        for touches in self.marks.way:
            found = [self.board.map.node_of(touch) for touch in touches if touch.zone != "ship"]
            nodes += [node for node in found[:1] if node is not None and node != nodes[-1]]
        return tuple(nodes)

    # The window.

    def zoom(self, times: float) -> None:
        """Nearer or farther, around what is selected."""
        self.window = self.window.zoomed(times)
        found = self.cursor or (self.board.here if self.board else None)
        if self.board is not None and self.board.map is not None and self.marks.lit:
            lit = sorted(nodes_of(self.board.map, self.marks.lit))
            found = lit[0] if lit and not self.has_focus else found
        if found is not None and times > 1:
            self.centre(found)
        self.refresh()

    def pan(self, right: int, down: int) -> None:
        """Move the window."""
        self.window = self.window.moved(right * MOVE, down * MOVE)
        self.refresh()

    def fit(self) -> None:
        """The whole map."""
        self.window = Window()
        self.refresh()

    def centre(self, thing: Thing) -> None:
        """Put a node in the middle."""
        picture = self.picture()
        if picture is None:
            return
        for node in picture.map.nodes:
            if node.thing == thing:
                x, y = picture.share(node)
                self.window = Window(self.window.zoom, x, y).held()

    def bring(self, thing: Thing) -> None:
        """Bring a node into sight, if it is not."""
        picture = self.picture()
        if picture is not None and thing in picture.spots and not picture.is_seen(thing):
            self.centre(thing)

    # The cursor.

    def action_go(self, right: int, down: int) -> None:
        """The next node in a direction."""
        picture = self.picture()
        if picture is None or self.board is None or self.board.map is None:
            return
        stops = self.stops()
        start = self.cursor if self.cursor in stops else self.board.here
        if start not in picture.spots:
            start = next(iter(stops))
        found = nearest(picture, start, [stop for stop in stops if stop != start], right, down)
        if found is not None:
            self.place(found)

    def stops(self) -> list[Thing]:
        """The nodes at which the cursor stops: those with a name, and those that can be chosen."""
        assert self.board is not None and self.board.map is not None
        choosable = nodes_of(self.board.map, self.marks.choosable)
        return [node.thing for node in self.board.map.nodes if node.names or node.thing in choosable]

    def place(self, thing: Thing) -> None:
        """Put the cursor on a node."""
        self.cursor = thing
        self.bring(thing)
        self.refresh()
        self.post_message(Pointed(thing, chosen=False))

    def action_choose(self) -> None:
        """Choose the node under the cursor."""
        if self.cursor is not None:
            self.post_message(Pointed(self.cursor, chosen=True))

    def on_focus(self) -> None:
        """The cursor appears at what is selected, or where it matters."""
        if self.board is not None and self.board.map is not None:
            lit = sorted(nodes_of(self.board.map, self.marks.lit))
            found = lit[0] if lit else self.cursor or self.board.here
            if found is not None:
                self.place(found)

    def on_blur(self) -> None:
        """The cursor goes."""
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """A click on a node chooses it."""
        where = event.style.meta.get("hit")
        if where is not None:
            self.cursor = (where[0], where[1])
            self.post_message(Pointed(self.cursor, chosen=True))

    def on_mouse_scroll_up(self) -> None:
        """Nearer."""
        self.zoom(NEARER)

    def on_mouse_scroll_down(self) -> None:
        """Farther."""
        self.zoom(1 / NEARER)


def nearest(picture: Picture, start: Thing | None, stops: list[Thing], right: int, down: int) -> Thing | None:
    """The nearest node in a direction; a row counts as two columns."""
    if start is None:
        return None
    column, row = picture.spots[start]

    def away(thing: Thing) -> tuple[float, float]:
        across, along = picture.spots[thing][0] - column, 2 * (picture.spots[thing][1] - row)
        ahead = across * right + along * down
        aside = abs(across * down) + abs(along * right)
        return ahead, ahead + 2 * aside

    ahead = [thing for thing in stops if away(thing)[0] > 0 and away(thing)[1] < 4 * away(thing)[0]]
    return min(ahead, key=lambda thing: away(thing)[1], default=None)
