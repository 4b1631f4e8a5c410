"""The journal: readable lines that replay to the same state, and a clear refusal of any other."""

import hashlib
import json
from typing import cast

import pytest

from tablee.games.typography import french
from tablee.kernel import BadSetup, IllegalChoice, seeded
from tablee.table import BadJournal, BadName, Journal, Place, Setup, UnknownGame, any_seed
from tools.fuzzing import sealed


def written(decisions: int = 12) -> Journal:
    """The journal of a game in progress."""
    journal = Journal(Setup.of("karmaka", 2, 7), created="2026-11-15T20:00:00+00:00")
    state, rng = journal.setup.new(), seeded(1)
    for _ in range(decisions):
        journal.play(state, state.to_move, state.options[rng.below(len(state.options))])
    return journal


def bodies(decisions: int = 12) -> list[dict[str, object]]:
    """The lines of a journal as data."""
    return [json.loads(line) for line in written(decisions).text().splitlines()]


def changed(at: int, **values: object) -> bytes:
    """A journal with other values in one line, the first being line 1, and every checksum made right again."""
    lines = bodies()
    lines[at - 1].update(values)
    return sealed(lines)


def refusal(text: str | bytes) -> str:
    """Why a journal cannot be loaded."""
    with pytest.raises(BadJournal) as refused:
        Journal.read(text).replay()
    return str(refused.value)


def test_the_first_line_says_all_that_fixes_the_game() -> None:  # LO02-6, LO02-7, LO02-8
    places = [Place("Zoé"), Place("Bob", "sensible")]
    journal = Journal(Setup.of("karmaka", 2, 7), places, "2026-11-15T20:00:00+00:00")
    line = json.loads(journal.text())
    assert len(line.pop("sum")) == 16
    assert line == {
        "n": 1,
        "t": "table",
        "journal": 2,
        "game": "karmaka",
        "rules": journal.setup.rules().version,
        "players": 2,
        "seed": 7,
        "options": {"variant": "base", "first_player": "random", "wolf_seat": "0"},
        "seats": [{"name": "Zoé", "level": None}, {"name": "Bob", "level": "sensible"}],
        "created": "2026-11-15T20:00:00+00:00",
    }


def test_each_choice_is_one_line_that_people_can_read() -> None:
    journal = Journal(Setup.of("karmaka", 2, 7, {"first_player": "seat_1"}))
    state = journal.setup.new()
    journal.play(state, 1, state.options[-1])
    line = journal.text().splitlines()[1]
    assert line.startswith('{"n":2,"t":"choice","ply":1,"seat":1,"kind":"play_card","choice":"pass","sum":"')
    assert journal.text().endswith('"}\n')


def test_the_checksum_is_the_one_that_the_documentation_gives() -> None:
    assert sealed(bodies()) == written().text().encode()


def test_text_and_journal_say_the_same() -> None:
    journal = written()
    assert Journal.read(journal.text()) == journal
    assert Journal.read(journal.text()).text() == journal.text()


def test_a_journal_replays_to_the_state_after_its_last_choice() -> None:
    journal = written(0)
    state = journal.setup.new()
    for _ in range(40):
        assert Journal.read(journal.text()).replay().data() == state.data()
        journal.play(state, state.to_move, state.options[0])


def test_an_illegal_choice_is_neither_applied_nor_written() -> None:
    journal = written(0)
    state = journal.setup.new()
    before = state.data()
    with pytest.raises(IllegalChoice):
        journal.play(state, 1 - state.to_move, state.options[0])
    assert state.data() == before and journal.choices == []


def test_the_last_line_may_lack_its_newline_and_the_game_its_end() -> None:
    journal = Journal.read(written(3).text().rstrip())
    assert journal.replay().data() == written(3).replay().data() and not journal.torn


@pytest.mark.parametrize(
    ("at", "values", "complaint"),
    [
        (1, {"journal": 1}, "line 1: journals of format 1 are not read here, only 2"),
        (1, {"journal": 3}, "line 1: journals of format 3 are not read here, only 2"),
        (1, {"game": "chess"}, "line 1: no game is called 'chess': there is karmaka"),
        (1, {"rules": 99}, "line 1: made under rules 99 of karmaka; these are"),
        (1, {"players": 9}, "line 1: karmaka is for 2 or 3 or 4 players, not 9"),
        (1, {"players": "2"}, "line 1: Expected `int`, got `str`"),
        (1, {"seed": -1}, "line 1: a seed lies between 0 and"),
        (1, {"seed": True}, "line 1: Expected `int`, got `bool`"),
        (1, {"options": {"sun": "1"}}, "line 1: unknown setting 'sun'"),
        (1, {"options": {"variant": "teams"}}, "line 1: variant teams is for 4 players"),
        (1, {"options": {}}, "line 1: this is not a line of a journal"),
        (1, {"seats": []}, "line 1: this is not a line of a journal"),
        (1, {"seats": [{"name": "Anna", "level": None}]}, "line 1: 2 players sit at this table, not 1"),
        (1, {"seats": [{"name": n, "level": None} for n in ("Bob", "bob")]}, "line 1: bob sits here twice"),
        (1, {"seats": [{"name": n, "level": None} for n in ("Bob", "a\nb")]}, "line 1: a name has 1 to 40 characters"),
        (1, {"t": "choice"}, "line 1: "),
        (1, {"more": 1}, "line 1: Object contains unknown field `more`"),
        (5, {"t": "table"}, "line 5: "),
        (5, {"t": "fly"}, "line 5: Invalid value 'fly'"),
        (5, {"more": 1}, "line 5: Object contains unknown field `more`"),
        (5, {"ply": 5}, "line 5: choice 5 stands where 4 is due"),
        (5, {"seat": "0"}, "line 5: Expected `int`, got `str`"),
        (2, {"seat": 2}, "line 2: seats are numbered 0 to 1, not 2"),
        (2, {"seat": 10**30}, "line 2: "),
        (2, {"seat": 0}, "line 2: "),
        (2, {"choice": "trade"}, "line 2: That is no answer to this question"),
        (2, {"choice": ["voyage", "deed"]}, "line 2: Voyage is not in your Hand. (KMK-5.4)"),
        (2, {"choice": "fly"}, "line 2: no option of karmaka is written 'fly' here"),
        (2, {"choice": None}, "line 2: no option of karmaka is written None here"),
        (2, {"choice": [10**30, "peek"]}, "line 2: "),
        (2, {"kind": "ring_trade"}, "line 2: the question was play_card, not 'ring_trade'"),
    ],
    ids=str,
)
def test_a_journal_that_lies_is_refused_with_its_line_though_its_checksums_are_right(
    at: int, values: dict[str, object], complaint: str
) -> None:
    assert complaint in refusal(changed(at, **values))


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ({"t": "undo", "seat": 0, "to": 4}, "this would take back the choice of another person"),
        ({"t": "undo", "seat": 0, "to": 12}, "nothing can go back to choice 12 here"),
        ({"t": "undo", "seat": 0, "to": -1}, "nothing can go back to choice -1 here"),
        ({"t": "undo", "seat": 7, "to": 3}, "seats are numbered 0 to 1, not 7"),
        ({"t": "take_back", "seat": 0, "to": 2}, "this would take back the choice of another person"),
        ({"t": "seat", "seat": 7, "level": None}, "seats are numbered 0 to 1, not 7"),
        ({"t": "seat", "seat": 0, "level": ""}, "'' is no level of a virtual player"),
        ({"t": "name", "seat": 0, "name": " "}, "a name has 1 to 40 characters"),
        ({"t": "name", "seat": 0, "name": "South"}, "South sits here twice"),
        ({"t": "name", "seat": -1, "name": "Anna"}, "seats are numbered 0 to 1, not -1"),
        ({"t": "end", "winners": [0], "scores": [4, 0], "reason": "sun"}, "the result does not agree with the game"),
    ],
    ids=str,
)
def test_other_records_that_do_not_fit_are_refused_with_their_line(more: dict[str, object], complaint: str) -> None:
    assert refusal(sealed([*bodies(), more])).startswith(f"line 14: {complaint}")


def finished() -> Journal:
    """The journal of a whole game, with its result."""
    journal = written(0)
    state, rng = journal.setup.new(), seeded(1)
    while not state.over:
        journal.play(state, state.to_move, state.options[rng.below(len(state.options))])
    journal.add(journal.history().end())
    return journal


def test_nothing_but_a_new_name_follows_the_result() -> None:
    journal = finished()
    lines = [json.loads(line) for line in journal.text().splitlines()]
    due = len(lines) + 1
    assert Journal.read(sealed([*lines, {"t": "name", "seat": 0, "name": "Zoé"}])).history().ended
    for more in (lines[-2], lines[-1], {"t": "undo", "seat": 0, "to": 3}, {"t": "seat", "seat": 0, "level": "any"}):
        assert refusal(sealed([*lines, more])) == f"line {due}: the game has ended: nothing more can be written"
    assert refusal(sealed([*lines[:-1], lines[-2]])).startswith(f"line {due - 1}: ")


def test_another_result_is_refused() -> None:
    lines = [json.loads(line) for line in finished().text().splitlines()]
    lines[-1]["winners"] = [0, 1]
    assert "the result does not agree with the game" in refusal(sealed(lines))


def test_the_same_data_in_another_form_is_refused_for_nothing_could_be_appended_to_it() -> None:
    line = bodies()[0]
    line["options"] = dict(reversed(cast(dict[str, str], line["options"]).items()))
    assert refusal(sealed([line])) == "line 1: this is not a line of a journal"


TEXT = written().text()
LINES = TEXT.splitlines(keepends=True)
SPOILED: list[tuple[str, str, str]] = [
    ("nothing", "", "line 1: the file is empty"),
    ("a newline", "\n", "line 1: this is no saved game of Tablée"),
    ("another file", "<html>", "line 1: this is no saved game of Tablée"),
    ("a number", "7", "line 1: this is no saved game of Tablée"),
    ("a trace", '{"t":"setup","game":"karmaka"}\n', "line 1: this is no saved game of Tablée"),
    ("half a first line", TEXT[:40], "line 1: this is no saved game of Tablée"),
    ("a first line of zeros", "\0" * 40 + "\n", "line 1: this is no saved game of Tablée"),
    ("another seed", TEXT.replace('"seed":7', '"seed":8'), "line 1: the checksum does not agree"),
    ("another choice", TEXT.replace('"ply":4,', '"ply":5,'), "line 5: the checksum does not agree"),
    ("another last choice", "".join(LINES[:-1]) + LINES[-1].replace(":12,", ":11,"), "line 13: the checksum does not"),
    ("a lost line", "".join(LINES[:5] + LINES[6:]), "line 6: number 7 stands where 6 is due"),
    ("a lost first line", "".join(LINES[1:]), "line 1: number 2 stands where 1 is due"),
    ("a line twice", "".join(LINES[:5] + LINES[4:]), "line 6: number 5 stands where 6 is due"),
    ("two lines swapped", "".join([*LINES[:4], LINES[5], LINES[4], *LINES[6:]]), "line 5: number 6 stands where 5"),
    ("an empty line", TEXT.replace("\n", "\n\n", 1), "line 2: this is not a line of a journal"),
    ("an empty last line", TEXT + "\n", "line 14: this is not a line of a journal"),
    ("another line", TEXT + "[]\n", "line 14: this is not a line of a journal"),
    ("other newlines", TEXT.replace("\n", "\r\n"), "line 1: this is no saved game of Tablée"),
    ("zeros in the middle", TEXT.replace('"ply":4,', "\0" * 8), "line 5: the checksum does not agree"),
    (
        "half a line in the middle",
        "".join([*LINES[:5], LINES[5][:30] + "\n", *LINES[6:]]),
        "line 6: this is not a line",
    ),
    ("lines joined", "".join([*LINES[:5], LINES[5][:30], *LINES[6:]]), "line 6: the checksum does not agree"),
    ("half a surrogate", TEXT.replace("North", "N\ud800th"), "line 1: this is not text"),
    ("too much", "x" * ((32 << 20) + 1), "line 1: the file is too large for a saved game"),
]


@pytest.mark.parametrize(("text", "complaint"), [row[1:] for row in SPOILED], ids=[row[0] for row in SPOILED])
def test_a_spoiled_journal_is_refused_with_its_line_and_the_reason(text: str, complaint: str) -> None:
    assert refusal(text).startswith(complaint)


def test_a_pit_is_refused() -> None:
    pit = '{"n":2,"t":"choice","ply":1,"seat":0,"kind":"","choice":' + "[" * 100_000 + "]" * 100_000 + "}"
    last = json.loads(LINES[0])["sum"]
    tie = hashlib.sha256((last + pit).encode()).hexdigest()[:16]
    assert refusal(f'{LINES[0]}{pit[:-1]},"sum":"{tie}"}}\n').startswith("line 2: ")


def test_a_last_line_that_is_not_whole_is_dropped_wherever_it_was_torn() -> None:
    data, last = TEXT.encode(), LINES[-1].encode()
    for length in range(1, len(last) - 1):
        journal = Journal.read(data[: len(data) - len(last) + length])
        assert journal.torn and len(journal.choices) == 11, length
        assert journal.text().encode() == data[: -len(last)]


@pytest.mark.parametrize("rest", ["\0", "\0" * 50, "\0" * 50 + "\n", '{"n":14,"t"\0\0\0\n', "\ud800"], ids=ascii)
def test_what_a_power_failure_leaves_after_the_last_line_is_dropped(rest: str) -> None:
    journal = Journal.read(TEXT + rest)
    assert journal.torn and journal == written()


def test_names_may_hold_anything_that_prints() -> None:
    names = [Place("Zoé \U0001f469\u200d\U0001f33e"), Place('"}\\')]
    journal = Journal(Setup.of("karmaka"), names)
    assert Journal.read(journal.text()).seats == names


@pytest.mark.parametrize(
    "name", ["", " ", " Anna", "Anna\n", "a\tb", "x" * 41, "\u202eanna", "\ud800", "\u2028"], ids=ascii
)
def test_names_that_cannot_be_printed_are_refused(name: str) -> None:  # LO02-6
    with pytest.raises(BadName, match="a name has 1 to 40 characters"):
        Journal(Setup.of("karmaka"), [Place(name), Place("Bob")])


def test_the_reason_is_said_in_french_too() -> None:
    with pytest.raises(BadJournal) as refused:
        Journal.read(changed(2, choice=["voyage", "deed"])).replay()
    assert refused.value.said("fr").startswith(french("ligne 2 : ")) and refused.value.line == 2
    assert "(KMK-5.4)" in refused.value.said("fr") and "not" not in refused.value.said("fr")


def test_a_setup_spells_every_setting_out() -> None:
    assert Setup.of("karmaka") == Setup(
        "karmaka", 2, 0, {"variant": "base", "first_player": "random", "wolf_seat": "0"}
    )


def test_a_setup_of_no_game_or_with_strange_settings_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game is called 'chess': there is karmaka"):
        Setup.of("chess")
    with pytest.raises(BadSetup):
        Setup.of("karmaka", 2, 0, {"variant": "chess"})


def test_a_seed_that_nobody_can_guess_is_a_seed() -> None:
    seeds = {any_seed() for _ in range(20)}
    assert len(seeds) == 20
    for seed in seeds:
        Setup.of("karmaka", seed=seed).new()
