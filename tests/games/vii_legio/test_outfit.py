"""What there is room for aboard, asked of all items at once and one by one."""

from typing import cast

from tablee.games import GAMES
from tablee.games.vii_legio.rules.outfit import has_room, rooms
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import ITEM_COUNT
from tablee.kernel import seeded
from tests.games.vii_legio.wild import shake

GAME = GAMES["vii_legio"]


def test_all_rooms_at_once_are_those_of_each_item() -> None:  # LEG-2.2, LEG-2.3, LEG-2.4
    met = set()
    for seed in range(30):
        s, rng = cast(VIILegioState, GAME.new(2 + seed % 3, seed=seed)), seeded(seed)
        GAME.mind.stroll(s, rng, 10)
        shake(s, rng)
        for ship in s.ships:
            alone = [has_room(s, ship, item) for item in range(ITEM_COUNT)]
            assert rooms(s, ship) == sum(1 << item for item in range(ITEM_COUNT) if alone[item])
            met.add(tuple(alone))
    assert len(met) > 10
