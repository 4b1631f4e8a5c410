"""The scene: all that one asker is sent of a room, and every side of a finished game. Nothing else shows a room."""

from typing import Any, Final

import msgspec

from tablee.games.texts import each_language
from tablee.kernel import NOBODY, SPECTATOR, Description, Event, Seat, seeded
from tablee.server.play.finished import Finished
from tablee.server.play.room import Happening, Room
from tablee.server.play.visitors import Asker
from tablee.server.wire.refusals import Refusal, stale
from tablee.server.wire.review_shapes import Chosen, Moment, Review
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
    WhyNot,
    World,
)
from tablee.table import any_seed
from tablee.table.history import History
from tablee.table.news import for_seat

MOST_ENTRIES: Final = 200  # in one log


def position(room: Room, asker: Asker) -> Position:
    """The game as an asker may know it."""
    return _position(room, asker.seat, is_asked=is_asked(room, asker))


def behind(room: Room, asker: Asker) -> Refusal:
    """The refusal of an asker who has not seen the last line: what is the case now, for them."""
    return stale(position(room, asker))


def is_asked(room: Room, asker: Asker) -> bool:
    """Whether the open question is an asker's: who is on move, and for whom no virtual player sits there."""
    return not room.over and asker.seat == room.to_move and room.places[asker.seat].is_human


def _position(room: Room, seat: int, *, is_asked: bool) -> Position:
    return Position(
        n=room.n,
        ply=room.ply,
        seat=None if seat == SPECTATOR else seat,
        to_move=room.to_move,
        status=_status(room, seat, is_asked=is_asked),
        players=[PlayerInfo(place.name, place.level) for place in room.places],
        taken_back=room.is_taken_back,
        view=room.view(seat),
        decision=_decision(room, seat) if is_asked else None,
        result=_result(room, seat),
    )


def _status(room: Room, seat: int, *, is_asked: bool) -> Text:
    """What is asked of a seat; what another thinks about; or how the game ended."""
    ended = _result(room, seat)
    if ended is not None:
        return ended.told
    say = room.game.ask if is_asked else room.game.waiting
    return each_language(lambda language: say(room.state, language, room.names))


def decision(room: Room, asker: Asker) -> DecisionInfo | None:
    """The question that is open to an asker, or None."""
    return _decision(room, asker.seat) if is_asked(room, asker) else None


def _decision(room: Room, seat: int) -> DecisionInfo | None:
    found = room.decision(seat)
    if found is None:
        return None
    kind = room.game.kinds[found.kind]
    options = [
        option_info(room, option, described)
        for option, described in zip(found.options, room.described(seat), strict=True)
    ]
    ask = _status(room, seat, is_asked=True)
    return DecisionInfo(kind, ask, options, room.game.rules_of(kind, room.setup.options))


def option_info(room: Room, option: int, described: Description) -> OptionInfo:
    """One legal answer."""
    touches = [TouchInfo(touch.zone, touch.seat, touch.what) for touch in described.touches]
    spelled = room.game.spell(room.state, option)
    return OptionInfo(option, spelled, described.form, described.text, touches)


def _result(room: Room, seat: int) -> ResultInfo | None:
    """How the game ended, or None."""
    found = room.result
    if found is None:
        return None
    told = each_language(lambda language: room.game.outcome(found, room.names, language, seat))
    return ResultInfo(found.winners, found.scores, found.reason, told)


def ending(history: History) -> dict[str, Any] | None:
    """How a game ended, as everybody may know it and the database keeps it; None before its end."""
    if not history.ended:
        return None
    found = history.game.result(history.state)
    names = history.names()
    told = each_language(lambda language: history.game.outcome(found, names, language, SPECTATOR))
    kept: dict[str, Any] = msgspec.to_builtins(ResultInfo(found.winners, found.scores, found.reason, told))
    return kept


def entry(room: Room, happening: Happening, asker: Asker) -> Entry:
    """What one line of the journal told an asker, in words."""
    return _entry(room, happening, asker.seat)


def _entry(room: Room, happening: Happening, seat: int) -> Entry:
    """The same for a seat; kept, for it does not change."""
    key = (happening.n, seat)
    kept = room.told.get(key)
    if kept is None:
        events = [_event(room, event, seat) for event in for_seat(happening.events, seat)]
        kept = Entry(happening.n, happening.what, happening.seat, happening.ply, events)
        room.told[key] = kept
    return kept


def _event(room: Room, event: Event, seat: int) -> EventInfo:
    text = each_language(lambda language: room.game.told(event, room.names, language, seat))
    return EventInfo(room.game.event_names[event.kind], event.args, room.game.opens_turn(event), text)


def log(room: Room, asker: Asker, after: int | None, most: int = MOST_ENTRIES) -> Log:
    """What an asker was told after line `after`, or the last of it; never more than `most` lines."""
    start = max(0, room.n - most) if after is None else min(after, room.n)
    found = [entry(room, happening, asker) for happening in room.happenings[start : start + most]]
    return Log(start + 1, start + len(found), found)


def why_not(room: Room, asker: Asker, option: int) -> WhyNot:
    """Whether an option is allowed to an asker now; UnknownOption if the game has none of that number."""
    name = room.game.option_name(option)
    reason = room.game.why_not(room.state, asker.seat, option)
    if reason is None:
        return WhyNot(option, True, name, None, None)
    return WhyNot(option, False, name, reason.rule, reason.text)


def world(room: Room, asker: Asker) -> World:
    """A whole state that the asker could not tell from the true one, drawn with chance of its own."""
    imagined = Seat(room.game, room.state, asker.seat).imagine(seeded(any_seed()))
    return World(room.n, asker.seat, room.setup.game, imagined.data())


# A finished game, kept and looked at again: nothing is hidden any more, and each side may be shown as it was.


def sides(game: Finished, most: int) -> tuple[list[Position], list[list[Entry]]]:
    """What each ear is shown at the end, a spectator's first: the position, and its entry of each of the last lines."""
    room = game.room
    ears = (SPECTATOR, *range(len(room.places)))
    positions = [_position(room, ear, is_asked=False) for ear in ears]
    return positions, [[_entry(room, happening, ear) for ear in ears] for happening in room.happenings[-most:]]


def review(game: Finished) -> Review:
    """A finished game: how long it was, whose every moment was, how it ended."""
    room = game.room
    ended = _result(room, SPECTATOR)
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
    was_asked = not past.over and past.to_move == seat
    found = msgspec.structs.replace(_position(past, seat, is_asked=was_asked), n=at)
    if seat == SPECTATOR:
        asked = None if past.over else _decision(past, past.to_move)
        found = msgspec.structs.replace(found, view=_opened(past), decision=asked)
    before = room.history.moments[at]
    ears = range(len(room.places)) if seat == SPECTATOR else [seat]
    heard = [event for event in before.events if any(event.is_told_to(ear) for ear in ears)]
    what, by = ("deal", NOBODY) if before.chosen is None else ("choice", before.chosen.seat)
    told = Entry(at, what, by, at, [_event(room, event, seat) for event in heard])
    return Moment(at, found, told, _chosen(room, past, at))


def _chosen(room: Room, past: Room, at: int) -> Chosen | None:
    if at == room.ply:
        return None
    option = room.history.moments[at + 1].option
    said = past.game.describe(past.state, option, past.names)
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
