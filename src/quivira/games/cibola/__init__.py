"""Treasures of Cibola."""

from typing import Final

from quivira.games.cibola.components import SPACE
from quivira.games.cibola.evaluate import evaluate
from quivira.games.cibola.features import features
from quivira.games.cibola.meta import META
from quivira.games.cibola.resample import resample
from quivira.games.cibola.rules import STEPS, set_up
from quivira.games.cibola.scoring import end_reason, scores
from quivira.games.cibola.view import view
from quivira.kernel import Game

GAME: Final = Game(META, SPACE, STEPS, set_up, view, resample, scores, end_reason, evaluate, features)
