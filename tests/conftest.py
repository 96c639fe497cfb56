"""Three toy games with odd properties, and the example of a fourth one, are found in all tests.

What holds for every game holds for them. They are found as a stranger's games are, by QUIVIRA_GAMES, in processes that
tests start too.
"""

import os
from pathlib import Path

HERE = Path(__file__).parent
FOLDERS = [str(HERE / "toys"), str(HERE.parent / "examples")]
KNOWN = os.environ.get("QUIVIRA_GAMES", "").split(os.pathsep)
os.environ["QUIVIRA_GAMES"] = os.pathsep.join(folder for folder in dict.fromkeys([*KNOWN, *FOLDERS]) if folder)
