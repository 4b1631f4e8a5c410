"""The contract of a game: what the table, the players and the interfaces may ask of any of the five."""

from mypy_extensions import mypyc_attr

from tablee.kernel.errors import BadSetup, GameOver, IllegalChoice, Reason, UnknownOption, UnknownSeat, WrongSeat
from tablee.kernel.event import SPECTATOR, Event
from tablee.kernel.foresight import Foresight, Tastes
from tablee.kernel.keyed_rng import KEY, keyed
from tablee.kernel.machine import Machine
from tablee.kernel.rng import SEEDS, Rng, seeded
from tablee.kernel.setting import Setting, settled
from tablee.kernel.state import State
from tablee.kernel.step import Step


class Result:
    """How a game ended: the seats that won, a score for each seat, and the reason by name."""

    def __init__(self, winners: list[int], scores: list[int], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason


class Touch:
    """Something on the table that an option is about: a zone by name, its seat (or NOBODY), and a card or position."""

    def __init__(self, zone: str, seat: int, what: int | str | None) -> None:
        self.zone = zone
        self.seat = seat
        self.what = what


class Description:
    """An option for people: what kind of answer it is, what it touches, and its words in both languages."""

    def __init__(self, form: str, touches: list[Touch], fr: str, en: str) -> None:
        self.form = form
        self.touches = touches
        self.fr = fr
        self.en = en


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Machine):
    """One game. A subclass names its parts in `__init__` and writes the methods that raise NotImplementedError.

    >>> from tablee.games import GAMES
    >>> game = GAMES["karmaka"]
    >>> state = game.new(seed=7)
    >>> seat, options = state.to_move, state.options
    >>> game.apply(state, seat, options[0])
    """

    name: str
    version: int  # of the rules: a save of another version is refused
    seats: list[int]  # the numbers of players it takes
    settings: list[Setting]
    kinds: list[str]  # the decision catalogue, by number
    kinds_are_public: bool  # whether others see which kind of question is open
    secrets: bool  # whether seats see different things; if not, only chance to come is hidden
    reasons: list[str]  # how a game may end, by number
    event_names: list[str]  # what may happen, by number
    doubt: int  # how many worlds must agree before a choice counts as one that told nothing
    option_count: int  # options are numbered from 0 to this, fixed for all games of this kind
    core: "Game"  # the same rules without what people read: where all of them are compiled, searches use these

    def __init__(self, effects: list[list[Step[State]]], settles: list[bool]) -> None:
        super().__init__(effects, settles)
        self.core = self
        self.secrets = True
        self.doubt = 2000
        self.foresight = Foresight([4, 6, 8], 12, [])
        self.tastes = Tastes()

    # Play.

    def new(
        self,
        players: int = 0,
        settings: dict[str, str] | None = None,
        seed: int = 0,
        listening: bool = False,
        key: bytes = b"",
    ) -> State:
        """A game dealt and ready for its first decision; players 0 means the least number. Refuses with BadSetup.

        Outcomes follow from the seed; where there is a key, from the key alone.
        """
        values = settled(self.settings, settings or {})
        seats = players or self.seats[0]
        if seats not in self.seats:
            raise self._bad_seats(seats)
        state = self.deal(seats, values, _generator(seed, key), listening)
        self.advance(state)
        return state

    def _bad_seats(self, seats: int) -> BadSetup:
        known = [str(count) for count in self.seats]
        given = {"game": self.name, "known": ", ".join(known), "seats": str(seats)}
        return BadSetup(f"{self.name} is for {' or '.join(known)} players, not {seats}", "bad-players", given)

    def apply(self, s: State, seat: int, choice: int) -> None:
        """Take the choice of a seat and go on to the next decision, in place; an illegal one changes nothing."""
        asked: int = s.to_move
        if asked != seat or choice not in s.options:
            raise self.refusal(s, seat, choice)
        self.answer(s, choice)

    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice | UnknownOption:
        """The error for a choice that is not legal now."""
        reason = self.why_not(s, seat, choice)
        if reason is None:
            raise ValueError("this choice is legal")
        if s.over:
            return GameOver(reason)
        asked: int = s.to_move
        if asked != seat:
            return WrongSeat(reason)
        return IllegalChoice(reason)

    def check_seat(self, s: State, seat: int) -> None:
        """Refuse a seat that is not at this table."""
        seats: int = s.seats
        if not 0 <= seat < seats:
            given = {"last": str(seats - 1), "seat": str(seat)}
            raise UnknownSeat(f"seats are numbered 0 to {seats - 1}, not {seat}", "unknown-seat", given)

    def check_option(self, option: int) -> None:
        """Refuse a number outside this game's numbering."""
        if not 0 <= option < self.option_count:
            last = self.option_count - 1
            given = {"game": self.name, "last": str(last), "option": str(option)}
            text = f"options of {self.name} are numbered 0 to {last}, not {option}"
            raise UnknownOption(text, "unknown-option", given)

    def reward(self, s: State, seat: int) -> float:
        """What the end is worth to a seat: 1 for a win, 0 for a loss, a half for a draw."""
        if s.winners == 0:
            return 0.5
        return 1.0 if (s.winners >> seat) & 1 else 0.0

    # What a game may write for virtual players; without it they play at random.

    def rates(self, s: State) -> list[float]:
        """What each option is worth to the seat that decides, from what it knows; greater is better."""
        return [0.0] * len(s.options)

    def prefer(self, s: State, rng: Rng) -> int:
        """The option worth most to the seat that decides; ties at random."""
        return s.options[rng.below(len(s.options))]

    def advice(self, s: State) -> list[float]:
        """The order in which a search tries the options, the best first: as `rates`, unless a game knows better."""
        return self.rates(s)

    def carry_on(self, s: State, rng: Rng) -> int:
        """The option that a search takes when it plays on: as `prefer`, unless a game knows better."""
        return self.prefer(s, rng)

    def outlook(self, s: State, seat: int) -> float:
        """The estimated chance that a seat's side wins, from 0 to 1; for imagined worlds, where nothing is hidden."""
        return 0.5

    def wander(self, s: State, rng: Rng) -> int:
        """Any option, for random play that shows a game from all sides; a game may avoid what would end it at once."""
        return s.options[rng.below(len(s.options))]

    def stroll(self, s: State, rng: Rng, most: int) -> int:
        """Wander until the end, or for `most` decisions; the number of decisions made."""
        made = 0
        while not s.over and made < most:
            self.answer(s, self.wander(s, rng))
            made += 1
        return made

    def turn(self, s: State) -> int:
        """The number of turns that are over: how far a search looks ahead is counted in turns."""
        return 0

    def players(self) -> dict[str, object]:
        """Players that only this game has, by the name of their level: classes made without arguments."""
        return {}

    # What a game may write for those who look for what a choice tells.

    def odd_sample(self, s: State, seat: int, rng: Rng) -> State:
        """A world as `sample` gives, but of a sort that is rare among them: what is hidden is as uneven as it may be.

        A game whose odd worlds show soon what a choice may tell can lower its `doubt`.
        """
        return self.sample(s, seat, rng)

    # What a game may write for people; without it they read the names of things.

    def ask(self, s: State, language: str, names: list[str] | None = None) -> str:
        """The open question for the seat that decides, with all that this seat knows of its context."""
        return "" if s.over else self.kinds[s.kind].replace("_", " ")

    def waiting(self, s: State, language: str, names: list[str] | None = None) -> str:
        """What the others read while the seat on move decides."""
        seat: int = s.to_move
        return "" if s.over else f"{names[seat] if names else seat}…"

    def rules_of(self, kind: str, settings: dict[str, str]) -> list[str]:
        """The ids of the rules behind a kind of decision under these settings, the foremost first."""
        return []

    def opened(self, s: State) -> State:
        """The same state with every card face up to all: for the review of a game that is over, never in play."""
        return s

    def opens_turn(self, event: Event) -> bool:
        """Whether an event is the first of a turn: logs are grouped by it."""
        return False

    def outcome(self, result: Result, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """Who won, and why, for one reader."""
        return f"{result.reason}: {', '.join([names[winner] for winner in result.winners])}"

    # What a game writes.

    def deal(self, seats: int, settings: dict[str, str], rng: Rng, listening: bool) -> State:
        """Set the game up; refuse a combination of seats and settings that the rules do not have."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> object:
        """All that a seat may know, built from nothing; SPECTATOR knows nothing private."""
        raise NotImplementedError

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """Another world that the seat could not tell from this one, generator included."""
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

    def told(self, event: Event, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """An event as a sentence for one reader, with the players' names."""
        raise NotImplementedError

    def result(self, s: State) -> Result:
        """How the game ended."""
        raise NotImplementedError

    def load(self, data: object) -> State:
        """The state that `State.data` wrote; BadData if it is not one."""
        raise NotImplementedError


def _generator(seed: int, key: bytes) -> Rng:
    """The generator of a key, or of a seed where there is none."""
    if not 0 <= seed < SEEDS:
        given = {"last": str(SEEDS - 1), "seed": str(seed)}
        raise BadSetup(f"a seed lies between 0 and {SEEDS - 1}, not {seed}", "bad-seed", given)
    if not key:
        return seeded(seed)
    if len(key) != KEY:
        raise BadSetup(f"a key has {KEY} bytes, not {len(key)}", "bad-key", {"due": str(KEY), "found": str(len(key))})
    return keyed(key)
