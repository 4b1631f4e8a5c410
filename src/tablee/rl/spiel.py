"""The door of OpenSpiel: importing this registers `tablee_<game>` for `pyspiel.load_game`.

    >>> import pyspiel, tablee.rl.spiel
    >>> game = pyspiel.load_game("tablee_karmaka(players=2)")

All chance follows from one chance node at the root, which draws one of `deals` seeds, each as likely as the others.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from tablee.games import GAMES
from tablee.kernel import SPECTATOR, Rng, seeded
from tablee.rl.play import Play, Terms

PREFIX: Final = "tablee_"
DEALS: Final = 1024  # seeds that the chance node draws from
SETTINGS: Final = "settings"  # a parameter: "variant:teams;first_player:seat_0"


def terms_of(name: str, parameters: dict[str, Any]) -> Terms:
    """What is played under the parameters of a game."""
    written = str(parameters.get(SETTINGS, ""))
    settings = dict(each.split(":", 1) for each in written.split(";") if each)
    return Terms(name, int(parameters.get("players", 0)), settings)


def type_of(name: str) -> pyspiel.GameType:
    """What OpenSpiel must know of a game before it is loaded."""
    seats = GAMES.title(name).seats
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"Tablée: {GAMES.title(name).called('en')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(seats), SETTINGS: "", "deals": DEALS, "first_seed": 0},
    )


class TableeGame(pyspiel.Game):
    """A game of ours; a subclass for each says which."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.terms = terms_of(self.name, given)
        self.deals = int(given.get("deals", DEALS))
        self.first_seed = int(given.get("first_seed", 0))
        rules = self.terms.game.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.option_count,
            max_chance_outcomes=self.deals,
            num_players=self.terms.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.terms.layout.longest,
        )
        super().__init__(type_of(self.name), info, given)

    def new_initial_state(self) -> "TableeState":
        """Before the deal."""
        return TableeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableeObserver":
        """What writes observations; with perfect recall as text alone."""
        if params:
            raise ValueError(f"an observer has no parameters, not {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TableeObserver(self.terms, recalls=recalls)


class TableeState(pyspiel.State):
    """One moment of a game: before the deal a chance node, then as the rules have it."""

    def __init__(self, game: TableeGame) -> None:
        super().__init__(game)
        self.terms = game.terms
        self.deals = game.deals
        self.first_seed = game.first_seed
        self.play: Play | None = None

    def current_player(self) -> int:
        """Who decides; chance before the deal."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.is_over else self.play.to_move

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.play is None else self.play.options

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = self.terms.deal(self.first_seed + action)
        else:
            self.play.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.terms.game.telling.option_name(action)

    def is_terminal(self) -> bool:
        """Whether nobody decides any more."""
        return self.play is not None and self.play.is_over

    def returns(self) -> list[float]:
        """From -1 to 1 at the end, 0 before it."""
        return [0.0] * self.terms.seats if self.play is None else self.play.utilities()

    def resample_from_infostate(self, player: int, sampler: Any) -> "TableeState":
        """A state that a player could not tell from this one."""
        return self.resampled(player, seeded(int(sampler() * 2**53)))

    def resampled(self, player: int, rng: Rng) -> "TableeState":
        """The same, drawn by a generator of ours."""
        other = self.clone()
        if self.play is not None:
            other.play = self.play.sample(player, rng)
        assert isinstance(other, TableeState)
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> "TableeState":
        """The same moment, independent of this one."""
        other = self.clone()
        assert isinstance(other, TableeState)
        return other

    def __str__(self) -> str:
        """What a spectator sees, in JSON; before the deal nothing."""
        return "" if self.play is None else self.play.view_text(SPECTATOR)


class TableeObserver:
    """Writes what a player sees as numbers, and as text what it sees or, with perfect recall, all that it knows."""

    def __init__(self, terms: Terms, *, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(0 if recalls else terms.encoder.size, np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: TableeState, player: int) -> None:
        """Write the numbers of a player's view; zeros before the deal."""
        if self.recalls:
            return
        self.tensor.fill(0)
        if state.play is not None:
            self.tensor[:] = np.frombuffer(state.play.row(player), np.float32)

    def string_from(self, state: TableeState, player: int) -> str:
        """What a player sees or knows as text; nothing before the deal."""
        if state.play is None:
            return f"seat {player}"
        text = state.play.text(player) if self.recalls else state.play.view_text(player)
        return f"seat {player}\n{text}"


def register() -> None:
    """Register every game of ours, once."""
    for name in GAMES:
        kind = type(f"Tablee_{name}", (TableeGame,), {"name": name})
        if f"{PREFIX}{name}" not in pyspiel.registered_names():
            pyspiel.register_game(type_of(name), kind)


register()
