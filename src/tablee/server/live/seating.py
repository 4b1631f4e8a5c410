"""Sitting down: tables are made, seats taken and left, games begun and played again."""

from dataclasses import replace

from tablee.games.texts import ENGLISH, LANGUAGES
from tablee.kernel import NOBODY, SPECTATOR, Game
from tablee.players.levels import player_for
from tablee.server.live.house import House
from tablee.server.peers.channels import Notice
from tablee.server.play.kept import Kept
from tablee.server.play.room import Room, begun
from tablee.server.play.showing import Present
from tablee.server.play.visitors import Visitor
from tablee.server.store import talk
from tablee.server.store.clocks import Tick, Times
from tablee.server.store.rows import OVER, SeatRow, TableRow, hashed, new_id, new_token
from tablee.server.store.writer import Reseated, Stale
from tablee.server.wire.refusals import refused
from tablee.server.wire.shapes import (
    Clock,
    ClockWish,
    Created,
    Given,
    LessonWish,
    Rematch,
    SeatWish,
    TableInfo,
    TableWish,
)
from tablee.table import BadName, Place, Setup, any_key
from tablee.table.seating.calling import filled
from tablee.table.seating.first_steps import lesson_friends, lesson_setup
from tablee.table.seating.places import checked_name, seated

ME = "me"
OPEN = "open"
AGAIN = "rematch"  # what people agree to after a game
DECLINED = "declined"  # or not


async def create(house: House, wish: TableWish, maker: str | None = None, *, seed: int | None = None) -> Created:
    """Make a table as wished; refused where the game has no such seats, settings or levels.

    A seed fixes the deal, for one person alone; else the key of its chance is drawn when it begins.
    """
    setup = Setup.of(wish.game, len(wish.seats), 0, wish.options)
    setup.new()
    host, now = new_token(), house.store.now()
    tokens = _tokens(wish.seats, host)
    table = _table(setup, hashed(host), now, wish.clock, public=wish.public, replace_after=wish.replace_after)
    names = _names(wish, table.id)
    rows = [_row(setup.rules(), wish.seats[at], at, names[at], tokens[at], now) for at in range(setup.players)]
    if all(row.token is None and not row.is_open for row in rows):
        raise refused("seats-none")
    _check_names(rows)
    table = replace(table, maker=maker, hints=wish.hints)
    await house.store.add(table, rows)
    house.metrics.tables.labels(setup.game).inc()
    given = [Given(table.id, seat, token) for seat, token in enumerate(tokens) if token is not None]
    if wish.start:
        await begin(house, await house.visits.visitor(table.id, host), seed)
    who = await house.visits.visitor(table.id, host)
    return Created(house.teller.info(who.table, who.seats), host, given)


def _tokens(wishes: list[SeatWish], host: str) -> list[str | None]:
    """A token for each seat that the host takes; the first is the host's own."""
    tokens: list[str | None] = [new_token() if wish.who == ME else None for wish in wishes]
    mine = [seat for seat, token in enumerate(tokens) if token is not None]
    if mine:
        tokens[mine[0]] = host
    return tokens


def _names(wish: TableWish, root: str) -> list[str]:
    """The name of each seat, from the list of a language where none was given."""
    given = [None if seat.name is None else checked_name(seat.name) for seat in wish.seats]
    return filled(given, wish.language if wish.language in LANGUAGES else ENGLISH, root)


def _row(game: Game, given: SeatWish, seat: int, name: str, token: str | None, now: float) -> SeatRow:
    if given.who == OPEN:
        return SeatRow(seat, None, None, None, now)
    if given.who == ME:
        return SeatRow(seat, hashed(token or ""), name, None, now)
    player_for(game, given.who)  # refuses a level that there is not
    return SeatRow(seat, None, name, given.who, now)


def _table(
    setup: Setup, host: str, now: float, clock: Clock | ClockWish | None, *, public: bool, replace_after: int
) -> TableRow:
    facts = (setup.game, setup.players, setup.options, public, host, "open", now, now, 0, NOBODY)
    ticks = (None, 0) if clock is None else (clock.per, clock.seconds)
    return TableRow(new_id(), *facts, replace_after, None, *ticks)


def _check_names(rows: list[SeatRow]) -> None:
    """Refuse names that two people at the table would take for one another."""
    names = [row.name for row in rows if row.name is not None]
    for at, name in enumerate(names):
        checked_name(name, names[:at])


async def join(house: House, who: Visitor, name: str, seat: int | None) -> Given:
    """Sit down at an open seat under a name of one's own; the token is told this once."""
    if who.table.status != "open":
        raise refused("begun")
    usual = checked_name(name, (row.name for row in who.seats if row.name is not None))
    free = [row.seat for row in who.seats if row.is_open]
    if seat is not None and seat not in free:
        raise refused("seat-taken")
    if not free:
        raise refused("no-seat-open")
    chosen = free[0] if seat is None else seat
    token = new_token()
    async with house.cache.at(who.id).lock:
        if not await house.store.sit(who.id, chosen, usual, hashed(token)):
            raise refused("seat-taken")
        await _check_company(house, who.id, chosen, usual, hashed(token))
    await house.teller.tell_table(who.id)
    return Given(who.id, chosen, token)


async def _check_company(house: House, table_id: str, seat: int, name: str, token: str) -> None:
    """Stand up again beside somebody who looks the same and sat down at the same moment, here or elsewhere."""
    others = [row.name for row in await house.store.seats(table_id) if row.seat != seat and row.name is not None]
    try:
        checked_name(name, others)
    except BadName:
        if await house.store.stand_up(table_id, seat, token):
            raise


async def leave(house: House, who: Visitor) -> TableInfo:
    """Leave one's seat before the game begins; it is open again."""
    seat = who.seated().seat
    async with house.cache.at(who.id).lock:
        if not await house.store.stand_up(who.id, seat, who.token or ""):
            await house.visits.again(who)  # or the seat has another token
            raise refused("begun")
    for listener in house.hub.at(who.id):
        if listener.asker.token == who.token:
            listener.close(1000)
    await house.teller.tell_table(who.id)
    now = await house.visits.visitor(who.id, None)
    return house.teller.info(now.table, now.seats)


async def renew(house: House, who: Visitor) -> Given:
    """Give a seat a new token. The old one counts until this one is used, so that a lost answer locks nobody out."""
    seat, token = who.seated().seat, new_token()
    if not await house.store.renew(who.id, seat, who.token or "", hashed(token)):
        raise refused("no-token")
    return Given(who.id, seat, token)


async def begin_lesson(house: House, wish: LessonWish, maker: str | None = None) -> Created:
    """First steps: an ordinary table of one person among virtual players, with the deal of the game's script."""
    setup = lesson_setup(wish.game)
    friends = [SeatWish(each.level or OPEN, each.name) for each in lesson_friends(wish.game, wish.name)]
    seats = [SeatWish(ME, wish.name), *friends]
    table = TableWish(wish.game, seats, setup.options, start=True, language=wish.language)
    return await create(house, table, maker, seed=setup.seed)


async def begin(house: House, who: Visitor, seed: int | None = None) -> Room:
    """Deal: everybody has sat down. The key of its chance is drawn now, and is in the journal alone."""
    kept = house.cache.at(who.id)
    async with kept.lock:
        while True:
            now = await house.visits.again(who)
            if not (now.is_host or now.seat != SPECTATOR):
                raise refused("no-token" if now.token is None else "not-host")
            try:
                kept.room, kept.times = await _dealt(house, now.table, now.seats, seed)
                break
            except Reseated:
                continue  # somebody sat down, stood up or renewed a token
        _open(house, now, kept)
    house.commits.wake_for(who.id, kept.room)
    return kept.room


def _open(house: House, who: Visitor, kept: Kept) -> None:
    """Show the game to those who were waiting for it, and whose the seats still were when it was dealt."""
    room = kept.room
    assert room is not None
    dealt = replace(who.table, status="playing", n=room.n, to_move=room.to_move)
    house.teller.heed(dealt, who.seats)
    house.teller.show_to_all(dealt, who.seats, Present(room), [])
    kept.told = room.n
    house.teller.tell_lines(kept)  # nothing yet: from here on it is known what all have been shown


async def _dealt(house: House, table: TableRow, seats: list[SeatRow], seed: int | None) -> tuple[Room, Times | None]:
    if any(row.is_open for row in seats):
        raise refused("seats-open")
    if seed is not None and sum(row.token is not None for row in seats) != 1:
        raise refused("lesson-alone")  # whoever knows the deal knows all cards
    places = seated([Place(row.name or "", row.level) for row in seats], table.players)
    key = any_key() if seed is None else b""
    lines = begun(Setup.of(table.game, table.players, seed or 0, table.options, key), places)
    room = Room([line.text for line in lines])
    tick = Tick("deal", NOBODY, NOBODY, is_person=False, after=room.to_move)
    try:
        written = await house.store.append(table.id, lines, "playing", room.to_move, tick, seating=table.seating)
    except Stale:
        raise refused("begun") from None
    house.peers.tell(Notice("lines", table.id, room.n))
    house.metrics.begun.labels(table.game).inc()
    return room, written.times


async def rematch(house: House, who: Visitor) -> Rematch:
    """The same people at a new table, each with the token they have; begun at once, as soon as all wish it.

    There is one rematch at most.
    """
    seat = who.seated().seat
    if who.table.following is None:
        if who.table.status not in OVER:
            raise refused("not-over")
        await _forget(house, who, DECLINED)  # whoever said no is asked anew
        await talk.vote(house.store, who.id, AGAIN, seat, seat, who.table.n)
        wished = await talk.subjects(house.store, who.id, AGAIN, who.table.n)
        if not set(who.people_but(seat)) <= set(wished):
            await house.teller.tell_table(who.id)
            return Rematch(None, wished)
    while who.table.following is None:
        await _again(house, who)
        who = await house.visits.again(who)
    new = await house.visits.visitor(who.table.following, None)
    return Rematch(house.teller.info(new.table, new.seats), [])


async def decline(house: House, who: Visitor) -> Rematch:
    """Say no to a rematch: nobody waits for one any more, all are told who said so, and anybody may wish it again."""
    seat = who.seated().seat
    if who.table.status not in OVER:
        raise refused("not-over")
    if who.table.following is None:
        await _forget(house, who, AGAIN)
        await talk.vote(house.store, who.id, DECLINED, seat, seat, who.table.n)
        await house.teller.tell_table(who.id)
    return Rematch(None, [])


async def _forget(house: House, who: Visitor, what: str) -> None:
    """Drop what was wished or declined here."""
    for seat in await talk.subjects(house.store, who.id, what, who.table.n):
        await talk.forget(house.store, who.id, what, seat)


async def _again(house: House, who: Visitor) -> None:
    """Make the rematch; nothing is made where another was faster, or a token was renewed since."""
    old, now = who.table, house.store.now()
    setup = Setup(old.game, old.players, 0, old.options)
    table = _table(setup, old.host, now, old.clock, public=False, replace_after=old.replace_after)
    table = replace(table, maker=old.maker, hints=old.hints)
    rows = [_same(row, now) for row in who.seats]
    if await house.store.add(table, rows, rematch_of=old):
        house.metrics.tables.labels(old.game).inc()
        await begin(house, await house.visits.visitor_with(table.id, who.token))
        await house.teller.tell_table(old.id)


def _same(row: SeatRow, now: float) -> SeatRow:
    """A seat of a rematch: its owner comes back to it, with the token that they have or will take up."""
    return SeatRow(row.seat, row.token, row.name, None if row.token else row.level, now, fresh=row.fresh)
