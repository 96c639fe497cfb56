"""Many games between bots: who is stronger (`play`), and what wins (`study`)."""

from quivira.arena.contest import Fault, Played
from quivira.arena.plan import Plan, plan
from quivira.arena.run import Crew, play, run
from quivira.arena.standings import Outcome, Standing, outcome

__all__ = ["Crew", "Fault", "Outcome", "Plan", "Played", "Standing", "outcome", "plan", "play", "run"]
