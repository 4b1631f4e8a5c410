"""The rules of a game: what the machine runs, silent and compiled; nothing here is read by people."""

from mypy_extensions import mypyc_attr

from tablee.kernel.errors import BadSetup, UnknownOption, UnknownSeat
from tablee.kernel.keyed_rng import KEY, keyed
from tablee.kernel.machine import Machine
from tablee.kernel.rng import SEEDS, Rng, seeded
from tablee.kernel.setting import Setting, settled
from tablee.kernel.state import NOBODY, State
from tablee.kernel.step import Step


class Result:
    """How a game ended: the seats that won, a score for each seat, and the reason by name."""

    def __init__(self, winners: list[int], scores: list[int], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Machine):
    """The rules of one game. A subclass names its parts in `__init__` and writes `deal`, `sample` and `result`.

    Searches play with these rules and no others: there is one object for a game, of a compiled class that no plain
    class extends, so that calls stay direct. An effect that is put into `effects` is there for all.

    >>> from tablee.games import GAMES
    >>> from tablee.kernel import seeded
    >>> rules = GAMES["karmaka"].rules
    >>> state = rules.new(players=2, settings={"first_player": "seat_1"}, seed=7)
    >>> int(state.to_move), rules.kinds[state.kind]
    (1, 'play_card')
    >>> world = rules.sample(state, 1, seeded(3))  # what seat 1 may imagine
    >>> rules.answer(world, world.options[0])  # known to be legal; `Game.apply` makes sure
    >>> rules.playout(world, seeded(4), 10_000) > 10, world.over
    (True, True)
    >>> rules.result(world).reason in rules.reasons
    True
    """

    name: str
    version: int  # of the rules: a save of another version is refused
    seats: list[int]  # the numbers of players it takes
    settings: list[Setting]
    kinds: list[str]  # the decision catalogue, by number
    kinds_are_public: bool  # whether others see which kind of question is open
    secrets: bool  # whether seats see different things; if not, only chance to come is hidden
    doubt: int  # how many worlds must agree before a choice counts as one that told nothing
    paced: list[int]  # kinds of questions whose answers take a time that tells something of what is hidden
    veiled: list[int]  # those among them that may be left out for a hidden reason, which SKIPPED then tells
    showing: list[int]  # kinds of events that turn something up: a choice that brought one stands, whoever knew it
    reasons: list[str]  # how a game may end, by number
    event_names: list[str]  # what may happen, by number
    option_count: int  # options are numbered from 0 to this, fixed for all games of this kind

    def __init__(self, effects: list[list[Step[State]]], settles: list[bool]) -> None:
        super().__init__(effects, settles)
        self.kinds_are_public = True
        self.secrets = True
        self.doubt = 2000
        self.paced = []
        self.veiled = []
        self.showing = []

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

    def takes(self, players: int, settings: dict[str, str]) -> bool:
        """Whether a table of so many can be set up like this."""
        try:
            self.new(players, settings)
        except BadSetup:
            return False
        return True

    def is_legal(self, s: State, seat: int, choice: int) -> bool:
        """Whether the open question is this seat's, and the choice one of its options."""
        asked: int = s.to_move
        return asked == seat and choice in s.options

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
        """What the end is worth to a seat: 1 for a win, 0 for a loss, a half for a draw.

        That nobody has won is a draw, unless a lone player has lost to an automaton.
        """
        if s.winners == 0:
            return 0.5
        return 1.0 if (s.winners >> seat) & 1 else 0.0

    def turn(self, s: State) -> int:
        """The number of turns that are over: how far a search looks ahead is counted in turns."""
        return 0

    def side(self, s: State, seat: int) -> int:
        """The first of the seats that win together with this one: partners are one side."""
        return seat

    def rivals(self, s: State, seat: int) -> list[int]:
        """Whom a seat plays against, as the game's mind measures them: all other sides.

        An automaton that a lone player plays against is no seat: it has a number beyond them.
        """
        mine = self.side(s, seat)
        return [other for other in range(s.seats) if self.side(s, other) != mine]

    def actor(self, s: State) -> int:
        """The seat whose turn it is, whoever decides meanwhile; NOBODY where a turn is everybody's."""
        return NOBODY

    def is_plain(self, s: State) -> bool:
        """Whether everybody can see that the only option of the open question is the only one.

        The table then answers for a person, in the journal as ever. Where the reason lies in a hidden hand the person
        is asked, as others would learn it from the speed of the answer.
        """
        return False

    def odd_sample(self, s: State, seat: int, rng: Rng) -> State:
        """A world as `sample` gives, but of a sort that is rare among them: what is hidden is as uneven as it may be.

        For those who look for what a choice tells: a game whose odd worlds show it soon can lower its `doubt`.
        """
        return self.sample(s, seat, rng)

    # What a game writes.

    def deal(self, seats: int, settings: dict[str, str], rng: Rng, listening: bool) -> State:
        """Set the game up; refuse a combination of seats and settings that the rules do not have."""
        raise NotImplementedError

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """Another world that the seat could not tell from this one, generator included."""
        raise NotImplementedError

    def result(self, s: State) -> Result:
        """How the game ended."""
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
