"""Imagined worlds of Karmaka: true to what the seat remembers, and all others as likely as they should be."""

from collections import Counter

import pytest

from tablee.games.karmaka.rules.bag import cards_of
from tablee.games.karmaka.rules.invariants import check
from tablee.games.karmaka.rules.state import KIND_BITS, KarmakaState
from tablee.games.karmaka.rules.tables import KINDS
from tablee.kernel import SPECTATOR, Rng, seeded
from tablee.table.past.journal import Setup
from tests.games.karmaka.sitting import Sitting, game
from tests.laws.world import game_at_random, label, varied

DRAWS = 1200


def imagined(t: Sitting, seat: int, rng: Rng) -> KarmakaState:
    """A world that a seat imagines."""
    world = game().rules.sample(t.state, seat, rng)
    assert isinstance(world, KarmakaState)
    return world


def hand_of(world: KarmakaState, seat: int) -> tuple[str, ...]:
    """A Hand by name."""
    return tuple(KINDS[kind] for kind in cards_of(world.souls[seat].hand))


@pytest.mark.parametrize("setup", [setup for setup in varied() if setup.game == "karmaka"], ids=label)
def test_every_imagined_world_is_a_lawful_game(setup: Setup) -> None:  # KMK-16.1, KMK-16.12
    rng = seeded(8)
    for at, (rules, state, _) in enumerate(game_at_random(setup, 31)):
        if at % 7 == 0:
            for seat in (*range(state.seats), SPECTATOR):
                check(rules.rules.sample(state, seat, rng))


def test_a_seat_imagines_unknown_cards_as_often_as_they_are_there() -> None:  # KMK-3.3, KMK-3.4
    t = Sitting([["peek"], ["voyage"]], decks=[[], ["panic"]], well=["panic", "panic", "mimic"], actor=0)
    rng = seeded(1)
    seen = Counter(hand_of(imagined(t, 0, rng), 1)[0] for _ in range(DRAWS))
    assert set(seen) == {"voyage", "panic", "mimic"}
    assert abs(seen["panic"] / DRAWS - 3 / 5) < 0.06
    assert abs(seen["voyage"] / DRAWS - 1 / 5) < 0.05


def test_a_loose_card_lies_in_the_hand_or_at_an_unknown_place() -> None:  # KMK-16.5
    t = Sitting([["peek"], ["voyage", "panic", "mimic", "denial"]], well=["crisis", "sowing", "spite"], actor=0)
    t.plays("peek").chooses("decline")
    t.plays("voyage", "future")
    assert t.loose(0, 1) == ["denial", "mimic", "panic", "voyage"]
    rng = seeded(2)
    worlds = [imagined(t, 0, rng) for _ in range(DRAWS)]
    placed = Counter(KINDS[world.souls[1].future[0] & KIND_BITS] for world in worlds)
    assert set(placed) == {"denial", "mimic", "panic", "voyage"}
    assert all(abs(count / DRAWS - 1 / 4) < 0.05 for count in placed.values())


def test_a_card_seen_entering_a_hidden_zone_is_where_it_went_in_every_world() -> None:  # KMK-16.5
    t = Sitting([["peek", "salvage"], ["voyage", "panic"]], well=["crisis", "sowing", "denial"], actor=0)
    t.plays("peek").chooses("accept")
    rng = seeded(3)
    for seat in (0, 1):
        assert all(KINDS[imagined(t, seat, rng).souls[1].future[-1] & KIND_BITS] == "peek" for _ in range(50))
    assert all(hand_of(imagined(t, 0, rng), 1) == ("panic", "voyage")[::-1] for _ in range(50))


def test_a_question_that_is_open_leaves_its_decider_a_choice_in_every_world() -> None:  # KMK-2.2
    t = Sitting([["dwindle"], ["peek", "voyage"]], well=["peek", "peek", "peek", "voyage"], actor=0)
    t.plays("dwindle").chooses("rival")
    assert t.kind == "dwindle_discard"
    rng = seeded(4)
    assert {hand_of(imagined(t, 0, rng), 1) for _ in range(60)} == {("peek", "voyage")}


def test_cards_seen_through_swindle_are_any_of_that_hand_to_a_third_seat() -> None:  # KMK-16.12
    hands = [["swindle"], ["peek", "voyage", "panic", "mimic", "denial"], ["crisis"]]
    t = Sitting(hands, players=3, variant="multiplayer", well=["sowing"] * 3, actor=0)
    t.plays("swindle").chooses("seat_1")
    assert t.kind == "swindle_keep"
    rng = seeded(5)
    seen: Counter[str] = Counter()
    for _ in range(400):
        world = imagined(t, 2, rng)
        cards = world.frames[-1].cards
        assert not Counter(cards) - Counter(cards_of(world.souls[1].hand))
        seen.update(KINDS[kind] for kind in cards)
    assert {"peek", "voyage", "panic", "mimic", "denial", "sowing"} <= set(seen)
    assert min(seen[kind] for kind in ("peek", "voyage", "panic", "mimic", "denial")) > 80


def test_what_two_others_remember_of_each_other_is_left_out() -> None:  # KMK-16.12
    hands = [["peek"], ["voyage", "panic"], ["crisis"]]
    t = Sitting(hands, players=3, variant="multiplayer", actor=0)
    t.plays("peek").chooses("seat_1")
    assert t.known(0, 1) == ["panic", "voyage"]
    world = imagined(t, 2, seeded(6))
    assert world.known == [0] * 9 and world.loose == [0] * 9
    assert imagined(t, 1, seeded(6)).known[1] == t.state.known[1]


@pytest.mark.parametrize("seat", range(4))
def test_both_partners_know_the_card_that_one_puts_aside_for_the_other(seat: int) -> None:  # KMK-V2.8
    hands = [["voyage", "panic"]] * 4
    t = Sitting(hands[:1] * 4, players=4, variant="teams", actor=seat, well=["sowing", "mimic", "denial"])
    t.plays("voyage", "partner")
    mate = (seat + 2) % 4
    rng = seeded(7)
    tops = {
        who: {KINDS[imagined(t, who, rng).souls[mate].future[-1] & KIND_BITS] for _ in range(40)} for who in range(4)
    }
    assert tops[seat] == tops[mate] == {"voyage"}
    assert all(len(tops[who]) > 1 for who in range(4) if who not in (seat, mate))
