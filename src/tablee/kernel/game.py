"""A game: its rules, what it tells people, what its virtual players share, what may be ordered; and their verbs."""

from tablee.kernel.errors import GameOver, IllegalChoice, Reason, UnknownOption, WrongSeat
from tablee.kernel.event import SPECTATOR, Event
from tablee.kernel.foresight import Foresight, Tastes
from tablee.kernel.homes import HOMES, found_by
from tablee.kernel.mind import Mind
from tablee.kernel.orders import Orders
from tablee.kernel.rng import Rng
from tablee.kernel.rules import Result, Rules
from tablee.kernel.setting import Setting
from tablee.kernel.state import State
from tablee.kernel.step import Step
from tablee.kernel.telling import Description, Telling


class Game:
    """One game, in three parts: `rules` (silent, compiled), `telling` (for people), `mind` (for virtual players).

    Where it has `orders`, a seat may wish for something once and have it done by many choices.

    >>> from tablee.games import GAMES
    >>> from tablee.kernel import IllegalChoice
    >>> game = GAMES["karmaka"]
    >>> state = game.new(seed=7, settings={"first_player": "seat_0"})
    >>> game.apply(state, 0, state.options[0])
    >>> try:
    ...     game.apply(state, 0, 0)
    ... except IllegalChoice as refused:
    ...     print(refused.reason.rule, refused.reason.in_("fr"))
    KMK-5.4 Ce n'est pas à vous de décider, mais à la place 1.
    """

    def __init__(self, rules: Rules, telling: Telling, mind: Mind, orders: Orders | None = None) -> None:
        self.rules = rules
        self.telling = telling
        self.mind = mind
        self.orders = orders

    @property
    def name(self) -> str:
        """The name by which commands and saves know it."""
        return self.rules.name

    def new(
        self,
        players: int = 0,
        settings: dict[str, str] | None = None,
        seed: int = 0,
        listening: bool = False,
        key: bytes = b"",
    ) -> State:
        """A game dealt and ready for its first decision: see `Rules.new`."""
        return self.rules.new(players, settings, seed, listening, key)

    def apply(self, s: State, seat: int, choice: int) -> None:
        """Take the choice of a seat and go on to the next decision, in place; an illegal one changes nothing."""
        if not self.rules.is_legal(s, seat, choice):
            raise self.refusal(s, seat, choice)
        self.rules.answer(s, choice)

    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice | UnknownOption:
        """The error for a choice that is not legal now."""
        reason = self.telling.why_not(s, seat, choice)
        if reason is None:
            raise ValueError("this choice is legal")
        if s.over:
            return GameOver(reason)
        asked: int = s.to_move
        if asked != seat:
            return WrongSeat(reason)
        return IllegalChoice(reason)

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        """A game never changes: its copy is itself."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """How it is pickled: by its name."""
        return found_by(HOMES.find), (self.rules.name,)

    # The old, wide contract, for callers that do not name the part yet: each line only hands on.

    @property
    def core(self) -> "Game":
        """This game."""
        return self

    @property
    def version(self) -> int:
        """See `Rules`."""
        return self.rules.version

    @property
    def seats(self) -> list[int]:
        """See `Rules`."""
        return self.rules.seats

    @property
    def settings(self) -> list[Setting]:
        """See `Rules`."""
        return self.rules.settings

    @property
    def kinds(self) -> list[str]:
        """See `Rules`."""
        return self.rules.kinds

    @property
    def kinds_are_public(self) -> bool:
        """See `Rules`."""
        return self.rules.kinds_are_public

    @property
    def secrets(self) -> bool:
        """See `Rules`."""
        return self.rules.secrets

    @property
    def doubt(self) -> int:
        """See `Rules`."""
        return self.rules.doubt

    @property
    def reasons(self) -> list[str]:
        """See `Rules`."""
        return self.rules.reasons

    @property
    def event_names(self) -> list[str]:
        """See `Rules`."""
        return self.rules.event_names

    @property
    def option_count(self) -> int:
        """See `Rules`."""
        return self.rules.option_count

    @property
    def effects(self) -> list[list[Step[State]]]:
        """See `Rules`."""
        return self.rules.effects

    @property
    def settles(self) -> list[bool]:
        """See `Rules`."""
        return self.rules.settles

    @property
    def foresight(self) -> Foresight:
        """See `Mind`."""
        return self.mind.foresight

    @property
    def tastes(self) -> Tastes:
        """See `Mind`."""
        return self.mind.tastes

    def advance(self, s: State) -> None:
        """See `Rules`."""
        self.rules.advance(s)

    def answer(self, s: State, choice: int) -> None:
        """See `Rules`."""
        self.rules.answer(s, choice)

    def ask_again(self, s: State) -> bool:
        """See `Rules`."""
        return self.rules.ask_again(s)

    def playout(self, s: State, rng: Rng, most: int) -> int:
        """See `Rules`."""
        return self.rules.playout(s, rng, most)

    def check_seat(self, s: State, seat: int) -> None:
        """See `Rules`."""
        self.rules.check_seat(s, seat)

    def check_option(self, option: int) -> None:
        """See `Rules`."""
        self.rules.check_option(option)

    def reward(self, s: State, seat: int) -> float:
        """See `Rules`."""
        return self.rules.reward(s, seat)

    def turn(self, s: State) -> int:
        """See `Rules`."""
        return self.rules.turn(s)

    def side(self, s: State, seat: int) -> int:
        """See `Rules`."""
        return self.rules.side(s, seat)

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """See `Rules`."""
        return self.rules.sample(s, seat, rng)

    def odd_sample(self, s: State, seat: int, rng: Rng) -> State:
        """See `Rules`."""
        return self.rules.odd_sample(s, seat, rng)

    def result(self, s: State) -> Result:
        """See `Rules`."""
        return self.rules.result(s)

    def rates(self, s: State) -> list[float]:
        """See `Mind`."""
        return self.mind.rates(s)

    def prefer(self, s: State, rng: Rng) -> int:
        """See `Mind`."""
        return self.mind.prefer(s, rng)

    def advice(self, s: State) -> list[float]:
        """See `Mind`."""
        return self.mind.advice(s)

    def carry_on(self, s: State, rng: Rng) -> int:
        """See `Mind`."""
        return self.mind.carry_on(s, rng)

    def outlook(self, s: State, seat: int) -> float:
        """See `Mind`."""
        return self.mind.outlook(s, seat)

    def wander(self, s: State, rng: Rng) -> int:
        """See `Mind`."""
        return self.mind.wander(s, rng)

    def stroll(self, s: State, rng: Rng, most: int) -> int:
        """See `Mind`."""
        return self.mind.stroll(s, rng, most)

    def players(self) -> dict[str, object]:
        """See `Mind`."""
        return self.mind.players()

    def ask(self, s: State, language: str, names: list[str] | None = None) -> str:
        """See `Telling`."""
        return self.telling.ask(s, language, names)

    def waiting(self, s: State, language: str, names: list[str] | None = None) -> str:
        """See `Telling`."""
        return self.telling.waiting(s, language, names)

    def rules_of(self, kind: str, settings: dict[str, str]) -> list[str]:
        """See `Telling`."""
        return self.telling.rules_of(kind, settings)

    def opened(self, s: State) -> State:
        """See `Telling`."""
        return self.telling.opened(s)

    def opens_turn(self, event: Event) -> bool:
        """See `Telling`."""
        return self.telling.opens_turn(event)

    def chain(self, event: Event) -> int:
        """See `Telling`."""
        return self.telling.chain(event)

    def weight(self, event: Event) -> int:
        """See `Telling`."""
        return self.telling.weight(event)

    def outcome(self, result: Result, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """See `Telling`."""
        return self.telling.outcome(result, names, language, seat)

    def view(self, s: State, seat: int) -> object:
        """See `Telling`."""
        return self.telling.view(s, seat)

    def why_not(self, s: State, seat: int, option: int) -> Reason | None:
        """See `Telling`."""
        return self.telling.why_not(s, seat, option)

    def option_name(self, option: int) -> str:
        """See `Telling`."""
        return self.telling.option_name(option)

    def spell(self, s: State, option: int) -> object:
        """See `Telling`."""
        return self.telling.spell(s, option)

    def parse(self, s: State, spelled: object) -> int:
        """See `Telling`."""
        return self.telling.parse(s, spelled)

    def describe(self, s: State, option: int, names: list[str] | None = None) -> Description:
        """See `Telling`."""
        return self.telling.describe(s, option, names)

    def table(self, s: State) -> dict[str, object]:
        """See `Telling`."""
        return self.telling.table(s)

    def chance(self, event: Event) -> object:
        """See `Telling`."""
        return self.telling.chance(event)

    def told(self, event: Event, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """See `Telling`."""
        return self.telling.told(event, names, language, seat)

    def load(self, data: object) -> State:
        """See `Telling`."""
        return self.telling.load(data)
