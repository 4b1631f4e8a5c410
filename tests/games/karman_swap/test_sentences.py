"""Sentences of Karman Swap: what has happened and what is asked, as one would say it in French and English."""

import pytest

from tablee.games.karman_swap.rules import events as tell
from tablee.games.lessons import lessons
from tablee.kernel import Event
from tablee.kernel.event import EVERYONE
from tests.games.karman_swap.sitting import Planets, Sitting

NAMES = ["Anna", "Bob", "Eve", "Dan"]
LED: Planets = {"ith": ["cornelin", ("outpost_6_1", 1)]}


def said(kind: int, args: list[int], seat: int = 0) -> tuple[str, str]:
    """An event in English and in French."""
    english, french = (
        Sitting.game.telling.told(Event(kind, EVERYONE, args), NAMES, language, seat).replace("\u00a0", " ")
        for language in ("en", "fr")
    )
    return english, french


def asked(t: Sitting, language: str) -> str:
    return t.game.telling.ask(t.state, language, NAMES).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("steps", "english", "french"),
    [
        (2, "The dome moves towards the red side: 2 spaces on its half.", "2 cases dans sa moitié."),
        (1, "The dome moves towards the red side: one space on its half.", "une case dans sa moitié."),
        (0, "The dome moves towards the red side: it is back in the middle.", "le voilà au milieu."),
        (-1, "The dome moves towards the red side: it is still one space on the other half.", "dans l'autre moitié."),
    ],
)
def test_the_dome_is_told_by_the_half_it_lies_in(steps: int, english: str, french: str) -> None:  # KSW-5.11
    told = said(tell.DOME_PULLED, [0, steps])
    assert told[0] == english
    assert told[1].startswith("Le dôme avance vers l'équipe rouge :") and told[1].endswith(french)


@pytest.mark.parametrize(
    ("points", "french"), [(0, "0 point"), (1, "1 point"), (12, "12 points")], ids=["none", "one", "more"]
)
def test_one_point_is_no_plural(points: int, french: str) -> None:  # KSW-13.11
    assert said(tell.POINTS, [1, points])[1] == f"L'équipe verte totalise {french} de Prestige."
    assert said(tell.SCORES, [1, points])[1] == f"L'équipe verte marque {french} de Prestige."


def test_names_that_begin_with_a_vowel_are_elided() -> None:
    assert said(tell.OPENS, [1, 2])[1] == "Bob ouvre la Colonisation d'Ith."
    assert said(tell.TURN, [0, 1], seat=1)[1] == "Au tour d'Anna."
    assert said(tell.USES, [0, 2])[1] == "Vous utilisez la capacité d'Ozrak."


def test_the_question_about_an_ability_says_what_it_is() -> None:  # KSW-10.2
    t = Sitting({0: ["ozrak", "ark_8"]}, {"kelthar": []}, market=["yurim"])
    t.plays("ozrak", "kelthar")
    assert asked(t, "en") == "Ozrak: do you use its ability (market to planet)?"
    assert asked(t, "fr") == "Ozrak : utilisez-vous sa capacité (du Marché à la planète) ?"


def test_a_contest_is_asked_about_with_its_leader() -> None:  # KSW-4.4
    t = Sitting({0: ["ozrak", "ark_8"]}, LED, waiting={"ith": [0, 2, 3]})
    assert asked(t, "fr") == (
        "Bob mène la Colonisation d'Ith avec Avant-poste 6-I (6). Répondez-vous par un Vaisseau, ou concédez-vous ?"
    )


def test_a_last_answer_with_a_creature_is_refused_in_its_own_words() -> None:  # KSW-13.8
    t = Sitting({0: ["ark_8"], 1: ["ozrak", "freight_barge"]}, {"ith": ["cornelin"]}, players=2)
    t.plays("ark_8", "ith")
    assert t.kind == "last_ship" and t.to_move == 1
    reason = t.game.telling.why_not(t.state, 1, t.option("creature:ozrak"))
    assert reason is not None and reason.rule == "KSW-13.8"
    assert reason.in_("en") == "The round is ending: only a Ship can still go there, or you decline."


def test_first_steps_deals_what_it_speaks_of() -> None:  # KSW-3.5
    script = lessons("tablee.games.karman_swap").first_steps
    assert script is not None
    game = Sitting.game
    s = game.new(script.players, script.settings, script.seed)
    game.apply(s, 0, game.telling.parse(s, 0))
    shown = [game.telling.describe(s, option).touches[0].what for option in s.options]
    assert {"masakeru", "tyran_d_ambre"} <= set(shown)
    assert game.telling.ask(s, "en") == "Which Creature do you place on Great Vaur?"


def told_among(kind: int, args: list[int], names: list[str], seat: int, language: str = "en") -> str:
    """An event in words, for who reads at a seat."""
    return Sitting.game.telling.told(Event(kind, EVERYONE, args), names, language, seat).replace("\u00a0", " ")


def test_where_everybody_plays_alone_a_side_is_called_by_its_players_name() -> None:
    alone, partners = ["Anna", "Bob", "Chloé"], ["Anna", "Bob", "Chloé", "Dan"]
    assert told_among(tell.SCORES, [1, 12], alone, 0) == "Bob scores 12 Prestige."
    assert told_among(tell.SCORES, [1, 12], alone, 1) == "You score 12 Prestige."
    assert told_among(tell.SCORES, [1, 12], partners, 1) == "The green side scores 12 Prestige."
    assert told_among(tell.ROUND_WON, [0, 0], alone[:2], 1) == "Anna wins the round by a fourth Colonisation."
    assert told_among(tell.ROUND_WON, [0, 2], alone[:2], 0, "fr") == "Vous gagnez la manche aux points."
    assert told_among(tell.DOME_MOVED, [2, 3], alone, 0, "fr") == "Chloé a son dôme d'Extinction à 3."
    assert told_among(tell.DOME_PULLED, [1, 2], alone[:2], 0) == "The dome moves towards Bob: 2 spaces on that half."
