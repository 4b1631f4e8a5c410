"""The scene: all that one asker is sent of a room, and every side of a finished game. Nothing else shows a room."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from tablee.games.texts import each_language
from tablee.kernel import NOBODY, SPECTATOR, Description, Event, Touch, seeded
from tablee.kernel.event import RESIGNED
from tablee.players.advising import Advice
from tablee.players.thinking import Estimate
from tablee.server.play.finished import Finished
from tablee.server.play.parts import Part
from tablee.server.play.room import Room
from tablee.server.play.visitors import Asker
from tablee.server.wire.hint_shapes import HintInfo
from tablee.server.wire.refusals import Refusal, stale
from tablee.server.wire.review_shapes import Chosen, Moment, Review
from tablee.server.wire.score_shapes import ChangeInfo, SinceInfo
from tablee.server.wire.shapes import (
    DecisionInfo,
    Entry,
    EventInfo,
    Log,
    OptionInfo,
    PlayerInfo,
    Position,
    ResultInfo,
    Text,
    TouchInfo,
    TouchWish,
    WhyNot,
    World,
)
from tablee.table import Setup, any_seed
from tablee.table.chair import Chair
from tablee.table.opinion.hinting import Reasons
from tablee.table.past import resigning
from tablee.table.past.history import History
from tablee.table.seating.first_steps import is_first_steps

MOST_ENTRIES: Final = 200  # in one log


def chair_of(room: Room, asker: Asker) -> Chair:
    """All that an asker may ask of a room now; whoever owns a seat that a virtual player holds is asked nothing."""
    seat = ear_of(room, asker, room.n)
    is_held = seat == SPECTATOR or room.places[seat].is_human
    return room.chair(seat, is_held=is_held)


def left_after(room: Room, seat: int, left: Callable[[Chair], int]) -> int:
    """How many choices are left if a seat's last gesture is undone, whoever has it undone: a number, and no more."""
    return left(room.chair(seat))


def ear_of(room: Room, asker: Asker, n: int) -> int:
    """The seat with whose ears an asker hears line `n`: who has resigned only looks on from then until the end."""
    if room.over or asker.seat not in room.history.resigned:
        return asker.seat
    last = next(each.n for each in room.happenings if each.what == "resign" and each.seat == asker.seat)
    return asker.seat if n < last else SPECTATOR


def position(room: Room, asker: Asker) -> Position:
    """The game as an asker may know it."""
    return _position(room, chair_of(room, asker))


def behind(room: Room, asker: Asker) -> Refusal:
    """The refusal of an asker who has not seen the last line: what is the case now, for them."""
    return stale(position(room, asker))


def is_asked(room: Room, asker: Asker) -> bool:
    """Whether the open question is an asker's: who is on move, and for whom no virtual player sits there."""
    return chair_of(room, asker).is_asked


def _position(room: Room, chair: Chair) -> Position:
    ended, view = _result(chair), chair.view()
    status = _status(chair) if ended is None else ended.told
    return Position(
        n=room.last.n,
        ply=room.last.ply,
        seat=None if chair.seat == SPECTATOR else chair.seat,
        to_move=room.to_move,
        status=status,
        players=[PlayerInfo(place.name, place.level) for place in room.places],
        taken_back=room.is_taken_back,
        view=view,
        decision=_decision(chair, status),
        result=ended,
        back=chair.way_back(),
        lesson=is_first_steps(room.setup),
        since=_since(chair, view),
    )


def _since(chair: Chair, view: object) -> SinceInfo | None:
    """What has changed in a view since the end of the seat's last turn."""
    found = chair.since(view)
    if found is None:
        return None
    changes, piles = (
        [ChangeInfo(each.id, each.seat, each.was, each.now) for each in part] for part in (found.changes, found.piles)
    )
    return SinceInfo(found.turn, changes, piles)


def _status(chair: Chair) -> Text:
    """What is asked of a seat; what another thinks about; or how the game ended."""
    return each_language(chair.status)


def decision(room: Room, asker: Asker) -> DecisionInfo | None:
    """The question that is open to an asker, or None."""
    chair = chair_of(room, asker)
    return _decision(chair, _status(chair))


def _decision(chair: Chair, ask: Text) -> DecisionInfo | None:
    kind = chair.kind()
    if kind is None or not chair.is_asked:
        return None
    options = [option_info(chair, option, described) for option, described in chair.options()]
    once = chair.standing()
    if once is None:
        return DecisionInfo(kind, ask, options, chair.rules(), aside=chair.is_aside())
    return DecisionInfo(kind, ask, options, chair.rules(), once[1], chair.ordered(once[1]), chair.is_aside())


def option_info(chair: Chair, option: int, described: Description) -> OptionInfo:
    """One legal answer."""
    touches = [TouchInfo(touch.zone, touch.seat, touch.what) for touch in described.touches]
    rank = chair.rank(option)
    return OptionInfo(option, chair.spelled(option), described.form, described.text, touches, rank, described.change)


def _result(chair: Chair) -> ResultInfo | None:
    """How the game ended, or None."""
    found = chair.result
    if found is None:
        return None
    told = each_language(chair.outcome)
    return ResultInfo(found.winners, found.scores, found.reason, told, chair.resigned)


def ending(setup: Setup, history: History) -> dict[str, Any] | None:
    """How a game ended, as everybody may know it and the database keeps it; None before its end."""
    if not history.ended:
        return None
    kept: dict[str, Any] = msgspec.to_builtins(_result(Chair(setup, history, SPECTATOR)))
    return kept


def entry(room: Room, part: Part, asker: Asker) -> Entry:
    """What one line told an asker, in words."""
    return _entry(room, part, ear_of(room, asker, part.line.n - 1))


def _entry(room: Room, part: Part, seat: int) -> Entry:
    """The same for a seat; kept, for it does not change."""
    kept = room.told.of(part.n, seat)
    if kept is None:
        kept = _told(room.chair(seat), part)
        room.told.keep(part.n, seat, kept)
    return kept


def _told(chair: Chair, part: Part) -> Entry:
    """What a line told a seat; of the orders of others, that there is a line and nothing else."""
    line = part.line
    if line.order is None or line.then is None:
        events = [_event(chair, event) for event in chair.heard(part.events)]
        return Entry(part.n, line.what, line.seat, part.ply, events)
    if line.seat != chair.seat:
        return Entry(part.n, "private", NOBODY, part.ply, [])
    said = chair.noted(line.order, line.then)
    events = [EventInfo("order", [], False, said)] if said else []
    return Entry(part.n, "order", line.seat, part.ply, events)


def _event(chair: Chair, event: Event) -> EventInfo:
    game, text = chair.game, each_language(lambda language: chair.told(event, language))
    name = resigning.REASON if event.kind == RESIGNED else game.event_names[event.kind]
    return EventInfo(name, event.args, game.opens_turn(event), text, game.weight(event), game.chain(event))


def log(room: Room, asker: Asker, after: int | None, most: int = MOST_ENTRIES) -> Log:
    """What an asker was told after line `after`, or the last of it; never more than `most` lines."""
    last = room.last.n
    start = max(0, last - most) if after is None else min(after, last)
    found = [entry(room, part, asker) for part in room.parts.told[start : start + most]]
    return Log(start + 1, start + len(found), found)


def why_not(room: Room, asker: Asker, option: int) -> WhyNot:
    """Whether an option is allowed to an asker now; UnknownOption if the game has none of that number."""
    name = room.game.option_name(option)
    reason = chair_of(room, asker).why_not(option)
    if reason is None:
        return WhyNot(option, True, name, None, None)
    return WhyNot(option, False, name, reason.rule, reason.text)


def meant(room: Room, asker: Asker, thing: TouchWish) -> WhyNot:
    """The option that an asker would mean by a thing on the table, and whether it is allowed."""
    touch = Touch(thing.zone, thing.seat, thing.what)
    option = chair_of(room, asker).meant(touch)
    return WhyNot(None, False, "", None, None) if option is None else why_not(room, asker, option)


def hints(room: Room, asker: Asker, asked: DecisionInfo, advice: Advice) -> list[HintInfo]:
    """What the master thinks of each option of a question that is an asker's, and why."""
    reasons = chair_of(room, asker).reasons(advice)
    texts = {option.option: option.text for option in asked.options}
    return [_hint(each, texts[each.option], reasons) for each in advice.estimates]


def _hint(thought: Estimate, text: Text, reasons: Reasons) -> HintInfo:
    reason = each_language(lambda language: reasons.of(thought.option, language))
    is_even, chance = reasons.advice.is_even, round(thought.chance, 3)
    return HintInfo(thought.option, text, chance, thought.visits, reason if reason.in_("en") else None, is_even)


def world(room: Room, asker: Asker) -> World:
    """A whole state that the asker could not tell from the true one, drawn with chance of its own."""
    imagined = chair_of(room, asker).world(seeded(any_seed()))
    return World(room.last.n, asker.seat, room.setup.game, imagined.data())


# A finished game, kept and looked at again: nothing is hidden any more, and each side may be shown as it was.


def sides(game: Finished, most: int) -> tuple[list[Position], list[list[Entry]]]:
    """What each ear is shown at the end, a spectator's first: the position, and its entry of each of the last lines."""
    room = game.room
    ears = (SPECTATOR, *range(len(room.places)))
    positions = [_position(room, room.chair(ear)) for ear in ears]
    return positions, [[_entry(room, part, ear) for ear in ears] for part in room.parts.told[-most:]]


def review(game: Finished) -> Review:
    """A finished game: how long it was, whose every moment was, how it ended."""
    room = game.room
    ended = _result(room.chair(SPECTATOR))
    assert ended is not None
    states = [each.state for each in room.history.moments]
    return Review(
        game=room.setup.game,
        seed=str(room.setup.seed),
        key=room.setup.key.hex(),
        players=[PlayerInfo(place.name, place.level) for place in room.places],
        last=room.ply,
        turns=[room.game.turn(state) + 1 for state in states],
        movers=[NOBODY if state.over else state.to_move for state in states],
        result=ended,
    )


def moment(game: Finished, at: int, seat: int) -> Moment:
    """A finished game after `at` choices: as any seat saw it then, or with open cards for SPECTATOR."""
    room, past = game.room, game.room.past(at)
    chair = past.chair(seat)
    found = msgspec.structs.replace(_position(past, chair), n=at, ply=at)
    if seat == SPECTATOR:
        mover = None if past.over else past.chair(past.to_move)
        asked = None if mover is None else _decision(mover, _status(mover))
        found = msgspec.structs.replace(found, view=_opened(past), decision=asked)
    before = room.history.moments[at]
    ears = range(len(room.places)) if seat == SPECTATOR else [seat]
    heard = [event for event in before.events if any(event.is_told_to(ear) for ear in ears)]
    what, by = ("deal", NOBODY) if before.chosen is None else ("choice", before.chosen.seat)
    told = Entry(at, what, by, at, [_event(chair, event) for event in heard])
    return Moment(at, found, told, _chosen(room, past, at))


def _chosen(room: Room, past: Room, at: int) -> Chosen | None:
    if at == room.ply:
        return None
    option = room.history.moments[at + 1].option
    said = past.chair(past.to_move).described(option)
    return Chosen(past.to_move, option, said.text)


def _opened(room: Room) -> Any:
    """The view of somebody who sees all cards: what a spectator sees, and all that only single seats see."""
    state = room.game.opened(room.state)
    seats = (SPECTATOR, *range(len(room.places))) if room.game.secrets else (SPECTATOR,)
    return _known([msgspec.to_builtins(room.game.view(state, seat)) for seat in seats])


def _known(views: list[Any]) -> Any:
    """The first of some views of one thing; where it does not know a part (None), the first that does."""
    first = next((view for view in views if view is not None), None)
    if isinstance(first, dict):
        named = [view for view in views if isinstance(view, dict)]
        return {name: _known([view.get(name) for view in named]) for name in first}
    if isinstance(first, list | tuple):
        like = [view for view in views if isinstance(view, list | tuple) and len(view) == len(first)]
        return [_known(list(parts)) for parts in zip(*like, strict=True)]
    return first
