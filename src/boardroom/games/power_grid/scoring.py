"""The end: who has won (PG-13.2 to PG-13.4)."""

from __future__ import annotations

from boardroom.core.game import Standing, ranking
from boardroom.games.power_grid.plants import most_supplied
from boardroom.games.power_grid.state import State


def standings(s: State) -> list[Standing]:
    """Most supplied cities, then most money, then most cities; a full tie is shared (PG-13.4, A10)."""
    return ranking(
        {
            player.seat: {
                "supplied": min(most_supplied(player.plants, player.fuel), len(player.cities)),
                "money": player.cash,
                "cities": len(player.cities),
            }
            for player in s.players
        }
    )
