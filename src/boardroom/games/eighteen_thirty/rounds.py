"""The sequence of rounds: sale, stock round, operating rounds, end (E-1.10, E-2.3, E-7.1, E-7.4)."""

from __future__ import annotations

from boardroom.core.steps import Over, Seat, Step, Tell, step
from boardroom.games.eighteen_thirty.facts import GameEnded
from boardroom.games.eighteen_thirty.operate.round import begin_operating_round
from boardroom.games.eighteen_thirty.state import ROUND_END, State
from boardroom.games.eighteen_thirty.stock.round import begin_stock_round


@step(ROUND_END, "E-5.15", frozen=True)
class RoundEnd(Step):
    """Between two rounds; the final state of a round can be seen before the next begins."""

    def waits(self, s: State) -> tuple[Seat, ...]:
        return ()

    def proceed(self, s: State, tell: Tell) -> None:
        if s.round == 0:
            begin_stock_round(s, tell)
        elif s.operating == 0:
            # The best train bought so far fixes the number of rounds now (E-2.3).
            s.operating_rounds = s.phase_rules.operating_rounds
            begin_operating_round(s, tell)
        elif s.operating < s.operating_rounds:
            begin_operating_round(s, tell)
        elif is_last(s):
            clause = "E-7.1" if s.broken else "E-7.3"
            tell(GameEnded, clause)
            s.steps[:] = [Over(clause)]
        else:
            begin_stock_round(s, tell)


def is_last(s: State) -> bool:
    """Whether this set of operating rounds is the last: the bank has run out (E-7.1, E-7.4, D-20)."""
    last = s.profile.last_round
    return s.broken or (last is not None and s.round >= last)
