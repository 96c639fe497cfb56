"""Time to think, kept by the server alone: nobody's own clock and no lag that a client declares counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from quivira.server.kept import Chair, Clock, Clocks, Pace, Sheet, Vacation

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
PATIENCE: Final[dict[Pace, int]] = {"live": 5 * MINUTE, "turns": 3 * DAY}  # with one who is away, or has no clock
ASLEEP: Final = 30 * MINUTE  # at a live table without a clock: until one who looks and does nothing is late, too
LEAST: Final = 10  # the part of a bank that somebody has who comes back to a seat that a bot has played
HOST_PATIENCE: Final[dict[Pace, int]] = {"live": 30 * MINUTE, "turns": 3 * DAY}  # without a seat, at an unchanged table
NUDGE: Final[dict[Pace, int]] = {"live": MINUTE, "turns": 12 * 60 * MINUTE}  # before somebody is nudged, and again
ABANDONED: Final[dict[Pace, int]] = {"live": 7 * DAY, "turns": 30 * DAY}  # until a game that nobody plays is closed

NOBODY: Final[Mapping[int, int]] = {}


class Overdue(NamedTuple):
    """Who is waited for too long, whether the host is among them, who may be nudged, and who is on vacation."""

    seats: list[int]
    host: bool
    nudge: list[int]
    resting: list[int]


def started(clock: Clock, seats: int, waiting: list[int], at: int, off: Sequence[Vacation | None] = ()) -> Clocks:
    """The clocks when play begins."""
    since = [at if seat in waiting else None for seat in range(seats)]
    return Clocks(since, [clock.seconds * 1000] * seats if clock.kind != "none" else [], list(off))


def passed(sheet: Sheet, acted: int, waiting: list[int], at: int) -> Clocks:
    """The clocks after `acted` has moved and `waiting` are asked. Whoever was asked already keeps thinking."""
    at, known = _still(sheet, at), sheet.clocks.since or [None] * sheet.seats
    since, left = known[:], sheet.clocks.left[:]
    for seat, began in enumerate(known):
        if began is not None and (seat == acted or seat not in waiting):
            if left:
                spent = sheet.clocks.thought(seat, began, at)
                left[seat] = _left_after(sheet.clock, left[seat], spent, moved=seat == acted)
            since[seat] = None
        if seat in waiting and since[seat] is None:
            since[seat] = at
    return Clocks(since, left, sheet.clocks.off)


def returned(sheet: Sheet, seat: int, at: int) -> Clocks:
    """The clocks when somebody comes back to a seat that a bot has played: nobody comes back to no time at all.

    Whoever has some left gets no more, else one could go and come back for ever.
    """
    rest, clocks = left(sheet, seat, at), sheet.clocks
    if rest is not None and rest > 0:
        return clocks
    since, banks = clocks.since[:], clocks.left[:]
    if since and since[seat] is not None:
        since[seat] = _still(sheet, at)
    if banks:
        banks[seat] = sheet.clock.seconds * 1000 // (1 if sheet.clock.kind == "move" else LEAST)
    return Clocks(since, banks, clocks.off)


def resting(sheet: Sheet, seat: int, vacation: Vacation | None, at: int) -> Clocks:
    """The clocks when a seat's vacation is set; what it has had of an earlier one stays without a cost."""
    since, off = sheet.clocks.since[:], sheet.clocks.off[:] or [None] * sheet.seats
    began = since[seat] if since else None
    if began is not None:
        still = _still(sheet, at)
        since[seat] = still - sheet.clocks.thought(seat, began, still)
    off[seat] = vacation
    return Clocks(since, sheet.clocks.left, off)


def on_vacation(sheet: Sheet, at: int) -> list[int]:
    """The seats whose clocks stand still."""
    return [seat for seat, known in enumerate(sheet.clocks.off) if known is not None and known[0] <= at < known[1]]


def _left_after(clock: Clock, left: int, spent: int, *, moved: bool) -> int:
    if clock.kind == "move":
        return clock.seconds * 1000
    return max(0, left - spent) + (clock.increment * 1000 if moved else 0)


def resumed(sheet: Sheet, at: int) -> Clocks:
    """The clocks after a pause, which took nobody's time."""
    pause = max(0, at - sheet.paused) if sheet.paused is not None else 0
    since = [began if began is None else began + pause for began in sheet.clocks.since]
    return Clocks(since, sheet.clocks.left, sheet.clocks.off)


def _still(sheet: Sheet, at: int) -> int:
    """In a pause time stands still."""
    return at if sheet.paused is None else min(at, sheet.paused)


def left(sheet: Sheet, seat: int, at: int) -> int | None:
    """Milliseconds that a seat has; None: no clock, or it is not its turn and nothing is banked."""
    if sheet.clock.kind == "none" or not sheet.clocks.left:
        return None
    began, at = sheet.clocks.since[seat], _still(sheet, at)
    return sheet.clocks.left[seat] - (sheet.clocks.thought(seat, began, at) if began is not None else 0)


def late(sheet: Sheet, at: int, away: Mapping[int, int] = NOBODY) -> list[int]:
    """The seats whose time is out, or who are away for long: others may call a bot in for them."""
    if sheet.status != "playing" or sheet.paused is not None:
        return []
    return [seat for seat in sheet.waits_for() if _is_late(sheet, seat, at, away.get(seat))]


def _is_late(sheet: Sheet, seat: int, at: int, away: int | None) -> bool:
    """Whose time is out; at a live table whoever is away in their turn, with a clock or without. Without one
    everybody's patience ends some time.
    """
    rest, began, patience = left(sheet, seat, at), _asked(sheet, seat), PATIENCE[sheet.pace]
    if rest is not None and rest <= 0:
        return True
    if sheet.pace == "live":
        if away is not None and sheet.clocks.thought(seat, max(began, away), at) >= patience:
            return True
        patience = ASLEEP
    return rest is None and sheet.clocks.thought(seat, began, at) >= patience


def _asked(sheet: Sheet, seat: int) -> int:
    """Since when a seat is waited for."""
    began = sheet.clocks.since[seat] if sheet.clocks.since else None
    return sheet.updated if began is None else began


def patience_ends(sheet: Sheet, seat: int) -> int | None:
    """When a seat that is asked will be late only because everybody's patience ends: by turns, and without a clock."""
    if sheet.pace != "turns" or sheet.clock.kind != "none" or not sheet.clocks.since:
        return None
    return sheet.clocks.after(seat, PATIENCE["turns"])


def nudgeable(sheet: Sheet, chairs: Sequence[Chair], at: int) -> list[int]:
    """The people who may be reminded that they are waited for: not at once, and not again and again."""
    if sheet.status != "playing" or sheet.paused is not None:
        return []
    nudged = {incident.whom: incident.at for incident in sheet.incidents if incident.what == "nudged"}
    asked = set(sheet.waits_for()) - set(on_vacation(sheet, at))
    people = [seat for seat in sorted(asked) if chairs[seat].person is not None and not chairs[seat].is_replaced]
    return [seat for seat in people if at - max(_asked(sheet, seat), nudged.get(seat, 0)) >= NUDGE[sheet.pace]]


def is_hostless(sheet: Sheet, chairs: Sequence[Chair], at: int, away: Mapping[int, int] = NOBODY) -> bool:
    """Whether whoever sits there may do what is the host's: before the start the host is away for too long, in the game
    they keep everybody waiting, have left, or let a bot play. Whether a host without a seat looks, nobody knows.
    """
    theirs = [chair for chair in chairs if chair.person == sheet.host]
    if sheet.status not in ("waiting", "playing"):
        return False
    if not theirs:
        return at - sheet.updated >= HOST_PATIENCE[sheet.pace]
    if sheet.status == "waiting":
        since = away.get(theirs[0].seat)
        return since is not None and at - since >= PATIENCE[sheet.pace]
    overdue = late(sheet, at, away)
    return all(chair.is_replaced or chair.seat in overdue for chair in theirs)


def hostless_from(sheet: Sheet, chairs: Sequence[Chair]) -> int:
    """When a table that waits will be hostless, if its host has not come since it changed."""
    has_seat = any(chair.person == sheet.host for chair in chairs)
    return sheet.updated + (PATIENCE if has_seat else HOST_PATIENCE)[sheet.pace]


def overdue(sheet: Sheet, chairs: Sequence[Chair], at: int, away: Mapping[int, int] = NOBODY) -> Overdue:
    """`away`: since when whoever sits there has not had the table before their eyes, by seat."""
    nudge, resting = nudgeable(sheet, chairs, at), on_vacation(sheet, at)
    return Overdue(late(sheet, at, away), is_hostless(sheet, chairs, at, away), nudge, resting)


def closes(sheet: Sheet, waits: int = 0) -> int | None:
    """When a table is closed that nobody touches any more; one that has not begun `waits` so long, or for ever (0)."""
    longest = {"waiting": waits, "playing": ABANDONED[sheet.pace]}.get(sheet.status)
    return sheet.updated + longest if longest else None
