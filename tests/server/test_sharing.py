"""Servers tell each other what addresses ask for and have open; who is not heard any more is forgotten."""

import msgspec
import pytest

from tablee.server.door.addresses import Client
from tablee.server.door.door import Door
from tablee.server.door.sharing import ALL, LEASE, Sharing
from tablee.server.ground.config import Config, Limits
from tablee.server.ground.metrics import Metrics
from tablee.server.peers.channels import Envelope, Notice
from tablee.server.peers.neighbours import LARGEST

ANNA: Client = ("192.0.2.7",)
LIMITS = Limits(sockets_each=3, tables=(0.001, 3.0))


class Peer:
    """A server as far as the others hear of it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.door = Door(Config("", limits=LIMITS), Metrics())
        self.sharing = Sharing(self.door, lambda: self.now)


def tell(one: Peer, *others: Peer, lost: bool = False) -> list[Notice]:
    """One tells what there is to tell, as it goes over a wire."""
    notices = one.sharing.news()
    for said in notices:
        heard = msgspec.json.decode(msgspec.json.encode(said), type=Notice)
        for other in [] if lost else others:
            assert heard.counts is not None
            other.sharing.hear(heard.counts)
    return notices


def test_sockets_count_at_the_others_until_they_are_closed() -> None:
    one, two = Peer(), Peer()
    for _ in range(3):
        one.door.sockets.come(ANNA)
    tell(one, two)
    assert not two.door.sockets.has_room(ANNA) and two.door.sockets.has_room(("other",))
    tell(one, two)
    one.door.sockets.go(ANNA)
    tell(one, two)
    assert two.door.sockets.elsewhere == {ANNA[0]: 2} and two.door.sockets.has_room(ANNA)
    one.door.sockets.go(ANNA)
    one.door.sockets.go(ANNA)
    tell(one, two)
    assert not two.door.sockets.elsewhere and not tell(one, two), "who has nothing to say is silent"


def test_what_was_lost_on_the_way_is_told_again() -> None:
    one, two = Peer(), Peer()
    one.door.sockets.come(ANNA)
    tell(one, two, lost=True)
    for _ in range(ALL):
        tell(one, two)
    assert two.door.sockets.elsewhere == {ANNA[0]: 1}
    one.door.sockets.go(ANNA)
    one.door.sockets.come(("other",))
    tell(one, two, lost=True)
    for _ in range(ALL):
        tell(one, two)
    assert two.door.sockets.elsewhere == {"other": 1}


def test_a_newcomer_is_told_all_at_once() -> None:
    one, two = Peer(), Peer()
    one.door.sockets.come(ANNA)
    tell(one)
    two.door.sockets.come(("other",))
    tell(two, one)
    tell(one, two)
    assert two.door.sockets.elsewhere == {ANNA[0]: 1}


def test_a_server_that_is_silent_has_no_sockets_any_more() -> None:
    one, two = Peer(), Peer()
    one.door.sockets.come(ANNA)
    tell(one, two)
    two.now += LEASE - 0.1
    two.sharing.forget_the_dead()
    assert two.door.sockets.elsewhere
    tell(one, two)  # a sign of life
    two.now += LEASE - 0.1
    two.sharing.forget_the_dead()
    assert two.door.sockets.elsewhere
    two.now += 0.2
    two.sharing.forget_the_dead()
    assert not two.door.sockets.elsewhere


def test_a_server_that_leaves_says_so() -> None:
    one, two = Peer(), Peer()
    one.door.sockets.come(ANNA)
    tell(one, two)
    counts = one.sharing.goodbye().counts
    assert counts is not None
    two.sharing.hear(counts)
    assert not two.door.sockets.elsewhere


def test_three_servers_give_an_address_one_share_of_tables_together() -> None:
    peers = [Peer() for _ in range(3)]
    made = 0
    for _ in range(5):
        for peer in peers:
            made += peer.door.tables.takes(ANNA)
            tell(peer, *(other for other in peers if other is not peer))
    assert made == 3


@pytest.mark.parametrize("count", [1, 60, 61, 1000])
def test_however_much_there_is_to_tell_each_notice_fits_into_a_datagram(count: int) -> None:
    one, two = Peer(), Peer()
    for at in range(count):
        one.door.sockets.come((f"2001:db8:ffff:{at:x}::/64", f"2001:db8:{at:x}::/48"))
        one.door.requests.takes((f"2001:db8:ffff:{at:x}::/64",))
    notices = tell(one, two)
    assert max(len(msgspec.json.encode(Envelope("x" * 16, notice))) for notice in notices) <= LARGEST
    assert len(two.door.sockets.elsewhere) == 2 * count and len(two.door.requests) == count
