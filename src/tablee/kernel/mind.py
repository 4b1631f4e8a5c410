"""What the virtual players of a game share: what an option and a position are worth, and how far to look ahead."""

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.foresight import Foresight, Measure, Tastes
from tablee.kernel.rng import Rng
from tablee.kernel.rules import Rules
from tablee.kernel.state import State


@mypyc_attr(acyclic=True, free_list_len=1)  # made and forgotten at every choice
class Best:
    """The option worth most of those that were offered so far; ties are broken at random, each as likely."""

    def __init__(self) -> None:
        self.choice: i64 = 0
        self.worth = -1.0e9
        self.ties: i64 = 0

    def offer(self, option: i64, worth: float, rng: Rng) -> None:
        """Keep this option if none was better."""
        if worth > self.worth:
            self.worth = worth
            self.choice = option
            self.ties = 1
        elif worth == self.worth:
            self.ties += 1
            if rng.below(self.ties) == 0:
                self.choice = option


def any_of(options: list[int], rng: Rng) -> int:
    """One of them, each as likely as the others."""
    return options[rng.below(len(options))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What virtual players know of a game beyond its rules; without it they play at random.

    A subclass writes `rates` and `prefer` for players who do not search, `outlook` for those who do, and more where
    the game wants it; `measures` name what an option may win or risk, so that a hint has reasons; `features` name what
    an outlook is learned from (`tools/fit.py`). All of it is asked about worlds that a seat imagines, and reads nothing
    that the seat that decides does not know; `outlook`, `measured` and `featured` alone are for worlds where nothing is
    hidden.

    >>> from tablee.games import GAMES
    >>> from tablee.kernel import seeded
    >>> game = GAMES["karmaka"]
    >>> state = game.new(seed=7)
    >>> rates = game.mind.rates(state)
    >>> len(rates) == len(state.options)
    True
    >>> rates[state.options.index(game.mind.prefer(state, seeded(1)))] == max(rates)
    True
    >>> 0.0 <= game.mind.outlook(state, 0) <= 1.0
    True
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.foresight = Foresight([4, 6, 8], 12, [])
        self.tastes = Tastes()
        self.measures: list[Measure] = []
        self.reach = 4  # turns after which they are taken
        self.features: list[str] = []

    def rates(self, s: State) -> list[float]:
        """What each option is worth to the seat that decides, from what it knows; greater is better."""
        return [0.0] * len(s.options)

    def prefer(self, s: State, rng: Rng) -> int:
        """The option worth most to the seat that decides; ties at random."""
        return s.options[rng.below(len(s.options))]

    def advice(self, s: State) -> list[float]:
        """The order in which a search tries the options, the best first: as `rates`, unless a game knows better."""
        return self.rates(s)

    def plans(self, s: State, most: int) -> list[list[int]]:
        """What a flat search tries, the best advised first: each a choice, and those that a seat means to make next."""
        advice = self.advice(s)
        order = [(-advice[at], s.options[at]) for at in range(len(advice))]
        order.sort()
        return [[option] for rated, option in order[:most]]

    def reply(self, s: State) -> list[int]:
        """How the seat that decides would play on in this turn if it thought a little; empty: as it carries on."""
        return []

    def shorten(self, s: State) -> None:
        """Make an imagined world end where a search need not look further: a match, with the round that is played."""

    def carry_on(self, s: State, rng: Rng) -> int:
        """The option that a search takes when it plays on: as `prefer`, unless a game knows better."""
        return self.prefer(s, rng)

    def outlook(self, s: State, seat: int) -> float:
        """The estimated chance that a seat's side wins, from 0 to 1; for imagined worlds, where nothing is hidden."""
        return 0.5

    def measured(self, s: State, seat: int) -> list[float]:
        """How much a seat has of each of the `measures`; for imagined worlds, where nothing is hidden."""
        return []

    def is_idle(self, s: State, option: int) -> bool:
        """Whether an option spends something for an effect that would change nothing, as far as the seat knows."""
        return False

    def outlooks(self, s: State) -> list[float]:
        """The outlook of each seat; a game may look at the table but once."""
        return [self.outlook(s, seat) for seat in range(s.seats)]

    def featured(self, s: State, seat: int) -> list[float]:
        """How far a seat is ahead in each of the `features`; for imagined worlds, where nothing is hidden."""
        return []

    def first(self) -> "Mind":
        """The mind of the first master, whom later ones are measured by: itself, where nothing has changed since."""
        return self

    def wander(self, s: State, rng: Rng) -> int:
        """Any option, for random play that shows a game from all sides; a game may avoid what would end it at once."""
        return s.options[rng.below(len(s.options))]

    def stroll(self, s: State, rng: Rng, most: int) -> int:
        """Wander until the end, or for `most` decisions; the number of decisions made."""
        made = 0
        while not s.over and made < most:
            self.rules.answer(s, self.wander(s, rng))
            made += 1
        return made

    def players(self) -> dict[str, object]:
        """Players that only this game has, by the name of their level: classes made without arguments."""
        return {}
