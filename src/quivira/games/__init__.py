"""One folder a game. Nothing is listed here: the registry finds what is there.

Folders outside this package are found too, where QUIVIRA_GAMES names the directories that hold them.
QUIVIRA_DATA_GAME_NAME names a file to be used instead of a data file of a game, such as its board.
"""

import os
from importlib.resources import files
from pathlib import Path

from quivira.kernel import QuiviraError

__path__ += [folder for folder in os.environ.get("QUIVIRA_GAMES", "").split(os.pathsep) if folder]


def data_variable(game: str, name: str) -> str:
    """The variable of the environment that replaces a data file."""
    return f"QUIVIRA_DATA_{game}_{name}".upper()


def data_file(game: str, name: str, file: str) -> bytes:
    """The data file in use: the one that the environment names, else the one in the game's folder."""
    variable = data_variable(game, name)
    other = os.environ.get(variable)
    if not other:
        return files(f"{__name__}.{game}").joinpath(file).read_bytes()
    try:
        return Path(other).read_bytes()
    except OSError as error:
        raise QuiviraError(f"{variable} names a {name} that cannot be read: {error}") from None
