"""What occurred in random games: questions, events and ends, counted for soaks."""

from collections import Counter

from tablee.kernel import Event


class Tally:
    """What occurred in some games: kinds of questions, outcomes, and ends."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.kinds: Counter[str] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()

    def hear(self, event: Event, names: list[str]) -> None:
        """Count what an event tells; outcomes of chance have no name."""
        if event.kind >= 0:
            self.outcomes[names[event.kind]] += 1

    def add(self, other: "Tally") -> None:
        """Count what occurred elsewhere too."""
        self.games += other.games
        self.decisions += other.decisions
        self.kinds += other.kinds
        self.outcomes += other.outcomes
        self.ends += other.ends

    def lines(self) -> list[str]:
        """All that was counted, the most frequent first."""
        counted = {"asked": self.kinds, "ended": self.ends, "happened": self.outcomes}
        return [f"{title}: {_listed(counts)}" for title, counts in counted.items()]


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in counts.most_common())
