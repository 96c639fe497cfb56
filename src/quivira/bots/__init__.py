"""Players without a person. They get a seat's turn, never a state."""

from quivira.bots.bot import Bot
from quivira.bots.budget import Budget
from quivira.bots.greedy import GreedyBot
from quivira.bots.judging import better
from quivira.bots.learned import ExpertBot, MasterBot
from quivira.bots.levels import LEVELS, bot, levels
from quivira.bots.random import RandomBot
from quivira.bots.searching import SearchBot

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "ExpertBot",
    "GreedyBot",
    "MasterBot",
    "RandomBot",
    "SearchBot",
    "better",
    "bot",
    "levels",
]
