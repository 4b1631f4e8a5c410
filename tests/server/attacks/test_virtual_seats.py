"""While a virtual player holds a seat nobody chooses for it but that player, by whatever door."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tablee.client import RemoteSeat
from tablee.server.wire.messages import Refused, Snapshot
from tests.server.attacks.witness import Witness, burst
from tests.server.company import first, pair, replace, serving


class Replaced(NamedTuple):
    """Two people of whom the one on move was replaced, and an option that was open to them."""

    anna: RemoteSeat
    bob: RemoteSeat
    option: int


class EnoughError(Exception):
    """A program was asked, which is all that we want to know."""


@pytest.fixture
def replaced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Replaced]:
    """Bob is on move and was replaced, by a virtual player that never comes to an end."""
    with serving(tmp_path_factory.mktemp("virtual"), sweep=3600.0) as (client, application):
        application.house.bell.silence()
        anna, bob = pair(client, first_player="seat_1")
        option = first(bob.position())
        replace(anna, 1)
        yield Replaced(anna, bob, option)


def test_a_person_does_not_choose_for_a_seat_that_a_virtual_player_holds(replaced: Replaced) -> None:
    witness, n = Witness(replaced.bob), replaced.bob.position().n
    body = {"option": replaced.option, "n": n}
    assert witness.code("POST", "/choices", body) == "seat-virtual"
    with witness.live() as live:
        live.until(Snapshot)
        live.choose(replaced.option, n, "mine")
        assert live.until(Refused).problem.code == "seat-virtual"
    assert set(burst(*[lambda: witness.code("POST", "/choices", body) for _ in range(8)])) == {"seat-virtual"}
    assert replaced.bob.position().n == n


def test_who_was_replaced_is_asked_nothing_until_they_take_the_seat_back(replaced: Replaced) -> None:
    bob = Witness(replaced.bob)
    position = bob.ask("GET", "/position").json()
    assert position["decision"] is None and position["to_move"] == 1
    assert position["status"] == replaced.anna.ask("GET", "/position", dict)["status"], "another thinks"
    assert {bob.code("POST", "/hint"), bob.code("GET", "/world")} == {"not-your-turn"}
    assert bob.code("POST", "/return") == ""
    position = bob.ask("GET", "/position").json()
    assert replaced.option in [each["option"] for each in position["decision"]["options"]]
    assert bob.code("POST", "/choices", {"option": replaced.option, "n": position["n"]}) == ""


def test_a_choice_and_a_return_at_the_same_moment_never_choose_without_the_seat(replaced: Replaced) -> None:
    bob, n = Witness(replaced.bob), replaced.bob.position().n
    chosen, returned = burst(
        lambda: bob.code("POST", "/choices", {"option": replaced.option, "n": n}),
        lambda: bob.code("POST", "/return"),
    )
    assert returned == "" and chosen in ("seat-virtual", "stale")
    assert [entry.what for entry in replaced.bob.log(n).entries] == ["return"]


def test_a_program_that_plays_takes_its_seat_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("program"), sweep=3600.0) as (client, application):
        application.house.bell.silence()
        anna, bob = pair(client, first_player="seat_1")
        replace(anna, 1)

        def decide(position: object) -> int:
            raise EnoughError

        with pytest.raises(EnoughError):
            bob.play(decide)
        assert anna.position().players[1].level is None
