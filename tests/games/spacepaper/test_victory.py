"""The ways to win but war (SPP-17.1 to 17.3, SPP-17.5 to 17.7, SPP-17.10, SPP-17.11, SPP-17.14)."""

from typing import Any

import pytest

from tablee.kernel import GameOver
from tests.games.spacepaper.gestures import after_turns, invades, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting, game, kind_of

TECHS = [
    "speed", "autonomy", "subluminal", "weapons", "invasion", "defense",
    "revenue", "productivity", "infrastructure", "heuristics", "stability", "adaptability",
]  # fmt: skip
ALL = dict.fromkeys(TECHS, 5)
TYPES = ["telluric", "gaseous", "frozen", "oceanic", "barren", "lava", "living"]
# Six planets at home, so that with the capital of the humans there is one of each type.
SIX = {"ne555": ("yellow_dwarf", [(name, "medium") for name in TYPES[1:]])}
LIVING = {"ne555": ("yellow_dwarf", [("living", "medium")] * 6), "isa20": ("red_dwarf", [("living", "small")] * 6)}
ADAPTING: Sheet = {"status": "adaptation", "people": 0, "steps": 1, "turns": 1}


IN_CONSTRUCTION = 3


def won(t: Sitting) -> tuple[str, list[int]]:
    """The reason of the end and the winners; the open question and nobody while the game goes on."""
    return t.kind, t.state.won() if t.state.over else []


def worlds(count: int, system: str = "ne555", **last: Any) -> dict[str, Sheet]:
    """The first planets of a system as colonies; the last one as described."""
    sheets: dict[str, Sheet] = {f"{system}.{slot}": {} for slot in range(1, count + 1)}
    sheets[f"{system}.{count}"] = last
    return sheets


# The end.


def test_the_game_ends_at_once_and_nothing_more_can_be_chosen() -> None:  # SPP-17.1
    t = Sitting("research", science=[20, 20], levels=[{**ALL, "speed": 4}], gold=[50, 50])
    assert won(t) == ("technological", [0]) and t.civ(1).science == 20
    assert t.names_told()[-1] == "wins" and tellings(t, "wins") == [[0, 1]]
    with pytest.raises(GameOver) as refused:
        game().apply(t.state, 0, 0)
    assert refused.value.reason.rule == "SPP-17.1"


# Economic.


@pytest.mark.parametrize(("gold", "over"), [(597, False), (598, True), (596, False), (900, True)])
def test_strictly_more_gold_than_the_target_after_income_wins(gold: int, over: bool) -> None:  # SPP-17.2
    t = Sitting("income", gold=[gold, 0], fleets=[[("scout", "orbit:ne555.0")]])
    assert (t.civ(0).gold, t.state.over) == (gold + 3, over)
    assert not over or won(t) == ("economic", [0])


def test_gold_reached_at_another_moment_wins_nothing_until_the_next_income() -> None:  # SPP-17.2
    t = Sitting("move", gold=[590, 0], events=["galactic_lottery"], fleets=[[("scout", "orbit:ne555.0")]])
    t.chooses(("event", "galactic_lottery", None))
    assert (t.civ(0).gold, t.kind) == (605, "act")
    t.chooses("end")
    assert (t.civ(0).gold, t.state.turn, t.kind) == (603, 6, "sys")
    t.until("act")
    assert won(t) == ("economic", [0])


def test_gold_spent_before_the_next_income_wins_nothing() -> None:  # SPP-17.2
    t = Sitting("upkeep", gold=[604, 50], politics=["democrature"])
    assert t.civ(0).gold == 594 and not t.state.over
    t.until("act")
    assert t.civ(0).gold < 600


def test_an_income_of_nothing_does_not_delay_the_victory() -> None:  # SPP-17.2
    assert won(Sitting("income", gold=[601, 0], unrest=[4])) == ("economic", [0])


@pytest.mark.parametrize(("preset", "target"), [("seed", 200), ("standard", 600), ("long", 1000), ("epic", 3000)])
def test_the_target_is_the_presets(preset: str, target: int) -> None:  # SPP-17.2, SPP-18.6
    table: dict[str, Any] = {"settings": {"preset": preset}, "fleets": [[("scout", "orbit:ne555.0")]]}
    assert not Sitting("income", gold=[target - 3, 0], **table).state.over
    assert won(Sitting("income", gold=[target - 2, 0], **table)) == ("economic", [0])


@pytest.mark.parametrize(
    ("gold", "minerals", "winners"),
    [
        ([700, 800], [(0, 0, 0), (0, 0, 0)], [1]),
        ([800, 700], [(0, 0, 0), (1, 0, 0)], [0]),
        ([602, 600], [(0, 0, 0), (0, 0, 0)], [0, 1]),  # 605 each after income
        ([602, 600], [(0, 0, 0), (1, 0, 0)], [1]),
    ],
)
def test_of_several_rich_players_the_richest_wins_then_minerals_decide(
    gold: list[int], minerals: list[tuple[int, int, int]], winners: list[int]
) -> None:  # SPP-17.11
    digging = [{"kind": kind_of("telluric", "medium"), "built": 8 * track[0]} for track in minerals]
    digging[1]["kind"] = kind_of("lava", "small")
    t = Sitting("income", gold=gold, capitals=digging)
    assert won(t) == ("economic", winners)
    assert (t.names_told()[-1] == "shared") == (len(winners) == 2)


# Technological.


@pytest.mark.parametrize(("levels", "over"), [({**ALL, "speed": 4}, True), ({**ALL, "speed": 4, "defense": 4}, False)])
def test_all_twelve_technologies_at_the_last_level_win(levels: dict[str, int], over: bool) -> None:  # SPP-17.3
    t = Sitting("research", science=[20], levels=[levels], fleets=[[("scout", "orbit:ne555.0")]])
    if not over:
        t.chooses("speed")
    assert t.state.over == over and t.civ(0).minerals() == 0
    assert not over or won(t) == ("technological", [0])


def test_the_first_in_time_wins_outside_batches() -> None:  # SPP-17.11
    levels = [{**ALL, "speed": 4}] * 2
    assert won(Sitting("research", science=[20, 20], levels=levels, gold=[0, 99], first=0)) == ("technological", [0])
    assert won(Sitting("research", science=[20, 20], levels=levels, gold=[99, 0], first=1)) == ("technological", [1])


# Conquest.


@pytest.mark.parametrize(("slot", "kind"), [(6, "colony"), (6, "outpost")])
def test_a_capital_or_colony_of_each_type_wins_when_the_last_is_settled(slot: int, kind: str) -> None:  # SPP-17.5
    t = Sitting("build", stars=SIX, worlds=[{f"ne555.{number}": {} for number in range(1, 6)}])
    t.chooses(("colonise", f"ne555.{slot}", kind))  # a living planet
    assert t.state.over == (kind == "colony")
    assert not t.state.over or (won(t), t.state.phase) == (("conquest", [0]), IN_CONSTRUCTION)


@pytest.mark.parametrize("kind", ["colony", "outpost"])
def test_a_transport_may_settle_the_last_type(kind: str) -> None:  # SPP-17.5
    stars = {**SIX, "is_pi21": ("red_dwarf", [("lava", "asteroid")])}
    sheets: dict[str, Sheet] = {f"ne555.{number}": {} for number in (1, 2, 3, 4, 6)}
    fleets = [[("transport", "orbit:is_pi21.1"), ("scout", "orbit:ne555.0")]]
    t = Sitting("move", stars=stars, worlds=[sheets], fleets=fleets).chooses(
        ("ship", "0:1"), "stay", ("colonise", kind)
    )
    assert t.state.over == (kind == "colony")


@pytest.mark.parametrize("status", ["outpost", "adaptation"])
def test_outposts_and_planets_in_adaptation_do_not_count_for_conquest(status: str) -> None:  # SPP-17.5
    sheets = worlds(6, status=status, people=1, steps=2, turns=2)
    assert not Sitting("upkeep", stars=SIX, worlds=[sheets], gold=[50, 50]).state.over
    assert won(Sitting("upkeep", stars=SIX, worlds=[worlds(6)], gold=[50, 50])) == ("conquest", [0])


def test_the_end_of_an_adaptation_wins_in_upkeep() -> None:  # SPP-17.5, SPP-14.1
    t = Sitting("upkeep", stars=SIX, worlds=[{**worlds(6), "ne555.2": ADAPTING}], gold=[50, 50])
    assert won(t) == ("conquest", [0])


def test_a_captured_colony_may_complete_the_conquest() -> None:  # SPP-17.5
    for status, reason in (("colony", "conquest"), ("outpost", "act")):
        sheets: dict[str, Sheet] = {f"ne555.{number}": {} for number in range(1, 6)}
        t = Sitting(
            "move",
            stars=SIX,
            worlds=[sheets, {"ne555.6": {"status": status}}],
            fleets=[[("cruiser", "orbit:ne555.6"), ("scout", "orbit:ne555.0")]],
            levels=[{"invasion": 3}],
        )
        assert invades(t, "0:1").kind == reason and t.owner("ne555.6") == 0


def test_six_types_are_not_enough() -> None:  # SPP-17.5
    assert not Sitting("upkeep", stars=SIX, worlds=[worlds(5)], gold=[50, 50]).state.over


def test_planets_of_two_players_do_not_add_up() -> None:  # SPP-17.5
    assert not Sitting("upkeep", stars=SIX, worlds=[worlds(5), {"ne555.6": {}}], gold=[50, 50]).state.over


# Living planets.


@pytest.mark.parametrize(("count", "over"), [(4, False), (5, True), (6, True)])
def test_five_living_colonies_win(count: int, over: bool) -> None:  # SPP-17.6
    t = Sitting("upkeep", stars=LIVING, worlds=[worlds(count)], gold=[50, 50])
    assert t.state.over == over and (not over or won(t) == ("living", [0]))


def test_a_living_capital_counts_among_the_five() -> None:  # SPP-17.6
    capital = {"kind": kind_of("living", "small")}
    t = Sitting("upkeep", stars=LIVING, worlds=[worlds(4)], capitals=[capital], gold=[50, 50])
    assert won(t) == ("living", [0])


def test_living_outposts_do_not_count() -> None:  # SPP-17.6
    t = Sitting("upkeep", stars=LIVING, worlds=[worlds(5, status="outpost")], gold=[50, 50])
    assert not t.state.over


def test_the_fifth_living_planet_wins_when_it_is_settled() -> None:  # SPP-17.6
    t = Sitting("build", stars=LIVING, worlds=[worlds(4)])
    t.chooses(("colonise", "ne555.5", "outpost"))
    assert not t.state.over
    assert won(t.chooses(("colonise", "ne555.6", "colony"))) == ("living", [0])
    assert t.state.phase == IN_CONSTRUCTION


def test_whoever_meets_conquest_and_living_at_once_wins_by_conquest() -> None:  # SPP-17.14
    sheets = {**worlds(5), **worlds(4, "isa20"), "ne555.6": {}}
    t = Sitting("upkeep", stars={**LIVING, **SIX}, worlds=[sheets], gold=[50, 50])
    assert won(t) == ("conquest", [0])
    sheets = {**worlds(5), **worlds(4, "isa20")}
    t = Sitting("build", stars={**LIVING, **SIX}, worlds=[sheets])
    assert won(t.chooses(("colonise", "ne555.6", "colony"))) == ("conquest", [0])
    assert t.state.phase == IN_CONSTRUCTION


@pytest.mark.parametrize(
    ("gold", "tracks", "winners"), [([9, 8], 0, [0]), ([8, 9], 0, [1]), ([9, 9], 0, [0, 1]), ([9, 9], 1, [1])]
)
def test_several_who_meet_a_condition_in_one_upkeep_are_told_apart_by_gold_and_minerals(
    gold: list[int], tracks: int, winners: list[int]
) -> None:  # SPP-17.11
    both = [worlds(5), worlds(5, "isa20")]
    t = Sitting("upkeep", stars=LIVING, worlds=both, gold=gold, minerals=[(0, 0, 0), (0, tracks, 0)])
    assert won(t) == ("living", winners)


@pytest.mark.parametrize(("gold", "end"), [([9, 8], ("living", [0])), ([8, 9], ("conquest", [1]))])
def test_conquest_does_not_go_before_the_living_planets_of_a_richer_player(
    gold: list[int], end: tuple[str, list[int]]
) -> None:  # SPP-17.11
    both = [worlds(5, "isa20"), worlds(6)]
    t = Sitting("upkeep", stars={**LIVING, **SIX}, worlds=both, races=["vulcan", "human"], gold=gold)
    assert won(t) == end


# Bankruptcy.


@pytest.mark.parametrize(
    ("gold", "reason"),
    [
        ([1, 1, 2], ("bankruptcy", [2])),
        ([2, 0, 1], ("bankruptcy", [0])),
        ([2, 1, 2], ("sys", [])),
        ([1, 1, 1], ("sys", [])),
    ],
)
def test_the_only_player_who_is_not_bankrupt_wins(gold: list[int], reason: tuple[str, list[int]]) -> None:  # SPP-17.7
    assert won(Sitting("upkeep", players=3, gold=gold)) == reason


def test_two_players_never_win_by_bankruptcy() -> None:  # SPP-17.7
    t = Sitting("upkeep", gold=[1, 50])
    assert t.civ(0).bankrupt and not t.civ(1).bankrupt and not t.state.over


def test_three_players_of_whom_one_has_fallen_are_two() -> None:  # SPP-17.7
    t = Sitting(
        "move", players=3, gold=[1, 50, 50], fleets=[[("cruiser", "orbit:mp202.0")]], levels=[{"invasion": 5}], first=0
    )
    t.civ(2).unrest = 1
    invades(t, "0:1")
    t.until("sys")
    assert t.civ(2).fallen and t.civ(0).bankrupt and not t.civ(1).bankrupt and not t.state.over


def test_four_players_of_whom_one_has_fallen_are_three() -> None:  # SPP-17.7
    t = Sitting(
        "move", players=4, gold=[1, 50, 50, 1], fleets=[[("cruiser", "orbit:mp202.0")]], levels=[{"invasion": 5}]
    )
    t.civ(2).unrest = 1
    invades(t, "0:1").until("sys")
    assert won(t) == ("bankruptcy", [1])


# Score.


@pytest.mark.parametrize(("turn", "over"), [(59, False), (60, True)])
def test_after_the_last_turn_most_gold_wins(turn: int, over: bool) -> None:  # SPP-17.10
    t = Sitting("upkeep", players=3, gold=[50, 70, 60], turn=turn)
    assert t.state.over == over and (not over or won(t) == ("score", [1]))
    assert not over or game().rules.result(t.state).scores == [48, 68, 58]


@pytest.mark.parametrize(
    ("minerals", "winners"),
    [
        ([(2, 0, 0), (0, 1, 2), (9, 9, 9)], [1]),
        ([(1, 1, 1), (0, 3, 0), (9, 9, 9)], [0, 1]),
        ([(3, 0, 1), (0, 1, 2), (0, 0, 0)], [0]),
    ],
)
def test_minerals_decide_between_equal_gold_then_the_victory_is_shared(
    minerals: list[tuple[int, int, int]], winners: list[int]
) -> None:  # SPP-17.10
    t = Sitting("upkeep", players=3, gold=[50, 50, 49], minerals=minerals, turn=60)
    assert won(t) == ("score", winners)


def test_the_score_is_counted_after_the_upkeep_of_the_last_turn() -> None:  # SPP-17.10
    t = Sitting("upkeep", gold=[54, 50], politics=["democrature", "militarism"], turn=60)
    assert won(t) == ("score", [1])
    t = reaches(Sitting("upkeep", gold=[50, 50], turn=59), 0, "sys")
    assert won(after_turns(t, 1))[0] == "score" and t.state.turn == 60
