"""Games whose numbers are not the usual ones in this process, and how that is said: every screen shows it."""

from functools import cache

from tablee.games import made, title_named, titles
from tablee.games.language import PACKAGE, listed, words
from tablee.games.overlaid import changes, checksum
from tablee.games.overlay import laid_folder, partial


@cache
def unusual() -> tuple[str, ...]:
    """The names of those games; each is made here, so that numbers which do not go together are refused at once."""
    if laid_folder() is None:
        return ()
    touched = [title for title in titles() if partial(title.package)]
    for title in touched:
        made(title)
    return tuple(title.name for title in touched if checksum(title.package))


def notices(language: str) -> list[str]:
    """A sentence for each of them: how many values, from where."""
    say, folder = words(PACKAGE, language).say, str(laid_folder())
    packages = {name: title_named(name).package for name in unusual()}
    return [
        say("overlay-notice", game=name, count=len(changes(package)), folder=folder, sum=checksum(package))
        for name, package in packages.items()
    ]


def mark(language: str) -> str:
    """The same in one short line, for screens; nothing where all numbers are as usual."""
    named = [f"{title_named(name).called(language)} ({checksum(title_named(name).package)[:8]})" for name in unusual()]
    return words(PACKAGE, language).say("overlay-mark", games=listed(named, language)) if named else ""
