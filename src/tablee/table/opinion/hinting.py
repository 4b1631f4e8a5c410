"""Why the master would choose so, in words: what the best option wins, what it costs, and what the second one risks."""

from typing import Final

from tablee.games.language import listed, words
from tablee.kernel import Game
from tablee.players.advising import FEW, Advice, Difference

PACKAGE: Final = "tablee.table"


class Reasons:
    """The reasons of one advice at a table of so many rivals."""

    def __init__(self, game: Game, advice: Advice, rivals: int) -> None:
        self.game = game
        self.advice = advice
        self.rivals = rivals

    def of(self, option: int, language: str) -> str:
        """Why an option is the best, or why not the second one; nothing of the others."""
        tried = [each.option for each in self.advice.estimates if each.visits >= FEW]
        if len(tried) < 2 or option not in tried[:2]:
            return ""
        return self.best(language) if option == tried[0] else self.second(language)

    def best(self, language: str) -> str:
        """What the best option wins and costs; how often it wins, where nothing else is clear."""
        say, advice = words(PACKAGE, language).say, self.advice
        first, other = (percent(each.chance) for each in advice.estimates[:2])
        if advice.is_even:
            return say("hint-even", chance=str(first))
        said = say("hint-more", chance=str(first), other=str(other), gap=max(0, first - other))
        if advice.wins:
            said = say("hint-wins", reasons=self.listed(advice.wins, language), turns=advice.turns)
        if not advice.costs:
            return said
        price = say("hint-costs", reasons=self.listed(advice.costs, language))
        return f"{said} {price}"

    def second(self, language: str) -> str:
        """What the second option risks beside the best; how much less often it wins, where nothing else is clear."""
        say, advice = words(PACKAGE, language).say, self.advice
        if advice.is_even:
            return ""
        if advice.risks:
            return say("hint-risks", reasons=self.listed(advice.risks, language), turns=advice.turns)
        gap = percent(advice.estimates[0].chance - advice.estimates[1].chance)
        return say("hint-less", gap=gap) if gap > 0 else ""

    def listed(self, differences: tuple[Difference, ...], language: str) -> str:
        """Differences in one breath."""
        told = [
            self.game.telling.measured(each.measure, each.whose, each.amount, self.rivals, language)
            for each in differences
        ]
        return listed(told, language)


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)
