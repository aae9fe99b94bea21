"""Offers of Mombasa whose actions are pairs of an id and a number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.games.mombasa.state import State


class PairOffer(Offer):
    """Every id with each of its numbers, such as a book on each space where it fits."""

    __slots__ = ("numbers",)

    def __init__(self, kind: type[Action], s: State, seat: int, numbers: Mapping[str, Sequence[int]]) -> None:
        super().__init__(kind, s, seat)
        self.numbers = numbers

    def _pairs(self) -> list[tuple[str, int]]:
        return [(id, number) for id, numbers in self.numbers.items() for number in numbers]

    def actions(self) -> Iterator[Action]:
        return (self.kind(self.seat, *pair) for pair in self._pairs())

    def sample(self, rng: Random) -> Action:
        pairs = self._pairs()
        return self.kind(self.seat, *pairs[int(rng.random() * len(pairs))])
