"""The title of Connect Four: what an entry point of the group tablee.games offers."""

from typing import Final

from examples.connect_four.game import connect_four
from tablee.games.title import Title, Trials

TITLE: Final = Title(
    name="connect_four",
    package="examples.connect_four",
    seats=(2,),
    make=connect_four,
    trials=Trials(marks={"playout_ratio": 4}),
)
