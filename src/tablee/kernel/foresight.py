"""How far a game's virtual players look ahead, and how they weigh what they find."""


class Foresight:
    """Deals tried in each round, turns played on before a position is judged, and the questions worth the trouble.

    Where the game's mind makes plans, so many of them are tried instead of single options.
    """

    def __init__(self, rounds: list[int], horizon: int, kinds: list[str], plans: int = 0) -> None:
        self.rounds = rounds
        self.horizon = horizon
        self.kinds = kinds  # by name; empty: all of them
        self.plans = plans


class Tastes:
    """How a search weighs and looks ahead; a game may give its own as `Mind.tastes`."""

    def __init__(
        self,
        exploration: float = 0.7,
        widening: float = 2.0,
        bias: float = 0.3,
        horizon: int = 14,
        noise: float = 0.05,
        uniform: bool = False,
        breadth: int = 0,
        caution: float = 0.0,
        closeness: float = 0.0,
        kinds: list[str] | None = None,
        replies: int = 0,
    ) -> None:
        self.exploration = exploration  # how much a rarely tried option is favoured
        self.widening = widening  # how fast more options are tried at a node: this times the root of its visits
        self.bias = bias  # how much the game's own rating counts while visits are few
        self.horizon = horizon  # turns played on before the position is judged; 0 plays to the end
        self.noise = noise  # how often a player of the rollout picks at random
        self.uniform = uniform  # rollouts by random choices
        # A flat search of so many options, the best rated ones, in worlds that are the same for all of them; 0: a tree.
        self.breadth = breadth
        self.caution = caution  # flat: by how many standard errors another option must beat the best rated one
        self.kinds = kinds or []  # flat: the questions worth a search, by name; empty: all of them
        self.replies = replies  # flat: turns after one's own that are thought through, by `Mind.reply`
        self.closeness = closeness  # flat: the share of the outlook in a reward: it knows a close end from a clear one


class Measure:
    """Something that players of a game have more or less of: its name, and the least difference worth a word.

    More of it is good for whoever has it, unless `good` is False.
    """

    def __init__(self, name: str, least: float, good: bool = True) -> None:
        self.name = name
        self.least = least
        self.good = good
