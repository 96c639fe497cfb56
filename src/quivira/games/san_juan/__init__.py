"""San Juan, with the advanced set-up and the expansion "new buildings"."""

from typing import Final

from quivira.games.san_juan.components import SPACE
from quivira.games.san_juan.evaluate import evaluate, is_quiet
from quivira.games.san_juan.features import features
from quivira.games.san_juan.meta import META
from quivira.games.san_juan.resample import resample
from quivira.games.san_juan.rules import STEPS, set_up
from quivira.games.san_juan.scoring import end_reason, scores
from quivira.games.san_juan.view import view
from quivira.kernel import Game

GAME: Final = Game(
    META, SPACE, STEPS, set_up, view, resample, scores, end_reason, evaluate, features, is_quiet=is_quiet
)
