"""Looking back at a finished game: judgements, curve, costly choices, and the walk through it."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tablee.kernel import SPECTATOR
from tablee.players.thinking import Budget, Estimate
from tablee.table import Journal, Secret, Setup
from tablee.tui.review import Judgement, Recording, cost, costliest, curve, judged, judgement
from tablee.tui.screens.review import Review
from tests.tui.pilots import played, press, program, screen_text, sit, until, wish

FEW = Budget(iterations=8)


def test_a_game_in_progress_is_not_reviewed() -> None:
    with pytest.raises(Secret):
        Recording(Journal(Setup.of("karmaka", 2, 7)))


def test_the_same_budget_gives_the_same_judgements() -> None:
    recording = Recording(played())
    assert [judgement(recording, at, FEW) for at in (1, 20)] == [judgement(recording, at, FEW) for at in (1, 20)]


def test_every_choice_is_judged_and_the_end_is_certain() -> None:
    recording = Recording(played())
    judgements = list(judged(recording, Budget(iterations=2)))
    points = curve(recording, judgements)
    assert len(points) == len(recording.moments)
    assert all(abs(sum(point) - 1) < 1e-9 for point in points)
    winners = recording.moments[-1].state.won()
    assert points[-1] == tuple(1.0 if seat in winners else 0.0 for seat in range(2))
    assert len(curve(recording, judgements[:5])) == 5


def test_partners_share_one_side_and_one_chance() -> None:
    recording = Recording(played(4, 102, variant="teams"))
    assert recording.sides == [0, 1, 0, 1]
    chances = judgement(recording, 3, FEW).chances
    assert chances[0] == chances[2] and chances[1] == chances[3]
    assert abs(chances[0] + chances[1] - 1) < 1e-9
    assert Recording(played(3, 5, variant="multiplayer")).sides == [0, 1, 2]


def test_a_choice_costs_what_it_is_worth_less_than_the_best() -> None:
    estimates = [Estimate(4, 30, 0.7), Estimate(9, 10, 0.5), Estimate(2, 1, 0.1)]
    assert cost(estimates, 4) == 0
    assert cost(estimates, 9) == pytest.approx(0.2)
    assert cost(estimates, 2) == 0  # tried too seldom to be told


def test_the_three_costliest_choices_are_told_the_worst_first() -> None:
    costs = [0.1, 0.3, 0.01, 0.2, 0.3]
    judgements = [Judgement(at, 0, (0.5, 0.5), 0, 1, each) for at, each in enumerate(costs, start=1)]
    assert [found.at for found in costliest(judgements)] == [2, 5, 4]


def test_once_it_is_over_every_hand_is_open() -> None:
    recording = Recording(played())
    board = recording.board(4, SPECTATOR, "en")
    assert all(card is not None for panel in board.seats for card in panel.zones[0].cards)
    seen = recording.board(4, 0, "en")
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


def finished() -> str:
    journal = played()
    journal.add(journal.history().end())
    return journal.text()
