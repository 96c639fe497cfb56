"""Houses, cheques and coins; the verbs and events of the game."""

from typing import Final

from quivira.kernel import ActionSpace, EventKind

HOUSES: Final = 30  # a house is its value less one (1)
CHEQUES: Final = [0, *range(2, 16)]  # thousands, two of each; a cheque is its index here (1)
COINS: Final = {3: 18, 4: 18, 5: 14, 6: 14}  # of each player, by seats (2)
ROUNDS: Final = {3: 8, 4: 7, 5: 6, 6: 5}  # of both phases, by seats; what is left over is never seen (2)
VALUES: Final = [str(value) for value in range(1, HOUSES + 1)]
AMOUNTS: Final = [str(amount) for amount in CHEQUES]

SPACE: Final = ActionSpace()
BID: Final = SPACE.verb("bid", [str(coins) for coins in range(1, max(COINS.values()) + 1)])
PASS: Final = SPACE.single("pass")
SELL: Final = SPACE.verb("sell", VALUES)
START: Final = SPACE.verb("start", [str(seat) for seat in range(max(COINS))])
SHOW_HOUSE: Final = SPACE.verb("house", VALUES)
SHOW_CHEQUE: Final = SPACE.verb("cheque", AMOUNTS)

STARTS: Final = EventKind("starts")
HOUSE_SHOWN: Final = EventKind("house-shown", house=None)
CHEQUE_SHOWN: Final = EventKind("cheque-shown", cheque=None)
DID_BID: Final = EventKind("bid", n=None)
PASSED: Final = EventKind("passed", house=None, n=None)
WON: Final = EventKind("won", house=None, n=None)
SOLD: Final = EventKind("sold", house=None, cheque=None)
