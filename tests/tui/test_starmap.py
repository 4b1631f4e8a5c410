"""The star map: drawn to scale, every name readable, owners and ships by shape as well as colour."""

from itertools import product

import pytest

from tablee.games.spacepaper.data import GALAXY
from tablee.games.spacepaper.people.view import SystemView
from tablee.games.spacepaper.rules.galaxy import NODE_NAMES, SYSTEM_IDS
from tablee.games.texts import LANGUAGES
from tablee.tui.boards import Map, Thing
from tablee.tui.boards.spacepaper.star_map import (
    FULL,
    HOLLOW,
    LANES,
    STARS,
    exits,
    node_at,
    revealed,
    star_map,
    thing_of,
)
from tablee.tui.widgets.maps.mapping import CIRCLED, MOST_ZOOM, Drawn, Lit, Picture, Window, changes
from tablee.tui.widgets.paper.ink import InkLine
from tests.tui.space import played, seen

FITTED = (78, 13)  # the map at 80x24
SIZES = [FITTED, (74, 29), (104, 38)]  # and at 120x40 and 160x50


def drawn(
    map_: Map, size: tuple[int, int] = FITTED, lit: Lit | None = None, window: Window | None = None
) -> list[InkLine]:
    return Drawn(Picture(map_, window or Window(), *size), lit or Lit()).lines()


def galaxy(choices: int = 250, players: int = 3, seed: int = 1, language: str = "en") -> Map:
    return star_map(seen(played(choices, players, seed, bankruptcy_from_turn="60"), 0), language)


def text_of(lines: list[InkLine]) -> str:
    return "\n".join("".join(piece.text for piece in line) for line in lines)


def written(lines: list[InkLine], thing: Thing) -> list[str]:
    """The texts that stand for a thing."""
    return [piece.text for line in lines for piece in line if piece.hit == thing]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_system_has_its_sign_and_its_name_whatever_has_happened(size: tuple[int, int], language: str) -> None:
    for choices, players, seed in product((0, 120, 400), (2, 5), (1, 9)):
        map_ = galaxy(choices, players, seed, language)
        lines = drawn(map_, size)
        assert len(lines) == size[1] and all(sum(piece.width for piece in line) == size[0] for line in lines)
        for node in map_.nodes:
            texts = written(lines, node.thing)
            assert any(node.sign in text for text in texts), node
            assert not node.names or any(name in " ".join(texts) for name in node.names), node


def test_nodes_and_names_never_share_a_cell() -> None:
    for seed in range(1, 6):
        map_ = galaxy(400, 4, seed)
        picture = Drawn(Picture(map_, Window(), *FITTED), Lit())
        picture.draw_lanes()
        cells: list[tuple[int, int]] = []
        for node in map_.nodes:
            column, row = picture.picture.spots[node.thing]
            cells += [(column + each, row) for each in range(len(node.sign))]
        for (column, row), texts in picture.texts():
            cells += [(column + each, row) for each in range(sum(len(cell.text) for cell in texts))]
        assert len(cells) == len(set(cells))


def test_the_map_is_drawn_to_scale() -> None:
    map_ = galaxy(0)
    picture = Picture(map_, Window(), 104, 38)
    for one, other in product(map_.nodes, map_.nodes):
        (column, row), (there, below) = picture.spots[one.thing], picture.spots[other.thing]
        assert column <= there or other.x < one.x + 30
        assert row <= below or other.y < one.y + 30


def test_lanes_are_dots_and_those_that_wrap_have_arrows_with_the_name_of_the_other_end() -> None:
    lines = drawn(galaxy(0))
    text = text_of(lines)
    points = [name for name in NODE_NAMES if name not in SYSTEM_IDS]
    assert len(points) == 67 and text.count("•") == 67
    assert len(LANES) == 28 and len(exits("en")) == 6
    for arrow in ("↑Olho 2", "↓Beta3", "←Koi2", "DF-579→", "RS22→"):
        assert arrow in text
    assert "←Pino2" in text or "↑Pino2" in text
    assert any(0x2800 < ord(sign) < 0x2900 for sign in text)


def test_a_system_shows_how_far_it_is_revealed() -> None:
    def sign(seen: str, star: str | None, planets: int) -> str:
        return revealed(SystemView("beta3", seen, star, (None,) * planets, None))  # type: ignore[arg-type]

    assert (sign("unrevealed", None, 0), sign("partial", "red_giant", 0)) == ("", "?")
    assert (sign("total", "red_giant", 4), sign("total", "black_hole", 0)) == ("4", "")
    signs = [sign for sign, _ in STARS.values()]
    assert len(set(signs)) == len(signs) == 9
    assert not set(signs) & {*FULL, *HOLLOW, "?", "•"}


def test_ships_have_the_shape_of_their_owner_full_when_ready_and_a_letter_for_their_type() -> None:
    state = played(400, 3, 1, bankruptcy_from_turn="60")
    view = seen(state, 0)
    letters = {
        "fr": {"scout": "E", "cruiser": "C", "transport": "T"},
        "en": {"scout": "S", "cruiser": "C", "transport": "T"},
    }
    found = 0
    for language in LANGUAGES:
        map_ = star_map(view, language)
        nodes = {node.thing: node for node in map_.nodes}
        for civ in view.civs:
            for ship in civ.ships:
                assert ship.place is not None
                node = nodes[thing_of(node_at(ship.place))]
                shape = (FULL if ship.ready else HOLLOW)[ship.seat]
                text = node.sign + " ".join(tag.text for tag in node.tags)
                assert shape in text and letters[language][ship.type] in text
                assert map_.places[("ship", ship.id)] == node.thing
                found += 1
    assert found > 4


def test_owners_of_planets_are_told_with_their_number_and_their_capital() -> None:
    state = played(300, 3, 1, bankruptcy_from_turn="60")
    view = seen(state, 0)
    nodes = {node.thing: node for node in star_map(view, "en").nodes}
    for civ in view.civs:
        assert civ.capital is not None
        home = civ.capital.rpartition(".")[0]
        count = sum(planet.rpartition(".")[0] == home for planet in civ.planets)
        assert f"{FULL[civ.seat]}⌂{count}" in [tag.text for tag in nodes[("system", home)].tags]


def test_the_way_is_numbered_and_what_can_be_chosen_is_marked() -> None:
    map_ = galaxy(0)
    lane = next(lane for lane in LANES if len(lane) > 5)
    lit = Lit(choosable=frozenset(lane[1:3]), way=lane[:4])
    lines = drawn(map_, lit=lit)
    assert [written(lines, node)[0] for node in lane[1:4]] == [*CIRCLED[:3]]
    lines = drawn(map_, lit=Lit(choosable=frozenset(lane[1:3]), cursor=lane[0]))
    assert text_of(lines).count("+") == 2
    assert "lit" in {piece.style for line in lines for piece in line if piece.hit == lane[0]}


def test_the_map_is_enlarged_moved_and_never_leaves_its_edges() -> None:
    window = Window()
    for _ in range(9):
        window = window.zoomed(1.5)
    assert window.zoom == MOST_ZOOM
    for _ in range(30):
        window = window.moved(-1, -1)
    assert 0 < window.x < 0.5 and window.x == window.y == 0.5 / MOST_ZOOM
    map_ = galaxy(0)
    near = [node for node in map_.nodes if Picture(map_, window, *FITTED).is_seen(node.thing)]
    assert 0 < len(near) < 20
    text = text_of(drawn(map_, window=window))
    assert "RS22" in text and "Mop 2" not in text
    assert window.zoomed(0.001) == Window()


def test_names_of_the_map_are_those_of_the_galaxy() -> None:
    names = {node.names[0] for node in galaxy(0).nodes if node.names}
    assert names == {system.name["en"] for system in GALAXY.system}
    shorts = [node.names[-1] for node in galaxy(0).nodes if node.names]
    assert len(set(shorts)) == 24 and max(map(len, shorts)) == 4


def test_what_has_changed_since_the_last_choice_is_marked() -> None:
    before, after = galaxy(200), galaxy(230)
    changed = changes(before, after)
    assert changed and changes(after, after) == frozenset()
    plain, marked = text_of(drawn(after)), text_of(drawn(after, lit=Lit(changed=changed)))
    named = [node for node in after.nodes if node.thing in changed and (node.names or node.tags)]
    assert "*" not in plain and marked.count("*") == len(named) > 0
