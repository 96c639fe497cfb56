"""A match: all or nothing, undo and its barrier, records and resuming; on every game that is found."""

from __future__ import annotations

from typing import Any

import pytest

from quivira.bots import LEVELS, Bot, Budget, GreedyBot, RandomBot, bot
from quivira.kernel import BadRecord, Game, IllegalAction, QuiviraError, Rng, Sealed, Turn, UnknownAction
from quivira.kernel.record import decode, digest, replay
from quivira.kernel.registry import find, names
from quivira.match import Match, SecretRng

GAMES = [find(name) for name in names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=names())


def some_match(game: Game[Any], seed: int = 1) -> Match[Any]:
    return Match(game, game.meta.seats[0], rng=Rng(seed))


def step(match: Match[Any], rng: Rng) -> None:
    """A random choice of whoever is asked."""
    seat = match.state.actors()[0]
    match.play(seat, [RandomBot(rng).choose(match.turn(seat))])


def play_to(match: Match[Any], wanted: Any) -> bool:
    """Random choices until the match looks as wanted."""
    rng = Rng(7)
    while not match.state.is_over():
        if wanted(match):
            return True
        step(match, rng)
    return False


@every_game
def test_a_match_only_asks_where_there_is_a_choice(game: Game[Any]) -> None:
    match = some_match(game)
    rng = Rng(2)
    while not match.state.is_over():
        assert all(len(match.state.legal(seat)) > 1 for seat in match.state.actors())
        step(match, rng)
    forced = [entry for entry in match.entries if entry.forced]
    assert all(entry.seat >= 0 for entry in forced)


@every_game
def test_a_list_of_keys_is_all_or_nothing(game: Game[Any]) -> None:
    match = some_match(game)
    seat = match.state.actors()[0]
    before, entries = game.dump(match.state), len(match.entries)
    good = match.state.legal(seat)[0].key
    with pytest.raises(UnknownAction):
        match.play(seat, [good, "no:such:key"])
    with pytest.raises(IllegalAction):
        match.play(seat, [next(a.key for a in game.space.actions if a not in match.state.legal(seat))])
    assert game.dump(match.state) == before
    assert len(match.entries) == entries


@every_game
def test_undo_takes_back_the_last_choice(game: Game[Any]) -> None:
    """Where a seat is asked twice in a row and nothing was drawn or revealed between, the first can be taken back."""
    for seed in range(3):
        match = some_match(game, seed)
        rng = Rng(seed)
        while not match.state.is_over() and len(match.entries) < 120:
            seat = match.state.actors()[0]
            sealed = isinstance(match.state.stack[-1], Sealed)
            before, entries = game.dump(match.state), match.entries[:]
            step(match, rng)
            own = all(entry.seat == seat for entry in match.entries[len(entries) :])
            assert match.undo(seat) == (own and not sealed)
            if own and not sealed:
                assert game.dump(match.state) == before
                assert match.entries == entries
                step(match, rng)


@every_game
def test_nobody_undoes_for_another(game: Game[Any]) -> None:
    match = some_match(game)
    step(match, Rng(1))
    for seat in range(match.state.seats):
        if match.entries[-1].seat != seat:
            assert not match.undo(seat)


@every_game
def test_rewinding_goes_anywhere(game: Game[Any]) -> None:
    match = some_match(game)
    states = {}
    rng = Rng(5)
    while not match.state.is_over():
        states[len(match.entries)] = game.dump(match.state)
        step(match, rng)
    for number in sorted(states, reverse=True)[:: max(1, len(states) // 8)]:
        match.rewind(number)
        assert game.dump(match.state) == states[number]


@every_game
def test_a_saved_match_goes_on(game: Game[Any]) -> None:
    match = some_match(game)
    play_to(match, lambda m: len(m.entries) > 40)
    again = Match.resume(game, decode(match.record(["A", "B"]).encode()), Rng(3))
    assert game.dump(again.state) == game.dump(match.state)
    assert again.told(0) == match.told(0)
    rng = Rng(1)
    while not again.state.is_over():
        step(again, rng)
    record = again.record()
    assert record.result is not None
    *_, last = replay(game, record)
    assert digest(game, last) == record.result.digest


@every_game
def test_loaded_states_share_nothing(game: Game[Any]) -> None:
    """Loading one state changes no other that was loaded before."""
    match = some_match(game)
    rng = Rng(9)
    loaded: list[tuple[bytes, Any]] = []
    while not match.state.is_over() and len(loaded) < 60:
        data = game.dump(match.state)
        loaded.append((data, game.load(data)))
        step(match, rng)
    assert all(game.dump(s) == data for data, s in loaded)


@every_game
def test_a_falsified_record_is_refused(game: Game[Any]) -> None:
    match = some_match(game)
    rng = Rng(1)
    while not match.state.is_over():
        step(match, rng)
    good = match.record()
    assert good.result is not None

    def refused(match_text: str, **changes: Any) -> None:
        record = decode(good.encode())
        for name, value in changes.items():
            setattr(record, name, value)
        with pytest.raises(BadRecord, match=match_text):
            list(replay(game, record))

    refused("not of", game="another_game")
    refused("rules version 99, installed is", rules=99)
    refused("do not finish", moves=good.moves[:-1])
    refused("move 2 of the record", moves=[good.moves[0], (0, "no-such-key"), *good.moves[2:]])
    other = type(good.result)([99], good.result.ranks, good.result.end_reason, good.result.digest)
    refused("claims", result=other)
    older = game.meta.rules_version - 1
    refused(f"claims .* rules version {older}", result=other, rules=older)
    refused(f"do not finish .* rules version {older}", moves=good.moves[:-1], rules=older)


@every_game
def test_a_record_of_older_rules_replays_where_the_moves_lead_to_its_result(game: Game[Any]) -> None:
    """Its digest is not compared: a state names the rules that it is of."""
    match = some_match(game)
    rng = Rng(1)
    while not match.state.is_over():
        step(match, rng)
    record = match.record()
    assert record.result is not None
    record.rules -= 1
    record.result = type(record.result)(record.result.totals, record.result.ranks, record.result.end_reason, "older")
    *_, last = replay(game, record)
    assert last.is_over()


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff\xfe", b'{"game": 5}'])
def test_a_broken_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        decode(data)


@every_game
def test_a_record_of_another_format_is_refused(game: Game[Any]) -> None:
    data = some_match(game).record().encode().replace(b"quivira-record-1", b"quivira-record-9")
    with pytest.raises(BadRecord, match="quivira-record-9"):
        decode(data)


def test_live_tables_draw_from_secrets() -> None:
    rng = SecretRng()
    assert len({rng.word() for _ in range(20)}) > 1
    assert all(0 <= rng.below(6) < 6 for _ in range(100))


@every_game
def test_a_turn_never_holds_the_true_state(game: Game[Any]) -> None:
    """Whatever a bot digs out of its turn, it is a world made only of what the seat knows."""
    match = some_match(game)
    play_to(match, lambda m: len(m.entries) > 20)
    seat = match.state.actors()[0]
    turn: Turn[Any] = match.turn(seat)
    assert match.state not in vars(turn).values()
    assert game.dump(turn.sample(Rng(1))) == game.dump(game.resample(match.state, seat, Rng(1)))
    refused = {action.key for action, _ in turn.refused()}
    assert refused.isdisjoint(action.key for action in turn.legal)


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_whole_games(game: Game[Any], level: str) -> None:
    match = Match(game, game.meta.seats[0], rng=Rng(4))
    player = bot(level, Rng(5))
    player.budget = Budget(sims=4)
    for _ in range(8):
        if match.state.is_over():
            break
        seat = match.state.actors()[0]
        key = player.choose(match.turn(seat))
        assert key in [action.key for action in match.state.legal(seat)]
        match.play(seat, [key])


@every_game
def test_easy_beats_random(game: Game[Any]) -> None:
    """Two players' worth of luck aside, looking ahead must help."""
    ahead = 0
    for number in range(3):
        match = Match(game, game.meta.seats[0], rng=Rng(11, number))
        easy = number % match.state.seats
        players: list[Bot] = [RandomBot(Rng(seat)) for seat in range(match.state.seats)]
        players[easy] = GreedyBot(Rng(easy), worlds=1, ahead=1)
        while not match.state.is_over():
            seat = match.state.actors()[0]
            match.play(seat, [players[seat].choose(match.turn(seat))])
        totals = [score.total for score in game.scores(match.state)]
        ahead += totals[easy] - sum(totals) // len(totals)
    assert ahead > 0


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(QuiviraError, match="random"):
        bot("rando", Rng(1))
