"""The Golden City."""

from typing import Final

from quivira.games.golden_city.board import FILE, OLD_FILE
from quivira.games.golden_city.components import SPACE
from quivira.games.golden_city.evaluate import evaluate
from quivira.games.golden_city.features import features
from quivira.games.golden_city.meta import META
from quivira.games.golden_city.resample import resample
from quivira.games.golden_city.rules import STEPS, set_up
from quivira.games.golden_city.scoring import end_reason, scores
from quivira.games.golden_city.view import view
from quivira.kernel import Game

GAME: Final = Game(META, SPACE, STEPS, set_up, view, resample, scores, end_reason, evaluate, features, (FILE, OLD_FILE))
