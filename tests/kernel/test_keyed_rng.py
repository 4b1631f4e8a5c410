"""The generator with a key: the stream of that key for ever, even, copied and saved with the state, told by nothing."""

import hashlib
import json
from collections import Counter
from itertools import permutations

import pytest

from tablee.games import GAMES
from tablee.kernel import BadData, BadSetup, Keyed, Rng, keyed, restored, seeded, split
from tablee.kernel.rng import WORD

GAME = GAMES["karmaka"]
NOUGHT = bytes(32)
COUNTED = bytes(range(32))
FIRST_WORDS = {
    NOUGHT: [683492140, 1559608886, 452446879, 1112687450],
    COUNTED: [4226723213, 4082169878, 2754715228, 4118497712],
}


def key(number: int) -> bytes:
    """A key of its own for each number."""
    return hashlib.sha256(b"%d" % number).digest()


@pytest.mark.parametrize("given", FIRST_WORDS, ids=bytes.hex)
def test_a_key_gives_the_same_words_for_ever(given: bytes) -> None:
    rng = keyed(given)
    assert [rng.word() for _ in range(4)] == FIRST_WORDS[given]


def test_the_words_are_the_digests_of_blake2b_one_after_the_other() -> None:
    rng = keyed(COUNTED)
    drawn = b"".join(int(rng.word()).to_bytes(4, "little") for _ in range(16 * 300))
    for at in range(300):
        block = hashlib.blake2b(at.to_bytes(8, "little"), key=COUNTED, person=b"tablee chance").digest()
        assert drawn[64 * at : 64 * at + 64] == block


def test_one_bit_of_a_key_changes_every_block() -> None:
    one, two = keyed(NOUGHT), keyed(bytes(31) + b"\x01")
    ours, theirs = ({rng.word() for _ in range(160)} for rng in (one, two))
    assert not ours & theirs


@pytest.mark.parametrize("size", [0, 1, 31, 33, 64])
def test_a_key_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"a key has 32 bytes, not {size}"):
        keyed(bytes(size))


def test_a_game_refuses_a_key_of_another_length() -> None:
    with pytest.raises(BadSetup, match="a key has 32 bytes, not 5") as caught:
        GAME.new(key=b"short")
    assert caught.value.message == "bad-key"


def test_a_game_with_a_key_ignores_the_seed_and_one_without_does_not() -> None:
    assert GAME.new(seed=1, key=COUNTED).data() == GAME.new(seed=2, key=COUNTED).data()
    assert GAME.new(seed=1, key=COUNTED).data() != GAME.new(seed=1, key=NOUGHT).data()
    assert GAME.new(seed=1).data() != GAME.new(seed=2).data()


@pytest.mark.parametrize("size", [1, 2, 3, 6, 7, 62, 1000])
def test_every_number_below_a_size_is_as_likely(size: int) -> None:
    rng, each = keyed(key(size)), 400
    counts = Counter(rng.below(size) for _ in range(size * each))
    assert set(counts) <= set(range(size))
    spread = sum((counts[number] - each) ** 2 / each for number in range(size))
    assert abs(spread - (size - 1)) <= 5 * (2 * size) ** 0.5  # chi-square: mean size - 1, variance 2 (size - 1)


def test_an_awkward_size_is_drawn_without_bias() -> None:
    # Four words for three numbers: without drawing again, every third number would come twice as often.
    rng, size = keyed(key(3)), 3 << 30
    thirds = Counter(rng.below(size) % 3 for _ in range(9000))
    assert all(abs(thirds[third] - 3000) < 250 for third in range(3))


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng, each = keyed(key(5)), 300
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * each):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - each) ** 2 / each for count in counts.values()) < 60  # chi-square with 23 degrees


def test_a_coin_falls_as_often_as_its_chance() -> None:
    rng = keyed(key(6))
    assert abs(sum(rng.flip(0.3) for _ in range(10_000)) - 3000) < 250


def test_a_copy_gives_the_same_numbers_and_goes_its_own_way_anywhere_in_a_block() -> None:
    rng = keyed(COUNTED)
    for _ in range(40):
        before, copy = rng.data(), rng.copy()
        ahead = [copy.word() for _ in range(20)]
        assert rng.data() == before != copy.data()
        again = rng.copy()
        assert [again.word() for _ in range(20)] == ahead
        rng.word()


def test_a_saved_generator_goes_on_where_it_stood_anywhere_in_a_block() -> None:
    rng = keyed(COUNTED)
    for drawn in range(40):
        saved = json.loads(json.dumps(rng.data()))
        other = restored(saved)
        assert isinstance(other, Keyed) and other.data() == saved and saved[-1] == drawn
        ahead = rng.copy()
        assert [other.word() for _ in range(20)] == [ahead.word() for _ in range(20)]
        rng.word()


def test_the_fast_generator_is_restored_as_it_was() -> None:
    rng = seeded(12)
    rng.word()
    other = restored(rng.data())
    assert type(other) is Rng and [other.word() for _ in range(9)] == [rng.word() for _ in range(9)]


@pytest.mark.parametrize(
    "words",
    [[], [1], [1, 2, 3], [1] * 5, [1] * 8, [1] * 10, [1, 2, 3, -1], [WORD + 1] * 4, [1 << 70] * 9, [*[1] * 8, -1]],
    ids=str,
)
def test_words_of_no_generator_are_refused(words: list[int]) -> None:
    with pytest.raises(BadData, match="generator"):
        restored(words)


def test_a_stream_drawn_from_a_key_is_fast_and_holds_nothing_of_the_key() -> None:
    rng = keyed(COUNTED)
    stream, other = split(rng), split(rng)
    assert type(stream) is Rng and not set(stream.data()) & set(rng.data()[:8])
    ours, theirs, source = ({one.word() for _ in range(100)} for one in (stream, other, rng))
    assert not ours & theirs and not ours & source and not theirs & source


def test_the_words_drawn_say_nothing_of_the_key_itself() -> None:
    rng = keyed(COUNTED)
    assert not {rng.word() for _ in range(1000)} & set(rng.data()[:8])
