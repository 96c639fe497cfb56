"""What everybody at a table is asked: to go back, to end the game, to pause it. Who counts, and when it is decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quivira.server.kept import Chair, Pace, Sheet, Vote
from quivira.server.tables import clocks
from quivira.server.tables.clocks import DAY, MINUTE

ANSWER: Final[dict[Pace, int]] = {"live": 2 * MINUTE, "turns": 2 * DAY}  # time to give one


def counts(chair: Chair) -> bool:
    """Whether its answer counts: bots agree to what people want, and those who have left have no say."""
    return chair.person is not None and not chair.gone and not chair.program


def asked(sheet: Sheet, chairs: Sequence[Chair], vote: Vote, at: int, away: Mapping[int, int]) -> list[int]:
    """The seats whose answer is still waited for.

    To go back, which may cost somebody what they had in mind, all others have to agree themselves, wherever they are;
    for the rest nobody waits for those who keep the game waiting. Where a bot plays for somebody, nobody is kept
    waiting: they are asked whether the game may end, which may be theirs to win, but not for a pause.
    """
    open_to = [chair for chair in chairs if counts(chair) and chair.seat not in (*vote.agreed, *vote.against)]
    if vote.kind == "back":
        return [chair.seat for chair in open_to]
    missing = clocks.late(sheet, at, away)
    if vote.kind == "pause":
        missing += clocks.on_vacation(sheet, at)  # whose clock stands still anyway
        return [chair.seat for chair in open_to if not chair.is_replaced and chair.seat not in missing]
    return [chair.seat for chair in open_to if chair.is_replaced or chair.seat not in missing]


def verdict(
    sheet: Sheet, chairs: Sequence[Chair], vote: Vote, at: int, away: Mapping[int, int] | None = None
) -> bool | None:
    """Whether it is agreed; None: not decided yet.

    To go back or to pause takes everybody, to end the game the majority: a tie favours going on. Silence agrees to
    nothing but a pause, and takes no time while somebody is on vacation. Where it is not known who is `away`, nobody
    has been silent for too long.
    """
    silent = asked(sheet, chairs, vote, at, away or {})
    waited = [seat for seat in silent if away is None or _has_time(sheet, seat, vote, at)]
    if vote.kind == "end":
        here = [seat for seat in silent if seat not in waited and not chairs[seat].is_replaced]
        return _majority(chairs, vote, len(waited), len(here))
    if vote.against:
        return False
    if waited:
        return None
    return vote.kind == "pause" or not silent


def _has_time(sheet: Sheet, seat: int, vote: Vote, at: int) -> bool:
    return sheet.clocks.thought(seat, vote.at, at) < ANSWER[sheet.pace]


def ends(sheet: Sheet, chairs: Sequence[Chair], vote: Vote, at: int, away: Mapping[int, int]) -> int:
    """When the time of all whose answer is waited for is over, and their silence counts."""
    silent, answer = asked(sheet, chairs, vote, at, away), ANSWER[sheet.pace]
    return max((sheet.clocks.until(seat, vote.at, answer) for seat in silent), default=vote.at + answer)


def waits(sheet: Sheet, vote: Vote, at: int) -> int:
    """Milliseconds until others may ask something else instead: it may wait for somebody's vacation."""
    return max(0, vote.at + ANSWER[sheet.pace] - at)


def _majority(chairs: Sequence[Chair], vote: Vote, waited: int, silent: int) -> bool | None:
    """Whoever is here and says nothing wants to play on: nobody ends a game that others play. Where a bot plays for
    them, they have had the time to say so themselves.
    """
    counted = {chair.seat for chair in chairs if counts(chair)}
    agreed, against = len(counted & {*vote.agreed}), len(counted & {*vote.against}) + silent
    if agreed > against + waited:
        return True
    return False if against >= agreed + waited else None
