"""The board of a finished game, at any of its moments: as a seat saw it, or with open cards."""

from dataclasses import replace

from tablee.kernel import SPECTATOR
from tablee.table.opinion.review import Recording
from tablee.tui.boards import Board, board_for


def board_at(recording: Recording, at: int, seat: int, language: str) -> Board:
    """The table at a moment as a seat saw it, or with open cards for a spectator."""
    draw = board_for(recording.setup.game)
    state = recording.moments[at].state
    if seat != SPECTATOR:
        return draw(recording.game.view(state, seat), recording.names, language)
    state = recording.game.opened(state)
    own = [draw(recording.game.view(state, each), recording.names, language) for each in range(recording.seats)]
    asked = own[state.to_move] if 0 <= state.to_move < recording.seats else own[0]
    spectator = draw(recording.game.view(state, SPECTATOR), recording.names, language)
    seats = tuple(board.seats[-1] for board in own)
    guests = tuple(panel for panel in spectator.seats if panel.seat >= recording.seats)  # whom the game itself plays
    return replace(spectator, shared=asked.shared, seats=(*guests, *seats), tracks=asked.tracks)
