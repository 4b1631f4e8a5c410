"""What the TOML files of Connect Four are made of: the board, and the weights of its virtual players."""

from tablee.games.loading import BadGameFile
from tablee.games.records import Record

BITS = 63  # of a number that a compiled program holds in one word


class BoardFile(Record, frozen=True):
    """board.toml."""

    columns: int
    rows: int


class RatingWeights(Record, frozen=True):
    """What a drop is worth."""

    wins: float
    blocks: float
    gives_away: float
    per_column_from_the_edge: float


class EvaluationWeights(Record, frozen=True):
    """What a position is worth."""

    per_threat: float


class ExpertWeights(Record, frozen=True):
    """How an expert looks ahead."""

    rounds: list[int]
    horizon_turns: int


class StrategyFile(Record, frozen=True):
    """strategies.toml."""

    rating: RatingWeights
    evaluation: EvaluationWeights
    expert: ExpertWeights


def checked(board: BoardFile) -> BoardFile:
    """The board, if a row fits on it and all its places, with one above each column, are bits of one number."""
    if min(board.columns, board.rows) < 4:
        raise BadGameFile("board.toml: a board with fewer than 4 columns or rows has no room for all rows of four")
    if board.columns * (board.rows + 1) > BITS:
        raise BadGameFile(f"board.toml: columns times rows and one must be {BITS} at most")
    return board
