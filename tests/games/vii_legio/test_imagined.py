"""Worlds that a seat imagines: whole, in keeping with what it knows, and drawn from nothing else. (section 5)"""

from typing import cast

import pytest

from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import CARD_COUNT, NONE, PILE, SLOTS, XCARDS
from tablee.kernel import SPECTATOR, seeded
from tests.games.vii_legio.sitting import GAME, Sitting, ship

SLOTS_OF_FOUR = {"alpha": "S3-1 A14", "beta": "S2-1 A10", "gamma": "S4-1 B18", "delta": "S5-1 B01", "x": "X03"}


def busy() -> Sitting:
    """Four commanders, every slot in use: some cards scanned, one face up, one of each pile gone for good."""
    scanned = {"alpha": [0, 3], "gamma": [2], "delta": [3], "x": [1]}
    ships = [ship("S3"), ship("S2"), ship("S4"), ship("S5")]
    t = Sitting(
        *ships, players=4, slots=SLOTS_OF_FOUR, scanned=scanned, up=["beta"], hand=["planet", "reset", "recall"]
    )
    t.state.retired = [t.state.pile_a[0], t.state.pile_b[0], t.state.pile_x[0]]
    t.state.pile_a, t.state.pile_b, t.state.pile_x = t.state.pile_a[1:], t.state.pile_b[1:], t.state.pile_x[1:]
    return t


def worlds(t: Sitting, seat: int, count: int = 25) -> list[VIILegioState]:
    """Worlds that a seat imagines."""
    rng = seeded(seat + 1)
    return [cast(VIILegioState, GAME.rules.sample(t.state, seat, rng)) for _ in range(count)]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
def test_a_seat_imagines_what_it_knows_as_it_is_and_nothing_else(seat: int) -> None:  # LEG-12.7
    t = busy()
    found = worlds(t, seat)
    known = {
        "beta",
        *(name for name, seats in {"alpha": [0, 3], "gamma": [2], "delta": [3], "x": [1]}.items() if seat in seats),
    }
    for slot, name in enumerate(SLOTS):
        cards = {world.cards[slot] for world in found}
        assert (cards == {t.state.cards[slot]}) == (name in known)
        assert {PILE[card] for card in cards} == {PILE[t.state.cards[slot]]}, "of the pile of its zone"


@pytest.mark.parametrize("seat", [0, 3, SPECTATOR])
def test_imagined_worlds_are_whole(seat: int) -> None:  # LEG-10.1, LEG-3.6
    t = busy()
    sizes = [len(pile) for pile in (t.state.pile_a, t.state.pile_b, t.state.pile_x)]
    for world in worlds(t, seat):
        assert sorted([*world.deck, *world.discards]) == list(range(CARD_COUNT)) and world.hand == t.state.hand
        piles = [world.pile_a, world.pile_b, world.pile_x]
        assert [len(pile) for pile in piles] == sizes
        assert [{PILE[card] for card in pile} for pile in piles] == [{0}, {1}, {2}]
        cards = [
            *world.pile_a,
            *world.pile_b,
            *world.pile_x,
            *world.retired,
            *(card for card in world.cards if card != NONE),
        ]
        assert len(cards) == len(set(cards)) and world.retired == t.state.retired


def test_any_card_never_seen_may_be_imagined_those_of_the_box_too() -> None:  # LEG-3.6
    t = busy()
    seen = {*(XCARDS[card] for card in t.state.retired), "A14", "A10"}
    imagined = {XCARDS[card] for world in worlds(t, 0, 200) for card in world.pile_a}
    assert imagined == {card for card in XCARDS if card[0] == "A"} - seen


def test_the_next_card_may_be_any_that_was_not_discarded() -> None:  # LEG-5.3
    t = Sitting(ship("S2"), hand=["planet"], discards=["recall", "embassy", "trading_post"])
    tops = {world.deck[-1] for world in worlds(t, 0, 1200)}
    assert tops == set(t.state.deck)


def test_landings_are_imagined_anew_for_another_seat() -> None:  # LEG-12.9
    slots = {"alpha": "S3-1 A14"}  # three squads
    t = Sitting(ship("S3", squad=1), ship("S2"), slots=slots, scanned={"alpha": [0]}, hand=[])
    offered = {("land", "alpha") in options_of(world) for world in worlds(t, 1)}
    assert offered == {True, False}, "the other commander may or may not be able to land"
    assert {("land", "alpha") in options_of(world) for world in worlds(t, 0)} == {False}


def options_of(world: VIILegioState) -> list[object]:
    """The options of an imagined world, spelled."""
    spelled = [GAME.telling.spell(world, option) for option in world.options]
    return [tuple(option) if isinstance(option, list) else option for option in spelled]
