"""Karmaka's TOML files, read once."""

from typing import Final

from tablee.games.karmaka.data.records import (
    CardFile,
    KarmakaQuestion,
    LadderFile,
    SetupFile,
    VariantFile,
    checked,
    roomy,
)
from tablee.games.karmaka.data.tastes import LearnedFile, StrategyFile
from tablee.games.loading import read
from tablee.games.records import DecisionFile

PACKAGE: Final = "tablee.games.karmaka"

VARIANTS: Final = read(PACKAGE, "variants.toml", VariantFile)
LADDER: Final = read(PACKAGE, "ladder.toml", LadderFile).level
QUESTIONS: Final = read(PACKAGE, "decisions.toml", DecisionFile[KarmakaQuestion]).decision
STRATEGIES: Final = read(PACKAGE, "strategies.toml", StrategyFile)
LEARNED: Final = read(PACKAGE, "learned.toml", LearnedFile)
SETUP: Final = read(PACKAGE, "setup.toml", SetupFile)
CARDS: Final = roomy([*checked(read(PACKAGE, "cards.toml", CardFile)).card, *VARIANTS.extra_card], SETUP.base)
