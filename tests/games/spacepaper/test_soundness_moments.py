"""Saved moments that cannot come about are refused: a set-up, a turn or an activation whose parts do not agree."""

import pytest

from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.galaxy import PLACE_NAMES
from tests.games.spacepaper.moments import Data, moments, saved
from tests.games.spacepaper.test_saved import refused
from tests.games.spacepaper.test_soundness import (
    FIELDS,
    HIDDEN,
    NUMBER,
    OWNERS,
    READY,
    SEEN,
    STAR,
    Change,
    system,
    table,
)


def at(moment: str, change: Change, words: str) -> None:
    """A moment of a real game is refused after a change."""
    data = saved(moments()[moment])
    change(data)
    refused(data, words)


def of_all(value: object, name: str) -> Change:
    """The same change of every civilisation."""

    def change(data: Data) -> None:
        for entry in data["civs"]:
            entry[name] = value

    return change


def of_one(**fields: object) -> Change:
    """A change of the first civilisation that has chosen a race."""
    return lambda data: next(entry for entry in data["civs"] if entry["race"] >= 0).update(fields)


def frame(which: int, part: int, value: object) -> Change:
    """A change of one part of a frame."""

    def change(data: Data) -> None:
        data["frames"][which][part] = value

    return change


def voyage(part: int, value: object) -> Change:
    """A change of the activation under way."""

    def change(data: Data) -> None:
        data["voyage"][part] = value

    return change


@pytest.mark.parametrize(
    ("moment", "change", "words"),
    [
        ("race", frame(0, 3, 4), "race is missing"),
        ("race", frame(0, 4, 1), "race is missing|Ethers"),
        ("event", of_all(-1, "leader"), "leader is missing"),
        ("sys0", of_all(-1, "event"), "event is missing"),
        ("start", of_all(-1, "politics"), "system is missing"),
        ("leader", of_all(0, "politics"), "taken too early"),
        ("leader", of_one(gold=1), "earned or lost"),
        ("leader", of_one(science=1), "earned or lost"),
        ("leader", of_one(used=True), "earned or lost"),
        ("leader", of_one(levels=[1] * 12), "levels are not those"),
        ("leader", of_one(ships=[]), "not a scout"),
        ("leader", of_one(ships=[[1, t.CRUISER, -1, True, False, -1]]), "not a scout"),
        ("leader", of_one(ships=[[1, t.SCOUT, 0, True, False, -1]]), "nowhere|left during set-up"),
        ("leader", of_one(ships=[[1, t.SCOUT, -1, False, False, -1]]), "left during set-up"),
        ("leader", of_one(ships=[[1, t.SCOUT, -1, True, False, 0]]), "from nowhere by a lane"),
        ("leader", of_one(planets=[]), "capital"),
        ("leader", of_one(bonus=1), "Opportunist"),
        ("leader", system(HIDDEN, STAR, 0), "shows its star"),
        ("leader", frame(0, 4, 1), "leader is missing|Opportunist"),
        ("leader", frame(0, 5, 1), "holds something"),
        ("leader", frame(0, 2, 5), "out of range"),
        ("event", frame(0, 4, 1), "not open"),
        ("leader", lambda data: data.update(turn=1), "nowhere|skipped|homes"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(moment: str, change: Change, words: str) -> None:  # SPP-1.4 to 1.18
    at(moment, change, words)


def test_a_system_revealed_too_early_is_refused() -> None:  # SPP-1.15
    def reveal(data: Data) -> None:
        hidden = next(entry for entry in data["systems"] if entry[SEEN] == 0)
        hidden[SEEN], hidden[STAR] = 1, 0

    at("leader", reveal, "more than the homes is revealed")


def test_a_capital_with_a_past_is_refused() -> None:  # SPP-1.5, SPP-1.6
    def change(field: str, value: int) -> Change:
        def spoil(data: Data) -> None:
            capital = next(entry for entry in data["civs"] if entry["race"] >= 0)["planets"][0]
            capital[FIELDS.index(field)] = value

        return spoil

    at("leader", change("unrest", 1), "has a past")
    at("leader", change("built", 1), "has a past")
    at("leader", change("people", 1), "not that of the race")


@pytest.mark.parametrize(
    ("moment", "change", "words"),
    [
        ("step", voyage(0, 0), "ship under way|frames do not fit|turn of another"),
        ("step", voyage(1, 20), "does not exist"),
        ("step", voyage(2, -1), "comes from nowhere"),
        ("step", voyage(4, 0), "without moving"),
        ("step", voyage(12, 0), "leads elsewhere|black hole that is none|without moving"),
        ("step", voyage(8, 1), "no fight|where there is none"),
        ("step", voyage(11, 1), "where there is none"),
        ("step", lambda data: data.update(voyage=None), "without its frame"),
        ("step", lambda data: data["frames"].pop(), "without its frame"),
        ("step", lambda data: data.update(phase=t.IN_UPKEEP), "outside the movement|phase|stored"),
        ("step", frame(1, 0, 1), "do not fit the ship"),
        ("step", frame(1, 1, 0), "do not fit the ship"),
        ("step", frame(1, 2, 5), "ask nothing"),
        ("step", frame(1, 2, 10), "ask nothing"),
        ("step", frame(1, 2, 1), "fire at"),
        ("step", frame(1, 2, 4), "two sides"),
        ("step", frame(1, 3, 1), "holds something"),
        ("step", frame(1, 6, [1]), "holds something"),
        ("fire1", frame(1, 2, 8), "two sides"),
        ("def", voyage(10, -1), "two sides"),
        ("def", voyage(11, 1), "another ship attacks"),
        ("def", voyage(9, 19), "another ship attacks"),
        ("help", voyage(8, -1), "two sides"),
        ("help", frame(1, 2, 7), "where there is none"),
        ("retreat", voyage(9, 20), "retreats does not exist"),
        ("retreat", voyage(8, -1), "two sides"),
        ("pay", frame(0, 6, []), "all can be paid"),
        ("pay", frame(0, 6, [0]), "not due"),
        ("pay", lambda data: data["frames"][0][6].reverse(), "out of order"),
        ("pay", lambda data: data["frames"][0][6].append(data["frames"][0][6][0]), "not due"),
        ("sys", frame(0, 4, 1), "Opportunist|question"),
        ("sys", frame(0, 5, 1), "outside the movement phase"),
    ],
)
def test_a_moment_that_cannot_be_is_refused(moment: str, change: Change, words: str) -> None:  # SPP-8.5, SPP-9.1
    at(moment, change, words)


def test_a_ship_under_way_that_is_exhausted_or_elsewhere_is_refused() -> None:  # SPP-8.5, SPP-8.7
    def exhaust(data: Data) -> None:
        seat, number = data["voyage"][:2]
        next(entry for entry in data["civs"][seat]["ships"] if entry[NUMBER] == number)[READY] = False

    at("step", exhaust, "exhausted")
    started = saved(table().chooses(("ship", "0:1")).state)
    started["voyage"][2] = PLACE_NAMES.index("orbit:ne555.0")
    refused(started, "moved without moving")


def test_help_for_a_planet_that_is_not_invaded_is_refused() -> None:  # SPP-16.13
    data = saved(moments()["help"])
    others = [seat for seat in range(data["seats"]) if seat not in (data["voyage"][0], data["voyage"][10])]
    data["voyage"][10] = others[0]
    refused(data, "not invaded")


def test_a_single_player_left_in_a_game_that_goes_on_is_refused() -> None:  # SPP-17.4
    data = saved(table().state)
    for entry in data["systems"]:
        entry[OWNERS] = [owner if owner == 0 else -1 for owner in entry[OWNERS]]
    gone = {"fallen": True, "leader": -1, "event": -1, "used": True, "planets": [], "ships": []}
    data["civs"][1].update(gone)
    refused(data, "single player")
