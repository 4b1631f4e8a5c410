"""Write docs/games.md: the table of the games, from their titles, catalogues, questions and rulebooks."""

from pathlib import Path
from typing import Final

from tablee.games import GAMES
from tablee.games.catalogue import GameEntry, entries
from tablee.games.rulebook import rulebook
from tools.status import citations

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "games.md"
HEAD: Final = """# The games

<!-- Written by tools/games_page.py from the titles of the games: do not edit. -->

| Game | Players | Ways to play | Kinds of questions | Rules, cited by tests |
| --- | --- | --- | --- | --- |
"""


def players(seats: tuple[int, ...]) -> str:
    """How many may sit down."""
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


def ways(entry: GameEntry) -> str:
    """The presets of a game, or its settings; what is only about seats goes without saying."""
    shown = {setting.name: setting for setting in entry.settings}
    if entry.presets:
        return ", ".join(value.title["en"] for value in shown[entry.presets].values)
    about_seats = GAMES.title(entry.name).seat_settings
    return ", ".join(each.title["en"] for name, each in shown.items() if name not in about_seats) or "one"


def row(entry: GameEntry, cited: dict[str, list[str]]) -> str:
    """One game."""
    ids = [rule.id for chapter in rulebook(GAMES.title(entry.name).package) for rule in chapter.rule]
    done = sum(number in cited for number in ids)
    name = f"[{entry.title['en']}](play_{entry.name}.md)"
    kinds = len(GAMES[entry.name].rules.kinds)
    return f"| {name} | {players(entry.seats)} | {ways(entry)} | {kinds} | {done} of {len(ids)} |"


def about(entry: GameEntry) -> list[str]:
    """What a game is, and whose it is where that must be said."""
    credit = [entry.credit["en"]] if entry.credit["en"] else []
    return [f"## {entry.title['en']}", "", " ".join([entry.about["en"], *credit]), ""]


def page() -> str:
    """The whole page."""
    cited = citations()
    told = [line for entry in entries() for line in about(entry)]
    return HEAD + "\n".join([*(row(entry, cited) for entry in entries()), "", *told])


def main() -> None:
    """Write it."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
