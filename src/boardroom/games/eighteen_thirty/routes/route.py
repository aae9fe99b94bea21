"""A route in notation: a train and the hexes of its track (E-6.15)."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.games.eighteen_thirty.board.hexes import HexId


@dataclass(frozen=True, slots=True)
class Route:
    """One run of one train; each chain leads from a stop to the next, including the hexes of both."""

    train: str
    chains: tuple[tuple[HexId, ...], ...]
