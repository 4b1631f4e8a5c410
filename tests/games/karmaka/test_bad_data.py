"""Saved games that cannot be right are refused with a telling message, whatever is wrong with them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablee.games.karmaka.rules.bag import bag_of
from tablee.games.karmaka.rules.invariants import check
from tablee.games.karmaka.rules.numbering import ACCEPT, CARD, COUNT
from tablee.games.karmaka.rules.tables import KIND, KINDS
from tablee.kernel import BadData, State
from tests.games.karmaka.sitting import Sitting, game
from tests.games.karmaka.test_saved import (
    MOMENTS,
    Moment,
    every_moment,
    extra_play_due,
    offer_open,
    order_half_named,
    ring_trade_open,
    saved,
    swindle_seen,
)

Data = dict[str, Any]
Change = Callable[[Data], None]
FIELDS = sorted(saved(offer_open()))
HUGE = 10**30


def refused(data: object, words: str) -> None:
    """The data is refused, and the message holds these words."""
    with pytest.raises(BadData, match=words):
        game().telling.load(data)


def test_the_untouched_data_is_accepted() -> None:
    for moment in MOMENTS:
        assert isinstance(game().telling.load(saved(moment())), State)


@pytest.mark.parametrize("data", [None, [], "karmaka", 7, [["game", "karmaka"]]])
def test_data_that_is_no_table_is_refused(data: object) -> None:
    refused(data, "table of names and values")


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    data = saved(offer_open())
    del data[field]
    refused(data, field)


def test_an_unknown_field_is_named() -> None:
    refused(saved(offer_open()) | {"cheats": 1}, "cheats")


@pytest.mark.parametrize("value", [None, "x", {"a": 1}, 1.5, [None]])
@pytest.mark.parametrize("field", FIELDS)
def test_a_field_of_the_wrong_type_is_refused(field: str, value: object) -> None:
    refused(saved(offer_open()) | {field: value}, field)


def test_another_game_is_refused() -> None:
    refused(saved(offer_open()) | {"game": "chess"}, "not a saved game of karmaka: game is 'chess'")


@pytest.mark.parametrize("number", [0, 2, "1", -1])
def test_another_format_is_refused(number: object) -> None:
    refused(saved(offer_open()) | {"format": number}, "format")


def test_a_save_of_other_rules_is_refused() -> None:
    refused(saved(offer_open()) | {"rules": 2}, "saved under rules 2 of karmaka; these are 1")


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("variant", 5, "no variant has number 5"),
        ("variant", -1, "no variant has number -1"),
        ("variant", 0, "variant base is for 2 players"),
        ("seats", 2, "variant multiplayer is for 3 or 4 players"),
        ("seats", 3, "4 souls for 3 seats"),
        ("wolf_seat", 3, "no seat 3 for the Wolf"),
        ("rng", [0, 0, 0, 1 << 32], "generator"),
        ("rng", [0, 0, 0], "a generator has 4 or 9 words, not 3"),
        ("first", 4, "seat"),
        ("aimed", 4, "seat"),
        ("aimed", -2, "seat"),
        ("turns", -1, "count"),
        ("turns", 1001, "count"),
        ("played", -1, "count"),
        ("to_move", -1, "nobody is asked"),
        ("to_move", 4, "nobody is asked"),
        ("kind", 20, "no question has number 20"),
        ("options", [COUNT], "option"),
        ("options", [-1], "option"),
        ("winners", 16, "end"),
        ("reason", 2, "end"),
        ("known", [0] * 15, "memories"),
        ("loose", [0] * 17, "memories"),
        ("frames", [], "no turn is in progress"),
        ("to_move", 3, "open question"),
        ("kind", 0, "open question"),
        ("options", [ACCEPT], "open question"),
        ("well", [], "cards"),
        ("ruins", [0], "cards"),
        ("centre", 0, "cards"),
        ("centre", -1, "cards"),
        ("centre", 99, "cards"),
    ],
)
def test_a_number_out_of_range_or_out_of_place_is_told(field: str, value: object, words: str) -> None:
    refused(saved(offer_open()) | {field: value}, words)


def soul(seat: int, part: int, value: object) -> Change:
    """A change of one part of a soul."""

    def change(data: Data) -> None:
        data["souls"][seat][part] = value

    return change


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (soul(1, 0, -1), "bag"),
        (soul(1, 0, HUGE), "bag"),
        (soul(1, 1, 2), "Hand"),
        (soul(1, 1, HUGE), "Hand"),
        (soul(1, 2, [0]), "cards"),
        (soul(1, 2, [-1]), "placed card"),
        (soul(1, 3, [1 << 9]), "placed card"),
        (soul(1, 4, [99]), "cards"),
        (soul(1, 5, -1), "place"),
        (soul(1, 5, 5), "place"),
        (soul(1, 6, -1), "place"),
        (soul(1, 7, 0), "place"),
    ],
)
def test_a_soul_that_cannot_be_is_refused(change: Change, words: str) -> None:
    data = saved(offer_open())
    change(data)
    refused(data, words)


def test_a_truncated_save_is_refused() -> None:
    data = saved(offer_open())
    data["souls"][0] = data["souls"][0][:5]
    refused(data, "souls")
    data = saved(offer_open())
    data["souls"].pop()
    refused(data, "3 souls for 4 seats")


def test_a_card_too_many_and_a_card_too_few_are_refused() -> None:  # I1
    data = saved(offer_open())
    card = data["well"].pop()
    refused(data, "cards are not those of the deck")
    data["well"] += [card, card]
    refused(data, "cards are not those of the deck")


def memory(bag: str, pair: int, *cards: str) -> Data:
    """A save of two players in which a memory is changed: 0 knows of 1 at pair 1, 1 of 0 at pair 2."""
    data = saved(extra_play_due())
    data[bag][pair] = bag_of([KIND[card] for card in cards])
    return data


def test_a_false_memory_is_refused() -> None:  # I15
    refused(memory("known", 1, "voyage"), "not in that Hand")
    refused(memory("known", 2, "spite"), "not in that Hand")
    refused(memory("loose", 2, "spite"), "not there")
    refused(memory("loose", 1, "spite"), "not there")


def test_a_memory_of_oneself_is_refused() -> None:  # I15
    refused(memory("loose", 0, "sowing"), "own cards twice")


def test_a_memory_with_more_cards_of_a_kind_than_the_deck_is_refused() -> None:  # I15
    data = saved(Sitting([["peek"], ["spite", "spite", KINDS[KIND["spite"] + 1]]]))
    data["known"][1] = data["loose"][1] = bag_of([KIND["spite"]] * 2)
    refused(data, "not there")


def test_a_future_life_unknown_to_its_owner_is_refused() -> None:  # I15
    data = saved(Sitting([["peek"], ["spite"]], futures=[["voyage"]]))
    data["souls"][0][3] = [KIND["voyage"]]
    refused(data, "own Future Life")


def frame(at: int, part: int, value: object) -> Change:
    """A change of one part of a frame."""

    def change(data: Data) -> None:
        data["frames"][at][part] = value

    return change


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (frame(0, 0, 99), "frame"),
        (frame(0, 0, -1), "frame"),
        (frame(1, 1, 2), "frame"),
        (frame(1, 2, 65), "progress"),
        (frame(1, 3, -1), "progress"),
        (frame(1, 2, 7), "frames do not fit"),
        (frame(1, 0, KIND["peek"]), "cards|question|frames"),
        (frame(0, 0, KIND["peek"]), "no turn"),
        (frame(1, 6, [99]), "cards"),
        (frame(1, 3, 0), "question"),
        (lambda data: data["frames"].pop(), "cards|question"),
    ],
)
def test_frames_that_do_not_fit_are_refused(change: Change, words: str) -> None:
    data = saved(order_half_named())
    change(data)
    refused(data, words)


def test_a_power_without_its_card_in_the_centre_is_refused() -> None:  # I2
    for moment in (offer_open, order_half_named):
        data = saved(moment())
        data["ruins"].append(data["centre"])
        data["centre"] = -1
        refused(data, "Centre|frames")


def test_a_card_in_the_centre_without_a_power_is_refused() -> None:  # I2
    for moment in (extra_play_due, ring_trade_open):
        data = saved(moment())
        data["centre"] = data["well"].pop()
        refused(data, "Centre|frames")


def test_more_than_three_cards_looked_at_are_refused() -> None:  # I3
    t = Sitting([["destiny"], ["spite"]]).plays("destiny")
    data = saved(t)
    data["frames"][1][6].append(data["frames"][1][6][0])
    data["well"].remove(data["frames"][1][6][0])
    refused(data, "looked at|frames")


def test_a_card_seen_through_swindle_that_is_not_in_the_hand_is_refused() -> None:
    data = saved(swindle_seen())
    stranger = KIND["mimic"]
    data["frames"][1][6] = [stranger, *data["frames"][1][6][1:]]
    data["options"] = sorted({CARD + kind for kind in data["frames"][1][6]})
    refused(data, "Hand|seen|frames")


def test_a_power_applied_by_another_than_the_actor_is_refused() -> None:
    data = saved(order_half_named())
    data["frames"][1][1] = data["to_move"] = 1
    refused(data, "frame")


def test_a_soul_above_the_ladder_while_the_game_goes_on_is_refused() -> None:  # I4
    data = saved(offer_open())
    data["souls"][0][5] = 4
    refused(data, "over|level|place|Transcendence")


def test_an_ended_game_in_which_somebody_is_asked_is_refused() -> None:
    refused(saved(offer_open()) | {"over": True}, "over|end|asked")


def ended() -> Data:
    """A game that ended in a draw."""
    return saved(Sitting([["peek"], ["spite"]], turns=1000, at_start=True))


def test_an_ended_game_is_accepted() -> None:
    assert game().telling.load(ended()).data() == ended()


@pytest.mark.parametrize(
    ("field", "value"), [("to_move", 0), ("to_move", HUGE), ("to_move", -HUGE), ("frames", [[23, 0, 0, 0, 0, 0, []]])]
)
def test_an_ended_game_in_which_something_goes_on_is_refused(field: str, value: object) -> None:
    refused(ended() | {field: value}, "over|end|asked|frame")


def leaves(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every number in the data."""
    if isinstance(part, dict | list):
        keys = part.keys() if isinstance(part, dict) else range(len(part))
        for key in keys:
            yield from leaves(part[key], (*path, key))
    elif isinstance(part, int):
        yield path


def changed(t: Sitting, path: tuple[Any, ...], by: int) -> Data:
    """The data with one number changed."""
    data = saved(t)
    part: Any = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] += by
    return data


@pytest.mark.parametrize("by", [-1, 1, 31, HUGE, -HUGE])
@every_moment
def test_a_changed_number_is_refused_or_harmless(moment: Moment, by: int) -> None:  # I1, I2, I3, I4, I14, I15
    t = moment()
    for path in leaves(saved(t)):
        try:
            loaded = game().telling.load(changed(t, path, by))
        except BadData:
            continue
        check(loaded)
