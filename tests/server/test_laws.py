"""Both laws at the server: what a seat gets back is a function of what it knows, and undo makes nobody wiser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import msgspec
import pytest

from quivira.kernel import CHANCE, QuiviraError, Rng, Sealed
from quivira.kernel.registry import find, names
from quivira.match import Match
from quivira.match.wire import message
from quivira.server import problems
from quivira.server.kept import STAND_IN
from quivira.server.kept.sheet import Chair, Vote
from quivira.server.tables.desk import Locked, NewTable, begin, sheet_for
from quivira.server.tables.play import Answer, Ask, Command, Play, Undo, What, perform
from quivira.server.tables.render import Nack, table_info
from quivira.server.tables.table import RECENT, Table
from quivira.testing.laws import anything, path
from quivira.testing.play import asked, default_table, long_game, long_games, random_move, sealed_openings, takes_back
from quivira.testing.server import Player, TableClient

People = Callable[..., Player]
every_game = pytest.mark.parametrize("game", names())
every_sealed_opening = pytest.mark.parametrize("game", sealed_openings())
with_looks = pytest.mark.parametrize("game", asked("shows"))
encode = msgspec.json.Encoder().encode
FIRST = long_game()


def seated(game: str, seed: int) -> Table:
    """A running table in memory, a person in every seat."""
    table = default_table(find(game))
    sheet = sheet_for("p0", NewTable(game, table.seats))
    match: Match[Any] = Match(table.game, table.seats, sheet.options, Rng(seed))
    locked = Locked(None, sheet, [Chair(seat, f"P{seat}", f"p{seat}") for seat in range(table.seats)])
    begin(locked, match)
    live = Table(locked.sheet, locked.chairs)
    live.play(match, locked.lines)
    return live


def do(live: Table, what: What) -> None:
    """A command, stored and true."""
    change = perform(live, Command(live.sheet.id, f"p{what.seat}", what), at=live.number)
    assert change is not None
    live.sheet = change.sheet
    live.play(change.match, change.lines)


def play_on(live: Table, rng: Rng) -> int:
    """A random choice; whose it was."""
    seat, action = random_move(live.playing().state, rng)
    do(live, Play(seat, live.number, [action.key], f"m{live.number}"))
    return seat


def votes(live: Table) -> list[Vote]:
    """The vote that is open, if there is one."""
    return [] if live.sheet.vote is None else [live.sheet.vote]


def asked_at(live: Table) -> int:
    return sum(vote.at for vote in votes(live))


def twin(live: Table, seat: int, rng: Rng) -> Table:
    """The table in a world that the seat cannot tell from the true one.

    Others hold other cards, have sealed other answers, and were or were not forced to what they did.
    """
    match = live.playing()
    other = Table(live.sheet, live.chairs)
    world = match.game.resample(match.state, seat, rng)
    top = world.stack[-1] if world.stack else None
    answers = {k: a.key for k, a in enumerate(top.answers) if a is not None} if isinstance(top, Sealed) else {}
    log = {line.number: line for line in match.log}
    lines = match.lines[:]
    for k in range(len(lines) - 1, -1, -1):
        line = lines[k]
        if line.seat not in (seat, CHANCE):
            hidden = {"key": answers.pop(line.seat, line.key), "forced": bool(rng.below(2))}
            log[line.number] = lines[k] = msgspec.structs.replace(line, **hidden)
    other.match = Match.at(match.game, world, lines, match.rng)
    other.match.log, other.clients = list(log.values()), live.clients
    return other


def gets_back(live: Table, what: What) -> bytes:
    """All that the sender is answered; of what is done and logged only that it is."""
    try:
        change = perform(live, Command(live.sheet.id, f"p{what.seat}", what), at=0)
    except QuiviraError as error:
        body = problems.problem_of(error).body
        return encode(Nack(what.id, body.code, body.message, body.reason, body.number))
    if change is None:
        return b"done before"
    if change.lines or change.sheet.vote is None:
        return b"done"
    after = Table(change.sheet, live.chairs)
    return encode(msgspec.structs.replace(table_info(after), chairs=[]))


def commands(live: Table, seat: int, rng: Rng) -> Iterator[What]:
    """All kinds of things that a seat may send, with numbers that are, were, or never will be."""
    match, number = live.playing(), live.number
    for keys in (path(match.game, match.state, seat, rng), anything(match.game, match.state, seat, rng)):
        yield Play(seat, number - rng.below(3) * rng.below(2), keys, "play")
    yield Undo(seat, number, "undo")
    for _ in range(3):
        yield Undo(seat, number, "undo", rng.below(number + 2))
        yield Ask(seat, number, "ask", "back", rng.below(number + 2))
    yield Answer(seat, "answer", at=asked_at(live), agree=bool(rng.below(2)))


@every_game
def test_answers_are_the_same_in_worlds_that_cannot_be_told_apart(game: str) -> None:
    """Whatever a seat sends: done or refused, code, reason, arguments, numbers and sizes."""
    rng = Rng(11)
    live = seated(game, 11)
    seats = live.sheet.seats
    while live.sheet.status == "playing" and live.number < RECENT:
        for seat in {live.sheet.waits_for()[0], rng.below(seats)}:
            other = twin(live, seat, rng)
            since = rng.below(live.number + 2)
            assert live.message((seat,), since) == other.message((seat,), since)
            for what in commands(live, seat, rng):
                assert gets_back(live, what) == gets_back(other, what), what
        mover = play_on(live, rng)
        if live.playing().takes_back(mover) and rng.below(4) == 0:
            do(live, Undo(mover, live.number, f"u{live.number}"))


@every_game
def test_what_the_leak_check_reads_is_what_is_sent(game: str) -> None:
    """Only the log and its numbers come on top."""
    live, rng = seated(game, 5), Rng(5)
    while live.sheet.status == "playing" and live.number < 60:
        match = live.playing()
        for seat in range(live.sheet.seats):
            told = live.position([seat], live.number)
            told.number = told.since = 0
            told.sides[0].undo = []
            assert encode(told) == message(match.game, match.state, seat)
        play_on(live, rng)


@pytest.mark.parametrize("game", long_games())
def test_any_action_that_counts_can_be_asked_back(game: str) -> None:
    """Chosen, forced or drawn; once all agree the game goes back to the choice that led there, if anybody has acted."""
    live, rng = seated(game, 3), Rng(3)
    while live.number < 60:
        play_on(live, rng)
    match = live.playing()
    numbers = [line.number for line in match.lines]
    choices = [line.number for line in match.lines if line.is_choice()]
    acted = next(line.number for line in match.lines if line.seat >= 0)
    for number in numbers[numbers.index(acted) :]:
        past = Table(live.sheet, live.chairs)
        past.match = match.fork()
        do(past, Ask(0, live.number, "ask", "back", number))
        assert [(vote.to, vote.seat, vote.agreed) for vote in votes(past)] == [(number, 0, [0])]
        for seat in range(1, live.sheet.seats):
            do(past, Answer(seat, "yes", at=asked_at(past), agree=True))
        led = [n for n in choices if n <= number]
        assert votes(past) == []
        assert past.number == live.number + bool(led)
        assert [line.number for line in past.playing().lines] == [n for n in numbers if not led or n < led[-1]]
    for never in {0, acted - 1, live.number + 1}:
        assert b'"no-choice"' in gets_back(live, Ask(0, live.number, "ask", "back", never))


@with_looks
def test_a_look_is_not_to_be_had_for_nothing(game: str) -> None:
    """Where a question shows something, nothing can be sent along, no undo is offered, and none is done."""
    looks = 0
    for seed in range(6):
        live, rng = seated(game, seed), Rng(seed)
        while live.sheet.status == "playing":
            match, number = live.playing(), live.number
            mover, action = random_move(match.state, rng)
            after = match.attempt(mover, [action.key]).state
            is_look = bool(after.stack) and after.stack[-1].shows
            if is_look:
                looks += 1
                last = match.game.space.actions[-1].key
                for shown in after.stack[-1].choices(after, mover):
                    for keys in ([action.key, shown.key], [action.key, shown.key, last]):
                        assert b'"unforeseen"' in gets_back(live, Play(mover, number, keys, "look"))
            do(live, Play(mover, number, [action.key], f"m{number}"))
            if is_look:
                assert live.position([mover], 0).sides[0].undo == []
                code = {"over": b'"over"'}.get(live.sheet.status, b'"cannot-undo"')
                assert code in gets_back(live, Undo(mover, live.number, "undo"))
    assert looks


def guests(people: People, game: str) -> tuple[list[Player], str]:
    seats = find(game).meta.seats[0]
    players = [people(f"P{seat}") for seat in range(seats)]
    table = players[0].post("/api/tables", {"game": game, "seats": seats})["table"]
    for player in players[1:]:
        player.post(f"/api/tables/{table}/sit")
    players[0].post(f"/api/tables/{table}/start")
    return players, table


@every_sealed_opening
def test_sealed_answers_cannot_be_read_before_the_reveal(people: People, game: str) -> None:
    """The last to answer sends each answer with something after it: every refusal is one message and says the same.

    Two tables at which the others have sealed their first and their last choice stand for the two worlds.
    """
    more = [action.key for action in find(game).space.actions][::-16]
    told: list[list[str]] = []
    for choice in (0, -1):
        players, table = guests(people, game)
        *others, last = players[0].get(f"/api/tables/{table}/position")["waiting"]
        for seat in others:
            mine = players[seat].get(f"/api/tables/{table}/position")
            key = mine["sides"][0]["legal"][choice]["key"]
            body = {"seat": seat, "seen": mine["number"], "keys": [key], "id": "sealed"}
            players[seat].post(f"/api/tables/{table}/play", body)
        told.append(tried(players[last], table, last, more))
        assert players[last].get(f"/api/tables/{table}/position")["waiting"] == [last]
    assert told[0] == told[1]


def tried(player: Player, table: str, seat: int, more: list[str]) -> list[str]:
    """All that comes back over the socket and over HTTP."""
    told: list[str] = []
    with closing(player.socket(table)) as client:
        client.wait("play")
        heard = len(client.raw)
        for answer in client.legal(seat):
            for key in more:
                name = client.send("play", id="x", seat=seat, seen=client.position["number"], keys=[answer, key])
                assert client.answered(name)["code"] == "unforeseen"
                body = {"seat": seat, "seen": client.position["number"], "keys": [answer, key], "id": "x"}
                refused = player.request("POST", f"/api/tables/{table}/play", body)
                told.append(f"{refused.status_code} {refused.text}")
        assert len(client.raw) - heard == len(told), "one message for each"
        return told + client.raw[heard:]


@pytest.mark.parametrize("game", takes_back())
def test_who_was_away_does_not_hear_what_was_taken_back(people: People, game: str) -> None:
    """Neither over the socket, nor in the log, nor in the replay; that something was taken back is told."""
    for _ in range(3):
        players, table = guests(people, game)
        with ExitStack() as stack:
            clients = [stack.enter_context(closing(player.socket(table))) for player in players]
            for client in clients:
                client.wait("play")
            if (found := taken_back(clients)) is not None:
                break
    else:
        raise AssertionError("no choice could be taken back in three games")
    seen, number = found
    for player in (*players, people("Watcher", join=False)):
        with closing(player.socket(table, seen)) as late:
            late.wait("play")
            lines = late.position["sides"][0]["lines"]
            assert [line["number"] for line in lines] == [number]
            assert [event["verb"] for event in lines[0]["events"]] == ["undone"]
        log = player.get(f"/api/tables/{table}/log?after={seen}")["lines"]
        assert [line["number"] for line in log] == [number]
        moments = player.get(f"/api/tables/{table}/replay?number={seen}&count=60")["moments"]
        assert [moment["number"] for moment in moments] == list(range(seen, number + 1))
        assert all(moment["views"] == moments[0]["views"] for moment in moments)


def taken_back(clients: list[TableClient]) -> tuple[int, int] | None:
    """First choices until one can be taken back; the number before it and that of the undo."""
    while not clients[0].position["outcome"]:
        seen = clients[0].position["number"]
        seat = clients[0].position["waiting"][0]
        answer = clients[seat].play(seat, clients[seat].legal(seat)[0])
        for client in clients:
            client.until(answer["number"])
        if clients[seat].side(seat)["undo"]:
            back = clients[seat].answered(clients[seat].send("undo", seat=seat, seen=answer["number"]))
            return seen, back["number"]
    return None


def test_a_bot_that_stands_in_agrees_to_nothing() -> None:
    """A late player's consent is their own to give, also while a bot plays for them."""
    live = seated(FIRST, 5)
    for _ in range(4):
        play_on(live, Rng(5))
    live.chairs[1] = msgspec.structs.replace(live.chairs[1], stand_in=STAND_IN)
    before = live.number
    do(live, Ask(0, before, "ask", "back", live.playing().lines[-1].number))
    for seat in range(2, live.sheet.seats):
        do(live, Answer(seat, "yes", at=asked_at(live), agree=True))
    assert [1 in vote.agreed for vote in votes(live)] == [False]
    assert b'"stand-in"' in gets_back(live, Play(1, before, ["x"], "play"))
    do(live, Answer(1, "yes", at=asked_at(live), agree=True))
    assert (votes(live), live.number) == ([], before + 1)


def test_nobody_waits_for_bots_and_those_who_have_left() -> None:
    live = seated(FIRST, 5)
    for _ in range(4):
        play_on(live, Rng(5))
    live.chairs[1] = msgspec.structs.replace(live.chairs[1], gone=True, stand_in=STAND_IN)
    for seat in range(2, live.sheet.seats):
        live.chairs[seat] = Chair(seat, "Bot", bot="easy")
    before = live.number
    do(live, Ask(0, before, "ask", "back", live.playing().lines[-1].number))
    assert (votes(live), live.number) == ([], before + 1)


@every_sealed_opening
def test_two_secret_questions_in_a_row_are_two(game: str) -> None:
    """An answer to what was asked before is stale, also where only secret answers came since."""
    live = seated(game, 2)
    seen, seats = live.number, live.sheet.waits_for()
    for seat in seats[:-1]:
        do(live, Play(seat, seen, [live.playing().state.legal(seat)[0].key], "a"))
    last = live.playing().state.legal(seats[-1])[0].key
    assert gets_back(live, Play(seats[-1], seen, [last], "b")) == b"done"
    log = live.playing().log
    other = log[-1]
    log[-1] = msgspec.structs.replace(other, key="an answer to another question")
    assert b'"stale"' in gets_back(live, Play(seats[-1], seen, [last], "b"))
