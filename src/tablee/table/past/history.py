"""The history: every moment of a game up to now, and the one way to go on from it, in play as in replay."""

from collections.abc import Collection
from copy import copy
from dataclasses import dataclass, field, replace
from typing import assert_never

import msgspec

from tablee.kernel import Event, Result, State
from tablee.table.errors import BadOrder, BadSeat, CannotUndo, Said
from tablee.table.past import resigning
from tablee.table.past.records import ITSELF, Choice, End, Handover, Order, Record, Rename, Resign, TakeBack, Undo
from tablee.table.past.standing import Desires, Standing
from tablee.table.seating.places import Place, checked_level, seated
from tablee.table.setup import Setup


@dataclass(frozen=True, slots=True)
class Moment:
    """The state after a choice, what was told since the moment before, whether a human chose, and the orders then."""

    state: State
    events: list[Event]
    option: int
    chosen: Choice | None
    by_human: bool
    orders: tuple[Standing, ...] = ()  # that stood when it was chosen
    # What each seat's scores were where the choice ended a turn: put in when it is asked for.
    ended: dict[int, dict[tuple[str, int], int]] = field(default_factory=dict, compare=False, repr=False)


class History:
    """A game from its deal to the present: all moments that stand, who sits where, and whether it was taken back."""

    def __init__(self, setup: Setup, places: list[Place]) -> None:
        self.game = setup.rules()
        self.places = seated(places, setup.players)
        self.taken_back = False
        self.ended = False  # its result is written down
        self.was_ended = False  # at some time: what was hidden has been told, even where it was taken back since
        self.desires = Desires()
        self.people = frozenset(seat for seat, place in enumerate(self.places) if place.is_human)  # at any time
        self.resigned: dict[int, int] = {}  # who has given up, and after how many choices
        self.is_given_up = False  # that has ended the game
        state = setup.new(listening=True)
        self.moments = [Moment(state, state.heard(), -1, None, False)]

    @property
    def state(self) -> State:
        """The present state."""
        return self.moments[-1].state

    @property
    def ply(self) -> int:
        """How many choices stand."""
        return len(self.moments) - 1

    def names(self) -> list[str]:
        """The names of the players, seat by seat."""
        return [place.name for place in self.places]

    def after(self, seat: int, option: int, by: int = 0) -> Moment:
        """The moment after a choice, on a copy; an illegal choice is refused and nothing has changed."""
        before = self.state
        state = before.copy()
        state.listening = True
        self.game.apply(state, seat, option)
        kind, spelled = self.game.kinds[before.kind], self.game.spell(before, option)
        chosen = Choice(self.ply + 1, seat, kind, spelled, by)
        return Moment(state, state.heard(), option, chosen, self.places[seat].is_human, self.desires.standing)

    def choose(self, seat: int, option: int, by: int = 0) -> Choice:
        """Take a choice, by hand or for an order, and give what is written down of it."""
        moment = self.after(seat, option, by)
        self._go_on(moment)
        assert moment.chosen is not None
        return moment.chosen

    def _go_on(self, moment: Moment) -> None:
        assert moment.chosen is not None
        self.moments.append(moment)
        self.desires = self.desires.chosen(moment.chosen.by, self.ply)

    def end(self) -> End:
        """What is written down when the present state is the last."""
        result = self.result()
        return End(result.winners, result.scores, result.reason)

    def result(self) -> Result:
        """How the game ended; who has resigned has won nothing, whoever played on there."""
        return resigning.result(self.game, self.state, self.resigned, is_given_up=self.is_given_up)

    def is_given_up_by(self, seat: int) -> bool:
        """Whether the game would end if a seat resigned: no two sides would be left."""
        return len(self._standing({*self.resigned, seat})) < 2

    def _standing(self, resigned: Collection[int]) -> set[int]:
        return resigning.standing(self.game, self.state, resigned, self.people)

    def copy(self) -> "History":
        """The same history, to go on from; moments never change, so they are shared."""
        other = copy(self)
        other.moments = self.moments[:]
        return other

    def until(self, ply: int) -> "History":
        """The same history up to the moment after `ply` choices."""
        other = self.copy()
        del other.moments[ply + 1 :]
        other.ended = self.ended and ply == self.ply
        other.desires = Desires()  # the past has no future
        return other

    def follow(self, record: Record) -> None:
        """Go on as a record says; a record that does not fit is refused and nothing has changed."""
        if self.ended and not isinstance(record, TakeBack | Rename):
            raise Said("journal-over")
        match record:
            case Choice():
                self._go_on(self._replayed(record))
            case Undo() | TakeBack():
                self._go_back(record)
            case Handover():
                self._check_seat(record.seat)
                if record.seat in self.resigned:
                    raise BadSeat("seat-resigned", name=self.places[record.seat].name)
                self._seat(record.seat, Place(self.places[record.seat].name, checked_level(record.level)))
            case Rename():
                self._check_seat(record.seat)
                self._seat(record.seat, Place(record.name, self.places[record.seat].level))
            case Resign():
                self._resign(record)
            case Order():
                self._check_seat(record.seat)
                self.desires = self.desires.after(record, self.game.orders, self.ply)
            case End():
                self._end(record)
            case _:
                assert_never(record)

    def _replayed(self, record: Choice) -> Moment:
        if record.ply != self.ply + 1:
            raise Said("journal-ply", found=str(record.ply), due=str(self.ply + 1))
        self._check_seat(record.seat)
        if record.by not in (0, ITSELF) and not any(each.id == record.by for each in self.desires.of(record.seat)):
            raise BadOrder("order-none", found=str(record.by))
        moment = self.after(record.seat, self.game.parse(self.state, record.choice), record.by)
        assert moment.chosen is not None
        if moment.chosen.kind != record.kind:
            raise Said("journal-kind", found=ascii(record.kind), due=moment.chosen.kind)
        # The journal has the same record: once is enough.
        return replace(moment, chosen=record) if moment.chosen == record else moment

    def _resign(self, record: Resign) -> None:
        """A person gives up: the game is over as it stands, or another plays on at the seat until the end."""
        seat = record.seat
        self._check_seat(seat)
        place, is_end = self.places[seat], self.is_given_up_by(seat)
        if not place.is_human or self.state.over or (record.level is None) != is_end:
            raise BadSeat("resign-not", name=place.name)
        self.resigned = {**self.resigned, seat: self.ply}
        moment = self.moments[-1]
        state = self._ended() if is_end else moment.state
        self.moments[-1] = replace(moment, state=state, events=[*moment.events, resigning.event(seat, is_end=is_end)])
        self.is_given_up = is_end
        if not is_end:
            self._seat(seat, Place(place.name, checked_level(record.level)))

    def _ended(self) -> State:
        return resigning.ended(self.game, self.state, self.resigned, self._standing(self.resigned))

    def _go_back(self, record: Undo | TakeBack) -> None:
        self._check_seat(record.seat)
        if not 0 <= record.to < self.ply:
            raise Said("journal-undo", found=str(record.to))
        if self.resigned and record.to < max(self.resigned.values()):
            raise CannotUndo("undo-resigned")
        gone = self.moments[record.to + 1 :]
        self._check_fair(record, gone)
        by_order = gone[0].chosen is not None and gone[0].chosen.by > 0
        self.desires = self.desires.back(record.seat, gone[0].orders, record.to, by_order=by_order)
        del self.moments[record.to + 1 :]
        if isinstance(record, TakeBack):
            self.taken_back = True
            self.ended = False

    def _check_fair(self, record: Undo | TakeBack, gone: list[Moment]) -> None:
        """What every reader can check: whose choices go, and who else sits there."""
        for moment in gone:
            assert moment.chosen is not None
            if moment.chosen.seat != record.seat and (moment.by_human or isinstance(record, Undo)):
                raise CannotUndo("journal-undo-other")
        if isinstance(record, TakeBack) and not self.is_alone(record.seat):
            raise CannotUndo("journal-take-back")

    def is_alone(self, seat: int) -> bool:
        """Whether all others at the table are virtual players now: what journals are read by."""
        return all(at == seat or not place.is_human for at, place in enumerate(self.places))

    def is_only_person(self, seat: int) -> bool:
        """Whether no other seat was ever a person's, who may come back: what is asked before anything is taken back."""
        return self.people <= {seat}

    def _seat(self, seat: int, place: Place) -> None:
        places = self.places[:]
        places[seat] = place
        self.places = seated(places, len(places))
        self.people |= {seat} if place.is_human else set()

    def _check_seat(self, seat: int) -> None:
        self.game.check_seat(self.state, seat)

    def _end(self, record: End) -> None:
        if not self.state.over or msgspec.to_builtins(record) != msgspec.to_builtins(self.end()):
            raise Said("journal-result")
        self.ended = self.was_ended = True

    def last_of(self, seat: int) -> int:
        """The number of the last choice that a person made for a seat, if no other person has chosen since.

        What followed from an order is as old as the order: the first choice after it is meant.
        """
        for moment in reversed(self.moments):
            if moment.chosen is not None and moment.by_human:
                if moment.chosen.seat != seat:
                    raise CannotUndo("undo-people")
                if self.resigned and moment.chosen.ply <= max(self.resigned.values()):
                    raise CannotUndo("undo-resigned")
                if is_gesture(moment):
                    return moment.chosen.ply
        raise CannotUndo("undo-nothing")

    def gesture_of(self, seat: int) -> int:
        """How many choices stood before a seat's last gesture: a choice by hand, or an order. No other chose since."""
        least = max(self.resigned.values(), default=0)
        for moment in reversed(self.moments[least + 1 :]):
            assert moment.chosen is not None
            if moment.chosen.seat != seat:
                return moment.chosen.ply
            if is_gesture(moment):
                return moment.chosen.ply - 1
        return least


def is_gesture(moment: Moment) -> bool:
    """Whether a choice was made by hand, or is the first that followed from an order given there."""
    chosen = moment.chosen
    if chosen is None or not chosen.by:
        return chosen is not None
    return any(each.since == chosen.ply - 1 and each.seat == chosen.seat for each in moment.orders)
