"""What games on a board say of it: who wins from which coast, what is built, what bonus cards are worth.

    python benchmarks/island/games.py BOT SEATS FIRST LAST [--own-first-house]   # prints the sums as JSON

Plays the games FIRST to LAST - 1 on the board that QUIVIRA_DATA_GOLDEN_CITY_BOARD names. Equal bots play all seats; the
first house of each goes to a random coast, unless they are to choose it themselves. Ties between choices are broken at
random, so that the order in which places are listed favours nobody.
"""

from __future__ import annotations

import argparse
import json
from typing import Any, TypeAlias

from quivira.bots import Bot, bot
from quivira.games.golden_city import GAME
from quivira.games.golden_city.components import BONUS, SITE
from quivira.games.golden_city.scoring import bonus_letters
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import Action, Rng, Seat, Turn, settle

Sums: TypeAlias = dict[str, Any]


def nothing(seats: int) -> Sums:
    pairs = {"coasts": SITE[:16], "bonus": BONUS, "order": [str(place) for place in range(seats)]}
    return {"games": 0, "built": dict.fromkeys(SITE, 0)} | {
        name: {key: [0, 0.0] for key in keys} for name, keys in pairs.items()
    }


def play(level: str, seats: int, number: int, own_first_house: bool, sums: Sums) -> None:
    """Play one game and add what it says."""
    rng, luck = Rng(number, 1), Rng(number, 3)
    player = bot(level, Rng(number, 2))
    s = GAME.new(seats)
    settle(s, rng)
    start = s.start
    coasts: dict[Seat, int] = {}  # where each seat built its first house
    while s.stack:
        seat = s.actors()[0]
        action = first_house(s, seat, luck) if seat not in coasts and not own_first_house else None
        action = action or choose(player, s, seat, rng, luck)
        if action.verb == "build":
            coasts.setdefault(seat, action.arg)
        s.apply(seat, action)
        settle(s, rng)
    add(s, start, coasts, sums)


def first_house(s: GoldenCity, seat: Seat, luck: Rng) -> Action | None:
    """Any free coast, once the seat can pay for one."""
    builds = [action for action in s.legal(seat) if action.verb == "build"]
    return builds[luck.below(len(builds))] if builds else None


def choose(player: Bot, s: GoldenCity, seat: Seat, rng: Rng, luck: Rng) -> Action:
    turn: Turn[GoldenCity] = Turn(GAME, s, seat, rng)
    if len(turn.legal) == 1:
        return turn.legal[0]
    rest = turn.legal[:]
    turn.legal = [rest.pop(luck.below(len(rest))) for _ in range(len(rest))]
    return GAME.space.parse(player.choose(turn))


def add(s: GoldenCity, start: Seat, coasts: dict[Seat, int], sums: Sums) -> None:
    ranks = [score.rank for score in GAME.scores(s)]
    sums["games"] += 1
    for seat, rank in enumerate(ranks):
        won = 1 / ranks.count(1) if rank == 1 else 0.0
        count(sums["order"][str((seat - start) % s.seats)], won)
        if seat in coasts:
            count(sums["coasts"][SITE[coasts[seat]]], won)
    for card, taker in zip(s.bonus_cards, s.bonus_takers, strict=True):
        count(sums["bonus"][BONUS[card]], bonus_letters(s, taker, card))
    for site, name in enumerate(SITE):
        sums["built"][name] += bool(s.taken() >> site & 1)


def count(pair: list[float], value: float) -> None:
    """One more, and what it brought."""
    pair[0] += 1
    pair[1] += value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    for name in ("seats", "first", "last"):
        parser.add_argument(name, type=int)
    parser.add_argument("--own-first-house", action="store_true")
    given = parser.parse_args()
    sums = nothing(given.seats)
    for number in range(given.first, given.last):
        play(given.bot, given.seats, number, given.own_first_house, sums)
    print(json.dumps(sums))


if __name__ == "__main__":
    main()
