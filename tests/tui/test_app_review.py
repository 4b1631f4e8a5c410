"""Looking back at a finished game: judgements, curve, costly choices, and the walk through it."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tablee.kernel import SPECTATOR
from tablee.players.thinking import Budget
from tablee.table.opinion.review import Recording, costliest
from tablee.tui.boards.moments import board_at
from tablee.tui.screens.places.review import Review
from tests.tui.pilots import LARGE, played, press, program, screen_text, sit, until, wish

FEW = Budget(iterations=8)


def test_once_it_is_over_every_hand_is_open() -> None:
    recording = Recording.of(played())
    board = board_at(recording, 4, SPECTATOR, "en")
    assert all(card is not None for panel in board.seats for card in panel.zones[0].cards)
    seen = board_at(recording, 4, 0, "en")
    assert not seen.seats[0].zones[0].cards  # the rival's hand, as it was seen then


def test_one_walks_by_choices_turns_and_costly_choices(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))
    screen = Review(played(), Budget(iterations=2))

    async def walk(pilot: Pilot[None]) -> None:
        await app.push_screen(screen)
        await press(pilot, "right", "right", "left")
        assert screen.at == 1
        await press(pilot, "down")
        turn = screen.recording.turns[screen.at]
        await press(pilot, "up")
        assert screen.recording.turns[screen.at] == turn - 1
        await press(pilot, "end", "t", "1", "2", "enter")
        assert screen.recording.turns[screen.at] == 12
        await press(pilot, "v")
        assert "seen by North" in screen_text(app)
        await until(pilot, lambda: len(screen.judgements) == screen.recording.last, 40)
        worst = costliest(screen.judgements)
        if worst:
            await press(pilot, "1")
            assert screen.at == worst[0].at - 1

    sit(app, walk)


def test_a_finished_game_is_opened_from_the_shelf(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))
    app.saves.folder.mkdir(parents=True)
    (app.saves.folder / "Old.jsonl").write_text(finished(), encoding="utf-8")

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "down", "enter")
        await until(pilot, lambda: "Old" in screen_text(app))
        await press(pilot, "enter")
        assert isinstance(app.screen, Review)

    sit(app, walk)


def test_a_record_that_was_cut_short_is_told_on_the_shelf_and_when_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))
    app.saves.folder.mkdir(parents=True)
    (app.saves.folder / "Old.jsonl").write_text(finished() + '{"n":', encoding="utf-8")
    told: list[str] = []
    monkeypatch.setattr(app, "notify", lambda message, **_: told.append(message))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "down", "enter")
        await until(pilot, lambda: "last line not whole" in screen_text(app))
        await press(pilot, "enter")
        assert isinstance(app.screen, Review) and "not whole" in told[0]

    sit(app, walk, LARGE)


def finished() -> str:
    journal = played()
    journal.add(journal.history().end())
    return journal.text()
