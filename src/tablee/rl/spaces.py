"""What the doors of Gymnasium and PettingZoo say of observations and actions."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from tablee.rl.play import Play, Terms

LARGEST: Final = 100_000.0  # no number of a view is greater
Observation = dict[str, np.ndarray[Any, Any]]


def actions_of(terms: Terms) -> spaces.Discrete:
    """The fixed numbering of the options."""
    return spaces.Discrete(terms.game.rules.option_count)


def observations_of(terms: Terms) -> spaces.Dict:
    """The numbers of a view, and the mask of the legal options."""
    rows = spaces.Box(-LARGEST, LARGEST, (terms.encoder.size,), np.float32)
    masks = spaces.Box(0, 1, (terms.game.rules.option_count,), np.int8)
    return spaces.Dict({"observation": rows, "action_mask": masks})


def observed(play: Play, seat: int) -> Observation:
    """What a seat sees, and what it may choose: nothing where it does not decide."""
    return {"observation": np.frombuffer(play.row(seat), np.float32), "action_mask": masked(play, seat)}


def masked(play: Play, seat: int) -> np.ndarray[Any, Any]:
    """1 for each legal option of a seat."""
    mask = np.zeros(play.game.rules.option_count, np.int8)
    if play.to_move == seat:
        mask[play.options] = 1
    return mask
