"""Many games of one kind, stepped together: a loop over rules, masks, ends and new deals, compiled."""

from typing import final

from mypy_extensions import i64

from tablee.kernel.rng import Rng, split
from tablee.kernel.rules import Rules
from tablee.kernel.state import State


@final
class Batch:
    """`size` games of the same set-up. A game that is over is dealt anew in the next step, whatever is chosen for it.

    `masks` has a byte for each game and option, 1 where the option is legal; who lends it to an array sees it change.
    """

    def __init__(self, rules: Rules, players: int, settings: dict[str, str], size: int, rng: Rng, longest: int) -> None:
        self.rules = rules
        self.players = players
        self.settings = settings
        self.size = size
        self.rng = rng
        self.longest = longest
        self.width = rules.option_count
        self.masks = bytearray(size * rules.option_count)
        self.states: list[State] = []
        self.marked: list[list[int]] = [[] for game in range(size)]  # the options that a mask shows
        self.made = [0] * size  # decisions of each game
        self.over = [False] * size
        self.cut = [False] * size  # over because they were too long
        for game in range(size):
            self.states.append(self.dealt())
            self.mark(game)

    def dealt(self) -> State:
        """A new game, from the stream of this batch."""
        return self.rules.new(self.players, self.settings, self.rng.word())

    def mark(self, game: i64) -> None:
        """Let the mask of a game show the options of its open question."""
        start = game * self.width
        masks = self.masks
        for option in self.marked[game]:
            masks[start + option] = 0
        options = self.states[game].options
        for option in options:
            masks[start + option] = 1
        self.marked[game] = options

    def step(self, choices: list[int]) -> int:
        """One choice in each game; where a game was over a new one is dealt instead.

        -1; or the number of the first game whose choice is not legal, and then nothing is done.
        """
        refused = self.refused(choices)
        if refused >= 0:
            return refused
        rules = self.rules
        for game in range(self.size):
            if self.over[game]:
                self.states[game] = self.dealt()
                self.made[game] = 0
                self.over[game] = False
                self.cut[game] = False
            else:
                state = self.states[game]
                rules.answer(state, choices[game])
                self.made[game] += 1
                self.cut[game] = not state.over and self.made[game] >= self.longest
                self.over[game] = state.over or self.cut[game]
            self.mark(game)
        return -1

    def refused(self, choices: list[int]) -> int:
        """The first game whose choice is not legal, or -1."""
        for game in range(self.size):
            choice = choices[game]
            if not self.over[game] and (
                choice < 0 or choice >= self.width or self.masks[game * self.width + choice] == 0
            ):
                return game
        return -1

    def to_move(self) -> list[int]:
        """Who decides in each game; -1 where it is over."""
        return [-1 if self.over[game] else int(self.states[game].to_move) for game in range(self.size)]

    def rewards(self) -> list[float]:
        """For each game and seat: from -1 to 1 where the game is over, 0 before that and where it was cut short."""
        rewards = [0.0] * (self.size * self.players)
        for game in range(self.size):
            if self.over[game] and not self.cut[game]:
                state = self.states[game]
                for seat in range(self.players):
                    rewards[game * self.players + seat] = 2.0 * self.rules.reward(state, seat) - 1.0
        return rewards

    def drawn(self, rng: Rng) -> list[int]:
        """An option of each game at random: for measuring, and for random play; 0 where a game is over."""
        choices = [0] * self.size
        for game in range(self.size):
            options = self.states[game].options
            if options:
                choices[game] = options[rng.below(len(options))]
        return choices

    def copy(self) -> "Batch":
        """The same games, independent of these."""
        other = Batch(self.rules, self.players, self.settings, 0, self.rng.copy(), self.longest)
        other.size = self.size
        other.masks = bytearray(self.masks)
        other.states = [state.copy() for state in self.states]
        other.marked = self.marked[:]
        other.made = self.made[:]
        other.over = self.over[:]
        other.cut = self.cut[:]
        return other


def batch(rules: Rules, players: int, settings: dict[str, str], size: int, rng: Rng, longest: int) -> Batch:
    """A batch with a stream of its own."""
    return Batch(rules, players, settings, size, split(rng), longest)
