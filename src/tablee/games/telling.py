"""A telling driven by tables: all that every game says in the same way; a game adds what is truly its own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from reprlib import repr as shortened
from typing import Generic, TypeVar

from tablee.games.language import BadWords
from tablee.games.records import Question
from tablee.games.texts import each_language
from tablee.games.voice import Known, Said, Voice, dashed
from tablee.kernel import (
    NOBODY,
    SPECTATOR,
    Description,
    Event,
    Reason,
    Result,
    Rules,
    State,
    Telling,
    Touch,
    UnknownOption,
)
from tablee.kernel.event import CHANCE
from tablee.kernel.orders import DO, TO, is_answer, is_asking

S = TypeVar("S", bound=State)
Shape = tuple[str, ...]  # what the numbers of an event are, in their order; *name takes all that are left
Lister = Callable[[list[int], list[str], str], str]  # several numbers as one phrase, with players' names, in a language
REST = "*"
EVERY = "*"  # among rare forms: all of them
OTHERS = ("rival", "target")  # deciders of a question that comes up in what another does


def _nothing(s: object) -> Mapping[str, Known]:
    return {}


def _unsaid(s: object, seat: int, order: object) -> Mapping[str, Known]:
    return {}


def _no_more(number: object, language: str) -> Said:
    return {}


@dataclass(frozen=True, slots=True)
class Spelling(Generic[S]):
    """How a game is written down: options, states and outcomes of chance, in the words of its specification."""

    option_name: Callable[[int], str]
    spell: Callable[[S, int], object]
    parse: Callable[[S, object], int | None]  # None: nothing is written like that
    table: Callable[[S], dict[str, object]]
    chance: Callable[[Event], object]
    chance_name: Callable[[Event], str] = lambda event: CHANCE[event.kind]


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts(Generic[S]):
    """What only the game itself can tell, each part a function; what may be left out does nothing."""

    spelling: Spelling[S]
    view: Callable[[S, int], object]
    describe: Callable[[S, int, list[str]], Description]
    refused: Callable[[S, int, int], Reason | None]  # of an option that is not among those asked for
    load: Callable[[Rules, object], S]
    opened: Callable[[S], S] = lambda s: s
    context: Callable[[S], Mapping[str, Known]] = _nothing  # facts that the open question can name
    framed: Callable[[S, str, str], str] = lambda s, asked, language: asked  # a question and what stands around it
    touches: Callable[[S, int], list[Touch]] | None = None  # of an option; without it, those of its description
    meanings: Callable[[S, int, Touch], Sequence[int]] = lambda s, seat, touch: ()  # of a thing, the likeliest first
    catalogue: Callable[[], object] = lambda: None  # what boards show of the pieces, as a struct
    holds: Callable[[str, dict[str, str]], bool] = lambda rule, settings: True  # whether a rule holds under settings
    ending: Callable[[Result], Mapping[str, Known]] = _nothing  # what the sentence of an end wants beyond the winners
    ordered: Callable[[S, int, dict[str, str]], Mapping[str, Known]] = _unsaid  # facts that an order can name


def _nobody(given: Mapping[str, int], players: int) -> int:
    """No player stands for what an event is about."""
    return NOBODY


@dataclass(frozen=True, slots=True, kw_only=True)
class Events:
    """What may happen, as sentences: the shape of each event, and what its words need beyond its numbers."""

    shapes: Mapping[Shape, Sequence[int]]
    listers: Mapping[str, Lister] = field(default_factory=dict)  # for a *name at the end of a shape
    more: Mapping[int, Callable[[dict[str, int], str], Said]] = field(default_factory=dict)
    member: Callable[[Mapping[str, int], int], int] = _nobody  # whose a side is, among so many players, if it is one's
    turn: int = NOBODY  # the event that opens a turn
    chain: Sequence[int] = ()  # what leads on to more in the same turn
    after_chain: Sequence[int] = ()  # what comes when all that is over, though the turn may not be
    great: Sequence[int] = ()  # the great moments, which are given time
    passing: Sequence[int] = ()  # what is told, but not shown for itself

    def arguments(self) -> dict[int, Shape]:
        """The shape of each kind of event."""
        return {kind: shape for shape, kinds in self.shapes.items() for kind in kinds}


class SpokenTelling(Telling, Generic[S]):
    """The telling of a game with a voice, tables and parts; `over` is the rule by which nothing follows the end.

    Where the kind of a question is for the one who decides alone, `turns` is the rule by which the others wait.
    """

    def __init__(
        self,
        rules: Rules,
        state: type[S],
        voice: Voice,
        questions: Sequence[Question],
        events: Events,
        parts: Parts[S],
        *,
        over: str,
        turns: str = "",
    ) -> None:
        super().__init__(rules)
        self.state = state
        self.voice = voice
        self.questions = questions
        self.events = events
        self.parts = parts
        self.over = over
        self.turns = turns
        self.arguments = events.arguments()

    def own(self, s: State) -> S:
        """A state of this game; another is a mistake of the caller."""
        if not isinstance(s, self.state):
            raise TypeError(f"{type(s).__name__} is no state of {self.rules.name}")
        return s

    # What lies on the table.

    def view(self, s: State, seat: int) -> object:
        """All that a seat may know, built from nothing; SPECTATOR knows nothing private."""
        if seat != SPECTATOR:
            self.rules.check_seat(s, seat)
        return self.parts.view(self.own(s), seat)

    def opened(self, s: State) -> S:
        """The same state with every card face up to all."""
        return self.parts.opened(self.own(s))

    def table(self, s: State) -> dict[str, object]:
        """The complete state in the words of the specification."""
        return self.parts.spelling.table(self.own(s))

    def load(self, data: object) -> S:
        """The state that `State.data` wrote; BadData if it is not one."""
        return self.parts.load(self.rules, data)

    def catalogue(self) -> object:
        """What boards show of the pieces, whatever the table."""
        return self.parts.catalogue()

    def score_name(self, score: str, language: str) -> str:
        """The name of a score in a view, or of a part of one."""
        message = f"score-{dashed(score)}"
        has_words = self.voice.has(message, language)
        return self.voice.say(message, language) if has_words else super().score_name(score, language)

    def measured(self, measure: str, whose: str, amount: float, rivals: int, language: str) -> str:
        """What an option brings of a measure beside another, as part of a sentence."""
        message, halves = f"measure-{dashed(measure)}-{whose}", round(2 * abs(amount)) / 2
        if not self.voice.has(message, language):
            return super().measured(measure, whose, amount, rivals, language)
        said = f"{halves:g}".replace(".", self.voice.say("decimal", language))
        return self.voice.say(
            message,
            language,
            way="more" if amount > 0 else "less",
            amount=said,
            halves=round(2 * halves),
            percent=round(100 * abs(amount)),
            rivals=rivals,
        )

    # Options.

    def option_name(self, option: int) -> str:
        """What a number of the fixed numbering means."""
        self.rules.check_option(option)
        return self.parts.spelling.option_name(option)

    def spell(self, s: State, option: int) -> object:
        """An option in the form of the decision catalogue."""
        self.rules.check_option(option)
        return self.parts.spelling.spell(self.own(s), option)

    def parse(self, s: State, spelled: object) -> int:
        """The number of a spelled option; UnknownOption if it is none."""
        found = self.parts.spelling.parse(self.own(s), spelled)
        if found is None:
            game, written = self.rules.name, shortened(spelled)
            text = f"no option of {game} is written {written} here"
            raise UnknownOption(text, "unknown-spelling", {"game": game, "spelled": written})
        return found

    def describe(self, s: State, option: int, names: list[str] | None = None) -> Description:
        """An option of the open decision for the seat that decides; names are those of the players."""
        self.rules.check_option(option)
        return self.parts.describe(self.own(s), option, names or [])

    def touches(self, s: State, option: int) -> list[Touch]:
        """What an option is about, foremost first."""
        if self.parts.touches is None:
            return super().touches(s, option)
        return self.parts.touches(self.own(s), option)

    def why_not(self, s: State, seat: int, option: int) -> Reason | None:
        """The rule against an option, from what the seat knows; None if it is legal."""
        self.rules.check_seat(s, seat)
        self.rules.check_option(option)
        if s.over:
            return self.voice.refusal(self.over, "refuse-over")
        rule = self.questions[s.kind].rules[0]
        if s.to_move != seat:
            return self.voice.refusal(self.turns or rule, "refuse-seat", player=s.to_move)
        if option in s.options:
            return None
        return self.parts.refused(self.own(s), seat, option) or self.voice.refusal(rule, "refuse-form", question=s.kind)

    def meant(self, s: State, seat: int, touch: Touch) -> int | None:
        """A legal option that touches the thing; else the likeliest that is refused, with its reason."""
        self.rules.check_seat(s, seat)
        own = self.own(s)
        found = self.touched(s, seat, touch)
        if found is not None:
            return found
        legal = s.options if not s.over and s.to_move == seat else []
        return next((option for option in self.parts.meanings(own, seat, touch) if option not in legal), None)

    # Questions.

    def ask(self, s: State, language: str, names: list[str] | None = None) -> str:
        """The open question, with what the table knows of its context."""
        if s.over:
            return ""
        asked = self.voice.asked(s.kind, self.parts.context(self.own(s)), names or [], language)
        return self.parts.framed(self.own(s), asked, language)

    def waiting(self, s: State, language: str, names: list[str] | None = None) -> str:
        """What the others read while someone decides."""
        if s.over:
            return ""
        player = self.voice.player(s.to_move, names or [], language)
        if not self.rules.kinds_are_public:
            return self.voice.say("wait", language, player=player)
        return self.voice.waits(s.kind, player, language)

    def rules_of(self, kind: str, settings: dict[str, str]) -> list[str]:
        """The rules that the decision catalogue names, without those that do not hold under these settings."""
        rules = self.questions[self.rules.kinds.index(kind)].rules
        return [rule for rule in rules if self.parts.holds(rule, settings)]

    def rank(self, s: State, option: int) -> int:
        """What the decision catalogue says of the manner of answers: usual, rare or neither."""
        manner = self.questions[s.kind].manner
        if manner.usual and self.spell(s, option) == manner.usual:
            return 1
        if not manner.rare:
            return 0
        return -1 if EVERY in manner.rare or self.describe(s, option).form in manner.rare else 0

    def is_aside(self, s: State) -> bool:
        """Whether the decision catalogue has somebody answer who is not the one that acts."""
        return self.questions[s.kind].decider in OTHERS

    # Orders.

    def ordered(self, s: State, seat: int, order: dict[str, str], names: list[str] | None = None) -> dict[str, str]:
        """An order in words, in each language; one that answers a kind of question has words of its own."""
        about = f"-{dashed(order.get(TO, ''))}" if is_answer(order) or is_asking(order) else ""
        given = self.parts.ordered(self.own(s), seat, order)
        return self._in_each(f"order-{order[DO]}{about}", given, names)

    def planned(self, s: State, cost: int, turn: int) -> dict[str, str]:
        """What a plan costs and when it is done."""
        return self._in_each("plan", {"cost": cost, "turn": turn, "count": turn - self.rules.turn(s) - 1}, None)

    def halted(self, why: str, given: dict[str, int], names: list[str] | None = None) -> dict[str, str]:
        """Why an order has ended."""
        return self._in_each(f"halt-{why}", given, names)

    def _in_each(self, message: str, given: Mapping[str, Known], names: list[str] | None) -> dict[str, str]:
        return each_language(
            lambda language: self.voice.say(message, language, **self.voice.spoken(given, names or [], language))
        )

    # What happens.

    def weight(self, event: Event) -> int:
        """How an event is shown: in passing, for itself, or as a great moment."""
        if event.kind in self.events.great:
            return 2
        return 0 if event.kind in self.events.passing else 1

    def opens_turn(self, event: Event) -> bool:
        """Whether a turn begins."""
        return event.kind == self.events.turn

    def chain(self, event: Event) -> int:
        """Whether a chain begins or goes on (1), or is over (-1)."""
        if event.kind in self.events.chain:
            return 1
        return -1 if event.kind in self.events.after_chain else 0

    def told(self, event: Event, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """An event as a sentence for the one who reads at this seat."""
        shape = self.arguments.get(event.kind)
        if shape is None or len(event.args) < len([name for name in shape if not name.startswith(REST)]):
            raise BadWords(f"{self.rules.name} has no words for event {event.kind} with the numbers {event.args}")
        given = {name: value for name, value in zip(shape, event.args, strict=False) if not name.startswith(REST)}
        member = self.events.member(given, len(names))
        if member != NOBODY:
            given["player"] = member
        said = self.voice.spoken(given, names, language)
        said |= self.events.more.get(event.kind, _no_more)(given, language)
        said["you"] = reader(given, seat)
        if shape and shape[-1].startswith(REST):
            said |= self._rest(shape[-1].removeprefix(REST), event.args[len(given) :], names, language, seat)
        return self.voice.say(f"event-{self.rules.event_names[event.kind]}", language, **said)

    def _rest(self, name: str, numbers: list[int], names: list[str], language: str, seat: int) -> Said:
        """The numbers at the end of an event, and how many; whoever is among players reads of oneself."""
        if name == "players":
            you = "yes" if seat in numbers else "no"
            return {name: self.voice.players(numbers, names, language), "count": len(numbers), "you": you}
        return {name: self.events.listers[name](numbers, names, language), "count": len(numbers)}

    def chance(self, event: Event) -> object:
        """The outcome of a chance event in the words of the specification."""
        return self.parts.spelling.chance(event)

    def chance_name(self, event: Event) -> str:
        """What chance decided, as the specification calls it."""
        return self.parts.spelling.chance_name(event)

    def outcome(self, result: Result, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """Who won, and why, for one reader."""
        return self.voice.say(
            f"result-{dashed(result.reason)}",
            language,
            **self.voice.spoken(self.parts.ending(result), names, language),
            winners=self.voice.players(result.winners, names, language),
            count=len(result.winners),
            you="yes" if seat in result.winners else "no",
        )


def reader(given: Mapping[str, int], seat: int) -> str:
    """Who reads: the player, the one aimed at, or another; or one of them where the player aims at oneself."""
    player, target = given.get("player"), given.get("target")
    if player is not None and player == target:
        return "self" if seat == player else "own"
    if seat == player:
        return "yes"
    return "target" if seat == target else "no"
