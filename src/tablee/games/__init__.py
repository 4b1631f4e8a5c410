"""The houses of the games: the only place where rules live."""

from typing import Final

from tablee.games.karmaka.game import Karmaka
from tablee.kernel import Game

GAMES: Final[dict[str, Game]] = {
    "karmaka": Karmaka(),
}
