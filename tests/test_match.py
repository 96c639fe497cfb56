"""A match: all or nothing, undo and its barrier, records and resuming; on every game that is found."""

from __future__ import annotations

from typing import Any

import pytest

from quivira.bots import LEVELS, Bot, Budget, GreedyBot, RandomBot, bot
from quivira.kernel import (
    CHANCE,
    BadRecord,
    Game,
    IllegalAction,
    QuiviraError,
    Rng,
    Sealed,
    State,
    Step,
    Turn,
    UnknownAction,
)
from quivira.kernel.record import decode, digest, replay
from quivira.kernel.registry import find, names
from quivira.match import Match, SecretRng, Unforeseen, standing, wire
from quivira.testing.play import (
    Table,
    asked,
    default_table,
    long_games,
    random_move,
    sealed_openings,
    tables,
    takes_back,
    walk,
)

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


def midway(game: Game[Any]) -> Match[Any]:
    """A match at half its length."""
    whole, match = some_match(game), some_match(game)
    play_to(whole, lambda m: False)
    play_to(match, lambda m: len(m.lines) >= len(whole.lines) // 2)
    return match


@every_game
def test_a_match_only_asks_where_there_is_a_choice(game: Game[Any]) -> None:
    match = some_match(game)
    rng = Rng(2)
    while not match.state.is_over():
        assert all(len(match.state.legal(seat)) > 1 for seat in match.state.actors())
        step(match, rng)
    forced = [line for line in match.lines if line.forced]
    assert all(line.seat >= 0 for line in forced)


@every_game
def test_a_list_of_keys_is_all_or_nothing(game: Game[Any]) -> None:
    match = some_match(game)
    seat = match.state.actors()[0]
    before, lines = game.dump(match.state), len(match.lines)
    good = match.state.legal(seat)[0].key
    with pytest.raises(UnknownAction):
        match.play(seat, [good, "no:such:key"])
    with pytest.raises(IllegalAction):
        match.play(match.state.seats, [good])  # there is no such seat
    for wrong in [action.key for action in game.space.actions if action not in match.state.legal(seat)][:3]:
        with pytest.raises(IllegalAction):
            match.play(seat, [wrong])
    assert game.dump(match.state) == before
    assert len(match.lines) == lines


@pytest.mark.parametrize("name", sealed_openings())
def test_a_secret_answer_is_shown_to_whoever_gave_it_alone(name: str) -> None:
    match: Match[Any] = Match(find(name), find(name).meta.seats[-1], rng=Rng(1))
    first, *others = match.state.actors()
    assert match.side(first).answer is None
    chosen = match.state.legal(first)[-1]
    described = match.game.space.describe(chosen, match.state.options)
    match.play(first, [chosen.key])
    assert match.side(first).answer is chosen
    assert [match.side(seat).answer for seat in (*others, None)] == [None] * (len(others) + 1)
    own, *rest = (wire.side(match.side(seat), []).answer for seat in (first, *others, None))
    assert own == described
    assert rest == [None] * (len(others) + 1)
    assert not wire.side(match.side(first), []).settled, "it was chosen"


@pytest.mark.parametrize("name", sealed_openings())
def test_the_last_to_answer_in_secret_cannot_look_ahead(name: str) -> None:
    """Whatever is sent along with the answer that opens all of them, the refusal says the same."""
    game = find(name)
    for seed in range(3):
        match = some_match(game, seed)
        while len(match.state.actors()) > 1:
            step(match, Rng(seed))
        (seat,) = match.state.actors()
        for answer in match.state.legal(seat):
            for other in game.space.actions:
                with pytest.raises(Unforeseen) as refused:
                    match.play(seat, [answer.key, other.key])
                assert (refused.value.key, refused.value.reason.key) == (other.key, "why-unforeseen")
            with pytest.raises(UnknownAction):
                match.play(seat, [answer.key, "no:such:key"])


def lists(table: Table, seed: int) -> Any:
    """At every decision of a random game: the state, the seat, its action, and what is open after it."""
    for s, move in walk(table, seed):
        if move is not None and move[0] != CHANCE:
            trial: State = s.clone()
            trial.apply(*move)
            yield s, *move, trial


@every_game
def test_a_list_goes_on_only_where_the_seat_knows_what_comes(game: Game[Any]) -> None:
    """Not after a secret answer, a draw, a question that shows something, another seat's question, or the end."""
    assert lists_that_go_on(game) >= 0


def test_in_some_games_lists_go_on() -> None:
    assert any(lists_that_go_on(game) for game in GAMES)


def lists_that_go_on(game: Game[Any]) -> int:
    """How many lists of two keys are done in a random game; all others are refused."""
    done = barred = 0
    for s, seat, action, after in lists(default_table(game), 1):
        match = Match.at(game, s, [], Rng(1))
        following: Step[Any] | None = after.stack[-1] if after.stack else None
        known = following is not None and not isinstance(s.stack[-1], Sealed) and not following.shows
        more = after.legal(seat)
        if known and after.actors() == [seat]:
            match.play(seat, [action.key, more[-1].key])
            done += 1
        else:
            with pytest.raises(Unforeseen):
                match.play(seat, [action.key, more[-1].key if more else action.key])
            barred += 1
    assert barred, "nothing can be sent along with what ends the game"
    return done


@every_game
def test_what_has_shown_something_cannot_be_taken_back(game: Game[Any]) -> None:
    """A secret answer, what opens a question that shows something or may pass by itself, and what ends the game."""
    kinds: set[str] = set()
    for table in tables(game)[:3]:
        match: Match[Any] = Match(game, table.seats, table.options, Rng(3))
        rng = Rng(4)
        while not match.state.is_over():
            question = match.state.stack[-1]
            seat, action = random_move(match.state, rng)
            tried = match.attempt(seat, [action.key])
            following = tried.state.stack[-1] if tried.state.stack else None
            why = {
                "sealed": isinstance(question, Sealed),
                "over": following is None,
                "shows": following is not None and following.shows,
                "private": following is not None and following.private and following.actors() != [seat],
            }
            assert tried.lines[-1].final == any(why.values())
            match.play(seat, [action.key])
            if any(why.values()):
                assert match.takes_back(seat) == []
            kinds |= {kind for kind, holds in why.items() if holds}
        assert not any(match.takes_back(seat) for seat in range(table.seats)), "all hands are open"
    if game.meta.name in long_games():  # in others they may come after a draw alone
        assert kinds >= {kind for kind in ("shows", "private") if game.meta.name in asked(kind)}


@every_game
def test_undo_takes_back_the_last_choice(game: Game[Any]) -> None:
    """Where a seat is asked twice in a row and nothing was drawn or shown between, the first can be taken back."""
    assert taken_back(game) >= 0


def test_in_some_games_choices_are_taken_back() -> None:
    assert any(taken_back(game) for game in GAMES)


def taken_back(game: Game[Any]) -> int:
    """How many choices of some random games could be taken back; all were tried."""
    returned = 0
    for seed in range(3):
        match = some_match(game, seed)
        rng = Rng(seed)
        while not match.state.is_over() and len(match.lines) < 120:
            seat = match.state.actors()[0]
            before, lines = game.dump(match.state), match.lines[:]
            step(match, rng)
            own = all(line.seat == seat and not line.final for line in match.lines[len(lines) :])
            assert match.undo(seat) == own
            if own:
                assert game.dump(match.state) == before
                assert match.lines == lines
                step(match, rng)
                returned += 1
    return returned


def with_undos(game: Game[Any]) -> Match[Any]:
    """A match that is still on, whose last line is the fifth undo, where the game has choices to take back."""
    for seed in range(5):
        match, rng = some_match(game, seed), Rng(seed)
        undos = 0
        while not match.state.is_over():
            seat = match.state.actors()[0]
            step(match, rng)
            undos += (seed > 2 or rng.below(2) == 0) and match.undo(seat)  # at last, in a short game, whatever can be
            if undos == 5:
                return match
    raise AssertionError(f"{game.meta.name}: five choices were never taken back")


UNDOING = [find(name) for name in takes_back()]
every_undo = pytest.mark.parametrize("game", UNDOING, ids=[game.meta.name for game in UNDOING])


@every_undo
def test_nothing_that_was_written_is_deleted(game: Game[Any]) -> None:
    """An undo is a line of its own: numbers go on, and the lines that stand are those that none takes back."""
    match = with_undos(game)
    assert [line.number for line in match.log] == list(range(1, match.number + 1))
    assert sum(line.back is not None for line in match.log) == 5
    assert match.lines == standing(match.log)
    assert len(match.lines) < len(match.log)


@every_undo
def test_a_log_leads_where_the_match_stands(game: Game[Any]) -> None:
    """From the beginning, from any state on the way, or bit by bit."""
    match = with_undos(game)
    seats, options = match.state.seats, match.state.options
    from_start: Match[Any] = Match.from_log(game, game.new(seats, options), 0, match.log)
    bit_by_bit: Match[Any] = Match.at(game, game.new(seats, options), [])
    for number in range(0, match.number, 7):
        bit_by_bit.follow(match.log[number : number + 7])
    half = Match.from_log(game, game.new(seats, options), 0, match.log[: match.number // 2])
    from_half: Match[Any] = Match.from_log(game, half.state, half.number, match.log)
    for again in (from_start, bit_by_bit, from_half):
        assert game.dump(again.state) == game.dump(match.state)
        assert (again.lines, again.log) == (match.lines, match.log)


@every_undo
def test_what_was_taken_back_is_not_told_to_those_who_come_later(game: Game[Any]) -> None:
    match = with_undos(game)
    stands = {line.number for line in match.lines} | {line.number for line in match.log if line.back is not None}
    for viewer in (None, *range(match.state.seats)):
        told = match.told(viewer)
        assert {line.number for line in told} <= stands
        assert all(line.events[0].verb == "undone" for line in told if line.back is not None)
        assert match.told(viewer, since=5) == [line for line in told if line.number > 5]


@every_undo
def test_a_match_forgets_old_events_and_nothing_else(game: Game[Any]) -> None:
    match = with_undos(game)
    whole = match.fork()
    match.forget(but=6)
    assert match.log == whole.log[-6:]
    assert match.reachable(0) == match.number - 6
    assert match.told(0, match.reachable(0)) == whole.told(0, match.number - 6)
    assert [line.without_events() for line in match.lines] == [line.without_events() for line in whole.lines]
    assert not any(line.events for line in match.lines if line.number <= match.number - 6)
    assert match.record() == whole.record()
    assert [match.takes_back(seat) for seat in range(2)] == [whole.takes_back(seat) for seat in range(2)]


@every_game
def test_only_the_first_line_of_a_command_carries_its_id(game: Game[Any]) -> None:
    match = some_match(game)
    before = match.number
    seat = match.state.actors()[0]
    match.play(seat, [match.state.legal(seat)[0].key], client="0:abc", at=77)
    assert [line.client for line in match.since(before)] == ["0:abc"] + [None] * (match.number - before - 1)
    assert {line.at for line in match.since(before)} == {77}


@every_game
def test_nobody_undoes_for_another(game: Game[Any]) -> None:
    match = some_match(game)
    step(match, Rng(1))
    for seat in range(match.state.seats):
        if match.lines[-1].seat != seat:
            assert not match.undo(seat)


@every_game
def test_rewinding_goes_anywhere(game: Game[Any]) -> None:
    match = some_match(game)
    states = {}
    rng = Rng(5)
    while not match.state.is_over():
        states[len(match.lines)] = game.dump(match.state)
        step(match, rng)
    for number in sorted(states, reverse=True)[:: max(1, len(states) // 8)]:
        match.rewind(number + 1)
        assert game.dump(match.state) == states[number]


@every_game
def test_a_saved_match_goes_on(game: Game[Any]) -> None:
    match = midway(game)
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
    match = midway(game)
    seat = match.state.actors()[0]
    turn: Turn[Any] = match.turn(seat)
    assert match.state not in vars(turn).values()
    assert game.dump(turn.sample(Rng(1))) == game.dump(game.resample(match.state, seat, Rng(1)))
    refused = {action.key for action, _ in turn.refused()}
    assert refused.isdisjoint(action.key for action in turn.legal)


@every_game
def test_a_turn_shows_what_the_true_side_does(game: Game[Any]) -> None:
    match = some_match(game)
    rng = Rng(8)
    for _ in range(30):
        if match.state.is_over():
            break
        for seat in range(game.meta.seats[0]):
            side, turn = match.side(seat), match.turn(seat)
            assert (turn.view, turn.prompt, turn.cites) == (side.view, side.prompt, side.cites)
            assert (turn.legal, turn.refused()) == (side.legal, side.refused())
        step(match, rng)


@every_game
def test_whoever_is_not_asked_is_shown_the_table_and_no_question(game: Game[Any]) -> None:
    match = some_match(game)
    asked = match.state.actors()
    for viewer in (None, *(seat for seat in range(game.meta.seats[0]) if seat not in asked)):
        side = match.side(viewer)
        assert side.view == game.view(match.state, viewer)
        assert (side.question, side.prompt, side.cites, side.legal, side.refused()) == (None, None, "", [], [])


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
