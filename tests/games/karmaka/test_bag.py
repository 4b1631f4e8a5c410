"""Bags: how many cards of each kind, in one number."""

from collections import Counter

import pytest

from tablee.games.karmaka.rules import bag
from tablee.games.karmaka.rules.tables import COPIES, KIND, KINDS
from tablee.kernel import seeded

EVERYTHING = [kind for kind in range(len(KINDS)) for copy in range(COPIES[kind])]


def test_every_kind_of_the_table_has_room() -> None:
    assert bag.fits()
    assert KINDS[bag.LAST] == "embody" and COPIES[bag.LAST] == 5


@pytest.mark.parametrize("seed", range(20))
def test_what_goes_in_comes_out_sorted(seed: int) -> None:
    cards = EVERYTHING[:]
    rng = seeded(seed)
    rng.shuffle(cards)
    drawn = cards[: rng.below(len(cards) + 1)]
    held = bag.bag_of(drawn)
    assert bag.cards_of(held) == sorted(drawn) and bag.kinds_of(held) == sorted(set(drawn))
    assert [bag.nth_of(held, place) for place in range(len(drawn))] == sorted(drawn)
    assert {kind: bag.count(held, kind) for kind in set(drawn)} == Counter(drawn)


def test_the_whole_deck_fits_in_one_bag() -> None:
    held = bag.bag_of(EVERYTHING)
    assert bag.cards_of(held) == EVERYTHING and bag.kinds_of(held) == list(range(len(KINDS)))
    assert [bag.count(held, kind) for kind in range(len(KINDS))] == COPIES
    assert held < 1 << 62


def test_an_empty_bag_holds_nothing() -> None:
    assert bag.bag_of([]) == bag.EMPTY
    assert bag.cards_of(bag.EMPTY) == bag.kinds_of(bag.EMPTY) == []
    assert all(bag.count(bag.EMPTY, kind) == 0 for kind in range(len(KINDS)))


@pytest.mark.parametrize("copies", range(6))
def test_five_copies_of_embody_are_counted(copies: int) -> None:
    embody = KIND["embody"]
    held = bag.bag_of([0, embody - 1, *[embody] * copies])
    assert bag.count(held, embody) == copies and bag.count(held, embody - 1) == 1
    assert bag.cards_of(held) == [0, embody - 1, *[embody] * copies]


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_card_more_and_a_card_fewer_is_the_same_bag(kind: int) -> None:
    rest = [other for other in EVERYTHING if other != kind]
    held = bag.bag_of(rest)
    assert bag.count(held, kind) == 0 and bag.without(held, kind) == held
    assert bag.without(held + bag.one(kind), kind) == held
    assert bag.cards_of(bag.one(kind)) == [kind]


def test_taking_from_an_empty_bag_leaves_it_empty() -> None:
    assert all(bag.without(bag.EMPTY, kind) == bag.EMPTY for kind in range(len(KINDS)))


def test_the_last_of_a_kind_may_be_taken_once() -> None:
    for kind in range(len(KINDS)):
        held = bag.bag_of([kind] * COPIES[kind])
        for copy in range(COPIES[kind] + 1):
            assert bag.count(held, kind) == max(0, COPIES[kind] - copy)
            held = bag.without(held, kind)
        assert held == bag.EMPTY
