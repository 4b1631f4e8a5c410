"""What people read of a game: views, questions, options, events and refusals; and states saved and read back."""

from mypy_extensions import mypyc_attr

from tablee.kernel.errors import Reason
from tablee.kernel.event import CHANCE, SPECTATOR, Event
from tablee.kernel.rules import Result, Rules
from tablee.kernel.state import NOBODY, State


class Touch:
    """Something on the table that an option is about: a zone by name, its seat (or NOBODY), and a card or position."""

    def __init__(self, zone: str, seat: int, what: int | str | None) -> None:
        self.zone = zone
        self.seat = seat
        self.what = what

    def is_same(self, other: "Touch") -> bool:
        """Whether both name one thing; what has a name of its own may leave the seat open (NOBODY)."""
        if self.zone != other.zone or self.what != other.what:
            return False
        return self.seat == other.seat or (self.what is not None and NOBODY in (self.seat, other.seat))


class Description:
    """An option for people: what kind of answer it is, what it touches, and its words in each language.

    `change` says what it would really change, from what the seat knows, where the game has something to say.
    """

    def __init__(
        self, form: str, touches: list[Touch], text: dict[str, str], change: dict[str, str] | None = None
    ) -> None:
        self.form = form
        self.touches = touches
        self.text = text
        self.change = change

    def in_(self, language: str) -> str:
        """Its words in one language; in English where it has none."""
        return self.text[language] if language in self.text else self.text["en"]

    def change_in(self, language: str) -> str:
        """What it would change, in one language; "" where the game does not say."""
        if self.change is None:
            return ""
        return self.change[language] if language in self.change else self.change["en"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling:
    """All that a game tells: to a seat, to those who read its journals, and to itself after a save.

    A subclass writes the methods that raise NotImplementedError; without the others, people read the names of things.
    `tablee.games.telling` has one that is driven by tables, which our own games use.

    >>> from tablee.games import GAMES
    >>> game = GAMES["karmaka"]
    >>> state = game.new(settings={"first_player": "seat_0"}, seed=7)
    >>> game.telling.ask(state, "en", ["Anna", "Bob"])
    'Which card do you play, and how? You may also pass.'
    >>> game.telling.spell(state, state.options[0]), game.telling.describe(state, state.options[0]).in_("en")
    (['longevity', 'deed'], 'Play Longevity for 2 points')
    >>> game.telling.why_not(state, 1, state.options[0])
    It is not for you to decide now, but for seat 0. (KMK-5.4)
    >>> game.telling.spell(state, game.telling.meant(state, 0, Touch("hand", 0, "longevity")))
    ['longevity', 'deed']
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    # What a game may write; without it people read the names of things.

    def ask(self, s: State, language: str, names: list[str] | None = None) -> str:
        """The open question for the seat that decides, with all that this seat knows of its context."""
        return "" if s.over else self.rules.kinds[s.kind].replace("_", " ")

    def waiting(self, s: State, language: str, names: list[str] | None = None) -> str:
        """What the others read while the seat on move decides."""
        seat: int = s.to_move
        return "" if s.over else f"{names[seat] if names else seat}…"

    def meant(self, s: State, seat: int, touch: Touch) -> int | None:
        """The option that a seat would mean by a thing on the table, from what it knows: to choose, or to ask why not.

        A legal one that touches the thing, if there is one: the one that is about it foremost. Else one that `why_not`
        explains; None if nothing is meant by it now.
        """
        return self.touched(s, seat, touch)

    def touches(self, s: State, option: int) -> list[Touch]:
        """What an option of the open decision is about, foremost first; without its words."""
        return self.describe(s, option).touches

    def touched(self, s: State, seat: int, touch: Touch) -> int | None:
        """The legal option of a seat that is about a thing foremost, the first of several; None if none touches it."""
        found: int | None = None
        nearest = 0
        for option in s.options if not s.over and s.to_move == seat else []:
            for place, each in enumerate(self.touches(s, option)):
                if each.is_same(touch) and (found is None or place < nearest):
                    found, nearest = option, place
        return found

    def catalogue(self) -> object:
        """What boards show and never changes: names, texts and numbers of the pieces; None where there is nothing."""
        return None

    def score_name(self, score: str, language: str) -> str:
        """The name of a score in a view, or of a part of one."""
        return score.replace("_", " ")

    def measured(self, measure: str, whose: str, amount: float, rivals: int, language: str) -> str:
        """What an option brings of a measure of the mind beside another: so much more (above 0) or less.

        `whose` is "mine" or "theirs", which is of so many rivals, one with another.
        """
        return f"{amount:+.1f} {measure.replace('_', ' ')} ({whose})"

    def rules_of(self, kind: str, settings: dict[str, str]) -> list[str]:
        """The ids of the rules behind a kind of decision under these settings, the foremost first."""
        return []

    def opened(self, s: State) -> State:
        """The same state with every card face up to all: for the review of a game that is over, never in play."""
        return s

    def opens_turn(self, event: Event) -> bool:
        """Whether an event is the first of a turn: logs are grouped by it."""
        return False

    def chain(self, event: Event) -> int:
        """Whether a chain begins or goes on with an event (1), or is over before it (-1): logs tell chains indented."""
        return 0

    def weight(self, event: Event) -> int:
        """How an event is shown: 0 in passing, with what is near it; 1 for itself; 2 as one of the great moments."""
        return 1

    def rank(self, s: State, option: int) -> int:
        """How usual an answer is: 1 for the one that is given almost always, -1 for one that waits behind a step."""
        return 0

    def is_aside(self, s: State) -> bool:
        """Whether the open question is asked of somebody in the course of what another does."""
        return False

    def outcome(self, result: Result, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """Who won, and why, for one reader."""
        return f"{result.reason}: {', '.join([names[winner] for winner in result.winners])}"

    # What is said of orders, where a game has them.

    def ordered(self, s: State, seat: int, order: dict[str, str], names: list[str] | None = None) -> dict[str, str]:
        """An order in words, in each language."""
        return {"en": " ".join(order.values())}

    def planned(self, s: State, cost: int, turn: int) -> dict[str, str]:
        """What a plan costs and when it is done, in each language."""
        return {"en": f"{cost}, {turn}"}

    def halted(self, why: str, given: dict[str, int], names: list[str] | None = None) -> dict[str, str]:
        """Why an order has ended, in each language."""
        return {"en": why}

    # What a game writes.

    def view(self, s: State, seat: int) -> object:
        """All that a seat may know, built from nothing; SPECTATOR knows nothing private."""
        raise NotImplementedError

    def why_not(self, s: State, seat: int, option: int) -> Reason | None:
        """Why an option is not legal now for this seat, from what the seat knows; None if it is legal."""
        raise NotImplementedError

    def option_name(self, option: int) -> str:
        """What a number of the fixed numbering means, whatever the state."""
        raise NotImplementedError

    def spell(self, s: State, option: int) -> object:
        """An option in the form of the specification's catalogue."""
        raise NotImplementedError

    def parse(self, s: State, spelled: object) -> int:
        """The number of a spelled option; UnknownOption if it is none."""
        raise NotImplementedError

    def describe(self, s: State, option: int, names: list[str] | None = None) -> Description:
        """An option of the open decision for the seat that decides; names are those of the players."""
        raise NotImplementedError

    def table(self, s: State) -> dict[str, object]:
        """The complete state in the words of the specification, stacks top first; for audits, never for a seat."""
        raise NotImplementedError

    def chance(self, event: Event) -> object:
        """The outcome of a chance event in the words of the specification."""
        raise NotImplementedError

    def chance_name(self, event: Event) -> str:
        """What chance decided, as the specification calls it."""
        return CHANCE[event.kind]

    def told(self, event: Event, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """An event as a sentence for one reader, with the players' names."""
        raise NotImplementedError

    def load(self, data: object) -> State:
        """The state that `State.data` wrote; BadData if it is not one."""
        raise NotImplementedError
