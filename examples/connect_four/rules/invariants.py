"""What must hold between any two decisions of Connect Four."""

from connect_four.rules.state import ConnectFourState, has_four
from connect_four.rules.tables import COLUMNS, PLACES, ROWS
from tablee.kernel import State


def check(state: State) -> None:
    """Stones lie apart and on the board, as many as were dropped; nobody has won yet, and the turn is right."""
    assert isinstance(state, ConnectFourState)
    taken: int = state.first | state.second
    assert state.first & state.second == 0 and taken & ~PLACES == 0
    assert taken.bit_count() == len(state.drops) < COLUMNS * ROWS
    assert not has_four(state.first) and not has_four(state.second)
    assert state.to_move == len(state.drops) % 2
    assert all(column in state.open or state.drops.count(column) == ROWS for column in range(COLUMNS))
