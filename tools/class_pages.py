"""Draw the class diagrams of docs/lo02 from the code as it is: Mermaid text, on pages that can be read."""

import tomllib
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from tools.diagram import ROOT, Class, classes, holds, relations

FOLDER: Final = ROOT / "docs" / "lo02"
NOTE: Final = "%% Written by tools/class_pages.py from the code: do not edit.\n"
HEAD: Final = '%%{init: {"class": {"hideEmptyMembersBox": true}}}%%\n' + NOTE + "classDiagram\n"
FAN: Final = HEAD + "    direction LR\n"
MOST_BOXES: Final = 7  # of a page with members
MOST_NAMES: Final = 10  # of a page with names alone
MOST_LINES: Final = 60  # of members on a page
MOST_MEMBERS: Final = 12  # of a box
WIDEST: Final = 52  # letters of a member
LETTER: Final = 8  # of a member, in the units of a picture
AROUND: Final = 75  # between two boxes
MOST_WIDTH: Final = 1600  # of a page: what nothing ties stands side by side
BY_NAME: Final = {"Step", "Record", "Entry", "Exception", "TableeError", "Said", "Screen", "Static", "Widget", "Struct"}

# What the overviews show: first the classes that a move meets in the rules, then those around the table.
OVERVIEWS: Final = {
    "rules": (
        "Machine Game Rules Telling Mind State Frame Step Event Result "
        "KarmakaRules SpokenTelling KarmakaMind KarmakaState Soul Variant PlayCard"
    ),
    "table": (
        "Player Seat Random Sensible Expert Master Sitting Table History Journal JournalFile Setup Place Saves Match"
    ),
}
LAYOUT: Final = (
    FOLDER / "layout.toml"
)  # what tools/fitting.py found out: pages that are turned, rooms that need smaller ones
HOUSE: Final = ["kernel", "games", "players", "table", "arena", "lab", "rl", "tui", "server", "client", "cli"]


def layout() -> dict[str, Any]:
    """How some rooms are laid out: `fewer` boxes on each page, and which pages are `turned`."""
    return tomllib.loads(LAYOUT.read_text(encoding="utf-8")) if LAYOUT.is_file() else {}


def slug(room: str) -> str:
    """A room as file names write it."""
    return room.removeprefix("games/").replace("/", "_")


def pages(room: str, every: list[Class]) -> Iterator[tuple[list[Class], bool]]:
    """The classes of a room in groups that fit a page, and whether they are shown by name alone."""
    ours = [one for one in every if one.room == room]
    fewer = layout().get(slug(room), {}).get("fewer", 0)
    extending = {one.name: _is_by_name(one, ours) for one in ours}
    for by_name in (False, True):
        together = components([one for one in ours if extending[one.name] == by_name])
        for is_tied in (True, False):  # what nothing ties would stand in the way of lines
            some = [group for group in together if _is_tied(group, every) == is_tied]
            yield from ((page, by_name) for page in packed(some, fewer, by_name=by_name))


def _is_tied(group: list[Class], every: list[Class]) -> bool:
    """Whether lines lead to a group's classes."""
    known = {one.name for one in every}
    return len(group) > 1 or bool(known.intersection(group[0].bases))


def _is_by_name(one: Class, ours: list[Class]) -> bool:
    """Whether a class is one of a family of which only the names differ."""
    bases = {other.name: other.bases for other in ours}
    seen, here = set(one.bases), list(one.bases)
    while here:
        more = [base for base in bases.get(here.pop(), []) if base not in seen]
        seen.update(more)
        here += more
    return bool(seen & BY_NAME)


def components(ours: list[Class]) -> list[list[Class]]:
    """Classes that extend or hold each other, together; in the order of the files."""
    names = {one.name for one in ours}
    groups: list[list[Class]] = []
    for one in ours:
        near = {one.name, *(names & set(one.bases)), *holds(one, ours)}
        mine = [group for group in groups if near & {other.name for other in group} or _holds_one(group, one)]
        groups = [group for group in groups if group not in mine]
        groups.append([*(other for group in mine for other in group), one])
    return groups


def _holds_one(group: list[Class], one: Class) -> bool:
    return any(one.name in other.bases or holds(other, [one]) for other in group)


def packed(groups: list[list[Class]], fewer: int, *, by_name: bool) -> Iterator[list[Class]]:
    """Groups on as few pages as they fit, a large one on several; each with so many boxes `fewer` than usual."""
    page: list[Class] = []
    for one in (one for group in groups for one in group):
        if page and not _fits([*page, one], fewer, by_name=by_name):
            yield page
            page = []
        page.append(one)
    if page:
        yield page


def _fits(page: list[Class], fewer: int, *, by_name: bool) -> bool:
    if by_name:
        return len(page) <= MOST_NAMES - fewer
    is_short = len(page) <= MOST_BOXES - fewer and sum(len(members(one)) + 2 for one in page) <= MOST_LINES
    return is_short and sum(_width(one) + AROUND for one in page) - AROUND <= MOST_WIDTH


def _width(one: Class) -> int:
    return LETTER * max(map(len, [one.name, *members(one)]))


def members(one: Class) -> list[str]:
    """What a class holds and does, as far as it is public; of very many, the first."""
    found = [f"{name}{f': {kind}' if kind else ''}" for name, kind in one.fields.items() if name[0] != "_"]
    found += one.methods
    shown = [_cut(member) for member in found[:MOST_MEMBERS]]
    return shown if len(found) <= MOST_MEMBERS else [*shown, f"and {len(found) - MOST_MEMBERS} more"]


def _cut(member: str) -> str:
    """A member that is not too wide; brackets that were cut off would mean something to Mermaid."""
    return member if len(member) <= WIDEST else member[:WIDEST].split("[")[0].split("(")[0].rstrip(" :") + " …"


def boxes(shown: list[Class]) -> Iterator[str]:
    """The classes with their members."""
    for one in shown:
        lines = [f"        +{member}" for member in members(one)]
        yield "\n".join([f"    class {one.name} {{", *lines, "    }"]) if lines else f"    class {one.name}"


def drawn(page: list[Class], every: list[Class], *, by_name: bool, is_turned: bool = False) -> str:
    """One page: its classes, and by name what they extend elsewhere; families from left to right, unless turned."""
    names = {one.name for one in page}
    bases = {base for one in page for base in one.bases} - names
    known = {one.name for one in every}
    elsewhere = [Class("", base) for base in sorted(bases & known)]
    told = [f"    class {one.name}" for one in page] if by_name else list(boxes(page))
    return (FAN if by_name != is_turned else HEAD) + "\n".join([*told, *relations([*page, *elsewhere])]) + "\n"


def overview(names: str, every: list[Class]) -> str:
    """Some classes by name, with all that ties them."""
    shown = {one.name: one for one in every if one.name in names.split()}
    return HEAD + "\n".join([*(f"    class {name}" for name in shown), *relations(list(shown.values()))]) + "\n"


def rooms(every: list[Class]) -> list[str]:
    """The rooms that have classes, in the order of the house."""
    found = dict.fromkeys(one.room for one in every if one.room != ".")
    return sorted(found, key=lambda room: (HOUSE.index(room.split("/")[0]), room))


def diagrams() -> dict[str, str]:
    """The text of every diagram, by the name of its file."""
    every = classes()
    found = {f"final_overview_{name}.mmd": overview(names, every) for name, names in OVERVIEWS.items()}
    for room in rooms(every):
        turned = layout().get(slug(room), {}).get("turned", [])
        for number, (page, by_name) in enumerate(pages(room, every), 1):
            text = drawn(page, every, by_name=by_name, is_turned=number in turned)
            found[f"final_{slug(room)}_{number}.mmd"] = text
    return found


def index() -> str:
    """The page that shows them all, room by room, each with the sentence at its door."""
    every, names = classes(), list(diagrams())
    lines = ["# The rooms in full", "", "<!-- Written by tools/class_pages.py from the code: do not edit. -->"]
    for room in rooms(every):
        about = (import_module(f"tablee.{room.replace('/', '.')}").__doc__ or "").strip().splitlines()[0]
        lines += ["", f"## `{room}`", "", about]
        mine = [name for name in names if name.removesuffix(".mmd").rpartition("_")[0] == f"final_{slug(room)}"]
        for number, name in enumerate(mine, 1):
            lines += ["", f"![Classes of {room}, page {number} of {len(mine)}]({name.removesuffix('.mmd')}.svg)"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the diagrams and their index; what is left of older ones goes."""
    made = diagrams()
    for old in FOLDER.glob("final_*"):
        if f"{old.stem}.mmd" not in made:
            old.unlink()
    for name, text in made.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    (FOLDER / "rooms.md").write_text(index(), encoding="utf-8")


if __name__ == "__main__":
    main()
