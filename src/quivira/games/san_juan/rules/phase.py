"""What all phases share: their end."""

from quivira.games.san_juan.state import SanJuan


def end_phase(s: SanJuan) -> None:
    """From the next phase on what was built in this one works (25)."""
    s.stack.pop()
    s.phase = -1
    s.chooser = -1
    s.turn = -1
    s.doubled = False
    for seat in range(s.seats):
        s.working[seat] = s.owned[seat]
