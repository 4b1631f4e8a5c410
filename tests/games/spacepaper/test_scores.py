"""SpacePaper's numbers explain themselves: every way to win, and what is earned and owed, by source."""

import pytest

from tablee.games.seeing import Score
from tablee.games.spacepaper.people.scores import SCORES, WAYS
from tests.games.spacepaper.moments import moments
from tests.games.spacepaper.sitting import Sitting, view_of


def scores(t: Sitting, seat: int = 0) -> dict[str, Score]:
    """The scores of a seat by id."""
    return {score.id: score for score in view_of(t.state, 1).scores if score.seat == seat}


def soon(t: Sitting, seat: int = 0) -> list[str]:
    """The ways on which a seat may win before long."""
    return [part.id for part in scores(t, seat)["victory"].parts if part.soon]


def test_the_sources_add_up_to_what_is_earned_and_owed_at_every_question() -> None:  # SPP-3.4, SPP-3.5, SPP-14.3
    for s in moments().values():
        view = view_of(s, 0)
        for civ in view.civs:
            found = {score.id: score for score in view.scores if score.seat == civ.seat}
            sums = {
                name: sum(part.now for part in found[name].parts) for name in ("income", "upkeep", "science_income")
            }
            assert sums == {"income": civ.income, "upkeep": civ.due, "science_income": civ.science_income}


def test_every_score_and_part_has_a_name() -> None:
    met = {name for s in moments().values() for score in view_of(s, 0).scores for name in names(score)}
    assert met <= set(SCORES)


def names(score: Score) -> list[str]:
    """A score and its parts."""
    return [score.id, *(part.id for part in score.parts)]


def test_the_nearest_way_comes_first_and_counts() -> None:  # SPP-17
    t = Sitting(gold=[500])
    first, *others = scores(t)["victory"].parts
    assert (first.id, first.now, first.need, first.counts) == ("economic", 500, 601, True)
    assert not any(part.counts for part in others)
    assert scores(t)["victory"].now == 83


@pytest.mark.parametrize(("gold", "is_soon"), [(100, False), (600, True)])
def test_whoever_the_next_income_would_make_rich_enough_may_win_soon(gold: int, is_soon: bool) -> None:  # SPP-17.2
    assert ("economic" in soon(Sitting(gold=[gold]))) == is_soon


def test_a_fallen_player_is_on_no_way() -> None:  # SPP-17.9
    s = moments()["fallen"]
    fallen = next(seat for seat, civ in enumerate(s.civs) if civ.fallen)
    assert not [score for score in view_of(s, 0).scores if (score.id, score.seat) == ("victory", fallen)]


def test_the_scores_list_the_ways_that_the_game_promises() -> None:  # SPP-17
    def ways(t: Sitting) -> set[str]:
        return {part.id for part in scores(t)["victory"].parts}

    assert ways(Sitting(players=3)) == set(WAYS) and ways(Sitting()) == set(WAYS) - {"bankruptcy"}


def test_whoever_has_most_gold_is_on_the_way_of_the_last_turn() -> None:  # SPP-17.10
    t = Sitting(gold=[10, 20], turn=7)
    ahead = [next(part for part in scores(t, seat)["victory"].parts if part.id == "last_turn") for seat in (0, 1)]
    assert [(part.now, part.need) for part in ahead] == [(0, 60), (7, 60)]
