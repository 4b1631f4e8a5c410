"""Connect Four's TOML files, read once."""

from typing import Final

from connect_four.data.records import BoardFile, StrategyFile, checked
from tablee.games.loading import read
from tablee.games.records import DecisionFile, Question

PACKAGE: Final = "connect_four"

BOARD: Final = checked(read(PACKAGE, "board.toml", BoardFile))
QUESTIONS: Final = read(PACKAGE, "decisions.toml", DecisionFile[Question]).decision
STRATEGIES: Final = read(PACKAGE, "strategies.toml", StrategyFile)
