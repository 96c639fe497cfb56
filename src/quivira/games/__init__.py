"""One folder a game. Nothing is listed here: the registry finds what is there.

Folders outside this package are found too, where QUIVIRA_GAMES names the directories that hold them.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from quivira.kernel import QuiviraError

__path__ += [folder for folder in os.environ.get("QUIVIRA_GAMES", "").split(os.pathsep) if folder]


@dataclass(frozen=True)
class DataFile:
    """A file of a game that a host may replace, such as a board, or a fixed one, such as the board of older games.

    QUIVIRA_DATA_GAME_NAME in the environment names another file; it is read once, when the game is loaded.
    """

    game: str
    name: str
    file: str  # in the game's folder
    check: Callable[[bytes], object]  # raises a QuiviraError that names what is wrong, and where
    is_fixed: bool = False  # nobody may replace it

    @property
    def variable(self) -> str:
        return f"QUIVIRA_DATA_{self.game}_{self.name}".upper()

    def is_replaced(self) -> bool:
        return not self.is_fixed and bool(os.environ.get(self.variable))

    def read(self) -> bytes:
        """The file in use."""
        if not self.is_replaced():
            return files(f"{__name__}.{self.game}").joinpath(self.file).read_bytes()
        try:
            return Path(os.environ[self.variable]).read_bytes()
        except OSError as error:
            raise QuiviraError(f"{self.variable} names a {self.name} that cannot be read: {error}") from None
