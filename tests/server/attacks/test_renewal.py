"""A token is renewed without ever locking its owner out: the old one counts until the new one is used."""

from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tablee.client import Client, RemoteSeat
from tablee.client.live import Live
from tablee.server.http.app import Application
from tablee.server.wire.messages import Snapshot
from tests.server.attacks.witness import Witness, burst
from tests.server.company import ANNA_AND_OPEN, finished, first, mover, pair


def renewed(seat: RemoteSeat) -> RemoteSeat:
    """The same seat with a new token, which nobody has used yet."""
    return RemoteSeat(seat.client, seat.table, seat.seat, seat.ask("POST", "/token", dict)["token"])


def is_out(seat: RemoteSeat) -> bool:
    """Whether a token counts no more."""
    return Witness(seat).code("GET", "") == "no-token"


def closed(live: Live) -> int:
    """The code with which the server hangs up."""
    try:
        while True:
            live.receive()
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd else 0


def test_a_lost_answer_to_a_renewal_does_not_lock_the_owner_out(client: Client) -> None:
    anna, _ = pair(client)
    with anna.live() as live:
        live.until(Snapshot)
        lost = renewed(anna)
        assert anna.position().seat == 0
        again = renewed(anna)
        assert anna.position().seat == 0 and is_out(lost), "a second renewal takes the place of the first"
        live.say("still here")
        assert again.position().seat == 0 and is_out(anna)
        assert closed(live) == 4401
    assert is_out(lost)


USES: dict[str, Callable[[RemoteSeat], object]] = {
    "look": lambda seat: seat.look(),
    "choose": lambda seat: Witness(seat).code("POST", "/choices", {"option": 0, "n": 99}),
    "socket": lambda seat: socket(seat),
    "session": lambda seat: seat.client.seat(seat.table, seat.token or ""),
    "cookie": lambda seat: httpx.get(
        f"{seat.client.url}/api/v1/tables/{seat.table}", headers={"cookie": f"tablee-{seat.table}={seat.token}"}
    ),
    "renew": lambda seat: renewed(seat),
}


def socket(seat: RemoteSeat) -> None:
    with seat.live() as live:
        assert live.until(Snapshot).play.seat == seat.seat


@pytest.mark.parametrize("use", USES)
def test_the_first_use_of_the_new_token_ends_the_old_one_and_its_sockets(client: Client, use: str) -> None:
    anna, bob = pair(client)
    with anna.live() as live, bob.live() as other:
        live.until(Snapshot)
        other.until(Snapshot)
        new = renewed(anna)
        assert not is_out(anna)
        USES[use](new)
        assert closed(live) == 4401 and is_out(anna) and not is_out(new) and not is_out(bob)
        other.say("undisturbed")


def test_many_first_uses_at_once_all_count(client: Client) -> None:
    anna, _ = pair(client)
    new = renewed(anna)
    assert burst(*[lambda: Witness(new).ask("GET", "/position").status_code for _ in range(8)]) == [200] * 8
    assert is_out(anna)


def test_the_host_stays_the_host(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_OPEN)
    new = renewed(anna)
    client.join(anna.table, "Bob")
    assert new.start().seat == 0 and is_out(anna)


def test_a_renewal_counts_for_the_rematch_too(client: Client, application: Application) -> None:
    anna, bob, _ = finished(client, application)
    new = renewed(anna)
    assert anna.rematch() is None
    again = bob.rematch()
    assert again is not None
    assert RemoteSeat(client, again.table, 0, anna.token).look().seat == 0, "not used yet"
    assert RemoteSeat(client, again.table, 0, new.token).look().seat == 0
    assert is_out(RemoteSeat(client, again.table, 0, anna.token))
    found = new.rematch()
    assert found is not None and found.table == again.table


def test_the_client_uses_a_new_token_at_once(client: Client) -> None:
    anna, _ = pair(client)
    old = RemoteSeat(client, anna.table, anna.seat, anna.token)
    anna.renew()
    assert is_out(old) and anna.position().seat == 0


def test_a_choice_with_the_old_token_counts_until_the_new_one_is_used(client: Client) -> None:
    seat, position = mover(*pair(client))
    new = renewed(seat)
    assert seat.choose(first(position), position.n).n == position.n + 1
    assert new.position().n == position.n + 1
    assert Witness(seat).code("POST", "/choices", {"option": 0, "n": position.n + 1}) == "no-token"
