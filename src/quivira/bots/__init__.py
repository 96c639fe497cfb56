"""Players without a person. They get a seat's turn, never a state."""

from quivira.bots.bot import Bot
from quivira.bots.greedy import GreedyBot
from quivira.bots.levels import LEVELS, bot
from quivira.bots.random import RandomBot

__all__ = ["LEVELS", "Bot", "GreedyBot", "RandomBot", "bot"]
