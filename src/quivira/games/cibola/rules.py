"""The rules, in the order of the rulebook. Numbers in brackets cite rulebook/en.md."""

from typing import Final

from quivira.games.cibola.components import (
    AT_ONCE,
    CALLED_BACK,
    CAMPED,
    CARD_TURNED,
    CARDS,
    CHAMBERS,
    CHOOSE_TOTEM,
    COLUMN_OF,
    COLUMNS,
    COPIED,
    COPIED_RECRUITS,
    COPY,
    COPY_TOTEM,
    DECLINE,
    DECLINED,
    ENDED,
    HAS_ROCK,
    HAS_TOTEM,
    IN_DECK_ONE,
    LEFT_OUT,
    MOVE,
    RECRUIT,
    RECRUITED,
    RECRUITS,
    ROCK,
    ROCK_MOVED,
    ROCK_PLACED,
    ROCK_STEP,
    ROUND_BEGINS,
    ROUNDS,
    ROW,
    SEND,
    SENT,
    SHOW,
    START_EXPLORERS,
    TAKE,
    TOOK,
    TORCH,
    TORCH_PASSED,
    TORCH_TOSSED,
    TOTEM_SHOWN,
    TOTEM_TAKEN,
    TOTEMS,
    TOTEMS_SHOWN,
    TURN,
)
from quivira.games.cibola.state import Cibola
from quivira.kernel import NOBODY, Action, Chance, Deck, Draw, Flow, Options, Sealed, Seat, Step, Text

# Set-up (1-8)


def set_up(seats: int, options: Options) -> Cibola:
    return Cibola(
        seats,
        options,
        stack=[Rounds(), ShowTotem(), TossTorch()],
        round=0,
        torch=0,
        explorers=[START_EXPLORERS[seats]] * seats,
        sent=[0] * seats,
        order=[],
        camp=0,
        covered=[False] * CHAMBERS,
        open=[len(column) for column in COLUMNS],
        deck_one=Deck([int(IN_DECK_ONE[card]) for card in range(CARDS)]),
        deck_two=Deck([int(not IN_DECK_ONE[card]) for card in range(CARDS)]),
        row=[],
        cards=[[] for _ in range(seats)],
        out=[],
        totem_deck=Deck([int(t != COPY_TOTEM or bool(options["copy_totem"])) for t in range(TOTEMS)]),  # 8
        totem_row=[],
        totems=[[] for _ in range(seats)],
        copied=-1,
    )


class TossTorch(Chance[Cibola]):
    """Who is the first torch guard (7)."""

    def outcomes(self, s: Cibola) -> list[tuple[Action, int]]:
        return [(action, 1) for action in TORCH.actions[: s.seats]]

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        s.torch = action.arg
        s.emit(TORCH_TOSSED, s.torch)

    def clone(self) -> "TossTorch":
        return self


class ShowTotem(Draw[Cibola]):
    """Lay totems above the temple (6)."""

    def deck(self, s: Cibola) -> Deck:
        return s.totem_deck

    def actions(self) -> list[Action]:
        return SHOW.actions

    def drawn(self, s: Cibola, kind: int) -> None:
        s.totem_row.append(kind)
        s.emit(TOTEM_SHOWN, NOBODY, kind)
        if len(s.totem_row) < TOTEMS_SHOWN:
            s.stack.append(ShowTotem())

    def clone(self) -> "ShowTotem":
        return self


class Rounds(Flow[Cibola]):
    """Eight rounds of three phases, then the copy totem (9, 25, 26)."""

    def proceed(self, s: Cibola) -> None:
        if s.round < ROUNDS:
            s.round += 1
            s.emit(ROUND_BEGINS, NOBODY, s.round)
            s.follow(Discover(), Send(groups_of_nobody(s)), Gain(0))
        else:
            s.stack.pop()
            s.stack.append(Finish())
            for seat in range(s.seats):
                if COPY_TOTEM in s.totems[seat] and totems_used(s):
                    s.stack.append(CopyTotem(seat))

    def clone(self) -> "Rounds":
        return self


# Phase 1: discovery


class Discover(Draw[Cibola]):
    """Turn the top cards face up in a row (9)."""

    def deck(self, s: Cibola) -> Deck:
        return s.deck()

    def actions(self) -> list[Action]:
        return TURN.actions

    def drawn(self, s: Cibola, kind: int) -> None:
        s.row.append(kind)
        s.emit(CARD_TURNED, NOBODY, kind)
        if len(s.row) < ROW:
            s.stack.append(Discover())

    def clone(self) -> "Discover":
        return self


# Phase 2: sending explorers


def groups_of_nobody(s: Cibola) -> list[Action | None]:
    """Who owns no explorer sends none and is not asked."""
    return [None if s.explorers[seat] else SEND.actions[0] for seat in range(s.seats)]


class Send(Sealed[Cibola]):
    """How many explorers to send, in secret (10)."""

    ask = "ask-send"
    cites = "10"

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return SEND.actions

    def refusal(self, s: Cibola, seat: Seat, action: Action) -> Text | None:
        if action.arg > s.explorers[seat]:
            return Text("why-too-few-explorers", {"n": s.explorers[seat]})
        return None

    def legal(self, s: Cibola, seat: Seat) -> list[Action]:
        return SEND.actions[: s.explorers[seat] + 1]

    def reveal(self, s: Cibola, answers: list[Action]) -> None:
        for seat in range(s.seats):
            s.sent[seat] = answers[seat].arg
            s.emit(SENT, seat, s.sent[seat])
        call_back(s)
        s.order = turn_order(s)

    def clone(self) -> "Send":
        return Send(self.answers[:])


def group_of(s: Cibola, owner: Seat, seat: Seat | None) -> tuple[bool, int | None]:
    """Whether the owner has chosen a group, and its size where `seat` may know it."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Send):
        answer = top.answers[owner]
        return answer is not None, answer.arg if answer is not None and owner == seat else None
    return bool(s.order), s.sent[owner] if s.order else None


def call_back(s: Cibola) -> None:
    """Zero senders share the camp as it is now; what cannot be shared evenly stays (11-13)."""
    takers = s.sent.count(0)
    share = s.camp // takers if takers else 0
    for seat in range(s.seats):
        if s.sent[seat] == 0 and share:
            s.camp -= share
            s.explorers[seat] += share
            s.emit(CALLED_BACK, seat, share)


def turn_order(s: Cibola) -> list[Seat]:
    """Larger groups first, ties and zero senders in torch order (14)."""
    order: list[Seat] = []
    for i in range(s.seats):
        seat = (s.torch + i) % s.seats
        place = len(order)
        while place > 0 and s.sent[order[place - 1]] < s.sent[seat]:
            place -= 1
        order.insert(place, seat)
    return order


# Phase 3: gaining treasures


class Gain(Flow[Cibola]):
    """Cards are taken in turn order: one each, with two players two each, alternately (14-16, 21-24)."""

    def __init__(self, taken: int) -> None:
        super().__init__()
        self.taken = taken

    def proceed(self, s: Cibola) -> None:
        if self.taken < cards_to_take(s):
            seat = s.order[self.taken % s.seats]
            if self.taken < s.seats:
                make_camp(s, seat)
            self.taken += 1
            s.stack.append(TakeCard(seat))
        elif s.row:
            leave_out(s)
        else:
            s.stack.pop()
            pass_torch(s, s.order[(self.taken - 1) % s.seats])

    def clone(self) -> "Gain":
        return Gain(self.taken)


def cards_to_take(s: Cibola) -> int:
    """With two players two cards each, else one (21-23)."""
    return s.seats * (ROW // s.seats)


def make_camp(s: Cibola, seat: Seat) -> None:
    """A player's group goes to the camp, once, before the first card is taken (15, 23)."""
    s.explorers[seat] -= s.sent[seat]
    s.camp += s.sent[seat]
    if s.sent[seat]:
        s.emit(CAMPED, seat, s.sent[seat])


def leave_out(s: Cibola) -> None:
    """With three players the fourth card goes out; its rock is placed by whoever sent the most (22)."""
    card = s.row.pop()
    s.out.append(card)
    s.emit(LEFT_OUT, NOBODY, card)
    if HAS_ROCK[card] and may_place_any(s):
        s.stack.append(PlaceRock(s.order[0]))


def pass_torch(s: Cibola, seat: Seat) -> None:
    """Whoever took the last treasure card is torch guard in the next round (24)."""
    s.torch = seat
    s.order = []
    s.sent = [0] * s.seats
    s.emit(TORCH_PASSED, seat)


class TakeCard(Step[Cibola]):
    """Which treasure card to take (16); then its symbol, before the next player (17, 18, 20)."""

    ask = "ask-take"
    cites = "16"

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return TAKE.actions

    def refusal(self, s: Cibola, seat: Seat, action: Action) -> Text | None:
        return None if action.arg in s.row else Text("why-not-in-row")

    def legal(self, s: Cibola, seat: Seat) -> list[Action]:
        return [TAKE.actions[card] for card in s.row]

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        card = action.arg
        s.row.remove(card)
        s.cards[seat].append(card)
        s.emit(TOOK, seat, card)
        if HAS_ROCK[card] and may_place_any(s):
            s.stack.append(PlaceRock(seat))
        if HAS_TOTEM[card] and s.totem_row:
            s.stack.append(TakeTotem(seat))

    def clone(self) -> "TakeCard":
        return TakeCard(self.seat)


def last_open(s: Cibola, chamber: int) -> bool:
    """Whether a new rock there would close the column (17)."""
    return s.open[COLUMN_OF[chamber]] == 1


def may_place_any(s: Cibola) -> bool:
    """There is always a chamber for a rock; were the data wrong, the rock would be skipped (A1)."""
    return any([number > 1 for number in s.open])


class PlaceRock(Step[Cibola]):
    """Which chamber to cover (17)."""

    ask = "ask-rock"
    cites = "17"

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return ROCK.actions

    def refusal(self, s: Cibola, seat: Seat, action: Action) -> Text | None:
        if s.covered[action.arg]:
            return Text("why-covered")
        if last_open(s, action.arg):
            return Text("why-last-open")
        return None

    def legal(self, s: Cibola, seat: Seat) -> list[Action]:
        return [ROCK.actions[c] for c in range(CHAMBERS) if not s.covered[c] and s.open[COLUMN_OF[c]] > 1]

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        s.cover(action.arg)
        s.emit(ROCK_PLACED, seat, action.arg)

    def clone(self) -> "PlaceRock":
        return PlaceRock(self.seat)


# Totems


class TakeTotem(Step[Cibola]):
    """Which totem to take (18)."""

    ask = "ask-totem"
    cites = "18"

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return CHOOSE_TOTEM.actions

    def refusal(self, s: Cibola, seat: Seat, action: Action) -> Text | None:
        return None if action.arg in s.totem_row else Text("why-not-above-temple")

    def legal(self, s: Cibola, seat: Seat) -> list[Action]:
        return [CHOOSE_TOTEM.actions[totem] for totem in s.totem_row]

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        totem = action.arg
        s.totem_row.remove(totem)
        s.totems[seat].append(totem)
        s.emit(TOTEM_TAKEN, seat, totem)
        if ROCK_STEP[totem] and may_move_any(s, ROCK_STEP[totem]):
            s.stack.append(MoveRock(seat, ROCK_STEP[totem]))
        if RECRUITS[totem] and s.camp:
            s.stack.append(Recruit(seat, RECRUITS[totem]))

    def clone(self) -> "TakeTotem":
        return TakeTotem(self.seat)


def why_stays(s: Cibola, chamber: int, step: int) -> Text | None:
    """Why a rock cannot move; the last open chamber of a column may be covered, for another one opens (A21)."""
    if not s.covered[chamber]:
        return Text("why-no-rock")
    onto = chamber + step
    if not 0 <= onto < CHAMBERS or COLUMN_OF[onto] != COLUMN_OF[chamber]:
        return Text("why-end-of-column")
    return Text("why-covered") if s.covered[onto] else None


def may_move_any(s: Cibola, step: int) -> bool:
    return any([why_stays(s, chamber, step) is None for chamber in range(CHAMBERS)])


class MoveRock(Step[Cibola]):
    """Move one rock one chamber up or down, or decline (19)."""

    cites = "19"

    def __init__(self, seat: Seat, step: int) -> None:
        super().__init__(seat)
        self.step = step  # -1 up, 1 down

    def prompt(self, s: Cibola) -> Text:
        return Text("ask-move-up" if self.step < 0 else "ask-move-down")

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return [*MOVE.actions, DECLINE]

    def refusal(self, s: Cibola, seat: Seat, action: Action) -> Text | None:
        return None if action is DECLINE else why_stays(s, action.arg, self.step)

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        if action is DECLINE:
            s.emit(DECLINED, seat)
            return
        s.uncover(action.arg)
        s.cover(action.arg + self.step)
        s.emit(ROCK_MOVED, seat, action.arg, action.arg + self.step)

    def clone(self) -> "MoveRock":
        return MoveRock(self.seat, self.step)


class Recruit(Step[Cibola]):
    """Take explorers from the camp, as many as the totem says or all, or decline (19)."""

    ask = "ask-recruit"
    cites = "19"

    def __init__(self, seat: Seat, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def prompt(self, s: Cibola) -> Text:
        return Text(self.ask, {"n": min(self.most, s.camp)})

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return [RECRUIT, DECLINE]

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        if action is DECLINE:
            s.emit(DECLINED, seat)
        else:
            recruit(s, seat, self.most)

    def clone(self) -> "Recruit":
        return Recruit(self.seat, self.most)


def recruit(s: Cibola, seat: Seat, most: int) -> None:
    number = min(most, s.camp)
    s.camp -= number
    s.explorers[seat] += number
    s.emit(RECRUITED, seat, number)


# Before scoring: the copy totem (26-28)


def totems_used(s: Cibola) -> list[int]:
    """The totems that may be copied: every other one in front of a player (27)."""
    return [totem for held in s.totems for totem in held if totem != COPY_TOTEM]


class CopyTotem(Step[Cibola]):
    """Which totem to point at, or none (26)."""

    ask = "ask-copy"
    cites = "26"

    def choices(self, s: Cibola, seat: Seat) -> list[Action]:
        return [*COPY.actions, DECLINE]

    def refusal(self, s: Cibola, seat: Seat, action: Action) -> Text | None:
        if action is DECLINE or action.arg in totems_used(s):
            return None
        return Text("why-copies-itself" if action.arg == COPY_TOTEM else "why-not-used")

    def apply(self, s: Cibola, seat: Seat, action: Action) -> None:
        if action is DECLINE:
            s.emit(DECLINED, seat)
            return
        totem = action.arg
        s.copied = totem
        s.emit(COPIED, seat, totem)
        if AT_ONCE[totem]:
            self.carry_out(s, totem)

    def carry_out(self, s: Cibola, totem: int) -> None:
        """An at-once totem works on the spot (28)."""
        if RECRUITS[totem]:
            recruit(s, self.seat, min(RECRUITS[totem], COPIED_RECRUITS))
        elif may_move_any(s, ROCK_STEP[totem]):
            s.stack.append(MoveRock(self.seat, ROCK_STEP[totem]))

    def clone(self) -> "CopyTotem":
        return CopyTotem(self.seat)


class Finish(Flow[Cibola]):
    """All is done; points are counted (29)."""

    def proceed(self, s: Cibola) -> None:
        s.stack.pop()
        s.emit(ENDED, NOBODY)

    def clone(self) -> "Finish":
        return self


STEPS: Final[tuple[Step[Cibola], ...]] = (
    TossTorch(),
    ShowTotem(),
    Rounds(),
    Discover(),
    Send([]),
    Gain(0),
    TakeCard(0),
    PlaceRock(0),
    TakeTotem(0),
    MoveRock(0, 1),
    Recruit(0, 1),
    CopyTotem(0),
    Finish(),
)
