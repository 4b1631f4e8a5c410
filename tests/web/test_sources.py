"""The client's sources agree with the server's shapes, and its two languages with each other."""

import re
from pathlib import Path

from tablee.games import GAMES
from tools.webtypes import digest, schemas

SOURCES = Path(__file__).resolve().parent.parent.parent / "web" / "src"


def test_the_types_of_all_that_travels_are_those_of_the_server_and_the_games() -> None:
    files = schemas()
    assert {"server", "socket", *GAMES} == set(files)
    for name, (_, _, schema) in files.items():
        first = (SOURCES / "wire" / f"{name}.ts").read_text("utf-8").partition("\n")[0]
        assert first.endswith(digest(schema)), f"stale: python -m tools.webtypes writes wire/{name}.ts anew"


def test_what_is_always_sent_is_never_optional_and_wishes_may_leave_things_out() -> None:
    server = schemas()["server"][2]["definitions"]
    assert "clocks" in server["Play"]["required"] and "view" in server["Position"]["required"]
    assert "name" not in server["SeatWish"]["required"] and "now" not in server["Problem"]["required"]
    soul = schemas()["karmaka"][2]["definitions"]["SoulView"]
    assert {"score", "sums", "need"} <= set(soul["required"])


def test_the_client_holds_no_table_no_words_and_no_numbering_of_a_game() -> None:
    for file in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        text = file.read_text("utf-8")
        assert ".toml" not in text and "src/tablee" not in text, file
        assert not re.search(r"/options/|\b(POSITION|CARD|STEP|SHIP|BUILD|SETTLE) = \d", text), file


def test_both_languages_say_the_same_things() -> None:
    said = {
        language: re.findall(r"^([a-z0-9-]+) =", (SOURCES / f"words/{language}.ftl").read_text("utf-8"), re.MULTILINE)
        for language in ("fr", "en")
    }
    assert said["fr"] == said["en"]
    assert len(said["fr"]) == len(set(said["fr"]))


def test_all_that_is_said_has_words() -> None:
    words = set(re.findall(r"^([a-z0-9-]+) =", (SOURCES / "words/en.ftl").read_text("utf-8"), re.MULTILINE))
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    asked = {key for file in files for key in re.findall(r'\bsay\("([a-z0-9-]+)"', file.read_text("utf-8"))}
    assert asked - words == set()
