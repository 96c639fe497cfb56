"""Many games between bots: who is stronger (`play`), and what wins (`study`)."""

from quivira.arena.contest import Fault, Played
from quivira.arena.plan import Plan, plan
from quivira.arena.run import Crew, play, run
from quivira.arena.standings import Outcome, Standing, outcome
from quivira.arena.study import Finding, Study, study

# fmt: off
__all__ = [
    "Crew", "Fault", "Finding", "Outcome", "Plan", "Played", "Standing", "Study", "outcome", "plan", "play", "run",
    "study",
]
