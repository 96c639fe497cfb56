"""What all phases share: their end."""

from quivira.games.san_juan.state import SanJuan


def end_phase(s: SanJuan) -> None:
    s.stack.pop()
    s.phase = -1
    s.chooser = -1
    s.turn = -1
    s.progress = 0
    s.doubled = False
