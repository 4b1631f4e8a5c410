"""What is seen before a choice is what then happens, and tells nothing that its seat may not know."""

from collections.abc import Iterator
from typing import cast

import pytest

from tablee.games.vii_legio.people.foresight import costs, fight, reach, worth
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.kernel import seeded
from tests.games.vii_legio.sitting import GAME, Sitting, ship


def met(players: int, seed: int) -> Iterator[VIILegioState]:
    """The decisions of a game of random choices."""
    s, rng = cast(VIILegioState, GAME.new(players=players, seed=seed)), seeded(seed)
    while not s.over:
        yield s
        GAME.apply(s, s.to_move, s.options[rng.below(len(s.options))])


def after(s: VIILegioState, option: int) -> VIILegioState:
    """A copy that has gone on by a choice."""
    other = s.copy()
    GAME.apply(other, other.to_move, option)
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_options_say_is_the_same_in_every_world_that_the_seat_imagines(players: int) -> None:  # LEG-5.3, LEG-12.7
    rng, compared = seeded(9), 0
    for at, s in enumerate(met(players, 21)):
        if at % 5:
            continue
        world = GAME.rules.sample(s, s.to_move, rng)
        for option in s.options:
            true, imagined = GAME.telling.describe(s, option), GAME.telling.describe(world, option)
            assert (true.in_("en"), true.change_in("en")) == (imagined.in_("en"), imagined.change_in("en"))
            compared += 1
        assert GAME.telling.ask(s, "fr") == GAME.telling.ask(world, "fr")
    assert compared > 300


def test_a_threshold_costs_what_was_foreseen() -> None:  # LEG-14.4, LEG-14.6
    slots = {"alpha": "S3-1 A09"}  # Non-sapiens: 2 (C1); 4 (R1 C2); 6 (R2 C3)
    t = Sitting(ship("S3", squad=2, xp="R1 C2", expert_capture=1), slots=slots, up=["alpha"], hand=[])
    mine, swarms = t.state.ships[0], t.state.cards[0]
    assert reach(mine, swarms) == 2 and worth(swarms, 1) == 4
    assert costs(mine, swarms, 0) == () and costs(mine, swarms, 1) == ((ask.RESEARCH, 1), (ask.CAPTURE, 1))
    t.chooses(("land", "alpha"), "contact", "end_turn")
    assert t.vp(0) == 2 and t.xp(0) == "R1 C2", "the expert has paid for the first threshold"
    t.chooses("continue", "end_turn")
    assert t.vp(0) == 4 and t.xp(0) == "C1"


@pytest.mark.parametrize(("lasers", "card", "rolls", "trophy"), [
    (0, "xeno_fighter", 1, False),
    (1, "xeno_fighter", 0, True),
    (1, "xeno_trireme", 2, True),
    (0, "xeno_trireme", 3, False),
])  # fmt: skip
def test_a_combat_is_foreseen_as_the_table_has_it(lasers: int, card: str, rolls: int, trophy: bool) -> None:  # LEG-16.4
    t = Sitting(ship("S1", laser=lasers), hand=[card])
    seen = fight(t.state.ships[0], t.state.deck[-1])
    assert (seen.lasers, seen.rolls, seen.trophy) == (lasers, rolls, trophy)


def test_the_contact_panel_says_what_is_asked_had_and_missing_before_landing() -> None:  # LEG-14.3
    napos = {"alpha": "S3-1 A14"}  # 4 (R1 D1 N1); 8 (R2 D2 N2)
    t = Sitting(ship("S3", squad=2, xp="R1 N2", expert_alliance=1), slots=napos, scanned={"alpha": [0]}, hand=[])
    (panel,) = t.view(0).contacts
    first, second = panel.thresholds
    assert (panel.card, panel.squads, panel.squads_mine) == ("A14", 3, 2)
    assert first.can_meet and first.pays == 4 and first.due["diplomacy"] == 0, "the expert counts"
    assert not second.can_meet and second.missing == {"research": 1, "diplomacy": 1, "negotiation": 0, "capture": 0}
    assert t.view(1).contacts == (), "who has not scanned it has no panel"


@pytest.mark.parametrize("players", [2, 4])
def test_the_cards_of_a_purchase_and_a_flight_are_those_foreseen(players: int) -> None:  # LEG-6.1, LEG-7.1
    compared = 0
    for s in met(players, 22):
        if s.kind != ask.SPACE_ACTION:
            continue
        for option in s.options:
            if number.MOVE <= option < number.SCAN:
                then = after(s, option)
                if then.to_move == s.to_move and then.kind == ask.SPACE_ACTION and then.round == s.round:
                    said = GAME.telling.describe(s, option).change_in("en")
                    assert f"{s.hand} → {then.hand}" in said
                    compared += 1
    assert compared > 100
