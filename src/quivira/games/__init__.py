"""One folder a game. Nothing is listed here: the registry finds what is there.

Folders outside this package are found too, where QUIVIRA_GAMES names the directories that hold them.
"""

import os

__path__ += [folder for folder in os.environ.get("QUIVIRA_GAMES", "").split(os.pathsep) if folder]
