"""Answering SpacePaper's questions quickly: ways on the map, folders, words, the same again, one key to end."""

from pathlib import Path
from typing import cast

import pytest
from textual.pilot import Pilot

from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import Touch, seeded
from tablee.players.levels import player_for
from tablee.table import Place, Setup, Table
from tablee.tui.app import TableeApp
from tablee.tui.boards import sort_for
from tablee.tui.boards.spacepaper.board import LEADS
from tablee.tui.desk.desk import Desk
from tablee.tui.desk.offers import FEW, Folder, Offer, holding, in_folders
from tablee.tui.desk.ways import followed, ways
from tablee.tui.widgets.maps.chart import MapView
from tests.tui.pilots import playing, press, settled
from tests.tui.space import SPACE, desk_at, is_asked, state_of
from tests.tui.test_spacepaper import VAST, ask_of, at_table, screen_of

MANY = 10  # planets of the turn whose keys are counted


# Ways.


def test_a_way_is_the_shortest_chain_of_answers_and_every_answer_is_legal() -> None:
    desk = desk_at("step", 150, seed=9)
    state = state_of(desk.table)
    found = [choice for choice in desk.offers(0, "en") if choice.chain]
    assert len(found) > 5
    for choice in found:
        world, taken = state.copy(), 0
        for option in choice.chain:
            assert option in world.options and SPACE.kinds[world.kind] == "step"
            taken += SPACE.describe(world, option).form in LEADS
            SPACE.apply(world, 0, option)
        assert taken == choice.steps and choice.text.endswith(f"{taken} steps" if taken > 1 else "1 step")
    lengths = [choice.steps for choice in found]
    assert lengths == sorted(lengths)


def test_a_way_ends_where_dice_are_rolled_or_another_is_asked() -> None:
    unknown = 0
    for seed in (1, 4, 5, 9, 10):
        desk = desk_at("step", 60, seed=seed)
        state = state_of(desk.table)
        for choice in desk.offers(0, "en"):
            world = state.copy()
            for option in choice.chain[:-1]:
                later = followed(SPACE, world, 0, option)
                assert later is not None
                world = later
            unknown += "(unexplored)" in choice.text and len(choice.chain) > 1
    assert unknown


def test_the_offers_hold_every_option_of_the_question() -> None:
    desk = desk_at("step", 150, seed=9)
    offers = desk.offers(0, "en")
    assert {choice.option for choice in offers if not choice.chain} == set(state_of(desk.table).options)
    assert [choice.number for choice in offers] == [*range(1, len(offers) + 1)]


def test_looking_ahead_never_touches_the_true_game_or_its_dice() -> None:
    desk = desk_at("step", 150, seed=9)
    before = state_of(desk.table).data()
    ways(desk.table.chair(0), LEADS, "en")
    assert state_of(desk.table).data() == before


def test_a_way_is_shown_with_its_cost_and_gone_only_when_it_is_confirmed(tmp_path: Path) -> None:
    desk = desk_at("step", 150, seed=10)

    async def walk(pilot: Pilot[None]) -> None:
        ask, view, ply = ask_of(pilot), pilot.app.screen.query_one(MapView), desk.table.ply
        await press(pilot, "slash", *"stop")
        long = next(at for at, choice in enumerate(ask.shown) if choice.steps > 1)
        await press(pilot, *["down"] * long)
        assert ask.selected is not None and f"{ask.selected.steps} steps" in screen_of(pilot)
        assert len(view.way()) == ask.selected.steps + 1 and desk.table.ply == ply
        chain = ask.selected.chain
        await press(pilot, "enter")
        assert [chosen.option for chosen in desk.table._history.moments[ply + 1 : ply + 1 + len(chain)]] == [*chain]

    at_table(tmp_path, desk, walk, VAST)


def test_a_number_shows_a_way_and_enter_goes_it(tmp_path: Path) -> None:
    desk = desk_at("step", 150, seed=10)

    async def walk(pilot: Pilot[None]) -> None:
        ask, ply = ask_of(pilot), desk.table.ply
        single = next(choice for choice in ask.shown if choice.chain)
        await press(pilot, *str(single.number))
        assert ask.selected == single and desk.table.ply == ply
        await press(pilot, "enter")
        assert desk.table.ply >= ply + len(single.chain)

    at_table(tmp_path, desk, walk, VAST)


def test_a_destination_is_chosen_on_the_map_itself(tmp_path: Path) -> None:
    desk = desk_at("step", 150, seed=10)

    async def walk(pilot: Pilot[None]) -> None:
        ask, view, ply = ask_of(pilot), pilot.app.screen.query_one(MapView), desk.table.ply
        await press(pilot, "m")
        targets = {view.board.map.node_of(touch) for choice in ask.choices if choice.chain for touch in choice.touches}  # type: ignore[union-attr]
        for key in ("left", "right", "up", "down", "down", "left", "left", "up", "right"):
            await press(pilot, key)
            if view.cursor in targets and view.way():
                break
        assert view.cursor in targets and view.way()[-1] == view.cursor
        await press(pilot, "enter")
        if desk.table.ply == ply:  # several places to stop there
            assert ask.has_focus and len(ask.shown) > 1
            await press(pilot, "enter")
        assert desk.table.ply > ply

    at_table(tmp_path, desk, walk, VAST)


def test_undo_takes_a_whole_way_back() -> None:
    taken_back = 0
    for seed in range(1, 12):
        desk = desk_at("step", 40, seed=seed)
        ply, turn = desk.table.ply, SPACE.turn(state_of(desk.table))
        found = [choice for choice in desk.offers(0, "en") if len(choice.chain) > 2 and choice.form == "stop"]
        if found and desk.follow(0, found[0]) and SPACE.turn(state_of(desk.table)) == turn:
            assert desk.table.ply == ply + len(found[0].chain)
            desk.undo(0, "en")
            assert desk.table.ply == ply
            taken_back += 1
    assert taken_back


def test_a_way_stops_when_something_else_is_asked() -> None:
    desk = desk_at("step", 150, seed=10)
    ply = desk.table.ply
    way = next(choice for choice in desk.offers(0, "en") if len(choice.chain) > 2)
    surprised = Offer(1, way.chain[0], "", (), chain=(way.chain[0], way.chain[0], way.chain[0]))
    assert not desk.follow(0, surprised) and desk.table.ply == ply + 1


# Folders and words.


def test_few_options_stay_as_they_are_and_many_go_into_folders() -> None:
    headings = {("planet", "a"): "A", ("planet", "b"): "B"}
    many = [Offer(n, n, f"{n}", (Touch("planet", -1, "ab"[n % 2]),)) for n in range(1, FEW + 4)]
    assert in_folders(many[:FEW], headings) == many[:FEW]
    lines = in_folders([*many, Offer(99, 99, "done", ())], headings)
    assert [(line.number, line.text) for line in lines] == [(1, "B"), (2, "A"), (3, "done")]
    assert isinstance(lines[0], Folder) and [choice.option for choice in lines[0].inside] == [1, 3, 5, 7, 9, 11, 13, 15]
    assert in_folders(many, {}) == many
    assert [choice.option for choice in holding(many, "b 1", headings)] == [1, 11, 13, 15]


def test_projects_are_grouped_by_planet_and_a_folder_opens_and_closes(tmp_path: Path) -> None:
    desk = desk_at("build", 150, seed=9)

    async def walk(pilot: Pilot[None]) -> None:
        ask = ask_of(pilot)
        assert len(ask.choices) > FEW > len(ask.shown)
        folder = next(line for line in ask.shown if isinstance(line, Folder))
        planets = {touch.what for choice in folder.inside for touch in choice.touches if touch.zone == "planet"}
        assert len(planets) == 1
        await press(pilot, str(folder.number), "enter")
        assert ask.opened == folder and [choice.number for choice in ask.shown] == [*range(1, len(folder.inside) + 1)]
        assert folder.text in screen_of(pilot)
        await press(pilot, "escape")
        assert ask.opened is None and ask.selected == folder

    at_table(tmp_path, desk, walk)


def test_options_are_found_by_the_words_that_are_typed(tmp_path: Path) -> None:
    desk = desk_at("build", 150, seed=9)

    async def walk(pilot: Pilot[None]) -> None:
        ask, ply = ask_of(pilot), desk.table.ply
        await press(pilot, "slash", *"science")
        assert ask.shown and all("cience" in choice.text for choice in ask.shown) and "/science" in screen_of(pilot)
        await press(pilot, "space", "1", "backspace", "backspace")
        assert ask.sought == "science" and desk.table.ply == ply
        await press(pilot, *"qqqq")
        assert not ask.shown
        await press(pilot, "escape")
        assert ask.sought is None and ask.shown == ask.lines
        await press(pilot, "slash", *"science", "enter")
        assert desk.table.ply == ply + 1

    at_table(tmp_path, desk, walk)


# One key.


@pytest.mark.parametrize(("kind", "seed"), [("build", 9), ("act", 1), ("sys", 1)])
def test_one_key_ends_a_phase_or_leaves_things_as_they_are(tmp_path: Path, kind: str, seed: int) -> None:
    desk = desk_at(kind, 150, seed=seed)

    async def walk(pilot: Pilot[None]) -> None:
        ply = desk.table.ply
        closing = desk.board(0, "en").offering.closing
        await press(pilot, "e")
        assert desk.table.ply > ply and desk.table._history.moments[ply + 1].option in closing

    at_table(tmp_path, desk, walk)


def test_what_cannot_be_ended_or_repeated_says_so(tmp_path: Path) -> None:
    desk = desk_at("tech", 0, seed=1)

    async def walk(pilot: Pilot[None]) -> None:
        ply = desk.table.ply
        await press(pilot, "e")
        assert "cannot be passed over" in screen_of(pilot)
        await press(pilot, "full_stop")
        assert "Nothing like your last answer" in screen_of(pilot) and desk.table.ply == ply

    at_table(tmp_path, desk, walk)


def test_to_keep_things_as_they_are_stands_first() -> None:
    for kind in ("sys", "cap"):
        desk = desk_at(kind, 100, seed=9)
        assert desk.offers(0, "en")[0].option == 0


def ten_planets() -> Desk:
    """The start of a turn with many planets whose queues are empty, between sensible players."""
    for seed in range(1, 40):
        state, rng = cast(SpaceState, SPACE.new(2, {"preset": "epic"}, seed)), seeded(seed)
        table = Table.begin(
            Setup.of("spacepaper", 2, seed, {"preset": "epic"}), [Place("Anna"), Place("Bob", "sensible")], player_for
        )
        for _ in range(700):
            if state.over:
                break
            if state.to_move == 0 and state.kind == t.ASK_SYS and is_rich(state):
                return Desk(table)
            option = SPACE.prefer(state, rng)
            table.submit(state.to_move, option)
            SPACE.apply(state, state.to_move, option)
    raise AssertionError("nobody ever has so many planets")


def is_rich(state: SpaceState) -> bool:
    """Whether enough planets can build now."""
    idle = [planet for planet in state.civs[0].planets if planet.status <= t.COLONY and planet.project == t.NONE]
    return len(idle) >= MANY and state.civs[0].unrest == 0


def test_a_turn_of_ten_planets_needs_far_fewer_than_a_hundred_keys(tmp_path: Path) -> None:
    desk = ten_planets()
    turn, keys, built = cast(SpaceState, state_of(desk.table)).turn, 0, list[int]()

    async def walk(pilot: Pilot[None]) -> None:
        nonlocal keys

        async def pressed(*names: str) -> None:
            nonlocal keys
            keys += len(names)
            await press(pilot, *names)

        while cast(SpaceState, state_of(desk.table)).turn == turn and not desk.table.over:
            ask, ply = ask_of(pilot), desk.table.ply
            if is_asked(desk, "build", 0) and len(built) < MANY:
                await pressed(
                    *["enter"] * (1 + isinstance(ask.selected, Folder))
                )  # the first idle planet's first project
                assert desk.table.ply == ply + 1
                built.append(desk.table._history.moments[-1].option)
            elif is_asked(desk, "act", 0) and ask.choices[0].form == "ship":
                await pressed("enter")  # the first ship
            elif is_asked(desk, "step", 0):
                while desk.table.ply == ply:  # the first destination, the first place to stop there
                    await pressed("enter")
            else:
                await pressed("enter" if is_asked(desk, "tech", 0) else "e")

    at_table(tmp_path, desk, walk)
    assert len(set(built)) == MANY
    assert keys < 50, keys


def test_the_same_again_fills_queue_after_queue_with_one_key_each(tmp_path: Path) -> None:
    desk = ten_planets()

    async def walk(pilot: Pilot[None]) -> None:
        while not is_asked(desk, "build", 0):
            await press(pilot, "enter" if is_asked(desk, "tech", 0) else "e")
        ask = ask_of(pilot)
        sorts = [sort_of(choice) for choice in ask.choices if choice.form == "project"]
        often = max(sorts, key=sorts.count)
        assert sorts.count(often) > 2
        first = next(choice for choice in ask.choices if sort_of(choice) == often)
        playing(cast(TableeApp, pilot.app)).take(first)
        await settled(pilot)
        for _ in range(2):
            ply = desk.table.ply
            await press(pilot, "full_stop")
            assert desk.table.ply == ply + 1
            assert sort_of(Offer(0, desk.table._history.moments[-1].option, "", ())) == often

    at_table(tmp_path, desk, walk)


def sort_of(choice: Offer) -> str:
    return sort_for("spacepaper")(choice.last)
