"""Where a game turned: found with little work, once for a table, and never while anybody waits for a thought."""

import asyncio
from pathlib import Path

import pytest

from tablee.players.thinking import Budget
from tablee.server.live import turning
from tablee.server.live.house import House
from tablee.server.live.turning import Turnings
from tablee.server.play.finished import finished
from tablee.server.think.fair_queue import Account, FairQueue, Ticket
from tablee.server.think.thinkers import Thinkers
from tablee.server.wire.review_shapes import Turning
from tablee.table.opinion.review import Judgement, Recording, ReviewJob, swings
from tests.server.company import run
from tests.server.test_review import SHORT, over

HERE = Account("a", "table")


class Judging(Thinkers):
    """Thinkers that say of every choice that the later it came the more it cost; they may be busy with others."""

    def __init__(self, *, idle_for: int = 1000) -> None:
        super().__init__(0)
        self.judged: list[int] = []
        self.idle_for = idle_for

    @property
    def is_idle(self) -> bool:
        return len(self.judged) < self.idle_for

    async def judge(self, account: Account, asked: ReviewJob) -> Judgement:
        self.judged.append(asked.at)
        return Judgement(asked.at, 0, (0.5, 0.5), asked.chosen, asked.chosen, asked.at / 1000)


async def asked(turnings: Turnings, *, is_wished: bool = False) -> Turning:
    """Ask until it is known."""
    while not (found := turnings.ask(HERE, finished(over(SHORT[0])), is_wished=is_wished)).known and found.sought:
        await asyncio.sleep(0)
    return found


def test_few_choices_are_judged_once_for_a_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        thinkers = Judging()
        turnings = Turnings(thinkers, Budget(1))
        found = await asked(turnings)
        assert await asked(turnings) == found, "whoever asks again is told the same"
        assert len(thinkers.judged) == turning.FEW < over(SHORT[0]).ply
        assert found.worst is not None and found.worst.at == max(thinkers.judged)
        turnings.close()

    run(work, tmp_path)


def test_nothing_begins_by_itself_while_others_wait_but_a_wish_does(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        thinkers = Judging(idle_for=0)
        turnings = Turnings(thinkers, Budget(1))
        found = await asked(turnings)
        assert not found.sought and not found.known and not thinkers.judged
        await asked(turnings, is_wished=True)
        assert len(thinkers.judged) == turning.FEW

    run(work, tmp_path)


def test_work_in_progress_gives_way_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        thinkers = Judging(idle_for=3)
        turnings = Turnings(thinkers, Budget(1))
        assert not (await asked(turnings)).known and len(thinkers.judged) == 3
        thinkers.idle_for = 1000
        await asked(turnings)
        assert len(thinkers.judged) == len(set(thinkers.judged)) == turning.FEW

    run(work, tmp_path)


def test_games_that_are_looked_at_do_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        monkeypatch.setattr(turning, "MOST_KEPT", 2)
        turnings = Turnings(Judging(), Budget(1))
        for number in range(5):
            turnings.ask(Account("a", str(number)), finished(over(SHORT[0])), is_wished=False)
        assert list(turnings._glances) == ["3", "4"]
        turnings.close()
        assert not turnings._glances

    run(work, tmp_path)


def test_a_queue_is_idle_until_its_thinkers_have_work() -> None:
    queue = FairQueue(1)
    assert queue.is_idle
    ticket = Ticket(HERE)
    queue.add(ticket)
    assert not queue.is_idle, "somebody waits"
    queue.take()
    assert not queue.is_idle, "somebody thinks"
    queue.give_back(ticket)
    assert queue.is_idle


def test_what_a_master_looks_at_again_are_choices_that_somebody_had() -> None:
    room = over(SHORT[0])
    recording = Recording(room.setup, room.history)
    found = swings(recording, 5)
    assert len(found) == 5 and found == sorted(found)
    assert all(len(recording.moments[at - 1].state.options) > 1 for at in found)
