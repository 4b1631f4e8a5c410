"""Saved states of Connect Four, read back with suspicion."""

from typing import cast

from connect_four.rules.state import FORMAT, ConnectFourState
from tablee.games.saving import Saved, need, typed
from tablee.kernel import Rules


class SavedConnectFour(Saved):
    """What `ConnectFourState.data` writes."""

    drops: list[int]


def load(rules: Rules, data: object) -> ConnectFourState:
    """The saved drops played again: what the rules do not allow cannot come back; BadData says why."""
    saved = typed(data, SavedConnectFour, rules, FORMAT)
    s = cast(ConnectFourState, rules.new())
    for column in saved.drops:
        need(column in s.options, f"a stone was dropped into column {column}, which took none (drops)")
        rules.answer(s, column)
    s.rng = saved.generator()
    need(s.data() == data, "the drops do not lead to the state that was saved")
    return s
