"""Options as the catalogue writes them: read back as they were written, and nothing else is read."""

from typing import Any

import pytest

from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.galaxy import PLANET_NAMES, SYSTEM_IDS
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import UnknownOption
from tablee.kernel.event import CHANCE
from tests.games.spacepaper.moments import moments, saved
from tests.games.spacepaper.sitting import Sitting, game
from tests.games.spacepaper.soak import played

KINDS = game().rules.kinds


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 4), (3, 3), (3, 6), (4, 2), (4, 7), (5, 5), (5, 11)])
def test_every_option_of_every_question_is_read_as_it_was_written(players: int, seed: int) -> None:  # SPP-0.11
    asked = 0
    for s in played(players, seed):
        s.heard()
        spelled = [game().telling.spell(s, option) for option in s.options]
        assert [game().telling.parse(s, form) for form in spelled] == s.options
        asked += not s.over
    assert asked > 50


def test_every_number_can_be_written_at_every_question() -> None:
    for s in moments().values():
        forms = [game().telling.spell(s, option) for option in range(0, number.COUNT, 7)]
        assert all(isinstance(form, str | int | list) for form in forms)


FORMS: list[tuple[str, Any, int]] = [
    ("race", "ether", number.RACE + 1),
    ("racetech", "infrastructure", number.TECH + t.INFRA_TECH),
    ("leader", "diplomat", number.LEADER + t.DIPLOMAT),
    ("opp0", "energy", number.BONUS + t.BONUS_ENERGY),
    ("event", "great_discovery", number.EVENT + t.DISCOVERY),
    ("sys0", "anarchy", number.SYSTEM + t.ANARCHY),
    ("start", "ne555", number.HOME + SYSTEM_IDS.index("ne555")),
    ("cap", "keep", number.KEEP),
    ("cap", "ne555.1", number.PLANET + PLANET_NAMES.index("ne555.1")),
    ("sys", "republic", number.SYSTEM),
    ("opp", "gold", number.BONUS),
    ("geo", "oganesson", number.MINERAL + 2),
    ("tech", "speed", number.TECH),
    ("build", "done", number.DONE),
    ("build", ["project", "ne555.0", "cruiser"], number.BUILD + PLANET_NAMES.index("ne555.0") * 11 + 9),
    ("build", ["project", "ne555.0", "spaceport"], number.BUILD + PLANET_NAMES.index("ne555.0") * 11),
    ("build", ["colonise", "ne555.2", "outpost"], number.SETTLE + PLANET_NAMES.index("ne555.2") * 2 + 1),
    ("act", "end", number.END),
    ("act", ["ship", "4:20"], number.SHIP + 99),
    ("step", ["jump", "ne555"], number.JUMP + SYSTEM_IDS.index("ne555")),
    ("step", ["step", "ne555"], number.STEP + SYSTEM_IDS.index("ne555")),
    ("step", ["stop", "wide:ne555"], number.STOP + SYSTEM_IDS.index("ne555")),
    ("step", "destroy", number.DESTROY),
    ("fire1", "fire", number.FIRE),
    ("fire2", "pass", number.PASS),
    ("foe", 4, number.SEAT + 4),
    ("def", "1:2", number.SHIP + 21),
    ("retreat", "ne555.0", number.PLANET + PLANET_NAMES.index("ne555.0")),
    ("after", ["colonise", "colony"], number.AS_COLONY),
    ("after", ["colonise", "outpost"], number.AS_OUTPOST),
    ("after", "invade", number.INVADE),
    ("help", "play", number.PLAY),
    ("sell", ["sell", "0:1"], number.SELL),
    ("sell", ["abandon", "ne555.1"], number.ABANDON + PLANET_NAMES.index("ne555.1")),
    ("pay", ["pay", "planet", "ne555.0"], number.PAY_PLANET + PLANET_NAMES.index("ne555.0")),
    ("pay", ["pay", "ship", "0:2"], number.PAY_SHIP + 1),
    ("sys", ["event", "galactic_lottery", None], number.PLAY_LOTTERY),
    ("sys", ["event", "galactic_cup", "global"], number.PLAY_CUP),
    ("sys", ["event", "galactic_cup", PLANET_NAMES[3]], number.PLAY_CUP + 4),
    ("sys", ["event", "great_discovery", "speed"], number.PLAY_DISCOVERY),
    ("step", ["event", "neutron_star", None], number.PLAY_NEUTRON),
    ("sys", ["event", "supernova", SYSTEM_IDS[-1]], number.PLAY_SUPERNOVA + 23),
]


@pytest.mark.parametrize(("kind", "form", "option"), FORMS)
def test_an_option_is_written_in_the_form_of_the_catalogue(kind: str, form: object, option: int) -> None:  # SPP-0.11
    s = moments()[kind]
    assert game().telling.spell(s, option) == form
    assert game().telling.parse(s, form) == option


def test_every_kind_of_question_has_a_form_above() -> None:
    assert {kind for kind, _, _ in FORMS} == set(KINDS)


def test_an_id_means_what_the_open_question_is_about() -> None:
    meanings = {kind: game().telling.parse(moments()[kind], "science") for kind in ("opp0", "opp")}
    assert set(meanings.values()) == {number.BONUS + t.BONUS_SCIENCE}
    technologies = {game().telling.parse(moments()[kind], "infrastructure") for kind in ("racetech", "tech")}
    assert technologies == {number.TECH + t.INFRA_TECH}
    with pytest.raises(UnknownOption):
        game().telling.parse(moments()["race"], "infrastructure")


NONSENSE: list[Any] = [
    None, True, False, 0.0, 1.5, -1, 5, 10**30, "", " ", "keep ", "KEEP", "colonise colony", "race human", "nowhere",
    [], [[]], {}, {"ship": "0:1"}, {"0": "keep"}, [None], ["keep"], ["ship"], ["ship", None], ["ship", "0:0"],
    ["ship", "0:21"], ["ship", "5:1"], ["ship", 0, 1], ["ship", "0:1", None], ["step", "L99:1"], ["step", "wide:ne555"],
    ["stop", "ne555"], ["stop", "orbit:ne555.7"], ["jump", "point:1"], ["project", "ne555.0"],
    ["project", "ne555.0", "palace"], ["project", "ne555.0", None], ["project", None, "cruiser"],
    ["colonise", "ne555.0", "capital"], ["colonise", "capital"], ["colonise", "ne555.7", "colony"],
    ["pay", "planet"], ["pay", "ship", "ne555.0"], ["pay", "planet", None], ["pay", "gold", "1"],
    ["event", "galactic_lottery"], ["event", "galactic_lottery", ""], ["event", "galactic_lottery", "ne555.0"],
    ["event", "galactic_cup", None], ["event", "galactic_cup", 0], ["event", "unexpected_help", None],
    ["event", "supernova", "ne555.0"], ["event", None, None], ["event", "galactic_lottery", None, None],
    ["sell", "ne555.0"], ["abandon", "0:1"], [["ship", "0:1"]], ["ship", ["0:1"]], "\ud800", "x" * 100_000,
]  # fmt: skip


@pytest.mark.parametrize("form", NONSENSE, ids=[f"{place}" for place in range(len(NONSENSE))])
def test_nonsense_is_no_option_of_any_question(form: object) -> None:
    for s in moments().values():
        with pytest.raises(UnknownOption, match="no option of spacepaper"):
            game().telling.parse(s, form)


def test_a_value_nested_very_deep_is_refused_like_any_other() -> None:
    form: list[Any] = []
    for _ in range(100_000):
        form = [form]
    with pytest.raises(UnknownOption, match="no option"):
        game().telling.parse(moments()["act"], form)


def test_ids_and_ships_are_read_only_where_they_answer_the_question() -> None:
    for kind, form in (
        ("act", "0:1"),
        ("def", ["ship", "0:1"]),
        ("sys", "human"),
        ("build", "ne555.0"),
        ("pay", "0:1"),
    ):
        with pytest.raises(UnknownOption):
            game().telling.parse(moments()[kind], form)


def test_a_seat_is_read_only_if_it_is_at_the_table() -> None:
    s = Sitting(players=3).state
    assert game().telling.parse(s, 2) == number.SEAT + 2
    with pytest.raises(UnknownOption):
        game().telling.parse(s, 3)


def test_after_the_end_no_id_is_an_option() -> None:
    with pytest.raises(UnknownOption):
        game().telling.parse(moments()["economic"], "human")


def test_the_table_shows_every_field_in_words() -> None:
    for kind, s in moments().items():
        shown = game().telling.table(s)
        assert (shown["kind"] or shown["reason"]) == kind or kind == "fallen"
        assert len(shown["players"]) == s.seats  # type: ignore[arg-type]
        assert (shown["activation"] is None) == (s.voyage is None)
        assert "rng" not in shown


def test_the_table_of_a_scenario_says_what_was_set_up() -> None:
    t_ = Sitting(
        "move",
        players=2,
        gold=[7, 0],
        politics=["capitalism", "republic"],
        stars={"ne555": ("yellow_dwarf", [("lava", "small"), ("living", "giant")])},
        worlds=[{"ne555.1": {"people": 3, "built": 1, "project": 8, "energy": 5, "unrest": 2, "loser": 1}}],
        fleets=[[("cruiser", "orbit:ne555.1"), ("scout", "wide:ne555")]],
    )
    t_.chooses(("ship", "0:1"))
    shown: dict[str, Any] = game().telling.table(t_.state)
    assert shown["planets"]["ne555.1"] == {
        "status": "colony",
        "owner": 0,
        "previous_owner": 1,
        "population": 3,
        "growth": 1,
        "steps": 0,
        "turns": 0,
        "infrastructure": ["spaceport"],
        "project": ["scout", 5],
        "discontent": 2,
        "resistance": None,
        "defense_bonus": 0,
        "symbiosis": False,
    }
    assert shown["players"][0]["gold"] == 7 and shown["players"][0]["system"] == "capitalism"
    assert shown["systems"]["ne555"]["planets"]["2"]["type"] == "living"
    assert shown["systems"]["rallag"] == {"revelation": "unrevealed", "star": None, "planets": {}}
    assert shown["players"][0]["ships"]["0:2"]["place"] == "wide:ne555"
    assert shown["activation"]["ship"] == "0:1" and shown["activation"]["start"] == "orbit:ne555.1"
    assert (shown["to_move"], shown["kind"], shown["phase"], shown["turn"]) == (0, "step", "movement", 5)


def test_equal_tables_are_equal_states_apart_from_chance() -> None:
    for s in moments().values():
        other = s.copy()
        assert game().telling.table(other) == game().telling.table(s) and saved(other) == saved(s)


def test_chance_is_written_as_two_dice_or_as_what_was_drawn() -> None:  # SPP-1.20
    s = game().new(3, {"races_and_homes": "drawn"}, seed=2, listening=True)
    assert isinstance(s, SpaceState)
    chance = [game().telling.chance(event) for event in s.heard() if event.kind in CHANCE]
    rolled = [outcome for outcome in chance if isinstance(outcome, list)]
    assert len(rolled) >= 3 and all(len(dice) == 2 and set(dice) <= set(range(1, 7)) for dice in rolled)
    assert [outcome for outcome in chance if isinstance(outcome, str)] == [
        t.RACE_IDS[s.civs[(s.first + place) % 3].race] for place in range(3) if s.civs[(s.first + place) % 3].race >= 0
    ]
    while s.turn == 0:
        game().apply(s, s.to_move, s.options[0])
    chance = [game().telling.chance(event) for event in s.heard() if event.kind in CHANCE]
    homes = [outcome for outcome in chance if isinstance(outcome, str) and outcome in SYSTEM_IDS]
    assert sorted(homes) == sorted(PLANET_NAMES[civ.capital().at].split(".")[0] for civ in s.civs)


def test_a_turn_opens_with_its_event_and_no_other() -> None:  # SPP-2.1
    told = Sitting("turn").events
    assert [game().rules.event_names[event.kind] for event in told if game().telling.opens_turn(event)] == ["turn"]
    assert len(told) > 1
