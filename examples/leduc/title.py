"""The title of Leduc poker: what an entry point of the group tablee.games offers."""

from typing import Final

from leduc.game import leduc
from tablee.games.title import Title

TITLE: Final = Title(name="leduc", package="leduc", seats=(2,), make=leduc)
