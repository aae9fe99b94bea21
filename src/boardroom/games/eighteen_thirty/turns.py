"""Turns: a player's in a stock round, a company's in an operating round (E-5.1, E-6.3)."""

from __future__ import annotations

from typing import Final

from boardroom.core.steps import Seat, step_fields
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.asking import Asking
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn
from boardroom.games.eighteen_thirty.state import CompanyId, State


@step_fields
class PlayerTurn(Asking):
    """The fields of a player's stock turn; `StockTurn` adds the moves."""

    seat: Seat = shown()
    acted: bool = shown(default=False)
    bought: CompanyId | None = shown(default=None)
    from_offering: bool = shown(default=False)
    parred: bool = shown(default=False)
    sold_after: bool = shown(default=False)
    prices: tuple[tuple[CompanyId, int], ...] = shown(default=())
    """The price before the first drop of each company sold in this turn (E-5.4)."""
    declined: tuple[tuple[str, Seat], ...] = shown(default=())

    def note_action(self) -> None:
        """Something was done in this turn, so that it is no pass (E-5.16)."""
        self.acted = True


TURNS: Final = (PlayerTurn, OperatingTurn)


def turn_under_way(s: State) -> PlayerTurn | OperatingTurn:
    """The topmost turn on the stack."""
    for one in reversed(s.steps):
        if isinstance(one, TURNS):
            return one
    raise AssertionError("no turn on the stack")
