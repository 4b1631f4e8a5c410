"""Karman Swap's TOML files, read once."""

from typing import Final

from tablee.games.karman_swap.data.records import (
    AbilityFile,
    CardFile,
    KarmanSwapQuestion,
    ModeFile,
    PlanetFile,
    dealt,
    fitting,
)
from tablee.games.karman_swap.data.tastes import StrategyFile
from tablee.games.loading import read
from tablee.games.records import DecisionFile

PACKAGE: Final = "tablee.games.karman_swap"

ABILITIES: Final = read(PACKAGE, "abilities.toml", AbilityFile)
CARDS: Final = fitting(read(PACKAGE, "cards.toml", CardFile), ABILITIES)
PLANETS: Final = read(PACKAGE, "planets.toml", PlanetFile).planets
MODES: Final = dealt(read(PACKAGE, "modes.toml", ModeFile), CARDS)
QUESTIONS: Final = read(PACKAGE, "decisions.toml", DecisionFile[KarmanSwapQuestion]).decision
STRATEGIES: Final = read(PACKAGE, "strategies.toml", StrategyFile)
