"""Limits: each client has a share, nobody's debt is ever forgotten, and memory is bounded whoever comes."""

from tablee.server.door.addresses import SHARE, STRANGERS, counted
from tablee.server.door.limits import FEW, Bucket, Heads, Rates


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def test_a_bucket_takes_many_at_once_or_none_of_them() -> None:
    clock = Clock()
    bucket = Bucket(8.0, 5.0, clock)
    assert [bucket.takes(count) for count in (3, 3, 2, 0, 1)] == [True, False, True, True, False]
    clock.at += 0.375
    assert [bucket.takes(), bucket.takes(3), bucket.takes(2)] == [True, False, True]


def test_each_client_has_a_burst_and_then_a_rate() -> None:
    clock = Clock()
    rates = Rates(2.0, 3.0, clock)
    assert [rates.takes(("a",)) for _ in range(5)] == [True] * 3 + [False] * 2
    assert rates.takes(("b",))
    clock.at += 0.5
    assert [rates.takes(("a",)) for _ in range(2)] == [True, False]
    clock.at += 1000
    assert [rates.takes(("a",)) for _ in range(4)] == [True] * 3 + [False], "no more than the burst is saved up"


def test_a_rate_agrees_with_a_bucket_whenever_it_is_asked() -> None:
    clock = Clock()
    rates, bucket = Rates(3.0, 7.0, clock), Bucket(3.0, 7.0, clock)
    for at in range(500):
        clock.at += (at * 37 % 11) / 16  # fractions that are exact
        assert rates.takes(("a",)) == bucket.takes(1.0 - 1e-9)


def test_a_wide_network_has_sixteen_shares_together() -> None:
    rates = Rates(0.001, 2.0, Clock())
    given = [rates.takes(counted(f"2001:db8:1:{at:x}::1")) for at in range(1000)]
    assert sum(given) == 2 * SHARE and not rates.takes(counted("2001:db8:1:ffff::1"))
    assert rates.takes(counted("2001:db8:2::1"))


def test_who_comes_in_crowds_makes_nobody_forget_a_debt() -> None:
    """An attacker with many networks cannot have its own debts forgotten, nor take much more than a share for them."""
    clock = Clock()
    rates = Rates(0.001, 2.0, clock, most=100)
    debtor = ("192.0.2.7",)
    assert [rates.takes(debtor) for _ in range(3)] == [True, True, False]
    given = sum(rates.takes((f"stranger {at}",)) for at in range(10_000))
    assert len(rates) <= 101 and given == 99 + 2 * SHARE
    assert not rates.takes(debtor) and not rates.takes(("a newcomer",))


def test_who_owes_nothing_is_forgotten_so_that_newcomers_have_shares_of_their_own() -> None:
    clock = Clock()
    rates = Rates(1.0, 1.0, clock, most=100)
    for wave in range(50):
        assert all(rates.takes((f"{wave} {at}",)) for at in range(100))
        clock.at += 2.0
    assert len(rates) <= 100


def test_a_delay_spreads_what_is_taken_in_any_case() -> None:
    clock = Clock()
    rates = Rates(10.0, 2.0, clock)
    assert [round(rates.delay(("a",)), 3) for _ in range(4)] == [0.0, 0.0, 0.1, 0.2]
    clock.at += 0.2
    assert round(rates.delay(("a",)), 3) == 0.1


def test_what_others_gave_counts_and_what_was_given_is_told_once() -> None:
    clock = Clock()
    rates = Rates(1.0, 5.0, clock)
    rates.takes(("a",))
    rates.takes(("a",))
    assert rates.told() == {"a": 2} and rates.told() == {}
    rates.add("a", 2)
    assert [rates.takes(("a",)) for _ in range(2)] == [True, False]
    rates.add("a", 1000)
    clock.at += 6.0
    assert rates.told() == {"a": 1}, "what others gave is theirs to tell"
    assert [rates.takes(("a",)), rates.takes(("b",))] == [True, True], "no debt lasts for ever"


def test_strangers_owe_together_whoever_tells_of_them() -> None:
    rates = Rates(0.001, 1.0, Clock(), most=1)
    rates.takes(("a",))
    rates.add(STRANGERS, SHARE)
    assert not rates.takes(("b",))


def test_the_less_room_there_is_the_fewer_one_client_may_have() -> None:
    """Fifty addresses cannot take all the room there is: it would take hundreds, each with a few."""
    heads = Heads(100, 5000)
    for name in map(str, range(50)):
        while heads.has_room((name,)):
            heads.come((name,))
    assert max(heads.here.values()) == 100 and heads.total < 4500
    newcomer = ("newcomer",)
    while heads.has_room(newcomer):
        heads.come(newcomer)
    assert FEW < heads.here[newcomer[0]] < 50
    for name in map(str, range(100, 1000)):
        while heads.has_room((name,)):
            heads.come((name,))
    assert heads.total == 5000 and sum(count >= FEW for count in heads.here.values()) > 100


def test_heads_are_counted_here_and_elsewhere_and_leave_no_trace() -> None:
    heads = Heads(3, 5)
    for _ in range(2):
        heads.come(("a",))
    heads.tell("a", 1)
    assert not heads.has_room(("a",)) and heads.has_room(("b",))
    heads.tell("a", -1)
    assert heads.has_room(("a",))
    for _ in range(3):
        heads.come(("b",))
    assert not heads.has_room(("c",)), "there are enough in all"
    for name in "aabbb":
        heads.go((name,))
    assert not heads.here and not heads.elsewhere and heads.total == 0
