"""Phase 1: the player order (PG-3)."""

from __future__ import annotations

from boardroom.core.steps import Seat, Tell
from boardroom.games.power_grid.facts import OrderChanged
from boardroom.games.power_grid.state import State


def order_players(s: State) -> None:
    """Most cities first, ties by the highest plant (PG-3.1)."""
    s.order = tuple(sorted(s.order, key=lambda seat: _rank(s, seat)))


def order_by_plants(s: State, tell: Tell) -> None:
    """Right after the auctions of round 1 the player order is set by the highest plants (PG-3.3)."""
    order_players(s)  # nobody has a city yet
    tell(OrderChanged, s.order)


def _rank(s: State, seat: Seat) -> tuple[int, int]:
    player = s.players[seat]
    return -len(player.cities), -max(player.plants, default=0)
