"""What a board is made of: cards, zones, seats and tracks, and what a game with a map adds, for any drawer."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tablee.kernel import Touch


@dataclass(frozen=True, slots=True)
class Card:
    """A card that can be seen: its colour is doubled by a sign, and `kind` is the game's own id.

    `sort` says in words what the colour stands for, where it is no colour of the game.
    """

    name: str
    sign: str
    value: str
    colour: str
    effect: str
    kind: str
    sort: str = ""


Thing = tuple[str, str]  # something on a map or a sheet, as touches name it: its zone and its id


@dataclass(frozen=True, slots=True)
class Zone:
    """A place of the table, with the name that the rules give it as `key` and its seat, or NOBODY.

    The top or exposed card comes first; None is a place whose card this reader does not know. `count` is the number
    of cards that lie there: a long hidden stack shows fewer, or none. `note` says in words what cannot be drawn.
    Where the place itself is something that can be pointed at, such as a planet, `thing` names it. A place whose cards
    are not what matters says so by `is_counted`; one whose cards are never left out, by `is_whole`.
    """

    key: str
    seat: int
    title: str
    cards: tuple[Card | None, ...]
    count: int
    note: str
    thing: Thing | None = None
    is_counted: bool = True
    is_whole: bool = False


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """One player: facts as short sentences, zones, and what this reader remembers of the hidden ones.

    `role` says in a word who this is to the reader, such as a partner, and stands beside the name wherever that does.
    """

    seat: int
    name: str
    facts: tuple[str, ...]
    zones: tuple[Zone, ...]
    remembered: tuple[str, ...]
    role: str = ""

    @property
    def called(self) -> str:
        """The name, and the role where there is one."""
        return f"{self.name} ({self.role})" if self.role else self.name


@dataclass(frozen=True, slots=True)
class Track:
    """Steps in a row, and the step on which each seat stands."""

    title: str
    steps: tuple[str, ...]
    tokens: dict[int, int]


@dataclass(frozen=True, slots=True)
class Cell:
    """Some words in a table or on a map, the name of their ink, and the thing that they stand for."""

    text: str
    ink: str = ""
    thing: Thing | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a sheet: one cell is a sentence, several are columns; rows of as many columns stand below each other.

    The last cell of a loose row may stand on a line of its own where there is little room.
    """

    cells: tuple[Cell, ...]
    indent: int = 0
    loose: bool = False

    @property
    def text(self) -> str:
        """The line in plain words."""
        return "  ".join(cell.text for cell in self.cells if cell.text)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page of facts: its key, its tab by key and in a word, its title and lines, and what it is about.

    Of several sheets of one tab, the one about what a person looks at is shown.
    """

    key: str
    tab: str
    word: str
    title: str
    rows: tuple[Row, ...]
    subject: Thing | None = None


@dataclass(frozen=True, slots=True)
class Node:
    """A place of a map, in the map's own units.

    `names` go from the longest to the shortest; a mere point of a lane has none. `tags` say what is there.
    """

    thing: Thing
    x: int
    y: int
    sign: str
    ink: str = ""
    names: tuple[str, ...] = ()
    tags: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class Exit:
    """Where a lane leaves the map: beside which node, at which place, and the names of where it comes back."""

    node: Thing
    x: int
    y: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Map:
    """Nodes, lanes as rows of nodes, exits; `places` are the nodes at which other things are, such as ships."""

    nodes: tuple[Node, ...]
    lanes: tuple[tuple[Thing, ...], ...]
    exits: tuple[Exit, ...]
    places: Mapping[Thing, Thing]

    def node_of(self, touch: Touch) -> Thing | None:
        """The node that a touch means, if any."""
        return self.places.get((touch.zone, str(touch.what)))


@dataclass(frozen=True, slots=True)
class Verb:
    """One of the things that can be done with something: the option, and a word or two for it."""

    option: int
    word: str


@dataclass(frozen=True, slots=True)
class Pick:
    """A thing to pick, such as a card: its words and their ink, and its verbs, which stand side by side in one row."""

    title: str
    ink: str
    verbs: tuple[Verb, ...]


@dataclass(frozen=True, slots=True)
class Offering:
    """What helps to answer the open question where there are many options.

    `headings` group options by what they touch, those that come first before the others. `closing` options end a phase
    or decline. The `usual` one leaves things as they are and stands first; those of `late` forms stand last. Options
    of the forms in `leads` lead on to the same question, step by step: one may look ahead. Options about one of the
    `picks` share its row; those that are about none have rows of their own. Options of the forms in `apart` are no
    answers to what is asked: all of a form stand last, behind one line that says what they do; with what comes then.
    """

    headings: Mapping[Thing, str] = field(default_factory=dict)
    closing: tuple[int, ...] = ()
    usual: int | None = None
    late: tuple[str, ...] = ()
    leads: tuple[str, ...] = ()
    picks: tuple[Pick, ...] = ()
    apart: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Board:
    """All that one reader sees of a game: shared zones, the seats with the reader's own last, tracks, a headline.

    A game with a map has one, and sheets beside it; `here` is the node that matters now. `scores` are the numbers that
    count, with their parts, and `details` say more about them; `changes` say what has changed since the reader's last
    turn, and `alarms` who may win soon.
    `own` are the few facts about the reader's own side that stay in sight whatever is looked at.
    """

    shared: tuple[Zone, ...]
    seats: tuple[SeatPanel, ...]
    tracks: tuple[Track, ...]
    headline: str
    map: Map | None = None
    sheets: tuple[Sheet, ...] = ()
    offering: Offering = Offering()
    here: Thing | None = None
    scores: Sheet | None = None
    details: tuple[Sheet, ...] = ()
    changes: tuple[str, ...] = ()
    alarms: Mapping[tuple[int, str], str] = field(default_factory=dict)
    own: tuple[str, ...] = ()


Drawn = Callable[[object, Sequence[str], str], Board]  # a view, the players' names, a language
