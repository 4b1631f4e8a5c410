"""Who asks: made of tokens alone, in one file; and what is shown is made for them, in one file."""

import ast
from pathlib import Path

from tablee.kernel import SPECTATOR
from tablee.server.play.visitors import Owners, known_by, looking_on, spectator
from tablee.server.store.rows import SeatRow, TableRow

SERVER = Path(__file__).parents[2] / "src" / "tablee" / "server"

# What only one file may make or ask for: nowhere else is a number turned into somebody, or a room into what they see.
MADE_IN = {"Asker": "visitors.py", "Visitor": "visitors.py", "Finished": "finished.py"}
MADE_IN |= {"Position": "scene.py", "World": "scene.py", "DecisionInfo": "scene.py", "stale": "scene.py"}
ASKED_IN = dict.fromkeys(("chair", "view", "described", "imagine"), "scene.py")


def test_only_one_file_makes_askers_and_only_one_shows_them_anything() -> None:
    for file in SERVER.glob("**/*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
        made = [each.id if isinstance(each, ast.Name) else getattr(each, "attr", "") for each in called]
        asked = [each.attr for each in called if isinstance(each, ast.Attribute)]
        strange = [name for name in made if MADE_IN.get(name, file.name) != file.name]
        strange += [name for name in asked if ASKED_IN.get(name, file.name) != file.name]
        assert not strange, f"{file.name} calls {strange}"


def test_nothing_private_of_the_scene_is_used_elsewhere() -> None:
    for file in SERVER.glob("**/*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "scene":
                assert not node.attr.startswith("_"), f"{file.name} asks for scene.{node.attr}"


def table(host: str = "a", seating: int = 3) -> TableRow:
    return TableRow("t", "karmaka", 2, {}, False, host, "playing", 0.0, 0.0, 1, 0, 0, None, seating=seating)


def rows(*tokens: str | None) -> list[SeatRow]:
    return [SeatRow(seat, token, f"P{seat}", None, 0.0, fresh=f"fresh {token}") for seat, token in enumerate(tokens)]


def test_a_token_makes_the_asker_of_its_seat_and_no_other() -> None:
    for token, seat, is_host in (("a", 0, True), ("b", 1, False)):
        who = known_by(token, table(), rows("a", "b"))
        assert who is not None and (who.seat, who.is_host, who.asker.seating) == (seat, is_host, 3)
    for strange in ("c", "fresh a", ""):
        assert known_by(strange, table(), rows("a", "b")) is None


def test_a_host_without_a_seat_and_who_looks_on_are_spectators() -> None:
    host = known_by("h", table("h"), rows("a", None))
    assert host is not None and host.seat == SPECTATOR and host.is_host
    assert looking_on(table(), rows("a", "b")).asker == spectator("t")
    assert spectator("t").shown_seat is None


def test_owners_include_whose_token_is_there_or_was_found_later() -> None:
    old = known_by("a", table(seating=3), rows("a", "b"))
    new = known_by("c", table("c", seating=4), rows("c", "b"))
    same = known_by("b", table(seating=3), rows("a", "b"))
    assert old is not None and new is not None and same is not None
    before, after = Owners(3, ("a", "b")), Owners(4, ("c", "b"))
    assert before.include(old.asker) and before.include(new.asker) and after.include(new.asker)
    assert not after.include(old.asker) and after.include(same.asker) and after.include(spectator("t"))


def test_people_are_who_owns_a_seat_whoever_sits_there() -> None:
    seats = [
        SeatRow(0, "a", "A", None, 0.0),
        SeatRow(1, "b", "B", "sensible", 0.0),
        SeatRow(2, None, "C", "expert", 0.0),
    ]
    assert looking_on(table(), seats).people_but(0) == [1]
