"""Votes: who decides, and when; and what becomes of everybody's time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from quivira.server.kept.sheet import Chair, Clock, Clocks, Sheet, Vote, VoteKind
from quivira.server.now import now
from quivira.server.problems import Problem
from quivira.server.tables import clocks, leaving, table_info, votes
from quivira.server.tables.play import Ask, Command
from quivira.testing.process import FEWEST, Evening

Later = Callable[[int], None]
Tell = Callable[[Callable[[Evening], Awaitable[None]]], None]


def sheet(**more: Any) -> Sheet:
    given = {"id": "t", "game": "g", "rules": 1, "seats": 4, "options": {}, "language": "en", "created": 0}
    more = {"clock": Clock(), "pace": "live", "status": "playing", "waiting": 0b1000, "updated": 0, **more}
    return Sheet(open=False, host="p0", **{**given, **more})


SOON, LATE = 1000, 1000 + votes.ANSWER["live"]
FOUR = [Chair(seat, f"P{seat}", f"p{seat}") for seat in range(4)]
WITH_A_BOT = [*FOUR[:3], Chair(3, "Bot", bot="easy")]
ONE_LEFT = [*FOUR[:3], Chair(3, "P3", "p3", stand_in="easy", gone=True)]
WITH_A_PROGRAM = [*FOUR[:3], Chair(3, "Robo", "p3", program=True)]
ONE_AWAY = [*FOUR[:3], Chair(3, "P3", "p3", stand_in="easy")]
REPLACED = [FOUR[0], Chair(1, "P1", "p1", stand_in="medium", called=True)]


@pytest.mark.parametrize(
    ("kind", "chairs", "agreed", "against", "at", "verdict"),
    [
        ("back", FOUR, [0, 1, 2], [], SOON, None),
        ("back", FOUR, [0, 1, 2, 3], [], SOON, True),
        ("back", FOUR, [0, 1, 2], [], LATE, False),  # silence is no consent
        ("back", ONE_AWAY, [0, 1, 2], [], SOON, None),  # a bot that stands in agrees to nothing
        ("back", ONE_LEFT, [0, 1, 2], [], SOON, True),
        ("pause", FOUR, [0, 1], [2], SOON, False),
        ("pause", FOUR, [0, 1], [], SOON, None),
        ("pause", WITH_A_BOT, [0, 1, 2], [], SOON, True),
        ("pause", ONE_AWAY, [0, 1, 2], [], SOON, True),
        ("pause", FOUR, [0], [], LATE, True),
        ("end", FOUR, [0, 1], [], SOON, None),
        ("end", FOUR, [0, 1, 2], [], SOON, True),
        ("end", FOUR, [0, 1], [2, 3], SOON, False),  # a tie favours going on
        ("end", FOUR, [0], [1], LATE, False),
        ("end", FOUR, [0, 1], [], LATE, False),  # whoever is here and says nothing wants to play on
        ("end", FOUR[:2], [0], [], LATE, False),
        ("end", WITH_A_BOT, [0, 3], [1], SOON, None),  # a bot makes no majority
        ("end", ONE_LEFT, [0, 1], [], SOON, True),
        ("end", ONE_AWAY, [0, 1], [], SOON, None),  # it may be theirs to win: they are asked like the others
        ("end", ONE_AWAY, [0, 1, 2], [], SOON, True),
        ("end", ONE_AWAY, [0, 1], [], LATE, True),  # but a bot plays on for nobody against the others
        ("end", REPLACED, [0], [], SOON, None),
        ("end", REPLACED, [0], [], LATE, True),
        ("end", ONE_AWAY, [0, 1], [2, 3], SOON, False),  # but whoever is away may answer
        ("end", WITH_A_PROGRAM, [0, 3], [1], SOON, None),
        ("end", WITH_A_PROGRAM, [0, 1], [], LATE, True),
        ("back", WITH_A_PROGRAM, [0, 1, 2], [], SOON, True),
    ],
)
def test_a_vote_is_decided(
    kind: VoteKind, chairs: list[Chair], agreed: list[int], against: list[int], at: int, verdict: bool | None
) -> None:
    asked = sheet(clocks=Clocks([None, None, None, at]))  # nobody is late
    vote = Vote(5 if kind == "back" else None, 0, agreed, kind, against, at=SOON)
    assert votes.verdict(asked, chairs, vote, at, {}) is verdict


def test_nobody_waits_for_the_vote_of_one_who_is_late() -> None:
    late = sheet(clocks=Clocks([None, None, None, 0]))
    for kind, agreed in (("pause", [0, 1, 2]), ("end", [0, 1])):
        vote = Vote(None, 0, agreed, kind, at=clocks.ASLEEP)  # type: ignore[arg-type]
        assert votes.verdict(late, FOUR, vote, vote.at) is True


def test_nobody_ends_the_game_of_one_whose_bot_plays_before_they_could_answer() -> None:
    """Though their time was out, which is why it plays, and though it is its turn."""
    late = sheet(clock=Clock("move", 60), clocks=Clocks([None, 0], [60_000] * 2), seats=2, waiting=0b10)
    end = Vote(None, 0, [0], "end", at=10 * clocks.MINUTE)
    assert votes.verdict(late, REPLACED, end, end.at) is None
    assert votes.verdict(late, REPLACED, end, end.at + votes.ANSWER["live"], {1: 0}) is True
    assert votes.verdict(late, FOUR[:2], end, end.at) is True  # here everybody would be kept waiting


def test_nobody_ends_the_game_of_one_who_is_on_vacation() -> None:
    """Their time to answer stands still like their clock; a pause needs nobody who rests anyway."""
    begins, ends = 0, 10 * clocks.DAY
    resting = sheet(seats=2, pace="turns", clocks=Clocks([None] * 2, [], [None, (begins, ends)]), waiting=0b01)
    end, pause = (Vote(None, 0, [0], kind, at=SOON) for kind in ("end", "pause"))
    assert votes.verdict(resting, FOUR[:2], end, ends - 1, {}) is None
    assert votes.verdict(resting, FOUR[:2], end, ends + votes.ANSWER["turns"], {}) is False
    assert votes.verdict(resting, FOUR[:2], pause, SOON, {}) is True


def test_it_is_told_when_a_vote_ends() -> None:
    """With the last of those who have not answered, after their vacation."""
    begins, ends = LATE - 1, 10 * clocks.DAY
    off = sheet(clocks=Clocks([None] * 4, [], [None, None, (begins, ends), None]), waiting=0b0001)
    vote = Vote(None, 0, [0], "end", at=SOON)
    assert votes.ends(off, FOUR[:2], vote, SOON, {}) == LATE
    assert votes.ends(off, FOUR, vote, SOON, {}) == ends + 1
    answered = Vote(None, 0, [0], "end", [2], at=SOON)
    assert votes.ends(off, FOUR, answered, SOON, {}) == LATE


def test_a_pause_takes_nobodys_time() -> None:
    """Neither of a bank, nor of the patience with one who has no clock."""
    bank = sheet(clock=Clock("bank", 100), clocks=Clocks([None, None, None, 1000], [100_000] * 4), paused=5000)
    assert clocks.left(bank, 3, 10**9) == 96_000
    assert clocks.late(bank, 10**9) == []
    resumed = clocks.resumed(bank, 10**9)
    assert clocks.left(sheet(clock=bank.clock, clocks=resumed), 3, 10**9) == 96_000
    plain = sheet(clocks=Clocks([None, None, None, 1000]), paused=5000)
    assert clocks.late(plain, 10**9) == clocks.nudgeable(plain, FOUR, 10**9) == []
    assert clocks.resumed(plain, 10**9).since[3] == 10**9 - 4000


def test_patience_ends_with_one_who_is_away_though_their_clock_runs_on() -> None:
    """At a live table; by turns everybody is away for most of the time."""
    began, patience = 1000, clocks.PATIENCE["live"]
    long = {"clock": Clock("bank", 10**6), "clocks": Clocks([None, None, None, began], [10**9] * 4)}
    asked, at = sheet(**long), began + patience
    assert clocks.late(asked, at) == []
    assert clocks.late(asked, at, {3: 0}) == [3]
    assert clocks.late(asked, at, {3: began + 1}) == []
    assert clocks.late(asked, at, {0: 0}) == []
    assert clocks.late(sheet(pace="turns", **long), 10**8, {3: 0}) == []


def test_a_vote_that_waits_for_a_vacation_keeps_nobody_from_asking(evening: Tell, later: Later) -> None:
    async def story(at: Evening) -> None:
        table = await at.begin(pace="turns")
        await at.here.vacations.take(at.ben, now(), now() + 10 * clocks.DAY)
        live = await at.here.desk.start(at.anna, table, None if FEWEST == 2 else "random")
        write = at.here.writer.submit
        await write(Command(table, at.anna.id, Ask(0, live.number, "a", "end")))
        with pytest.raises(Problem, match="asked something already"):
            await write(Command(table, at.ben.id, Ask(1, live.number, "b", "end")))
        assert 0 < (table_info(await at.here.room.find(table)).vote_waits or 0) <= votes.ANSWER["turns"]
        later(votes.ANSWER["turns"])
        await at.here.leaving.sweep()
        assert table_info(await at.here.room.find(table)).vote_waits == 0
        asked = await write(Command(table, at.ben.id, Ask(1, live.number, "c", "end")))
        assert asked.sheet.vote is not None
        assert (asked.sheet.vote.seat, asked.sheet.vote.kind) == (1, "end")

    evening(story)


def test_votes_that_cannot_be_decided_keep_no_others_waiting(evening: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaving, "BATCH", 1)

    async def story(at: Evening) -> None:
        tables = []
        for asked in (now() + clocks.DAY, now() + clocks.DAY, 0):  # only the last one's time is over
            table = await at.begin()
            await at.here.desk.start(at.anna, table, None if FEWEST == 2 else "random")
            async with at.here.desk.changing(table) as locked:
                locked.set(vote=Vote(None, 0, [0], "pause", [], asked))
            tables.append(table)
        for _ in range(len(tables) + 1):
            await at.here.leaving.sweep()
        lives = [await at.here.room.find(table) for table in tables]
        assert [live.sheet.paused is not None for live in lives] == [False, False, True]

    evening(story)
