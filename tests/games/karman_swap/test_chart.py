"""The chart of the planets agrees with what lies on the table, and options of sets are listed in order."""

from tablee.games.karman_swap.rules.abilities import can_swap, shiftable, swappable, transferable
from tablee.games.karman_swap.rules.bits import bit, listed
from tablee.games.karman_swap.rules.chart import draw, roomy
from tablee.games.karman_swap.rules.numbering import CARD, PLAY
from tablee.games.karman_swap.rules.options import cards_of, plays_of
from tablee.games.karman_swap.rules.places import accepted, accepts
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import BIT, CARD_COUNT, CARD_NAMES, OF_COLOUR, PLANET, SHIP, SLOTS
from tablee.kernel import seeded
from tests.games.karman_swap.sitting import Planets, Sitting, bits

GAME = Sitting.game
LAID: Planets = {
    "juhel": ["neteki", "shergal_noir", ("exploration_barge_1", 1)],
    "kelthar": ["dru_kan", ("ark_8", 0)],
    "taliss": [],
}


def charted(s: KarmanSwapState) -> list[int]:
    """The whole chart."""
    return [s.active, s.domed, s.contested, s.peopled, s.free, s.lying]


def test_the_chart_says_what_lies_on_the_table() -> None:
    s = Sitting({0: ["ozrak"]}, LAID, domes={"kelthar": 0}).state
    assert (s.active, s.domed) == (bit(PLANET["juhel"]) | bit(PLANET["taliss"]), bit(PLANET["kelthar"]))
    assert s.contested == bit(PLANET["juhel"]) and s.peopled == bit(PLANET["juhel"]) | bit(PLANET["kelthar"])
    assert s.lying == bits(["neteki", "shergal_noir", "exploration_barge_1", "dru_kan", "ark_8"])
    assert roomy(s, 0) & bit(PLANET["taliss"]), "every planet takes any colour"


def test_a_copy_has_the_same_chart_and_goes_its_own_way() -> None:
    for seats in (2, 3, 4):
        s, rng = GAME.new(players=seats, seed=seats), seeded(seats)
        assert isinstance(s, KarmanSwapState)
        for _ in range(60):
            GAME.rules.playout(s, rng, 3)
            other = s.copy()
            draw(other)
            assert charted(other) == charted(s)


def test_no_creature_comes_in_exchange_without_a_slot_of_its_colour() -> None:  # KSW-10.10
    juhel = PLANET["juhel"]
    reds = CARD_NAMES[1 : 1 + SLOTS[juhel * 3]]
    s = Sitting({0: ["ark_8"]}, {"juhel": reds}).state
    assert roomy(s, 0) == 0 and accepted(s, juhel, SHIP) & OF_COLOUR[0] == 0


def test_what_may_come_in_exchange_is_the_same_one_by_one_and_as_a_set() -> None:
    s = Sitting({0: ["ozrak"]}, LAID, domes={"kelthar": 0}).state
    for planet in s.placed:
        for leaving in range(SHIP + 1):
            cards = accepted(s, planet, leaving)
            assert [accepts(s, planet, leaving, coming) for coming in range(SHIP + 1)] == [
                bool(cards & OF_COLOUR[coming]) for coming in range(SHIP + 1)
            ]


def test_with_a_single_planet_to_go_to_whatever_lies_there_stays() -> None:
    t = Sitting({0: ["ozrak"]}, {"juhel": ["neteki"], "kelthar": ["dru_kan", ("ark_7", 0)]}, domes={"kelthar": 0})
    lone = Sitting({0: ["ozrak"]}, {"kelthar": ["dru_kan", ("ark_7", 0)]}, domes={"kelthar": 0})
    assert transferable(t.state, CARD_COUNT - 1) & bits(["neteki"])
    assert transferable(lone.state, CARD_COUNT - 1) == 0 == shiftable(lone.state, 0)
    assert can_swap(lone.state, 0) == (swappable(lone.state, 0) != 0) is False


def test_the_options_of_a_set_are_in_order_whatever_its_colours() -> None:
    rng = seeded(5)
    for _ in range(50):
        cards = sum(BIT[card] for card in range(CARD_COUNT) if rng.flip(0.3))
        assert cards_of(cards) == listed(cards, CARD) and plays_of(cards) == listed(cards, PLAY)
    assert [bit(card) for card in range(CARD_COUNT)] == BIT
