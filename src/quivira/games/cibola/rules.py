"""The rules, in the order of the rulebook. Numbers in brackets cite rulebook/en.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.cibola import components as box
from quivira.games.cibola.state import Cibola
from quivira.kernel import NOBODY, Action, Chance, Deck, Draw, Flow, Options, Rng, Sealed, Seat, Step, Text, done
from quivira.numbers import among, bit, filled, ints, nth, size

# Set-up (1-8)


def set_up(seats: int, options: Options) -> Cibola:
    s = Cibola(seats, options)
    s.stack = [Rounds(), ShowTotem(), TossTorch()]
    s.explorers = filled(seats, box.START_EXPLORERS[seats])
    s.sent = filled(seats, 0)
    s.open = ints([len(column) for column in box.COLUMNS])
    s.deck_one = Deck([int(box.IN_DECK_ONE[card]) for card in range(box.CARDS)])
    s.deck_two = Deck([int(not box.IN_DECK_ONE[card]) for card in range(box.CARDS)])
    s.cards = [[] for _ in range(seats)]
    s.totem_deck = Deck([int(t != box.COPY_TOTEM or bool(options["copy_totem"])) for t in range(box.TOTEMS)])  # 8
    s.totems = [[] for _ in range(seats)]
    return s


class TossTorch(Chance[Cibola]):
    """Who is the first torch guard (7)."""

    def outcomes(self, s: Cibola) -> list[tuple[Action, int]]:
        return [(action, 1) for action in box.TORCH.actions[: s.seats]]

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        s.torch = action.arg
        s.emit(box.TORCH_TOSSED, s.torch)


class ShowTotem(Draw[Cibola]):
    """Lay totems above the temple (6)."""

    def deck(self, s: Cibola) -> Deck:
        return s.totem_deck

    def actions(self) -> list[Action]:
        return box.SHOW.actions

    def drawn(self, s: Cibola, kind: int) -> None:
        s.totem_row.append(kind)
        s.emit(box.TOTEM_SHOWN, NOBODY, kind)
        if len(s.totem_row) < box.TOTEMS_SHOWN:
            s.stack.append(self)


class Rounds(Flow[Cibola]):
    """Eight rounds of three phases, then the copy totem (9, 25, 26)."""

    def proceed(self, s: Cibola) -> None:
        if s.round < box.ROUNDS:
            s.round += 1
            s.emit(box.ROUND_BEGINS, NOBODY, s.round)
            s.follow(DISCOVER, Send(groups_of_nobody(s)), GAIN)
        else:
            done(s)
            s.stack.append(Finish())
            for seat in range(s.seats):
                if box.COPY_TOTEM in s.totems[seat] and totems_used(s):
                    s.stack.append(CopyTotem(seat))


# Phase 1: discovery


class Discover(Draw[Cibola]):
    """Turn the top cards face up in a row (9)."""

    def deck(self, s: Cibola) -> Deck:
        return s.deck()

    def actions(self) -> list[Action]:
        return box.TURN.actions

    def drawn(self, s: Cibola, kind: int) -> None:
        s.row.append(kind)
        s.emit(box.CARD_TURNED, NOBODY, kind)
        if len(s.row) < box.ROW:
            s.stack.append(self)

    def settle(self, s: Cibola, rng: Rng) -> None:
        """All cards at once."""
        done(s)
        while len(s.row) < box.ROW:
            deck = s.deck()
            card = deck.pick(rng)
            deck.take(card)
            s.row.append(card)
            s.emit(box.CARD_TURNED, NOBODY, card)


DISCOVER: Final = Discover()


# Phase 2: sending explorers


def groups_of_nobody(s: Cibola) -> list[Action | None]:
    """Who owns no explorer sends none and is not asked."""
    return [None if s.explorers[seat] else box.SEND.actions[0] for seat in range(s.seats)]


class Send(Sealed[Cibola]):
    """How many explorers to send, in secret (10)."""

    ask = "ask-send"
    cites = "10"

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return box.SEND.actions

    def refusal(self, s: Cibola, seat: Seat, action: Action) -> Text | None:
        if action.arg > s.explorers[seat]:
            return Text("why-too-few-explorers", {"n": s.explorers[seat]})
        return None

    def legal(self, s: Cibola, seat: Seat) -> list[Action]:
        return box.SENDS[s.explorers[seat]]

    def reveal(self, s: Cibola, answers: list[Action]) -> None:
        for seat in range(s.seats):
            s.sent[seat] = answers[seat].arg
            s.emit(box.SENT, seat, s.sent[seat])
        call_back(s)
        s.order = turn_order(s)


def group_of(s: Cibola, owner: Seat, seat: Seat | None) -> tuple[bool, int | None]:
    """Whether the owner has chosen a group, and its size where `seat` may know it."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Send):
        answer = top.answers[owner]
        return answer is not None, answer.arg if answer is not None and owner == seat else None
    return bool(s.order), s.sent[owner] if s.order else None


def call_back(s: Cibola) -> None:
    """Zero senders share the camp as it is now; what cannot be shared evenly stays (11-13)."""
    takers: i64 = 0
    for seat in range(s.seats):
        if s.sent[seat] == 0:
            takers += 1
    share = s.camp // takers if takers else 0
    for seat in range(s.seats):
        if s.sent[seat] == 0 and share:
            s.camp -= share
            s.explorers[seat] += share
            s.emit(box.CALLED_BACK, seat, share)


def turn_order(s: Cibola) -> list[Seat]:
    """Larger groups first, ties and zero senders in torch order (14)."""
    order: list[Seat] = []
    for i in range(s.seats):
        seat = s.torch + i if s.torch + i < s.seats else s.torch + i - s.seats
        place: i64 = len(order)
        while place > 0 and s.sent[order[place - 1]] < s.sent[seat]:
            place -= 1
        order.insert(place, seat)
    return order


# Phase 3: gaining treasures


class Gain(Flow[Cibola]):
    """Cards are taken in turn order: one each, with two players two each, alternately (14-16, 21-24)."""

    def proceed(self, s: Cibola) -> None:
        if s.taken < cards_to_take(s):
            seat: Seat = s.order[s.taken % s.seats]
            if s.taken < s.seats:
                make_camp(s, seat)
            s.taken += 1
            s.stack.append(TAKE_CARD[seat])
        elif s.row:
            leave_out(s)
        else:
            done(s)
            pass_torch(s, s.order[(s.taken - 1) % s.seats])


GAIN: Final = Gain()


def cards_to_take(s: Cibola) -> i64:
    """With two players two cards each, else one (21-23)."""
    return s.seats * (box.ROW // s.seats)


def make_camp(s: Cibola, seat: Seat) -> None:
    """A player's group goes to the camp, once, before the first card is taken (15, 23)."""
    s.explorers[seat] -= s.sent[seat]
    s.camp += s.sent[seat]
    if s.sent[seat]:
        s.emit(box.CAMPED, seat, s.sent[seat])


def leave_out(s: Cibola) -> None:
    """With three players the fourth card goes out; its rock is placed by whoever sent the most (22)."""
    card = s.row.pop()
    s.out.append(card)
    s.emit(box.LEFT_OUT, NOBODY, card)
    if box.HAS_ROCK[card] and may_place_any(s):
        s.stack.append(PLACE_ROCK[s.order[0]])


def pass_torch(s: Cibola, seat: Seat) -> None:
    """Whoever took the last treasure card is torch guard in the next round (24)."""
    s.torch = seat
    s.order = []
    s.taken = 0
    for other in range(s.seats):
        s.sent[other] = 0
    s.emit(box.TORCH_PASSED, seat)


class TakeCard(Step[Cibola]):
    """Which treasure card to take (16); then its symbol, before the next player (17, 18, 20)."""

    ask = "ask-take"
    cites = "16"

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return box.TAKE.actions

    def refusal(self, s: Cibola, seat: Seat, action: Action) -> Text | None:
        return None if action.arg in s.row else Text("why-not-in-row")

    def legal(self, s: Cibola, seat: Seat) -> list[Action]:
        return [box.TAKE.actions[card] for card in s.row]

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        card = action.arg
        s.row.remove(card)
        s.cards[seat].append(card)
        s.emit(box.TOOK, seat, card)
        if box.HAS_ROCK[card] and may_place_any(s):
            s.stack.append(PLACE_ROCK[seat])
        if box.HAS_TOTEM[card] and s.totem_row:
            s.stack.append(TAKE_TOTEM[seat])


TAKE_CARD: Final = [TakeCard(seat) for seat in range(box.MOST_SEATS)]


def may_cover(s: Cibola) -> i64:
    """The open chambers of columns that a new rock would not close (17)."""
    chambers: i64 = 0
    for column in range(box.TREASURES):
        if s.open[column] > 1:
            chambers |= box.COLUMN_SETS[column]
    return chambers & ~s.rocks


def may_place_any(s: Cibola) -> bool:
    """There is always a chamber for a rock; were the data wrong, the rock would be skipped (A1)."""
    return may_cover(s) != 0


class PlaceRock(Step[Cibola]):
    """Which chamber to cover (17)."""

    ask = "ask-rock"
    cites = "17"

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return box.ROCK.actions

    def refusal(self, s: Cibola, seat: Seat, action: Action) -> Text | None:
        if s.is_covered(action.arg):
            return Text("why-covered")
        return None if may_cover(s) & bit(action.arg) else Text("why-last-open")

    def legal(self, s: Cibola, seat: Seat) -> list[Action]:
        return among(box.ROCK.actions, may_cover(s))

    def random(self, s: Cibola, seat: Seat, rng: Rng) -> Action:
        chambers = may_cover(s)
        return box.ROCK.actions[nth(chambers, rng.below(size(chambers)))]

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        s.cover(action.arg)
        s.emit(box.ROCK_PLACED, seat, action.arg)


PLACE_ROCK: Final = [PlaceRock(seat) for seat in range(box.MOST_SEATS)]


# Totems


class TakeTotem(Step[Cibola]):
    """Which totem to take (18)."""

    ask = "ask-totem"
    cites = "18"

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return box.CHOOSE_TOTEM.actions

    def refusal(self, s: Cibola, seat: Seat, action: Action) -> Text | None:
        return None if action.arg in s.totem_row else Text("why-not-above-temple")

    def legal(self, s: Cibola, seat: Seat) -> list[Action]:
        return [box.CHOOSE_TOTEM.actions[totem] for totem in s.totem_row]

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        totem = action.arg
        s.totem_row.remove(totem)
        s.totems[seat].append(totem)
        s.emit(box.TOTEM_TAKEN, seat, totem)
        if box.ROCK_STEP[totem] and may_move(s, box.ROCK_STEP[totem]):
            s.stack.append(MoveRock(seat, box.ROCK_STEP[totem]))
        if box.RECRUITS[totem] and s.camp:
            s.stack.append(Recruit(seat, box.RECRUITS[totem]))


TAKE_TOTEM: Final = [TakeTotem(seat) for seat in range(box.MOST_SEATS)]


def may_move(s: Cibola, step: i64) -> i64:
    """The rocks that can move; the last open chamber of a column may be covered, for another one opens (A21)."""
    return s.rocks & ~box.TOPS & ~(s.rocks << 1) if step < 0 else s.rocks & ~box.BOTTOMS & ~(s.rocks >> 1)


class MoveRock(Step[Cibola]):
    """Move one rock one chamber up or down, or decline (19)."""

    cites = "19"

    step: i64  # -1 up, 1 down

    def prompt(self, s: Cibola) -> Text:
        return Text("ask-move-up" if self.step < 0 else "ask-move-down")

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return [*box.MOVE.actions, box.DECLINE]

    def refusal(self, s: Cibola, seat: Seat, action: Action) -> Text | None:
        if action is box.DECLINE or may_move(s, self.step) & bit(action.arg):
            return None
        if not s.is_covered(action.arg):
            return Text("why-no-rock")
        ends = box.TOPS if self.step < 0 else box.BOTTOMS
        return Text("why-end-of-column" if ends & bit(action.arg) else "why-covered")

    def legal(self, s: Cibola, seat: Seat) -> list[Action]:
        legal = among(box.MOVE.actions, may_move(s, self.step))
        legal.append(box.DECLINE)
        return legal

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        if action is box.DECLINE:
            s.emit(box.DECLINED, seat)
            return
        s.uncover(action.arg)
        s.cover(action.arg + self.step)
        s.emit(box.ROCK_MOVED, seat, action.arg, action.arg + self.step)


class Recruit(Step[Cibola]):
    """Take explorers from the camp, as many as the totem says or all, or decline (19)."""

    ask = "ask-recruit"
    cites = "19"

    most: i64

    def prompt(self, s: Cibola) -> Text:
        return Text(self.ask, {"n": min(self.most, s.camp)})

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return box.RECRUIT_OR_NOT

    def legal(self, s: Cibola, seat: Seat) -> list[Action]:
        return box.RECRUIT_OR_NOT

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        if action is box.DECLINE:
            s.emit(box.DECLINED, seat)
        else:
            recruit(s, seat, self.most)


def recruit(s: Cibola, seat: Seat, most: i64) -> None:
    number = min(most, s.camp)
    s.camp -= number
    s.explorers[seat] += number
    s.emit(box.RECRUITED, seat, number)


# Before scoring: the copy totem (26-28)


def totems_used(s: Cibola) -> i64:
    """The set of totems that may be copied: every other one in front of a player (27)."""
    used: i64 = 0
    for held in s.totems:
        for totem in held:
            if totem != box.COPY_TOTEM:
                used |= bit(totem)
    return used


class CopyTotem(Step[Cibola]):
    """Which totem to point at, or none (26)."""

    ask = "ask-copy"
    cites = "26"

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return [*box.COPY.actions, box.DECLINE]

    def refusal(self, s: Cibola, seat: Seat, action: Action) -> Text | None:
        if action is box.DECLINE or totems_used(s) & bit(action.arg):
            return None
        return Text("why-copies-itself" if action.arg == box.COPY_TOTEM else "why-not-used")

    def legal(self, s: Cibola, seat: Seat) -> list[Action]:
        legal = among(box.COPY.actions, totems_used(s))
        legal.append(box.DECLINE)
        return legal

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        if action is box.DECLINE:
            s.emit(box.DECLINED, seat)
            return
        totem = action.arg
        s.copied = totem
        s.emit(box.COPIED, seat, totem)
        if box.AT_ONCE[totem]:
            self.carry_out(s, totem)

    def carry_out(self, s: Cibola, totem: int) -> None:
        """An at-once totem works on the spot and does what it says (28)."""
        if box.RECRUITS[totem]:
            recruit(s, self.seat, box.RECRUITS[totem])
        elif may_move(s, box.ROCK_STEP[totem]):
            s.stack.append(MoveByCopy(self.seat, box.ROCK_STEP[totem]))


class MoveByCopy(MoveRock):
    """The same, as the copied totem says it (28)."""

    cites = "28"


class Finish(Flow[Cibola]):
    """All is done; points are counted (29)."""

    def proceed(self, s: Cibola) -> None:
        done(s)
        s.emit(box.ENDED, NOBODY)
