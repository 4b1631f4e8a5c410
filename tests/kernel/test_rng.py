"""The generator: the same numbers for ever, each as likely as the others, copied and saved with the state."""

from collections import Counter
from itertools import permutations

import pytest

from tablee.kernel import Rng, seeded, split
from tablee.kernel.rng import SEEDS, WORD

FIRST_WORDS = {
    0: [3300212312, 1743954244, 207519241, 3716241083],
    1: [2308299391, 1950625580, 354034397, 661219729],
    7: [2427842431, 2917685297, 1525832735, 3836590155],
    1 << 32: [3685413526, 628251110, 212572038, 1878899064],
    (1 << 64) - 1: [2378084626, 2430036845, 2939583250, 3162307632],
}


@pytest.mark.parametrize("seed", FIRST_WORDS)
def test_a_seed_gives_the_same_words_for_ever(seed: int) -> None:
    rng = seeded(seed)
    assert [rng.word() for _ in range(4)] == FIRST_WORDS[seed]


def test_a_seed_gives_the_same_draws_shuffles_and_streams_for_ever() -> None:
    rng, items = seeded(7), list(range(10))
    assert [rng.below(6) for _ in range(20)] == [3, 4, 2, 5, 3, 0, 3, 1, 0, 0, 3, 3, 2, 4, 0, 0, 1, 4, 4, 3]
    rng.shuffle(items)
    assert items == [3, 6, 8, 0, 9, 7, 5, 2, 4, 1]
    stream = split(seeded(7))
    assert [stream.word() for _ in range(3)] == [4039873876, 864475763, 1390651067]


def test_both_halves_of_a_seed_count() -> None:
    firsts = {seeded(low + (high << 32)).word() for low in range(40) for high in range(40)}
    assert len(firsts) == 1600


@pytest.mark.parametrize("seed", [-1, SEEDS, SEEDS + 7, -SEEDS])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed lies between 0 and"):
        seeded(seed)


@pytest.mark.parametrize("size", [1, 2, 3, 6, 7, 62, 1000])
def test_every_number_below_a_size_is_as_likely(size: int) -> None:
    rng, each = seeded(size), 400
    counts = Counter(rng.below(size) for _ in range(size * each))
    assert set(counts) <= set(range(size))
    spread = sum((counts[number] - each) ** 2 / each for number in range(size))
    assert abs(spread - (size - 1)) <= 5 * (2 * size) ** 0.5  # chi-square: mean size - 1, variance 2 (size - 1)


def test_an_awkward_size_is_drawn_without_bias() -> None:
    # Four words for three numbers: without drawing again, every third number would come twice as often.
    rng, size = seeded(3), 3 << 30
    thirds = Counter(rng.below(size) % 3 for _ in range(9000))
    assert all(abs(thirds[third] - 3000) < 250 for third in range(3))


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng, each = seeded(5), 300
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * each):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - each) ** 2 / each for count in counts.values()) < 60  # chi-square with 23 degrees


@pytest.mark.parametrize("items", [[], [4], [1, 1, 2], list(range(100))])
def test_a_shuffle_loses_and_adds_nothing(items: list[int]) -> None:
    shuffled = items[:]
    seeded(9).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_copy_gives_the_same_numbers_and_goes_its_own_way() -> None:
    rng = seeded(11)
    copy = rng.copy()
    ahead = [copy.word() for _ in range(10)]
    assert rng.data() == seeded(11).data() != copy.data()
    assert [rng.word() for _ in range(10)] == ahead


def test_a_saved_generator_goes_on_where_it_stood() -> None:
    rng = seeded(12)
    rng.word()
    saved = rng.data()
    assert len(saved) == 4 and all(0 <= word <= WORD for word in saved)
    assert [Rng(*saved).word() for _ in range(3)] == [rng.word()] * 3


def test_a_stream_is_not_the_one_it_was_drawn_from() -> None:
    rng = seeded(13)
    stream, other = split(rng), split(rng)
    ours, theirs, source = ({one.word() for _ in range(100)} for one in (stream, other, rng))
    assert not ours & theirs and not ours & source and not theirs & source
