"""The fair queue: cheap work waits for nothing dear, and everybody has a turn."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

import pytest

from tablee.players.thinking import Budget
from tablee.server.ground.config import Limits
from tablee.server.play.room import Room
from tablee.server.think.fair_queue import CALM, Account, FairQueue, Ticket
from tablee.server.think.thinkers import Job, Passed, Thinkers
from tablee.server.think.thinking_pool import Pool
from tablee.server.wire.refusals import Refusal
from tablee.table import Place, Setup, Table

J = TypeVar("J")
T = TypeVar("T")


def dear(maker: str, table: str, told: list[int] | None = None) -> Ticket:
    return Ticket(Account(maker, f"{maker}{table}"), tell=(told if told is not None else []).append)


def cheap(maker: str, table: str) -> Ticket:
    return Ticket(Account(maker, f"{maker}{table}"), is_cheap=True)


def added(queue: FairQueue, *tickets: Ticket) -> None:
    for ticket in tickets:
        queue.add(ticket)


def served(queue: FairQueue) -> list[str]:
    """The tables in the order in which they think, one after the other."""
    order = []
    while (ticket := queue.take()) is not None:
        order.append(ticket.account.table)
        queue.give_back(ticket)
    return order


def test_addresses_take_turns_and_then_their_tables() -> None:
    queue = FairQueue(1)
    added(queue, *(dear("a", str(table)) for table in range(4)), dear("b", "0"), dear("c", "0"), dear("b", "1"))
    assert served(queue) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]


def test_who_comes_while_another_thinks_goes_before_the_others_next() -> None:
    queue = FairQueue(1)
    added(queue, *(dear("a", str(table)) for table in range(9)))
    running = queue.take()
    assert running is not None
    added(queue, dear("b", "0"))
    queue.give_back(running)
    assert served(queue)[:2] == ["b0", "a1"]


@pytest.mark.parametrize("thinkers", [1, 3])
def test_a_place_is_kept_for_cheap_work_and_dear_work_is_not_kept_from_its_own(thinkers: int) -> None:
    queue = FairQueue(thinkers)
    added(queue, *(dear("a", str(table)) for table in range(9)))
    running = [queue.take() for _ in range(thinkers)]
    assert None not in running and queue.take() is None, "one place is left, but not for this"
    added(queue, *(cheap("b", str(table)) for table in range(3)))
    first = queue.take()
    assert first is not None and first.account.table == "b0" and queue.take() is None
    done = running[0]
    assert done is not None
    queue.give_back(done)
    second = queue.take()
    assert second is not None and not second.is_cheap, "cheap work does not take all places while dear waits"
    queue.give_back(first)
    third = queue.take()
    assert third is not None and third.account.table == "b1"


def test_a_table_thinks_about_one_thing_at_a_time() -> None:
    queue = FairQueue(3)
    added(queue, dear("a", "0"), cheap("a", "0"), dear("a", "1"))
    first, other = queue.take(), queue.take()
    assert first is not None and other is not None and other.account.table == "a1" and queue.take() is None
    queue.give_back(first)
    second = queue.take()
    assert second is not None and second.is_cheap and second.account.table == "a0"


def test_whoever_goes_leaves_no_trace() -> None:
    queue = FairQueue(1)
    tickets = [dear("a", "0"), dear("a", "0"), dear("a", "1"), cheap("b", "0")]
    added(queue, *tickets)
    for ticket in tickets:
        queue.give_back(ticket)
    assert queue.take() is None and queue.waiting == 0 and not queue.wishes and not queue._tables


def test_places_are_those_of_the_order_of_turns_and_told_when_they_change() -> None:
    told: list[list[int]] = [[] for _ in range(30)]
    queue = FairQueue(1)
    for at in range(25):
        added(queue, dear("a", str(at), told[at]))
    assert queue.place_for("a") == 26 and queue.place_for("b") == 2
    added(queue, dear("b", "0", told[25]))
    queue.tell_places()
    queue.tell_places()
    assert told[:3] == [[1], [3], [4]] and told[25] == [2] and told[24] == [30]
    ticket = queue.take()
    assert ticket is not None
    queue.tell_places()
    assert told[25] == [2, 1] and told[1] == [3, 2] and told[24] == [30], "far back, nothing has changed"


def test_the_place_that_is_foretold_is_the_place_one_gets() -> None:
    rng = random.Random(3)
    for _ in range(200):
        queue = FairQueue(1)
        for number in range(rng.randint(0, 30)):
            if rng.random() < 0.3 and (ticket := queue.take()) is not None:
                queue.give_back(ticket)
            added(queue, dear(rng.choice("abcd"), str(number)))
        told: list[int] = []
        maker = rng.choice("abcde")
        place = queue.place_for(maker)
        added(queue, dear(maker, "last", told))
        assert queue._dear.order()[place - 1].tell == told.append


@pytest.mark.parametrize("thinkers", [1, 2, 4])
def test_nobody_waits_for_more_than_one_job_of_each_other_address(thinkers: int) -> None:
    rng, queue, running = random.Random(5), FairQueue(thinkers), list[Ticket]()
    pending, waits = Counter[str](), dict[Ticket, Counter[str]]()
    for number in range(3000):
        if rng.random() < 0.55:
            ticket = dear(rng.choice("aaaaaaabcd"), str(number))
            if not pending[ticket.account.maker]:
                waits[ticket] = Counter()
            pending[ticket.account.maker] += 1
            added(queue, ticket)
        elif running:
            done = running.pop(rng.randrange(len(running)))
            pending[done.account.maker] -= 1
            queue.give_back(done)
        while (taken := queue.take()) is not None:
            running.append(taken)
            waits.pop(taken, None)
            for ahead in waits.values():
                ahead[taken.account.maker] += 1
                assert max(ahead.values()) <= 1


def test_thoughts_are_cut_short_for_addresses_with_much_in_line_and_for_all_if_there_are_many() -> None:
    queue = FairQueue(1)
    added(queue, *(dear("a", str(table)) for table in range(40)), dear("b", "0"))
    first, second = queue.take(), None
    assert first is not None and first.share == pytest.approx(10 / 80)
    queue.give_back(first)
    second = queue.take()
    assert second is not None and second.account.maker == "b" and second.share == 1.0
    crowd = FairQueue(1)
    added(crowd, *(dear(f"maker {at}", "0") for at in range(500)))
    ticket = crowd.take()
    assert ticket is not None and ticket.share == pytest.approx(0.1), "but never to nothing"


# With those who think.


def room() -> Room:
    return Room(Table.begin(Setup.of("karmaka", 2, 7), [Place("Anna"), Place("Bob")]).text().splitlines())


def test_what_has_passed_while_it_waited_is_not_thought_about() -> None:
    async def work() -> None:
        thinkers, place, other = Thinkers(0), room(), room()
        first = asyncio.ensure_future(thinkers.decide(Account("a", "0"), other, "master", Budget(20)))
        second = asyncio.ensure_future(thinkers.decide(Account("a", "1"), place, "master", Budget(20)))
        await asyncio.sleep(0)
        place.take(place.chosen(place.to_move, place.state.options[0]))
        assert await first in other.state.options
        with pytest.raises(Passed):
            await second
        assert await thinkers.decide(Account("a", "1"), place, "master", Budget(20)) in place.state.options
        thinkers.close()

    asyncio.run(work())


class Noting(Pool):
    """Notes how long each thought may take."""

    def __init__(self) -> None:
        super().__init__(0)
        self.given: list[Budget] = []

    async def run(self, work: Callable[[J], T], job: J, *, spare: bool = False) -> T:
        assert isinstance(job, Job)
        self.given.append(job.budget)
        return await super().run(work, job, spare=spare)


def test_masters_think_shorter_where_much_waits_and_all_choose() -> None:
    async def work() -> None:
        pool = Noting()
        thinkers, place = Thinkers(0, pool=pool), room()
        moves = [thinkers.decide(Account("a", str(at)), place, "master", Budget(20)) for at in range(40)]
        found = await asyncio.gather(*moves, thinkers.decide(Account("b", "b0"), place, "master", Budget(20)))
        assert len(found) == 41 and set(found) <= set(place.state.options)
        given = [budget.iterations for budget in pool.given]
        assert given[0] == 20 and given[1] == 20, "the first of each address"
        assert min(given) == given[2] == round(20 * CALM / 39) and given[-CALM:] == [20] * CALM
        thinkers.close()

    asyncio.run(work())


def test_who_goes_away_leaves_the_line_and_the_others_go_on() -> None:
    async def work() -> None:
        thinkers, place = Thinkers(0), room()
        tasks = [
            asyncio.ensure_future(thinkers.decide(Account("a", str(at)), place, "master", Budget(20)))
            for at in range(6)
        ]
        await asyncio.sleep(0)
        for task in tasks[:5]:
            task.cancel()
        assert await tasks[5] in place.state.options
        assert all(task.cancelled() for task in tasks[:5])
        thinkers.close()

    asyncio.run(work())


def test_wishes_beyond_the_bounds_are_refused_and_moves_are_not() -> None:
    async def work() -> None:
        thinkers, place = Thinkers(0, Limits(wishes=2, line=5)), room()
        budget = Budget(20)
        hints = [asyncio.ensure_future(thinkers.explain(Account("a", str(at)), place, budget)) for at in range(3)]
        moves = [
            asyncio.ensure_future(thinkers.decide(Account("b", str(at)), place, "master", budget)) for at in range(8)
        ]
        await asyncio.sleep(0)
        hints += [asyncio.ensure_future(thinkers.explain(Account("b", "hint"), place, budget))]
        found = await asyncio.gather(*hints, return_exceptions=True)
        codes = [each.problem.code if isinstance(each, Refusal) else "told" for each in found]
        assert codes == ["told", "told", "too-many-wishes", "thinkers-busy"]
        assert all(option in place.state.options for option in await asyncio.gather(*moves))
        assert (await thinkers.explain(Account("a", "9"), place, budget)).estimates, "once the others are done"
        thinkers.close()

    asyncio.run(work())


def test_a_line_that_ends_is_told_so() -> None:
    async def work() -> None:
        thinkers, place = Thinkers(0), room()
        tasks = [asyncio.ensure_future(thinkers.explain(Account("a", str(at)), place, Budget(20))) for at in range(3)]
        await asyncio.sleep(0)
        thinkers.close()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        late = await asyncio.gather(thinkers.explain(Account("a", "4"), place, Budget(20)), return_exceptions=True)
        assert [each.status for each in (*found[1:], *late) if isinstance(each, Refusal)] == [503] * 3

    asyncio.run(work())
