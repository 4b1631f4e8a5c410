"""The set-up: what fixes a game; where it has a key, the key is in the journal, replays, and nothing leads to it."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.kernel import Keyed, TableeError, seeded
from tablee.players.thinking import Budget
from tablee.table import BadJournal, Journal, Saves, Setup, Table, any_key
from tablee.table.changing.undo import stream
from tablee.table.errors import said
from tablee.table.opinion.review import Recording, judgement
from tablee.table.past.trace import BadTrace, at_random, check, trace
from tablee.table.setup import read_key
from tests.laws.knowledge import numbers
from tests.table.company import AGAINST_ONE, HUMANS, choose, player_for
from tools.fuzzing import sealed

KEY = bytes(range(100, 132))
LOCKED = Setup.of("karmaka", 2, 0, {"first_player": "seat_0"}, KEY)
WHEN = "2026-11-15T20:00:00+00:00"


def journal_of(setup: Setup, most: int = 100_000) -> Journal:
    """A game played at random, to its end if there is time."""
    journal = Journal(setup, created=WHEN)
    state, rng = setup.new(), seeded(1)
    while not state.over and len(journal.records) < most:
        journal.play(state, state.to_move, state.options[rng.below(len(state.options))])
    if state.over:
        journal.add(journal.history().end())
    return journal


def test_keys_are_of_256_bits_and_never_the_same() -> None:
    keys = {any_key() for _ in range(100)}
    assert len(keys) == 100 and {len(key) for key in keys} == {32}


def test_a_key_is_not_shown_by_accident() -> None:
    assert KEY.hex() not in repr(LOCKED) and repr(KEY) not in repr(LOCKED)
    assert LOCKED != replace(LOCKED, key=b"") != replace(LOCKED, key=bytes(32))


# The journal.


def test_the_first_line_marks_a_game_with_a_key_and_others_stay_as_they_were() -> None:
    with_key, without = (json.loads(Journal(setup).text()) for setup in (LOCKED, replace(LOCKED, key=b"")))
    assert with_key["chance"] == "blake2b" and with_key["key"] == KEY.hex() and with_key["journal"] == 2
    assert not {"chance", "key"} & set(without)
    assert list(with_key)[-4:] == ["created", "chance", "key", "sum"]


def test_a_journal_from_before_there_were_keys_is_written_as_it_always_was() -> None:
    line = (
        '{"n":1,"t":"table","journal":2,"game":"karmaka","rules":1,"players":2,"seed":7,"options":{"variant":"base",'
        '"first_player":"seat_0","wolf_seat":"0"},"seats":[{"name":"Anna","level":null},{"name":"Bob","level":'
        '"sensible"}],"created":"2026-11-15T20:00:00+00:00","sum":"e09d0b3810761040"}\n'
    )
    journal = Journal.read(line)
    assert journal.setup == Setup.of("karmaka", 2, 7, {"first_player": "seat_0"})
    assert journal.text() == line and journal.setup.root == 7


def test_a_game_with_a_key_replays_to_the_same_state() -> None:
    journal = journal_of(LOCKED)
    again = Journal.read(journal.text())
    assert again == journal and again.setup == LOCKED
    state = again.replay()
    assert state.over and isinstance(state.rng, Keyed) and state.rng.data()[-1] > 60
    other = Journal(replace(LOCKED, key=bytes(32)), created=WHEN)
    other.add(*journal.records)
    with pytest.raises(BadJournal):
        other.replay()


@pytest.mark.parametrize(
    ("changes", "english", "french"),
    [
        ({"chance": "dice"}, "chance of the kind 'dice' is not known here, only blake2b", "on ne connaît pas ici"),
        ({"chance": ""}, "chance of the kind '' is not known here, only blake2b", "on ne connaît pas ici"),
        ({"key": ""}, "a key is 64 hexadecimal digits", "une clé s'écrit en 64 chiffres hexadécimaux"),
        ({"key": "ab"}, "a key is 64 hexadecimal digits", "une clé s'écrit en 64 chiffres hexadécimaux"),
        ({"key": KEY.hex().upper()}, "a key is 64 hexadecimal digits", "une clé s'écrit en 64"),
        ({"key": "0" * 66}, "a key is 64 hexadecimal digits", "une clé s'écrit en 64"),
        ({"key": "x" * 64}, "a key is 64 hexadecimal digits", "une clé s'écrit en 64"),
        ({"key": 5}, "Expected `str`, got `int`", ""),
        ({"chance": None}, "Expected `str`, got `null`", ""),
    ],
    ids=str,
)
def test_chance_of_another_kind_or_without_a_proper_key_is_refused(
    changes: dict[str, object], english: str, french: str
) -> None:
    line = {**json.loads(Journal(LOCKED).text()), **changes}
    with pytest.raises(BadJournal) as refused:
        Journal.read(sealed([line]))
    assert str(refused.value).startswith(f"line 1: {english}")
    assert french in refused.value.said("fr")


def test_a_refused_key_is_not_repeated_in_the_refusal() -> None:
    for chance, key in (("dice", KEY.hex()), ("blake2b", KEY.hex()[:-1])):
        with pytest.raises(TableeError) as refused:
            read_key(chance, key)
        assert key[:16] not in said(refused.value, "en") + said(refused.value, "fr")


# The streams of players, hints, undo and reviews.


def test_streams_of_a_game_with_a_key_come_from_a_number_that_is_not_the_key() -> None:
    words = set(LOCKED.new().rng.data()[:8])
    found = set[int]()
    for purpose in ("player", "hint", "undo", "review", "ways"):
        for ply in range(20):
            rng = stream(LOCKED.root, purpose, 0, ply)
            found |= {*rng.data(), *(rng.word() for _ in range(50))}
    drawn = LOCKED.new().rng
    assert len(found) > 5000 and not found & words and not found & {drawn.word() for _ in range(2000)}
    root = LOCKED.root.to_bytes(32)
    assert root != KEY and not any(word.to_bytes(4, order) in root for word in words for order in ("big", "little"))


def test_another_key_gives_other_streams_and_the_seed_has_no_part_in_them() -> None:
    roots = [replace(LOCKED, key=bytes(31) + bytes([last])).root for last in range(50)]
    assert len(set(roots)) == 50
    assert replace(LOCKED, seed=5).root == LOCKED.root
    assert replace(LOCKED, seed=5, key=b"").root == 5


# The table, its saves, the review and the trace.


def test_a_table_with_a_key_is_saved_resumed_exported_and_imported(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "saves")
    table = saves.begin("Sunday", LOCKED, AGAINST_ONE, player_for)
    for _ in range(8):
        table.play_on()
        choose(table)
    table.play_on()
    before, choice = table.data(), table.view(0)
    table.close()
    saves.export("Sunday", tmp_path / "sunday.jsonl")
    saves.import_(tmp_path / "sunday.jsonl", "Monday")
    for name in ("Sunday", "Monday"):
        with saves.resume(name, player_for) as table:
            assert table.setup == LOCKED and table.data() == before and table.view(0) == choice


def test_what_a_seat_may_ask_holds_no_key() -> None:
    table = Table.begin(LOCKED, AGAINST_ONE, player_for)
    table.play_on()
    seen = repr([table.view(0), table.log(0), table.decision(0), table.sentences(0, "en")])
    assert KEY.hex() not in seen and KEY.hex() in table.text()
    assert not [word for word in LOCKED.new().rng.data()[:8] if str(word) in seen]


def test_chance_that_has_spoken_cannot_be_undone_with_a_key_either() -> None:
    table, why, rng = Table.begin(LOCKED, HUMANS), Counter[str](), seeded(3)
    while not table.over and table.ply < 300:
        before, seat = table.data()["rng"], table.to_move
        decision = table.decision(seat)
        assert decision is not None
        table.submit(seat, decision.options[rng.below(len(decision.options))])
        has_spoken = table.data()["rng"] != before
        if has_spoken or not why["fair"]:  # once is enough of what may be undone: it is looked at in many worlds
            found = table.why_not_undo(seat)
            why[found.message if found else "fair"] += 1
            assert found is not None or not has_spoken
    assert why["fair"] and len(why) > 2


def test_a_finished_game_with_a_key_is_reviewed_like_any_other() -> None:
    recording = Recording.of(journal_of(LOCKED))
    found = judgement(recording, 3, Budget(8))
    assert found.at == 3 and found == judgement(recording, 3, Budget(8))
    asked = recording.question(3, Budget(8))
    assert isinstance(recording.game.load(asked.state).rng, Keyed)


def test_a_trace_of_a_game_with_a_key_tells_the_key_and_is_checked() -> None:
    told = [json.dumps(line) for line in trace(LOCKED, at_random(3), states=True)]
    assert json.loads(told[0])["key"] == KEY.hex() and json.loads(told[0])["chance"] == "blake2b"
    assert check(told) == len(told)
    for changes, complaint in (
        ({"key": "0" * 64}, "line "),
        ({"key": "0"}, "line 1: a key is 64 hexadecimal digits"),
        ({"chance": "dice"}, "line 1: chance of the kind 'dice' is not known here"),
        ({"chance": 5}, "line 1: chance of the kind '5' is not known here"),
    ):
        with pytest.raises(BadTrace) as refused:
            check([json.dumps({**json.loads(told[0]), **changes}), *told[1:]])
        assert str(refused.value).startswith(complaint)


def test_a_trace_without_a_key_says_nothing_of_one() -> None:
    first = next(iter(trace(replace(LOCKED, key=b""), at_random(3))))
    assert list(first) == ["t", "game", "players", "seed", "options"]


def test_the_words_of_the_key_stay_out_of_every_sample() -> None:
    state, rng = LOCKED.new(), seeded(1)
    words = set(state.rng.data()[:8])
    for seat in (0, 1):
        world = LOCKED.rules().sample(state, seat, rng)
        assert not words & set(numbers(world.data())) and not isinstance(world.rng, Keyed)
    assert words <= set(numbers(state.data()))
