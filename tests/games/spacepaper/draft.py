"""A game played from its first question: drafts and homes, for scenarios of the set-up."""

from tablee.games.spacepaper.data import GALAXY
from tablee.games.spacepaper.rules.state import SpaceState
from tests.games.spacepaper.sitting import Sitting, game

RACES = ["human", "ether", "meca", "brachies", "vulcan", "kelvin"]


class Draft(Sitting):
    """A new game, played from its very first question."""

    def __init__(self, players: int = 2, seed: int = 1, **settings: str) -> None:
        state = game().new(players, settings, seed, listening=True)
        assert isinstance(state, SpaceState)
        self.state = state
        self.events = state.heard()

    @property
    def first(self) -> int:
        """The holder of the token."""
        return self.state.first

    @property
    def clockwise(self) -> list[int]:
        """The seats from the holder of the token on."""
        return [(self.first + place) % self.state.seats for place in range(self.state.seats)]

    def asked(self, kind: str) -> list[int]:
        """Everyone takes the first option while this kind is asked; the seats asked, in order."""
        seats = []
        while self.kind == kind:
            seats.append(self.to_move)
            self.chooses(self.options[0])
        return seats

    def drafts(self, *races: str) -> "Draft":
        """The players take these races, the Ethers speed; then leaders and events, the first of each that is left."""
        for race in races:
            self.chooses(race)
            if self.kind == "racetech":
                self.chooses("speed")
        while self.kind in ("leader", "event"):
            self.chooses(next(option for option in self.options if option != "opportunist"))
        return self

    def begins(self, *homes: str, races: tuple[str, ...] = ("human", "vulcan")) -> "Draft":
        """The whole set-up of two players, militarism for both."""
        return self.drafts(*races).chooses("militarism", "militarism", *homes)


def lanes_between(start: str) -> dict[str, int]:
    """How many lanes lie between a system and each other, counted on the map."""
    ways = [(lane.a, lane.b) for lane in GALAXY.lane] + [(lane.b, lane.a) for lane in GALAXY.lane]
    found = {start: 0}
    for lanes in range(1, 24):
        found |= {b: lanes for a, b in ways if a in found and b not in found}
    return found
