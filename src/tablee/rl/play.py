"""One game as every door plays it: its state with all that was told, its end, and its rewards."""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field

from tablee.games import game_named
from tablee.games.layout import Layout
from tablee.kernel import Game, Rng, State
from tablee.rl.encoding import Encoder, encoder_of, layout_of
from tablee.rl.recall import Beginnings, Recall, imagined, view_text


@dataclass(frozen=True, slots=True)
class Terms:
    """What is played: the game, by how many, and the settings that are not as usual."""

    name: str
    players: int = 0
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        """The game."""
        return game_named(self.name)

    @property
    def seats(self) -> int:
        """How many play; the least number where nothing is said."""
        return self.players or self.game.rules.seats[0]

    @property
    def layout(self) -> Layout:
        """How its views are laid out."""
        return layout_of(self.game)

    @property
    def encoder(self) -> Encoder:
        """What writes its views as numbers."""
        return encoder_of(self.game, self.seats)

    @property
    def version(self) -> str:
        """The name of an environment with these rules, as it is cited."""
        return f"tablee/{self.name}-v{self.game.rules.version}"

    def __deepcopy__(self, memo: dict[int, object]) -> "Terms":
        """Terms never change: their copy is themselves."""
        return self

    def deal(self, seed: int) -> "Play":
        """A game, dealt from a seed and ready for its first decision."""
        state = self.game.new(self.seats, dict(self.settings), seed, listening=True)
        state.keep_chronicle()
        return Play(self, state, Recall(Beginnings(self.game, state)))


class Play:
    """One game in progress, as a door shows it: to a seat what it may know, and nothing more.

    >>> play = Terms("karmaka").deal(seed=7)
    >>> seat = play.to_move
    >>> play.take(play.options[0])
    >>> play.text(seat).splitlines()[-2].startswith("chosen")
    False
    >>> play.utilities()
    [0.0, 0.0]
    """

    def __init__(self, terms: Terms, state: State, recall: Recall, made: int = 0) -> None:
        self.terms = terms
        self.game = terms.game
        self.state = state
        self.recall = recall
        self.made = made  # decisions
        self._longest = terms.layout.longest

    @property
    def is_cut(self) -> bool:
        """Whether the game was ended because it was too long."""
        return not self.state.over and self.made >= self._longest

    @property
    def is_over(self) -> bool:
        """Whether nobody decides any more."""
        return self.state.over or self.is_cut

    @property
    def to_move(self) -> int:
        """Who decides; -1 when the game is over."""
        return -1 if self.is_over else int(self.state.to_move)

    @property
    def options(self) -> list[int]:
        """The numbers of the legal options, in rising order; none when the game is over."""
        return [] if self.is_over else sorted(self.state.options)

    def take(self, choice: int) -> None:
        """The choice of the seat on move; an illegal one is refused with the rule against it."""
        self.game.apply(self.state, self.state.to_move, choice)
        self.made += 1

    def utilities(self) -> list[float]:
        """For each seat 1 for a win, -1 for a loss, 0 for a draw; all 0 before the end."""
        if not self.state.over:
            return [0.0] * self.terms.seats
        return [2.0 * self.game.rules.reward(self.state, seat) - 1.0 for seat in range(self.terms.seats)]

    def outlooks(self) -> list[float]:
        """What the position is worth to each seat, from -1 to 1, with all that is hidden; at the end as `utilities`."""
        if self.is_over:
            return self.utilities()
        return [2.0 * self.game.mind.outlook(self.state, seat) - 1.0 for seat in range(self.terms.seats)]

    def view(self, seat: int) -> object:
        """What a seat sees, as a record."""
        return self.game.telling.view(self.state, seat)

    def view_text(self, seat: int) -> str:
        """What a seat sees, in JSON."""
        return view_text(self.game, self.state, seat)

    def row(self, seat: int) -> "array[float]":
        """What a seat sees, as numbers."""
        return self.terms.encoder.row(self.view(seat))

    def text(self, seat: int) -> str:
        """What a seat knows with perfect recall."""
        return self.recall.text(self.state, seat)

    def copy(self) -> "Play":
        """The same game, independent of this one."""
        return Play(self.terms, self.state.copy(), self.recall, self.made)

    def __deepcopy__(self, memo: dict[int, object]) -> "Play":
        """As `copy`."""
        return self.copy()

    def sample(self, seat: int, rng: Rng) -> "Play":
        """A game that a seat could not tell from this one."""
        world = self.game.rules.sample(self.state, seat, rng)
        return Play(self.terms, world, imagined(self.game, world, seat, self.recall), self.made)
