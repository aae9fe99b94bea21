"""Chart data by generation, from the facts alone."""

from __future__ import annotations

from collections.abc import Iterable

from boardroom.core.actions import Fact
from boardroom.drawing.scene import Scene, Series
from boardroom.games.terraforming_mars import facts as told
from boardroom.games.terraforming_mars.state import State, start_rating


def growth(d: Scene[State], facts: Iterable[Fact]) -> list[Series]:
    """Rating and income at the end of each generation."""
    every = range(len(d.view.players))
    rating: dict[int, list[int]] = {seat: [] for seat in every}
    income: dict[int, list[int]] = {seat: [] for seat in every}
    now = {seat: start_rating(len(d.view.players)) for seat in every}
    for fact in facts:
        if isinstance(fact, told.RatingRaised):
            now[fact.seat] = fact.rating
        elif isinstance(fact, told.Produced):
            rating[fact.seat].append(now[fact.seat])
            income[fact.seat].append(fact.mc)
    return [Series(d.writer("draw-chart-rating"), rating), Series(d.writer("draw-chart-income"), income)]
