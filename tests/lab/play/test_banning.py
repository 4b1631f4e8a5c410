"""Bans: what is forbidden is not chosen, unless nothing else is legal."""

import pytest

from tablee.lab.asking import set_up
from tablee.lab.play.banning import Ban, read_ban
from tablee.lab.play.errors import BadStudy
from tablee.lab.play.plan import Arm, Plan
from tablee.lab.play.seen import USED

pytestmark = pytest.mark.dear


def played(game: str, ban: str, deals: int = 2) -> list[tuple[bool, int, int]]:
    """For each game: whether the first player used it, how often a ban changed a choice, and how often it could not."""
    setup = set_up(game, 0, 0, {})
    plan = Plan.of(setup, [Arm("without", ("sensible",) * 2, deals, (ban,), sees=True)])
    family, _, name = ban.partition(":")
    found = []
    for number in range(2 * deals):
        seen = plan.seen(number)
        used = seen.things.get(family, {}).get(name, [0, 0, 0])[USED]
        found.append((bool((used >> seen.seating.index(0)) & 1), seen.banned, seen.forced))
    return found


@pytest.mark.parametrize("ban", ["card:panic", "card:embody"])
def test_a_banned_thing_is_used_only_where_nothing_else_is_legal(ban: str) -> None:
    games = played("karmaka", ban)
    assert all(forced for used, _, forced in games if used)
    assert sum(banned for _, banned, _ in games) > 0


def test_what_is_built_can_be_banned() -> None:
    games = played("spacepaper", "project:gold_1", deals=1)
    assert all(forced for used, _, forced in games if used)
    assert sum(banned for _, banned, _ in games) > 0


def test_a_deed_and_a_way_to_win_can_be_banned() -> None:
    setup = set_up("karmaka", 0, 0, {})
    free = Plan.of(setup, [Arm("free", ("sensible",) * 2, 1)]).seen(0)
    for ban in ("plays-power", "transcendence"):
        seen = Plan.of(setup, [Arm("without", ("sensible",) * 2, 1, (ban,))]).seen(0)
        assert seen.banned + seen.forced > 0 or seen.points == free.points


def test_names_are_read_as_designers_write_them() -> None:
    assert read_ban("karmaka", "panic") == read_ban("karmaka", "card:panic") == Ban("card", "panic")
    assert read_ban("karmaka", "plays-power") == Ban(event=5)
    with pytest.raises(BadStudy, match="nothing in this game is called “fright”"):
        read_ban("karmaka", "fright")
    with pytest.raises(BadStudy):
        read_ban("karmaka", "panic@flies")
