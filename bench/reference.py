"""The reference of all our figures: Connect Four played at random, as one would write it in plain Python."""

import random

COLUMNS = 7
ROWS = 6
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


class ConnectFour:
    """A list for each column, from the bottom up; stones are the numbers of the players."""

    def __init__(self) -> None:
        self.columns: list[list[int]] = [[] for _ in range(COLUMNS)]
        self.player = 0
        self.winner: int | None = None

    def legal(self) -> list[int]:
        """The columns that are not full."""
        return [column for column in range(COLUMNS) if len(self.columns[column]) < ROWS]

    def drop(self, column: int) -> None:
        """The player to move drops a stone; it wins, or the other is to move."""
        self.columns[column].append(self.player)
        if self.is_won_by(column):
            self.winner = self.player
        else:
            self.player = 1 - self.player

    def is_won_by(self, column: int) -> bool:
        """Whether the last stone of a column lies in a row of four."""
        row = len(self.columns[column]) - 1
        for across, up in DIRECTIONS:
            length = 1
            for way in (1, -1):
                x, y = column + way * across, row + way * up
                while 0 <= x < COLUMNS and 0 <= y < len(self.columns[x]) and self.columns[x][y] == self.player:
                    length += 1
                    x, y = x + way * across, y + way * up
            if length >= 4:
                return True
        return False


def play() -> int:
    """One game at random; the number of decisions made."""
    game = ConnectFour()
    made = 0
    while game.winner is None:
        legal = game.legal()
        if not legal:
            break
        game.drop(legal[int(random.random() * len(legal))])
        made += 1
    return made
