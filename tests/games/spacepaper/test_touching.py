"""What one means by a star, a planet, a ship or a technology of SpacePaper, and the rule against it."""

from tablee.kernel import NOBODY, Touch, seeded
from tests.games.spacepaper.sailing import HOME, IDLE, afloat, under_way
from tests.games.spacepaper.sitting import Sitting, game, view_of


def meant(t: Sitting, zone: str, what: str | None, seat: int = NOBODY) -> str:
    """The name of the option that whoever decides means by a thing, and the rule against it, if it is refused."""
    found = game().telling.meant(t.state, t.to_move, Touch(zone, seat, what))
    assert found is not None
    reason = game().telling.why_not(t.state, t.to_move, found)
    return f"{game().telling.option_name(found)}{f' {reason.rule}' if reason else ''}"


def test_a_star_means_a_home_before_the_game() -> None:  # SPP-1.14
    state = game().new(seed=3)
    while not any(civ.capital for civ in view_of(state, 0).civs):
        game().apply(state, state.to_move, game().mind.wander(state, seeded(1)))
    [taken] = [civ.capital for civ in view_of(state, 0).civs if civ.capital]
    assert game().rules.kinds[state.kind] != "start" or taken
    while game().rules.kinds[state.kind] != "start":
        game().apply(state, state.to_move, state.options[0])
    home = taken.rpartition(".")[0]
    found = game().telling.meant(state, state.to_move, Touch("system", NOBODY, home))
    assert found is not None and game().telling.option_name(found) == f"home {home}"
    reason = game().telling.why_not(state, state.to_move, found)
    assert reason is not None and reason.rule == "SPP-1.14"


def test_a_star_means_a_step_and_a_planet_a_stop_to_a_ship_under_way() -> None:  # SPP-8.8
    t = under_way(("scout", HOME), ("scout", HOME))
    assert meant(t, "system", "is_pi21") == "step is_pi21 SPP-8.8"
    assert meant(t, "node", "L25:1") == "step L25:1"
    assert meant(t, "planet", "rs22.0").startswith("stop orbit:rs22.0 SPP-8")
    assert meant(t, "place", "wide:is_pi21").startswith("stop wide:is_pi21 SPP-8")


def test_a_ship_means_to_be_sent_out_and_says_why_it_cannot() -> None:  # SPP-8.5, SPP-8.6
    t = afloat(("scout", HOME), ("scout", HOME, IDLE), others=[[("scout", "orbit:rs22.0")]])
    assert meant(t, "ship", "0:1", 0) == "ship 0:1"
    assert meant(t, "ship", "0:2", 0) == "ship 0:2 SPP-8.5" == meant(t, "ship", "0:2")
    assert meant(t, "ship", "1:1", 1) == "ship 1:1 SPP-8.5"
    assert meant(t.chooses(("ship", "0:1")), "ship", "0:2", 0) == "ship 0:2 SPP-8.6"


def test_a_planet_of_ones_own_means_to_build_and_another_to_settle() -> None:  # SPP-7.2, SPP-11.9
    t = afloat(("scout", "wide:ne555"), ("scout", "wide:ne555"))
    assert meant(t, "planet", "ne555.0") == "project ne555.0 spaceport SPP-7.2"
    assert meant(t, "planet", "rs22.0") == "colonise rs22.0 colony SPP-11.9"


def test_a_technology_means_research_which_has_its_phase() -> None:  # SPP-5.1
    t = afloat(("scout", HOME), ("scout", HOME))
    assert meant(t, "technology", "speed", 0) == "technology speed SPP-5.1"
    assert meant(t, "politics", "anarchy", 0) == "system anarchy SPP-3.2"


def test_what_no_galaxy_has_means_nothing() -> None:
    t = afloat(("scout", HOME), ("scout", HOME))
    things = [
        ("system", "L25:1"),
        ("node", "nowhere"),
        ("planet", "ne555.9"),
        ("ship", "9:9"),
        ("place", "wide:"),
        ("hand", "x"),
    ]
    assert [game().telling.meant(t.state, 0, Touch(zone, NOBODY, what)) for zone, what in things] == [None] * len(
        things
    )
    assert game().telling.meant(t.state, 0, Touch("player", 7, None)) is None
