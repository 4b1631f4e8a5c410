"""Games as arrays: what the seats that decided saw, could choose and chose, and how it ended; kept as one NPZ file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from tablee.kernel import Seat, seeded, split
from tablee.players.levels import player_for
from tablee.rl.play import Terms
from tablee.rl.spaces import masked

FIELDS: Final = ("game", "seat", "observation", "view", "mask", "choice", "result")


def recorded(terms: Terms, levels: Sequence[str], games: int, seed: int = 0) -> dict[str, np.ndarray[Any, Any]]:
    """Games between levels, decision by decision, seats taken in turn.

    For each decision: `game` and `seat`, `observation` (the row), `view` (the record in JSON), `mask` (packed bits),
    `choice`, and `result`: what the end was worth to that seat, from -1 to 1.
    """
    found: dict[str, list[Any]] = {name: [] for name in FIELDS}
    for game in range(games):
        play, rng = terms.deal(seed + game), split(seeded(seed + game))
        players = [player_for(terms.game, levels[(seat + game) % len(levels)]) for seat in range(terms.seats)]
        while not play.is_over:
            seat = play.to_move
            choice = players[seat].decide(Seat(play.game, play.state, seat), rng)
            seen = (game, seat, np.frombuffer(play.row(seat), np.float32), play.view_text(seat))
            for name, value in zip(found, (*seen, np.packbits(masked(play, seat)), choice), strict=False):
                found[name].append(value)
            play.take(choice)
        ends = play.utilities()
        found["result"] += [ends[seat] for seat in found["seat"][len(found["result"]) :]]
    return {name: np.array(values) for name, values in found.items()}


def write(file: Path, terms: Terms, levels: Sequence[str], games: int, seed: int = 0) -> None:
    """Record games and keep them, with the name of the environment, the meaning of every place and who played."""
    about = {"environment": terms.version, "levels": list(levels), "seed": seed, "settings": dict(terms.settings)}
    arrays: dict[str, Any] = {**recorded(terms, levels, games, seed), "places": np.array(terms.encoder.names)}
    np.savez_compressed(file, about=msgspec.json.encode(about).decode(), **arrays)
