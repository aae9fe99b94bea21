"""What a game tells the search about itself: candidates, a quick policy, a horizon and a value.

The search knows no game. It asks a `Strategy` which moves are worth trying, plays each of them in imagined
worlds up to the next boundary, and compares the values of the positions reached there.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from boardroom.core.actions import Action, Fact
from boardroom.core.state import State

if TYPE_CHECKING:
    from boardroom.core.game import Game
    from boardroom.core.offers import Offer

S = TypeVar("S", bound=State)
CERTAIN = 1_000_000
"""Chances are whole numbers of millionths, so that they compare alike on every version of Python."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move worth trying. Scores matter only for their order within one list."""

    action: Action
    score: float


class Strategy(Generic[S]):
    """How a game is searched. The greedy policy of the game is the default for whatever can be left out."""

    width: ClassVar[int] = 6
    """The most candidates that are tried for one decision."""
    caution: ClassVar[int] = 70
    """How far a move must lead the greedy one to be chosen instead: hundredths of the standard error."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def rank(self, view: S, offers: Sequence[Offer], rng: Random, k: int) -> list[Candidate]:
        """Up to `k` different legal moves, best first. The first is the choice of the greedy policy."""
        raise NotImplementedError

    def play(self, s: S, offers: Sequence[Offer], rng: Random) -> Action:
        """The quick policy that all seats follow from a candidate to the boundary."""
        raise NotImplementedError

    def boundary(self, s: S) -> Hashable:
        """Names the part of the game in which the position lies: play stops where the name changes."""
        raise NotImplementedError

    def value(self, s: S) -> Sequence[int]:
        """The chance of each seat to win from a boundary, in millionths."""
        raise NotImplementedError

    def imagine(self, view: S, seat: int, rng: Random, heard: Sequence[Fact]) -> S:
        """A full state consistent with the view and with the facts that the seat has heard, oldest first."""
        return self.game.imagine(view, seat, rng)


def final_chances(game: Game[S], s: S) -> list[int]:
    """The value of a finished game: the winners share what is certain."""
    standings = game.result(s)
    winners = [one.seat for one in standings if one.place == 1]
    chances = [0] * len(standings)
    for seat in winners:
        chances[seat] = CERTAIN // len(winners)
    return chances
