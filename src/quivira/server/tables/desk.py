"""Everything about a table that is not play: opening, sitting, bots, starting, rematch."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.kernel import Options
from quivira.kernel.errors import unknown
from quivira.kernel.registry import find
from quivira.locale import LANGUAGES
from quivira.match import Line, Match
from quivira.server import problems
from quivira.server.config import Config
from quivira.server.kept import (
    LOBBY,
    STAND_IN,
    Admits,
    Chair,
    Changes,
    Changing,
    Clock,
    Clocks,
    IncidentKind,
    Pace,
    Sheet,
    add_lines,
    add_table,
    bits,
    drop_table,
    load_chairs,
    load_sheet,
    people,
    save_chairs,
    save_sheet,
)
from quivira.server.now import now
from quivira.server.people import Person, clean_name, new_id
from quivira.server.tables import clocks, quotas, seating, vacations
from quivira.server.tables.endings import noted
from quivira.server.tables.play import round_of
from quivira.server.tables.presence import load_away
from quivira.server.tables.room import Room
from quivira.server.tables.standins import check_clock, check_level
from quivira.server.tables.table import Table

MAX_SECONDS: Final = 30 * 24 * 3600
MATCHED: Final[dict[Pace, int]] = {"live": clocks.MINUTE, "turns": clocks.DAY}  # that matched strangers wait

First = Callable[[AsyncConnection], Awaitable[None]]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is to be like; everything has a default but the game."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=64)] | None = None  # None: as many as come
    options: dict[str, bool | int | str] = {}
    language: Annotated[str, msgspec.Meta(max_length=2)] = "en"
    pace: Pace = "live"
    open: bool = False
    clock: Clock = Clock()
    lot: bool = False  # who sits where is drawn at the start
    admits: Admits = "everybody"
    sit: bool = True  # whoever opens the table takes the first seat


class Locked(msgspec.Struct):
    """A table whose row is locked, while it is being changed."""

    connection: Any
    sheet: Sheet
    chairs: list[Chair]
    lines: list[Line] = []
    dropped: bool = False

    def put(self, chair: Chair) -> None:
        self.chairs[chair.seat] = chair

    def set(self, **changes: Any) -> None:
        self.sheet = msgspec.structs.replace(self.sheet, **changes)

    def note(self, what: IncidentKind, *, seat: int | None = None, whom: int | None = None, level: str = "") -> None:
        self.sheet = noted(self.sheet, what, now(), seat=seat, whom=whom, level=level or None)

    def must_be_open(self) -> None:
        if self.sheet.status == "closed":
            raise problems.closed()

    def must_wait(self) -> None:
        self.must_be_open()
        if self.sheet.status != "waiting":
            raise problems.conflict("started", "The game has started.")

    async def must_be_arranged(self, person: str) -> None:
        """By its host, before the start."""
        self.must_wait()
        await self.must_decide(person)

    async def must_decide(self, person: str) -> None:
        """As its host; where strangers were matched, nobody has more to say than the others."""
        if self.sheet.is_matched:
            raise problems.matched()
        await self.must_host(person)

    def must_play(self) -> None:
        self.must_be_open()
        if self.sheet.status != "playing":
            raise problems.conflict("not-playing", "The game is not being played.")

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < self.sheet.seats:
            raise problems.invalid(f"This table has the seats 0 to {self.sheet.seats - 1}.")
        return self.chairs[seat]

    def free_chair(self, seat: int | None) -> Chair:
        """The chair asked for, or the first free one."""
        if seat is not None:
            if not self.chair(seat).is_free:
                raise problems.conflict("taken", "Somebody sits there.")
            return self.chair(seat)
        chair = next((chair for chair in self.chairs if chair.is_free), None)
        if chair is None:
            raise problems.conflict("full", "All seats are taken; you may watch.")
        return chair

    async def away(self) -> dict[int, int]:
        """Since when whoever sits there does not look, by seat; read by those few who need it."""
        return await load_away(self.connection, self.sheet, self.chairs)

    async def must_host(self, person: str) -> None:
        """Whoever acts for a host who does not come is host from then on."""
        if self.sheet.host == person:
            return
        if not (self.plays(person) and clocks.is_hostless(self.sheet, self.chairs, now(), await self.away())):
            raise problems.forbidden("Only the table's host may do that.")
        self.set(host=person)

    def sits(self, person: str) -> bool:
        return any(chair.person == person for chair in self.chairs)

    def plays(self, person: str) -> bool:
        """Sits there, and has neither left nor given up."""
        return any(chair.person == person and not chair.gone for chair in self.chairs)


class Desk:
    """Opens tables and changes who sits there."""

    def __init__(self, changes: Changes, room: Room, config: Config | None = None) -> None:
        self._changes, self._room = changes, room
        self._config = config or Config()

    async def open(self, person: Person, new: NewTable) -> Table:
        sheet = sheet_for(person.id, new)
        chairs = [Chair(seat) for seat in range(sheet.seats)]
        if new.sit:
            chairs[0] = seating.seated(chairs[0], person)
        async with self._changes.making() as change:
            await quotas.one_more(change.connection, self._config, person.id, "waiting")
            await add_table(change.connection, sheet, chairs)
            change.topics.append(LOBBY)
        return await self._room.find(sheet.id)

    async def sit(
        self,
        person: Person,
        table: str,
        seat: int | None,
        name: str | None,
        bot: str | None = None,
        terms: int | None = None,
    ) -> Table:
        """Take a seat; a further one, with a name, for somebody at the same device; or seat a bot of one's own.

        By the terms that one has seen; whoever does not say which has to be ready first, if they ever changed.
        """
        async with self.changing(table) as locked:
            locked.must_wait()
            must_be_seen(locked, terms)
            must_be_let_sit(locked, person)
            who = person
            if bot is not None:
                who = await _own_bot(locked.connection, person, bot)
            elif locked.sits(person.id) and name is None:
                raise problems.conflict("seated", "You sit here already; give a name to seat somebody beside you.")
            elif name is not None and locked.sheet.open and (locked.sheet.is_matched or locked.sheet.host != person.id):
                raise problems.forbidden("At a table in the lobby only its host seats others beside them.")
            if who.kind == "bot":
                await must_welcome_bot(locked, who.id)
            called = clean_name(name) if name is not None and bot is None else who.name
            beside = bot is None and locked.sits(person.id)
            chair = seating.seated(locked.free_chair(seat), who, called, beside=beside)
            unasked = terms is None and locked.sheet.terms > 0 and seating.may_object(chair, locked.sheet.host)
            locked.put(msgspec.structs.replace(chair, unasked=unasked))
        return await self._room.find(table)

    async def add_bot(self, person: Person, table: str, seat: int | None, level: str) -> Table:
        async with self.changing(table) as locked:
            await locked.must_be_arranged(person.id)
            check_level(locked.sheet.game, level)
            locked.put(bot_chair(locked.free_chair(seat), level))
        return await self._room.find(table)

    async def start(self, person: Person, table: str, fill: str | None, terms: int | None = None) -> Table:
        """Begin, by the terms that the host has seen; bots of level `fill` take what is free."""
        async with self.changing(table) as locked:
            locked.must_wait()
            if fill is not None:
                check_level(locked.sheet.game, fill)
            await locked.must_be_arranged(person.id)
            must_be_seen(locked, terms)
            must_be_agreed(locked, person.id)
            await quotas.one_more(locked.connection, self._config, person.id, "playing")
            await set_out(locked, fill)
        return await self._room.find(table)

    async def rematch(self, person: Person, table: str) -> Table:
        """A new table with the same people and bots, each a seat further; who asks second gets the same one.

        A seat is kept for everybody who had not left: until they ask too, or say there that they are ready, they are
        gone. With the last who does, the game begins. Who had left, and asks, plays again where a seat is free.
        """
        async with self.changing(table) as locked:
            if locked.sheet.status != "over":
                raise problems.conflict("not-over", "The game is not over.")
            if not locked.sits(person.id):
                raise problems.forbidden("Only those who played may ask for a rematch.")
            if person.id in locked.sheet.blocked:
                raise problems.blocked()
            agreed = await load_sheet(locked.connection, locked.sheet.rematch) if locked.sheet.rematch else None
            first = agreed is None or agreed.status in ("over", "closed")
            following = new_id() if agreed is None or first else agreed.id
            if first:
                await quotas.one_more(locked.connection, self._config, person.id, "waiting")
                blocked = locked.sheet.blocked
                before = [locked.chairs[1:], locked.chairs[:1]]
                chairs = [_again(chair, locked.sheet.seats, blocked, person.id) for part in before for chair in part]
                sheet = msgspec.structs.replace(fresh(locked.sheet, following, person.id), blocked=blocked)
                await add_table(locked.connection, sheet, chairs)
                locked.set(rematch=following)
        async with self.changing(following) as coming:
            await self.take_kept(coming, person.id)
        live = await self._room.find(following)
        comes_anew = live.sheet.status == "waiting" and not live.seats_of(person.id)
        return await self.sit(person, following, None, None) if comes_anew else live

    async def take_kept(self, locked: Locked, person: str) -> None:
        """Take the seat that was kept. With whoever comes last it begins, if it is the same game that all asked for."""
        if locked.sheet.status != "waiting" or not seating.kept_for(locked.chairs, person):
            return
        locked.chairs = seating.come(locked.chairs, person)
        if locked.sheet.terms == 0 and not any(chair.is_free or chair.gone for chair in locked.chairs):
            with suppress(problems.Problem):  # the host has too many games: they see to it themselves
                await quotas.one_more(locked.connection, self._config, locked.sheet.host, "playing")
                await set_out(locked, None)

    async def add(self, sheet: Sheet, chairs: list[Chair], match: Match[Any]) -> Table:
        """A table that starts in the middle of a game."""
        async with self._changes.making() as change:
            connection = change.connection
            await quotas.one_more(connection, self._config, sheet.host, "playing")
            await add_table(connection, sheet, chairs)
            locked = Locked(connection, sheet, chairs)
            await keep_vacations(locked)
            begin(locked, match)
            await add_lines(connection, sheet.id, locked.lines)
            await save_sheet(connection, locked.sheet)
            change.topics.append(sheet.id)
        return await self._room.find(sheet.id)

    @asynccontextmanager
    async def changing(self, table: str, first: First | None = None) -> AsyncIterator[Locked]:
        """Lock the table, `first` what else is to be locked, let it be changed, store that, and tell everybody."""
        async with self._changes.making() as change:
            if first is not None:
                await first(change.connection)
            async with self.locking(change, table) as locked:
                yield locked

    @asynccontextmanager
    async def locking(self, change: Changing, table: str) -> AsyncIterator[Locked]:
        """The same, as part of a transaction."""
        connection = change.connection
        sheet = await load_sheet(connection, table, lock=True)
        if sheet is None:
            raise problems.no_such_table()
        before = await load_chairs(connection, sheet)
        locked = Locked(connection, sheet, before[:])
        yield locked
        if locked.sheet.is_matched and not locked.dropped:
            await begin_if_due(locked)
        if locked.dropped:
            await drop_table(connection, table)
        elif locked.sheet is sheet and locked.chairs == before and not locked.lines:
            return
        else:
            touched = sheet.updated if _only_waits(locked, sheet, before) else now()
            locked.set(revision=sheet.revision + 1, updated=touched)
            await save_sheet(connection, locked.sheet)
            await add_lines(connection, table, locked.lines)
            await save_chairs(connection, table, before, locked.chairs)
        change.topics += _topics(locked, before)
        if not (locked.dropped or locked.lines):
            change.installs[table] = lambda: self._room.settle(sheet, locked.sheet, locked.chairs)


def sheet_for(host: str, new: NewTable, table: str | None = None) -> Sheet:
    """A new table's sheet; raises what is wrong with it."""
    game = find(new.game)
    seats, fixed = (new.seats, True) if new.seats is not None else (game.meta.seats[-1], len(game.meta.seats) == 1)
    options: Options = game.options(new.options)
    game.new(seats, options)
    if new.language not in LANGUAGES:
        raise problems.invalid(unknown("language", new.language, LANGUAGES))
    if new.clock.kind != "none" and not 1 <= new.clock.seconds <= MAX_SECONDS:
        raise problems.invalid(f"A clock has from 1 to {MAX_SECONDS} seconds.")
    if not 0 <= new.clock.increment <= MAX_SECONDS:
        raise problems.invalid(f"An increment is from 0 to {MAX_SECONDS} seconds.")
    if new.clock.kind != "none":
        check_clock(new.game, new.clock.level)
    at = now()
    return Sheet(
        id=table or new_id(),
        game=new.game,
        rules=game.meta.rules_version,
        seats=seats,
        options=options,
        language=new.language,
        pace=new.pace,
        open=new.open,
        clock=new.clock if new.clock.kind != "none" else Clock(),  # nothing is kept that means nothing
        fixed=fixed,
        lot=new.lot,
        admits=new.admits,
        host=host,
        created=at,
        updated=at,
    )


def fresh(sheet: Sheet, table: str, host: str) -> Sheet:
    """A sheet like another one, for a game that has not begun."""
    again = sheet_for(host, terms_of(sheet), table)
    return msgspec.structs.replace(again, spectators=sheet.spectators, spectator_chat=sheet.spectator_chat)


def terms_of(sheet: Sheet) -> NewTable:
    """What is agreed on at a table."""
    return NewTable(
        game=sheet.game,
        seats=sheet.seats if sheet.fixed else None,
        options=sheet.options,
        language=sheet.language,
        pace=sheet.pace,
        open=sheet.open,
        clock=sheet.clock,
        lot=sheet.lot,
        admits=sheet.admits,
        sit=False,
    )


def must_be_let_sit(locked: Locked, person: Person) -> None:
    if person.id in locked.sheet.blocked:
        raise problems.blocked()
    if locked.sheet.admits == "accounts" and person.kind == "guest" and locked.sheet.host != person.id:
        raise problems.conflict("accounts-only", "Only people with an account may sit down at this table.")


async def must_welcome_bot(locked: Locked, bot: str) -> None:
    """Strangers come to play with people: at a table in the lobby the host alone brings programs, in a match nobody."""
    if not locked.sheet.open:
        return
    owner = (await locked.connection.execute(select(people.c.owner).where(people.c.id == bot))).scalar_one_or_none()
    if locked.sheet.is_matched or locked.sheet.host not in (bot, owner):
        raise problems.forbidden("At a table in the lobby only bots of its host sit down.")


def must_be_seen(locked: Locked, terms: int | None) -> None:
    """Nobody agrees to other terms than they have seen."""
    if terms is not None and terms != locked.sheet.terms:
        raise problems.conflict("other-terms", "The table's settings have changed since you looked; look again.")


def must_be_agreed(locked: Locked, person: str) -> None:
    """Nobody is led into a game by terms that came after them."""
    undecided = [chair.name for chair in seating.undecided(locked.chairs) if chair.person != person]
    if undecided:
        message = f"The settings have changed, and some are not ready for these: {', '.join(undecided)}."
        raise problems.conflict("not-ready", message)


async def set_out(locked: Locked, fill: str | None) -> None:
    """The game begins with those who sit there; bots of level `fill` take what is free, others play for who is gone."""
    chairs = locked.chairs
    if fill is not None:
        chairs = [bot_chair(chair, fill) if chair.is_free else chair for chair in chairs]
    elif locked.sheet.fixed:
        free = next((chair for chair in chairs if chair.is_free), None)
        if free is not None:
            raise problems.conflict("not-full", f"Seat {free.seat} is free; let a bot sit there, or wait.")
    chairs = seating.taken(chairs)
    game = find(locked.sheet.game)
    if len(chairs) not in game.meta.seats:
        raise problems.conflict("too-few", f"{len(chairs)} cannot play this; {game.meta.seats[0]} can.")
    locked.chairs = seating.unready(seating.by_lot(chairs) if locked.sheet.lot else seating.numbered(chairs))
    locked.set(seats=len(chairs), fixed=True, begins=None, fill=None)
    match: Match[Any] = Match(game, len(chairs), locked.sheet.options)
    await keep_vacations(locked)
    begin(locked, match)
    call_bots_in(locked)


def call_bots_in(locked: Locked) -> None:
    """The host begins without those for whom a seat is kept: a bot plays there until they come."""
    for chair in locked.chairs:
        if chair.gone:
            locked.put(msgspec.structs.replace(chair, gone=False, stand_in=STAND_IN, called=True))
            locked.note("missing", seat=chair.seat, level=STAND_IN)


async def begin_if_due(locked: Locked) -> None:
    """Where strangers were matched: when all seats are taken, all are ready, or the time has come."""
    people = [chair for chair in locked.chairs if chair.person is not None]
    late, full = now() >= (locked.sheet.begins or 0), len(people) == len(locked.chairs)
    if not people or not (late or full or all(chair.ready for chair in people)):
        return
    enough = not locked.sheet.fixed and len(people) in find(locked.sheet.game).meta.seats
    if locked.sheet.fill is not None or full or enough:
        await set_out(locked, locked.sheet.fill)
    elif late:
        locked.set(begins=now() + MATCHED[locked.sheet.pace])  # people alone, and not enough of them


async def keep_vacations(locked: Locked) -> None:
    """Before a game by turns begins: whoever is away then has a clock that stands still."""
    if locked.sheet.pace == "turns":
        locked.set(clocks=Clocks(off=await vacations.windows(locked.connection, locked.chairs)))


def begin(locked: Locked, match: Match[Any]) -> None:
    """The game starts with what has happened already: the first draws, or the moves of a game to go on from."""
    at = now()
    locked.lines = [msgspec.structs.replace(x, number=n, client=None, at=at) for n, x in enumerate(match.lines, 1)]
    waiting = match.state.actors()
    locked.set(
        status="over" if match.state.is_over() else "playing",
        number=len(locked.lines),
        round=round_of(locked.lines),
        waiting=bits(waiting),
        clocks=clocks.started(locked.sheet.clock, locked.sheet.seats, waiting, at, locked.sheet.clocks.off),
    )


def bot_chair(chair: Chair, level: str) -> Chair:
    """A chair that a bot takes."""
    return Chair(chair.seat, f"Bot {chair.seat + 1} ({level})", bot=level, mark=chair.mark)


def _again(chair: Chair, seats: int, blocked: list[str], by: str) -> Chair:
    """The same seat a game later, kept for people until they ask for it themselves, as `by` does."""
    again = seating.placed(chair, (chair.seat - 1) % seats)
    has_left = chair.gone and chair.resigned is None and chair.person != by
    if has_left or chair.person in blocked:
        return seating.emptied(again)
    kept = chair.person is not None and not chair.program
    return msgspec.structs.replace(again, stand_in=None, called=False, resigned=None, gone=kept)


def _only_waits(locked: Locked, sheet: Sheet, before: list[Chair]) -> bool:
    """Nothing has happened but that strangers are looked for anew: a table at which nobody comes or goes grows old."""
    return locked.chairs == before and locked.sheet == msgspec.structs.replace(sheet, begins=locked.sheet.begins)


def _topics(locked: Locked, before: list[Chair]) -> list[str]:
    persons = {chair.person for chair in [*before, *locked.chairs] if chair.person is not None}
    return [locked.sheet.id, LOBBY, *sorted(f"person:{person}" for person in persons)]


async def _own_bot(connection: AsyncConnection, owner: Person, bot: str) -> Person:
    query = select(people.c.name).where(people.c.id == bot, people.c.owner == owner.id, people.c.kind == "bot")
    name: str | None = (await connection.execute(query)).scalar_one_or_none()
    if name is None:
        raise problems.forbidden("You have no such bot.")
    return Person(bot, "bot", name, owner.language)
