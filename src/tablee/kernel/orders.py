"""Orders: what a seat wishes for once and has done by many single choices, from what it knows; games may do without."""

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.kernel.rules import Rules
from tablee.kernel.state import State
from tablee.kernel.telling import Touch

DO: Final = "do"  # the verb of an order
TO: Final = "to"  # what it aims at
ANSWER: Final = "answer"  # the verb that every game shares: answer a kind of question as usual, until told otherwise
ASK: Final = "ask"  # and its opposite: be asked a kind of question that the table answers as usual from the start
NO_OPTION: Final = -1  # no option: the open question is left to the person


class Plan:
    """What an order would do from here: its way, what it costs in all, and the turn in which it is done."""

    def __init__(self, order: dict[str, str], touches: list[Touch], path: list[Touch], turns: list[int]) -> None:
        self.order = order
        self.touches = touches  # what one would point at to mean it, foremost first
        self.path = path  # from here to its end
        self.turns = turns  # the turn of each place of the path
        self.cost = 0
        self.turn = turns[-1] if turns else 0


class Halt:
    """Why an order ends: the name of a sentence, and the numbers in it, named as the game names its own.

    A `calm` end was to be expected: other orders go on. After any other, the person is asked.
    """

    def __init__(self, why: str, given: dict[str, int], calm: bool = False) -> None:
        self.why = why
        self.given = given
        self.calm = calm


@mypyc_attr(allow_interpreted_subclasses=True)
class Orders:
    """The optional fourth part of a game. An order is plain data: a verb, and what it is about.

    All of it is asked about worlds that a seat imagines, and reads nothing that the seat does not know; what it
    answers with is among the options of the open question, or nothing. `usual` gives for a kind of question the answer
    that may be given once for all times; games with pieces that travel write the other methods too. `habits` are kinds
    whose usual answer stands from the start, for they make no difference to play: a seat may order to be asked.
    """

    def __init__(self, rules: Rules, usual: dict[int, int], habits: list[int] | None = None) -> None:
        self.rules = rules
        self.usual = usual
        self.habits = habits or []

    def knows(self, seat: int, order: dict[str, str]) -> bool:
        """Whether this is an order that the seat could give at some time: its form alone."""
        kinds = self.kinds() if is_answer(order) else self.asked() if is_asking(order) else []
        return len(order) == 2 and order.get(TO) in kinds

    def subject(self, order: dict[str, str]) -> str:
        """What an order is about: a new order about the same thing takes its place."""
        about = [TO] if is_answer(order) or is_asking(order) else [name for name in order if name not in (DO, TO)]
        return " ".join([order[name] for name in about])

    def kinds(self) -> list[str]:
        """The kinds of questions that may be answered once for all times."""
        return [self.rules.kinds[kind] for kind in self.usual]

    def asked(self) -> list[str]:
        """The kinds of questions that are answered as usual unless a seat orders to be asked."""
        return [self.rules.kinds[kind] for kind in self.habits]

    def habit(self, s: State, orders: list[dict[str, str]]) -> int:
        """The answer to the open question that is given from the start, unless an order of the seat is about it."""
        if s.over or s.kind not in self.habits:
            return NO_OPTION
        kind = self.rules.kinds[s.kind]
        return NO_OPTION if any(order.get(TO) == kind for order in orders) else self.standing(s)

    def standing(self, s: State) -> int:
        """The answer to the open question that may be given once for all times, or NO_OPTION."""
        option = NO_OPTION if s.over else self.usual.get(s.kind, NO_OPTION)
        return option if option in s.options else NO_OPTION

    def things(self, s: State, seat: int) -> list[Touch]:
        """The things of a seat that can be ordered about."""
        return []

    def goals(self, s: State, seat: int, thing: Touch) -> list[Plan]:
        """All that a seat may order a thing of its own to do, each with its plan."""
        return []

    def plan(self, s: State, seat: int, order: dict[str, str]) -> Plan | None:
        """What an order would do from here; None if nothing comes of it."""
        return Plan(order, [], [], []) if is_answer(order) or is_asking(order) else None

    def next(self, s: State, seat: int, order: dict[str, str]) -> int:
        """The option of the open question, which is the seat's, that follows from an order; NO_OPTION if none does."""
        if is_answer(order) and self.rules.kinds[s.kind] == order[TO]:
            return self.standing(s)
        return NO_OPTION

    def halts(self, before: State, s: State, seat: int, order: dict[str, str]) -> Halt | None:
        """Why an order ends here, at a question of its seat; `before` is the game as the order last had its say."""
        if is_answer(order) and self.rules.kinds[s.kind] == order[TO] and self.standing(s) == NO_OPTION:
            return Halt("impossible", {})
        return None

    def overrules(self, s: State, option: int, order: dict[str, str]) -> bool:
        """Whether a choice made by hand means that the order stands no more."""
        return is_answer(order) and self.rules.kinds[s.kind] == order[TO] and option != self.standing(s)


def is_answer(order: dict[str, str]) -> bool:
    """Whether an order answers a kind of question as usual."""
    return order.get(DO) == ANSWER


def is_asking(order: dict[str, str]) -> bool:
    """Whether an order wants a kind of question to be asked."""
    return order.get(DO) == ASK
