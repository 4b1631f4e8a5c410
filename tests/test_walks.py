"""The walks through the house are short, and every file that the pages on it name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tablee"
HOUSE = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
FILE = re.compile(r"`([\w/]+\.py)`")
STEP = re.compile(r"^\d+\. \*\*`([\w/]+\.py)`\*\*", re.MULTILINE)
WALKS = {part.splitlines()[0]: part for part in re.split(r"^### ", HOUSE, flags=re.MULTILINE)[1:]}


def is_there(name: str, *rooms: str) -> bool:
    """Whether a file is where the page says, seen from the repository, the package or one of its rooms."""
    return any((folder / name).is_file() for folder in (ROOT, SOURCE, *(SOURCE / room for room in rooms)))


@pytest.mark.parametrize("walk", WALKS)
def test_a_walk_has_about_eight_files_and_all_are_there(walk: str) -> None:
    files = STEP.findall(WALKS[walk].split("\n## ")[0])
    numbered = re.findall(r"^\d+\. ", WALKS[walk].split("\n## ")[0], re.MULTILINE)
    assert 7 <= len(files) == len(numbered) <= 9
    assert [name for name in files if not (SOURCE / name).is_file()] == []


def test_there_are_the_walks_of_the_terminal_the_browser_and_a_virtual_player() -> None:
    assert [*WALKS] == ["A move in the terminal", "A move in the browser", "A virtual player on the server"]


def test_both_walks_of_people_go_through_the_same_draft_and_the_same_chair() -> None:
    terminal, browser = (WALKS[name] for name in ("A move in the terminal", "A move in the browser"))
    assert all(
        f"`{name}`" in walk for walk in (terminal, browser) for name in ("table/changing/draft.py", "table/chair.py")
    )


def test_the_files_named_in_the_page_on_the_house_are_there() -> None:
    named = [name for name in FILE.findall(HOUSE) if name not in ("rules/tables.py", "people/asking.py")]
    assert named and [name for name in named if not is_there(name, "tui")] == []
    games = [folder for folder in (SOURCE / "games").iterdir() if (folder / "title.py").is_file()]
    assert all((game / name).is_file() for game in games for name in ("rules/tables.py", "people/asking.py"))


@pytest.mark.parametrize(("page", "room"), [("server", "server"), ("table", "table")])
def test_the_files_named_in_a_page_on_a_room_are_there(page: str, room: str) -> None:
    named = FILE.findall((ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8"))
    assert named and [name for name in named if not is_there(name, room)] == []


@pytest.mark.parametrize("word", ["Chair", "Choice", "Draft", "Entry", "Line", "Offer", "Question", "Room", "Text"])
def test_a_word_names_one_thing(word: str) -> None:
    named = re.compile(rf"^(?:class {word}\b|{word} = list)", re.MULTILINE)
    found = [file for file in SOURCE.rglob("*.py") if named.search(file.read_text(encoding="utf-8"))]
    assert len(found) == 1 and f"`{word}`" in HOUSE
