"""Three toy games with odd properties are found in all tests: what holds for every game holds for them.

They are found as a stranger's games are, by QUIVIRA_GAMES, in processes that tests start too.
"""

import os
from pathlib import Path

TOYS = str(Path(__file__).parent / "toys")
if TOYS not in os.environ.get("QUIVIRA_GAMES", ""):
    os.environ["QUIVIRA_GAMES"] = os.pathsep.join(filter(None, [os.environ.get("QUIVIRA_GAMES"), TOYS]))
