"""The chair: all that one seat, or a spectator, may ask of a game at one moment. Every interface asks here."""

import contextlib
from collections.abc import Callable
from functools import partial

from tablee.kernel import SPECTATOR, Decision, Description, Event, Game, Plan, Reason, Result, Rng, Seat, State, Touch
from tablee.kernel.orders import ANSWER, DO, NO_OPTION, TO
from tablee.players.advising import Advice, advice
from tablee.players.thinking import Budget
from tablee.table.changing.undo import stream, undone_to, why_not_undo
from tablee.table.errors import BadOrder, CannotUndo, say
from tablee.table.opinion.hinting import Reasons
from tablee.table.past import resigning
from tablee.table.past.history import History
from tablee.table.past.news import for_seat, open_to
from tablee.table.past.records import ITSELF, Order, TakeBack
from tablee.table.past.since import Since, since
from tablee.table.past.standing import Standing
from tablee.table.setup import Setup


class Chair:
    """One seat, or SPECTATOR, at one moment: it does not go on with the table, so it may be asked in any thread.

    Whoever owns a seat that a virtual player holds meanwhile (`is_held` is False) is asked nothing. What is told here
    is what the seat may know; the state, the seed and the key stay with the table.

    >>> from tablee.table import Place, Setup, Table
    >>> table = Table.begin(Setup.of("karmaka", seed=7), [Place("Anna"), Place("Bob")])
    >>> bob = table.chair(1)
    >>> bob.status("en")
    'Which card do you play, and how? You may also pass.'
    >>> option, described = bob.options()[0]
    >>> described.in_("en"), bob.why_not(option)
    ('Play Transmigrate for 1 point', None)
    """

    def __init__(self, setup: Setup, history: History, seat: int, *, is_held: bool = True) -> None:
        self.seat = seat
        self.game: Game = history.game
        self.names = history.names()
        self._setup = setup
        self._history = history
        self._is_held = is_held

    @property
    def _state(self) -> State:
        return self._history.state

    # What there is to see, and what is asked.

    def view(self) -> object:
        """All that the seat may know."""
        return self.game.view(self._state, self.seat)

    def since(self, view: object | None = None) -> Since | None:
        """Which scores of its view, made already or not, have changed since its last turn; None before that."""
        return since(self._history, self.seat, self.view() if view is None else view)

    @property
    def is_asked(self) -> bool:
        """Whether the open question is the seat's."""
        return self._is_held and not self._state.over and self._state.to_move == self.seat

    def status(self, language: str) -> str:
        """What is asked of the seat; what another thinks about; or how the game ended."""
        if self._state.over:
            return self.outcome(language)
        say = self.game.ask if self.is_asked else self.game.waiting
        return say(self._state, language, self.names)

    def decision(self) -> Decision | None:
        """The decision that is open to the seat, or None."""
        return open_to(self._state, self.seat) if self.is_asked else None

    def options(self) -> list[tuple[int, Description]]:
        """The options of that decision, each in words; none if it is another's."""
        decision = self.decision()
        return [(option, self.described(option)) for option in (decision.options if decision else [])]

    def described(self, option: int) -> Description:
        """An option in words, legal or not, as it would be said now."""
        return self.game.describe(self._state, option, self.names)

    def spelled(self, option: int) -> object:
        """A legal option as journals write it."""
        return self.game.spell(self._state, option)

    def rank(self, option: int) -> int:
        """How usual a legal option is as an answer: 1, 0, or -1 for a rare one."""
        return self.game.telling.rank(self._state, option)

    def is_aside(self) -> bool:
        """Whether the seat is asked in the course of what another does."""
        return self.is_asked and self.game.telling.is_aside(self._state)

    def kind(self) -> str | None:
        """The kind of the open question; None if the seat may not know which it is."""
        may_know = self.is_asked or self.game.kinds_are_public
        return self.game.kinds[self._state.kind] if may_know and not self._state.over else None

    def rules(self) -> list[str]:
        """The rules behind the open question, by number."""
        kind = self.kind()
        return [] if kind is None else self.game.rules_of(kind, self._setup.options)

    def why_not(self, option: int) -> Reason | None:
        """Why an option is not allowed to the seat now; None if it is."""
        return self.game.why_not(self._state, self.seat, option)

    def meant(self, touch: Touch) -> int | None:
        """The option that the seat would mean by a thing on the table, legal or not; None if nothing is meant."""
        return self.game.telling.meant(self._state, self.seat, touch)

    # What happened.

    def answered(self) -> list[str]:
        """The kinds of question that the seat has answered, in order; what went without saying was no question."""
        mine = [moment.chosen for moment in self._history.moments if moment.chosen is not None]
        return [choice.kind for choice in mine if choice.seat == self.seat and choice.by != ITSELF]

    def log(self) -> list[Event]:
        """All that the seat was told of the game as it stands."""
        return [event for moment in self._history.moments for event in self.heard(moment.events)]

    def heard(self, events: list[Event]) -> list[Event]:
        """What the seat may know of some events."""
        return for_seat(events, self.seat)

    def told(self, event: Event, language: str) -> str:
        """An event in words, as the seat is told it."""
        return resigning.told(self.game, event, self.names, language, self.seat)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return self._history.result() if self._state.over else None

    @property
    def resigned(self) -> list[int]:
        """The seats that have given up."""
        return sorted(self._history.resigned)

    def outcome(self, language: str) -> str:
        """Who won, and why, for this reader; "" while the game goes on."""
        result = self.result
        resigned = self._history.resigned
        return "" if result is None else resigning.outcome(self.game, result, resigned, self.names, language, self.seat)

    # Thinking.

    def hint(self, budget: Budget) -> Callable[[], Advice]:
        """What the master thinks of each option, and why: as work for any thread; WrongSeat if none is asked."""
        seat = Seat(self.game, self._state.copy(), self.seat)
        _ = seat.decision  # another's question is refused here, not in the worker
        return partial(advised, seat, self._setup.root, self._history.ply, budget)

    def reasons(self, advice: Advice) -> Reasons:
        """Why the master would choose so, in words."""
        rivals = self.game.rules.rivals(self._state, self.seat)
        return Reasons(self.game, advice, sum(rival < self._state.seats for rival in rivals))  # 0 for one player alone

    def world(self, rng: Rng) -> State:
        """A whole state that the seat could not tell from the true one."""
        return Seat(self.game, self._state, self.seat).imagine(rng)

    def chance(self, purpose: str) -> Rng:
        """A generator for a purpose of the seat's at this moment; it tells nothing of the game's own."""
        return stream(self._setup.root, purpose, self.seat, self._history.ply)

    # Orders.

    def orders(self) -> list[Standing]:
        """The orders of the seat that stand."""
        return [] if self.seat == SPECTATOR else self._history.desires.of(self.seat)

    def orderable(self) -> list[Touch]:
        """The things of the seat that can be ordered about."""
        orders = self.game.orders
        return [] if orders is None or not self._may_order() else orders.things(self._known(), self.seat)

    def goals(self, thing: Touch) -> list[Plan]:
        """All that the seat may order of a thing, each with its plan."""
        orders = self.game.orders
        return [] if orders is None or not self._may_order() else orders.goals(self._known(), self.seat, thing)

    def plan(self, order: dict[str, str]) -> Plan | None:
        """What an order would do from here; None if nothing comes of it."""
        orders = self.game.orders
        if orders is None or not self._may_order() or not orders.knows(self.seat, order):
            return None
        return orders.plan(self._known(), self.seat, order)

    def standing(self) -> tuple[int, dict[str, str]] | None:
        """The answer to the open question that may be given once for all times, and the order for it."""
        orders = self.game.orders
        if orders is None or not self.is_asked:
            return None
        option = orders.standing(self._known())
        return None if option == NO_OPTION else (option, {DO: ANSWER, TO: self.game.kinds[self._state.kind]})

    def order(self, order: dict[str, str]) -> Order:
        """The giving of an order, to be written down; BadOrder if nothing comes of it."""
        if self.plan(order) is None:
            raise BadOrder("order-impossible")
        return Order(self.seat, self._history.desires.last + 1, order)

    def cancel(self, number: int) -> Order:
        """The end of an order of the seat's, to be written down; BadOrder if there is none of that number."""
        if all(each.id != number for each in self.orders()):
            raise BadOrder("order-none", found=str(number))
        return Order(self.seat, number)

    def ordered(self, order: dict[str, str]) -> dict[str, str]:
        """An order in words, in each language."""
        return self.game.telling.ordered(self._state, self.seat, order, self.names)

    def planned(self, plan: Plan) -> dict[str, str]:
        """What a plan costs and when it is done, in each language."""
        return self.game.telling.planned(self._state, plan.cost, plan.turn)

    def noted(self, record: Order, then: State) -> dict[str, str]:
        """What a line about an order of the seat's tells it, in each language; nothing where it has ended it itself."""
        if record.order is not None:
            said = self.game.telling.ordered(then, self.seat, record.order, self.names)
            return {language: say("order-given", language, order=text) for language, text in said.items()}
        return self.game.telling.halted(record.why, record.given, self.names) if record.why else {}

    def _may_order(self) -> bool:
        return self.seat != SPECTATOR and self._is_held and not self._state.over

    def _known(self) -> State:
        """The game as the seat knows it."""
        return self.game.rules.sample(self._state, self.seat, self.chance("orders"))

    # Giving up.

    def may_resign(self) -> bool:
        """Whether the seat is a person's in a game that goes on."""
        is_seat = self.seat != SPECTATOR
        return is_seat and not self._state.over and self._is_held and self._history.places[self.seat].is_human

    def ends_by_resigning(self) -> bool:
        """Whether the game would end at once; else a virtual player plays on at the seat."""
        return self._history.is_given_up_by(self.seat)

    # Going back.

    def undone_to(self) -> int:
        """How many choices an undo of the last one leaves, if it may be undone."""
        return undone_to(self._history, self.seat, stream(self._setup.root, "undo", self._history.ply))

    def gesture(self) -> int:
        """How many choices stood before the seat's last gesture: what an undo by agreement leaves."""
        return self._history.gesture_of(self.seat)

    def why_not_undo(self) -> CannotUndo | None:
        """Why the seat's last choice stands, or None if it may be undone; by `tablee.table.changing.undo`."""
        self.game.check_seat(self._state, self.seat)
        return why_not_undo(self._history, self.seat, stream(self._setup.root, "undo", self._history.ply))

    def way_back(self) -> str:
        """How the seat may go back, told from what everybody knows: "take_back" (freely), "undo", or "" (not at all).

        An undo is done at once where that is fair, else if the others agree: which of the two takes long to find out.
        """
        if self.seat == SPECTATOR or not self._is_held:
            return ""
        if self.may_take_back():
            with contextlib.suppress(CannotUndo):
                self.take_back()
                return "take_back"
            return ""
        last, least = self._history.moments[-1], max(self._history.resigned.values(), default=0)
        is_own = last.chosen is not None and last.chosen.seat == self.seat and last.by_human
        return "undo" if is_own and not self._state.over and self._history.ply > least else ""

    def may_take_back(self) -> bool:
        """Whether no other seat was ever a person's, who may come back: then choices are taken back freely."""
        return self.seat != SPECTATOR and self._history.is_only_person(self.seat)

    def take_back(self) -> TakeBack:
        """The taking back of the seat's last choice and all since, to be written down; CannotUndo if it stands."""
        self.game.check_seat(self._state, self.seat)
        if not self._history.places[self.seat].is_human:
            raise CannotUndo("undo-virtual")
        if not self.may_take_back():
            raise CannotUndo("undo-people")
        return TakeBack(self.seat, self._history.last_of(self.seat) - 1)


def advised(seat: Seat, root: int, ply: int, budget: Budget) -> Advice:
    """What the master thinks of each option, the same wherever it thinks: in this process or another."""
    rng, reasoning = (stream(root, purpose, seat.number, ply) for purpose in ("hint", "reasons"))
    return advice(seat, budget, rng, reasoning)
