"""What was played between two updates: the choices of all games, and what each of them was worth."""

from __future__ import annotations

from contextlib import suppress

from quivira.kernel.errors import needs
from quivira.learning.training.net import Net, padded
from quivira.learning.training.players import HALVES, Ended, Players
from quivira.learning.training.results import Scale, seats_worth

with needs("train"):
    import numpy as np
    import torch
    from torch import Tensor


class Rollout:
    """So many choices of each game, on the device; the first index is the time, the second the place.

    The places of the second half follow those of the first.
    """

    def __init__(self, players: Players, steps: int, seats: int, device: torch.device) -> None:
        self.players, self.steps, self.seats, self.device = players, steps, seats, device
        half, columns, actions = players.shape
        self.half = half
        extent = (steps, 2 * half)
        exact = torch.float16 if device.type == "cuda" else torch.float32
        self.rows = torch.zeros(*extent, padded(columns), dtype=exact, device=device)
        self.masks = torch.zeros(*extent, padded(actions), dtype=torch.uint8, device=device)
        self.seat = torch.zeros(extent, dtype=torch.int64, device=device)
        self.action = torch.zeros(extent, dtype=torch.int64, device=device)
        self.chance = torch.zeros(extent, device=device)  # logarithm of the probability of what was chosen
        self.value = torch.zeros(extent, device=device)
        self.ended: list[tuple[int, int, Ended]] = []  # time, half and games
        buffers = players.buffers
        self._near = {name: torch.from_numpy(getattr(buffers, name)) for name in ("rows", "masks", "seats", "actions")}
        if device.type == "cuda":
            _lend(buffers.memory.ctypes.data, buffers.memory.nbytes)

    def play(self, net: Net, temperature: float = 1.0) -> None:
        """Let the network choose in all games, `steps` times; the lower the temperature, the more as bots choose."""
        self.ended = []
        for step in range(self.steps):
            for half in HALVES:
                if step:
                    self._note(step - 1, half)
                self._choose(net, step, half, temperature)
                self.players.ask(half)
        for half in HALVES:
            self._note(self.steps - 1, half)

    def _note(self, step: int, half: int) -> None:
        self.ended += [(step, half, ended) for ended in self.players.wait()]

    def _choose(self, net: Net, step: int, half: int, temperature: float) -> None:
        places = slice(half * self.half, (half + 1) * self.half)
        rows, masks = self.rows[step, places], self.masks[step, places]
        _, columns, actions = self.players.shape
        rows[:, :columns].copy_(self._near["rows"][half].to(self.device, non_blocking=True))
        masks[:, :actions].copy_(self._near["masks"][half].to(self.device, non_blocking=True))
        self.seat[step, places].copy_(self._near["seats"][half].to(self.device, non_blocking=True))
        with torch.no_grad():
            chances, value = net(rows, masks)
            luck = torch.empty_like(chances).exponential_().clamp_(min=1e-20).log_()
            action = (chances / temperature - luck).argmax(1)
            self.chance[step, places] = chances.gather(1, action[:, None]).squeeze(1)
        self.action[step, places] = action
        self.value[step, places] = torch.sigmoid(value)
        self._near["actions"][half].copy_(action.int(), non_blocking=True)
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def results(self, scale: Scale, win: float) -> tuple[Tensor, Tensor]:
        """Where games ended, and what they were worth to each seat."""
        over = torch.zeros(self.steps, 2 * self.half, dtype=torch.bool)
        worths = torch.zeros(self.steps, 2 * self.half, self.seats)
        if self.ended:
            totals = np.concatenate([ended.totals for _, _, ended in self.ended])
            ranks = np.concatenate([ended.ranks for _, _, ended in self.ended])
            scale.see(totals, ranks)
            step = np.concatenate([np.full(len(ended.places), step) for step, _, ended in self.ended])
            place = np.concatenate([ended.places + half * self.half for _, half, ended in self.ended])
            over[step, place] = True
            worths[step, place] = torch.from_numpy(seats_worth(totals, ranks, scale.value(), win))
        return over.to(self.device), worths.to(self.device)


def advantages(seat: Tensor, value: Tensor, over: Tensor, worths: Tensor, trace: float) -> tuple[Tensor, Tensor]:
    """How much better each choice turned out than expected (GAE), and which of them can be told.

    Every seat of a game has a chain of its own: what follows a choice is the same seat's next one, or the end. The last
    choice of a seat can only be told if the game ended.
    """
    steps, _, seats = worths.shape
    found, told = torch.zeros_like(value), torch.zeros_like(over)
    following, gain = torch.zeros_like(worths[0]), torch.zeros_like(worths[0])
    known = torch.zeros_like(worths[0], dtype=torch.bool)
    for step in range(steps - 1, -1, -1):
        ends = over[step, :, None]
        following = torch.where(ends, worths[step], following)
        gain = torch.where(ends, 0.0, gain)
        known = known | ends
        own = torch.nn.functional.one_hot(seat[step], seats).bool()
        now = value[step]
        ahead = ((following - now[:, None] + trace * gain) * (own & known)).sum(1)
        found[step], told[step] = ahead, (own & known).any(1)
        following = torch.where(own, now[:, None], following)
        gain = torch.where(own, ahead[:, None], gain)
        known = known | own
    return found, told


def _lend(address: int, size: int) -> None:
    """Let the GPU read and write this memory itself; where it cannot, copies are slower."""
    failed = int(torch.cuda.cudart().cudaHostRegister(address, size, 0))
    if failed:
        with suppress(RuntimeError):  # an error is told once, to whoever comes next
            torch.zeros(1, device="cuda").add_(1)
