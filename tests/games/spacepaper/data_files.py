"""The files of SpacePaper's data with their forms, and ways to spoil them."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from tablee.games.loading import BadGameFile
from tablee.games.records import DecisionFile, Identified
from tablee.games.spacepaper.data import (
    records,
    sheets,
    tastes,
)

E = TypeVar("E", bound=Identified)
FORMS: dict[str, type[Any]] = {
    "options.toml": records.OptionFile,
    "races.toml": sheets.RaceFile,
    "planets.toml": sheets.PlanetFile,
    "infrastructure.toml": sheets.InfrastructureFile,
    "stars.toml": sheets.StarFile,
    "ships.toml": sheets.ShipFile,
    "technologies.toml": sheets.TechnologyFile,
    "minerals.toml": sheets.MineralFile,
    "politics.toml": sheets.PoliticsFile,
    "leaders.toml": sheets.LeaderFile,
    "events.toml": sheets.EventFile,
    "galaxy.toml": sheets.Galaxy,
    "strategies.toml": tastes.StrategyFile,
    "decisions.toml": DecisionFile[records.SpaceQuestion],
}


def ids(entries: Sequence[Identified]) -> list[str]:
    """The ids of the entries, in order."""
    return [entry.id for entry in entries]


def called(entries: Sequence[E], name: str) -> E:
    """The entry with that id."""
    return next(entry for entry in entries if entry.id == name)


def spoiled(entries: list[E], name: str, **changes: object) -> list[E]:
    """The entries, with some fields of one of them changed."""
    return [replace(entry, **changes) if entry.id == name else entry for entry in entries]


def refused(words: str, check: Callable[..., object], *arguments: object) -> None:
    """The check refuses what it is given, in exactly these words."""
    with pytest.raises(BadGameFile) as caught:
        check(*arguments)
    assert str(caught.value) == words
