"""The rules, one file a phase. Ids in brackets cite rulebook/en.md; those with an A its readings."""

from typing import Final

from quivira.games.golden_city.rules.bidding import PlaceHand
from quivira.games.golden_city.rules.building import Build, Building, GoOn, LimitHand
from quivira.games.golden_city.rules.landscape import Deal, DrawCard
from quivira.games.golden_city.rules.payment import Pay
from quivira.games.golden_city.rules.rewards import DrawGoods, DropGoods, ShowGoods, TakeBonus, TakeGoods
from quivira.games.golden_city.rules.rounds import Finish, Rounds, ScoreRound, TurnScoringCard
from quivira.games.golden_city.rules.set_up import DrawStart, set_up
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import Step

STEPS: Final[tuple[Step[GoldenCity], ...]] = (
    DrawStart(),
    ShowGoods(),
    Rounds(),
    TurnScoringCard(),
    Deal(),
    PlaceHand(0),
    Building(),
    GoOn(0, 0),
    Build(0, 0),
    Pay(0, 0, 0),
    DrawCard(0),
    TakeGoods(0),
    DrawGoods(0),
    DropGoods(0),
    TakeBonus(0),
    LimitHand(0),
    ScoreRound(),
    Finish(),
)

__all__ = ["STEPS", "set_up"]
