"""The stock round: its turns, priority, its end (E-5.2, E-5.15 to E-5.18, E-5.24, E-4.19)."""

from __future__ import annotations

from boardroom.core.steps import Seat, Step, Tell, make_step, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.facts import PriorityMoved, StockRoundBegan
from boardroom.games.eighteen_thirty.state import ROUND_END, State
from boardroom.games.eighteen_thirty.stock.certificates import fund
from boardroom.games.eighteen_thirty.stock.marker import move_marker, rank

STOCK_TURN = "eighteen_thirty.stock_turn"


def begin_stock_round(s: State, tell: Tell) -> None:
    """Begin with the priority holder (E-5.15)."""
    s.round += 1
    s.operating = 0
    for player in s.players:
        player.sold = ()
    tell(StockRoundBegan, s.round)
    s.steps[:] = [StockRound(s.priority)]


@step("eighteen_thirty.stock_round", "E-5.15", frozen=True)
class StockRound(Step):
    """Turns run clockwise until all players pass in succession. (E-5.2)"""

    seat: Seat = shown()
    passes: int = shown(default=0)
    last: Seat | None = shown(default=None)

    def waits(self, s: State) -> tuple[Seat, ...]:
        return ()

    def proceed(self, s: State, tell: Tell) -> None:
        if self.passes < len(s.players):
            s.steps.append(make_step(STOCK_TURN, seat=self.seat))
            return
        self.close(s, tell)

    def close(self, s: State, tell: Tell) -> None:
        """Pay capital, move sold-out markers up, pass the priority card (E-5.24, E-4.19, E-5.17)."""
        for company in s.companies:
            if company.floated and not company.funded:
                fund(s, company, tell)
        sold_out = [c for c in s.companies if c.par and c.offering == 0 and c.pool == 0]
        for company in sorted(sold_out, key=rank):  # E-4.20
            move_marker(s, company, "up", 1, tell)
        if self.last is not None:
            s.priority = (self.last + 1) % len(s.players)
            tell(PriorityMoved, s.priority)
        s.steps[:] = [make_step(ROUND_END)]
