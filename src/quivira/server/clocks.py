"""Time to think, kept by the server alone: nobody's own clock and no lag that a client declares counts."""

from __future__ import annotations

from quivira.server.sheet import Clock, Clocks, Sheet


def started(clock: Clock, seats: int, waiting: list[int], at: int) -> Clocks:
    """The clocks when play begins."""
    if clock.kind == "none":
        return Clocks()
    since = [at if seat in waiting else None for seat in range(seats)]
    return Clocks(since, [clock.seconds * 1000] * seats)


def passed(sheet: Sheet, acted: int, waiting: list[int], at: int) -> Clocks:
    """The clocks after `acted` has moved and `waiting` are asked. Whoever was asked already keeps thinking."""
    clock, clocks = sheet.clock, sheet.clocks
    if clock.kind == "none":
        return clocks
    since, left = clocks.since[:], clocks.left[:]
    for seat, began in enumerate(clocks.since):
        if began is not None and (seat == acted or seat not in waiting):
            left[seat] = _left_after(clock, left[seat], max(0, at - began), moved=seat == acted)
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
    return [seat for seat in sheet.waits_for() if (rest := left(sheet, seat, at)) is not None and rest <= 0]
