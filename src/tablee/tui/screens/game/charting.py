"""Playing on a map: what is pointed at, and the quick keys: end, again, find."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from tablee.kernel import NOBODY, Touch
from tablee.tui.boards import Map, Offering, Thing, sort_for
from tablee.tui.desk.desk import Desk
from tablee.tui.desk.offers import Offer
from tablee.tui.screens.shell.paging import Paging
from tablee.tui.widgets.asks.ask import AskBar
from tablee.tui.widgets.bars.keys import Keys
from tablee.tui.widgets.maps.chart import MapView, Pointed
from tablee.tui.widgets.maps.mapping import changes
from tablee.tui.widgets.surfaces.atlas import MAP


class Charting(Paging):
    """What a screen of play does where the board has a map, and quick answers for any game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "map", show=False),
        Binding("v", "other", show=False),
        Binding("e", "end", show=False),
        Binding("full_stop", "again", show=False),
        Binding("slash", "find", show=False),
        Binding("o", "orders", show=False),
        Binding("pagedown", "scroll(1)", show=False),
        Binding("pageup", "scroll(-1)", show=False),
    ]

    desk: Desk
    reader: int

    def __init__(self) -> None:
        super().__init__()
        self.before: Map | None = None  # as the reader saw it at the last choice
        self.last: dict[tuple[int, int], str] = {}  # the sort of the last answer, by seat and kind of question

    @property
    def map(self) -> Map | None:
        """The map as data."""
        return self.desk.board(self.reader, self.language).map

    def changed(self) -> frozenset[Thing]:
        """Where something has changed since the reader's last choice."""
        map_ = self.map
        return frozenset() if self.before is None or map_ is None else changes(self.before, map_)

    def chart_keys(self) -> Keys:
        """The keys of a game with a map."""
        pairs = (
            ("⇥", "pages"),
            ("m", "map"),
            ("o", "orders"),
            ("e", "end"),
            (".", "again"),
            ("/", "find"),
            ("v", "other"),
        )
        return [(key, self.say(f"charting-{name}"), name) for key, name in pairs] if self.atlas else []

    # The map has the keys, or the options have them.

    @property
    def is_on_map(self) -> bool:
        """Whether the map has the keys."""
        return isinstance(self.focused, MapView)

    def map_keys(self) -> Keys:
        """The keys of the map."""
        pairs = (
            ("↔↕", "go", "charting-go"),
            (self.say("key-enter"), "at", "charting-take"),
            ("m", "map", "charting-back"),
        )
        more = (
            ("+", "zoom(1)", "charting-nearer"),
            ("-", "zoom(-1)", "charting-farther"),
            ("f", "zoom(0)", "charting-fit"),
        )
        last = (("?", "help", "playing-help"), ("s", "leave", "playing-leave"))
        return [(key, self.say(word), action) for key, action, word in (*pairs, *more, *last)]

    def on_descendant_focus(self) -> None:
        """Another part has the keys."""
        self.show_mode()

    def on_descendant_blur(self) -> None:
        """A part has given the keys away."""
        self.show_mode()

    def show_mode(self) -> None:
        """Say whether the map has the keys."""
        if self.query(AskBar):
            self.query_one(AskBar).say_mode(self.say("charting-on-map") if self.is_on_map else "")
            self.show_keys()

    def show_keys(self) -> None:
        """Say what can be pressed."""
        raise NotImplementedError

    def on_key(self, event: events.Key) -> None:
        """A number means an option on the map too: it stands out, and Enter takes it."""
        if self.is_on_map and event.character is not None and event.character.isdecimal():
            event.stop()
            self.query_one(AskBar).focus()
            self.query_one(AskBar).type_figure(event.character)

    # Pointing.

    def on_pointed(self, event: Pointed) -> None:
        """What is pointed at stands out among the options; chosen, it is taken, or its options are offered."""
        event.stop()
        ask = self.query_one(AskBar)
        fits = [choice for choice in ask.choices if self.is_about(choice, event.thing)]
        if self.atlas is not None:
            self.atlas.turned = 0
        if not event.chosen:
            if fits:
                ask.point(fits[0])
            self.draw()
        elif len(fits) == 1:
            self.take(fits[0])
        elif fits:
            ask.narrow(fits)
            ask.tell(self.say("charting-narrowed"))
            ask.focus()
        else:
            zone, what = event.thing
            ask.tell(self.why_not(Touch(zone, NOBODY, what)))
            self.draw()

    def is_about(self, choice: Offer, thing: Thing) -> bool:
        """Whether a choice ends at a node, or touches something on a sheet."""
        map_ = self.map
        if map_ is None or choice.heading:
            return False
        return any(is_meant(map_, touch, thing) for touch in choice.touches)

    def draw(self) -> None:
        """Draw the board again."""
        raise NotImplementedError

    def why_not(self, touch: Touch) -> str:
        """Why a thing cannot be chosen."""
        raise NotImplementedError

    def take(self, choice: Offer) -> None:
        """Take a choice."""
        raise NotImplementedError

    # Keys.

    def action_map(self) -> None:
        """To the map, or back to the options."""
        if self.atlas is None:
            return
        view = self.atlas.query_one(MapView)
        if view.has_focus:
            self.query_one(AskBar).focus()
        else:
            if not view.display or view.region.width == 0:
                self.atlas.turn_to(MAP)
            view.focus()

    def action_other(self) -> None:
        """The same page about another player or system."""
        if self.atlas is not None:
            self.atlas.turn_on()

    def action_scroll(self, step: int) -> None:
        """Read on in a sheet, or among the options."""
        if not self.read_on(step):
            self.query_one(AskBar).action_page(step)

    def action_find(self) -> None:
        """Find options by words."""
        ask = self.query_one(AskBar)
        ask.focus()
        ask.action_seek()

    def action_end(self) -> None:
        """End the phase, or leave things as they are: whichever is among the options."""
        ask = self.query_one(AskBar)
        closing = self.desk.board(self.reader, self.language).offering.closing
        fits = [choice for choice in ask.choices if choice.option in closing]
        if fits:
            self.take(fits[0])
        elif ask.choices:
            ask.tell(self.say("charting-no-end"))

    def action_again(self) -> None:
        """The same kind of answer as the last time this was asked, where it is allowed."""
        ask = self.query_one(AskBar)
        sort = self.last.get(self.asked())
        fits = [
            choice for choice in ask.choices if sort is not None and not choice.is_order and self.sort(choice) == sort
        ]
        if fits:
            self.take(fits[0])
        elif ask.choices:
            ask.tell(self.say("charting-no-again"))

    def action_orders(self) -> None:
        """What may be ordered once, in place of the question; once more, the question again."""
        ask = self.query_one(AskBar)
        if ask.choices and all(choice.is_order for choice in ask.choices):
            self.show()
            return
        wishes = self.desk.wishes(self.reader, self.language)
        if not wishes:
            ask.tell(self.say("charting-no-orders"))
            return
        ask.ask(self.say("charting-orders-asked"), wishes, Offering())
        ask.focus()
        self.draw()

    def show(self) -> None:
        """Draw everything, with the question that is open."""
        raise NotImplementedError

    def sort(self, choice: Offer) -> str:
        """What a choice does, whatever it does it with."""
        return sort_for(self.desk.table.setup.game)(choice.last)

    def asked(self) -> tuple[int, int]:
        """Who is asked, and what."""
        decision = self.desk.table.decision(self.reader)
        return self.reader, decision.kind if decision else -1

    def remember_sort(self, choice: Offer) -> None:
        """Keep what was chosen, to do it again, and the map as it was."""
        self.before = self.map
        if choice.is_order:
            return
        self.last[self.asked()] = self.sort(choice)


def is_meant(map_: Map, touch: Touch, thing: Thing) -> bool:
    """Whether a touch means a thing: itself, or the node at which it is."""
    return (touch.zone, str(touch.what)) == thing or map_.node_of(touch) == thing
