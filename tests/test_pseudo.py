"""A third language is files alone: one made by machine is played in, and no English word is shown."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.client import Client, RemoteSeat
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import SeatWish
from tests.pseudo import LANGUAGE, english_in, lay, strange, strange_fluent
from tests.server.processes import process

NAMES = ("Krt", "Bdd")  # which hold no letter that the language changes
IDS = ("SPP", "KMK", "karmaka", "spacepaper", *NAMES)
LOOKS = ["?", "help 1", "why l", "rules 5", "rules", "log", "save", "view", "undo", "list", "qwk", "99", "hint"]
PAGES = ["map", "civ", "planets", "view ships", "view tech", "view civs", "view signs", "system", "again", "log all"]


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The language, laid beside ours for every program that is started."""
    folder = lay(tmp_path_factory.mktemp("words"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLEE_WORDS", str(folder))
        yield folder


def typed_in(game: str, lines: list[str], saves: Path) -> list[str]:
    """What plain mode shows of a game; what was typed, which it repeats, is left out."""
    command = [sys.executable, "-m", "tablee", "play", game, "--plain", "--lang", LANGUAGE, "--saves", str(saves)]
    command += ["--seats", f"{NAMES[0]}=human,{NAMES[1]}=sensible", "--seed", "7", "--seconds", "0.05"]
    given = "".join(f"{line}\n" for line in lines)
    env = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(command, input=given, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return [re.sub(r"(?<=:⟧) .*$", "", line).replace(str(saves), "") for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("game", "lines"),
    [("karmaka", [*LOOKS, *["1"] * 400]), ("spacepaper", [*PAGES, *LOOKS, *["1"] * 60, *PAGES, "log", "quit"])],
)
def test_a_game_is_played_in_the_terminal_in_a_third_language(
    words: Path, tmp_path: Path, game: str, lines: list[str]
) -> None:
    shown = typed_in(game, lines, tmp_path)
    assert [line for line in shown if english_in(line, IDS)] == []
    assert len(shown) > 300 and sum("⟦" in line for line in shown) > 200
    if game == "karmaka":
        assert "wïñš" in shown[-2]


def texts_in(sent: Any) -> Iterator[dict[str, str]]:
    """Every text that was sent, in all its languages."""
    if isinstance(sent, dict) and "en" in sent:
        yield sent
    elif isinstance(sent, dict | list):
        for part in sent.values() if isinstance(sent, dict) else sent:
            yield from texts_in(part)


def leaks(*sent: object) -> list[dict[str, str]]:
    """Texts that were sent without words in the language, or with English ones."""
    texts = list(texts_in(msgspec.to_builtins(list(sent))))
    assert texts
    return [each for each in texts if bool(each["en"]) != bool(each.get(LANGUAGE)) or english_in(each[LANGUAGE], IDS)]


def played(seats: list[RemoteSeat], most: int) -> Iterator[object]:
    """All that two seats are sent while each chooses the first option, and why they may not choose another."""
    for _ in range(most):
        table = seats[0].look()
        position = table.position
        assert position is not None
        yield table
        if position.result is not None:
            break
        mover = seats[position.to_move]
        asked = mover.position()
        assert asked.decision is not None
        yield asked
        mover.choose(asked.decision.options[0].option, asked.n)
    yield seats[0].log()
    yield seats[1].why_not(0)
    with pytest.raises(Refusal) as refused:
        seats[0].choose(0, 0)
    yield refused.value.problem


@pytest.fixture(scope="module")
def client(words: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A client of a server that speaks the language too."""
    database = tmp_path_factory.mktemp("house") / "tables.sqlite"
    with process(database=database, program=None) as server, Client(server.link) as found:
        yield found


@pytest.mark.parametrize(("game", "most"), [("karmaka", 500), ("spacepaper", 50)])
def test_a_game_is_played_by_the_api_in_a_third_language(client: Client, game: str, most: int) -> None:
    seats = client.create(game, [SeatWish("me", name) for name in NAMES], start=True)
    sent = list(played(seats, most))
    assert leaks(*sent) == [] and len(sent) > 50
    if game == "karmaka":
        assert seats[0].position().result is not None and leaks(seats[0].review(), seats[0].moment(5)) == []


@pytest.mark.parametrize("game", ["karmaka", "spacepaper"])
def test_the_catalogue_and_the_rulebook_speak_it_too(client: Client, game: str) -> None:
    assert leaks(client.games(), client.catalogue(game), client.rules(game)) == []


def test_what_is_put_into_a_sentence_stays_as_it_is() -> None:
    assert strange("Peek") == "⟦Pëëk⟧" and english_in("⟦Pëëk⟧ at 3 KMK-1.2", ["KMK"]) == ["at"]
    assert strange_fluent("a = One { $card } is { OF($name) }\n") == "a = ⟦Öñë { $card } ïš { OF($name) }⟧\n"
