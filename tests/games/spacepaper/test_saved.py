"""Saved games: exact restore in the middle of anything, and a telling refusal of what cannot be a save."""

import contextlib
import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tablee.games.spacepaper.rules.invariants import check
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import SPECTATOR, BadData, seeded
from tests.games.spacepaper.moments import FALLEN, Data, moments, saved
from tests.games.spacepaper.sitting import Sitting, from_save, game
from tests.games.spacepaper.soak import played

MOMENTS = [*game().rules.kinds, FALLEN, "economic", "score"]
FIELDS = sorted(saved(moments()["act"]))
HUGE = 10**30
every_moment = pytest.mark.parametrize("moment", MOMENTS)


def refused(data: object, words: str) -> None:
    """The data is refused, and the message holds these words."""
    with pytest.raises(BadData, match=words):
        from_save(data)


@every_moment
def test_the_state_and_the_question_are_restored_exactly(moment: str) -> None:
    s = moments()[moment]
    loaded = from_save(saved(s))
    assert loaded.data() == s.data()
    assert loaded.decision() == s.decision()
    for seat in (*range(s.seats), SPECTATOR):
        assert game().telling.view(loaded, seat) == game().telling.view(s, seat)


@every_moment
def test_the_game_goes_on_with_the_same_answers_and_the_same_dice(moment: str) -> None:
    kept = moments()[moment].copy()
    loaded, rng = from_save(saved(kept)), seeded(8)
    for _ in range(150):
        if kept.over:
            break
        choice = game().mind.wander(kept, rng)
        game().apply(kept, kept.to_move, choice)
        game().apply(loaded, loaded.to_move, choice)
        assert loaded.decision() == kept.decision()
    assert loaded.data() == kept.data()


@pytest.mark.dear
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 5), (4, 6), (4, 11), (5, 7), (5, 33)])
def test_every_tenth_state_of_a_game_with_war_is_restored(players: int, seed: int) -> None:
    restored = 0
    for place, s in enumerate(played(players, seed)):
        s.heard()
        if place % 10 == 0 or s.over or s.voyage is not None:
            assert from_save(saved(s)).data() == s.data()
            restored += 1
    assert restored > 20


@every_moment
def test_a_loaded_state_is_independent_of_the_data(moment: str) -> None:
    data = saved(moments()[moment])
    kept = copy.deepcopy(data)
    game().mind.stroll(from_save(data), seeded(1), 30)
    assert data == kept


def test_a_save_holds_only_plain_data() -> None:
    for s in moments().values():
        assert json.loads(json.dumps(s.data())) == s.data()


def of_a_fallen_explorer() -> SpaceState:
    """Three players; the second, an Explorer, loses the capital to the first."""
    planets = [("telluric", "medium"), ("lava", "small")]
    t = Sitting(
        "move",
        players=3,
        leaders=["scientist", "explorer", "financier"],
        events=["galactic_cup", "supernova", "galactic_lottery"],
        levels=[{"invasion": 5}],
        fleets=[[("cruiser", "orbit:rs22.0"), ("scout", "orbit:ne555.0")], [], [("scout", "orbit:mp202.0")]],
        stars=dict.fromkeys(("ne555", "rs22", "mp202"), ("yellow_dwarf", planets)),
    )
    t.planet("1").people = 1
    return t.chooses(("ship", "0:1"), "stay", "invade").state


def test_a_table_with_a_fallen_player_is_seen_the_same_after_loading() -> None:  # SPP-17.8
    s = of_a_fallen_explorer()
    assert s.civs[1].fallen
    assert game().telling.view(from_save(saved(s)), 0) == game().telling.view(s, 0)


# What is no save at all.


@pytest.mark.parametrize("data", [None, [], "spacepaper", 7, [["game", "spacepaper"]]])
def test_data_that_is_no_table_is_refused(data: object) -> None:
    refused(data, "table of names and values")


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    data = saved(moments()["act"])
    del data[field]
    refused(data, field)


def test_an_unknown_field_is_named() -> None:
    data = saved(moments()["act"])
    refused(data | {"cheats": 1}, "cheats")
    data["civs"][0]["luck"] = 1
    refused(data, "luck")


@pytest.mark.parametrize("value", ["x", {"a": 1}, 1.5, [None], [[None]]])
@pytest.mark.parametrize("field", FIELDS)
def test_a_field_of_the_wrong_type_is_refused(field: str, value: object) -> None:
    refused(saved(moments()["act"]) | {field: value}, field)


def test_another_game_is_refused() -> None:
    refused(saved(moments()["act"]) | {"game": "karmaka"}, "not a saved game of spacepaper: game is 'karmaka'")


@pytest.mark.parametrize("number", [0, 1, 3, "2", -1, [[1]]])
def test_another_format_is_refused(number: object) -> None:
    refused(saved(moments()["act"]) | {"format": number}, "format")


def test_a_save_of_other_rules_is_refused() -> None:
    refused(saved(moments()["act"]) | {"rules": 99}, "saved under rules 99 of spacepaper")


@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        (0, "grand", "preset is one of"),
        (1, 601, "economic_target is one of"),
        (1, HUGE, "terms"),
        (2, 9, "turn_cap is one of"),
        (2, 201, "turn_cap is one of"),
        (2, 1, "turn_cap is one of"),
        (3, 0, "bankruptcy_from_turn is one of"),
        (4, 6, "living_target is one of"),
        (5, 1, "terms"),
    ],
)
def test_terms_that_no_table_can_agree_on_are_refused(place: int, value: object, words: str) -> None:  # SPP-18
    data = saved(moments()["act"])
    data["terms"][place] = value
    refused(data, words)


def test_a_turn_after_the_last_is_refused() -> None:  # SPP-17.10
    data = saved(moments()["act"])
    refused(data | {"turn": data["terms"][2] + 1}, "last turn")


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("seats", 4, "5 civilisations for 4 seats"),
        ("seats", 6, "seats"),
        ("seats", 1, "seats"),
        ("rng", [0, 0, 0, 1 << 32], "generator"),
        ("rng", [0, 0, 0], "generator"),
        ("first", -1, "first"),
        ("first", 5, "first"),
        ("to_move", -1, "nobody is asked"),
        ("to_move", 5, "to_move"),
        ("kind", 24, "kind"),
        ("kind", 0, "open question"),
        ("options", [], "open question"),
        ("options", [4193], "options"),
        ("options", [0], "open question"),
        ("winners", 1, "winner"),
        ("winners", 32, "winners"),
        ("reason", 1, "winner"),
        ("reason", 7, "reason"),
        ("phase", 5, "phase"),
        ("phase", 6, "phase"),
        ("turn", 0, "before|first turn|no turn|set-up|revealed|nowhere"),
        ("frames", [], "nothing is in progress"),
        ("frames", [[0, -1, 0, 0, 0, 0, []]], "set-up"),
        ("frames", [[2, 0, 0, 0, 0, 0, []]], "frame"),
        ("frames", [[1, -1, 8, 9, 0, 0, []]], "frame"),
        ("frames", [[1, -1, 8, 0, 0, 32, []]], "marks"),
        ("frames", [[1, -1, 6, 0, 0, 0, []]], "phase"),
        ("frames", [[1, -1, 9, 0, 0, 0, []]], "phase"),
        ("frames", [[1, -1, 8, 0, 1, 0, []]], "Opportunist"),
        ("frames", [[1, -1, 8, 0, 0, 0, [3190]]], "bills"),
        ("frames", [[1, -1, 8, 0, 0, 31, []]], "question"),
        ("systems", [], "systems"),
        ("civs", [], "civilisations"),
        ("voyage", [0, 20, 0, 1, -1, False, False, False, -1, 0, -1, 0, -1], "ship under way"),
    ],
)
def test_a_number_out_of_range_or_out_of_place_is_told(field: str, value: object, words: str) -> None:
    refused(saved(moments()["act"]) | {field: value}, words)


def at_the_end(moment: str, **changes: object) -> Data:
    """A finished game with some fields changed."""
    return saved(moments()[moment]) | changes


def test_an_ended_game_in_which_something_goes_on_is_refused() -> None:  # SPP-17.1
    refused(at_the_end("score", to_move=0), "after the end")
    refused(at_the_end("score", options=[0]), "after the end")
    refused(at_the_end("score", kind=3), "after the end")
    refused(at_the_end("score", frames=[[1, -1, 8, 0, 0, 0, []]]), "after the end")
    refused(at_the_end("score", winners=0), "without a winner")


@pytest.mark.parametrize("reason", range(7))
def test_an_end_for_another_reason_is_refused(reason: int) -> None:  # SPP-17.2 to 17.10
    data = at_the_end("economic", reason=reason)
    if game().rules.reasons[reason] == "economic":
        assert from_save(data).data() == data
    else:
        refused(data, f"no {game().rules.reasons[reason]} victory")


# Everything else that may be wrong: a single number changed is refused, or leaves a table on which one can play.


def leaves(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every number in the data."""
    if isinstance(part, dict | list):
        for key in part.keys() if isinstance(part, dict) else range(len(part)):
            yield from leaves(part[key], (*path, key))
    elif isinstance(part, int):
        yield path


def change(data: Data, path: tuple[Any, ...], by: int) -> None:
    """Change one number in the data."""
    part: Any = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] += by


EVERY = 9  # of the numbers of a moment: all together take a minute


@pytest.mark.dear
@pytest.mark.parametrize("by", [-1, 1, 17, HUGE, -HUGE])
@every_moment
def test_a_changed_number_is_refused_or_harmless(moment: str, by: int) -> None:
    kept = saved(moments()[moment])
    paths = list(leaves(kept))[by % EVERY :: EVERY]
    harmless = 0
    for path in paths:
        data = saved(moments()[moment])
        change(data, path, by)
        try:
            loaded = from_save(data)
        except BadData:
            continue
        check_loaded(loaded, by)
        harmless += 1
    assert harmless < len(paths) // 2


def check_loaded(loaded: SpaceState, by: int) -> None:
    """A loaded state keeps the invariants, and one can look at it and play on."""
    if not loaded.over:
        check(loaded)
    game().telling.view(loaded, 0)
    game().mind.stroll(loaded, seeded(by & 7), 25)


VALUES: list[Any] = [None, True, -1, 0, 1, 99, HUGE, 0.5, "", "x", [], [0], {}, {"a": 1}]


@every_moment
def test_spoiled_data_is_refused_with_nothing_but_bad_data(moment: str) -> None:
    data, rng = saved(moments()[moment]), seeded(len(moment))
    paths = list(leaves(data))
    refusals = 0
    for _ in range(120):
        spoiled = copy.deepcopy(data)
        for _ in range(1 + rng.below(3)):
            spoil(spoiled, paths[rng.below(len(paths))], VALUES[rng.below(len(VALUES))], cut=rng.below(2))
        try:
            check_loaded(from_save(spoiled), 1)
        except BadData:
            refusals += 1
    assert refusals > 60


def spoil(data: Any, path: tuple[Any, ...], value: object, *, cut: int) -> None:
    """Put a value at the end of a way through the data, or `cut` short of it, if the way still leads there."""
    way = path[: len(path) - cut] or path
    with contextlib.suppress(LookupError, TypeError):
        for key in way[:-1]:
            data = data[key]
        data[way[-1]] = value
