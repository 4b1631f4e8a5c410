"""Answering: rows of things with their verbs, numbers that point, and keys that come too soon. (LO02-18)"""

from pathlib import Path

from rich.cells import cell_len
from textual.pilot import Pilot

from tablee.kernel import Touch
from tablee.tui.boards import Pick, Verb
from tablee.tui.desk.offers import Folder, Offer, each_of, kept_apart
from tablee.tui.screens.game.curtain import Curtain
from tablee.tui.screens.shell.confirm import Confirm
from tablee.tui.widgets.asks.arranging import drawn_rows, in_order, moved, rows_of
from tablee.tui.widgets.asks.ask import AskBar
from tablee.tui.widgets.asks.asked import Asked
from tablee.tui.widgets.paper.ink import width
from tests.tui.pilots import playing, press, program, screen_text, sit, wish

PICKS = (
    Pick("● Ember", "", (Verb(11, "burn"), Verb(12, "keep"))),
    Pick("◆ Tide", "", (Verb(21, "ebb"), Verb(22, "flow"), Verb(23, "wait"))),
)
OFFERS = [Offer(n, option, f"Do {option}", ()) for n, option in enumerate([21, 11, 99, 12, 22, 23], start=1)]


def test_options_about_one_thing_share_a_row_and_the_others_have_their_own() -> None:
    shown = in_order(OFFERS, PICKS)
    assert [offer.option for offer in shown] == [21, 22, 23, 11, 12, 99]
    rows = rows_of(shown, PICKS)
    assert [(row.number, row.title, row.words) for row in rows] == [
        (1, "◆ Tide", ("ebb", "flow", "wait")),
        (2, "● Ember", ("burn", "keep")),
        (3, "Do 99", ("",)),
    ]
    assert rows_of(OFFERS, ()) == [] and in_order(OFFERS, ()) == OFFERS


def test_the_mark_goes_along_verbs_and_from_thing_to_thing() -> None:
    rows = rows_of(in_order(OFFERS, PICKS), PICKS)
    assert [moved(rows, 0, 1, 0), moved(rows, 2, 1, 0), moved(rows, 2, 0, 1), moved(rows, 4, 0, 1)] == [1, 2, 4, 5]
    assert [moved(rows, 5, 0, 1), moved(rows, 5, 0, -1), moved(rows, 0, -1, 0)] == [5, 3, 0]
    assert moved(rows[:1], 0, 0, 1) == 1  # in a single row any arrow goes on


def test_rows_are_whole_or_not_drawn() -> None:
    shown = in_order(OFFERS, PICKS)
    rows = rows_of(shown, PICKS)
    lines = ["".join(piece.text for piece in line) for line in drawn_rows(rows, shown, 1, 40, lambda _, word: word)]
    assert lines[0].startswith("▸1 ◆ Tide") and "‹flow›" in lines[0] and "wait" in lines[0]
    assert lines[0].index("‹") == lines[1].index("keep") - 1  # columns stand below each other
    assert drawn_rows(rows, shown, 1, max(map(cell_len, lines)) - 1, lambda _, word: word) == []


def test_in_one_column_an_option_is_never_cut_and_the_marked_one_is_seen() -> None:
    bar = Asked(id="ask")
    bar.shown = [Offer(n, n, f"Option {n}: {'words and more ' * 8}end", ()) for n in range(1, 10)]
    bar.at = 6
    rows = bar._options(60)
    assert all("end" in "".join(piece.text for line in row for piece in line) for row in rows)
    assert all(width(line) <= 60 for row in rows for line in row)
    seen = bar._window(rows, 7)
    assert rows[6] in seen and sum(map(len, seen)) <= 7


def test_a_number_points_and_enter_takes_however_many_options_there_are(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"), "fr")

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        ask, table = playing(app).query_one(AskBar), playing(app).desk.table
        before = table.ply
        await press(pilot, "2", "right")
        assert ask.selected is not None and ask.selected.text == "Employer le pouvoir de Longévité"
        assert "sur sa Pile." in screen_text(app)  # the last words of what it does
        await press(pilot, "3")
        assert ask.selected.text == "Jouer Voyage pour 3 points" and table.ply == before
        ask.picks = ()  # the same without rows: the numbers are those of options
        await press(pilot, "1", "4")
        assert ask.selected == ask.shown[13] and table.ply == before
        await press(pilot, "9")
        assert ask.selected == ask.shown[8]  # 149 is none: 9 begins anew
        await press(pilot, "enter")
        assert table.ply > before

    sit(app, walk)


def test_a_second_key_just_after_a_new_question_is_no_answer_to_it(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))
    now = [100.0]
    app.pace.clock = lambda: now[0]

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        table = playing(app).desk.table
        asked = table.ply
        await press(pilot, "enter", "e")
        assert table.ply == asked
        now[0] += 0.29
        await press(pilot, "down", "enter")
        assert table.ply == asked
        now[0] += 0.02
        await press(pilot, "enter")
        assert table.ply > asked
        await press(pilot, "u", "enter")  # taking back is asked for, and asked again
        assert isinstance(app.screen, Confirm)
        now[0] += 0.31
        await press(pilot, "enter")
        assert playing(app).desk.table.ply < asked + 2

    sit(app, walk)


def test_the_key_that_ends_a_turn_does_not_lift_the_curtain(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob"))
    app.pace.clock = lambda: 100.0

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter", "enter")
        assert isinstance(app.screen, Curtain)
        app.pace.clock = lambda: 100.4
        await press(pilot, "enter", "enter")
        assert playing(app).desk.table.ply == 0  # the question behind it is new too

    sit(app, walk)


def test_four_ways_with_their_chances_fit_80_columns_in_french_and_the_partner_is_marked(tmp_path: Path) -> None:
    four = ("Anna", "Bob=random", "Chloé=random", "David=random")
    app = program(tmp_path, wish(*four, variant="teams", first_player="seat_0"), "fr")

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        ask = playing(app).query_one(AskBar)
        ask.estimate({choice.option: 0.5 for choice in ask.choices})
        ask.tell("Apporte environ deux points de plus en Main et en Vie Future, deux tours plus loin. " * 3)
        await press(pilot)
        text = screen_text(app)
        assert "Partenaire 50" in text and "…" not in text and " ".join(text.split()).count("deux tours plus loin") == 3
        assert "◇ Chloé (partenaire)" in text and "Bob (" not in text
        ask.estimate({choice.option: 0.5 for choice in ask.choices}, "à égalité")  # too long for rows: columns
        await press(pilot, "end")
        assert ask.rows == [] and "▸" in screen_text(app) and "Passer" in screen_text(app)

    sit(app, walk)


def test_what_is_kept_apart_stands_last_behind_one_line_and_lights_what_all_of_it_touches() -> None:
    touches = [(Touch("hand", 0, n), Touch("pile", -1, None)) for n in (1, 3)]
    renewals = [Offer(n, 50 + n, f"Renew with {n}", touch, "renew") for n, touch in zip((1, 3), touches, strict=True)]
    offers = [renewals[0], Offer(2, 7, "Land", (), "land"), renewals[1]]
    answers = kept_apart(offers, {"renew": "Renew by discarding…", "other": "Never"})
    assert [(each.number, each.text) for each in answers] == [(1, "Land"), (2, "Renew by discarding…")]
    folder = answers[1]
    assert isinstance(folder, Folder) and [touch.zone for touch in folder.touches] == ["pile"]
    assert [(each.number, each.option) for each in folder.inside] == [(1, 51), (2, 53)]
    assert [each.option for each in each_of(answers)] == [7, 51, 53]
    assert kept_apart(offers[1:2], {"renew": "Renew by discarding…"}) == offers[1:2]


def test_one_renewal_alone_is_kept_apart_too() -> None:
    alone = [Offer(1, 9, "End the turn", (), "end"), Offer(2, 51, "Renew with 1", (), "renew")]
    assert [each.text for each in kept_apart(alone, {"renew": "Renew…"})] == ["End the turn", "Renew…"]
