"""The title of Leduc poker: what an entry point of the group tablee.games offers."""

from typing import Final

from examples.leduc.game import leduc
from tablee.games.title import Title

TITLE: Final = Title(name="leduc", package="examples.leduc", seats=(2,), make=leduc)
