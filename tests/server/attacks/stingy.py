"""`tablee serve` with few sockets for each address, so that a test needs few clients."""

from dataclasses import replace

from tablee.cli import main
from tablee.server.ground.config import Config
from tablee.server.start import settings

SOCKETS = 6


class Stingy(settings.Settings):
    """The settings of a server that gives few sockets to everybody."""

    __slots__ = ()

    def config(self) -> Config:
        """The usual ones, but for its limits."""
        usual = super().config()
        return replace(usual, limits=replace(usual.limits, sockets_each=SOCKETS))


def stingy() -> None:
    """The program, in a process of its own."""
    settings.Settings = Stingy  # type: ignore[misc]
    main()
