"""Phase 1: the player order (PG-3)."""

from __future__ import annotations

from boardroom.core.steps import Seat, Tell
from boardroom.games.power_grid.facts import OrderChanged
from boardroom.games.power_grid.state import State


def order_players(s: State) -> None:
    """Most cities first, ties by the highest plant (PG-3.1)."""
    players = s.players

    def rank(seat: Seat) -> tuple[int, int]:
        player = players[seat]
        return -len(player.cities), -max(player.plants) if player.plants else 0

    s.order = tuple(sorted(s.order, key=rank))


def order_by_plants(s: State, tell: Tell) -> None:
    """Right after the auctions of round 1 the player order is set by the highest plants (PG-3.3)."""
    order_players(s)  # nobody has a city yet
    tell(OrderChanged, s.order)
