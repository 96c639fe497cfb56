"""What everybody at a table is asked: to go back, to end the game, to pause it. Who counts, and when it is decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quivira.server.kept import Chair, Pace, Sheet, Vote
from quivira.server.tables import clocks
from quivira.server.tables.clocks import DAY, MINUTE

PATIENCE: Final[dict[Pace, int]] = {"live": 2 * MINUTE, "turns": 2 * DAY}  # with those who do not answer


def asked(sheet: Sheet, chairs: Sequence[Chair], vote: Vote, at: int) -> list[int]:
    """The seats whose answer is still waited for.

    Bots agree, and those who have left do not count. To go back, which may cost somebody what they had in mind, all
    others have to agree themselves, wherever they are; for the rest nobody waits for those who are away.
    """
    away = [chair.seat for chair in chairs if chair.person is None or chair.gone]
    if vote.kind != "back":
        away += [*clocks.late(sheet, at), *(chair.seat for chair in chairs if chair.is_away)]
    return [seat for seat in range(sheet.seats) if seat not in (*away, *vote.agreed, *vote.against)]


def verdict(sheet: Sheet, chairs: Sequence[Chair], vote: Vote, at: int) -> bool | None:
    """Whether it is agreed; None: not decided yet.

    To go back or to pause takes everybody, to end the game the majority of those who answer: a tie favours going on.
    Silence agrees to nothing but a pause.
    """
    silent, late = asked(sheet, chairs, vote, at), at - vote.at >= PATIENCE[sheet.pace]
    if vote.kind == "end":
        return _majority(chairs, vote, 0 if late else len(silent))
    if vote.against:
        return False
    if silent and not late:
        return None
    return vote.kind == "pause" or not silent


def _majority(chairs: Sequence[Chair], vote: Vote, silent: int) -> bool | None:
    counts = [chair.seat for chair in chairs if chair.person is not None and not chair.gone]
    agreed, against = (sum(seat in counts for seat in seats) for seats in (vote.agreed, vote.against))
    if agreed > against + silent:
        return True
    return False if against >= agreed + silent else None
