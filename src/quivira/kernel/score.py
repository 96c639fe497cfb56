"""Results: a seat's points, what they are made of, and who comes first."""

from __future__ import annotations


class Score:
    """A seat's result: the total and its parts, the tie-breaks in order, the rank (1 is a winner)."""

    def __init__(self, seat: int, parts: dict[str, int], tie_breaks: tuple[int, ...] = (), rank: int = 0) -> None:
        self.seat = seat
        self.parts = parts
        self.tie_breaks = tie_breaks
        self.rank = rank
        self.total = sum(parts.values())

    def beats(self, other: Score) -> bool:
        return (self.total, self.tie_breaks) > (other.total, other.tie_breaks)

    def __repr__(self) -> str:
        return f"Score(seat={self.seat}, total={self.total}, rank={self.rank}, parts={self.parts})"


def rank(scores: list[Score]) -> list[Score]:
    """Rank by total, then tie-breaks, higher first; equals share a rank."""
    for score in scores:
        score.rank = 1 + sum([1 for other in scores if other.beats(score)])
    return scores
