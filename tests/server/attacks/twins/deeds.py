"""What people do at a table besides choosing, well and badly: each is one function, done when the table is quiet."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tablee.kernel import NOBODY, SPECTATOR
from tablee.server.wire.messages import Said
from tests.server.attacks.twins.evening import CHAT, Evening, Guest
from tests.server.company import hurried

Deed = Callable[[Evening], object]
ZONES: Final = ("hand", "deck", "future_life", "deeds", "well", "ruins", "seen", "looked_at")
OPTIONS: Final = 400  # as many as a game may have, and some more


def look(evening: Evening) -> None:
    """Anybody looks at the table, on either server."""
    evening.anybody().on(evening.either()).look()


def position(evening: Evening) -> None:
    """Anybody asks for the position."""
    evening.anybody().on(evening.either()).position()


def log(evening: Evening) -> None:
    """Anybody asks what happened since some line."""
    evening.anybody().on(evening.either()).log(evening.below(evening.notebook.n))


def lists(evening: Evening) -> None:
    """Somebody looks for tables."""
    evening.either().tables("playing")
    evening.either().mine([evening.table])


def why_not(evening: Evening) -> None:
    """Anybody asks about options: some that are offered, some that are not."""
    guest = evening.anybody()
    seen = evening.mover.latest
    assert seen is not None and seen.decision is not None
    offered = [option.option for option in seen.decision.options]
    for option in (offered[evening.below(len(offered))], evening.below(OPTIONS), evening.below(OPTIONS)):
        evening.refused(partial(guest.on(evening.either()).why_not, option))


def meant(evening: Evening) -> None:
    """Anybody asks about things on the table: some that can be chosen, some that cannot, some that are not there."""
    guest, seen = evening.anybody(), evening.mover.latest
    assert seen is not None and seen.decision is not None
    touches = [touch for option in seen.decision.options for touch in option.touches]
    known = [(touch.zone, touch.seat, touch.what) for touch in touches]
    things: list[tuple[str, int, int | str | None]] = [(zone, evening.below(2), 1) for zone in ZONES]
    for zone, seat, what in (*known[:1], things[evening.below(len(things))], ("system", -1, "ne555")):
        evening.refused(partial(guest.on(evening.either()).meant, zone, seat, what))


def hint(evening: Evening) -> None:
    """Who is on move asks for a hint, and the other too."""
    for guest in evening.guests:
        evening.refused(guest.on(evening.either()).hint)


def world(evening: Evening) -> None:
    """Who is on move asks for a world to think about, and the other too."""
    for guest in evening.guests:
        evening.refused(guest.on(evening.either()).world)


def late(evening: Evening) -> None:
    """Somebody chooses at a line that is gone, or not there yet."""
    guest, n = evening.guests[evening.below(2)], evening.notebook.n
    wrong = max(1, n - 1 - evening.below(3)) if n > 1 else n + 7
    _choose(evening, guest, evening.below(OPTIONS), wrong)
    evening.refused(lambda: guest.on(evening.either()).undo(wrong))
    evening.refused(lambda: guest.on(evening.either()).agree(1 - guest.seat, wrong))


def illegal(evening: Evening) -> None:
    """Who is on move chooses what is not offered; who is not on move chooses."""
    mover, n = evening.mover, evening.notebook.n
    assert mover.latest is not None and mover.latest.decision is not None
    offered = {option.option for option in mover.latest.decision.options}
    for option in {evening.below(OPTIONS), evening.below(60)} - offered:
        _choose(evening, mover, option, n)
    _choose(evening, evening.guests[1 - mover.seat], min(offered), n)
    evening.refused(lambda: evening.guests[-1].on(evening.either()).choose(min(offered), n))


def _choose(evening: Evening, guest: Guest, option: int, n: int) -> None:
    """A choice that will be refused."""
    if guest.live is not None and evening.below(2):
        done = evening.answered(guest, lambda live, ref: live.choose(option, n, ref))
    else:
        done = int(not evening.refused(lambda: guest.on(evening.either()).choose(option, n)))
    assert not done, "it was to be refused"


def chat(evening: Evening) -> None:
    """Somebody says something, and all hear it."""
    guest, text = evening.guests[evening.below(2)], CHAT[evening.below(len(CHAT))]
    said = guest.on(evening.either()).say(text)
    for each in evening.guests:
        if each.live is not None and each.chats < said.id:
            evening.until(each, lambda message: isinstance(message, Said) and message.chat.id >= said.id)
    evening.anybody().on(evening.either()).chats(max(0, said.id - 2))


def early(evening: Evening) -> None:
    """Somebody wants the record before the end, and other things that are not for now."""
    seat = evening.anybody().on(evening.either())
    asks: list[Callable[[], object]] = [seat.journal, seat.review, lambda: seat.moment(0), lambda: seat.moment(0, 1)]
    asks += [seat.judgements, seat.rematch, seat.decline, seat.come_back, seat.start]
    asks += [lambda: seat.agree(0, evening.notebook.n), lambda: seat.replace(seat.seat or 0)]
    for ask in asks:
        assert evening.refused(ask), "it was to be refused"


def move_over(evening: Evening) -> None:
    """Somebody hangs up and comes back, on either server, having seen much or little."""
    guest = evening.anybody()
    if guest.live is None:
        return
    evening.leave(guest)
    evening.connect(guest, evening.either(), evening.below(evening.notebook.n + 1))
    evening.hear(evening.notebook.n)


def undo(evening: Evening) -> None:
    """Somebody wants a choice undone; the other agrees, or not, or says nothing."""
    seat = evening.chooser if evening.below(4) else 1 - evening.chooser
    guest, n = evening.guests[seat], evening.notebook.n
    done, asked = _undo(evening, guest, n)
    if asked:
        other = evening.guests[1 - guest.seat].on(evening.either())
        answer = evening.below(3)
        done = 0 if answer == 0 else other.agree(guest.seat, n, yes=answer == 1).n
        evening.did(f"undo answered {answer}")
    if done > n:
        evening.hear(done)
        evening.did("undone")


def _undo(evening: Evening, guest: Guest, n: int) -> tuple[int, bool]:
    """Ask for an undo: the line at which it was done, if it was; whether the other is asked."""
    if guest.live is not None and evening.below(2):
        done = evening.answered(guest, lambda live, ref: live.undo(n, ref=ref))
        return done, done == n
    found: list[tuple[int, bool]] = []

    def ask() -> None:
        told = guest.on(evening.either()).undo(n)
        found.append((told.n, told.state == "asked"))

    evening.refused(ask)
    return found[0] if found else (0, False)


def order(evening: Evening) -> None:
    """Somebody gives an order: of a thing of their own, of another's, or an answer given once; and may end one."""
    guest = evening.guests[evening.below(2)]
    seat = guest.on(evening.either())
    things: list[tuple[str, int, int | str]] = [("ship", each, f"{each}:1") for each in (guest.seat, 1 - guest.seat)]
    things += [("pool", NOBODY, guest.seat)]
    plans = [plan for thing in things for plan in seat.goals(*thing)]
    seen = guest.latest
    once = seen.decision.once if seen is not None and seen.decision is not None else None
    wishes = [plan.order for plan in plans] + [once or {"do": "answer", "to": "sys"}, {"do": "explore", "ship": "1:1"}]
    wish = wishes[evening.below(len(wishes))]
    evening.refused(lambda: evening.hear(seat.order(wish).n))
    evening.refused(lambda: seat.cancel(10**6))
    standing = seat.orders()
    if standing and evening.below(2):
        evening.hear(seat.cancel(standing[0].id).n)
    if standing:
        evening.did("order")


DEEDS: Final[list[Deed]] = [
    look, position, log, lists, why_not, meant, hint, world, late, illegal, chat, early, move_over, undo, undo, undo,
    order, order,
]  # fmt: skip


def absence(evening: Evening, rounds: int) -> None:
    """Somebody goes away, a virtual player sits down and plays on, and the owner of the seat comes back."""
    guest = evening.guests[evening.below(2)]
    other = evening.guests[1 - guest.seat]
    evening.leave(guest)
    there = other.on(evening.either())
    evening.wait_for(lambda: evening.refused(lambda: there.replace(guest.seat)))
    evening.hear(evening.notebook.n + 1)
    for _ in range(rounds):
        _play_on(evening, guest)
        guest.on(evening.either()).position()
    _play_on(evening, guest)
    if not evening.is_over:
        evening.hear(guest.on(evening.either()).come_back().n)
        evening.did("return")
    evening.connect(guest, evening.either(), guest.latest.n if guest.latest else 0)
    evening.hear(evening.notebook.n)
    evening.did("absence")


def _play_on(evening: Evening, absent: Guest) -> None:
    """The other chooses, then the virtual player until the other is on move again."""
    while evening.position().to_move == absent.seat and not evening.is_over:
        evening.hear(evening.notebook.n + 1)
    if not evening.is_over:
        evening.choose()
    while evening.position().to_move == absent.seat and not evening.is_over:
        evening.hear(evening.notebook.n + 1)


def skip(evening: Evening, left: int) -> None:
    """Choices are written at once, as another server would, until so many are left; all come back and hear of them."""
    if evening.is_over:
        return
    hurried(evening.application, evening.table, left)
    for guest in evening.guests:
        evening.leave(guest)
        evening.connect(guest, evening.servers[0], guest.latest.n if guest.latest else None)
    evening.hear(evening.notebook.n)
    evening.did("skip")


def look_back(evening: Evening) -> None:
    """After the end everybody looks at everything."""
    for guest in evening.guests:
        seat = guest.on(evening.either())
        last = seat.review().last
        for at in (0, evening.below(last + 1), last):
            seat.moment(at)
            seat.moment(at, evening.below(2))
        seat.judgements()
        seat.journal()
        seat.look()
        seat.log(0)


def rematch(evening: Evening) -> None:
    """Both play again, with the tokens they have."""
    for guest in evening.guests:
        if guest.live is not None:
            evening.leave(guest)
    assert evening.guests[0].on(evening.either()).rematch() is None, "the other is asked first"
    found = [guest.on(evening.either()).rematch() for guest in reversed(evening.guests[:2])]
    (table,) = {seat.table for seat in found if seat is not None}
    evening.notebook.n = 0
    evening.tables.append(table)
    evening.guests = [Guest(table, guest.seat, guest.token) for guest in evening.guests]
    evening.arrive()
    evening.hear(1)
    assert evening.guests[-1].seat == SPECTATOR
