"""The secrets of VII Legio: what a seat may not learn, and that leaks of each of them are caught. (section 5)"""

from collections.abc import Iterator
from typing import cast

import pytest

from tablee.games.vii_legio.rules.numbering import END_TURN, FLIP, ITEM, SCAN
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import NONE, SLOT_COUNT
from tablee.kernel import SPECTATOR, Game, Rng, State, seeded
from tablee.table.changing.undo import reveals
from tests.games.vii_legio.leaks import SAMPLE_LEAKS, VIEW_LEAKS, ImaginesTheHand
from tests.games.vii_legio.sitting import GAME, Sitting, ship
from tests.laws.knowledge import check_events, check_worlds
from tests.laws.world import Observer

LAWFUL = Observer(GAME)
WORLDS = 4  # imagined by each seat at each moment
HAND = ["planet", "asteroids", "embassy", "recall", "trading_post", "ion_storm"]


def moments() -> Iterator[Sitting]:
    """Tables at which every secret matters: cards scanned by one, by the other, by none; hands; cards gone back."""
    slots = {"alpha": "S3-1 A14", "beta": "S3-2 A10"}
    for scanned in ({"alpha": [0], "beta": [1]}, {"alpha": [0, 1]}, {"beta": [0]}, {}):
        for squad in (1, 3):
            yield Sitting(ship("S3", squad=squad), ship("S3"), slots=slots, scanned=scanned, hand=HAND)
    yield Sitting(ship("SX", squad=4), ship("S2"), slots={"x": "X03"}, hand=HAND)
    yield Sitting(ship("S2"), hand=HAND).chooses("end_turn")


def check_secrets(observer: Observer) -> None:
    """All laws of knowledge at each of these moments, for each seat and a spectator, whatever is chosen."""
    rng = seeded(5)
    for t in moments():
        for seat in (0, 1, SPECTATOR):
            for _ in range(WORLDS):
                check_worlds(observer, t.state, seat, rng)
                if seat != SPECTATOR:
                    world = observer.sample(t.state, seat, rng)
                    for option in range(SCAN, ITEM):
                        truth, imagined = (observer.why_not(s, seat, option) for s in (t.state, world))
                        assert truth == imagined, "a reason tells truth and sample apart"
            for choice in telling_choices(t.state):
                check_events(observer, t.state, seat, choice, rng)


def telling_choices(s: VIILegioState) -> list[int]:
    """The choices after which something hidden is seen, or goes back unseen."""
    return [option for option in s.options if SCAN <= option < ITEM or option in (FLIP, END_TURN)]


def check_imagined(observer: Observer) -> None:
    """What a seat does not know differs from one imagined world to the next, and what it knows never does."""
    rng = seeded(6)
    for t in moments():
        for seat in (0, 1):
            worlds = [cast(VIILegioState, observer.sample(t.state, seat, rng)) for _ in range(30)]
            tops = {world.deck[-1] for world in worlds}
            assert len(tops) > 10, "imagined worlds agree on the next card"
            for slot in range(SLOT_COUNT):
                if t.state.cards[slot] != NONE:
                    cards = {world.cards[slot] for world in worlds}
                    knows = t.state.knows(seat, slot)
                    assert (len(cards) == 1) == knows, "imagined worlds agree on a hidden card"
                    assert not knows or cards == {t.state.cards[slot]}


def test_no_seat_learns_a_secret() -> None:  # LEG-5.3, LEG-12.7
    check_secrets(LAWFUL)
    check_imagined(LAWFUL)


@pytest.mark.parametrize("leak", VIEW_LEAKS)
def test_a_leak_of_a_secret_is_caught(leak: type[Observer]) -> None:  # LEG-5.3, LEG-12.7
    with pytest.raises(AssertionError, match=r"tells? |depends|options"):
        check_secrets(leak(GAME))


@pytest.mark.parametrize("leak", SAMPLE_LEAKS)
def test_worlds_imagined_from_the_truth_are_caught(leak: type[Observer]) -> None:  # LEG-5.3
    with pytest.raises(AssertionError, match="agree"):
        check_imagined(leak(GAME))


# The list of landings is its commander's own.


def test_two_commanders_alike_but_for_a_scan_look_alike_to_others() -> None:  # LEG-12.9
    slots = [{"alpha": f"S3-1 {card}"} for card in ("A14", "A01")]  # three squads, one squad
    able, unable = (
        Sitting(ship("S3"), ship("S2"), slots=each, scanned={"alpha": [0]}, hand=[]) for each in slots[::-1]
    )
    assert ("land", "alpha") in able.options and ("land", "alpha") not in unable.options
    assert able.view(1) == unable.view(1) and able.view(SPECTATOR) == unable.view(SPECTATOR)
    assert able.view(0) != unable.view(0)


def test_the_refusals_of_another_tell_nothing_of_a_scan() -> None:  # LEG-12.9
    slots = [{"alpha": f"S3-1 {card}"} for card in ("A14", "A01")]
    two = [Sitting(ship("S3"), ship("S2"), slots=each, scanned={"alpha": [0]}, hand=[]) for each in slots]
    for option in range(GAME.rules.option_count):
        one, other = (GAME.telling.why_not(t.state, 1, option) for t in two)
        assert one == other


def test_a_card_not_scanned_never_changes_what_is_offered() -> None:  # LEG-12.10
    slots = [{"alpha": f"S3-1 {card}"} for card in ("A14", "A01")]
    one, two = (Sitting(ship("S3"), ship("S2"), slots=each, scanned={"alpha": [1]}, hand=[]) for each in slots)
    assert one.options == two.options and one.view(0) == two.view(0)


# A hand that goes back keeps its place and has no face.


def test_cards_gone_back_are_on_top_and_nobody_can_name_them() -> None:  # LEG-5.11
    hands = (HAND, HAND[::-1])
    one, two = (Sitting(ship("S2"), hand=hand).chooses("end_turn") for hand in hands)
    assert one.hand != two.hand, "the next commander takes them from the top"
    for seat in (0, 1, SPECTATOR):
        assert one.view(seat) == two.view(seat) and one.told_to(seat) == two.told_to(seat)


# Undo: never across a card turned over, a die, a scan.


class Judge:
    """The game as the undo asks it, with worlds as an observer imagines them, and few of them."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.core, self.view, self.answer = self, GAME.view, GAME.answer
        self.secrets, self.doubt = GAME.secrets, 60

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """A world that a seat imagines."""
        return self._observer.sample(s, seat, rng)

    odd_sample = sample


def told(t: Sitting, answer: object, observer: Observer = LAWFUL) -> bool:
    """Whether an answer to the open question tells anybody anything, so that it cannot be undone."""
    return reveals(cast(Game, Judge(observer)), t.state, t.option(answer), seeded(3))


@pytest.mark.parametrize(
    "answer",
    ["flip", ("move", "S2"), ("buy", "laser"), ("buy", "squad"), "enter_x", ("scan", "alpha"), ("land", "alpha")],
)
def test_whatever_shows_a_hidden_card_cannot_be_undone(answer: object) -> None:  # LEG-5.3, LEG-6.2, LEG-12.6, LEG-12.10
    t = Sitting(ship("S3"), ship("S1"), slots={"alpha": "S3-1 A14"}, hand=HAND, open_x=True)
    assert told(t, answer)


def test_a_choice_that_shows_nothing_may_be_undone() -> None:  # LEG-8.4, LEG-8.7
    assert not told(Sitting(ship("S3", detector=1), hand=HAND[1:]).chooses("flip"), "use_detector")
    assert not told(Sitting(ship("S3"), hand=["forgotten_archives", *HAND]).chooses("flip"), "capture")


def test_a_vortex_shows_the_cards_it_takes() -> None:  # LEG-8.13
    t = Sitting(ship("S3"), hand=["gravity_vortex", *HAND]).chooses("flip")
    assert told(t, "discard")


def test_a_die_moves_the_generator_so_that_it_stands() -> None:  # LEG-1.8
    t = Sitting(ship("S3", detector=1), hand=HAND[1:]).chooses("flip")
    before = t.state.rng.data()
    assert t.chooses("confront").state.rng.data() != before


def test_an_undo_judged_by_the_truth_would_let_the_hand_be_seen() -> None:  # LEG-5.3
    t = Sitting(ship("S3"), hand=HAND)
    assert told(t, "flip") and not told(t, "flip", ImaginesTheHand(GAME)), "check_imagined catches such worlds"
