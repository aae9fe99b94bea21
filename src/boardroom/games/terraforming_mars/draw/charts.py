"""Chart data by generation, from the facts alone."""

from __future__ import annotations

from boardroom.core.actions import Fact
from boardroom.core.state import State as CoreState
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Chronicle, Series
from boardroom.games.terraforming_mars import facts as told
from boardroom.games.terraforming_mars.state import State, start_rating


class Growth(Chronicle):
    """Rating and income at the end of each generation."""

    def __init__(self, s: State) -> None:
        every = range(len(s.players))
        self.rating: dict[int, list[int]] = {seat: [] for seat in every}
        self.income: dict[int, list[int]] = {seat: [] for seat in every}
        self.now = {seat: start_rating(len(s.players)) for seat in every}

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, told.RatingRaised):
            self.now[fact.seat] = fact.rating
        elif isinstance(fact, told.Produced):
            self.rating[fact.seat].append(self.now[fact.seat])
            self.income[fact.seat].append(fact.mc)

    def series(self, writer: Writer, view: CoreState) -> list[Series]:
        return [
            Series(writer("draw-chart-rating"), self.rating),
            Series(writer("draw-chart-income"), self.income),
        ]
