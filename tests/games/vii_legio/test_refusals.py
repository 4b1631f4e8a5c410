"""Why not: every refusal names its rule, in words that tell nobody what a scan has shown or what lies on a hand."""

import pytest

from tablee.games.texts import LANGUAGES
from tablee.games.vii_legio.people.refusals import refused
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.kernel import seeded
from tests.games.vii_legio.sitting import GAME, Sitting, ship

NAPOS = {"alpha": "S3-1 A14"}  # 3 squads
ACTS = ["move", "buy", "scan", "land"]


def why(t: Sitting, answer: object, language: str = "en") -> tuple[str, str]:
    """The rule against an answer, and its sentence."""
    option = t.game.telling.parse(t.state, list(answer) if isinstance(answer, tuple) else answer)
    reason = t.game.telling.why_not(t.state, t.state.to_move, option)
    assert reason is not None, "nothing is against it"
    return reason.rule, reason.in_(language).replace("\u00a0", " ")


@pytest.mark.parametrize(("answer", "rule", "said"), [
    (("move", "S2"), "LEG-6.1", "You are in sector 2 already."),
    (("move", "S5"), "LEG-6.1", "No border leads from sector 2 to sector 5."),
    (("move", "S4"), "LEG-6.3", "Going to sector 4 costs 2 cards: you have 1."),
    ("enter_x", "LEG-11.1", "Sector X is closed."),
    ("leave_x", "LEG-11.8", "You are not in sector X."),
    ("land_base", "LEG-15.1", "You can land at the star base only from sector 1."),
    (("buy", "laser"), "LEG-2.2", "There is no room aboard for a laser: 2 at most."),
    (("buy", "scanner"), "LEG-7.2", "It takes 2 cards to acquire a scanner: you have 1."),
    (("buy", "expert_trade"), "LEG-2.3", "There is no room aboard for another expert: 4 at most."),
    (("scan", "alpha"), "LEG-12.6", "Your sector is not that of Alpha."),
    (("scan", "beta"), "LEG-12.6", "There is no face-down card on Beta."),
    (("land", "alpha"), "LEG-12.8", "Your sector is not that of Alpha."),
    (("land", "x"), "LEG-12.8", "There is no card on planet X at the moment."),
])  # fmt: skip
def test_what_a_ship_in_space_may_not_do_is_refused_with_its_rule(answer: object, rule: str, said: str) -> None:
    t = Sitting(ship("S2", laser=2, carrying={"expert_capture": 4}), slots=NAPOS, hand=["planet"])
    assert why(t, answer) == (rule, said)


def test_an_empty_hand_and_sector_x_turn_nothing_over() -> None:  # LEG-5.7, LEG-8.2
    assert why(Sitting(ship("S2"), hand=[]), "flip")[0] == "LEG-5.7"
    trapped = Sitting(ship("SX", trapped=True), slots={"x": "X03"}, hand=["planet"] * 5)
    assert why(trapped, "flip")[0] == "LEG-8.2" and why(trapped, ("move", "S1"))[0] == "LEG-11.7"
    assert why(trapped, "end_turn") == ("LEG-11.11", "You have to leave sector X, and you have the cards for it.")
    assert why(trapped, ("buy", "laser")) == (
        "LEG-11.11", "You have to leave sector X: keep 4 cards for the way out.",
    )  # fmt: skip
    assert why(trapped, ("land", "x"))[0] == "LEG-11.10"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_landing_is_refused_in_the_same_words_whatever_is_missing_and_however_it_is_known(language: str) -> None:
    scanned = Sitting(ship("S3", squad=2), slots=NAPOS, scanned={"alpha": [0]}, hand=[])
    shown = Sitting(ship("S3", squad=2), slots=NAPOS, up=["alpha"], hand=[])
    taken = [ship("S3", squad=3, observed={"A14": 2}), ship("alpha contact", squad=3, xp="R1 D1 N1")]
    full = Sitting(*taken, slots=NAPOS, hand=[])
    said = {why(t, ("land", "alpha"), language) for t in (scanned, shown, full)}
    assert len(said) == 1 and said.pop()[0] == "LEG-12.9"  # LEG-12.9


def test_a_landing_on_an_unknown_card_is_never_refused_for_what_the_card_asks() -> None:  # LEG-12.10
    t = Sitting(ship("S3", squad=1), slots=NAPOS, scanned={"alpha": [1]}, hand=[])
    assert t.game.telling.why_not(t.state, 0, t.game.telling.parse(t.state, ["land", "alpha"])) is None


def test_scanners_that_are_used_up_or_silenced_say_so() -> None:  # LEG-2.6, LEG-8.9, LEG-12.6
    slots = {"alpha": "S3-1 A14", "beta": "S3-2 A10"}
    t = Sitting(ship("S3", laser=1), slots=slots, hand=["ion_storm"]).chooses(("scan", "alpha"))
    assert why(t, ("scan", "alpha"), "fr") == ("LEG-12.6", "Vous avez déjà scanné Alpha.")
    assert why(t, ("scan", "beta")) == ("LEG-2.6", "You have no scan left in this turn.")
    assert why(t.chooses("flip"), ("scan", "beta"))[0] == "LEG-8.9"


def test_choices_inside_an_action_are_refused_with_their_rules() -> None:
    t = Sitting(ship("S3", xp="D6"), hand=["forgotten_archives"]).chooses("flip")
    assert why(t, "diplomacy") == ("LEG-9.2", "Your track is full: Diplomacy stands at 6.")
    t = Sitting(ship("S3"), hand=["planet"]).chooses("flip")
    assert why(t, "gamma")[0] == "LEG-3.2" and why(t, "x")[0] == "LEG-11.6"
    t.chooses("beta")
    assert why(t, "S2-1") == ("LEG-12.2", "You are not in the sector of planet 2-1.")
    t = Sitting(ship("S3", laser=1, detector=1), hand=["corrosive_cloud"]).chooses("flip", "confront")
    assert why(t, "scanner")[0] == "LEG-2.9" and why(t, "squad")[0] == "LEG-8.11"
    t = Sitting(ship("S3", squad=2, expert_trade=1), hand=["radiation"]).chooses("flip")
    assert why(t, "laser")[0] == "LEG-8.12" and why(t, "expert_capture")[0] == "LEG-8.12"


def test_zones_and_stays_are_refused_with_their_rules() -> None:  # LEG-12.14, LEG-13.4
    t = Sitting(ship("alpha observation", squad=3, observed={"A14": 1}, xp="R1 D1 N1"), slots=NAPOS)
    assert why(t, "stay") == ("LEG-13.4", "This card has no paid turn left for you.")
    t = Sitting(ship("alpha observation", squad=3), slots=NAPOS)
    assert why(t, "take_contact")[0] == "LEG-12.14"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_of_the_right_kind_is_refused_in_words_of_its_own(players: int) -> None:
    s, rng, kinds = GAME.new(players=players, seed=31), seeded(31), set[int]()
    assert isinstance(s, VIILegioState)
    while not s.over:
        if s.kind == ask.SPACE_ACTION and rng.below(6) == 0:
            for option in range(GAME.rules.option_count):
                if option not in s.options and GAME.telling.option_name(option).partition(":")[0] in ACTS:
                    reason = refused(s, s.to_move, option)
                    assert reason is not None and reason.rule.startswith("LEG-")
                    kinds.add(option)
        GAME.apply(s, s.to_move, s.options[rng.below(len(s.options))])
    assert len(kinds) > 15
