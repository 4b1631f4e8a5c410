"""Saved games: exact restore in the middle of anything."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tablee.games.karmaka.rules.invariants import check
from tablee.kernel import seeded
from tests.games.karmaka.sitting import Sitting, game


def saved(t: Sitting) -> dict[str, Any]:
    """The state as it would come back from a file."""
    data: dict[str, Any] = json.loads(json.dumps(t.state.data()))
    return data


def mixed(t: Sitting) -> Sitting:
    """The same table with its Well shuffled."""
    seeded(5).shuffle(t.state.well)
    return t


def order_half_named() -> Sitting:
    """Denial, Denial, Destiny: one card of the order is named."""
    t = mixed(Sitting([["denial", "denial", "destiny", "peek"], ["spite"]]))
    t.plays("denial").chooses("denial", "destiny", "stop")
    return t.chooses(t.options[0])


def destiny_taken() -> Sitting:
    """Destiny took one card and may take another."""
    t = mixed(Sitting([["destiny", "peek"], ["spite"]])).plays("destiny")
    return t.chooses(t.options[0])


def swindle_seen() -> Sitting:
    """Three cards of the rival were seen and none is kept yet."""
    return Sitting([["swindle", "peek"], ["spite", "panic", "voyage", "crisis", "crisis"]]).plays("swindle")


def offer_open() -> Sitting:
    """The second of three rivals is offered a card."""
    hands = [["another_day", "peek"], ["spite"], ["panic"], ["mimic"]]
    return Sitting(hands, players=4, variant="multiplayer").plays("another_day").chooses("decline")


def ring_trade_open() -> Sitting:
    """A dying player may trade rings."""
    return Sitting([[], ["peek"]], deeds=[["voyage"]], rings=[3, 0], at_start=True)


def roulette_drawn() -> Sitting:
    """Roulette discarded two cards and drew one."""
    t = Sitting([["roulette", "peek", "spite", "panic"], ["crisis"]]).plays("roulette")
    return t.chooses("peek", "spite", "draw")


def copies_on_the_path() -> Sitting:
    """Mimic and Embody were copied and Embody asks for a Deed."""
    return Sitting([["mimic"], ["spite"]], deeds=[["mimic", "peek"], ["embody"]]).plays("mimic")


def extra_play_due() -> Sitting:
    """Peek's extra play is asked, and the actor remembers a Hand."""
    return Sitting([["peek", "sowing"], ["spite", "crisis"]]).plays("peek").chooses("accept")


def partner_aimed_at() -> Sitting:
    """A partner must discard."""
    hands = [["dwindle", "peek"], ["spite"], ["panic", "sowing"], ["mimic"]]
    return Sitting(hands, players=4, variant="teams").plays("dwindle").chooses("seat_2")


def wolf_at_seat_2() -> Sitting:
    """A Wolf who does not sit at seat 0 must choose a rival."""
    hands = [["sowing"], ["crisis"], ["vengeance"]]
    return Sitting(hands, players=3, variant="big_bad_wolf", wolf_seat=2, actor=2).plays("vengeance")


def jubilee_laid() -> Sitting:
    """Jubilee laid one card."""
    t = Sitting([["jubilee", "peek", "spite"], ["crisis"]], variant="published_deck").plays("jubilee")
    return t.chooses("peek")


MOMENTS = [
    order_half_named,
    destiny_taken,
    swindle_seen,
    offer_open,
    ring_trade_open,
    roulette_drawn,
    copies_on_the_path,
    extra_play_due,
    partner_aimed_at,
    wolf_at_seat_2,
    jubilee_laid,
]
MOMENT_NAMES = [moment.__name__ for moment in MOMENTS]
Moment = Callable[[], Sitting]
every_moment = pytest.mark.parametrize("moment", MOMENTS, ids=MOMENT_NAMES)


def test_the_moments_are_those_that_their_names_say() -> None:  # I17
    kinds = [moment().kind for moment in MOMENTS]
    assert kinds == [
        "destiny_order",
        "destiny_take",
        "swindle_keep",
        "karmic_offer",
        "ring_trade",
        "roulette_draw",
        "embody_pick",
        "extra_play",
        "dwindle_discard",
        "choose_rival",
        "jubilee_place",
    ]
    assert offer_open().to_move == 2 and partner_aimed_at().to_move == 2


@every_moment
def test_the_state_and_the_question_are_restored_exactly(moment: Moment) -> None:  # LO02-8
    t = moment()
    loaded = game().telling.load(saved(t))
    assert loaded.data() == t.state.data()
    assert loaded.decision() == t.state.decision()
    assert [game().telling.view(loaded, seat) for seat in range(t.state.seats)] == [
        t.view(seat) for seat in range(t.state.seats)
    ]


@every_moment
def test_the_game_goes_on_with_the_same_answers_and_the_same_chance(moment: Moment) -> None:  # LO02-8
    t = moment()
    loaded, kept = game().telling.load(saved(t)), t.state.copy()
    rng = seeded(8)
    while not kept.over:
        choice = kept.options[rng.below(len(kept.options))]
        game().apply(kept, kept.to_move, choice)
        game().apply(loaded, loaded.to_move, choice)
        assert loaded.data() == kept.data()


@every_moment
def test_a_loaded_state_is_independent_of_the_data(moment: Moment) -> None:  # LO02-8
    t = moment()
    data = saved(t)
    loaded = game().telling.load(data)
    game().rules.playout(loaded, seeded(1), 30)
    assert data == saved(t)


@every_moment
def test_the_moment_keeps_the_invariants(moment: Moment) -> None:  # I1, I2, I3, I15
    t = moment()
    check(t.state)


def test_names_and_settings_apart_a_save_holds_only_plain_data() -> None:  # LO02-8
    data = order_half_named().state.data()
    assert json.loads(json.dumps(data)) == data
