"""Time to think, kept by the server alone: nobody's own clock and no lag that a client declares counts."""

from __future__ import annotations

from typing import Final, NamedTuple

from quivira.server.kept import Clock, Clocks, Pace, Sheet

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
PATIENCE: Final[dict[Pace, int]] = {"live": 5 * MINUTE, "turns": 3 * DAY}  # with a seat that has no clock
HOST_PATIENCE: Final[dict[Pace, int]] = {"live": 30 * MINUTE, "turns": 3 * DAY}  # with a table that waits unchanged


class Overdue(NamedTuple):
    """Who is waited for too long."""

    seats: list[int]
    host: bool


def started(clock: Clock, seats: int, waiting: list[int], at: int) -> Clocks:
    """The clocks when play begins."""
    since = [at if seat in waiting else None for seat in range(seats)]
    return Clocks(since, [clock.seconds * 1000] * seats if clock.kind != "none" else [])


def passed(sheet: Sheet, acted: int, waiting: list[int], at: int) -> Clocks:
    """The clocks after `acted` has moved and `waiting` are asked. Whoever was asked already keeps thinking."""
    known = sheet.clocks.since or [None] * sheet.seats
    since, left = known[:], sheet.clocks.left[:]
    for seat, began in enumerate(known):
        if began is not None and (seat == acted or seat not in waiting):
            if left:
                left[seat] = _left_after(sheet.clock, left[seat], max(0, at - began), moved=seat == acted)
            since[seat] = None
        if seat in waiting and since[seat] is None:
            since[seat] = at
    return Clocks(since, left)


def _left_after(clock: Clock, left: int, spent: int, *, moved: bool) -> int:
    if clock.kind == "move":
        return clock.seconds * 1000
    return max(0, left - spent) + (clock.increment * 1000 if moved else 0)


def left(sheet: Sheet, seat: int, at: int) -> int | None:
    """Milliseconds that a seat has; None: no clock, or it is not its turn and nothing is banked."""
    if sheet.clock.kind == "none" or not sheet.clocks.left:
        return None
    began = sheet.clocks.since[seat]
    return sheet.clocks.left[seat] - (max(0, at - began) if began is not None else 0)


def late(sheet: Sheet, at: int) -> list[int]:
    """The seats whose time is out: others may call a bot in for them."""
    if sheet.status != "playing":
        return []
    return [seat for seat in sheet.waits_for() if _is_late(sheet, seat, at)]


def _is_late(sheet: Sheet, seat: int, at: int) -> bool:
    """Without a clock everybody's patience ends some time."""
    rest = left(sheet, seat, at)
    if rest is None:
        began = sheet.clocks.since[seat] if sheet.clocks.since else None
        rest = PATIENCE[sheet.pace] - (at - (sheet.updated if began is None else began))
    return rest <= 0


def is_hostless(sheet: Sheet, at: int) -> bool:
    """Whether a table has waited for its start so long that whoever sits there may see to it."""
    return sheet.status == "waiting" and at - sheet.updated >= HOST_PATIENCE[sheet.pace]


def overdue(sheet: Sheet, at: int) -> Overdue:
    return Overdue(late(sheet, at), is_hostless(sheet, at))
