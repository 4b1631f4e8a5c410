"""Wild Space's TOML files, read once."""

from typing import Final

from tablee.games.loading import read
from tablee.games.records import DecisionFile
from tablee.games.wild_space.data.constants import GameFile
from tablee.games.wild_space.data.records import (
    CardFile,
    HostileFile,
    PlanetFile,
    WildSpaceQuestion,
    fitting,
    raided,
    settled,
)
from tablee.games.wild_space.data.tastes import StrategyFile

PACKAGE: Final = "tablee.games.wild_space"

GAME: Final = read(PACKAGE, "game.toml", GameFile)
CARDS: Final = fitting(read(PACKAGE, "cards.toml", CardFile))
PLANETS: Final = settled(read(PACKAGE, "planets.toml", PlanetFile))
HOSTILE: Final = raided(read(PACKAGE, "hostile_planets.toml", HostileFile), GAME.solo.hostile_planets_drawn)
QUESTIONS: Final = read(PACKAGE, "decisions.toml", DecisionFile[WildSpaceQuestion]).decision
STRATEGIES: Final = read(PACKAGE, "strategies.toml", StrategyFile)
