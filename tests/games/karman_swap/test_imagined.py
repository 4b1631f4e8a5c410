"""Worlds that a seat imagines: what it knows stays, what others know does not, and each can be played on."""

from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import BIT, CARD
from tablee.kernel import seeded
from tests.games.karman_swap.sitting import Sitting, names

GAME = Sitting.game


def imagined(t: Sitting, seat: int, seed: int = 1) -> KarmanSwapState:
    """A world that a seat could not tell from the table's."""
    world = GAME.rules.sample(t.state, seat, seeded(seed))
    assert isinstance(world, KarmanSwapState)
    return world


def test_who_gave_cards_remembers_them_and_others_memories_are_unknown() -> None:  # KSW-3.1, KSW-3.2
    t = Sitting({0: ["ozrak"], 2: ["kharzul", "limonin"]}, {"juhel": []})
    t.state.told = [BIT[CARD["kharzul"]], 0, BIT[CARD["ozrak"]], 0]
    for seed in range(10):
        giver, other = imagined(t, 0, seed), imagined(t, 1, seed)
        assert giver.told == [BIT[CARD["kharzul"]], 0, BIT[CARD["ozrak"]], 0] and "kharzul" in names(giver.hands[2])
        assert other.told == [0, 0, 0, 0], "a seat cannot know what its opponents gave each other"


def test_a_card_that_another_has_picked_may_be_any_that_could_be_placed() -> None:  # KSW-11.1
    t = Sitting({0: ["dru_kan", "pel_ou", "ark_8"]}, {"juhel": ["limonin"], "kelthar": []})
    t.plays("dru_kan", "juhel", "use", "pel_ou")
    worlds = [imagined(t, 1, seed) for seed in range(20)]
    assert all(world.hands[0] & BIT[world.frames[-1].chosen] for world in worlds)
    assert len({world.frames[-1].chosen for world in worlds}) > 3


def test_a_match_that_is_over_can_be_imagined_too() -> None:  # KSW-1.7
    s = GAME.new(players=2, seed=3)
    GAME.rules.playout(s, seeded(1), 100_000)
    assert s.over and GAME.rules.sample(s, 0, seeded(2)).over


def test_nobody_is_thought_to_hold_a_card_that_has_left_the_hand() -> None:  # KSW, section 5
    t = Sitting({0: ["ozrak", "ark_8"]}, {"juhel": ["limonin"]}, market=["mousselin"])
    t.state.shown = BIT[CARD["ozrak"]]
    t.plays("ozrak", "juhel", "no")
    assert t.state.shown == 0 and t.view(1).hands[0].known == ()
