"""Many games between bots: who is stronger (`play`), and what wins (`study`)."""

from quivira.arena.contest import Fault, Played
from quivira.arena.findings import Finding, Study, study
from quivira.arena.plan import Plan, make_plan
from quivira.arena.standings import Outcome, Standing, outcome
from quivira.arena.tournament import Crew, games, play

# fmt: off
__all__ = [
    "Crew", "Fault", "Finding", "Outcome", "Plan", "Played", "Standing", "Study", "games", "make_plan", "outcome",
    "play", "study",
]
