"""Games kept as arrays can be read again, and say what was seen, chosen and won."""

from pathlib import Path

import msgspec
import numpy as np

from tablee.rl.play import Terms
from tablee.rl.trajectories import write


def test_games_kept_as_arrays_say_what_was_seen_chosen_and_won(tmp_path: Path) -> None:
    terms = Terms("karmaka", 2)
    write(tmp_path / "games.npz", terms, ["sensible", "random"], games=2, seed=5)
    kept = np.load(tmp_path / "games.npz")
    count = terms.game.rules.option_count
    masks = np.unpackbits(kept["mask"], axis=1)[:, :count]
    assert masks[np.arange(len(kept["choice"])), kept["choice"]].all()
    assert kept["observation"].shape == (len(kept["choice"]), len(kept["places"]))
    assert set(kept["game"]) == {0, 1} and set(kept["result"]) <= {-1.0, 0.0, 1.0}
    assert msgspec.json.decode(str(kept["view"][0]))["seat"] == kept["seat"][0]
    assert msgspec.json.decode(str(kept["about"]))["environment"] == "tablee/karmaka-v1"


def test_the_seats_of_a_game_are_paid_by_its_end(tmp_path: Path) -> None:
    write(tmp_path / "games.npz", Terms("karmaka", 2), ["sensible", "random"], games=1, seed=6)
    kept = np.load(tmp_path / "games.npz")
    results = {int(seat): float(kept["result"][kept["seat"] == seat][0]) for seat in (0, 1)}
    assert sorted(results.values()) in ([-1.0, 1.0], [0.0, 0.0])
