"""VII Legio's TOML files, read once."""

from typing import Final

from tablee.games.loading import read
from tablee.games.records import DecisionFile
from tablee.games.vii_legio.data.checks import charted, explored, fitted, peopled, tabled
from tablee.games.vii_legio.data.records import ExplorationFile, ExtrasolarFile, NebulaFile, NebulaQuestion
from tablee.games.vii_legio.data.sheets import ShipFile, TableFile
from tablee.games.vii_legio.data.tastes import StrategyFile

PACKAGE: Final = "tablee.games.vii_legio"

TABLES: Final = tabled(read(PACKAGE, "tables.toml", TableFile))
EXPLORATION: Final = explored(read(PACKAGE, "exploration_cards.toml", ExplorationFile)).card
EXTRASOLAR: Final = peopled(
    read(PACKAGE, "extrasolar_cards.toml", ExtrasolarFile), TABLES.constants.experience_max
).card
NEBULA: Final = charted(read(PACKAGE, "nebula.toml", NebulaFile))
SHIPS: Final = fitted(read(PACKAGE, "ships.toml", ShipFile))
QUESTIONS: Final = read(PACKAGE, "decisions.toml", DecisionFile[NebulaQuestion]).decision
STRATEGIES: Final = read(PACKAGE, "strategies.toml", StrategyFile)
