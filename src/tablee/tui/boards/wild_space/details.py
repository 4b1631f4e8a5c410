"""More about what counts in Wild Space: what each mission pays, and what one more card of each sort would add."""

from collections.abc import Iterator, Sequence
from typing import Final

from tablee.games.wild_space.data import CARDS
from tablee.games.wild_space.people.phrases import SPECIES
from tablee.games.wild_space.people.view import WildSpaceView
from tablee.games.wild_space.rules.tables import CARD
from tablee.tui.boards.parts import Cell, Row, Sheet
from tablee.tui.boards.wild_space.places import Places

TAB: Final = "scores"


def details(view: WildSpaceView, names: Sequence[str], places: Places) -> tuple[Sheet, ...]:
    """The sheets below the score; what one more would add is of no use once the game is over."""
    missions = tuple(_missions(view, names, places))
    found = [("wild-missions", missions)] if missions else []
    if not view.over:
        found.append(("wild-more", tuple(_more(view, names, places))))
    return tuple(Sheet(title, TAB, "", places.say(title), rows) for title, rows in found)


def _missions(view: WildSpaceView, names: Sequence[str], places: Places) -> Iterator[Row]:
    """Every Emissary: whose, what it counts, and what it pays as things stand."""
    for crew in view.crews:
        for mission in crew.missions:
            name = CARDS[CARD[mission.card]].name.in_(places.language)
            yield Row(
                (Cell(names[crew.seat], f"bold seat-{crew.seat}"), Cell(name), Cell(str(mission.credits), "bold"))
            )


def _more(view: WildSpaceView, names: Sequence[str], places: Places) -> Iterator[Row]:
    """A column for each player, a row for each sort that would add something to somebody."""
    yield Row((Cell(""), *(Cell(names[crew.seat], f"bold seat-{crew.seat}") for crew in view.crews)))
    for each in zip(*(crew.more for crew in view.crews), strict=True):
        yield Row((Cell(sort_name(each[0].id, places), "faint"), *(Cell(f"+{more.credits}") for more in each)))


def sort_name(sort: str, places: Places) -> str:
    """A sort of cards: "species:owl", "job:pilot", "robot"."""
    family, _, name = sort.partition(":")
    return SPECIES[name].in_(places.language) if family == "species" else places.filter(sort)
