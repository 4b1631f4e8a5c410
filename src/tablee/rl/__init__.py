"""Doors for researchers: our games behind the interfaces of PettingZoo, Gymnasium and OpenSpiel, and in batches.

    pip install "tablee[rl]"

`import tablee.rl.spiel` registers the games with OpenSpiel. What a door needs is imported when it is opened.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any


def aec_env(game: str, *, players: int = 0, shaped: bool = False, **settings: str) -> Any:
    """A game of all seats, as PettingZoo's AEC interface has it: a `TableeAEC` of aec.py."""
    return import_module("tablee.rl.aec").TableeAEC(_terms(game, players, settings), shaped=shaped)


def gym_env(
    game: str,
    *,
    opponents: Sequence[str] = ("sensible",),
    seat: int | None = None,
    shaped: bool = False,
    **settings: str,
) -> Any:
    """One seat of a game against virtual players, as Gymnasium has it; without opponents, a game for one.

    A `TableeGym` of gym.py.
    """
    terms = _terms(game, 1 + len(opponents), settings)
    return import_module("tablee.rl.gym").TableeGym(terms, tuple(opponents), seat=seat, shaped=shaped)


def vector_env(game: str, size: int, *, players: int = 0, seed: int = 0, **settings: str) -> Any:
    """Many games at once, stepped by one call, NumPy arrays in and out: a `TableeVector` of vector.py."""
    return import_module("tablee.rl.vector").TableeVector(_terms(game, players, settings), size, seed=seed)


def _terms(game: str, players: int, settings: dict[str, str]) -> Any:
    # By name: what is imported here is read when batches are compiled, and its libraries may be absent.
    return import_module("tablee.rl.play").Terms(game, players, settings)
