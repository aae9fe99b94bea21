"""A route as it is written down: a train and the hexes that its track runs through (E-6.15)."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.games.eighteen_thirty.board.hexes import HexId


@dataclass(frozen=True, slots=True)
class Route:
    """One run of one train: each chain leads from a stop to the next one, both of their hexes included."""

    train: str
    chains: tuple[tuple[HexId, ...], ...]
